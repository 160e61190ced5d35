import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import {
  lastDayBefore,
  type EmploymentPeriod,
} from '../../contract/employee/employment-periods.js';
import type { EmploymentPeriods } from '../../employee/employment-periods.js';
import type { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

/** Amounts in minor units. */
export interface PaidRecord {
  payDate: CalendarDate;
  basicSalary: number;
  allowances: number;
  deductions: number;
  netSalary: number;
}

interface PaidRow extends Record<Exclude<keyof PaidRecord, 'payDate'>, number | string> {
  employeeId: string;
  payDate: CalendarDate;
}

interface PayDay {
  employeeId: string;
  payDate: CalendarDate;
}

export class PaidDays {
  private byMonth = new Map<string, PaidRecord[]>();
  private periods = new Map<string, EmploymentPeriod[]>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly employments: EmploymentPeriods,
  ) {}

  async load(days: PayDay[]): Promise<void> {
    this.byMonth = new Map();
    for (const record of await this.readMonths(days)) {
      const key = monthKey(record);
      this.byMonth.set(key, [...(this.byMonth.get(key) ?? []), record]);
    }
    this.periods = await this.employments.readMany([
      ...new Set(days.map(({ employeeId }) => employeeId)),
    ]);
  }

  record(day: PayDay): PaidRecord | undefined {
    return this.ofMonth(day).find(({ payDate }) => payDate === day.payDate);
  }

  otherPayDate(day: PayDay): CalendarDate | null {
    return this.ofMonth(day).find(({ payDate }) => payDate !== day.payDate)?.payDate ?? null;
  }

  lastDay({ employeeId, payDate }: PayDay): CalendarDate | null {
    return lastDayBefore(this.periods.get(employeeId) ?? [], payDate);
  }

  private ofMonth(day: PayDay): PaidRecord[] {
    return this.byMonth.get(monthKey(day)) ?? [];
  }

  private async readMonths(days: PayDay[]): Promise<(PaidRecord & PayDay)[]> {
    if (days.length === 0) return [];
    const rows = await this.work.read<PaidRow>(
      `SELECT employee_id AS employeeId, pay_date AS payDate, basic_salary AS basicSalary, allowances, deductions, net_salary AS netSalary
       FROM salary WHERE ${days.map(() => 'employee_id = ? AND pay_date >= ? AND pay_date < ? AND valid = 1').join(' OR ')}`,
      days.flatMap(({ employeeId, payDate }) => [employeeId, ...monthBounds(payDate)]),
    );
    return rows.map(({ basicSalary, allowances, deductions, netSalary, ...day }) => ({
      ...day,
      basicSalary: Number(basicSalary),
      allowances: Number(allowances),
      deductions: Number(deductions),
      netSalary: Number(netSalary),
    }));
  }
}

export function monthKey({ employeeId, payDate }: PayDay): string {
  return `${employeeId} ${payDate.slice(0, 7)}`;
}

/** The first day of the month and of the next one. */
function monthBounds(date: CalendarDate): [CalendarDate, CalendarDate] {
  const first = `${date.slice(0, 7)}-01`;
  return [first, `${addDays(first, 31).slice(0, 7)}-01`];
}
