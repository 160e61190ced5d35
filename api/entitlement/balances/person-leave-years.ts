import { earliest, latest, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import { leaveYearFor } from './balance.js';

export interface LeaveYearSpan {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * All leave years under a policy that begin by `until`, in order. The last of an ended employment reaches to its last entry, such as a payout after the last
 * day, and to the return, on which what is left of it ends, unless a leave year begins with that.
 */
export function personLeaveYears(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  until: CalendarDate,
): LeaveYearSpan[] {
  const spans: LeaveYearSpan[] = [];
  for (const period of person.periods) {
    const last = person.lastDayBeforeNext(period);
    const facts = person.statementFacts(type, period);
    const years = facts.grants
      .years(earliest(until, last ?? until))
      .map(({ from, to }) => ({ from, to: earliest(to, last ?? to) }));
    const final = years.at(-1);
    if (final && facts.employedTo !== null && facts.employedTo <= final.to)
      final.to = latest(final.to, ...facts.entries.map(({ day }) => day));
    const earlier = spans.at(-1);
    if (
      earlier &&
      period.hiredOn !== null &&
      period.hiredOn <= until &&
      years[0]?.from !== period.hiredOn
    )
      earlier.to = period.hiredOn;
    spans.push(...years);
  }
  return spans;
}
/** An entry counts from its day on, or from the next day on which a policy holds, before another employment begins. */
export function appearsInBalance(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  day: CalendarDate,
): boolean {
  const period = person.periodOn(day);
  const last = person.lastDayBeforeNext(period);
  const rules = person.rulesOf(type.id);
  const shown = spanOn(rules, day)?.rules
    ? day
    : rules.find((span) => span.from > day && span.rules)?.from;
  if (shown === undefined || (last && shown > last)) return false;
  return leaveYearFor(person.statementFacts(type, period), shown) !== undefined;
}
