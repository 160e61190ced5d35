import type { CalendarDate } from '../../contract/calendar-date.js';

const FROM = ' from ';

/** Two leave years can have the same name. */
export function datedId({ id, from }: { id: string; from: CalendarDate }): string {
  return `${id}${FROM}${from}`;
}

/** As it is read: '2026', 'carried 2026/27', 'entry …' or 'debt'. Years of one name are told apart by ids alone. */
export function allocationName(id: string): string {
  return id.split(FROM)[0] ?? id;
}
