import type { CalendarDate } from '../../contract/calendar-date.js';
import { inOrder } from '../../contract/dated-spans.js';
import { Ledger } from './ledger.js';
import { ledgerEvents, type LedgerEvent } from './ledger-event.js';
import type { LedgerLine } from './ledger-line.js';
import type { StatementFacts } from './statement-facts.js';

/**
 * The lines up to `until`, derived from the dated facts alone: a later `until` changes no earlier line. They begin with the newest closing before
 * `since`, the first day that is asked for.
 */
export function statement(facts: StatementFacts, until: CalendarDate, since = until): LedgerLine[] {
  return derived(orderedFacts(facts), until, since).lines;
}

export function derived(ordered: StatementFacts, until: CalendarDate, since = until): Ledger {
  const { ledger, events } = begun(ordered, until, since);
  for (const event of events) ledger.apply(event);
  ledger.expire(until);
  return ledger;
}

/** The ledger as it stands at the newest closing before `since`, and all that follows up to `until`. */
export function begun(ordered: StatementFacts, until: CalendarDate, since: CalendarDate): { ledger: Ledger; events: LedgerEvent[] } {
  const closing = ordered.closings.findLast(({ day }) => day < since);
  return { ledger: closing ? Ledger.after(ordered, closing) : new Ledger(ordered), events: ledgerEvents(ordered, until, closing?.day) };
}

export function orderedFacts(facts: StatementFacts): StatementFacts {
  const closings = facts.closings.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  // The same rules stay the same object, by which what they give is kept.
  const isInOrder = facts.rules.every(({ from }, index) => index === 0 || (facts.rules[index - 1]?.from ?? '') <= from);
  return { ...facts, rules: isInOrder ? facts.rules : inOrder(facts.rules), workingTime: inOrder(facts.workingTime), closings };
}
