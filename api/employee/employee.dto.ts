import { NAME_MAX } from '../account/account.entity.js';
import { EARLIEST_BIRTH } from '../contract/date-limits.js';
import { NewPasswordField } from '../account/password-field.js';
import { GENDERS, MARITAL_STATUSES, type Gender, type MaritalStatus } from '../contract/personal-details.js';
import { ROLES, type Role } from '../contract/roles.js';
import { ChoiceField } from '../platform/http/fields/choice-field.js';
import { CountField } from '../platform/http/fields/count-field.js';
import { DateField } from '../platform/http/fields/date-field.js';
import { EmailField } from '../platform/http/fields/email-field.js';
import { IdField } from '../platform/http/fields/id-field.js';
import { MoneyField } from '../platform/http/fields/money-field.js';
import { TextField } from '../platform/http/fields/text-field.js';
import { ADDRESS_MAX, DESIGNATION_MAX, EMERGENCY_CONTACT_MAX, EMPLOYEE_ID_MAX, PHONE_MAX } from './employee.entity.js';

export class EmployeeDto {
  @TextField('Full Name', { max: NAME_MAX, example: 'Amara Okafor' })
  name: string;

  @EmailField('Email Address')
  email: string;

  @TextField('Employee ID', { max: EMPLOYEE_ID_MAX, example: 'EMP-0042' })
  employeeId: string;

  @DateField('Date of Birth', { earliest: EARLIEST_BIRTH, example: '1991-04-23' })
  dob: string;

  @IdField('Department')
  department: string;

  @TextField('Designation', { max: DESIGNATION_MAX, example: 'Product Designer' })
  designation: string;

  @MoneyField('Salary')
  salary: number;

  @ChoiceField('Role', ROLES, { example: 'employee' })
  role: Role;

  @ChoiceField('Gender', GENDERS)
  gender: Gender;

  @ChoiceField('Marital Status', MARITAL_STATUSES)
  maritalStatus: MaritalStatus;

  @NewPasswordField('Password')
  password: string;
}

/** The employee object as read and edited: these fields of it count, the rest changes nothing. */
export class EmployeeUpdateDto {
  @TextField('Full Name', { max: NAME_MAX, example: 'Amara Okafor', from: (body) => body.name ?? inside(body.userId, 'name') })
  name: string;

  @ChoiceField('Marital Status', MARITAL_STATUSES)
  maritalStatus: MaritalStatus;

  @TextField('Designation', { max: DESIGNATION_MAX, example: 'Lead Product Designer' })
  designation: string;

  @MoneyField('Salary')
  salary: number;

  @IdField('Department', { from: (body) => inside(body.department, '_id') ?? body.department })
  department: string;

  @CountField('version', { optional: true })
  version?: number | null;
}

export class EmployeeIdentityDto {
  @TextField('Employee ID', { max: EMPLOYEE_ID_MAX, example: 'EMP-0042' })
  employeeId: string;

  @DateField('Date of Birth', { earliest: EARLIEST_BIRTH, example: '1991-04-23' })
  dob: string;

  @ChoiceField('Gender', GENDERS)
  gender: Gender;

  @CountField('version', { optional: true })
  version?: number | null;
}

/** What is missing stays, what is empty is removed. */
export class EmployeeContactDto {
  @TextField('Phone', { max: PHONE_MAX, optional: true, example: '+47 22 12 34 56' })
  phone?: string | null;

  @TextField('Address', { max: ADDRESS_MAX, optional: true, multiline: true, example: 'Storgata 1\n0155 Oslo' })
  address?: string | null;

  @TextField('Emergency Contact', { max: EMERGENCY_CONTACT_MAX, optional: true, example: 'Ngozi Okafor, +47 99 88 77 66' })
  emergencyContact?: string | null;
}

function inside(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, field) ? (value as Record<string, unknown>)[field] : undefined;
}

