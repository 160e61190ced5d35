import type { CalendarDate } from '../../contract/calendar-date.js';
import { instantOf, type DayReader } from './day-reader.js';
import type { Value } from './extended-json.js';
import { repairedText } from './repaired-text.js';
import type { OldDocument } from './old-document.js';

/** What reading a document needs to know of here and now. */
export interface Reading {
  days: DayReader;
  /** Milliseconds since 1970. */
  now: number;
  today: CalendarDate;
}

/** When a document was made, in milliseconds since 1970. */
export function madeAt(document: OldDocument, { now }: Reading, ...names: string[]): number {
  return document.madeAt(instantOf(document.value(...names, 'createdat', 'createat', 'created')), now);
}

/** A text that must be there: what cannot be stored is mended and what is missing is `missing`, each with a remark. */
export function requiredText(document: OldDocument, field: string, value: Value | undefined, limits: { max: number; multiline?: boolean; missing: string }): string {
  const read = optionalText(document, field, value, limits);
  if (read === null) document.note(field, value, `Missing; stored as '${limits.missing}'.`);
  return read ?? limits.missing;
}

export function optionalText(document: OldDocument, field: string, value: Value | undefined, { max, multiline }: { max: number; multiline?: boolean }): string | null {
  const read = repairedText(value, max, multiline);
  if (read?.mended) document.note(field, value, `Too long (${max} characters at most) or with characters that cannot be stored; stored without them.`);
  return read?.text ?? null;
}
