import { IMPORT_FIELDS, type ImportField, type ImportFieldDefinition, type ImportKind, type ImportRecord, type ImportState } from '../../../api/contract/imports.js';

/** The four of the wizard, in their order. */
export type Step = 'upload' | 'columns' | 'check' | 'apply';

/** Where an import stands that is opened without naming a step. */
export function stepOf(state: ImportState): Step {
  if (state === 'Reading' || state === 'Uploaded') return 'columns';
  return state === 'Checking' || state === 'Checked' ? 'check' : 'apply';
}

const RUNNING: ImportState[] = ['Reading', 'Checking', 'Applying', 'Undoing'];

export const isRunning = ({ state }: ImportRecord): boolean => RUNNING.includes(state);

/** Its file and its columns can still be chosen anew. */
export const isOpen = ({ state }: ImportRecord): boolean => state === 'Uploaded' || state === 'Checked';

/** Rows that go in, together or not at all. */
export const going = ({ counts }: ImportRecord): number => (counts ? counts.new + counts.changed : 0);

export const fieldsOf = (kind: ImportKind) => Object.keys(IMPORT_FIELDS[kind]) as ImportField[];

/** Undefined for what a kind does not have. */
export const definitionOf = (kind: ImportKind, field: string): ImportFieldDefinition | undefined =>
  (IMPORT_FIELDS[kind] as Record<string, ImportFieldDefinition>)[field];
