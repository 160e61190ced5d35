import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { PayrollSettings } from '../../contract/payroll/payroll-settings.js';
import { previousPeriod } from '../../contract/payroll/previous-period.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PayRules } from '../due/pay-facts.js';
import type { PayPeriod } from '../due/pay-period.js';
import { AssignmentReader } from '../facts/assignment-reader.js';
import type { StoredRun } from '../facts/pay-run-store.js';
import { PayrollSettingReader } from '../facts/payroll-setting-reader.js';
import { OwingPeriods } from './owing-periods.js';

/** Periods before the run's own for which it pays differences. */
const SETTLED_PERIODS = 12;

/** All that a run's payslips share. */
export interface RunPlan {
  run: StoredRun;
  period: PayPeriod;
  /** In their order. */
  earlier: PayPeriod[];
  /** By person, periods before those in which something is still to recover: it never ages out. */
  owing: Map<string, PayPeriod[]>;
  rules: PayRules;
  /** As they hold for the period. */
  settings: PayrollSettings;
}

@Injectable()
export class RunPlans {
  constructor(
    private readonly work: UnitOfWork,
    private readonly settings: PayrollSettingReader,
    private readonly assignments: AssignmentReader,
    private readonly currency: CurrencyInUse,
    private readonly owing: OwingPeriods,
  ) {}

  async make(run: StoredRun): Promise<RunPlan> {
    return { run, ...(await this.from({ from: run.from, to: run.to })) };
  }

  async from({ from, to }: PayPeriod): Promise<Omit<RunPlan, 'run'>> {
    const settings = await this.settings.readOn(from);
    const period = { from, to };
    const rules = {
      frequency: settings.frequency,
      proration: settings.proration,
      step: this.currency.step,
      components: await this.assignments.components(),
      versions: await this.settings.versions(),
    };
    const earlier = await this.earlier(period.from);
    const owing = await this.owing.before(period.from, earlier[0]?.from ?? period.from);
    return { period, earlier, owing, rules, settings };
  }

  /** Everybody in employment, with a payslip or with a single payment in the periods that the run settles, with a withdrawn one, or who still owes; of an off-cycle run its people. */
  async people({
    run,
    period,
    earlier,
    owing,
  }: Pick<RunPlan, 'period' | 'earlier' | 'owing'> & { run: StoredRun | null }): Promise<string[]> {
    if (run?.kind === 'offCycle') {
      const rows = await this.work.read<{ id: string }>(
        'SELECT employee_id AS id FROM pay_run_person WHERE run_id = ? UNION SELECT employee_id FROM pay_assignment WHERE run_id = ? ORDER BY id',
        [run.id, run.id],
      );
      return rows.map(({ id }) => id);
    }
    const since = earlier[0]?.from ?? period.from;
    const comparedFrom = earlier.length === 0 ? previousPeriod(period).from : period.from;
    const rows = await this.work.read<{ id: string }>(
      `SELECT e.id FROM employee e WHERE e.left_on IS NULL OR e.left_on >= ? OR e.previous_left_on >= ?
       OR EXISTS (SELECT 1 FROM payslip s JOIN pay_run r ON r.id = s.run_id JOIN pay_period p ON p.id = r.period_id WHERE s.employee_id = e.id AND p.start_date >= ?)
       OR EXISTS (SELECT 1 FROM pay_assignment a JOIN pay_run r ON r.id = a.run_id JOIN pay_period p ON p.id = r.period_id WHERE a.employee_id = e.id AND (p.start_date >= ? OR a.withdrawn_at IS NOT NULL))
       OR EXISTS (SELECT 1 FROM salary s WHERE s.employee_id = e.id AND s.valid = 1 AND s.run_id IS NULL AND s.pay_date >= ? AND s.pay_date < ?)
       ORDER BY e.id`,
      [since, since, since, since, comparedFrom, period.from],
    );
    return [...new Set([...rows.map(({ id }) => id), ...owing.keys()])].sort();
  }

  async earlier(from: CalendarDate): Promise<PayPeriod[]> {
    const rows = await this.work.read<PayPeriod>(
      'SELECT start_date AS "from", end_date AS "to" FROM pay_period WHERE start_date < ? ORDER BY start_date DESC LIMIT ?',
      [from, SETTLED_PERIODS],
    );
    return rows.reverse();
  }
}
