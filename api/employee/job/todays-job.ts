import type { EntityManager } from 'typeorm';
import type { JobFact } from '../../contract/employee/job-facts.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';

export type JobFactValue = Pick<JobFact, 'kind' | 'valueId' | 'value'>;

/** What `employee` says of today. */
export interface TodaysJob {
  id: string;
  name: string;
  departmentId: string;
  designation: string | null;
  managerId: string | null;
  managerName: string | null;
  approverId: string | null;
}

export function readTodaysJobs(
  manager: EntityManager,
  employeeIds: readonly string[],
): Promise<TodaysJob[]> {
  return readByIds(employeeIds, (ids, places) =>
    manager.query<TodaysJob[]>(
      `SELECT e.id, a.name, e.department_id AS departmentId, e.designation, e.manager_id AS managerId, e.manager_name AS managerName, e.approver_id AS approverId
       FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id IN (${places})`,
      ids,
    ),
  );
}

export function valuesOf(job: TodaysJob): JobFactValue[] {
  return [
    { kind: 'department', valueId: job.departmentId, value: null },
    { kind: 'designation', valueId: null, value: job.designation },
    { kind: 'manager', valueId: job.managerId, value: job.managerName },
    { kind: 'approver', valueId: job.approverId, value: null },
  ];
}

export function isSameValue(
  { valueId, value }: Omit<JobFactValue, 'kind'>,
  fact: JobFact | undefined,
): boolean {
  return valueId === (fact?.valueId ?? null) && value === (fact?.value ?? null);
}
