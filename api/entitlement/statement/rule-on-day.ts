import { latest, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { RuleFacts, RuleSpan } from './statement-facts.js';

/** The first day from `day` on that is employed and has rules; undefined when there is none. */
export function firstRuledDay(
  { rules, employedFrom, employedTo }: RuleFacts,
  day: CalendarDate,
): CalendarDate | undefined {
  const from = latest(day, employedFrom ?? day);
  const first = spanOn(rules, from)?.rules
    ? from
    : rules.find((span) => span.from > from && span.rules)?.from;
  return first !== undefined && first <= (employedTo ?? first) ? first : undefined;
}

export function isTracked(span: RuleSpan | undefined): boolean {
  return span?.rules?.tracked === true;
}
