import type { ImportField } from '../../../api/contract/imports.js';
import { LEAVE_STATUSES } from '../../../api/contract/leave-statuses.js';
import { LEAVE_TYPES } from '../../../api/contract/leave-types.js';
import { GENDERS, MARITAL_STATUSES } from '../../../api/contract/personal-details.js';
import { ROLES } from '../../../api/contract/roles.js';
import { type Text } from '../i18n/use-text';

const CHOICES = {
  gender: { values: GENDERS, words: 'person.genders' },
  maritalStatus: { values: MARITAL_STATUSES, words: 'person.maritalStatuses' },
  role: { values: ROLES, words: 'person.roles' },
  leaveType: { values: LEAVE_TYPES, words: 'leave.types' },
  status: { values: LEAVE_STATUSES, words: 'leave.statuses' },
} as const;

const known = (field: string) => (Object.hasOwn(CHOICES, field) ? CHOICES[field as keyof typeof CHOICES] : undefined);

/** What a choice field can hold. */
export const choicesOf = (field: ImportField): readonly string[] => known(field)?.values ?? [];

/** One of them as a word of ours; what is none stays what it is. */
export function choiceLabel(text: Text, field: string, value: string): string {
  const choice = known(field);
  if (!choice || !(choice.values as readonly string[]).includes(value)) return value;
  return text(`${choice.words}.${value}` as Parameters<Text>[0]);
}
