import {
  addDays,
  addYears,
  earliest,
  latest,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { LeaveBalanceRecord } from '../../contract/leave/leave-balances.js';
import { availableOn, limitOn } from '../statement/availability.js';
import { yearOf, type LeaveYear } from '../statement/leave-year.js';
import type { LedgerLine } from '../statement/ledger-line.js';
import { isTracked } from '../statement/rule-on-day.js';
import type { StatementFacts } from '../statement/statement-facts.js';
import { statement } from '../statement/statement.js';
import { orderedFacts, type OrderedFacts } from '../statement/year-grants.js';
import { expiringAfter, grantAfter } from './coming-lines.js';

/** As it is sent, in thousandths of a day or minutes. */
export interface Balance extends Omit<LeaveBalanceRecord, 'leaveType' | 'policy' | 'pattern'> {
  /** The first day after `on` on which any of this changes by itself. */
  changesOn: CalendarDate | null;
}

/** Undefined where there is no leave year: without a policy, or under years from a hire date that is unknown. */
export function balanceOf(
  stored: StatementFacts,
  on: CalendarDate,
  today: CalendarDate,
): Balance | undefined {
  const facts = orderedFacts(stored);
  const year = leaveYearFor(facts, on);
  if (!year) return undefined;
  const tracked = isTracked(spanOn(facts.rules, on));
  // The last leave year of an employment does not end: a payout can be long after it.
  const lines = statement(
    facts,
    latest(addDays(year.to, 1), today, on),
    earliest(year.from, on, today),
  );
  const leave = leaveWithin(facts, year, earliest(on, today));
  const ends = facts.employedTo !== null && facts.employedTo <= year.to;
  return {
    tracked,
    balance: totalOn(lines, on),
    left: totalOn(lines, on) - leave.after(on),
    taken: leave.taken,
    booked: leave.booked,
    reserved: leave.reserved,
    available: tracked ? available(facts, lines, year, on) : null,
    granted: grantedIn(lines, year.from, latest(year.to, on)),
    carriesOver: ends ? 0 : (spanOn(facts.rules, addDays(year.to, 1))?.rules?.carry ?? null),
    ledgerToday: totalOn(lines, today),
    leaveYear: { from: year.from, to: year.to },
    endedOn: endedBefore(facts, on),
    expiring: expiringAfter(facts, lines, year, on),
    next: grantAfter(facts, lines, year, on),
    changesOn: firstChange(facts, lines, year, on),
  };
}

/** Before the first day of employment or policy: the leave year that begins with it. */
export function leaveYearFor(facts: OrderedFacts, on: CalendarDate): LeaveYear | undefined {
  const years = facts.grants.years(latest(on, facts.employedFrom ?? on));
  return yearOf(years, on, facts) ?? years.find(({ from }) => from > on);
}

export function totalOn(lines: readonly LedgerLine[], day: CalendarDate): number {
  return lines.findLast((line) => line.day <= day)?.balance ?? 0;
}

/** The last day of the employment, if `on` is after it. What is left then can be paid out or settled, and no longer be taken. */
function endedBefore({ employedTo }: StatementFacts, on: CalendarDate): CalendarDate | null {
  return employedTo !== null && employedTo < on ? employedTo : null;
}

/** Where more is gone than allowed, now or later in the leave year, it says how much is lacking. */
function available(
  facts: StatementFacts,
  lines: readonly LedgerLine[],
  year: LeaveYear,
  on: CalendarDate,
): number | null {
  const free = endedBefore(facts, on) === null ? availableOn(facts, on) : 0;
  if (free !== 0) return free;
  const later = [...lines.map(({ day }) => day), ...facts.rules.map(({ from }) => from)].filter(
    (day) => day > on && day <= year.to,
  );
  const lacking = [on, ...later].map(
    (day) => -totalOn(lines, day) - (limitOn(facts, day) ?? Infinity),
  );
  return 0 - Math.max(0, ...lacking);
}

/** Without what lapses within the year: it was granted all the same. */
function grantedIn(lines: readonly LedgerLine[], from: CalendarDate, to: CalendarDate): number {
  const carriedIn =
    lines.findLast(
      ({ day, kind }) => day < from || (day === from && (kind === 'expired' || kind === 'carried')),
    )?.balance ?? 0;
  const moved = lines.filter(
    ({ day, kind }) =>
      day >= from && day <= to && !['expired', 'carried', 'taken', 'reserved'].includes(kind),
  );
  return moved.reduce((sum, { amount }) => sum + amount, carriedIn);
}

function leaveWithin({ leave, rules }: StatementFacts, { from, to }: LeaveYear, now: CalendarDate) {
  const days = leave.filter(({ day }) => day >= from && day <= to);
  const sum = (chosen: typeof days) => chosen.reduce((total, { cost }) => total + cost, 0);
  const [approved, pending] = [
    days.filter(({ kind }) => kind === 'taken'),
    days.filter(({ kind }) => kind === 'reserved'),
  ];
  return {
    taken: sum(approved.filter(({ day }) => day <= now)),
    booked: sum(approved.filter(({ day }) => day > now)),
    reserved: sum(pending),
    /** Only leave that counts against the balance. */
    after: (on: CalendarDate) =>
      sum(days.filter(({ day }) => day > on && isTracked(spanOn(rules, day)))),
  };
}

function firstChange(
  { rules, workingTime, leave, entries, employedTo }: StatementFacts,
  lines: readonly LedgerLine[],
  year: LeaveYear,
  on: CalendarDate,
): CalendarDate | null {
  const starts = [...rules, ...workingTime].map(({ from }) => from);
  const days = [
    ...starts,
    ...lines.map(({ day }) => day),
    ...[...leave, ...entries].map(({ day }) => day),
    year.from,
    addDays(year.to, 1),
    addDays(employedTo ?? addYears(on, 1), 1),
  ];
  const later = days.filter((day) => day > on);
  return later.length === 0 ? null : earliest(...later);
}
