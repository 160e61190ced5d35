import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { Posting } from './accrual.js';
import { yearOf, type LeaveYear } from './leave-year.js';
import { isTracked } from './rule-on-day.js';
import type { Closing, LeaveDayCost, LedgerEntry, StatementFacts } from './statement-facts.js';
import type { OrderedFacts } from './year-grants.js';

export type LedgerEvent =
  | { day: CalendarDate; kind: 'yearEnd' }
  | { day: CalendarDate; kind: 'posting'; year: LeaveYear; posting: Posting }
  /** Its leave year; on a day without a policy the next one. */
  | { day: CalendarDate; kind: 'entry'; year: LeaveYear | undefined; entry: LedgerEntry }
  | { day: CalendarDate; kind: 'leave'; leave: LeaveDayCost; tracked: boolean }
  | { day: CalendarDate; kind: 'closing'; closing: Closing }
  /** Moves nothing: the balance is compared with another limit from this day on. */
  | { day: CalendarDate; kind: 'limit' };

/** Within a day: expiry and carry-over, accrual, entries, leave, and what is fixed at its end. */
const ORDER = { yearEnd: 0, posting: 1, entry: 2, leave: 3, closing: 4, limit: 5 } as const;

/** All that moves a balance after the day `after` and up to `until`, in order. */
export function ledgerEvents(
  facts: OrderedFacts,
  until: CalendarDate,
  after: CalendarDate = '0001-01-01',
): LedgerEvent[] {
  const years = facts.grants.years(until);
  const first = years[0]?.from;
  const lastDays = new Set([...years.map(({ to }) => to), ...facts.closings.map(({ day }) => day)]);
  const events: LedgerEvent[] = [
    ...[...lastDays]
      .filter((day) => facts.employedTo === null || facts.employedTo > day)
      .map((day) => ({ day: addDays(day, 1), kind: 'yearEnd' as const })),
    ...facts.closings.map((closing) => ({ day: closing.day, kind: 'closing' as const, closing })),
    ...years
      .filter(({ to }) => to > after)
      .flatMap((year) =>
        facts.grants
          .postings(year)
          .map((posting) => ({ day: posting.day, kind: 'posting' as const, year, posting })),
      ),
    ...withoutReversed(facts.entries)
      .filter(({ day }) => day > after && day <= until)
      .map((entry) => ({
        day: entry.day,
        kind: 'entry' as const,
        year: yearOf(years, entry.day, facts) ?? facts.grants.yearAfter(entry.day),
        entry,
      })),
    ...facts.leave
      .filter(({ day }) => first !== undefined && day >= first)
      .map((leave) => leaveEvent(facts, leave)),
  ];
  return events.filter(({ day }) => day > after && day <= until).sort(inLedgerOrder);
}

export function leaveEvent(facts: StatementFacts, leave: LeaveDayCost): LedgerEvent {
  return {
    day: leave.day,
    kind: 'leave',
    leave,
    tracked: isTracked(spanOn(facts.rules, leave.day)),
  };
}

export function inLedgerOrder(a: LedgerEvent, b: LedgerEvent): number {
  return compare(a.day, b.day) || ORDER[a.kind] - ORDER[b.kind] || compare(idOf(a), idOf(b));
}

function idOf(event: LedgerEvent): string {
  if (event.kind === 'entry') return event.entry.id;
  return event.kind === 'leave' ? event.leave.leaveId : '';
}

/** An entry and the one that reverses it both drop out; a closed entry stays, and what corrects it counts on its own day. */
function withoutReversed(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const isReversal = ({ kind, reverses }: LedgerEntry) =>
    reverses !== null && kind !== 'correction';
  const reversed = new Set(entries.filter(isReversal).map(({ reverses }) => reverses));
  return entries.filter((entry) => !isReversal(entry) && !reversed.has(entry.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
