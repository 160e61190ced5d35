import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { JobKind, JobSource } from '../contract/employee/job-facts.js';
import { Problem, refusal } from '../contract/problem.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { AskedItem } from './judge-job-change.js';
import { PeopleOfChange } from './people-of-change.js';

export interface StoredChange {
  id: string;
  from: CalendarDate;
  reason: string | null;
  importId: string | null;
}

/** What a change has recorded of one person, and what of it is not withdrawn. */
export interface RecordedChange {
  employeeId: string;
  values: { kind: JobKind; valueId: string | null; value: string | null; source: JobSource }[];
  /** In minor units. */
  salary: number | null;
  assignments: { subject: string; target: string | null }[];
  items: RecordedItem[];
}

export interface RecordedItem extends AskedItem {
  id: string;
}

/** The four tables that a change records in: those who are in one of them. */
const PEOPLE = `SELECT employee_id AS id FROM job_fact WHERE change_id = ? UNION SELECT employee_id FROM salary_revision WHERE change_id = ?
  UNION SELECT employee_id FROM leave_assignment WHERE change_id = ? UNION SELECT employee_id FROM pay_assignment WHERE change_id = ?`;

/** Checks no access. */
@Injectable()
export class ChangeRecords {
  constructor(
    private readonly work: UnitOfWork,
    private readonly named: PeopleOfChange,
  ) {}

  async find(id: string): Promise<StoredChange | undefined> {
    const [change] = await this.work.read<StoredChange>(
      'SELECT id, from_date AS "from", reason, import_id AS importId FROM job_change WHERE id = ?',
      [id],
    );
    return change;
  }

  /** Also those of whom all is withdrawn, in the order of their ids. */
  async people(changeId: string): Promise<string[]> {
    const rows = await this.work.read<{ id: string }>(`${PEOPLE} ORDER BY id`, [
      changeId,
      changeId,
      changeId,
      changeId,
    ]);
    return rows.map(({ id }) => id);
  }

  /** Those of its people who are named; all of them without. */
  async chosen(changeId: string, people?: readonly string[] | null): Promise<string[]> {
    const all = await this.people(changeId);
    if (!people) return all;
    const chosen = await this.named.named(people, 'people');
    if (chosen.length === 0 || !chosen.every((id) => all.includes(id)))
      throw Problem.at('people', refusal('job.not_of_change'));
    return chosen;
  }

  /** Only people of whom something is not withdrawn. */
  async read(changeId: string, employeeIds: readonly string[]): Promise<RecordedChange[]> {
    const recorded = new Map<string, RecordedChange>();
    const of = (employeeId: string) => {
      const known = recorded.get(employeeId) ?? {
        employeeId,
        values: [],
        salary: null,
        assignments: [],
        items: [],
      };
      recorded.set(employeeId, known);
      return known;
    };
    const rows = <Row>(sql: string) =>
      readByIds(employeeIds, (ids, places) =>
        this.work.read<Row & { employeeId: string }>(`${sql} AND employee_id IN (${places})`, [
          changeId,
          ...ids,
        ]),
      );
    for (const { employeeId, ...value } of await rows<RecordedChange['values'][number]>(
      'SELECT employee_id AS employeeId, kind, value_id AS valueId, value, source FROM job_fact WHERE change_id = ? AND withdrawn_at IS NULL',
    ))
      of(employeeId).values.push(value);
    for (const { employeeId, salary } of await rows<{ salary: number | string }>(
      'SELECT employee_id AS employeeId, salary FROM salary_revision WHERE change_id = ? AND valid = 1',
    ))
      of(employeeId).salary = Number(salary);
    for (const { employeeId, ...assignment } of await rows<RecordedChange['assignments'][number]>(
      'SELECT employee_id AS employeeId, subject, COALESCE(pattern_id, policy_id) AS target FROM leave_assignment WHERE change_id = ? AND live = 1',
    ))
      of(employeeId).assignments.push(assignment);
    for (const { employeeId, ...item } of await rows<RecordedItem>(
      'SELECT employee_id AS employeeId, id, component_id AS component, amount, rate, hours, hourly, to_date AS "to" FROM pay_assignment WHERE change_id = ? AND (to_date IS NULL OR to_date >= from_date)',
    ))
      of(employeeId).items.push(withNumbers(item));
    return [...recorded.values()].sort((one, other) =>
      one.employeeId < other.employeeId ? -1 : 1,
    );
  }
}

/** Drivers return large integers as text. */
function withNumbers({ id, component, to, ...amounts }: RecordedItem): RecordedItem {
  const [amount, rate, hours, hourly] = [
    amounts.amount,
    amounts.rate,
    amounts.hours,
    amounts.hourly,
  ].map((one) => (one === null ? null : Number(one)));
  return {
    id,
    component,
    to,
    amount: amount ?? null,
    rate: rate ?? null,
    hours: hours ?? null,
    hourly: hourly ?? null,
  };
}
