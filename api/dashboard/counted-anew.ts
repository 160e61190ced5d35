import type { EntityManager } from 'typeorm';
import type { ReadRows } from '../database/committed-reader.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { Headcount } from '../department/headcount.js';
import { keptSelects, tallySelects } from '../leave/leave-tally.js';
import { DIFFERENT_TWINS, type LeaveTwins } from '../leave/leave-twins.js';
import { payrollSelect, type Payroll } from '../salary/payroll.js';

interface PeopleRow {
  department: string;
  left_on: CalendarDate | null;
  people: number | string;
  pay: string;
}

export interface KeptTotals {
  headcount: Headcount;
  leaveTwins: LeaveTwins;
  payroll: Payroll;
}

const PEOPLE = 'SELECT department_id AS department, left_on, COUNT(*) AS people, CAST(SUM(salary) AS CHAR) AS pay FROM employee GROUP BY department_id, left_on';

/** Fills the totals, which must be empty, from the records themselves. */
export async function countAnew(manager: EntityManager, { headcount, leaveTwins, payroll }: KeptTotals): Promise<void> {
  const people = await manager.query<PeopleRow[]>(PEOPLE);
  const groups = people.map(({ department, left_on, people, pay }) => ({ departmentId: department, leftOn: left_on, people: Number(people), pay: BigInt(pay) }));
  await headcount.countGroups(groups, 1);
  await leaveTwins.takeInAll(manager);
  await payroll.countRows(manager, '1 = 1', [], 1);
}

/** Before they are counted anew. */
export async function emptyTotals(manager: EntityManager): Promise<void> {
  for (const table of ['headcount', 'leave_change', 'leave_tally', 'payroll']) await manager.query(`DELETE FROM ${table}`);
}

/** Whether the totals, and whose each request is, are those of the records. Each is read by one statement, so that it is of one moment. */
export async function totalsAreRight(read: ReadRows): Promise<boolean> {
  const [people] = await read<{ wrong: number | string }>(
    `SELECT COUNT(*) AS wrong FROM (SELECT id, SUM(people) AS people, SUM(pay) AS pay FROM (
       SELECT department_id AS id, people, pay FROM headcount UNION ALL SELECT department_id, -1, -salary FROM employee) all_rows
     GROUP BY id HAVING SUM(people) <> 0 OR SUM(pay) <> 0) different`,
  );
  const [leave] = await read<{ wrong: number | string }>(
    `SELECT COUNT(*) AS wrong FROM (SELECT kind FROM (
       ${keptSelects().join(' UNION ALL ')} UNION ALL SELECT kind, bucket, status, -requests FROM (${tallySelects().join(' UNION ALL ')}) counted) all_rows
     GROUP BY kind, bucket, status HAVING SUM(requests) <> 0) different`,
  );
  const [pay] = await read<{ wrong: number | string }>(
    `SELECT COUNT(*) AS wrong FROM (SELECT month FROM (
       SELECT month, paid, records FROM payroll UNION ALL SELECT month, -paid, -records FROM (${payrollSelect('1 = 1')}) counted) all_rows
     GROUP BY month HAVING SUM(paid) <> 0 OR SUM(records) <> 0) different`,
  );
  const [twin] = await read<{ wrong: number | string }>(`SELECT COUNT(*) AS wrong FROM leave_request JOIN employee e ON e.id = leave_request.employee_id WHERE ${DIFFERENT_TWINS}`);
  return [people, leave, pay, twin].every((row) => Number(row?.wrong) === 0);
}
