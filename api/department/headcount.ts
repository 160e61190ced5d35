import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import { addDays, type CalendarDate } from '../contract/calendar-date.js';
import { RunningTotal } from '../platform/database/statements/running-total.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

export interface HeadcountEntry {
  departmentId: string;
  leftOn: CalendarDate | null;
  /** Monthly, in minor units. */
  salary: number;
}

export interface HeadcountTotals {
  active: number;
  left: number;
  departments: number;
  /** Monthly, of active people, in minor units. */
  payroll: bigint;
}

const LONG_AGO = '1900-01-01';
const NORMALIZED_AFTER_DAYS = 7;

/** People and pay by department and last day, maintained with every change so that no query counts the employees. */
@Injectable()
export class Headcount implements OnModuleDestroy {
  private readonly total: RunningTotal;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {
    this.total = new RunningTotal(work, 'headcount', ['department_id', 'left_on'], ['people', 'pay'], (row) => ({
      ...row,
      left_on: this.normalized((row.left_on ?? null) as CalendarDate | null),
    }));
  }

  async count({ departmentId, leftOn, salary }: HeadcountEntry, people: 1 | -1): Promise<void> {
    await this.total.add({ department_id: departmentId, left_on: leftOn, people, pay: people * salary });
  }

  async countGroups(groups: { departmentId: string; leftOn: CalendarDate | null; people: number; pay: bigint }[], sign: 1 | -1): Promise<void> {
    const sums = new Map<string, { departmentId: string; leftOn: CalendarDate | null; people: number; pay: bigint }>();
    for (const { departmentId, leftOn, people, pay } of groups) {
      const day = this.normalized(leftOn);
      const key = `${departmentId} ${day}`;
      const sum = sums.get(key) ?? { departmentId, leftOn: day, people: 0, pay: 0n };
      sums.set(key, { ...sum, people: sum.people + people, pay: sum.pay + pay });
    }
    for (const { departmentId, leftOn, people, pay } of sums.values()) {
      await this.total.add({ department_id: departmentId, left_on: leftOn, people: sign * people, pay: String(BigInt(sign) * pay) });
    }
  }

  async totals(): Promise<HeadcountTotals> {
    const active = 'left_on IS NULL OR left_on >= ?';
    const [row] = await this.work.read<Record<string, number | string | null>>(
      `SELECT SUM(active) AS active, SUM(gone) AS gone, CAST(SUM(pay) AS CHAR) AS pay, SUM(occupied) AS departments, SUM(n) AS n FROM (
        SELECT SUM(CASE WHEN ${active} THEN people ELSE 0 END) AS active, SUM(CASE WHEN ${active} THEN 0 ELSE people END) AS gone,
          SUM(CASE WHEN ${active} THEN pay ELSE 0 END) AS pay, CASE WHEN SUM(people) > 0 THEN 1 ELSE 0 END AS occupied, COUNT(*) AS n
        FROM headcount GROUP BY department_id) by_department`,
      Array(3).fill(this.clock.today()),
    );
    this.total.compactIfNeeded(Number(row?.n ?? 0));
    return {
      active: Number(row?.active ?? 0),
      left: Number(row?.gone ?? 0),
      departments: Number(row?.departments ?? 0),
      payroll: BigInt(row?.pay ?? 0),
    };
  }

  async people({ departmentId, left }: { departmentId?: string; left?: boolean }): Promise<number> {
    const status = left === undefined ? '1 = 1' : left ? 'left_on < ?' : '(left_on IS NULL OR left_on >= ?)';
    const where = departmentId === undefined ? status : `${status} AND department_id = ?`;
    const [row] = await this.work.read<{ people: number | string | null }>(
      `SELECT SUM(people) AS people FROM headcount WHERE ${where}`,
      [...(left === undefined ? [] : [this.clock.today()]), ...(departmentId === undefined ? [] : [departmentId])],
    );
    return Number(row?.people ?? 0);
  }

  async byDepartment(): Promise<{ department: string; employees: number }[]> {
    const rows = await this.work.read<{ name: string; people: number | string }>(
      `SELECT d.name AS name, SUM(h.people) AS people FROM headcount h JOIN department d ON d.id = h.department_id
       WHERE h.left_on IS NULL OR h.left_on >= ? GROUP BY d.id, d.name, d.name_folded HAVING SUM(h.people) > 0 ORDER BY people DESC, d.name_folded`,
      [this.clock.today()],
    );
    return rows.map(({ name, people }) => ({ department: name, employees: Number(people) }));
  }

  /** Old last days become one date, so that their rows can be compacted: the totals only need 'before today'. */
  private normalized(leftOn: CalendarDate | null): CalendarDate | null {
    return leftOn !== null && String(leftOn) < addDays(this.clock.today(), -NORMALIZED_AFTER_DAYS) ? LONG_AGO : leftOn;
  }

  async onModuleDestroy(): Promise<void> {
    await this.total.settled();
  }
}
