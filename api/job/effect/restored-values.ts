import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { jobOn } from '../../contract/employee/job-facts.js';
import type { JobSalaryChange, JobValueChange } from '../../contract/job/job-changes.js';
import { amount } from '../../contract/money.js';
import {
  assignedSpans,
  type AssignmentRow,
} from '../../working-time/assignments/assignment-spans.js';
import { JobValues } from '../job-values.js';
import { factsAfter, salaryOn, type ChangedPerson } from './changed-person.js';
import type { WithdrawnPerson } from './planned-withdrawals.js';

/** Values of one person on the day of a change once it is withdrawn, beside those with it. */
@Injectable()
export class RestoredValues {
  constructor(private readonly values: JobValues) {}

  async of(withdrawn: WithdrawnPerson, day: CalendarDate, now: number): Promise<JobValueChange[]> {
    const values = {
      facts: restoredFacts(withdrawn.changed, day, now),
      assignments: restoredAssignments(withdrawn, day),
      items: withdrawn.items.map((item) => ({ before: item, after: null })),
    };
    return (await this.values.read([values])).changes(values);
  }
}

function restoredFacts(person: ChangedPerson, day: CalendarDate, now: number) {
  const before = jobOn(person.facts, day);
  const after = jobOn(
    factsAfter(person.facts, person, (fact) => fact, now),
    day,
  );
  return [...new Set(person.withdrawn.map(({ kind }) => kind))].map((kind) => ({
    kind,
    before: before[kind]?.fact ?? null,
    after: after[kind]?.fact ?? null,
  }));
}

function restoredAssignments({ person, changed }: WithdrawnPerson, day: CalendarDate) {
  return changed.unassigned.map(({ subject }) => {
    const { own = [], everybody = [] } = person.assignments.get(subject) ?? {};
    const on = (rows: readonly AssignmentRow[]) =>
      spanOn(assignedSpans(rows, everybody), day)?.target ?? null;
    return { subject, before: on(own), after: on(own.filter(({ from }) => from !== day)) };
  });
}

/** Null where no salary was known before. */
export function restoredSalary(person: ChangedPerson, day: CalendarDate): JobSalaryChange | null {
  const { before, after } = salaryOn(person, day);
  return person.salary === null || after === null
    ? null
    : { before: before === null ? null : amount(before), after: amount(after) };
}
