import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

export interface HeadcountTotals {
  active: number;
  left: number;
  departments: number;
  /** Monthly, of active people, in minor units. */
  payroll: bigint;
}

/** 1 if the last day has passed or the next employment has not begun, otherwise 0. Three times today as parameters. */
const LEFT = 'CASE WHEN e.left_on < ? OR (e.previous_left_on < ? AND e.hire_date > ?) THEN 1 ELSE 0 END';

export function hasLeft(today: CalendarDate, left: boolean): { sql: string; parameters: (string | number)[] } {
  return { sql: `${LEFT} = ?`, parameters: [today, today, today, Number(left)] };
}

/** People and their monthly pay, counted over an index that has all of it. */
@Injectable()
export class Headcount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async totals(): Promise<HeadcountTotals> {
    const today = this.clock.today();
    const [row] = await this.work.read<Record<string, number | string | null>>(
      `SELECT COUNT(*) AS people, SUM(gone) AS gone, CAST(SUM(CASE WHEN gone = 0 THEN salary ELSE 0 END) AS CHAR) AS pay, COUNT(DISTINCT department_id) AS departments
       FROM (SELECT e.department_id, e.salary, ${LEFT} AS gone FROM employee e) people`,
      [today, today, today],
    );
    const [people, left] = [Number(row?.people), Number(row?.gone)];
    return { active: people - left, left, departments: Number(row?.departments), payroll: BigInt(row?.pay ?? 0) };
  }

  async people({ left, departmentId }: { left: boolean; departmentId?: string }): Promise<number> {
    const { sql, parameters } = hasLeft(this.clock.today(), left);
    const [inDepartment, ids] = departmentId === undefined ? ['', []] : [' AND e.department_id = ?', [departmentId]];
    const [row] = await this.work.read<{ people: number | string }>(`SELECT COUNT(*) AS people FROM employee e WHERE ${sql}${inDepartment}`, [...parameters, ...ids]);
    return Number(row?.people);
  }

  async byDepartment(): Promise<{ department: string; employees: number }[]> {
    const { sql, parameters } = hasLeft(this.clock.today(), false);
    const rows = await this.work.read<{ name: string; people: number | string }>(
      `SELECT d.name AS name, COUNT(*) AS people FROM employee e JOIN department d ON d.id = e.department_id
       WHERE ${sql} GROUP BY d.id, d.name, d.name_folded ORDER BY people DESC, d.name_folded`,
      parameters,
    );
    return rows.map(({ name, people }) => ({ department: name, employees: Number(people) }));
  }
}
