import type { ImportField } from '../../../api/contract/imports/import-fields.js';
import { PAY_PERIODS } from '../../../api/contract/imports/import-mapping.js';
import { LEAVE_TYPES } from '../../../api/contract/leave/leave-types.js';
import { LEAVE_STATUSES } from '../../../api/contract/leave/leave-statuses.js';
import { GENDERS, MARITAL_STATUSES } from '../../../api/contract/employee/employee-fields.js';
import { ROLES } from '../../../api/contract/auth/roles.js';
import type { Text } from '../i18n/use-text';

const CHOICES = {
  gender: { values: GENDERS, messages: 'person.genders' },
  maritalStatus: { values: MARITAL_STATUSES, messages: 'person.maritalStatuses' },
  payPeriod: { values: PAY_PERIODS, messages: 'imports.pay.periods' },
  role: { values: ROLES, messages: 'person.roles' },
  leaveType: { values: LEAVE_TYPES, messages: 'leave.types' },
  status: { values: LEAVE_STATUSES, messages: 'leave.statuses' },
} as const;

const choiceFor = (field: string) =>
  Object.hasOwn(CHOICES, field) ? CHOICES[field as keyof typeof CHOICES] : undefined;

/** Names that the company has given: its leave types, employment types and work patterns. */
export interface CompanyChoices {
  leaveType?: readonly string[] | undefined;
  employmentType?: readonly string[];
  pattern?: readonly string[];
}

export const choicesOf = (field: ImportField, company: CompanyChoices = {}): readonly string[] => {
  if (field === 'leaveType') return company.leaveType ?? LEAVE_TYPES;
  if (field === 'employmentType' || field === 'pattern') return company[field] ?? [];
  return choiceFor(field)?.values ?? [];
};

/** Returns an unknown value unchanged. */
export function choiceLabel(text: Text, field: string, value: string): string {
  const choice = choiceFor(field);
  if (!choice || !(choice.values as readonly string[]).includes(value)) return value;
  return text(`${choice.messages}.${value}` as Parameters<Text>[0]);
}
