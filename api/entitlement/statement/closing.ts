import { earliest, type CalendarDate } from '../../contract/calendar-date.js';
import { Allocations } from './allocations.js';
import type { Closing, StatementFacts } from './statement-facts.js';
import { deriveLedger } from './statement.js';
import { openFrom, orderedFacts } from './year-grants.js';

/** The last end of a leave year by the day up to which the type is closed: a leave year is closed as a whole, or to `lastDay`, after which the next employment begins. */
export function closedDay(
  facts: StatementFacts,
  closedUntil: CalendarDate,
  lastDay = closedUntil,
): CalendarDate | undefined {
  const ordered = orderedFacts(facts);
  const years = ordered.grants
    .years(earliest(closedUntil, lastDay))
    .map(({ to }) => (lastDay < closedUntil ? earliest(to, lastDay) : to));
  const ends = [...years, ...ordered.closings.map(({ day }) => day)];
  return ends
    .filter((day) => day <= closedUntil)
    .toSorted()
    .at(-1);
}

export function closingOn(facts: StatementFacts, day: CalendarDate): Closing {
  const { allocations } = deriveLedger(orderedFacts(facts), day);
  return {
    day,
    allocations: allocations.all.filter(({ rest }) => rest > 0),
    debt: allocations.debt,
  };
}

export function closedBalance(closing: Closing): number {
  return Allocations.of(closing).balance;
}

/**
 * The balance of the first open day derived from other facts, less that derived from the present ones. Closings from
 * `changed` on are left out, since they no longer follow the facts.
 */
export function closedDifference(
  present: StatementFacts,
  other: StatementFacts,
  changed: CalendarDate,
  firstOpen: CalendarDate,
): number {
  const balance = (facts: StatementFacts) =>
    deriveLedger(openFrom(facts, changed), firstOpen).allocations.balance;
  return balance(other) - balance(present);
}
