import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JOB_KINDS, jobOn, type JobKind } from '../../contract/employee/job-facts.js';
import { Clock } from '../../platform/config/clock.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { EmployeeTextColumns } from '../employee-text-columns.js';
import { Employee } from '../employee.tables.js';
import { JobFactReader } from './job-fact-reader.js';
import { isSameValue, readTodaysJobs, valuesOf, type JobFactValue } from './todays-job.js';

export interface JobInForce {
  employeeId: string;
  name: string;
  /** Of `employee` before and after. */
  before: JobFactValue[];
  after: JobFactValue[];
}

/** Makes `employee` say what the facts say of today, for people whose rows the open unit has locked. */
@Injectable()
export class JobsInForce {
  constructor(
    private readonly clock: Clock,
    private readonly reader: JobFactReader,
    private readonly textColumns: EmployeeTextColumns,
  ) {}

  /** Looks at some kinds of each person, and returns whom it changed. */
  async apply(
    manager: EntityManager,
    kinds: ReadonlyMap<string, readonly JobKind[]>,
  ): Promise<JobInForce[]> {
    const [today, employeeIds] = [this.clock.today(), [...kinds.keys()]];
    const facts = await this.reader.readPeople(employeeIds);
    const changed: JobInForce[] = [];
    for (const row of await readTodaysJobs(manager, employeeIds)) {
      const job = jobOn(facts.get(row.id) ?? [], today);
      const before = valuesOf(row).filter(
        (value) =>
          kinds.get(row.id)?.includes(value.kind) && !isSameValue(value, job[value.kind]?.fact),
      );
      const after = before.map(({ kind }) => ({
        kind,
        valueId: job[kind]?.fact.valueId ?? null,
        value: job[kind]?.fact.value ?? null,
      }));
      if (after.length === 0) continue;
      await manager.update(
        Employee,
        { id: row.id },
        Object.assign({}, ...after.map(columnsOf)) as Partial<Employee>,
      );
      if (after.some(({ kind }) => kind === 'designation'))
        await this.textColumns.refresh({ id: row.id });
      changed.push({ employeeId: row.id, name: row.name, before, after });
    }
    // Those of other kinds still wait for their round.
    for (const kind of JOB_KINDS)
      await readByIds(
        employeeIds.filter((id) => kinds.get(id)?.includes(kind)),
        async (ids, places) => {
          await manager.query(
            `UPDATE job_fact SET planned = NULL WHERE employee_id IN (${places}) AND kind = ? AND planned = 1 AND from_date <= ?`,
            [...ids, kind, today],
          );
          return [];
        },
      );
    return changed;
  }
}

/** Everybody is in a department. */
function columnsOf({ kind, valueId, value }: JobFactValue): Partial<Employee> {
  switch (kind) {
    case 'department':
      return valueId === null ? {} : { departmentId: valueId };
    case 'designation':
      return { designation: value, designationFolded: value === null ? null : folded(value) };
    case 'manager':
      return { managerId: valueId, managerName: value };
    case 'approver':
      return { approverId: valueId };
    default:
      return {};
  }
}
