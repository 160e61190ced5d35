import { Injectable } from '@nestjs/common';
import { EARLIEST_EMPLOYMENT, type CalendarDate } from '../contract/calendar-date.js';
import { EVERYBODY } from '../contract/working-time/working-time.js';
import { EmploymentPeriods } from '../employee/employment-periods.js';
import { JobFactReader } from '../employee/job/job-fact-reader.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { SalaryRevisions } from '../salary/revisions/salary-revisions.js';
import type { AssignmentRow } from '../working-time/assignments/assignment-spans.js';
import type {
  AssignmentsOfSubject,
  PersonOfChange,
  Recording,
  SalaryOfPerson,
} from './judge-job-change.js';

interface PersonRow {
  id: string;
  accountId: string;
  name: string;
  salary: number | string | null;
}

interface HeldRow extends Recording {
  holder: string;
  subject: string;
  target: string | null;
  inherit: number;
  from: CalendarDate;
}

/** Reads what changes are judged by, of any number of people in few statements. Checks no access. */
@Injectable()
export class JobChangeFacts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: JobFactReader,
    private readonly periods: EmploymentPeriods,
    private readonly revisions: SalaryRevisions,
  ) {}

  /** In the order of their ids. `subjects` are those of assignments that the change is about. */
  async read(
    employeeIds: readonly string[],
    subjects: readonly string[],
  ): Promise<PersonOfChange[]> {
    const people = await readByIds(employeeIds, (ids, places) =>
      this.work.read<PersonRow>(
        `SELECT e.id, e.account_id AS accountId, a.name, e.salary FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id IN (${places}) ORDER BY e.id`,
        ids,
      ),
    );
    const facts = await this.facts.readPeople(employeeIds);
    const periods = await this.periods.readMany([...employeeIds]);
    const salaries = await this.revisions.readPeople(employeeIds);
    const assignmentsOf = await this.assignments(employeeIds, subjects);
    return people.map(({ salary, ...person }) => ({
      ...person,
      salary: salary === null ? null : Number(salary),
      facts: facts.get(person.id) ?? [],
      employments: periods.get(person.id) ?? [],
      salaries:
        salaries
          .get(person.id)
          ?.map(({ from, salary: monthly, source, recordedAt, createdBy }): SalaryOfPerson => ({
            from,
            salary: monthly,
            isOpening: source === 'opening',
            recordedAt,
            recordedBy: createdBy,
          })) ?? knownSalary(salary),
      assignments: assignmentsOf(person.id),
    }));
  }

  private async assignments(
    employeeIds: readonly string[],
    subjects: readonly string[],
  ): Promise<(employeeId: string) => Map<string, AssignmentsOfSubject>> {
    if (subjects.length === 0) return () => new Map();
    const rows = await readByIds([EVERYBODY, ...employeeIds], (holders, places) =>
      this.work.read<HeldRow>(
        `SELECT holder, subject, COALESCE(pattern_id, policy_id) AS target, inherit, from_date AS "from", recorded_at AS recordedAt, recorded_by AS recordedBy FROM leave_assignment
         WHERE holder IN (${places}) AND subject IN (${subjects.map(() => '?').join(', ')}) AND live = 1 ORDER BY from_date`,
        [...holders, ...subjects],
      ),
    );
    const held = new Map<string, (AssignmentRow & Recording)[]>();
    for (const { holder, subject, inherit, recordedAt, ...row } of rows) {
      const key = `${holder} ${subject}`;
      const assignment = { ...row, inherit: inherit === 1, recordedAt: Number(recordedAt) };
      held.set(key, [...(held.get(key) ?? []), assignment]);
    }
    const of = (holder: string, subject: string) => held.get(`${holder} ${subject}`) ?? [];
    return (employeeId) =>
      new Map(
        subjects.map((subject) => [
          subject,
          { own: of(employeeId, subject), everybody: of(EVERYBODY, subject) },
        ]),
      );
  }
}

/** Somebody without revisions always had the salary of the record. */
function knownSalary(salary: number | string | null): SalaryOfPerson[] {
  return salary === null
    ? []
    : [
        {
          from: EARLIEST_EMPLOYMENT,
          salary: Number(salary),
          isOpening: true,
          recordedAt: 0,
          recordedBy: null,
        },
      ];
}
