import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { amount } from '../../contract/money.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { RecordedFacts } from '../facts/recorded-facts.js';
import { FourEyes } from './four-eyes.js';
import type { PayRunApprovalDto } from './pay-run.dto.js';
import type { StoredRun } from './pay-run-store.js';
import { lockPayroll } from './payroll-lock.js';
import { RunComputation } from './run-computation.js';

/** Facts that are recorded while it is approved make it compute again. */
const ATTEMPTS = 5;

/** What is paid goes to the account that was approved, whatever is changed later. */
const ACCOUNT = ['iban', 'bic', 'holder']
  .map(
    (column) =>
      `${column} = (SELECT b.${column} FROM bank_account b WHERE b.employee_id = payslip.employee_id)`,
  )
  .join(', ');

/** Payslips name the employer of their time. */
const EMPLOYER =
  'employer_name = COALESCE((SELECT name FROM company_setting), ?), employer_address = (SELECT address FROM company_setting)';

class RecordedSince extends Error {}

/** Approves exactly what the admin saw: computed from the facts of this moment, it must be the same. */
@Injectable()
export class RunApproval {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: Company,
    private readonly audit: Audit,
    private readonly computation: RunComputation,
    private readonly recorded: RecordedFacts,
    private readonly fourEyes: FourEyes,
  ) {}

  async approve(actor: Actor, id: string, seen: PayRunApprovalDto): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const run = await this.current(id);
      requireSeen(run, seen);
      await this.requireApprovable(actor, run);
      if (await this.stored(actor, run)) return;
    }
    throw new Problem('payroll.changed', refusal('payroll.changed', { count: 1 }));
  }

  /** The draft, computed again if a fact was recorded since. */
  private async current(id: string): Promise<StoredRun> {
    const run = await this.computation.draft(id);
    if (await this.computation.isStale(run)) await this.computation.compute(id);
    const current = await this.computation.draft(id);
    if (current.computation !== null)
      throw new Problem('payroll.computing', refusal('payroll.computing'), { retryAfter: 5 });
    return current;
  }

  private async requireApprovable(actor: Actor, run: StoredRun): Promise<void> {
    const conflict = await this.fourEyes.conflict(actor, run);
    if (conflict) throw new Problem('payroll.four_eyes', refusal('payroll.four_eyes'));
    if (run.people === 0) throw new Problem('payroll.nobody', refusal('payroll.nobody'));
    const errors = await this.errors(run.id);
    if (errors > 0)
      throw new Problem('payroll.errors', refusal('payroll.errors', { count: errors }));
  }

  async errors(runId: string): Promise<number> {
    const [row] = await this.work.read<{ n: number | string }>(
      "SELECT COUNT(*) AS n FROM payslip WHERE run_id = ? AND attention = 0 AND state = 'draft'",
      [runId],
    );
    return Number(row?.n);
  }

  private stored(actor: Actor, run: StoredRun): Promise<boolean> {
    return this.store(actor, run).catch((error: unknown) => {
      if (error instanceof RecordedSince) return false;
      throw error;
    });
  }

  /** False if a fact was recorded, or another run approved, since it was computed. */
  private store(actor: Actor, run: StoredRun): Promise<boolean> {
    return this.work.write(async (manager) => {
      await lockPayroll(manager);
      if (!run.stamp || !(await this.recorded.isCurrent(run.stamp))) return false;
      const now = this.clock.now();
      const approved = await execute(
        manager,
        `UPDATE pay_run SET state = 'approved', approved_by = ?, approved_at = ?, ${EMPLOYER} WHERE id = ? AND state = 'draft' AND version = ? AND computation IS NULL`,
        [actor.accountId, now, this.company.server.companyName, run.id, run.version],
      );
      if (approved === 0) return false;
      await manager.query(
        `UPDATE payslip SET state = 'approved', approved_at = ?, ${ACCOUNT} WHERE run_id = ? AND state = 'draft'`,
        [now, run.id],
      );
      // Also an account that was changed between the check and the copy.
      if (!(await this.recorded.isCurrent(run.stamp))) throw new RecordedSince();
      await this.audit.record(actor, {
        action: 'payroll.approve',
        subject: 'payroll',
        id: run.id,
        name: run.name ?? `${run.from} – ${run.to}`,
        after: { people: run.people, netPay: amount(run.net), payDate: run.payDate },
      });
      return true;
    });
  }
}

function requireSeen(run: StoredRun, { version, people, net }: PayRunApprovalDto): void {
  if (run.version === version && run.people === people && run.net === net) return;
  const changes = JSON.parse(run.changes ?? '[]') as unknown[];
  throw new Problem(
    'payroll.changed',
    refusal('payroll.changed', { count: Math.max(1, changes.length) }),
  );
}
