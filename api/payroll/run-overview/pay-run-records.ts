import { Injectable } from '@nestjs/common';
import { amount } from '../../contract/money.js';
import type { DraftChange, PayRunRecord } from '../../contract/payroll/pay-runs.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import type { Actor } from '../../platform/access/actor.js';
import { MadeBankFiles } from '../bank-file/made-bank-files.js';
import { PayRunStore, type StoredChange } from '../facts/pay-run-store.js';
import { RecordedFacts } from '../facts/recorded-facts.js';
import { ApprovalState } from './approval-state.js';
import { payRunListRecord } from './pay-run-list.js';
import { PayslipCounts } from './payslip-counts.js';
import { PreviousRun } from './previous-run.js';

const instant = (ms: number) => new Date(ms).toISOString();
const done = (name: string | null, at: number) => ({ by: { name: name ?? '' }, at: instant(at) });

/** A run as its page shows it. */
@Injectable()
export class PayRunRecords {
  constructor(
    private readonly runs: PayRunStore,
    private readonly recorded: RecordedFacts,
    private readonly counts: PayslipCounts,
    private readonly previous: PreviousRun,
    private readonly approval: ApprovalState,
    private readonly bankFiles: MadeBankFiles,
    private readonly payAccess: PayAccessLog,
  ) {}

  async record(actor: Actor, id: string): Promise<PayRunRecord> {
    const run = await this.runs.find(id);
    const { errors, alone: inGroups, ...counts } = await this.counts.read(run);
    const { previous, alone } = await this.previous.find(run);
    // They say nothing about a run that is no longer a draft.
    const changes =
      run.state === 'draft' ? (JSON.parse(run.changes ?? '[]') as StoredChange[]) : [];
    this.payAccess.record(
      actor,
      'run',
      ...changes.map(({ employeeId }) => employeeId),
      // The sums of one person are that person's pay.
      ...(run.people === 1 ? await this.runs.peopleOf([id]) : []),
      ...alone,
      ...inGroups,
    );
    const { version, everything, progress, computedAt, approvedAt, paidAt } = run;
    return {
      ...payRunListRecord(run),
      version,
      everything,
      previous,
      progress,
      computedAt: computedAt === null ? null : instant(computedAt),
      stale: run.state === 'draft' && (await this.recorded.isStale(run)),
      changes: changes.map(draftChange),
      ...counts,
      made: done(run.createdByName, run.createdAt),
      approved: approvedAt === null ? null : done(run.approvedByName, approvedAt),
      paid: paidAt === null ? null : done(run.paidByName, paidAt),
      ...(await this.approval.read(actor, run, errors)),
      bankFile: await this.bankFiles.record(actor, run),
    };
  }
}

function draftChange({ employeeId, name, before, after }: StoredChange): DraftChange {
  return {
    employee: { _id: employeeId, name },
    before: before === null ? null : amount(before),
    after: after === null ? null : amount(after),
  };
}
