import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { DepartmentDays, type DepartmentsByDay } from '../../employee/job/department-days.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { Counting } from '../../working-time/leave-day-cost.js';
import type { PersonWorkingTime } from '../../working-time/person-working-time.js';
import {
  peopleWorkingTime,
  WorkingTimes,
  type PeopleWorkingTime,
  type WorkingTimeFacts,
} from '../../working-time/working-times.js';
import { daysOfLeave, type RequestedLeave } from '../requested-leave.js';
import type { Absence, HalvesOfDay } from './coverage.js';
import { halvesAway } from './halves-away.js';

export interface StoredAbsence extends Absence {
  /** On the day. */
  departmentId: string;
  approved: boolean;
}

/** Leave of some hours counts if they are all work of the day. */
const AS_WORKED: Counting = { unit: 'minutes', counts: 'working' };

interface DayRow extends Counting {
  employeeId: string;
  departmentId: string;
  day: CalendarDate;
  morning: number | null;
  afternoon: number | null;
  minutes: number | null;
  status: string;
  exempt: number;
}

/** True of employees `e`. */
export interface People {
  sql: string;
  parameters: readonly string[];
}

/** Working time as a change would make it. */
export type PlannedWorkingTime = (stored: WorkingTimeFacts) => WorkingTimeFacts;

const AS_STORED: PlannedWorkingTime = (stored) => stored;

const COLUMNS =
  'e.id AS employeeId, e.department_id AS departmentId, t.day, t.morning, t.afternoon, l.minutes, l.status, ty.unit, ty.counts, ty.exempt_from_coverage AS exempt';
/** Only pending and approved requests have days. */
const ON_DAYS = 't.day BETWEEN ? AND ?';

/** CROSS JOIN sets the order for SQLite: the days of some people, or for everybody the leave that has not ended, which is little. */
const BY_PERSON =
  'employee e CROSS JOIN leave_day t ON t.employee_id = e.id CROSS JOIN leave_request l ON l.id = t.leave_id CROSS JOIN leave_type ty ON ty.id = l.leave_type_id';
const BY_END =
  'leave_request l CROSS JOIN leave_day t ON t.leave_id = l.id CROSS JOIN employee e ON e.id = l.employee_id CROSS JOIN leave_type ty ON ty.id = l.leave_type_id';

/** Reads who is away: pending and approved leave that costs something. */
@Injectable()
export class AwayDays {
  constructor(
    private readonly work: UnitOfWork,
    private readonly workingTimes: WorkingTimes,
    private readonly departments: DepartmentDays,
  ) {}

  async readEverybody(
    from: CalendarDate,
    to: CalendarDate,
    planned = AS_STORED,
  ): Promise<StoredAbsence[]> {
    return this.costing(
      await this.work.read<DayRow>(
        `SELECT ${COLUMNS} FROM ${BY_END} WHERE l.end_date >= ? AND COALESCE(l.start_date, '') <= ? AND ${ON_DAYS}`,
        [from, to, from, to],
      ),
      await this.departments.since(from),
      planned,
    );
  }

  async readPeople(
    people: People,
    from: CalendarDate,
    to: CalendarDate,
    planned = AS_STORED,
  ): Promise<StoredAbsence[]> {
    return this.costing(
      await this.work.read<DayRow>(
        `SELECT ${COLUMNS} FROM ${BY_PERSON} WHERE ${people.sql} AND ${ON_DAYS}`,
        [...people.parameters, from, to],
      ),
      await this.departments.since(from),
      planned,
    );
  }

  /** Of those who are in one of the departments on the day. */
  async readDepartments(
    ids: readonly string[],
    from: CalendarDate,
    to: CalendarDate,
  ): Promise<StoredAbsence[]> {
    const people = (await this.departments.since(from)).among(ids, from, to);
    const absences = await this.readPeople(people, from, to);
    return absences.filter(({ departmentId }) => ids.includes(departmentId));
  }

  /** The halves that requests would take. */
  async readRequested(
    requests: readonly (Counting & { employeeId: string; requested: RequestedLeave })[],
  ): Promise<HalvesOfDay[][]> {
    const people = workingTimesOf(
      await this.workingTimes.readPeople([
        ...new Set(requests.map(({ employeeId }) => employeeId)),
      ]),
    );
    return requests.map(({ employeeId, requested, ...type }) =>
      halvesOfLeave(people(employeeId), type, requested),
    );
  }

  /** Leave lies within employments, so each of its days is one of an employee. */
  private async costing(
    rows: readonly DayRow[],
    departments: DepartmentsByDay,
    planned: PlannedWorkingTime,
  ): Promise<StoredAbsence[]> {
    if (rows.length === 0) return [];
    const ids = [...new Set(rows.map(({ employeeId }) => employeeId))];
    const people = workingTimesOf(peopleWorkingTime(planned(await this.workingTimes.facts(ids))));
    return rows.map(({ employeeId, departmentId, day, status, ...row }) => {
      const asked = {
        morning: row.morning !== null,
        afternoon: row.afternoon !== null,
        minutes: row.minutes,
      };
      const work = people(employeeId).workDay(day, true);
      return {
        employeeId,
        departmentId: departments.on(employeeId, departmentId, day),
        day,
        approved: status === 'Approved',
        exempt: row.exempt === 1,
        ...halvesAway(row, work, asked),
        worked: halvesAway(AS_WORKED, work, asked),
      };
    });
  }
}

export function halvesOfLeave(
  person: PersonWorkingTime,
  type: Counting,
  requested: RequestedLeave,
): HalvesOfDay[] {
  return daysOfLeave(requested).map((asked) => ({
    day: asked.day,
    ...halvesAway(type, person.workDay(asked.day, true), asked),
  }));
}

/** Each person's working time is made once, however many days it is asked for. */
function workingTimesOf(people: PeopleWorkingTime): (employeeId: string) => PersonWorkingTime {
  const made = new Map<string, PersonWorkingTime>();
  return (id) => {
    const found = made.get(id) ?? people.workingTimeOf(id);
    made.set(id, found);
    return found;
  };
}
