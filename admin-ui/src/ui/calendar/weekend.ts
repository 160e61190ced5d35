import type { CalendarDate } from '../../../../api/contract/calendar-date.js';

export const isWeekend = (date: CalendarDate): boolean =>
  [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
