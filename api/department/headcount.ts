import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

export interface HeadcountTotals {
  active: number;
  left: number;
  departments: number;
  /** Monthly, of active people, in minor units. */
  payroll: bigint;
}

/** Three times today as parameters: the last day has passed, or the next employment has not begun. */
const LEFT = '(e.left_on < ? OR (e.previous_left_on < ? AND e.hire_date > ?))';

/** People and their monthly pay, counted over an index that has all of it. */
@Injectable()
export class Headcount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async totals(): Promise<HeadcountTotals> {
    const [row] = await this.work.read<Record<string, number | string | null>>(
      `SELECT COUNT(*) AS people, SUM(gone) AS gone, CAST(SUM(CASE WHEN gone = 0 THEN salary ELSE 0 END) AS CHAR) AS pay, COUNT(DISTINCT department_id) AS departments
       FROM (SELECT e.department_id, e.salary, CASE WHEN ${LEFT} THEN 1 ELSE 0 END AS gone FROM employee e) people`,
      this.today(),
    );
    const [people, left] = [Number(row?.people), Number(row?.gone)];
    return { active: people - left, left, departments: Number(row?.departments), payroll: BigInt(row?.pay ?? 0) };
  }

  async people({ departmentId, left }: { departmentId?: string; left?: boolean }): Promise<number> {
    const conditions = [
      ...(left === undefined ? [] : [{ sql: `CASE WHEN ${LEFT} THEN 1 ELSE 0 END = ?`, parameters: [...this.today(), Number(left)] }]),
      ...(departmentId === undefined ? [] : [{ sql: 'e.department_id = ?', parameters: [departmentId] }]),
    ];
    const where = conditions.length > 0 ? ` WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : '';
    const [row] = await this.work.read<{ people: number | string }>(`SELECT COUNT(*) AS people FROM employee e${where}`, conditions.flatMap(({ parameters }) => parameters));
    return Number(row?.people);
  }

  async byDepartment(): Promise<{ department: string; employees: number }[]> {
    const rows = await this.work.read<{ name: string; people: number | string }>(
      `SELECT d.name AS name, COUNT(*) AS people FROM employee e JOIN department d ON d.id = e.department_id
       WHERE CASE WHEN ${LEFT} THEN 1 ELSE 0 END = 0 GROUP BY d.id, d.name, d.name_folded ORDER BY people DESC, d.name_folded`,
      this.today(),
    );
    return rows.map(({ name, people }) => ({ department: name, employees: Number(people) }));
  }

  private today(): string[] {
    return Array(3).fill(this.clock.today()) as string[];
  }
}
