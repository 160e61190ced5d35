import type { CalendarDate } from './calendar-date.js';

/** Holds from this day until the next span. */
export interface DatedSpan {
  from: CalendarDate;
}

/** `spans` are in order of their first day. */
export function spanOn<Span extends DatedSpan>(
  spans: readonly Span[],
  day: CalendarDate,
): Span | undefined {
  let found: Span | undefined;
  for (const span of spans) {
    if (span.from > day) break;
    found = span;
  }
  return found;
}

export function inOrder<Span extends DatedSpan>(spans: readonly Span[]): Span[] {
  return [...spans].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The first days of all spans, each once. */
export function changeDays(...lists: (readonly DatedSpan[])[]): CalendarDate[] {
  return [...new Set(lists.flat().map(({ from }) => from))].sort();
}
