import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { officePath } from '../paths';
import { FormSkeleton } from '../forms/form-layout';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { PageHead } from '../ui/layout/page-head';
import type { Employee } from './employee';
import { SalaryForm } from './salary-form';

/** `?employee=` preselects the employee. */
export default function SalaryCreate() {
  const text = useText();
  const [query] = useSearchParams();
  const id = query.get('employee') ?? '';
  const { data: employee, error, refetch } = useGetOne<Employee>('employees', { id }, { enabled: id !== '' });
  const back = { to: officePath.employees, label: text('salaries.manageEmployees') };

  function content() {
    if (id === '' || employee) return <SalaryForm key={id} of={id === '' ? undefined : employee} />;
    return error ? <RecordMissing failure={error} onTryAgain={() => void refetch()} title={text('salaries.notFound')} back={back} /> : <FormSkeleton fields={4} />;
  }

  return (
    <>
      <PageHead title={text('salaries.add')} />
      {content()}
    </>
  );
}
