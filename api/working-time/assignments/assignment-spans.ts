import type { CalendarDate } from '../../contract/calendar-date.js';
import { changeDays, inOrder, spanOn } from '../../contract/dated-spans.js';

/** A live assignment of one subject. */
export interface AssignmentRow {
  from: CalendarDate;
  /** Null: nothing from this day on. */
  target: string | null;
  /** From this day on as everybody again. */
  inherit: boolean;
}

export interface AssignedSpan {
  from: CalendarDate;
  target: string | null;
  /** The first day of the assignment that holds, which can be earlier. */
  since: CalendarDate;
  own: boolean;
}

/** In order of the days: a person's own assignments, and those for everybody where they have none. */
export function assignedSpans(
  own: readonly AssignmentRow[],
  everybody: readonly AssignmentRow[],
): AssignedSpan[] {
  const [ownRows, sharedRows] = [inOrder(own), inOrder(everybody)];
  const spans: AssignedSpan[] = [];
  for (const from of changeDays(own, everybody)) {
    const ownRow = spanOn(ownRows, from);
    const isOwn = ownRow !== undefined && !ownRow.inherit;
    const row = isOwn ? ownRow : spanOn(sharedRows, from);
    const span = { from, target: row?.target ?? null, since: row?.from ?? from, own: isOwn };
    const last = spans.at(-1);
    if (last?.since !== span.since || last.own !== span.own || last.target !== span.target)
      spans.push(span);
  }
  return spans;
}
