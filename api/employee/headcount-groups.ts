import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { HeadcountGroup } from '../department/headcount.js';

interface GroupRow {
  department_id: string;
  left_on: CalendarDate | null;
  previous_left_on: CalendarDate | null;
  returned_on: CalendarDate | null;
  people: number | string;
  pay: string;
}

/** Hire dates only of those who returned: the others' make no difference. */
const RETURNED_ON = 'CASE WHEN previous_left_on IS NULL THEN NULL ELSE hire_date END';

/** People and pay of employees, or of rows that become employees. */
export async function headcountGroups(manager: EntityManager, table: string, where = '', parameters: unknown[] = []): Promise<HeadcountGroup[]> {
  const rows = await manager.query<GroupRow[]>(
    `SELECT department_id, left_on, previous_left_on, ${RETURNED_ON} AS returned_on, COUNT(*) AS people, CAST(COALESCE(SUM(salary), 0) AS CHAR) AS pay
     FROM ${table} ${where} GROUP BY department_id, left_on, previous_left_on, ${RETURNED_ON}`,
    parameters,
  );
  return rows.map(({ department_id, left_on, previous_left_on, returned_on, people, pay }) => ({
    departmentId: department_id, leftOn: left_on, previousLeftOn: previous_left_on, hireDate: returned_on, people: Number(people), pay: BigInt(pay),
  }));
}
