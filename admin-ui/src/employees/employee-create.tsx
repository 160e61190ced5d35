import { EMPLOYEE_FIELDS } from '../../../api/contract/employee-fields.js';
import { useWatch } from 'react-hook-form';
import { dateIn } from '../../../api/contract/calendar-date.js';
import { consistsOfOwnWords } from '../../../api/contract/own-words.js';
import { GENDERS, MARITAL_STATUSES } from '../../../api/contract/personal-details.js';
import { ROLES } from '../../../api/contract/roles.js';
import { officePath, newestFirst } from '../paths';
import { CreateForm } from '../forms/create-form';
import { DateInput, MoneyInput, PasswordInput, TextInput } from '../forms/inputs';
import { FormActions, FormSection } from '../forms/form-layout';
import { ImageInput } from '../forms/image-input';
import { plainAmount } from '../forms/plain-amount';
import { useText } from '../i18n/use-text';
import { useConfig } from '../api/config';
import { useLeaveWith } from '../forms/use-leave-with';
import { PageHead } from '../ui/layout/page-head';
import { ChoiceInput, DepartmentInput } from './choice-input';

const EARLIEST_BIRTH = '1900-01-01';
const SHORTEST_PASSWORD = 6;

function PersonalSection() {
  const text = useText();
  const config = useConfig();
  const name = useWatch({ name: 'name' }) as string | undefined;
  return (
    <FormSection title={text('employees.personal')} help={text('employees.personalHelp')}>
      <TextInput source="name" label={text('employees.fullName')} maxLength={100} />
      <DateInput source="dob" label={text('employees.dateOfBirth')} min={EARLIEST_BIRTH} max={dateIn(config?.timeZone ?? 'UTC')} />
      <ChoiceInput source="gender" label={text('employees.gender')} choices={GENDERS} named={(gender) => `person.genders.${gender}`} />
      <ChoiceInput source="maritalStatus" label={text('employees.maritalStatus')} choices={MARITAL_STATUSES} named={(status) => `person.maritalStatuses.${status}`} />
      <ImageInput source="image" label={text('employees.profileImage')} name={name ?? ''} />
    </FormSection>
  );
}

function EmploymentSection() {
  const text = useText();
  return (
    <FormSection title={text('employees.employment')} help={text('employees.employmentHelp')}>
      <TextInput source="employeeId" label={text('employees.employeeId')} maxLength={EMPLOYEE_FIELDS.employeeId.max} autoCapitalize="none" spellCheck={false} />
      <TextInput source="designation" label={text('employees.designation')} maxLength={EMPLOYEE_FIELDS.designation.max} />
      <DepartmentInput />
      <MoneyInput source="salary" label={text('employees.salary')} />
    </FormSection>
  );
}

function AccountSection() {
  const text = useText();
  const company = useConfig()?.companyName ?? '';
  return (
    <FormSection title={text('employees.account')} help={text('employees.accountHelp')}>
      <TextInput
        source="email"
        label={text('employees.email')}
        type="email"
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
        check={(email) => (/^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : text('employees.emailMalformed'))}
      />
      <ChoiceInput source="role" label={text('employees.role')} choices={ROLES} named={(role) => `person.roles.${role}`} />
      <PasswordInput
        source="password"
        label={text('employees.password')}
        hint={text('employees.passwordHint')}
        autoComplete="new-password"
        check={(password, { name, email }) => {
          if ([...password].length < SHORTEST_PASSWORD) return text('employees.passwordShort');
          return consistsOfOwnWords(password, [name, email, company].filter((word) => typeof word === 'string')) ? text('password.ownWords') : undefined;
        }}
      />
    </FormSection>
  );
}

export default function EmployeeCreate() {
  const text = useText();
  const leaveWith = useLeaveWith();
  const onCreated = () => leaveWith(text('employees.created'), newestFirst(officePath.employees));

  return (
    <>
      <PageHead title={text('employees.add')} parent={{ to: officePath.employees, label: text('employees.list') }} />
      <CreateForm resource="employees" transform={(values) => ({ ...values, salary: plainAmount(values.salary as string) })} onCreated={onCreated}>
        <PersonalSection />
        <EmploymentSection />
        <AccountSection />
        <FormActions submit={text('employees.create')} busy={text('employees.creating')} cancel={officePath.employees} />
      </CreateForm>
    </>
  );
}
