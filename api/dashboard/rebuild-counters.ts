import type { EntityManager } from 'typeorm';
import type { ReadRows } from '../platform/database/connection/committed-reader.js';
import type { Headcount } from '../department/headcount.js';
import { headcountGroups } from '../employee/headcount-groups.js';
import { leaveCounterSelect, type LeaveCounter } from '../leave/leave-counter.js';
import { OUTDATED_COLUMNS, type LeaveDenormalizer } from '../leave/leave-denormalizer.js';
import { monthlyPaySelect, type MonthlyPayTotal } from '../salary/monthly-pay-total.js';

export interface Counters {
  headcount: Headcount;
  leave: LeaveCounter;
  denormalizer: LeaveDenormalizer;
  payTotal: MonthlyPayTotal;
}

/** The counters must be empty. */
export async function rebuildCounters(manager: EntityManager, { headcount, leave, denormalizer, payTotal }: Counters): Promise<void> {
  await headcount.countGroups(await headcountGroups(manager, 'employee'), 1);
  await denormalizer.update(manager, '1 = 1');
  await leave.countRows(manager, '1 = 1', [], 1);
  await payTotal.countRows(manager, '1 = 1', [], 1);
}

export async function emptyCounters(manager: EntityManager): Promise<void> {
  for (const table of ['headcount', 'leave_counter', 'monthly_pay_total']) await manager.query(`DELETE FROM ${table}`);
}

/** One statement per counter, so that counter and records are read at the same moment. */
export async function countersMatchRecords(read: ReadRows): Promise<boolean> {
  const [people] = await read<{ wrong: number | string }>(
    `SELECT COUNT(*) AS wrong FROM (SELECT id, SUM(people) AS people, SUM(pay) AS pay FROM (
       SELECT department_id AS id, people, pay FROM headcount UNION ALL SELECT department_id, -1, -salary FROM employee) all_rows
     GROUP BY id HAVING SUM(people) <> 0 OR SUM(pay) <> 0) different`,
  );
  const [leave] = await read<{ wrong: number | string }>(
    `SELECT COUNT(*) AS wrong FROM (SELECT status FROM (
       SELECT status, start_month, requests FROM leave_counter UNION ALL SELECT status, start_month, -requests FROM (${leaveCounterSelect('1 = 1')}) counted) all_rows
     GROUP BY status, start_month HAVING SUM(requests) <> 0) different`,
  );
  const [pay] = await read<{ wrong: number | string }>(
    `SELECT COUNT(*) AS wrong FROM (SELECT month FROM (
       SELECT month, paid, records FROM monthly_pay_total UNION ALL SELECT month, -paid, -records FROM (${monthlyPaySelect('1 = 1')}) counted) all_rows
     GROUP BY month HAVING SUM(paid) <> 0 OR SUM(records) <> 0) different`,
  );
  const [outdated] = await read<{ wrong: number | string }>(`SELECT COUNT(*) AS wrong FROM leave_request JOIN employee e ON e.id = leave_request.employee_id WHERE ${OUTDATED_COLUMNS}`);
  return [people, leave, pay, outdated].every((row) => Number(row?.wrong) === 0);
}
