import { addDays, addYears, latest, type CalendarDate } from '../../contract/calendar-date.js';
import { latestFutureDate } from '../../contract/date-limits.js';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';
import type { PlannedChange } from './planned-change.js';

const LABEL = 'Date';

/** The day whose balances are compared: a later one shows what a change in the past means today. */
export function previewDay({ from, yearStart = '01-01', yearEnd }: PlannedChange, asked: CalendarDate | null | undefined, today: CalendarDate): CalendarDate {
  if (yearEnd) return yearEnd.until;
  if (!asked) return lastDayOfYear(yearStart, latest(from, today));
  const last = addYears(latestFutureDate(today), 1);
  if (asked < from) throw Problem.at('on', refusal('date.too_early', { label: LABEL, earliest: from }));
  if (asked > last) throw Problem.at('on', refusal('date.too_late', { label: LABEL, latest: last }));
  return asked;
}

function lastDayOfYear(yearStart: string, day: CalendarDate): CalendarDate {
  const first = `${day.slice(0, 4)}-${yearStart}`;
  return addDays(first > day ? first : addYears(first, 1), -1);
}
