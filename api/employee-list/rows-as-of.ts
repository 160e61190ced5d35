import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { EmploymentPeriod } from '../contract/employee/employment-periods.js';
import { jobOn, type JobFact } from '../contract/employee/job-facts.js';
import { inForceOn } from '../contract/payroll/salary-revisions.js';
import type { EmployeeFileRow, EmployeeListRow } from '../employee/employee-list.js';
import { EmploymentPeriods } from '../employee/employment-periods.js';
import { JobFactReader } from '../employee/job/job-fact-reader.js';
import { JobNames } from '../employee/job/job-names.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import type { StoredRevision } from '../salary/revisions/revision-reader.js';
import { SalaryRevisions } from '../salary/revisions/salary-revisions.js';
import { sinceThen } from './since-then.js';

/** The columns of employees that have dates. */
export type HeldRow = Partial<Omit<EmployeeFileRow, 'id'>> & { approver_id?: string | null };

/** Puts what held on another day than today into rows of employees, which have what holds today. */
@Injectable()
export class RowsAsOf {
  constructor(
    private readonly clock: Clock,
    private readonly facts: JobFactReader,
    private readonly names: JobNames,
    private readonly periods: EmploymentPeriods,
    private readonly revisions: SalaryRevisions,
  ) {}

  async complete(rows: EmployeeListRow[], day: CalendarDate): Promise<void> {
    const held = await this.held(
      rows.map(({ id }) => id),
      day,
    );
    for (const row of rows) Object.assign(row, held.get(row.id));
  }

  /** Others than admins do not know what is planned. */
  async heldBy(actor: Actor, id: string, day: CalendarDate): Promise<HeldRow> {
    const { since_then: since = [], ...held } = (await this.held([id], day)).get(id) ?? {};
    return { ...held, since_then: since.filter(({ planned }) => !planned || isAdmin(actor)) };
  }

  private async held(ids: string[], day: CalendarDate): Promise<Map<string, HeldRow>> {
    const facts = await this.facts.readPeople(ids);
    const periods = await this.periods.readMany(ids);
    const revisions = await this.revisions.readPeople(ids);
    const people = ids.map((id) => {
      const known = { facts: facts.get(id) ?? [], periods: periods.get(id) ?? [] };
      const since = sinceThen(known, day, this.clock.today());
      return { id, job: jobOn(known.facts, day), ...known, since };
    });
    const nameOf = await this.names.read(
      people.flatMap(({ job, since }) => [
        ...Object.values(job).map(({ fact }) => fact),
        ...since.flatMap(({ fact }) => fact ?? []),
      ]),
    );
    // Somebody without facts has what holds today.
    return new Map(
      people.map(({ id, job, facts: known, periods: employments, since }) => [
        id,
        {
          ...(known.length > 0 && jobColumns(job, nameOf)),
          ...employmentColumns(employments, day),
          ...salaryColumn(revisions.get(id) ?? [], day),
          since_then: since.map(({ fact, ...change }) => ({
            ...change,
            value: fact && nameOf(fact),
          })),
        },
      ]),
    );
  }
}

/** Everybody is in a department. */
function jobColumns(
  { department, designation, manager, approver }: ReturnType<typeof jobOn>,
  nameOf: (fact: JobFact) => string | null,
): HeldRow {
  const managedBy = manager?.fact;
  return {
    ...(department?.fact.valueId && {
      department_id: department.fact.valueId,
      department_name: nameOf(department.fact) ?? '',
    }),
    designation: designation?.fact.value ?? null,
    manager_id: managedBy?.valueId ?? null,
    manager_account_name: managedBy?.valueId ? nameOf(managedBy) : null,
    manager_name: managedBy?.value ?? null,
    approver_id: approver?.fact.valueId ?? null,
    approver_name: approver ? nameOf(approver.fact) : null,
  };
}

/** Somebody without revisions always had the salary of their row. */
function salaryColumn(revisions: readonly StoredRevision[], day: CalendarDate): HeldRow {
  const inForce = inForceOn(revisions, day);
  return inForce ? { salary: inForce.salary } : {};
}

/** Of the employment of the day; of the last one before, or of the first one, where there is none. */
function employmentColumns(periods: readonly EmploymentPeriod[], day: CalendarDate): HeldRow {
  const begun = periods.filter(({ hiredOn }) => hiredOn === null || hiredOn <= day);
  const [first, held = first] = [periods[0], begun.at(-1)];
  const earlier = begun.slice(0, -1).map(({ hiredOn, leftOn }) => `${hiredOn ?? ''}–${leftOn}`);
  return {
    hire_date: held?.hiredOn ?? null,
    left_on: held?.leftOn ?? null,
    previous_left_on: null,
    first_hire_date: first?.hiredOn ?? null,
    earlier_employments: earlier.join('; ') || null,
  };
}
