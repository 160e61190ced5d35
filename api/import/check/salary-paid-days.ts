import type { CalendarDate } from '../../contract/calendar-date.js';
import type { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

/** Amounts in minor units. */
export interface PaidRecord {
  basicSalary: number;
  allowances: number;
  deductions: number;
  netSalary: number;
}

interface PaidRow extends Record<keyof PaidRecord, number | string> {
  employeeId: string;
  day: CalendarDate;
}

export class PaidDays {
  constructor(private readonly work: UnitOfWork) {}

  async find(keys: { employeeId: string; day: CalendarDate }[]): Promise<Map<string, PaidRecord>> {
    if (keys.length === 0) return new Map();
    const rows = await this.work.read<PaidRow>(
      `SELECT employee_id AS employeeId, pay_date AS day, basic_salary AS basicSalary, allowances, deductions, net_salary AS netSalary
       FROM salary WHERE ${keys.map(() => 'employee_id = ? AND pay_date = ? AND valid = 1').join(' OR ')}`,
      keys.flatMap(({ employeeId, day }) => [employeeId, day]),
    );
    return new Map(rows.map(({ employeeId, day, basicSalary, allowances, deductions, netSalary }) => [
      paidDayKey(employeeId, day),
      { basicSalary: Number(basicSalary), allowances: Number(allowances), deductions: Number(deductions), netSalary: Number(netSalary) },
    ]));
  }
}

export function paidDayKey(employeeId: string, day: CalendarDate): string {
  return `${employeeId} ${day}`;
}
