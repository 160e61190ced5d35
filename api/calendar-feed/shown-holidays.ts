import { Injectable } from '@nestjs/common';
import { eachDay, type CalendarDate } from '../contract/calendar-date.js';
import type { Actor } from '../platform/access/actor.js';
import type { Holiday } from '../working-time/person-working-time.js';
import { WorkingTimes } from '../working-time/working-times.js';
import type { FeedSpan } from './shown-leaves.js';

export interface ShownHoliday extends Holiday {
  day: CalendarDate;
  calendar: string;
}

/** A person's holidays, each from the calendar that holds for them on that day. */
@Injectable()
export class ShownHolidays {
  constructor(private readonly workingTimes: WorkingTimes) {}

  async read({ employeeId }: Actor, { from, to }: FeedSpan): Promise<ShownHoliday[]> {
    if (employeeId === null) return [];
    const person = (await this.workingTimes.readPeople([employeeId])).workingTimeOf(employeeId);
    return eachDay(from, to).flatMap((day) => {
      const holiday = person.holidayOn(day);
      return holiday ? [{ ...holiday, day, calendar: person.calendarOn(day) ?? '' }] : [];
    });
  }
}
