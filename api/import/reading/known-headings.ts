import { headingKey } from '../file/heading-words.js';
import { isImportHeading } from '../file/import-headings.js';
import { PAYMENT_HEADINGS } from '../file/payment-headings.js';
import { HOLIDAY_HEADINGS } from '../holidays/table-holidays.js';

const OTHERS = new Set(
  [...Object.values(PAYMENT_HEADINGS), ...Object.values(HOLIDAY_HEADINGS)].flat().map(headingKey),
);

/** A heading of any table that is read. */
export function isKnownHeading(text: string): boolean {
  return isImportHeading(text) || OTHERS.has(headingKey(text));
}
