import type { CalendarDate } from '../../contract/calendar-date.js';
import {
  firstDayOutside,
  type EmploymentPeriod,
} from '../../contract/employee/employment-periods.js';
import { Problem, refusal, type Refusal } from '../../contract/problem.js';

/** Nobody is on leave from an employment that they do not have. Two employments without a gap are as one. */
export function notEmployed(
  periods: readonly EmploymentPeriod[],
  startDate: CalendarDate,
  endDate: CalendarDate,
): Problem | undefined {
  const outside = firstDayOutside(periods, startDate, endDate);
  return (
    outside &&
    Problem.at(
      outside.date === startDate ? 'startDate' : 'endDate',
      reason(outside.leftOn, outside.hiredOn),
    )
  );
}

function reason(leftOn: CalendarDate | null, hireDate: CalendarDate | null): Refusal {
  if (leftOn !== null && hireDate !== null)
    return refusal('leave.between_employments', { leftOn, hireDate });
  return leftOn === null
    ? refusal('leave.before_hire', { hireDate: hireDate ?? '' })
    : refusal('leave.after_last_day', { leftOn });
}
