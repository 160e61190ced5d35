import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { isEmployedOn } from '../../contract/employee/employment-periods.js';
import { jobTimeline, type JobFact } from '../../contract/employee/job-facts.js';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { JobFactReader } from '../../employee/job/job-fact-reader.js';
import { LeaveDays } from '../../entitlement/facts/leave-days.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { SalaryRevisions } from '../../salary/revisions/salary-revisions.js';
import { WorkingTimes } from '../../working-time/working-times.js';
import {
  departmentFact,
  type DepartmentFact,
  type PayAssignment,
  type PersonPayFacts,
  type SalaryFrom,
  type UnpaidLeaveDay,
} from '../due/pay-facts.js';
import { AssignmentReader } from './assignment-reader.js';
import { RecordedPayFacts } from './recorded-pay-facts.js';

/** Before anybody was hired: who has no revisions always had the salary of today. */
const ALWAYS = '0001-01-01';

export interface PayPerson {
  id: string;
  accountId: string;
  employeeNumber: string;
  name: string;
  designation: string | null;
  nameFolded: string;
  departmentId: string;
  department: string;
}

export interface PayFacts {
  person: PayPerson;
  facts: PersonPayFacts;
  /** Titles in order of their day. */
  designations: readonly JobFact[];
}

interface RequestedUnpaid {
  employeeId: string;
  leaveId: string;
  approved: boolean;
  taken: UnpaidLeaveDay;
}

/** Reads what pay is derived from. Checks no access. */
@Injectable()
export class PayFactsReader {
  constructor(
    private readonly work: UnitOfWork,
    private readonly periods: EmploymentPeriods,
    private readonly jobs: JobFactReader,
    private readonly revisions: SalaryRevisions,
    private readonly leaveDays: LeaveDays,
    private readonly workingTimes: WorkingTimes,
    private readonly assignments: AssignmentReader,
    private readonly recorded: RecordedPayFacts,
  ) {}

  /** Single payments are those of this run and of approved ones since a day, unpaid leave that since then. */
  async readPeople(
    employeeIds: readonly string[],
    runId: string | null,
    since: CalendarDate,
  ): Promise<Map<string, PayFacts>> {
    const people = await this.people(employeeIds);
    const ids = people.map(({ id }) => id);
    const periods = await this.periods.readMany(ids);
    const jobs = await this.jobs.readPeople(ids, 'department', 'designation');
    const names = await this.departmentNames();
    const revisions = await this.revisions.readPeople(ids);
    const unpaid = await this.unpaidLeave(ids, since);
    const times = await this.workingTimes.readPeople(ids);
    const assignments = await this.assignments.read(ids, runId, since);
    const recordedOf = await this.recorded.read(ids, since);
    return new Map(
      people.map(({ salary, ...person }) => {
        const employments = periods.get(person.id) ?? [];
        const workingTime = times.workingTimeOf(person.id);
        const known = revisions.get(person.id);
        const jobFacts = jobs.get(person.id) ?? [];
        const salaries: SalaryFrom[] =
          known ??
          (salary === null
            ? []
            : [{ from: ALWAYS, salary: Number(salary), recordedAt: 0, createdBy: null }]);
        const facts: PersonPayFacts = {
          employments,
          salaries,
          unpaidLeave: unpaid.get(person.id) ?? [],
          assignments: [
            ...assignments.shared,
            ...(assignments.own.get(person.id) ?? []),
          ] satisfies PayAssignment[],
          recorded: recordedOf(person.id),
          ...departmentsOf(person, jobFacts, names),
          workDay: (day) => workingTime.workDay(day, isEmployedOn(employments, day)),
        };
        return [person.id, { person, facts, designations: jobTimeline(jobFacts, 'designation') }];
      }),
    );
  }

