import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import { inOrder, spanOn } from '../contract/dated-spans.js';
import { EVERYBODY, type DayHalf } from '../contract/working-time/working-time.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import {
  assignedSpans,
  type AssignedSpan,
  type AssignmentRow,
} from './assignments/assignment-spans.js';
import { firstWorkday, STANDARD_WEEK, type WorkSlots } from './patterns/work-pattern.js';
import {
  PersonWorkingTime,
  type Holiday,
  type Holidays,
  type Pattern,
} from './person-working-time.js';

export interface HeldRow extends AssignmentRow {
  holder: string;
  subject: string;
}

/** The stored assignments of some people and those for everybody, and the patterns and calendars that they name. */
export interface WorkingTimeFacts {
  assignments: readonly HeldRow[];
  patterns: ReadonlyMap<string, Pattern>;
  holidays: Holidays;
}

export interface PeopleWorkingTime {
  workingTimeOf(employeeId: string): PersonWorkingTime;
  /** The subject can be a leave type. */
  spans(employeeId: string, subject: string): AssignedSpan[];
}

/** Reads working time for statements and costs. Checks no access: callers find the employees through EmployeeAccess first. */
@Injectable()
export class WorkingTimes {
  constructor(private readonly work: UnitOfWork) {}

  async readPeople(employeeIds: readonly string[]): Promise<PeopleWorkingTime> {
    return peopleWorkingTime(await this.facts(employeeIds));
  }

  /** With the holidays of the calendars that these people have, and of those in `calendars`. */
  async facts(
    employeeIds: readonly string[],
    calendars: readonly string[] = [],
  ): Promise<WorkingTimeFacts> {
    const assignments = await this.assignments([EVERYBODY, ...employeeIds]);
    const held = assignments.flatMap(({ subject, target }) =>
      subject === 'calendar' && target !== null ? [target] : [],
    );
    return {
      assignments,
      patterns: await this.patterns(),
      holidays: await this.holidays([...new Set([...held, ...calendars])]),
    };
  }

  /** With which weekday the weeks of the company begin, 0 for Monday. */
  async firstWorkday(on: CalendarDate): Promise<number> {
    const assigned = await this.assignments([EVERYBODY]);
    const spans = assigned.filter(({ subject }) => subject === 'pattern');
    const pattern = (await this.patterns()).get(spanOn(inOrder(spans), on)?.target ?? '');
    return firstWorkday(pattern?.slots ?? STANDARD_WEEK);
  }

  private async assignments(holders: string[]): Promise<HeldRow[]> {
    const rows = await this.work.read<
      Omit<HeldRow, 'from' | 'inherit'> & { fromDate: CalendarDate; inherit: number }
    >(
      `SELECT holder, subject, from_date AS fromDate, COALESCE(pattern_id, calendar_id, policy_id) AS target, inherit
       FROM leave_assignment WHERE live = 1 AND holder IN (${holders.map(() => '?').join(', ')})`,
      holders,
    );
    return rows.map(({ fromDate, inherit, ...row }) => ({
      ...row,
      from: fromDate,
      inherit: Number(inherit) === 1,
    }));
  }

  private async patterns(): Promise<Map<string, Pattern>> {
    const rows = await this.work.read<{ id: string; name: string; slots: string }>(
      'SELECT id, name, slots FROM work_pattern',
    );
    return new Map(
      rows.map(({ id, name, slots }) => [id, { id, name, slots: JSON.parse(slots) as WorkSlots }]),
    );
  }

  private async holidays(calendarIds: string[]): Promise<Map<string, Map<CalendarDate, Holiday>>> {
    if (calendarIds.length === 0) return new Map();
    const rows = await this.work.read<{
      calendarId: string;
      day: CalendarDate;
      half: DayHalf | null;
      name: string;
    }>(
      `SELECT calendar_id AS calendarId, day, half, name FROM holiday WHERE live = 1 AND calendar_id IN (${calendarIds.map(() => '?').join(', ')})`,
      calendarIds,
    );
    const calendars = new Map<string, Map<CalendarDate, Holiday>>();
    for (const { calendarId, day, half, name } of rows) {
      const days = calendars.get(calendarId) ?? new Map<CalendarDate, Holiday>();
      calendars.set(calendarId, days.set(day, { half, name }));
    }
    return calendars;
  }
}

export function peopleWorkingTime({
  assignments,
  patterns,
  holidays,
}: WorkingTimeFacts): PeopleWorkingTime {
  const rows = byHolder(assignments);
  const assigned = (holder: string, subject: string) => rows.get(`${holder} ${subject}`) ?? [];
  const spans = (employeeId: string, subject: string) =>
    assignedSpans(assigned(employeeId, subject), assigned(EVERYBODY, subject));
  const fullTime = assignedSpans([], assigned(EVERYBODY, 'pattern'));
  return {
    workingTimeOf: (employeeId) =>
      new PersonWorkingTime(
        {
          patterns: spans(employeeId, 'pattern'),
          fullTime,
          calendars: spans(employeeId, 'calendar'),
        },
        patterns,
        holidays,
      ),
    spans,
  };
}

function byHolder(rows: readonly HeldRow[]): Map<string, HeldRow[]> {
  const groups = new Map<string, HeldRow[]>();
  for (const row of rows) {
    const key = `${row.holder} ${row.subject}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
