import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import type { AuditAction } from '../../contract/audit-actions.js';
import { amount } from '../../contract/money.js';
import { Problem, refusal } from '../../contract/problem.js';
import { lockAdmins } from '../../employee/enabled-admins.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { MadeBankFiles, REOPENS } from '../bank-file/made-bank-files.js';
import { auditedRun } from '../facts/audited-run.js';
import { PayRunStore, type StoredRun } from '../facts/pay-run-store.js';
import { lockPayroll } from '../facts/payroll-lock.js';
import { effectOf, RunSignatures } from '../signatures/run-signatures.js';
import type { PayRunReopeningDto } from './pay-run.dto.js';
import { RunComputation } from './run-computation.js';

/** Makes an approved run a draft again, until something is paid. */
@Injectable()
export class RunReopening {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly runs: PayRunStore,
    private readonly computation: RunComputation,
    private readonly bankFiles: MadeBankFiles,
    private readonly signatures: RunSignatures,
  ) {}

  async reopen(actor: Actor, id: string, { reason, notSent }: PayRunReopeningDto): Promise<void> {
    const reopened = await this.work.write(async (manager) => {
      await lockPayroll(manager);
      await lockAdmins(manager);
      const run = await this.runs.find(id);
      if (run.state !== 'approved') throw notApproved(run);
      const confirmed = await this.confirmNotSent(manager, actor, run, notSent === true);
      if (!confirmed) return false;
      const rows = await execute(
        manager,
        "UPDATE pay_run SET state = 'draft', approved_by = NULL, approved_at = NULL, employer_name = NULL, employer_address = NULL, version = version + 1 WHERE id = ? AND state = 'approved'",
        [id],
      );
      if (rows === 0) throw notApproved(run);
      await manager.query(
        "UPDATE payslip SET state = 'draft', approved_at = NULL, iban = NULL, bic = NULL, holder = NULL WHERE run_id = ? AND state = 'approved'",
        [id],
      );
      await this.record(actor, REOPENS, run, { reason, ...confirmed });
      return true;
    });
    if (reopened) await this.computation.compute(id);
  }

  /** The bank file by the audit log; undefined if others still have to confirm that it was not sent. */
  private async confirmNotSent(
    manager: EntityManager,
    actor: Actor,
    run: StoredRun,
    notSent: boolean,
  ): Promise<Record<string, unknown> | undefined> {
    const file = await this.bankFiles.find(run);
    const latest = file.made.at(-1);
    if (!latest) return {};
    if (!notSent)
      throw new Problem(
        'payroll.bank_file_made',
        refusal('payroll.bank_file_made', {
          name: latest.byName,
          date: this.clock.dateOf(latest.at),
        }),
      );
    const signing = await this.bankFiles.signing(run.id, file);
    const effect = effectOf(signing, actor.accountId);
    const { messageId } = file;
    if (effect === 'approves') return { messageId, notSent };
    if (effect === 'alone') return { messageId, notSent, alone: true };
    if (effect !== 'signs')
      throw new Problem('payroll.second_admin', refusal('payroll.second_admin'));
    await this.signatures.store(manager, actor, run.id, signing.fingerprint);
    await this.record(actor, 'payroll.not_sent', run, { messageId });
    return undefined;
  }

  private record(
    actor: Actor,
    action: AuditAction,
    run: StoredRun,
    more: Record<string, unknown>,
  ): Promise<void> {
    const { kind, from, to, payDate, people, net } = run;
    const after = { runKind: kind, from, to, payDate, people, netPay: amount(net), ...more };
    return this.audit.record(actor, auditedRun(action, run, after));
  }
}

function notApproved({ state }: StoredRun): Problem {
  return state === 'paying' || state === 'paid'
    ? new Problem('payroll.paid_already', refusal('payroll.paid_already'))
    : new Problem('payroll.not_approved', refusal('payroll.not_approved'));
}
