import type { CalendarDate } from '../../contract/calendar-date.js';
import { HOLIDAY_NAME_MAX } from '../../contract/working-time/working-time.js';
import type { AddedHoliday } from './holiday-fields.js';

/** Two holidays of one day become one with both names; a morning and an afternoon are a whole day. */
export function joinHoliday<Holiday extends AddedHoliday>(
  days: Map<CalendarDate, Holiday>,
  holiday: Holiday,
): void {
  const known = days.get(holiday.day);
  days.set(
    holiday.day,
    known
      ? {
          ...known,
          half: known.half === holiday.half ? known.half : null,
          name: bothNames(known.name, holiday.name),
        }
      : holiday,
  );
}

function bothNames(one: string, other: string): string {
  const both = `${one}, ${other}`;
  return one.split(', ').includes(other) || both.length > HOLIDAY_NAME_MAX ? one : both;
}