  private async departmentNames(): Promise<Map<string, string>> {
    const rows = await this.work.read<{ id: string; name: string }>(
      'SELECT id, name FROM department',
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  private people(
    ids: readonly string[],
  ): Promise<(PayPerson & { salary: number | string | null })[]> {
    return readByIds(ids, (some, places) =>
      this.work.read(
        `SELECT e.id, e.account_id AS accountId, e.employee_id AS employeeNumber, a.name, e.designation, e.name_folded AS nameFolded, e.department_id AS departmentId, d.name AS department, e.salary
       FROM employee e JOIN account a ON a.id = e.account_id JOIN department d ON d.id = e.department_id WHERE e.id IN (${places})`,
        some,
      ),
    );
  }

  /** The days of requests of types without pay, pending or approved, by person. */
  async unpaidDaysOf(
    employeeIds: readonly string[],
    leaveIds: readonly string[],
    since: CalendarDate,
  ): Promise<Map<string, UnpaidLeaveDay[]>> {
    const requested = await this.requestedOf(employeeIds, await this.unpaidTypes(), since);
    const sought = new Set(leaveIds);
    return byPerson(requested.filter(({ leaveId }) => sought.has(leaveId)));
  }

  /** Approved days of a type, as if it were without pay, by person. */
  async daysOfType(
    employeeIds: readonly string[],
    type: { id: string; name: string },
    since: CalendarDate,
  ): Promise<Map<string, UnpaidLeaveDay[]>> {
    const requested = await this.requestedOf(employeeIds, [type], since);
    return byPerson(requested.filter(({ approved }) => approved));
  }

  /** Approved days of types without pay, in order of the day. */
  private async unpaidLeave(
    ids: readonly string[],
    since: CalendarDate,
  ): Promise<Map<string, UnpaidLeaveDay[]>> {
    const requested = await this.requestedOf(ids, await this.unpaidTypes(), since);
    return byPerson(requested.filter(({ approved }) => approved));
  }

  private unpaidTypes(): Promise<{ id: string; name: string }[]> {
    return this.work.read('SELECT id, name FROM leave_type WHERE paid = 0');
  }

  private async requestedOf(
    ids: readonly string[],
    types: readonly { id: string; name: string }[],
    from: CalendarDate,
  ): Promise<RequestedUnpaid[]> {
    const names = new Map(types.map(({ id, name }) => [id, name]));
    const requested = await this.leaveDays.read(ids, {
      leaveTypeIds: types.map(({ id }) => id),
      from,
    });
    return requested
      .sort((a, b) => (a.day < b.day ? -1 : 1))
      .map(({ employeeId, leaveId, approved, leaveTypeId, since, ...day }) => ({
        employeeId,
        leaveId,
        approved,
        taken: {
          leave: names.get(leaveTypeId) ?? '',
          day: day.day,
          morning: day.morning,
          afternoon: day.afternoon,
          minutes: day.minutes,
          approvedAt: since,
        },
      }));
  }
}

/** Somebody without facts always had the department of today. */
function departmentsOf(
  { departmentId, department }: PayPerson,
  facts: readonly JobFact[],
  names: ReadonlyMap<string, string>,
): Pick<PersonPayFacts, 'departmentFacts' | 'departments'> {
  const departmentFacts = facts
    .filter(({ kind }) => kind === 'department')
    .map((fact): DepartmentFact => ({ ...fact, name: names.get(fact.valueId ?? '') ?? '' }));
  const departments = jobTimeline(departmentFacts, 'department');
  return {
    departmentFacts,
    departments:
      departments.length > 0
        ? departments
        : [departmentFact({ from: ALWAYS, id: departmentId, name: department, recordedAt: 0 })],
  };
}

function byPerson(requested: readonly RequestedUnpaid[]): Map<string, UnpaidLeaveDay[]> {
  const days = new Map<string, UnpaidLeaveDay[]>();
  for (const { employeeId, taken } of requested)
    days.set(employeeId, [...(days.get(employeeId) ?? []), taken]);
  return days;
}
