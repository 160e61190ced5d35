import type { CalendarDate } from '../../contract/calendar-date.js';

interface FileSpan {
  row: number;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** Spans of one person never overlap, so each list is sorted by start and by end and can be searched by bisection. */
export class FileLeave {
  private readonly byEmployee = new Map<string, FileSpan[]>();

  overlapping(
    employeeId: string,
    startDate: CalendarDate,
    endDate: CalendarDate,
  ): FileSpan | undefined {
    const spans = this.byEmployee.get(employeeId) ?? [];
    const next = spans[firstEndingFrom(spans, startDate)];
    return next && next.startDate <= endDate ? next : undefined;
  }

  add(employeeId: string, span: FileSpan): void {
    const spans = this.byEmployee.get(employeeId);
    if (spans) spans.splice(firstEndingFrom(spans, span.startDate), 0, span);
    else this.byEmployee.set(employeeId, [span]);
  }
}

function firstEndingFrom(spans: FileSpan[], day: CalendarDate): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as FileSpan).endDate < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
