import type { CalendarDate } from '../../contract/calendar-date.js';
import { readName } from '../../platform/http/fields/read-text.js';
import { instantOf, type DayReader } from './day-reader.js';
import type { Value } from './extended-json.js';
import { repairedText } from './repaired-text.js';
import type { OldDocument } from './old-document.js';

export interface ReadingContext {
  days: DayReader;
  /** Milliseconds since 1970. */
  now: number;
  today: CalendarDate;
}

export function createdAtOf(document: OldDocument, { now }: ReadingContext, ...names: string[]): number {
  return document.createdAt(instantOf(document.value(...names, 'createdat', 'createat', 'created')), now);
}

export function requiredText(document: OldDocument, field: string, value: Value | undefined, limits: { max: number; multiline?: boolean; missing: string }): string {
  const read = optionalText(document, field, value, limits);
  if (read === null) document.note(field, value, `Missing; stored as '${limits.missing}'.`);
  return read ?? limits.missing;
}

export function requiredName(document: OldDocument, field: string, value: Value | undefined, limits: { max: number; missing: string }): string {
  return readName(requiredText(document, field, value, limits), limits.max) as string;
}

export function optionalText(document: OldDocument, field: string, value: Value | undefined, { max, multiline }: { max: number; multiline?: boolean }): string | null {
  const read = repairedText(value, max, multiline);
  if (read?.repaired) document.note(field, value, `Too long (${max} characters at most) or with characters that cannot be stored; stored without them.`);
  return read?.text ?? null;
}
