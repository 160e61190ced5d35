import { IMPORT_FIELDS } from '../../contract/imports.js';
import { HOLIDAY_HEADINGS } from '../holidays/table-holidays.js';
import { PAYMENT_HEADINGS } from '../payments/payment-columns.js';
import { HEADING_WORDS, headingKey } from './heading-words.js';

const KNOWN = new Set(
  [
    ...Object.values(HEADING_WORDS).flatMap((fields) =>
      Object.values(fields).flatMap((words = '') => words.split(',')),
    ),
    ...Object.values(IMPORT_FIELDS).flatMap((fields) =>
      Object.values(fields).map(({ label }) => label),
    ),
    ...Object.values(PAYMENT_HEADINGS).flat(),
    ...Object.values(HOLIDAY_HEADINGS).flat(),
  ].map(headingKey),
);

const LONGEST = 100;

/** A heading of any table that is read. */
export function isKnownHeading(text: string): boolean {
  return text.length <= LONGEST && KNOWN.has(headingKey(text));
}
