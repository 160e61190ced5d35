import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { PayrollSettings } from '../../contract/payroll/payroll-settings.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { payDateOf, periodFrom } from '../due/pay-period.js';
import { PayrollSettingReader } from '../facts/payroll-setting-reader.js';

export interface StoredPeriod {
  id: string;
  number: number;
  from: CalendarDate;
  to: CalendarDate;
  payDate: CalendarDate;
}

const PERIODS =
  'SELECT p.id, p.number, p.start_date AS "from", p.end_date AS "to", p.pay_date AS payDate FROM pay_period p';

/** Pay periods follow each other without a gap, from the first one on. They are stored when a run needs them. */
@Injectable()
export class PayPeriods {
  constructor(
    private readonly work: UnitOfWork,
    private readonly settings: PayrollSettingReader,
  ) {}

  /** Of the next regular run; undefined until payroll is set up. */
  async next(): Promise<Omit<StoredPeriod, 'id'> | undefined> {
    const settings = await this.settings.read();
    const [last] = await this.work.read<StoredPeriod>(
      `${PERIODS} JOIN pay_run r ON r.regular_period = p.id ORDER BY p.number DESC LIMIT 1`,
    );
    return this.after(last, settings);
  }

  /** The one that has the day, or the last one before it. */
  async on(day: CalendarDate): Promise<StoredPeriod | undefined> {
    const [period] = await this.work.read<StoredPeriod>(
      `${PERIODS} WHERE p.start_date <= ? ORDER BY p.number DESC LIMIT 1`,
      [day],
    );
    return period;
  }

  /** Stored, if it was not. */
  async require(
    manager: EntityManager,
    { number, from, to, payDate }: Omit<StoredPeriod, 'id'>,
  ): Promise<StoredPeriod> {
    const [known] = await manager.query<StoredPeriod[]>(`${PERIODS} WHERE p.number = ?`, [number]);
    if (known) return known;
    const id = newId();
    await insertRow(manager, 'pay_period', {
      id,
      number,
      start_date: from,
      end_date: to,
      pay_date: payDate,
    });
    return { id, number, from, to, payDate };
  }

  /** By runs other than discarded ones, or by PDFs of the payroll office that people have. */
  async areInUse(): Promise<boolean> {
    const rows = await this.work.read(
      "SELECT 1 FROM pay_run WHERE state <> 'discarded' UNION SELECT 1 FROM payslip_file WHERE published_at IS NOT NULL LIMIT 1",
    );
    return rows.length > 0;
  }

  /** With the discarded runs, the only ones while they are not in use. */
  async clear(manager: EntityManager): Promise<void> {
    for (const table of ['pay_hold', 'pay_run_person', 'payslip_file', 'pay_assignment'])
      await manager.query(`DELETE FROM ${table} WHERE run_id IS NOT NULL`);
    for (const table of ['pay_run', 'pay_period']) await manager.query(`DELETE FROM ${table}`);
  }

  after(
    last: StoredPeriod | undefined,
    settings: PayrollSettings,
  ): Omit<StoredPeriod, 'id'> | undefined {
    if (settings.firstPeriod === null) return undefined;
    const period = periodFrom(
      last ? addDays(last.to, 1) : settings.firstPeriod,
      settings.frequency,
    );
    return { number: (last?.number ?? 0) + 1, ...period, payDate: payDateOf(period, settings) };
  }
}

export function notSetUp(): Problem {
  return new Problem('payroll.not_set_up', refusal('payroll.not_set_up'));
}
