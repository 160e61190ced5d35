import type { CalendarDate } from '../../contract/calendar-date.js';
import { refusal, refusalText, type Refusal } from '../../contract/problem.js';

/** Stored as the reason of a hold that payment itself sets, and worded where it is read. */
export const RECORD_EXISTS = 'payroll.record_exists';

/** In English, and as a key and values if nobody typed it. */
export function holdReason(
  stored: string,
  name: string,
  date: CalendarDate,
): { text: string; refusal: Refusal | null } {
  if (stored !== RECORD_EXISTS) return { text: stored, refusal: null };
  const exists = refusal(RECORD_EXISTS, { name, date });
  return { text: refusalText(exists), refusal: exists };
}
