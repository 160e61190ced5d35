import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { address, newestFirst } from '../addresses';
import { CreateForm } from '../forms/create-form';
import { FormActions } from '../forms/form-actions';
import { plainAmount } from '../forms/plain-amount';
import { useText } from '../i18n/use-text';
import { PageHead } from '../ui/page-head';
import { AccountSection, EmploymentSection, PersonalSection } from './new-employee-sections';

export default function EmployeeCreate() {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();

  function onCreated() {
    notify(text('employees.created'), { type: 'success' });
    void navigate(newestFirst(address.employees));
  }

  return (
    <>
      <PageHead title={text('employees.add')} within={{ to: address.employees, label: text('employees.list') }} />
      <CreateForm resource="employees" transform={(values) => ({ ...values, salary: plainAmount(values.salary as string) })} onCreated={onCreated}>
        <PersonalSection />
        <EmploymentSection />
        <AccountSection />
        <FormActions submit={text('employees.create')} busy={text('employees.creating')} cancel={address.employees} />
      </CreateForm>
    </>
  );
}
