import { Injectable } from '@nestjs/common';
import type { NextRunRecord } from '../../contract/payroll/pay-runs.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PayPeriod } from '../due/pay-period.js';
import { PayPeriods } from '../facts/pay-periods.js';
import { PayRunStore } from '../facts/pay-run-store.js';
import { actionsOf } from '../facts/recorded-fact.js';
import { NextPay } from './next-pay.js';
import { RunPlans } from './run-plan.js';

type Counts = Record<
  | 'people'
  | 'hires'
  | 'leavers'
  | 'lateHires'
  | 'revisions'
  | 'backdated'
  | 'unpaidDays'
  | 'unpaidPeople',
  number | string
>;

const EMPLOYMENT = actionsOf(({ kind }) => kind === 'employment' || kind === 'person');
const RECORDED = `EXISTS (SELECT 1 FROM audit_entry t WHERE t.employee_id = e.id AND t.recorded_at > ? AND t.action IN (${EMPLOYMENT}))`;
/** A payslip that was paid, or will be, for a period that has the day or is later. */
const PAID_FROM = (day: string) =>
  `EXISTS (SELECT 1 FROM payslip s JOIN pay_run r ON r.id = s.run_id JOIN pay_period p ON p.id = r.period_id WHERE s.employee_id = e.id AND s.state IN ('approved', 'paid') AND r.everything = 1 AND p.end_date >= ${day})`;
const REVISIONS =
  "FROM salary_revision v WHERE v.valid = 1 AND v.source <> 'opening' AND v.effective_date <= ? AND (v.effective_date >= ? OR v.recorded_at > ?)";
const UNPAID =
  "FROM leave_day t JOIN leave_request l ON l.id = t.leave_id JOIN leave_type y ON y.id = l.leave_type_id WHERE y.paid = 0 AND l.status = 'Approved' AND t.day >= ? AND t.day <= ?";

/** The open regular run, or the next one before it begins. */
@Injectable()
export class NextRun {
  constructor(
    private readonly work: UnitOfWork,
    private readonly periods: PayPeriods,
    private readonly runs: PayRunStore,
    private readonly plans: RunPlans,
    private readonly nextPay: NextPay,
  ) {}

  async record(): Promise<NextRunRecord | null> {
    const [open] = await this.runs.where("r.kind = 'regular' AND r.state = 'draft'", []);
    const next = open ?? (await this.periods.next());
    if (!next) return null;
    const { from, to, payDate } = next;
    const [last] = await this.runs.where(
      "r.regular_period IS NOT NULL AND r.state <> 'draft' ORDER BY p.start_date DESC LIMIT 1",
      [],
    );
    const since = last?.approvedAt ?? 0;
    const [earliest] = await this.plans.earlier(from);
    const settled = earliest?.from ?? from;
    const counts = await this.counts(next, settled, since);
    return {
      from,
      to,
      payDate,
      open: open?.id ?? null,
      people: Number(counts.people),
      hires: Number(counts.hires),
      leavers: Number(counts.leavers),
      // Before the first period nothing was due.
      lateHires: earliest ? Number(counts.lateHires) : 0,
      lateLeavers: await this.lateLeavers(settled, from, since),
      revisions: Number(counts.revisions),
      backdated: Number(counts.backdated),
      unpaidDays: Number(counts.unpaidDays) / 2,
      unpaidPeople: Number(counts.unpaidPeople),
    };
  }

  private async counts({ from, to }: PayPeriod, settled: string, since: number): Promise<Counts> {
    const count = (what: string) => `(SELECT COUNT(*) FROM employee e WHERE ${what})`;
    const [row] = await this.work.read<Counts>(
      `SELECT ${count('COALESCE(e.hire_date, ?) <= ? AND (e.left_on IS NULL OR e.left_on >= ?)')} AS people,
         ${count('e.hire_date >= ? AND e.hire_date <= ?')} AS hires,
         ${count('e.left_on >= ? AND e.left_on <= ?')} AS leavers,
         ${count(`e.hire_date < ? AND (e.left_on IS NULL OR e.left_on >= ?) AND NOT ${PAID_FROM('e.hire_date')} AND (e.hire_date >= ? OR ${RECORDED})`)} AS lateHires,
         (SELECT COUNT(*) ${REVISIONS}) AS revisions,
         (SELECT COUNT(*) ${REVISIONS} AND v.effective_date < ?) AS backdated,
         (SELECT COALESCE(SUM(COALESCE(t.morning, 0) + COALESCE(t.afternoon, 0)), 0) ${UNPAID}) AS unpaidDays,
         (SELECT COUNT(DISTINCT t.employee_id) ${UNPAID}) AS unpaidPeople`,
      [
        ...[from, to, from],
        ...[from, to],
        ...[from, to],
        ...[from, settled, settled, since],
        ...[to, from, since],
        ...[to, from, since, from],
        ...[from, to],
        ...[from, to],
      ],
    );
    return row as Counts;
  }

  /** People who left before the period, were paid beyond that day and have something to settle. */
  private async lateLeavers(settled: string, from: string, since: number): Promise<number> {
    const told = await this.work.read<{ id: string }>(
      `SELECT e.id FROM employee e WHERE e.left_on >= ? AND e.left_on < ? AND ${PAID_FROM('e.left_on')} AND ${RECORDED}`,
      [settled, from, since],
    );
    if (told.length === 0) return 0;
    return (await this.nextPay.unsettled(told.map(({ id }) => id))).length;
  }
}
