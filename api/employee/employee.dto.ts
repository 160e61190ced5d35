import { NAME_MAX } from '../account/account.tables.js';
import { NewPasswordField } from '../account/password-field.js';
import { ROLES, type Role } from '../contract/auth/roles.js';
import { EARLIEST_BIRTH, EARLIEST_EMPLOYMENT } from '../contract/calendar-date.js';
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  EMPLOYEE_FIELDS,
  type ContactDetails,
  GENDERS,
  MARITAL_STATUSES,
  type Gender,
  type MaritalStatus,
} from '../contract/employee/employee-fields.js';
import { ChoiceField, FlagField } from '../platform/http/fields/choice-field.js';
import { CountField } from '../platform/http/fields/count-field.js';
import { DateField } from '../platform/http/fields/date-field.js';
import { EmailField } from '../platform/http/fields/email-field.js';
import { IdField } from '../platform/http/fields/id-field.js';
import { MoneyField } from '../platform/http/fields/money-field.js';
import { NameField, TextField } from '../platform/http/fields/text-field.js';
import { FirstAssignmentsField, type FirstAssignment } from './first-assignments-field.js';
import { ManagerField, type ManagerInput } from './manager-field.js';

const { employeeId, dob, designation, salary, gender, maritalStatus, hireDate, phone } =
  EMPLOYEE_FIELDS;

export class EmployeeDto {
  @NameField('Full Name', { max: NAME_MAX, example: 'Amara Okafor' })
  name: string;

  @EmailField('Email Address')
  email: string;

  @TextField(employeeId.label, employeeId)
  employeeId: string;

  @DateField(dob.label, { earliest: EARLIEST_BIRTH, example: dob.example })
  dob: string;

  @IdField('Department')
  department: string;

  @TextField(designation.label, designation)
  designation: string;

  @MoneyField(salary.label)
  salary: number;

  @ChoiceField('Role', ROLES, { example: 'employee' })
  role: Role;

  @ChoiceField(gender.label, GENDERS)
  gender: Gender;

  @ChoiceField(maritalStatus.label, MARITAL_STATUSES)
  maritalStatus: MaritalStatus;

  @NewPasswordField('Password', { optional: (body) => (body as EmployeeDto).invite === true })
  password?: string | null;

  /** The account gets no password, and its owner an invitation to choose one. */
  @FlagField('Invite', { optional: true })
  invite?: boolean | null;

  @DateField(hireDate.label, {
    optional: true,
    earliest: EARLIEST_EMPLOYMENT,
    example: hireDate.example,
  })
  hireDate?: string | null;

  @ManagerField()
  manager?: ManagerInput | null;

  @TextField(phone.label, { ...phone, optional: true })
  phone?: string | null;

  /** From the hire date on, or from today, but not in closed years. What is not named is as for everybody. */
  @FirstAssignmentsField()
  assignments?: FirstAssignment[] | null;
}

/** Clients send the whole employee as read and edited; all other fields are ignored. What is not known yet may be left out: marital status, designation, salary. */
export class EmployeeUpdateDto {
  @NameField('Full Name', {
    max: NAME_MAX,
    example: 'Amara Okafor',
    from: (body) => body.name ?? property(body.userId, 'name'),
  })
  name: string;

  @ChoiceField(maritalStatus.label, MARITAL_STATUSES, { optional: true })
  maritalStatus?: MaritalStatus | null;

  @TextField(designation.label, {
    ...designation,
    example: 'Lead Product Designer',
    optional: true,
  })
  designation?: string | null;

  @MoneyField(salary.label, { optional: true })
  salary?: number | null;

  @IdField('Department', { from: (body) => property(body.department, '_id') ?? body.department })
  department: string;

  /** False: a salary that changes by more than the percentage of payroll's warning is refused with 409 `salary.large_change`. */
  @FlagField('Confirmed', { optional: true })
  confirmed?: boolean | null;

  @CountField('version', { optional: true })
  version?: number | null;
}

export class EmployeeIdentityDto {
  @TextField(employeeId.label, employeeId)
  employeeId: string;

  /** May be left out, as the gender, only while none is stored. */
  @DateField(dob.label, { earliest: EARLIEST_BIRTH, example: dob.example, optional: true })
  dob?: string | null;

  @ChoiceField(gender.label, GENDERS, { optional: true })
  gender?: Gender | null;

  @CountField('version', { optional: true })
  version?: number | null;
}

class ContactBody {}
for (const field of CONTACT_FIELD_NAMES) {
  const { label, ...options } = CONTACT_FIELDS[field];
  // A format is checked only where the value changes.
  TextField(label, { ...options, format: undefined, optional: true })(ContactBody.prototype, field);
}

/** Missing fields stay as they are, empty ones are cleared. */
export class EmployeeContactDto extends (ContactBody as new () => Partial<ContactDetails>) {}

/** Nobody agrees for somebody else. */
export class OwnContactDto extends EmployeeContactDto {
  /** HR and the caller's manager may read of the birthday and the anniversaries of the employment. */
  @FlagField('Birthday and anniversaries', { optional: true })
  celebrate?: boolean | null;
}

function property(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? (value as Record<string, unknown>)[field]
    : undefined;
}
