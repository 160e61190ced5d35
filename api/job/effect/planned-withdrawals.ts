import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { Problem, refusal } from '../../contract/problem.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { ChangeRecords, type RecordedChange } from '../change-records.js';
import { JobChangeFacts } from '../job-change-facts.js';
import { requireWithdrawable } from '../job-withdrawals.js';
import type { AskedItem, PersonOfChange } from '../judge-job-change.js';
import { PeopleOfChange } from '../people-of-change.js';
import type { ChangedPerson } from './changed-person.js';

export interface PlannedWithdrawal {
  from: CalendarDate;
  people: WithdrawnPerson[];
}

export interface WithdrawnPerson {
  person: PersonOfChange;
  changed: ChangedPerson;
  items: readonly AskedItem[];
}

interface RecordedAlone {
  employeeId: string;
  from: CalendarDate;
  salary: number | string | null;
  subject: string | null;
  target: string | null;
}

/** Salaries and working time that were recorded by calls of their own stand in the timeline as changes. */
const ALONE = `SELECT employee_id AS employeeId, effective_date AS "from", salary, NULL AS subject, NULL AS target FROM salary_revision WHERE id = ? AND change_id IS NULL AND valid = 1
  UNION ALL SELECT employee_id, from_date, NULL, subject, COALESCE(pattern_id, policy_id) FROM leave_assignment WHERE id = ? AND change_id IS NULL AND live = 1 AND employee_id IS NOT NULL`;

/** The facts that a withdrawal takes back; refuses as the call that does it. */
@Injectable()
export class PlannedWithdrawals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: ChangeRecords,
    private readonly chosen: PeopleOfChange,
    private readonly facts: JobChangeFacts,
  ) {}

  async read(changeId: string, people?: readonly string[] | null): Promise<PlannedWithdrawal> {
    const change = await this.records.find(changeId);
    if (!change) return this.alone(changeId);
    const all = await this.records.people(changeId);
    const ids = people ? await this.chosen.named(people, 'people') : all;
    if (!ids.every((id) => all.includes(id)))
      throw Problem.at('people', refusal('job.not_of_change'));
    const recorded = await this.records.read(changeId, ids);
    requireWithdrawable(change, recorded);
    const items = await this.items(changeId, ids);
    return this.withdrawn(changeId, change.from, recorded, items);
  }

  private async alone(id: string): Promise<PlannedWithdrawal> {
    const [row] = await this.work.read<RecordedAlone>(ALONE, [id, id]);
    if (!row) throw new Problem('job.not_found', refusal('job.not_found'));
    const { employeeId, from, salary, subject, target } = row;
    const recorded: RecordedChange = {
      employeeId,
      values: [],
      salary: salary === null ? null : Number(salary),
      assignments: subject === null ? [] : [{ subject, target }],
      items: [],
    };
    return this.withdrawn(id, from, [recorded], new Map());
  }

  private async withdrawn(
    changeId: string,
    from: CalendarDate,
    recorded: readonly RecordedChange[],
    items: ReadonlyMap<string, string[]>,
  ): Promise<PlannedWithdrawal> {
    const subjects = recorded.flatMap(({ assignments }) =>
      assignments.map(({ subject }) => subject),
    );
    const people = await this.facts.read(
      recorded.map(({ employeeId }) => employeeId),
      [...new Set(subjects)],
    );
    const byId = new Map(recorded.map((one) => [one.employeeId, one]));
    return {
      from,
      people: people.flatMap((person) => {
        const one = byId.get(person.id);
        if (!one) return [];
        const changed = withdrawnPerson(person, one, changeId, from, items);
        return { person, changed, items: one.items };
      }),
    };
  }

  /** The ids of those that have not ended before they began. */
  private async items(changeId: string, ids: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await readByIds(ids, (some, places) =>
      this.work.read<{ id: string; employeeId: string }>(
        `SELECT id, employee_id AS employeeId FROM pay_assignment WHERE change_id = ? AND employee_id IN (${places}) AND (to_date IS NULL OR to_date >= from_date)`,
        [changeId, ...some],
      ),
    );
    const items = new Map<string, string[]>();
    for (const { id, employeeId } of rows)
      items.set(employeeId, [...(items.get(employeeId) ?? []), id]);
    return items;
  }
}

function withdrawnPerson(
  person: PersonOfChange,
  { salary, assignments }: RecordedChange,
  changeId: string,
  from: CalendarDate,
  items: ReadonlyMap<string, string[]>,
): ChangedPerson {
  const { id, name, facts, salaries } = person;
  return {
    id,
    name,
    facts,
    recorded: [],
    withdrawn: facts.filter((fact) => fact.changeId === changeId && fact.withdrawnAt === null),
    salaries,
    salary: salary === null ? null : { from, salary: null },
    assigned: [],
    unassigned: assignments.map((one) => ({ ...one, holder: id, inherit: false, from })),
    items: [],
    endedItems: items.get(id) ?? [],
  };
}
