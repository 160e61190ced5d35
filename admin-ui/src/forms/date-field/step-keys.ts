import { addDays, addMonths, type CalendarDate } from '../../../../api/contract/calendar-date.js';

/** The keys of a spin button: a day or, with Shift, a week; a month. Undefined for other keys. */
export function stepped(
  key: string,
  shift: boolean,
  from: CalendarDate | undefined,
): CalendarDate | undefined {
  if (from === undefined) return undefined;
  const days = shift ? 7 : 1;
  switch (key) {
    case 'ArrowUp':
      return addDays(from, days);
    case 'ArrowDown':
      return addDays(from, -days);
    case 'PageUp':
      return addMonths(from, 1);
    case 'PageDown':
      return addMonths(from, -1);
    default:
      return undefined;
  }
}

export function insideLimits(
  date: CalendarDate,
  { min, max }: { min?: CalendarDate | undefined; max?: CalendarDate | undefined },
): CalendarDate {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}
