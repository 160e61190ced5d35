import type { CalendarDate } from '../../contract/calendar-date.js';
import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import { closedDay } from '../statement/closing.js';
import type { StatementFacts } from '../statement/statement-facts.js';

/** An employment with closed leave years, up to `day`. */
export interface ClosedEmployment {
  period: EmploymentPeriod;
  facts: StatementFacts;
  day: CalendarDate;
}

/** In the order of the employments. Each has a statement of its own, which ends before the next one begins. */
export function closedEmployments(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  closedUntil = person.closedUntil(type.id),
): ClosedEmployment[] {
  if (closedUntil === null) return [];
  return person.periods.flatMap((period) => {
    const facts = person.statementFacts(type, period);
    const day = closedDay(facts, closedUntil, person.lastDayBeforeNext(period));
    return day === undefined ? [] : [{ period, facts, day }];
  });
}

/** Nothing dated up to there can be booked or ruled any more. */
export function lastClosedDay(
  person: PersonEntitlement,
  type: LeaveTypeRules,
): CalendarDate | undefined {
  return closedEmployments(person, type).at(-1)?.day;
}
