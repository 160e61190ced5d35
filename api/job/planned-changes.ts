import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../contract/calendar-date.js';
import { spanOn } from '../contract/dated-spans.js';
import { jobOn, type JobKind } from '../contract/employee/job-facts.js';
import type { JobValueChange } from '../contract/job/job-changes.js';
import { amount } from '../contract/money.js';
import { inForceOn } from '../contract/payroll/salary-revisions.js';
import type { JobFactValue } from '../employee/job/todays-job.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { assignedSpans } from '../working-time/assignments/assignment-spans.js';
import { JobChangeFacts } from './job-change-facts.js';
import { JobValues, type ChangedJobValues } from './job-values.js';
import type { AskedItem, PersonOfChange } from './judge-job-change.js';
import type { PlannedRow } from './planned-list.js';

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
    const nameOf = await this.names(
      'SELECT e.id, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id',
      [...peopleOf.values()].flatMap((ids) => [...ids]),
    );
    const recorderOf = await this.names(
      'SELECT id, name FROM account WHERE id',
      rows.flatMap(({ recorded_by }) => recorded_by ?? []),
    );
    const alone = [...peopleOf.values()].flatMap((ids) => (ids.size === 1 ? [...ids] : []));
    const subjects = [...new Set(parts.assignments.map(({ subject }) => subject))];
    const known = new Map(
      (await this.known.read([...new Set(alone)], subjects)).map((person) => [person.id, person]),
    );
    const shown = rows.map((row) => {
      const people = [...(peopleOf.get(row.id) ?? [])];
      const before =
        people.length === 1 ? heldBefore(known.get(people[0] ?? ''), row.from_date) : undefined;
      return { row, people, before, values: changedValues(row.id, parts, before) };
    });
    const valuesOf = await this.values.read(shown.map(({ values }) => values));
    for (const { row, people, before, values } of shown) {
      const salary = parts.salaries.find(({ change }) => change === row.id);
      const recorder = recorderOf(row.recorded_by);
      row.recorded = {
        people: people.length,
        employees: people
          .map((id) => ({ _id: id, name: nameOf(id) ?? '' }))
          .sort((one, other) => one.name.localeCompare(other.name))
          .slice(0, NAMES_SHOWN),
        by: recorder === undefined ? null : { name: recorder },
        values: onceEach(valuesOf.changes(values)),
        salary:
          people.length === 1 && salary
            ? {
                before: before?.salary == null ? null : amount(before.salary),
                after: amount(salary.salary),
              }
            : null,
      };
    }
  }

  /** Those whose pay the rows of these changes show: the salary of a change for one person, and pay items. */
  async paidPeople(ids: readonly string[]): Promise<string[]> {
    const parts = await this.parts(ids);
    const peopleOf = peopleByChange(parts);
    const salaries = parts.salaries.filter(({ change }) => peopleOf.get(change)?.size === 1);
    return [...new Set([...salaries, ...parts.items].map(({ employeeId }) => employeeId))];
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

  private async names(
    select: string,
    ids: readonly string[],
  ): Promise<(id: string | null) => string | undefined> {
    const rows = await readByIds([...new Set(ids)], (some, places) =>
      this.work.read<{ id: string; name: string }>(`${select} IN (${places})`, some),
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return (id) => names.get(id ?? '');
  }
}

function peopleByChange({ facts, salaries, assignments, items }: Parts): Map<string, Set<string>> {
  const people = new Map<string, Set<string>>();
  for (const { change, employeeId } of [...facts, ...salaries, ...assignments, ...items])
    people.set(change, (people.get(change) ?? new Set()).add(employeeId));
  return people;
}

interface HeldBefore {
  fact(kind: JobKind): JobFactValue | null;
  salary: number | null;
  target(subject: string): string | null;
}

/** On the day before. */
function heldBefore(
  person: PersonOfChange | undefined,
  from: CalendarDate,
): HeldBefore | undefined {
  if (!person) return undefined;
  const day = addDays(from, -1);
  const job = jobOn(person.facts, day);
  return {
    fact: (kind) => job[kind]?.fact ?? null,
    salary: (inForceOn(person.salaries, day) ?? person.salaries[0])?.salary ?? null,
    target: (subject) => {
      const { own = [], everybody = [] } = person.assignments.get(subject) ?? {};
      return spanOn(assignedSpans(own, everybody), day)?.target ?? null;
    },
  };
}

function changedValues(
  change: string,
  { facts, assignments, items }: Parts,
  before: HeldBefore | undefined,
): ChangedJobValues {
  const isOf = (one: { change: string }) => one.change === change;
  return {
    facts: facts
      .filter(isOf)
      .map((after) => ({ kind: after.kind, before: before?.fact(after.kind) ?? null, after })),
    assignments: assignments.filter(isOf).map(({ subject, target }) => ({
      subject,
      before: before?.target(subject) ?? null,
      after: target,
    })),
    items: items.filter(isOf).map((item) => ({ before: null, after: item })),
  };
}

/** However many people have it. */
function onceEach(values: readonly JobValueChange[]): JobValueChange[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
