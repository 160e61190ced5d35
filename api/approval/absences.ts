import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';

/** Approved leave that covers a whole day of somebody. */
export interface Absence {
  employeeId: string;
  until: CalendarDate;
  /** The employee whom they named for that leave. */
  standIn: string | null;
}

export type AbsenceReader = (
  employeeIds: readonly string[],
  day: CalendarDate,
) => Promise<Absence[]>;

/** Where approvals learn who is away: the floor above has the leave, and provides the reader. */
@Injectable()
export class Absences {
  // Without it every question fails, instead of calling everybody present.
  private reader: AbsenceReader;

  provide(reader: AbsenceReader): void {
    this.reader = reader;
  }

  findOn(day: CalendarDate, employeeIds: readonly string[]): Promise<Absence[]> {
    return employeeIds.length === 0 ? Promise.resolve([]) : this.reader(employeeIds, day);
  }
}
