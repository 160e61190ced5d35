import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../contract/calendar-date.js';
import { RunningTotal } from '../platform/database/statements/running-total.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

const MONTH = 'SUBSTR(s.pay_date, 1, 7)';

export function monthlyPaySelect(where: string): string {
  return `SELECT ${MONTH} AS month, SUM(s.net_salary) AS paid, COUNT(*) AS records FROM salary s WHERE s.valid = 1 AND ${where} GROUP BY ${MONTH}`;
}

/** Pay of all employees by month, in minor units, maintained with every change for the dashboard's chart. */
@Injectable()
export class MonthlyPayTotal implements OnModuleDestroy {
  private readonly total: RunningTotal;

  constructor(private readonly work: UnitOfWork) {
    this.total = new RunningTotal(work, 'monthly_pay_total', ['month'], ['paid', 'records']);
  }

  async add(payDate: CalendarDate, netSalary: number): Promise<void> {
    await this.total.add({ month: payDate.slice(0, 7), paid: netSalary, records: 1 });
  }

  /** With −1, call it before the matching rows of `salary s` are voided or removed. */
  async countRows(manager: EntityManager, where: string, parameters: unknown[], sign: 1 | -1): Promise<void> {
    const months = await manager.query<{ month: string; paid: string; records: number | string }[]>(
      `SELECT month, CAST(paid AS CHAR) AS paid, records FROM (${monthlyPaySelect(where)}) months`,
      parameters,
    );
    if (months.length > 0) await this.total.add(...months.map(({ month, paid, records }) => ({ month, paid: String(BigInt(sign) * BigInt(paid)), records: sign * Number(records) })));
  }

  async between(first: string, last: string): Promise<Map<string, bigint>> {
    const rows = await this.work.read<{ month: string; paid: string; n: number | string }>(
      'SELECT month, CAST(SUM(paid) AS CHAR) AS paid, COUNT(*) AS n FROM monthly_pay_total WHERE month >= ? AND month <= ? GROUP BY month',
      [first, last],
    );
    this.total.compactIfNeeded(rows.reduce((sum, { n }) => sum + Number(n), 0));
    return new Map(rows.map(({ month, paid }) => [month, BigInt(paid)]));
  }

  async onModuleDestroy(): Promise<void> {
    await this.total.settled();
  }
}
