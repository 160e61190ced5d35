import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../contract/calendar-date.js';
import { spanOn } from '../contract/dated-spans.js';
import { jobOn } from '../contract/employee/job-facts.js';
import type { JobSalaryChange, JobValueChange } from '../contract/job/job-changes.js';
import { amount } from '../contract/money.js';
import { inForceOn } from '../contract/payroll/salary-revisions.js';
import type { JobFactValue } from '../employee/job/todays-job.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { assignedSpans } from '../working-time/assignments/assignment-spans.js';
import { JobChangeFacts } from './job-change-facts.js';
import { JobValues, type NamedJobValues } from './job-values.js';
import type { AskedItem, PersonOfChange } from './judge-job-change.js';
import type { PlannedRecords, PlannedRow } from './planned-list.js';

const NAMES_SHOWN = 10;

interface FactPart extends JobFactValue {
  change: string;
  employeeId: string;
}

interface AssignmentPart {
  change: string;
  employeeId: string;
  subject: string;
  target: string | null;
}

interface Parts {
  facts: FactPart[];
  salaries: { change: string; employeeId: string; salary: number | string }[];
  assignments: AssignmentPart[];
  items: (AskedItem & { change: string; employeeId: string })[];
}

/** Reads what the planned changes of a page hold: of a change for one person beside what is before. */
@Injectable()
export class PlannedChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly known: JobChangeFacts,
    private readonly values: JobValues,
  ) {}

  async complete(rows: PlannedRow[]): Promise<void> {
    const parts = await this.parts(rows.map(({ id }) => id));
    const peopleOf = peopleByChange(parts);
    const named = await this.names([...peopleOf.values()].flatMap((ids) => [...ids]));
    const recorders = await this.recorders(rows.flatMap(({ recorded_by }) => recorded_by ?? []));
    const alone = [...peopleOf.values()].flatMap((ids) => (ids.size === 1 ? [...ids] : []));
    const subjects = [...new Set(parts.assignments.map(({ subject }) => subject))];
    const known = new Map(
      (await this.known.read([...new Set(alone)], subjects)).map((person) => [person.id, person]),
    );
    const shown = rows.map((row) => {
      const people = [...(peopleOf.get(row.id) ?? [])];
      return { row, people, before: people.length === 1 ? known.get(people[0] ?? '') : undefined };
    });
    const beforeOf = shown.map(({ row, before }) => before && heldBefore(before, row.from_date));
    const valuesOf = await this.values.read(
      [...parts.facts, ...beforeOf.flatMap((one) => one?.facts ?? [])],
      [
        ...parts.assignments,
        ...beforeOf.flatMap((one) =>
          subjects.map((subject) => ({ subject, target: one?.target(subject) ?? null })),
        ),
      ],
      parts.items.length > 0,
    );
    for (const [place, { row, people }] of shown.entries())
      row.recorded = {
        people: people.length,
        employees: people
          .map((id) => ({ _id: id, name: named.get(id) ?? '' }))
          .sort((one, other) => one.name.localeCompare(other.name))
          .slice(0, NAMES_SHOWN),
        by: recorders.get(row.recorded_by ?? '') ?? null,
        ...recordedValues(row.id, parts, people.length, beforeOf[place], valuesOf),
      };
  }

  private async parts(ids: readonly string[]): Promise<Parts> {
    const read = <Row>(sql: (places: string) => string, times = 1) =>
      readByIds(ids, (some, places) =>
        this.work.read<Row>(sql(places), Array.from({ length: times }, () => some).flat()),
      );
    return {
      facts: await read(
        (places) =>
          `SELECT change_id AS "change", employee_id AS employeeId, kind, value_id AS valueId, value FROM job_fact WHERE change_id IN (${places}) AND valid = 1`,
      ),
      salaries: await read(
        (places) =>
          `SELECT COALESCE(change_id, id) AS "change", employee_id AS employeeId, salary FROM salary_revision WHERE (change_id IN (${places}) OR id IN (${places})) AND valid = 1`,
        2,
      ),
      assignments: await read(
        (places) =>
          `SELECT COALESCE(change_id, id) AS "change", employee_id AS employeeId, subject, COALESCE(pattern_id, policy_id) AS target FROM leave_assignment WHERE (change_id IN (${places}) OR id IN (${places})) AND live = 1`,
        2,
      ),
      items: await read(
        (places) =>
          `SELECT change_id AS "change", employee_id AS employeeId, component_id AS component, amount, rate, hours, hourly, to_date AS "to" FROM pay_assignment WHERE change_id IN (${places}) AND (to_date IS NULL OR to_date >= from_date)`,
      ),
    };
  }

  private async names(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await readByIds([...new Set(ids)], (some, places) =>
      this.work.read<{ id: string; name: string }>(
        `SELECT e.id, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id IN (${places})`,
        some,
      ),
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  private async recorders(ids: readonly string[]): Promise<Map<string, { name: string }>> {
    const rows = await readByIds([...new Set(ids)], (some, places) =>
      this.work.read<{ id: string; name: string }>(
        `SELECT id, name FROM account WHERE id IN (${places})`,
        some,
      ),
    );
    return new Map(rows.map(({ id, name }) => [id, { name }]));
  }
}

function peopleByChange({ facts, salaries, assignments, items }: Parts): Map<string, Set<string>> {
  const people = new Map<string, Set<string>>();
  for (const { change, employeeId } of [...facts, ...salaries, ...assignments, ...items])
    people.set(change, (people.get(change) ?? new Set()).add(employeeId));
  return people;
}

interface HeldBefore {
  facts: JobFactValue[];
  salary: number | null;
  target(subject: string): string | null;
}

/** On the day before. */
function heldBefore(person: PersonOfChange, from: CalendarDate): HeldBefore {
  const day = addDays(from, -1);
  return {
    facts: Object.values(jobOn(person.facts, day)).map(({ fact }) => fact),
    salary: (inForceOn(person.salaries, day) ?? person.salaries[0])?.salary ?? null,
    target: (subject) => {
      const { own = [], everybody = [] } = person.assignments.get(subject) ?? {};
      return spanOn(assignedSpans(own, everybody), day)?.target ?? null;
    },
  };
}

/** Each value once, however many people have it. */
function recordedValues(
  change: string,
  { facts, salaries, assignments, items }: Parts,
  people: number,
  before: HeldBefore | undefined,
  named: NamedJobValues,
): Pick<PlannedRecords, 'values' | 'salary'> {
  const values: JobValueChange[] = [
    ...facts
      .filter((one) => one.change === change)
      .map((after) => ({
        kind: after.kind,
        before: named.fact(before?.facts.find(({ kind }) => kind === after.kind) ?? null),
        after: named.fact(after),
      })),
    ...assignments
      .filter((one) => one.change === change)
      .map(({ subject, target }) => ({
        kind: subject === 'pattern' ? ('pattern' as const) : ('policy' as const),
        before: named.target(before?.target(subject) ?? null),
        after: named.target(target),
      })),
    ...items
      .filter((one) => one.change === change)
      .map((item) => ({ kind: 'item' as const, before: null, after: named.item(item) })),
  ];
  const salary = salaries.find((one) => one.change === change);
  return {
    values: [...new Map(values.map((value) => [JSON.stringify(value), value])).values()],
    salary:
      people === 1 && salary
        ? ({
            before: before?.salary == null ? null : amount(before.salary),
            after: amount(salary.salary),
          } satisfies JobSalaryChange)
        : null,
  };
}
