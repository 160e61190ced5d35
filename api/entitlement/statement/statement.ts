import type { CalendarDate } from '../../contract/calendar-date.js';
import { inOrder } from '../../contract/dated-spans.js';
import { Ledger } from './ledger.js';
import { ledgerEvents } from './ledger-event.js';
import type { LedgerLine } from './ledger-line.js';
import type { StatementFacts } from './statement-facts.js';

/** All lines up to `until`, derived from the dated facts alone: a later `until` changes no earlier line. */
export function statement(facts: StatementFacts, until: CalendarDate): LedgerLine[] {
  const ordered = orderedFacts(facts);
  const ledger = new Ledger(ordered);
  for (const event of ledgerEvents(ordered, until)) ledger.apply(event);
  ledger.expire(until);
  return ledger.lines;
}

export function orderedFacts(facts: StatementFacts): StatementFacts {
  return { ...facts, rules: inOrder(facts.rules), workingTime: inOrder(facts.workingTime) };
}
