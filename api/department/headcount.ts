import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { EmploymentStatus } from '../contract/employee/employment-status.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

export interface HeadcountTotals {
  active: number;
  upcoming: number;
  left: number;
  departments: number;
  /** Monthly, of active people, in minor units. */
  payroll: bigint;
}

/** The rule of employmentStatus in employee/employment-status.ts. Four times today as parameters. */
const STATUS = `CASE WHEN e.left_on < ? OR (e.previous_left_on < ? AND e.hire_date > ?) THEN 'Left'
  WHEN e.previous_left_on IS NULL AND e.hire_date > ? THEN 'Upcoming' ELSE 'Active' END`;

interface OfEmployees {
  sql: string;
  parameters: string[];
}

export const statusOn = (today: CalendarDate): OfEmployees => ({
  sql: STATUS,
  parameters: [today, today, today, today],
});

/** True of employees `e` with one of the statuses. */
export function hasStatus(today: CalendarDate, ...statuses: EmploymentStatus[]): OfEmployees {
  const { sql, parameters } = statusOn(today);
  return {
    sql: `${sql} IN (${statuses.map(() => '?').join(', ')})`,
    parameters: [...parameters, ...statuses],
  };
}

/** People and their monthly pay, counted over an index that has all of it. */
@Injectable()
export class Headcount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Those who are still to come are counted, and paid, from their first day on. */
  async totals(): Promise<HeadcountTotals> {
    const today = this.clock.today();
    const rows = await this.work.read<{
      status: EmploymentStatus;
      people: number | string;
      pay: string | null;
    }>(
      `SELECT status, COUNT(*) AS people, CAST(SUM(salary) AS CHAR) AS pay FROM (SELECT e.salary, ${STATUS} AS status FROM employee e) people GROUP BY status`,
      [today, today, today, today],
    );
    const [occupied] = await this.work.read<{ departments: number | string }>(
      'SELECT COUNT(*) AS departments FROM department d WHERE d.closed_at IS NULL AND EXISTS (SELECT 1 FROM employee e WHERE e.department_id = d.id)',
    );
    const people = (status: EmploymentStatus) =>
      Number(rows.find((row) => row.status === status)?.people ?? 0);
    const payroll = BigInt(rows.find(({ status }) => status === 'Active')?.pay ?? 0);
    return {
      active: people('Active'),
      upcoming: people('Upcoming'),
      left: people('Left'),
      departments: Number(occupied?.departments),
      payroll,
    };
  }

  async people(status: EmploymentStatus, departmentId?: string): Promise<number> {
    const { sql, parameters } = hasStatus(this.clock.today(), status);
    const [inDepartment, ids] =
      departmentId === undefined ? ['', []] : [' AND e.department_id = ?', [departmentId]];
    const [row] = await this.work.read<{ people: number | string }>(
      `SELECT COUNT(*) AS people FROM employee e WHERE ${sql}${inDepartment}`,
      [...parameters, ...ids],
    );
    return Number(row?.people);
  }

  /** The people who work in each of these departments. */
  async inDepartments(ids: string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const { sql, parameters } = hasStatus(this.clock.today(), 'Active');
    const rows = await this.work.read<{ id: string; people: number | string }>(
      `SELECT e.department_id AS id, COUNT(*) AS people FROM employee e WHERE ${sql} AND e.department_id IN (${ids.map(() => '?').join(', ')}) GROUP BY e.department_id`,
      [...parameters, ...ids],
    );
    return new Map(rows.map(({ id, people }) => [id, Number(people)]));
  }

  async byDepartment(): Promise<{ department: string; employees: number }[]> {
    const { sql, parameters } = hasStatus(this.clock.today(), 'Active');
    const rows = await this.work.read<{ name: string; people: number | string }>(
      `SELECT d.name AS name, COUNT(*) AS people FROM employee e JOIN department d ON d.id = e.department_id
       WHERE ${sql} GROUP BY d.id, d.name, d.name_folded ORDER BY people DESC, d.name_folded`,
      parameters,
    );
    return rows.map(({ name, people }) => ({ department: name, employees: Number(people) }));
  }
}
