import { headingKey } from '../file/heading-words.js';
import { isImportHeading } from '../file/import-headings.js';
import { PAYMENT_HEADINGS } from '../file/payment-headings.js';
import { HOLIDAY_HEADINGS } from '../holidays/holiday-headings.js';

let others: Set<string> | undefined;

/** A heading of any table that is read. */
export function isKnownHeading(text: string): boolean {
  if (isImportHeading(text)) return true;
  others ??= new Set(
    [...Object.values(PAYMENT_HEADINGS), ...Object.values(HOLIDAY_HEADINGS)].flat().map(headingKey),
  );
  return others.has(headingKey(text));
}
