import {
  IMPORT_FIELDS,
  importFieldOf,
  type ImportField,
  type ImportKind,
} from '../../../api/contract/imports/import-fields.js';
import type { ImportMapping } from '../../../api/contract/imports/import-mapping.js';
import type { ImportRecord, ImportState } from '../../../api/contract/imports/imports.js';
import {
  leaveTypeOfField,
  typeBalanceField,
} from '../../../api/contract/leave/type-balance-field.js';

export type Step = 'upload' | 'columns' | 'check' | 'apply';

/** The step to show when the URL names none. */
export function stepOf(state: ImportState): Step {
  if (state === 'Reading' || state === 'Uploaded') return 'columns';
  return state === 'Checking' || state === 'Checked' ? 'check' : 'apply';
}

const RUNNING: ImportState[] = ['Reading', 'Checking', 'Applying', 'Undoing'];

export const isRunning = ({ state }: ImportRecord): boolean => RUNNING.includes(state);

/** The file and its columns can still be changed. */
export const isOpen = ({ state }: ImportRecord): boolean =>
  state === 'Uploaded' || state === 'Checked';

export const rowsToImport = ({ counts }: ImportRecord): number =>
  counts ? counts.new + counts.changed : 0;

export const fieldsOf = (kind: ImportKind) => Object.keys(IMPORT_FIELDS[kind]) as ImportField[];

/** Also the balance of each of these leave types, before the day from which it counts. */
export function fieldsWithBalances(kind: ImportKind, leaveTypes: readonly string[]): ImportField[] {
  const fields = fieldsOf(kind);
  const at = fields.indexOf('countsFrom');
  return at < 0
    ? fields
    : [...fields.slice(0, at), ...leaveTypes.map(typeBalanceField), ...fields.slice(at)];
}

/** Leave types whose balance is in a column of its own. */
export const typesWithColumn = ({ columns }: ImportMapping): string[] =>
  Object.keys(columns).flatMap((field) => leaveTypeOfField(field) ?? []);

export function isNumeric(kind: ImportKind, field: string): boolean {
  const fieldKind = importFieldOf(kind, field)?.kind;
  return fieldKind === 'amount' || fieldKind === 'balance';
}
