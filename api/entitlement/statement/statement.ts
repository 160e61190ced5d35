import type { CalendarDate } from '../../contract/calendar-date.js';
import { ledgerEvents, type LedgerEvent } from './ledger-event.js';
import type { LedgerLine } from './ledger-line.js';
import { Ledger } from './ledger.js';
import type { StatementFacts } from './statement-facts.js';
import { orderedFacts, type OrderedFacts } from './year-grants.js';

/**
 * The lines up to `until`, derived from the dated facts alone: a later `until` changes no earlier line. They begin with the newest closing before
 * `since`, the first day that is asked for.
 */
export function statement(facts: StatementFacts, until: CalendarDate, since = until): LedgerLine[] {
  return deriveLedger(orderedFacts(facts), until, since).lines;
}

export function deriveLedger(ordered: OrderedFacts, until: CalendarDate, since = until): Ledger {
  const { ledger, events } = ledgerUntil(ordered, until, since);
  for (const event of events) ledger.apply(event);
  ledger.expire(until);
  return ledger;
}

/** The ledger as it stands at the newest closing before `since`, and all that follows up to `until`. */
export function ledgerUntil(
  ordered: OrderedFacts,
  until: CalendarDate,
  since: CalendarDate,
): { ledger: Ledger; events: LedgerEvent[] } {
  const closing = ordered.closings.findLast(({ day }) => day < since);
  return {
    ledger: closing ? Ledger.after(ordered, closing) : new Ledger(ordered),
    events: ledgerEvents(ordered, until, closing?.day),
  };
}
