import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import type { AuditAction } from '../../contract/audit-actions.js';
import { amount } from '../../contract/money.js';
import type { SignatureEffect } from '../../contract/payroll/run-signatures.js';
import { Problem, refusal } from '../../contract/problem.js';
import { lockAdmins } from '../../employee/enabled-admins.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { auditedRun } from '../facts/audited-run.js';
import { isComputing, NOT_COMPUTING, PayRunStore, type StoredRun } from '../facts/pay-run-store.js';
import { lockPayroll } from '../facts/payroll-lock.js';
import { RecordedFacts, type FactsStamp } from '../facts/recorded-facts.js';
import { effectOf, RunSignatures, type RunSigning } from '../signatures/run-signatures.js';
import type { PayRunApprovalDto } from './pay-run.dto.js';
import { RunComputation } from './run-computation.js';

/** Facts that are recorded while it is approved make it compute again. */
const ATTEMPTS = 5;

/** Pay goes to the account that was approved, even if it is changed later. */
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

type CurrentRun = StoredRun & { stamp: FactsStamp };

/** Approves exactly what the admin saw: computed from the facts of this moment, it must be the same. */
@Injectable()
export class RunApproval {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: Company,
    private readonly audit: Audit,
    private readonly runs: PayRunStore,
    private readonly computation: RunComputation,
    private readonly recorded: RecordedFacts,
    private readonly signatures: RunSignatures,
  ) {}

  /** Signs and approves; refused where the signature does not complete the others. */
  approve(actor: Actor, id: string, seen: PayRunApprovalDto): Promise<void> {
    return this.takeStep(id, async (manager, run, signing) => {
      requireSeen(run, seen);
      await this.requireApprovable(run);
      const effect = effectOf(signing, actor.accountId);
      if (!isLast(effect)) throw await this.fourEyes(actor, signing);
      await this.store(manager, actor, run, { signing, effect });
    });
  }

  /** Approves too where the signature completes the others. */
  sign(actor: Actor, id: string, fingerprint: string): Promise<void> {
    return this.takeStep(id, async (manager, run, signing) => {
      if (signing.fingerprint !== fingerprint) throw changed(run);
      await this.requireApprovable(run);
      const effect = effectOf(signing, actor.accountId);
      if (effect === 'none') throw await this.fourEyes(actor, signing);
      if (isLast(effect)) return this.store(manager, actor, run, { signing, effect });
      await this.signatures.store(manager, actor, run.id, fingerprint);
      await this.audit.record(actor, audited('payroll.sign', run));
    });
  }

  /** In a unit in which the draft is as the facts of this moment say. */
  private async takeStep(
    id: string,
    step: (manager: EntityManager, run: CurrentRun, signing: RunSigning) => Promise<void>,
  ): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const run = await this.current(id);
      const taken = this.work.write(async (manager) => {
        await lockPayroll(manager);
        // Nobody is made or disabled meanwhile whose signature counts.
        await lockAdmins(manager);
        await this.requireCurrent(run);
        await step(manager, run, await this.signatures.signing(run));
      });
      if (await taken.then(() => true, isRecordedSince)) return;
    }
    throw new Problem('payroll.changed', refusal('payroll.changed', { count: 1 }));
  }

  /** The draft, computed again if a fact was recorded since. */
  private async current(id: string): Promise<CurrentRun> {
    if (await this.recorded.isStale(await this.runs.findDraft(id)))
      await this.computation.compute(id);
    const run = await this.runs.findDraft(id);
    const { stamp } = run;
    if (isComputing(run) || stamp === null)
      throw new Problem('payroll.computing', refusal('payroll.computing'), { retryAfter: 5 });
    return { ...run, stamp };
  }

  private async requireApprovable(run: StoredRun): Promise<void> {
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

  private async requireCurrent({ stamp }: CurrentRun): Promise<void> {
    if (!(await this.recorded.isCurrent(stamp))) throw new RecordedSince();
  }

  private async fourEyes(actor: Actor, signing: RunSigning): Promise<Problem> {
    const { unsigned } = await this.signatures.record(actor, signing);
    return new Problem('payroll.four_eyes', refusal('payroll.four_eyes'), { unsigned });
  }

  private async store(
    manager: EntityManager,
    actor: Actor,
    run: CurrentRun,
    { signing, effect }: { signing: RunSigning; effect: SignatureEffect },
  ): Promise<void> {
    const now = this.clock.now();
    const used = signing.facts.filter(({ at }) => at >= run.stamp.since).map(({ id }) => id);
    const approved = await execute(
      manager,
      `UPDATE pay_run AS r SET state = 'approved', approved_by = ?, approved_at = ?, used_facts = ?, ${EMPLOYER} WHERE id = ? AND state = 'draft' AND version = ? AND ${NOT_COMPUTING}`,
      [
        actor.accountId,
        now,
        JSON.stringify([...new Set(used)]),
        this.company.server.companyName,
        run.id,
        run.version,
      ],
    );
    if (approved === 0) throw new RecordedSince();
    await manager.query(
      `UPDATE payslip SET state = 'approved', approved_at = ?, ${ACCOUNT} WHERE run_id = ? AND state = 'draft'`,
      [now, run.id],
    );
    // Also an account that was changed between the check and the copy.
    await this.requireCurrent(run);
    const more = effect === 'alone' ? { alone: true } : {};
    await this.audit.record(actor, audited('payroll.approve', run, more));
  }
}

function isLast(effect: SignatureEffect): boolean {
  return effect === 'approves' || effect === 'alone';
}

function isRecordedSince(error: unknown): false {
  if (error instanceof RecordedSince) return false;
  throw error;
}

function audited(action: AuditAction, run: StoredRun, more: Record<string, unknown> = {}) {
  const { people, net, payDate } = run;
  return auditedRun(action, run, { people, netPay: amount(net), payDate, ...more });
}

function requireSeen(run: StoredRun, { version, people, net }: PayRunApprovalDto): void {
  if (run.version !== version || run.people !== people || run.net !== net) throw changed(run);
}

function changed(run: StoredRun): Problem {
  const changes = JSON.parse(run.changes ?? '[]') as unknown[];
  return new Problem(
    'payroll.changed',
    refusal('payroll.changed', { count: Math.max(1, changes.length) }),
  );
}
