import { useState } from 'react';
import { useGetOne } from 'ra-core';
import { useSearchParams } from 'react-router';
import { officePath } from '../paths';
import { FormSkeleton } from '../forms/form-layout';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { PageHead } from '../ui/layout/page-head';
import type { Person } from '../people/person';
import { SalaryForm, type SalaryStart } from './salary-form';

/** `?employee=` preselects the employee. */
export default function SalaryCreate() {
  const text = useText();
  const [query] = useSearchParams();
  const id = query.get('employee') ?? '';
  const {
    data: employee,
    error,
    refetch,
  } = useGetOne<Person>('employees', { id }, { enabled: id !== '' });
  const [another, setAnother] = useState<SalaryStart>();
  const back = { to: officePath.employees, label: text('salaries.manageEmployees') };

  function content() {
    // Each record has a form of its own.
    if (another)
      return (
        <SalaryForm
          key={another.number}
          of={another.employee}
          start={another}
          onAnother={setAnother}
        />
      );
    if (id === '' || employee)
      return <SalaryForm key={id} of={id === '' ? undefined : employee} onAnother={setAnother} />;
    return error ? (
      <RecordMissing
        failure={error}
        onTryAgain={() => void refetch()}
        title={text('salaries.notFound')}
        back={back}
      />
    ) : (
      <FormSkeleton fields={4} />
    );
  }

  return (
    <>
      <PageHead title={text('salaries.add')} />
      {content()}
    </>
  );
}
