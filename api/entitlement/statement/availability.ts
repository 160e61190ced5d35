import { earliest, latest, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { Ledger } from './ledger.js';
import { inLedgerOrder, leaveEvent, type LedgerEvent } from './ledger-event.js';
import { isTracked } from './rule-on-day.js';
import { leaveYears, yearOf } from './leave-year.js';
import { begun, orderedFacts } from './statement.js';
import type { LeaveDayCost, StatementFacts } from './statement-facts.js';

/** What a request would lack, on the day on which it would lack most. */
export interface Shortfall {
  day: CalendarDate;
  by: number;
}

/** Undefined when no day, then or later, would show more debt than is allowed or than it has without the request. */
export function shortfallOf(facts: StatementFacts, asked: readonly LeaveDayCost[]): Shortfall | undefined {
  if (asked.length === 0) return undefined;
  const days = asked.map(({ day }) => day);
  const ordered = closedBefore(facts, earliest(...days));
  const { ledger, events } = checked(ordered, days);
  return compare(ordered, ledger, events, asked.map((leave) => leaveEvent(ordered, leave)));
}

/** The most that could be taken on `day`; null where nothing limits it. */
export function availableOn(facts: StatementFacts, day: CalendarDate): number | null {
  const ordered = closedBefore(facts, day);
  const limit = limitOn(ordered, day);
  if (limit === null) return null;
  const { ledger, events } = checked(ordered, [day]);
  const past = events.filter((event) => event.day <= day);
  for (const event of past) ledger.apply(event);
  ledger.expire(day);
  const later = events.slice(past.length);
  const debts = debtsByDay(ledger, later);
  const lackOf = (cost: number) => compare(ordered, ledger, later, [leaveEvent(ordered, { leaveId: '', day, cost, kind: 'reserved' })], debts)?.by ?? 0;
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

/** What is asked for in the closed past counts on, as if it were open. */
function closedBefore(facts: StatementFacts, day: CalendarDate): StatementFacts {
  return orderedFacts({ ...facts, closings: facts.closings.filter((closing) => closing.day < day) });
}

/** Runs the events with what is asked, and compares the end of each day with the debt that it has without. */
function compare(facts: StatementFacts, from: Ledger, events: readonly LedgerEvent[], asked: readonly LedgerEvent[], debts = debtsByDay(from, events)): Shortfall | undefined {
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
function checked(ordered: StatementFacts, asked: readonly CalendarDate[]): ReturnType<typeof begun> {
  const [first, last] = [earliest(...asked), lastKnownDay(ordered, asked)];
  const { ledger, events } = begun(ordered, last, first);
  const limits = ordered.rules.filter(({ from }) => from > first && from <= last).map(({ from }) => ({ day: from, kind: 'limit' as const }));
  return { ledger, events: [...events, ...limits].sort(inLedgerOrder) };
}

/**
 * To the end of that leave year, in which a tier can still take back part of what it has granted. What a whole year grants is never below 0, so a later one
 * adds no debt by itself.
 */
function lastKnownDay(ordered: StatementFacts, asked: readonly CalendarDate[]): CalendarDate {
  const { rules, workingTime, entries, leave, employedTo } = ordered;
  const days = [...rules, ...workingTime].map(({ from }) => from);
  const last = latest(...days, ...[...entries, ...leave].map(({ day }) => day), ...asked, employedTo ?? '0001-01-01');
  return latest(last, yearOf(leaveYears(ordered, last), last, ordered)?.to ?? last);
}
