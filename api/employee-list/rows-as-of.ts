import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import { jobOn } from '../contract/employee/job-facts.js';
import { inForceOn } from '../contract/payroll/salary-revisions.js';
import type { EmployeeListRow } from '../employee/employee-list.js';
import { EmploymentPeriods } from '../employee/employment-periods.js';
import { JobFactReader } from '../employee/job/job-fact-reader.js';
import { JobNames } from '../employee/job/job-names.js';
import { SalaryRevisions } from '../salary/revisions/salary-revisions.js';

/** Puts what held on a day into rows of employees, which have what holds today. */
@Injectable()
export class RowsAsOf {
  constructor(
    private readonly facts: JobFactReader,
    private readonly names: JobNames,
    private readonly periods: EmploymentPeriods,
    private readonly revisions: SalaryRevisions,
  ) {}

  async complete(rows: EmployeeListRow[], day: CalendarDate): Promise<void> {
    const ids = rows.map(({ id }) => id);
    const facts = await this.facts.readPeople(ids);
    const periods = await this.periods.readMany(ids);
    const revisions = await this.revisions.readPeople(ids);
    const jobs = new Map(ids.map((id) => [id, jobOn(facts.get(id) ?? [], day)]));
    const nameOf = await this.names.read(
      [...jobs.values()].flatMap((job) => Object.values(job).map(({ fact }) => fact)),
    );
    for (const row of rows) {
      const { department, designation, manager } = jobs.get(row.id) ?? {};
      const period = periods
        .get(row.id)
        ?.find(({ hiredOn, leftOn }) => (hiredOn ?? day) <= day && (leftOn ?? day) >= day);
      const [isEmployee, managed] = [manager?.fact.valueId != null, manager?.fact];
      Object.assign(row, {
        ...(department?.fact.valueId && {
          department_id: department.fact.valueId,
          department_name: nameOf(department.fact) ?? '',
        }),
        designation: designation?.fact.value ?? null,
        manager_id: managed?.valueId ?? null,
        manager_account_name: isEmployee && managed ? nameOf(managed) : null,
        manager_name: managed?.value ?? null,
        salary: inForceOn(revisions.get(row.id) ?? [], day)?.salary ?? row.salary,
        hire_date: period?.hiredOn ?? null,
        left_on: period?.leftOn ?? null,
        previous_left_on: null,
      } satisfies Partial<EmployeeListRow>);
    }
  }
}
