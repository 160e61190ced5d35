import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { PeriodSettings } from '../../contract/payroll/payroll-settings.js';
import { Problem, refusal } from '../../contract/problem.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { payDateOf, periodFrom, type PayPeriod } from '../due/pay-period.js';
import { PayrollSettingReader } from './payroll-setting-reader.js';

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

  /** The period of the next regular run; undefined until payroll is set up. */
  async next(): Promise<Omit<StoredPeriod, 'id'> | undefined> {
    const [last] = await this.work.read<StoredPeriod>(
      `${PERIODS} JOIN pay_run r ON r.regular_period = p.id ORDER BY p.number DESC LIMIT 1`,
    );
    const from = last ? addDays(last.to, 1) : (await this.settings.read()).firstPeriod;
    if (from === null) return undefined;
    const settings = await this.settings.readOn(from);
    const period = periodFrom(from, settings.frequency);
    return { number: (last?.number ?? 0) + 1, ...period, payDate: payDateOf(period, settings) };
  }

  /** The periods without a regular run that end before a day, in order. */
  async until(day: CalendarDate): Promise<PayPeriod[]> {
    const periods: PayPeriod[] = [];
    let period: PayPeriod | undefined = await this.next();
    const versions = await this.settings.versions();
    while (period && period.to < day) {
      periods.push(period);
      const from = addDays(period.to, 1);
      const { frequency } = spanOn(versions, from) as PeriodSettings;
      period = periodFrom(from, frequency);
    }
    return periods;
  }

  /** For an off-cycle run: the period of its day. Without a day that of today, or the first one before it begins. */
  async offCycle(
    day: CalendarDate | null,
    today: CalendarDate,
  ): Promise<Omit<StoredPeriod, 'id'> | undefined> {
    const next = await this.next();
    const asked = day ?? today;
    const isNext = next && (next.from <= asked || (day === null && next.number === 1));
    return isNext ? next : this.findOn(asked);
  }

  /** The one that has the day, or the last one before it. */
  async findOn(day: CalendarDate): Promise<StoredPeriod | undefined> {
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

  /** From a day on, by runs other than discarded ones, or by PDFs of the payroll office that people have. */
  async areInUse(from: CalendarDate): Promise<boolean> {
    const rows = await this.work.read(
      `SELECT 1 FROM pay_period p WHERE p.start_date >= ? AND (EXISTS (SELECT 1 FROM pay_run r WHERE r.period_id = p.id AND r.state <> 'discarded')
         OR EXISTS (SELECT 1 FROM payslip_file f WHERE f.period_id = p.id AND f.published_at IS NOT NULL)) LIMIT 1`,
      [from],
    );
    return rows.length > 0;
  }

  /** First day of the first period that no approved run has paid anything in; null if there is no approved run. */
  async firstUnpaid(): Promise<CalendarDate | null> {
    const [row] = await this.work.read<{ last: CalendarDate | null }>(
      "SELECT MAX(p.end_date) AS last FROM pay_run r JOIN pay_period p ON p.id = r.period_id WHERE r.state IN ('approved', 'paying', 'paid')",
    );
    return row?.last ? addDays(row.last, 1) : null;
  }

  /** The periods from a day on, with their discarded runs: the only ones where none is in use. */
  async clear(manager: EntityManager, from: CalendarDate): Promise<void> {
    const runs =
      'SELECT r.id FROM pay_run r JOIN pay_period p ON p.id = r.period_id WHERE p.start_date >= ?';
    for (const table of [
      'pay_hold',
      'pay_run_person',
      'payroll_signature',
      'payslip_file',
      'pay_assignment',
    ])
      await manager.query(`DELETE FROM ${table} WHERE run_id IN (${runs})`, [from]);
    await manager.query(
      'DELETE FROM pay_run WHERE period_id IN (SELECT id FROM pay_period WHERE start_date >= ?)',
      [from],
    );
    await manager.query('DELETE FROM pay_period WHERE start_date >= ?', [from]);
  }
}

export function notSetUp(): Problem {
  return new Problem('payroll.not_set_up', refusal('payroll.not_set_up'));
}
