import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import { addDays, type CalendarDate } from '../contract/calendar-date.js';
import { RunningTotal } from '../platform/database/statements/running-total.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

interface EmploymentEnds {
  leftOn: CalendarDate | null;
  /** Last day of the employment before the latest one, which began on `hireDate`. */
  previousLeftOn?: CalendarDate | null;
  hireDate?: CalendarDate | null;
}

export interface HeadcountEntry extends EmploymentEnds {
  departmentId: string;
  /** Monthly, in minor units; null if it is unknown. */
  salary: number | null;
}

export interface HeadcountGroup extends EmploymentEnds {
  departmentId: string;
  people: number;
  pay: bigint;
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

  async count({ salary, ...entry }: HeadcountEntry, people: 1 | -1): Promise<void> {
    await this.countGroups([{ ...entry, people: 1, pay: BigInt(salary ?? 0) }], people);
  }

  async countGroups(groups: HeadcountGroup[], sign: 1 | -1): Promise<void> {
    const sums = new Map<string, { departmentId: string; leftOn: CalendarDate | null; people: number; pay: bigint }>();
    for (const { departmentId, people, pay, ...ends } of groups) {
      for (const [leftOn, times] of countedUntil(ends)) {
        const day = this.normalized(leftOn);
        const key = `${departmentId} ${day}`;
        const sum = sums.get(key) ?? { departmentId, leftOn: day, people: 0, pay: 0n };
        sums.set(key, { ...sum, people: sum.people + times * people, pay: sum.pay + BigInt(times) * pay });
      }
    }
    for (const { departmentId, leftOn, people, pay } of sums.values()) {
      if (people !== 0 || pay !== 0n) await this.total.add({ department_id: departmentId, left_on: leftOn, people: sign * people, pay: String(BigInt(sign) * pay) });
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

/**
 * Last days until which a person counts. Between two employments nobody works here: the person counts until the previous last day too, and once
 * less until the day before the return, so that on each date the sum is right, and one person in all.
 */
function countedUntil({ leftOn, previousLeftOn = null, hireDate = null }: EmploymentEnds): [CalendarDate | null, 1 | -1][] {
  if (previousLeftOn === null || hireDate === null) return [[leftOn, 1]];
  return [[leftOn, 1], [previousLeftOn, 1], [addDays(hireDate, -1), -1]];
}
