import type { AuditEntryRecord } from '../../../api/contract/audit.js';

/** An entry, or the first of those that one import made one after the other. */
export interface Line {
  entry: AuditEntryRecord;
  /** Made together with it; they wait until they are asked for. */
  folded: AuditEntryRecord[];
}

export interface Day {
  date: string;
  lines: Line[];
}

/** In the order they come; `dayOf` is the day as the reader's clock has it. */
export function daysOf(entries: AuditEntryRecord[], dayOf: (iso: string) => string, folding: boolean): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const date = dayOf(entry.recordedAt);
    let day = days.at(-1);
    if (day?.date !== date) days.push((day = { date, lines: [] }));
    const above = day.lines.at(-1);
    if (folding && above && entry.changesetId !== null && above.entry.changesetId === entry.changesetId) above.folded.push(entry);
    else day.lines.push({ entry, folded: [] });
  }
  return days;
}
