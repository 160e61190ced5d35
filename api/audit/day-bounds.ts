import type { Clock } from '../platform/config/clock.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { Condition } from '../platform/database/lists/list-definition.js';

/** Stand for an instant in a condition until it is known where the company is. */
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

export function atInstants(conditions: Condition[], clock: Clock): Condition[] {
  const instant = (value: unknown) => (value instanceof DayStart || value instanceof DayEnd ? value.instant(clock) : value);
  return conditions.map((condition) => ({ ...condition, parameters: condition.parameters.map(instant) }));
}
