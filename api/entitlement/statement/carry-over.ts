import { addDays, addMonths, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { Allocation, Allocations } from './allocations.js';
import type { Movement } from './ledger-line.js';
import type { StatementFacts } from './statement-facts.js';

// Generators: the ledger writes each movement while the allocations have the balance that belongs to it.

/** Allocations that can no longer be used on `day` lapse, up to the last day of employment. */
export function* expire(
  allocations: Allocations,
  { employedTo }: StatementFacts,
  day: CalendarDate,
): Generator<Movement> {
  for (const allocation of allocations.endedBefore(day)) {
    const { id, until } = allocation;
    const lapsed = until === null ? day : addDays(until, 1);
    if (employedTo !== null && lapsed > employedTo) continue;
    const rest = allocations.remove(allocation);
    if (rest > 0)
      yield {
        day: lapsed,
        kind: 'expired',
        amount: -rest,
        parts: [{ allocation: id, amount: rest }],
      };
  }
}

/** At the end of a leave year, what is left of it and of earlier ones crosses up to the limit of the policy on `day`; the rest lapses. */
export function* carryOver(
  allocations: Allocations,
  facts: StatementFacts,
  day: CalendarDate,
): Generator<Movement> {
  for (const year of allocations.ofYearsBefore(day)) yield* endYear(allocations, facts, day, year);
}

/** Without a policy on the day after, nothing says that leave lapses. */
function* endYear(
  allocations: Allocations,
  { rules }: StatementFacts,
  day: CalendarDate,
  year: Allocation,
): Generator<Movement> {
  const { id } = year;
  const rest = allocations.remove(year);
  if (rest === 0) return;
  const span = spanOn(rules, day);
  const { carry = null, carryMonths = null } = span?.rules ?? {};
  const carried =
    carry === null ? rest : Math.max(0, Math.min(rest, carry - allocations.carried()));
  const why = {
    numbers: { of: rest, ...(carry === null ? {} : { limit: carry }) },
    source: { version: span?.version ?? null },
  };
  const until = carryMonths === null ? null : addDays(addMonths(day, carryMonths), -1);
  if (carried > 0)
    allocations.grant({ id: `carried ${id}`, kind: 'carried', from: day, until }, carried);
  if (carried < rest)
    yield {
      day,
      kind: 'expired',
      amount: carried - rest,
      parts: [{ allocation: id, amount: rest - carried }],
      ...why,
    };
  if (carried > 0)
    yield {
      day,
      kind: 'carried',
      amount: 0,
      until,
      parts: [{ allocation: id, amount: carried }],
      ...why,
    };
}
