import { Injectable } from '@nestjs/common';
import { previousPeriod } from '../../contract/payroll/previous-period.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PayPeriod } from '../due/pay-period.js';

export interface RecordsOfPerson {
  /** Those of the period before, in minor units; null without any. */
  previous: { basic: number; net: number } | null;
}

interface Sums {
  people: number | string;
  gross: number | string | null;
  deductions: number | string | null;
}

/** Salary records without a payslip that were paid before a period: of the first run, those before payroll. */
@Injectable()
export class RecordsBeforePayroll {
  constructor(private readonly work: UnitOfWork) {}

  /** Nobody is named who has none. */
  async readPeople(
    employeeIds: readonly string[],
    period: PayPeriod,
  ): Promise<Map<string, RecordsOfPerson>> {
    const { from } = previousPeriod(period);
    // With the plus SQLite finds the records by their people, not by the dates of everybody's.
    const rows = await readByIds(employeeIds, (ids, places) =>
      this.work.read<Record<'records' | 'basic' | 'net', number | string> & { id: string }>(
        `SELECT s.employee_id AS id, SUM(CASE WHEN s.pay_date >= ? THEN 1 ELSE 0 END) AS records,
           SUM(CASE WHEN s.pay_date >= ? THEN s.basic_salary ELSE 0 END) AS basic, SUM(CASE WHEN s.pay_date >= ? THEN s.net_salary ELSE 0 END) AS net
         FROM salary s WHERE +s.valid = 1 AND s.run_id IS NULL AND s.pay_date < ? AND s.employee_id IN (${places}) GROUP BY s.employee_id`,
        [from, from, from, period.from, ...ids],
      ),
    );
    return new Map(
      rows.map(({ id, records, basic, net }) => [
        id,
        { previous: Number(records) > 0 ? { basic: Number(basic), net: Number(net) } : null },
      ]),
    );
  }

  /** For all people, in the period before, as they were at an instant; undefined without any. `some`: the first ones of them. */
  async previous(
    period: PayPeriod,
    at: number,
  ): Promise<
    | { period: PayPeriod; people: number; gross: number; deductions: number; some: string[] }
    | undefined
  > {
    const before = previousPeriod(period);
    const { from, to } = before;
    // The dates stand in both, so that each is found by the index of both columns.
    const isPrevious =
      '(valid = 1 AND pay_date BETWEEN ? AND ? OR valid IS NULL AND pay_date BETWEEN ? AND ? AND voided_at > ?) AND run_id IS NULL AND created_at <= ?';
    const parameters = [from, to, from, to, at, at];
    const [sums] = await this.work.read<Sums>(
      `SELECT COUNT(DISTINCT employee_id) AS people, SUM(basic_salary + allowances) AS gross, SUM(deductions) AS deductions FROM salary WHERE ${isPrevious}`,
      parameters,
    );
    const people = Number(sums?.people ?? 0);
    if (people === 0) return undefined;
    const some = await this.work.read<{ id: string }>(
      `SELECT DISTINCT employee_id AS id FROM salary WHERE ${isPrevious} LIMIT 2`,
      parameters,
    );
    return {
      period: before,
      people,
      gross: Number(sums?.gross ?? 0),
      deductions: Number(sums?.deductions ?? 0),
      some: some.map(({ id }) => id),
    };
  }
}
