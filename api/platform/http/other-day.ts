import {
  EARLIEST_EMPLOYMENT,
  latestFutureDate,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import { denied, isAdmin, type Actor } from '../access/actor.js';
import { requireDate } from './fields/date-limits.js';

export const AS_OF = {
  description: 'Another day than today; days to come, with what is planned, only for admins',
  example: '2026-03-01',
  required: false,
};

/** Undefined for today. A day to come shows what is planned. */
export function otherDay(
  actor: Actor,
  asOf: CalendarDate | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  if (asOf === undefined || asOf === today) return undefined;
  requireDate('asOf', 'As of', asOf, {
    earliest: EARLIEST_EMPLOYMENT,
    latest: latestFutureDate(today),
  });
  if (asOf > today && !isAdmin(actor)) throw denied();
  return asOf;
}
