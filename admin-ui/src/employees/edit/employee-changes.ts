import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  contactDetails,
  type ContactField,
  type Gender,
  type MaritalStatus,
} from '../../../../api/contract/employee/employee-fields.js';
import { minorUnits } from '../../../../api/contract/money.js';
import { plainAmount } from '../../forms/plain-amount';
import type { MessageKey } from '../../i18n/use-text';
import type { Employee } from '../employee';

export interface EditedEmployee extends Record<ContactField, string> {
  name: string;
  maritalStatus: MaritalStatus | '';
  designation: string;
  /** As typed. */
  salary: string;
  /** Its id. */
  department: string;
  hireDate: string;
  manager: Employee['manager'];
  /** Ids of employees. */
  approver: string;
  deputy: string;
  leftOn: string;
  employeeId: string;
  dob: string;
  gender: Gender | '';
  image: File | null;
}

export type EditedField = keyof EditedEmployee;

/** By the call that saves them. */
export const BASICS = ['name', 'maritalStatus', 'designation', 'salary', 'department'] as const;
/** Texts of several lines come last. */
export const CONTACT = CONTACT_FIELD_NAMES.toSorted(
  (a, b) => Number('multiline' in CONTACT_FIELDS[a]) - Number('multiline' in CONTACT_FIELDS[b]),
);
export const EMPLOYMENT = ['hireDate', 'manager', 'approver', 'deputy', 'leftOn'] as const;
export const IDENTITY = ['employeeId', 'dob', 'gender'] as const;

/** In their order on the screen. */
export const FIELD_NAMES: Record<EditedField, MessageKey> = {
  name: 'employees.fullName',
  maritalStatus: 'employees.maritalStatus',
  image: 'employees.profileImage',
  designation: 'employees.designation',
  salary: 'employees.salary',
  department: 'employees.department',
  ...(Object.fromEntries(CONTACT.map((field) => [field, `employees.profile.${field}`])) as Record<
    ContactField,
    MessageKey
  >),
  hireDate: 'employees.profile.hireDate',
  manager: 'employees.profile.manager',
  approver: 'employees.profile.approver',
  deputy: 'employees.profile.deputy',
  leftOn: 'employees.leaving.leftOn',
  employeeId: 'employees.employeeId',
  dob: 'employees.dateOfBirth',
  gender: 'employees.gender',
};

export function editable({
  name,
  maritalStatus,
  designation,
  salary,
  department,
  employeeId,
  dob,
  gender,
  hireDate,
  manager,
  approver,
  deputy,
  leftOn,
  ...contact
}: Employee): EditedEmployee {
  return {
    ...contactDetails((field) => contact[field] ?? ''),
    name,
    maritalStatus: maritalStatus ?? '',
    designation: designation ?? '',
    salary: salary?.toFixed(2) ?? '',
    department: department._id,
    employeeId,
    dob: dob ?? '',
    gender: gender ?? '',
    hireDate: hireDate ?? '',
    manager,
    approver: approver?._id ?? '',
    deputy: deputy?._id ?? '',
    leftOn: leftOn ?? '',
    image: null,
  };
}

/** react-admin's inputs hold null after they are emptied. */
export function editedIn(values: Record<string, unknown>): EditedEmployee {
  const texts = [
    ...BASICS,
    ...CONTACT,
    ...IDENTITY,
    'hireDate',
    'approver',
    'deputy',
    'leftOn',
  ].map((field) => [field, values[field] ?? '']);
  return {
    ...Object.fromEntries(texts),
    manager: values.manager || null,
    image: values.image ?? null,
  } as EditedEmployee;
}

export function changedFields(edited: EditedEmployee, stored: EditedEmployee): EditedField[] {
  return (Object.keys(FIELD_NAMES) as EditedField[]).filter(
    (field) => comparable(field, edited) !== comparable(field, stored),
  );
}

function comparable(field: EditedField, values: EditedEmployee): unknown {
  const value = values[field];
  if (field === 'salary') return minorUnits(plainAmount(values.salary)) ?? values.salary;
  if (typeof value === 'string') return value.trim();
  return value && !(value instanceof File) ? `${value._id ?? ''} ${value.name}` : value;
}
