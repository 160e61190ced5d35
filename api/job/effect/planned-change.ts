import type { PayAssignment } from '../../payroll/due/pay-facts.js';
import type { JobJudgement, JudgedPerson } from '../job-judgements.js';
import type { AskedItem, AskedJobChange } from '../judge-job-change.js';
import type { ChangedPerson } from './changed-person.js';

/** The people for whom a change records something. */
export function recordedPeople({ asked, people }: JobJudgement, now: number): ChangedPerson[] {
  return people
    .filter(({ change }) => change.refusal === null)
    .map((judged) => recordedPerson(asked, judged, now));
}

function recordedPerson(
  { from }: AskedJobChange,
  { person, change }: JudgedPerson,
  now: number,
): ChangedPerson {
  const { id, name, facts, salaries } = person;
  const { values, salary, assignments, item } = change;
  return {
    id,
    name,
    facts,
    recorded: values.map(({ after }) => ({
      ...after,
      changeId: '',
      from,
      source: 'change',
      recordedAt: now,
      withdrawnAt: null,
    })),
    withdrawn: [],
    salaries,
    salary: salary && { from, salary: salary.after },
    assigned: assignments.map(({ subject, target }) => ({
      holder: id,
      subject,
      target,
      inherit: false,
      from,
    })),
    unassigned: [],
    items: item ? [itemOf(item, from, now)] : [],
    endedItems: [],
  };
}

function itemOf({ component, ...amounts }: AskedItem, from: string, now: number): PayAssignment {
  return {
    id: '',
    componentId: component,
    scope: 'employee',
    departmentId: null,
    run: null,
    ...amounts,
    from,
    note: null,
    recordedAt: now,
    createdBy: null,
    endedAt: null,
    withdrawnAt: null,
    imported: false,
  };
}
