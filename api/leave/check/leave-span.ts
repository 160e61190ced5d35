import {
  inclusiveDays,
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import { LONGEST_LEAVE_DAYS } from '../../contract/leave/leave-types.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { LeaveType } from '../../entitlement/entitlement.tables.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import type { RequestedLeave } from '../requested-leave.js';

const MINUTES_OF_A_DAY = 1440;

/** The limits of all dates of leave. */
export function requireLeaveDate(
  field: string,
  label: string,
  day: CalendarDate,
  today: CalendarDate,
): void {
  requireDate(field, label, day, { earliest: EARLIEST_LEAVE, latest: latestFutureDate(today) });
}

export function requireSpan(
  { startDate, endDate }: Pick<RequestedLeave, 'startDate' | 'endDate'>,
  today: CalendarDate,
): void {
  requireLeaveDate('startDate', 'Start Date', startDate, today);
  if (endDate < startDate) throw Problem.at('endDate', refusal('leave.ends_before_start'));
  requireLeaveDate('endDate', 'End Date', endDate, today);
  if (inclusiveDays(startDate, endDate) > LONGEST_LEAVE_DAYS)
    throw Problem.at('endDate', refusal('leave.too_long', { max: LONGEST_LEAVE_DAYS }));
}

/** Half days and minutes are for types that have them. */
export function requirePartsAllowed(
  { name, unit, halfDays }: Pick<LeaveType, 'name' | 'unit' | 'halfDays'>,
  asked: RequestedLeave,
): void {
  const { startDate, endDate, startsAt, endsAt, minutes } = asked;
  if (startsAt === 'noon' && halfDays === 0)
    throw Problem.at('startsAt', refusal('leave.whole_days_only', { type: name }));
  if (endsAt === 'noon' && halfDays === 0)
    throw Problem.at('endsAt', refusal('leave.whole_days_only', { type: name }));
  if (startDate === endDate && startsAt === 'noon' && endsAt === 'noon')
    throw Problem.at('endsAt', refusal('leave.no_half_left'));
  if (minutes === null) return;
  if (unit !== 'minutes')
    throw Problem.at('minutes', refusal('leave.counted_in_days', { type: name }));
  if (minutes < 1 || minutes > MINUTES_OF_A_DAY)
    throw Problem.at(
      'minutes',
      refusal('field.not_count_between', { label: 'Minutes', min: 1, max: MINUTES_OF_A_DAY }),
    );
  if (startDate !== endDate) throw Problem.at('minutes', refusal('leave.minutes_of_one_day'));
}
