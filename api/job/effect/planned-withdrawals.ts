import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { jobTimeline } from '../../contract/employee/job-facts.js';
import { ClosedDepartments } from '../../employee/job/closed-departments.js';
import { ChangeRecords, type RecordedChange } from '../change-records.js';
import { JobChangeFacts } from '../job-change-facts.js';
import { requireWithdrawable } from '../job-withdrawals.js';
import type { AskedItem, PersonOfChange } from '../judge-job-change.js';
import { OpenLeaveYears } from '../open-leave-years.js';
import { RecordsWithoutChange } from '../records-without-change.js';
import { movesFacts, type ChangedPerson } from './changed-person.js';

export interface PlannedWithdrawal {
  from: CalendarDate;
  people: WithdrawnPerson[];
}

export interface WithdrawnPerson {
  person: PersonOfChange;
  changed: ChangedPerson;
  items: readonly AskedItem[];
}

/** The facts that a withdrawal takes back; refuses as the call that does it. */
@Injectable()
export class PlannedWithdrawals {
  constructor(
    private readonly records: ChangeRecords,
    private readonly others: RecordsWithoutChange,
    private readonly facts: JobChangeFacts,
    private readonly leaveYears: OpenLeaveYears,
    private readonly departments: ClosedDepartments,
  ) {}

  async read(changeId: string, people?: readonly string[] | null): Promise<PlannedWithdrawal> {
    const change = await this.records.find(changeId);
    if (!change) return this.withoutChange(changeId);
    const ids = await this.records.chosen(changeId, people);
    const recorded = await this.records.read(changeId, ids);
    requireWithdrawable(change, recorded);
    return this.withdrawn(changeId, change.from, recorded);
  }

  private async withoutChange(id: string): Promise<PlannedWithdrawal> {
    const { employeeId, from, salary, subject, target } = await this.others.require(id);
    const assignments = subject === null ? [] : [{ subject, target }];
    return this.withdrawn(id, from, [{ employeeId, values: [], salary, assignments, items: [] }]);
  }

  private async withdrawn(
    changeId: string,
    from: CalendarDate,
    recorded: readonly RecordedChange[],
  ): Promise<PlannedWithdrawal> {
    const assigned = recorded.flatMap(({ employeeId, assignments }) =>
      assignments.map(({ subject }) => ({ employeeId, subject })),
    );
    await this.leaveYears.require(assigned, from, 'people');
    const people = await this.facts.read(
      recorded.map(({ employeeId }) => employeeId),
      [...new Set(assigned.map(({ subject }) => subject))],
    );
    const byId = new Map(recorded.map((one) => [one.employeeId, one]));
    const withdrawn = people.flatMap((person) => {
      const one = byId.get(person.id);
      if (!one) return [];
      const changed = withdrawnPerson(person, one, changeId, from);
      return { person, changed, items: one.items };
    });
    await this.requireOpenDepartments(withdrawn);
    return { from, people: withdrawn };
  }

  private async requireOpenDepartments(withdrawn: readonly WithdrawnPerson[]): Promise<void> {
    const back = withdrawn
      .filter(({ changed }) => movesFacts(changed, 'department'))
      .map(({ person: { id, name, employments, facts }, changed }) => ({
        _id: id,
        name,
        employments,
        facts: facts.filter((fact) => !changed.withdrawn.includes(fact)),
        departmentId: '',
      }));
    const departments = back.flatMap(({ facts }) =>
      jobTimeline(facts, 'department').flatMap(({ valueId }) => valueId ?? []),
    );
    await this.departments.requireNobodyWouldBeIn(departments, back, 'department');
  }
}

function withdrawnPerson(
  person: PersonOfChange,
  { salary, assignments, items }: RecordedChange,
  changeId: string,
  from: CalendarDate,
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
    endedItems: items.map((item) => item.id),
  };
}
