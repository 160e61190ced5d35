import {
  addDays,
  addMonths,
  type CalendarDate,
  earliest,
  inclusiveDays,
  latest,
} from '../../../../api/contract/calendar-date.js';

/** The row and day that the keyboard is at. */
export interface TimelinePlace {
  row: number;
  day: CalendarDate;
}

interface Limits {
  rows: number;
  from: CalendarDate;
  to: CalendarDate;
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
}

export const within = ({ row, day }: TimelinePlace, { rows, from, to }: Limits): TimelinePlace => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  day: latest(from, earliest(day, to)),
});

/** The keys of the ARIA grid pattern; undefined for other keys. Page keys leave the days shown. */
export function placeForKey(
  { key, ctrlKey }: Pressed,
  { row, day }: TimelinePlace,
  limits: Limits,
  rightToLeft: boolean,
): TimelinePlace | undefined {
  const forward = rightToLeft ? -1 : 1;
  const months = inclusiveDays(limits.from, limits.to) > 31 ? 3 : 1;
  switch (key) {
    case 'ArrowRight':
      return within({ row, day: addDays(day, forward) }, limits);
    case 'ArrowLeft':
      return within({ row, day: addDays(day, -forward) }, limits);
    case 'ArrowDown':
      return within({ row: row + 1, day }, limits);
    case 'ArrowUp':
      return within({ row: row - 1, day }, limits);
    case 'Home':
      return { row: ctrlKey ? 0 : row, day: limits.from };
    case 'End':
      return { row: ctrlKey ? limits.rows - 1 : row, day: limits.to };
    case 'PageDown':
      return { row, day: addMonths(day, months) };
    case 'PageUp':
      return { row, day: addMonths(day, -months) };
    default:
      return undefined;
  }
}
