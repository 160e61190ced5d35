import { IMPORT_FIELDS, type ImportFieldDefinition } from '../../contract/imports/import-fields.js';
import { HEADING_WORDS, headingKey } from './heading-words.js';

let known: Set<string> | undefined;

/** A heading of a field of any import. */
export function isImportHeading(text: string): boolean {
  known ??= readKnown();
  return known.has(headingKey(text));
}

/** Takes a third of the time in which a thread begins, and calendars have no headings. */
function readKnown(): Set<string> {
  const words = Object.values(HEADING_WORDS).flatMap((fields) =>
    Object.values(fields).flatMap((one = '') => one.split(',')),
  );
  const labels = Object.values<Record<string, ImportFieldDefinition>>(IMPORT_FIELDS).flatMap(
    (fields) => Object.values(fields).map(({ label }) => label),
  );
  return new Set([...words, ...labels].map(headingKey));
}
