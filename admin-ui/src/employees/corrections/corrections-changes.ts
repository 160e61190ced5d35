import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, contactDetails, type ContactField } from '../../../../api/contract/employee-fields.js';
import type { Gender } from '../../../../api/contract/personal-details.js';
import type { MessageKey } from '../../i18n/use-text';
import type { Employee } from '../employee';

export interface Corrected extends Record<ContactField, string> {
  employeeId: string;
  dob: string;
  gender: Gender;
  hireDate: string;
  manager: Employee['manager'];
  leftOn: string;
  image: File | null;
}

export type CorrectedField = keyof Corrected;

export const IDENTITY = ['employeeId', 'dob', 'gender'] as const;
/** Texts of several lines come last. */
export const CONTACT = CONTACT_FIELD_NAMES.toSorted((a, b) => Number('multiline' in CONTACT_FIELDS[a]) - Number('multiline' in CONTACT_FIELDS[b]));
export const EMPLOYMENT = ['hireDate', 'manager', 'leftOn'] as const;

export const FIELD_NAMES: Record<CorrectedField, MessageKey> = {
  employeeId: 'employees.employeeId',
  dob: 'employees.dateOfBirth',
  gender: 'employees.gender',
  ...(Object.fromEntries(CONTACT.map((field) => [field, `employees.profile.${field}`])) as Record<ContactField, MessageKey>),
  hireDate: 'employees.profile.hireDate',
  manager: 'employees.profile.manager',
  leftOn: 'employees.leaving.leftOn',
  image: 'employees.profileImage',
};

export function correctable({ employeeId, dob, gender, hireDate, manager, leftOn, ...contact }: Employee): Corrected {
  return { employeeId, dob, gender, ...contactDetails((field) => contact[field] ?? ''), hireDate: hireDate ?? '', manager, leftOn: leftOn ?? '', image: null };
}

/** react-admin's inputs hold null after they are emptied. */
export function correctedIn(values: Record<string, unknown>): Corrected {
  const texts = [...IDENTITY, ...CONTACT, 'hireDate', 'leftOn'].map((field) => [field, values[field] ?? '']);
  return { ...Object.fromEntries(texts), manager: values.manager || null, image: values.image ?? null } as Corrected;
}

/** In their order on the screen. */
export function changedFields(values: Corrected, stored: Corrected): CorrectedField[] {
  return (Object.keys(FIELD_NAMES) as CorrectedField[]).filter((field) => plain(values[field]) !== plain(stored[field]));
}

function plain(value: Corrected[CorrectedField]): unknown {
  if (typeof value === 'string') return value.trim();
  return value && !(value instanceof File) ? `${value._id ?? ''} ${value.name}` : value;
}
