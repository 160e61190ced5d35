import type { CalendarDate } from '../contract/calendar-date.js';
import type { Clock } from '../platform/config/clock.js';
import type { Condition } from '../platform/database/lists/list-definition.js';

/** List filters know no time zone: DayStart and DayEnd become instants when the query runs. */
export class DayStart {
  constructor(readonly date: CalendarDate) {}

  instant(clock: Clock): number {
    return clock.startOf(this.date);
  }
}

export class DayEnd {
  constructor(readonly date: CalendarDate) {}

  instant(clock: Clock): number {
    return clock.endOf(this.date);
  }
}

export function resolveDayBounds(conditions: Condition[], clock: Clock): Condition[] {
  const instant = (value: unknown) =>
    value instanceof DayStart || value instanceof DayEnd ? value.instant(clock) : value;
  return conditions.map((condition) => ({
    ...condition,
    parameters: condition.parameters.map(instant),
  }));
}
