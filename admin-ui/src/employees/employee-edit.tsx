import { EMPLOYEE_FIELDS } from '../../../api/contract/employee-fields.js';
import { useEditContext } from 'react-admin';
import { useParams } from 'react-router';
import { MARITAL_STATUSES } from '../../../api/contract/personal-details.js';
import { officePath } from '../paths';
import { EditForm } from '../forms/edit-form';
import { FormActions, FormSection, FormSkeleton } from '../forms/form-layout';
import { MoneyInput, TextInput } from '../forms/inputs';
import { plainAmount } from '../forms/plain-amount';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { useLeaveWith } from '../forms/use-leave-with';
import { PageHead } from '../ui/layout/page-head';
import { ChoiceInput, DepartmentInput } from './choice-input';
import type { ListedEmployee } from './employee';

export default function EmployeeEdit() {
  const text = useText();
  const leaveWith = useLeaveWith();
  const { id = '' } = useParams();

  return (
    <>
      <PageHead title={text('employees.editTitle')} parent={{ to: officePath.employees, label: text('employees.list') }} />
      <EditForm<ListedEmployee>
        resource="employees"
        id={id}
        values={({ name, maritalStatus, designation, salary, department }) => ({ name, maritalStatus, designation, salary: salary?.toFixed(2), department: department?._id })}
        transform={(values) => ({ ...values, salary: plainAmount(values.salary as string) })}
        onSaved={() => leaveWith(text('employees.updated'), officePath.employees)}
        loading={<FormSkeleton fields={5} />}
        missing={(failure) => <Missing failure={failure} />}
      >
        <Sections />
        <FormActions submit={text('employees.update')} busy={text('employees.updating')} cancel={officePath.employees} />
      </EditForm>
    </>
  );
}

function Sections() {
  const text = useText();
  const { record } = useEditContext<ListedEmployee>();
  return (
    <>
      <FormSection title={text('employees.personal')} help={text('employees.personalHelp')}>
        <TextInput source="name" label={text('employees.fullName')} maxLength={100} />
        <ChoiceInput source="maritalStatus" label={text('employees.maritalStatus')} choices={MARITAL_STATUSES} named={(status) => `person.maritalStatuses.${status}`} />
      </FormSection>
      <FormSection title={text('employees.employment')} help={text('employees.employmentHelp')}>
        <TextInput source="designation" label={text('employees.designation')} maxLength={EMPLOYEE_FIELDS.designation.max} />
        <MoneyInput source="salary" label={text('employees.salary')} />
        <DepartmentInput current={record?.department} />
      </FormSection>
    </>
  );
}

function Missing({ failure }: { failure: unknown }) {
  const text = useText();
  const { refetch } = useEditContext();
  return <RecordMissing failure={failure} onTryAgain={() => void refetch()} title={text('employees.notFound')} back={{ to: officePath.employees, label: text('employees.title') }} />;
}
