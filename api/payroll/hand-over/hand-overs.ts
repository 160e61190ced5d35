import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { Language } from '../../contract/languages.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { auditedRun } from '../facts/audited-run.js';
import { PayRunStore, requireApproved } from '../facts/pay-run-store.js';
import type { HandOver } from './hand-over-sheets.js';
import { HandedAbsences } from './handed-absences.js';
import { HandedPay } from './handed-pay.js';
import { HandedPeople } from './handed-people.js';

export type HandOverFormat = 'xlsx' | 'csv';

/** All that a payroll office needs for a run. */
@Injectable()
export class HandOvers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly runs: PayRunStore,
    private readonly people: HandedPeople,
    private readonly pay: HandedPay,
    private readonly absences: HandedAbsences,
  ) {}

  async make(
    actor: Actor,
    runId: string,
    format: HandOverFormat,
  ): Promise<HandOver & { from: string }> {
    const run = await this.runs.find(runId);
    requireApproved(run);
    const previous = await this.people.previous(run);
    const people = await this.people.read(run, previous);
    const pay = await this.pay.read(run, await this.language(actor));
    const absences = await this.absences.read(run, people, previous);
    await this.audit.record(
      actor,
      auditedRun('payroll.hand_over', run, { format, people: people.length, payDate: run.payDate }),
    );
    return { from: run.from, people, pay, absences };
  }

  private async language({ accountId }: Actor): Promise<Language> {
    const [row] = await this.work.read<{ language: Language }>(
      'SELECT language FROM account WHERE id = ?',
      [accountId],
    );
    return row?.language ?? 'en';
  }
}
