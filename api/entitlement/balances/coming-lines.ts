import {
  addDays,
  addYears,
  earliest,
  latest,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import type { LeaveYear } from '../statement/leave-year.js';
import type { LedgerLine } from '../statement/ledger-line.js';
import type { StatementFacts } from '../statement/statement-facts.js';
import { statement } from '../statement/statement.js';

interface ExpiringAmount {
  amount: number;
  /** The last day on which it can be used. */
  on: CalendarDate;
}

interface NextGrant {
  on: CalendarDate;
  amount: number;
}

/** Nobody looks further ahead. */
const YEARS_AHEAD = 2;

/** Amounts that lapse if nothing more is booked: by the leave year's end, or later if they are there on the day. `lines` reach to the day after the leave year. */
export function expiringAfter(
  facts: StatementFacts,
  lines: readonly LedgerLine[],
  year: LeaveYear,
  on: CalendarDate,
): ExpiringAmount[] {
  const yearEnd = addDays(year.to, 1);
  const closed = facts.closings
    .filter(({ day }) => day <= on)
    .flatMap(({ allocations }) => allocations.filter(({ kind }) => kind !== 'year'));
  const untils = [...lines.filter(({ day }) => day <= on), ...closed].flatMap(({ until }) =>
    until !== null && until >= yearEnd ? [until] : [],
  );
  const last =
    untils.length === 0
      ? yearEnd
      : earliest(addDays(latest(...untils), 1), addYears(on, YEARS_AHEAD));
  const known = last > yearEnd ? statement(facts, last, on) : lines;
  const held = new Set([
    ...lines.filter(({ day }) => day <= on).map(allocationOf),
    ...closed.map(({ id }) => id),
  ]);
  const byDay = new Map<CalendarDate, number>();
  for (const { day, kind, amount, parts } of known) {
    if (
      kind !== 'expired' ||
      day <= on ||
      day > last ||
      (day > yearEnd && !held.has(parts[0]?.allocation ?? ''))
    )
      continue;
    const lastDay = addDays(day, -1);
    byDay.set(lastDay, (byDay.get(lastDay) ?? 0) - amount);
  }
  return [...byDay].map(([lastDay, amount]) => ({ amount, on: lastDay }));
}

/** Within the leave year or by its successor's first days; after a long wait, within the year that follows. */
export function grantAfter(
  facts: StatementFacts,
  lines: readonly LedgerLine[],
  year: LeaveYear,
  on: CalendarDate,
): NextGrant | null {
  if (facts.employedTo !== null && facts.employedTo <= on) return null;
  return firstGrant(lines, on) ?? firstGrant(statement(facts, addYears(year.to, 1), on), on);
}

function firstGrant(lines: readonly LedgerLine[], on: CalendarDate): NextGrant | null {
  const line = lines.find(
    ({ day, kind, amount }) => day > on && (kind === 'accrual' || kind === 'change') && amount > 0,
  );
  if (!line) return null;
  const same = lines.filter(
    ({ day, kind }) =>
      day === line.day && (kind === 'accrual' || kind === 'change' || kind === 'capped'),
  );
  return { on: line.day, amount: same.reduce((sum, { amount }) => sum + amount, 0) };
}

/** The allocation that a line begins, if it can outlive the leave year. */
function allocationOf({ kind, parts, source }: LedgerLine): string {
  return kind === 'carried' ? `carried ${parts[0]?.allocation}` : `entry ${source.entry}`;
}
