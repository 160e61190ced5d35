import type { Gender } from '../../../../api/contract/personal-details.js';
import type { MessageKey } from '../../i18n/use-text';
import type { Employee } from '../employee';

/** What the form holds. */
export interface Corrected {
  employeeId: string;
  dob: string;
  gender: Gender;
  phone: string;
  emergencyContact: string;
  address: string;
  hireDate: string;
  manager: Employee['manager'];
  leftOn: string;
  image: File | null;
}

export type CorrectedField = keyof Corrected;

export const IDENTITY = ['employeeId', 'dob', 'gender'] as const;
export const CONTACT = ['phone', 'emergencyContact', 'address'] as const;
export const EMPLOYMENT = ['hireDate', 'manager', 'leftOn'] as const;

export const FIELD_NAMES: Record<CorrectedField, MessageKey> = {
  employeeId: 'employees.employeeId',
  dob: 'employees.dateOfBirth',
  gender: 'employees.gender',
  phone: 'employees.profile.phone',
  emergencyContact: 'employees.profile.emergencyContact',
  address: 'employees.profile.address',
  hireDate: 'employees.profile.hireDate',
  manager: 'employees.profile.manager',
  leftOn: 'employees.leaving.leftOn',
  image: 'employees.profileImage',
};

export function correctable({ employeeId, dob, gender, phone, emergencyContact, address, hireDate, manager, leftOn }: Employee): Corrected {
  const contact = { phone: phone ?? '', emergencyContact: emergencyContact ?? '', address: address ?? '' };
  return { employeeId, dob, gender, ...contact, hireDate: hireDate ?? '', manager, leftOn: leftOn ?? '', image: null };
}

/** Out of the form, where react-admin's inputs hold null when nothing is left in them. */
export function correctedIn(values: Record<string, unknown>): Corrected {
  const texts = [...IDENTITY, ...CONTACT, 'hireDate', 'leftOn'].map((field) => [field, values[field] ?? '']);
  return { ...Object.fromEntries(texts), manager: values.manager || null, image: values.image ?? null } as Corrected;
}

/** The fields that hold something else than is stored, in their order on the screen. */
export function changedFields(held: Corrected, stored: Corrected): CorrectedField[] {
  return (Object.keys(FIELD_NAMES) as CorrectedField[]).filter((field) => plain(held[field]) !== plain(stored[field]));
}

function plain(value: Corrected[CorrectedField]): unknown {
  if (typeof value === 'string') return value.trim();
  return value && !(value instanceof File) ? `${value._id ?? ''} ${value.name}` : value;
}
