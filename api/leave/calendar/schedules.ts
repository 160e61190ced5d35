import { eachDay, type CalendarDate } from '../../contract/calendar-date.js';
import type { CalendarSchedule } from '../../contract/leave/team-calendar.js';
import type { DayHalf } from '../../contract/working-time/working-time.js';
import type { PersonWorkingTime } from '../../working-time/person-working-time.js';

/** The days without work of many people, made once for all who have the same. */
export class Schedules {
  readonly all: CalendarSchedule[] = [];
  private readonly places = new Map<string, number>();
  private readonly days: CalendarDate[];

  constructor(from: CalendarDate, to: CalendarDate) {
    this.days = eachDay(from, to);
  }

  /** The place of the person's schedule in `all`. */
  placeOf(person: PersonWorkingTime): number {
    const known = this.places.get(person.key);
    if (known !== undefined) return known;
    const place = this.all.push(scheduleOf(person, this.days)) - 1;
    this.places.set(person.key, place);
    return place;
  }
}

function scheduleOf(person: PersonWorkingTime, days: readonly CalendarDate[]): CalendarSchedule {
  return {
    holidays: days.flatMap((day) => {
      const holiday = person.holidayOn(day);
      return holiday ? [{ day, ...holiday }] : [];
    }),
    free: days.flatMap((day) => {
      const [morning = 0, afternoon = 0] = person.slotOn(day);
      if (morning > 0 && afternoon > 0) return [];
      const half: DayHalf | null = morning > 0 ? 'afternoon' : afternoon > 0 ? 'morning' : null;
      return [{ day, half }];
    }),
  };
}
