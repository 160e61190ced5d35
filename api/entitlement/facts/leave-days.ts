import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';

/** A day of a pending or approved request, as it was asked for. */
export interface RequestedDay {
  employeeId: string;
  leaveTypeId: string;
  leaveId: string;
  day: CalendarDate;
  morning: boolean;
  afternoon: boolean;
  /** For a part of one day of a type in minutes. */
  minutes: number | null;
  approved: boolean;
  /** The instant of the decision, of a pending request that of the request. */
  since: number;
}

/** Only days of these types, from a day on. */
export interface SoughtDays {
  leaveTypeIds: readonly string[];
  from: CalendarDate;
}

export type RequestedDaysReader = (
  employeeIds: readonly string[],
  sought?: SoughtDays,
) => Promise<RequestedDay[]>;

/** Where statements get the days of leave from: the floor above has the requests, and provides their reader. */
@Injectable()
export class LeaveDays {
  // Without it every balance fails, instead of leaving out what was taken.
  private reader: RequestedDaysReader;

  provide(reader: RequestedDaysReader): void {
    this.reader = reader;
  }

  read(employeeIds: readonly string[], sought?: SoughtDays): Promise<RequestedDay[]> {
    return this.reader(employeeIds, sought);
  }
}
