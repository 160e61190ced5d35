import { Injectable } from '@nestjs/common';
import { PayRunStore, type StoredRun } from '../../payroll/facts/pay-run-store.js';
import { PayRuns } from '../../payroll/runs/pay-runs.js';
import { RunApproval } from '../../payroll/runs/run-approval.js';
import { RunPayment } from '../../payroll/runs/run-payment.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { RECENT_DAYS } from './demo-history.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Runs that are dated as if they had been made in their months. */
@Injectable()
export class DemoMonthlyRuns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly runs: PayRuns,
    private readonly store: PayRunStore,
    private readonly approval: RunApproval,
    private readonly payment: RunPayment,
  ) {}

  /** The draft of the next month. */
  add(admin: Actor): Promise<string> {
    return this.runs.add(admin, { kind: 'regular' });
  }

  async pay(admin: Actor, draft?: string): Promise<void> {
    const id = draft ?? (await this.add(admin));
    const run = await this.store.find(id);
    const begun = this.clock.now();
    await this.approval.approve(admin, id, run);
    await this.payment.pay(admin, id);
    await this.date(run, begun);
  }

  private date({ id, payDate }: StoredRun, begun: number): Promise<void> {
    const paid = this.clock.startOf(payDate) + 10 * HOUR_MS;
    const approved = paid - 2 * DAY_MS;
    const computed = approved - 3 * HOUR_MS;
    return this.work.write(async (manager) => {
      await manager.query(
        'UPDATE pay_run SET created_at = ?, computed_at = ?, approved_at = ?, paid_at = ? WHERE id = ?',
        [computed - DAY_MS, computed, approved, paid, id],
      );
      await manager.query('UPDATE payslip SET approved_at = ? WHERE run_id = ?', [approved, id]);
      await manager.query('UPDATE salary SET created_at = ? WHERE run_id = ?', [paid, id]);
      const told = "kind = 'payslip.published' AND created_at >= ?";
      if (this.clock.now() - paid > RECENT_DAYS * DAY_MS)
        await manager.query(`DELETE FROM notification WHERE ${told}`, [begun]);
      else
        await manager.query(`UPDATE notification SET created_at = ? WHERE ${told}`, [paid, begun]);
    });
  }
}
