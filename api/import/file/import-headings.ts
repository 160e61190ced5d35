import { IMPORT_FIELDS, type ImportFieldDefinition } from '../../contract/imports.js';
import { HEADING_WORDS, headingKey } from './heading-words.js';

const KNOWN = new Set(
  [
    ...Object.values(HEADING_WORDS).flatMap((fields) =>
      Object.values(fields).flatMap((words = '') => words.split(',')),
    ),
    ...Object.values<Record<string, ImportFieldDefinition>>(IMPORT_FIELDS).flatMap((fields) =>
      Object.values(fields).map(({ label }) => label),
    ),
  ].map(headingKey),
);

/** A heading of a field of any import. */
export function isImportHeading(text: string): boolean {
  return KNOWN.has(headingKey(text));
}
