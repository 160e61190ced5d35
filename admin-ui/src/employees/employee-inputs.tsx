import type { ReactNode } from 'react';
import {
  EARLIEST_BIRTH,
  EARLIEST_EMPLOYMENT,
  latestFutureDate,
} from '../../../api/contract/calendar-date.js';
import {
  EMPLOYEE_FIELDS,
  GENDERS,
  MARITAL_STATUSES,
} from '../../../api/contract/employee/employee-fields.js';
import { useToday } from '../api/use-today';
import { DateInput } from '../forms/date-field/date-input';
import { MoneyInput, TextInput } from '../forms/inputs';
import { useText } from '../i18n/use-text';
import { ChoiceInput } from './choice-input';

const LONGEST_NAME = 100;

interface Props {
  hint?: ReactNode;
}

interface CompletableProps extends Props {
  /** While an import left it unknown. */
  optional?: boolean;
}

export function FullNameInput() {
  const text = useText();
  return <TextInput source="name" label={text('employees.fullName')} maxLength={LONGEST_NAME} />;
}

export function EmployeeIdInput(props: Props) {
  const text = useText();
  return (
    <TextInput
      {...props}
      source="employeeId"
      label={text('employees.employeeId')}
      maxLength={EMPLOYEE_FIELDS.employeeId.max}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

export function DateOfBirthInput(props: CompletableProps) {
  const text = useText();
  const today = useToday();
  return (
    <DateInput
      {...props}
      birth
      source="dob"
      label={text('employees.dateOfBirth')}
      min={EARLIEST_BIRTH}
      max={today}
    />
  );
}

export function GenderInput(props: CompletableProps) {
  const text = useText();
  return (
    <ChoiceInput
      {...props}
      source="gender"
      label={text('employees.gender')}
      choices={GENDERS}
      named={(gender) => `person.genders.${gender}`}
    />
  );
}

export function MaritalStatusInput(props: CompletableProps) {
  const text = useText();
  return (
    <ChoiceInput
      {...props}
      source="maritalStatus"
      label={text('employees.maritalStatus')}
      choices={MARITAL_STATUSES}
      named={(status) => `person.maritalStatuses.${status}`}
    />
  );
}

export function DesignationInput(props: CompletableProps) {
  const text = useText();
  return (
    <TextInput
      {...props}
      source="designation"
      label={text('employees.designation')}
      maxLength={EMPLOYEE_FIELDS.designation.max}
    />
  );
}

export function SalaryInput(props: CompletableProps) {
  const text = useText();
  return <MoneyInput {...props} source="salary" label={text('employees.salary')} />;
}

interface EmploymentDateProps extends Props {
  source: 'hireDate' | 'leftOn';
  label: string;
  check?: (date: string) => string | undefined;
}

export function EmploymentDateInput(props: EmploymentDateProps) {
  const today = useToday();
  return (
    <DateInput
      {...props}
      optional
      min={EARLIEST_EMPLOYMENT}
      max={today && latestFutureDate(today)}
    />
  );
}
