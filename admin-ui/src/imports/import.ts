import { IMPORT_FIELDS, type ImportField, type ImportFieldDefinition, type ImportKind, type ImportRecord, type ImportState } from '../../../api/contract/imports.js';

export type Step = 'upload' | 'columns' | 'check' | 'apply';

/** The step to show when the URL names none. */
export function stepOf(state: ImportState): Step {
  if (state === 'Reading' || state === 'Uploaded') return 'columns';
  return state === 'Checking' || state === 'Checked' ? 'check' : 'apply';
}

const RUNNING: ImportState[] = ['Reading', 'Checking', 'Applying', 'Undoing'];

export const isRunning = ({ state }: ImportRecord): boolean => RUNNING.includes(state);

/** The file and its columns can still be changed. */
export const isOpen = ({ state }: ImportRecord): boolean => state === 'Uploaded' || state === 'Checked';

export const rowsToImport = ({ counts }: ImportRecord): number => (counts ? counts.new + counts.changed : 0);

export const fieldsOf = (kind: ImportKind) => Object.keys(IMPORT_FIELDS[kind]) as ImportField[];

export const definitionOf = (kind: ImportKind, field: string): ImportFieldDefinition | undefined =>
  (IMPORT_FIELDS[kind] as Record<string, ImportFieldDefinition>)[field];
