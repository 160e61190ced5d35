import { Injectable } from '@nestjs/common';
import { amount } from '../../contract/money.js';
import type { DraftChange, PayRunRecord } from '../../contract/payroll/pay-runs.js';
import type { PayslipSums } from '../../contract/payroll/payslips.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { MadeBankFiles } from './made-bank-files.js';
import { effectOf, RunSignatures } from '../signatures/run-signatures.js';
import { SigningAccounts } from '../signatures/signing-accounts.js';
import { PayrollSettingReader } from '../facts/payroll-setting-reader.js';
import { RecordsBeforePayroll } from '../facts/records-before-payroll.js';
import { warningCounts } from './common-warnings.js';
import { payRunListRecord } from './pay-run-list.js';
import { isComputing, PayRunStore, type StoredRun } from '../facts/pay-run-store.js';
import type { StoredChange } from './payslip-store.js';
import { RunComputation } from './run-computation.js';

const instant = (ms: number) => new Date(ms).toISOString();

/** A run as its page shows it. */
@Injectable()
export class PayRunRecords {
  constructor(
    private readonly work: UnitOfWork,
    private readonly runs: PayRunStore,
    private readonly computation: RunComputation,
    private readonly settings: PayrollSettingReader,
    private readonly signatures: RunSignatures,
    private readonly accounts: SigningAccounts,
    private readonly clock: Clock,
    private readonly before: RecordsBeforePayroll,
    private readonly payAccess: PayAccessLog,
    private readonly bankFiles: MadeBankFiles,
  ) {}

  async record(actor: Actor, id: string): Promise<PayRunRecord> {
    const run = await this.runs.find(id);
    const slips = await this.work.read<{
      state: string;
      attention: number;
      warnings: string;
      n: number | string;
      moved: number | string;
    }>(
      'SELECT state, attention, warnings, COUNT(*) AS n, SUM(CASE WHEN net_change <> 0 THEN 1 ELSE 0 END) AS moved FROM payslip WHERE run_id = ? GROUP BY state, attention, warnings',
      [id],
    );
    const { previous, alone: aloneBefore } = await this.previous(run);
    // They say nothing about a run that is no longer a draft.
    const changes =
      run.state === 'draft' ? (JSON.parse(run.changes ?? '[]') as StoredChange[]) : [];
    // The sums of one person are that person's pay.
    const alone = [run, previous].flatMap((one) =>
      one?.people === 1 ? (('id' in one ? one.id : one._id) ?? []) : [],
    );
    const shown = [
      ...changes.map(({ employeeId }) => employeeId),
      ...(await this.runs.peopleOf(alone)),
      ...aloneBefore,
    ];
    if (shown.length > 0) this.payAccess.record(actor, 'run', ...new Set(shown));
    const paid = slips.filter(({ state }) => state !== 'held');
    const count = (rows: typeof slips) => rows.reduce((sum, { n }) => sum + Number(n), 0);
    const { createdByName, createdAt, approvedByName, approvedAt, paidByName, paidAt } = run;
    return {
      ...payRunListRecord(run),
      version: run.version,
      everything: run.everything,
      previous,
      progress: run.progress,
      computedAt: run.computedAt === null ? null : instant(run.computedAt),
      stale: run.state === 'draft' && (await this.computation.isStale(run)),
      changes: changes.map(draftChange),
      warnings: warningCounts(paid),
      toCheck: count(paid.filter(({ attention }) => attention <= 1)),
      unchanged: count(
        paid.filter(({ state, attention }) => attention === 3 && state !== 'reversed'),
      ),
      held: count(slips) - count(paid),
      told: await this.countNotified(id),
      changed: paid.reduce((sum, { moved }) => sum + Number(moved), 0),
      made: { by: { name: createdByName }, at: instant(createdAt) },
      approved:
        approvedAt === null
          ? null
          : { by: { name: approvedByName ?? '' }, at: instant(approvedAt) },
      paid: paidAt === null ? null : { by: { name: paidByName ?? '' }, at: instant(paidAt) },
      ...(await this.approval(actor, run, count(paid.filter(({ attention }) => attention === 0)))),
      fourEyes: (await this.settings.read()).fourEyes && (await this.accounts.enabled()).length > 1,
      files: await this.files(id),
      bankFile: await this.bankFiles.record(actor, run),
    };
  }

  private async countNotified(id: string): Promise<number> {
    const [row] = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM payslip s JOIN employee e ON e.id = s.employee_id JOIN account a ON a.id = e.account_id
       WHERE s.run_id = ? AND s.state <> 'held' AND a.disabled_at IS NULL AND a.password_hash IS NOT NULL`,
      [id],
    );
    return Number(row?.n ?? 0);
  }

  private async files(id: string): Promise<PayRunRecord['files']> {
    const [counts] = await this.work.read<{ all: number | string; published: number | string }>(
      'SELECT COUNT(*) AS "all", COUNT(published_at) AS published FROM payslip_file WHERE run_id = ?',
      [id],
    );
    return { all: Number(counts?.all ?? 0), published: Number(counts?.published ?? 0) };
  }

  private async approval(
    { accountId }: Actor,
    run: StoredRun,
    errors: number,
  ): Promise<Pick<PayRunRecord, 'approveRefusal' | 'signature'>> {
    if (run.state !== 'draft') return { approveRefusal: null, signature: null };
    const signature = effectOf(await this.signatures.signing(run), accountId);
    const ofSignature =
      signature === 'none' ? 'unsigned' : signature === 'signed' ? signature : null;
    return {
      approveRefusal:
        isComputing(run) || run.computedAt === null
          ? 'computing'
          : errors > 0
            ? 'errors'
            : run.people === 0
              ? 'nobody'
              : ofSignature,
      signature,
    };
  }

  /** `alone`: of salary records, the person if there is only one. */
  private async previous({
    kind,
    from,
    to,
    approvedAt,
  }: StoredRun): Promise<{ previous: PayRunRecord['previous']; alone: string[] }> {
    if (kind !== 'regular') return { previous: null, alone: [] };
    const [run] = await this.runs.where(
      "r.regular_period IS NOT NULL AND r.state <> 'draft' AND p.start_date < ? ORDER BY p.start_date DESC LIMIT 1",
      [from],
    );
    if (run)
      return {
        previous: {
          _id: run.id,
          period: { from: run.from, to: run.to },
          people: run.people,
          sums: sumsOf(run),
        },
        alone: [],
      };
    const records = await this.before.previous({ from, to }, approvedAt ?? this.clock.now());
    if (!records) return { previous: null, alone: [] };
    const { period, people, gross, deductions, some } = records;
    const sums = { gross, deductions, net: gross - deductions, employerCost: 0 };
    return {
      previous: { _id: null, period, people, sums: sumsOf(sums) },
      alone: people === 1 ? some : [],
    };
  }
}

function sumsOf({
  gross,
  deductions,
  net,
  employerCost,
}: Pick<StoredRun, keyof PayslipSums>): PayslipSums {
  return {
    gross: amount(gross),
    deductions: amount(deductions),
    net: amount(net),
    employerCost: amount(employerCost),
  };
}

function draftChange({ employeeId, name, before, after }: StoredChange): DraftChange {
  return {
    employee: { _id: employeeId, name },
    before: before === null ? null : amount(before),
    after: after === null ? null : amount(after),
  };
}
