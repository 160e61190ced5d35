import { useWatch } from 'react-hook-form';
import { dateIn } from '../../../api/contract/calendar-date.js';
import { GENDERS, MARITAL_STATUSES } from '../../../api/contract/personal-details.js';
import { ROLES } from '../../../api/contract/roles.js';
import { DateInput } from '../forms/date-input';
import { FormSection } from '../forms/form-section';
import { ImageInput } from '../forms/image-input';
import { MoneyInput } from '../forms/money-input';
import { PasswordInput } from '../forms/password-input';
import { TextInput } from '../forms/text-input';
import { useText } from '../i18n/use-text';
import { useConfig } from '../providers/config';
import { ChoiceInput } from './choice-input';
import { DepartmentInput } from './department-input';

const EARLIEST_BIRTH = '1900-01-01';
const SHORTEST_PASSWORD = 6;

export function PersonalSection() {
  const text = useText();
  const config = useConfig();
  const name = useWatch({ name: 'name' }) as string | undefined;
  return (
    <FormSection title={text('employees.personal')} help={text('employees.personalHelp')}>
      <TextInput source="name" label={text('employees.fullName')} maxLength={100} />
      <DateInput source="dob" label={text('employees.dateOfBirth')} min={EARLIEST_BIRTH} max={dateIn(config?.timeZone ?? 'UTC', new Date())} />
      <ChoiceInput source="gender" label={text('employees.gender')} choices={GENDERS} named={(gender) => `person.genders.${gender}`} />
      <ChoiceInput source="maritalStatus" label={text('employees.maritalStatus')} choices={MARITAL_STATUSES} named={(status) => `person.maritalStatuses.${status}`} />
      <ImageInput source="image" label={text('employees.profileImage')} name={name ?? ''} />
    </FormSection>
  );
}

export function EmploymentSection() {
  const text = useText();
  return (
    <FormSection title={text('employees.employment')} help={text('employees.employmentHelp')}>
      <TextInput source="employeeId" label={text('employees.employeeId')} maxLength={50} autoCapitalize="none" spellCheck={false} />
      <TextInput source="designation" label={text('employees.designation')} maxLength={100} />
      <DepartmentInput />
      <MoneyInput source="salary" label={text('employees.salary')} />
    </FormSection>
  );
}

export function AccountSection() {
  const text = useText();
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
        check={(password) => ([...password].length < SHORTEST_PASSWORD ? text('employees.passwordShort') : undefined)}
      />
    </FormSection>
  );
}
