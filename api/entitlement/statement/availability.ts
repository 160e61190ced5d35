import { earliest, latest, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { yearOf } from './leave-year.js';
import { inLedgerOrder, leaveEvent, type LedgerEvent } from './ledger-event.js';
import type { Ledger } from './ledger.js';
import { isTracked } from './rule-on-day.js';
import type { LeaveDayCost, StatementFacts } from './statement-facts.js';
import { ledgerUntil } from './statement.js';
import { openFrom, type OrderedFacts } from './year-grants.js';

/** The day on which a request would lack most, and how much. */
export interface Shortfall {
  day: CalendarDate;
  by: number;
}

export interface RequestBalance {
  /** On `from`, without the request; null where nothing limits it. */
  available: number | null;
  /** On `to`, with the request. */
  remaining: number | null;
  /** Undefined when no day, then or later, would show more debt than is allowed or than it has without the request. */
  shortfall: Shortfall | undefined;
}

/** All from one derivation. */
export function requestBalance(
  facts: StatementFacts,
  requested: readonly LeaveDayCost[],
  from = dayOf(requested[0]),
  to = dayOf(requested.at(-1)),
): RequestBalance {
  const { ordered, ledger, events, added } = withRequested(facts, requested, [from, to]);
  return {
    available: mostOn(ordered, ledger.fork(), events, from),
    remaining: mostOn(ordered, ledger.fork(), [...events, ...added].sort(inLedgerOrder), to),
    shortfall: compare(ordered, ledger, events, added),
  };
}

/** Without the balances, which take most of the time. */
export function requestShortfall(
  facts: StatementFacts,
  requested: readonly LeaveDayCost[],
): Shortfall | undefined {
  const { ordered, ledger, events, added } = withRequested(facts, requested);
  return compare(ordered, ledger, events, added);
}

function withRequested(
  facts: StatementFacts,
  requested: readonly LeaveDayCost[],
  bounds: readonly CalendarDate[] = [],
) {
  const days = [...bounds, ...requested.map(({ day }) => day)];
  const ordered = openFrom(facts, earliest(...days));
  const added = requested.map((leave) => leaveEvent(ordered, leave));
  return { ordered, ...following(ordered, days), added };
}

function dayOf(leave: LeaveDayCost | undefined): CalendarDate {
  return leave?.day ?? '';
}

/** The most that could be taken on `day`; null where nothing limits it. */
export function availableOn(facts: StatementFacts, day: CalendarDate): number | null {
  const ordered = openFrom(facts, day);
  const { ledger, events } = following(ordered, [day]);
  return mostOn(ordered, ledger, events, day);
}

function mostOn(
  facts: OrderedFacts,
  ledger: Ledger,
  events: readonly LedgerEvent[],
  day: CalendarDate,
): number | null {
  const limit = limitOn(facts, day);
  if (limit === null) return null;
  const past = events.filter((event) => event.day <= day);
  for (const event of past) ledger.apply(event);
  ledger.expire(day);
  const later = events.slice(past.length);
  const debts = debtsByDay(ledger, later);
  const lackOf = (cost: number) =>
    compare(
      facts,
      ledger,
      later,
      [leaveEvent(facts, { leaveId: '', day, cost, kind: 'reserved' })],
      debts,
    )?.by ?? 0;
  const most = Math.max(0, ledger.allocations.usable + limit - ledger.allocations.debt);
  const lack = lackOf(most);
  if (lack === 0) return most;
  let [free, short] = [0, most];
  const narrow = (cost: number) => {
    if (cost <= free || cost >= short) return;
    if (lackOf(cost) === 0) free = cost;
    else short = cost;
  };
  // Mostly all but what the most would lack.
  narrow(most - lack);
  narrow(most - lack + 1);
  while (short - free > 1) narrow(Math.floor((free + short) / 2));
  return free;
}

/** Null: no policy holds, it does not track, or it has no limit. */
export function limitOn(facts: StatementFacts, day: CalendarDate): number | null {
  const span = spanOn(facts.rules, day);
  return isTracked(span) ? (span?.rules?.negativeLimit ?? null) : null;
}

/** Runs the events with what is asked, and compares the end of each day with the debt that it has without. */
function compare(
  facts: StatementFacts,
  from: Ledger,
  events: readonly LedgerEvent[],
  asked: readonly LedgerEvent[],
  debts = debtsByDay(from, events),
): Shortfall | undefined {
  const withAsked = from.fork();
  const all = [...events, ...asked].sort(inLedgerOrder);
  let debt = from.allocations.debt;
  let worst: Shortfall | undefined;
  for (const [index, event] of all.entries()) {
    withAsked.apply(event);
    const { day } = event;
    if (all[index + 1]?.day === day) continue;
    debt = debts.get(day) ?? debt;
    const limit = limitOn(facts, day);
    if (limit === null) continue;
    const by = withAsked.allocations.debt - Math.max(limit, debt);
    if (by > (worst?.by ?? 0)) worst = { day, by };
  }
  return worst;
}

/** At the end of each day with an event. */
function debtsByDay(from: Ledger, events: readonly LedgerEvent[]): Map<CalendarDate, number> {
  const ledger = from.fork();
  const debts = new Map<CalendarDate, number>();
  for (const event of events) {
    ledger.apply(event);
    debts.set(event.day, ledger.allocations.debt);
  }
  return debts;
}

/** All that follows, with the days on which another limit begins. */
function following(
  ordered: OrderedFacts,
  asked: readonly CalendarDate[],
): ReturnType<typeof ledgerUntil> {
  const [first, last] = [earliest(...asked), lastKnownDay(ordered, asked)];
  const { ledger, events } = ledgerUntil(ordered, last, first);
  const limits = ordered.rules
    .filter(({ from }) => from > first && from <= last)
    .map(({ from }) => ({ day: from, kind: 'limit' as const }));
  return { ledger, events: [...events, ...limits].sort(inLedgerOrder) };
}

/**
 * To the end of that leave year, in which a tier can still take back part of what it has granted. What a whole year grants is never below 0, so a later one
 * adds no debt by itself.
 */
function lastKnownDay(ordered: OrderedFacts, asked: readonly CalendarDate[]): CalendarDate {
  const { rules, workingTime, entries, leave, employedTo } = ordered;
  const days = [...rules, ...workingTime].map(({ from }) => from);
  const last = latest(
    ...days,
    ...[...entries, ...leave].map(({ day }) => day),
    ...asked,
    employedTo ?? '0001-01-01',
  );
  return latest(last, yearOf(ordered.grants.years(last), last, ordered)?.to ?? last);
}
