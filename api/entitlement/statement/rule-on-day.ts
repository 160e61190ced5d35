import { latest, type CalendarDate } from '../../contract/calendar-date.js';
import type { RuleSpan, StatementFacts } from './statement-facts.js';

/** `spans` are in order of their first day. */
export function spanOn<Span extends { from: CalendarDate }>(spans: readonly Span[], day: CalendarDate): Span | undefined {
  let found: Span | undefined;
  for (const span of spans) {
    if (span.from > day) break;
    found = span;
  }
  return found;
}

/** The first day from `day` on that is employed and has rules; undefined when there is none. */
export function firstRuledDay({ rules, employedFrom, employedTo }: StatementFacts, day: CalendarDate): CalendarDate | undefined {
  const from = latest(day, employedFrom ?? day);
  const first = spanOn(rules, from)?.rules ? from : rules.find((span) => span.from > from && span.rules)?.from;
  return first !== undefined && first <= (employedTo ?? first) ? first : undefined;
}

export function inOrder<Span extends { from: CalendarDate }>(spans: readonly Span[]): Span[] {
  return [...spans].sort((a, b) => (a.from < b.from ? -1 : 1));
}

export function isTracked(span: RuleSpan | undefined): boolean {
  return span?.rules?.tracked === true;
}
