import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { absentOf, isComputing, NOT_COMPUTING, type StoredRun } from '../facts/pay-run-store.js';
import { RecordedFacts } from '../facts/recorded-facts.js';
import { ComputationJob } from './computation-job.js';
import { DraftComputation, type DraftPart, type DraftPlan } from './draft-computation.js';
import { DraftStore } from './draft-store.js';
import { PayslipStore } from './payslip-store.js';

/** Up to so many people a run is computed while the request waits. */
const AT_ONCE = 400;

/** Computes drafts: reads the facts, then stores what differs. */
@Injectable()
export class RunComputation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly recorded: RecordedFacts,
    private readonly drafts: DraftComputation,
    private readonly store: DraftStore,
    private readonly slips: PayslipStore,
    private readonly job: ComputationJob,
  ) {}

  /** At once, or by a job for a large company, unless the facts since the last time are about a few people. */
  async compute(id: string): Promise<void> {
    const draft = await this.drafts.plan(id);
    if (draft.people.length <= AT_ONCE) return this.computeAll(draft);
    const few = await this.changedSince(draft);
    if (few && few.length <= AT_ONCE) return this.computeSome(draft, few);
    return this.job.begin(draft);
  }

  /** With a draft that is discarded. */
  cancel(manager: EntityManager, id: string): Promise<void> {
    return this.job.cancel(manager, id);
  }

  /** Undefined if everybody is to be computed. */
  private async changedSince({ plan: { run }, people }: DraftPlan): Promise<string[] | undefined> {
    if (!run.stamp || isComputing(run)) return undefined;
    const few = await this.recorded.peopleSince(run.stamp);
    return run.kind === 'regular' ? few : few?.filter((person) => people.includes(person));
  }

  private async computeAll(draft: DraftPlan): Promise<void> {
    const { run } = draft.plan;
    const parts: DraftPart[] = [];
    for await (const part of this.drafts.parts(draft)) parts.push(part);
    await this.work.write(async (manager) => {
      if (!(await this.isUnchanged(manager, run))) return;
      const changes = [];
      for (const { people, payslips } of parts)
        changes.push(...(await this.slips.replace(manager, run.id, people, payslips)));
      changes.push(...(await this.slips.removeOthers(manager, run.id, draft.people)));
      const absent = parts.flatMap((part) => part.absent);
      await this.store.finish(manager, run, { stamp: draft.stamp, absent, changes });
    });
  }

  /** The payslips of the others stay as they were computed before. */
  private async computeSome({ plan, stamp }: DraftPlan, people: string[]): Promise<void> {
    const { run } = plan;
    const { payslips, absent } = await this.drafts.part(people, plan);
    const others = absentOf(run).filter(({ employeeId }) => !people.includes(employeeId));
    await this.work.write(async (manager) => {
      if (!(await this.isUnchanged(manager, run))) return;
      const changes = await this.slips.replace(manager, run.id, people, payslips);
      await this.store.finish(manager, run, { stamp, absent: [...others, ...absent], changes });
    });
  }

  /** Locks the draft. False if another computation has begun or ended since. */
  private async isUnchanged(manager: EntityManager, { id, version }: StoredRun): Promise<boolean> {
    if (!(await this.store.isDraft(manager, { id }))) return false;
    const sql = `SELECT id FROM pay_run r WHERE id = ? AND version = ? AND ${NOT_COMPUTING}`;
    return (await manager.query<unknown[]>(sql, [id, version])).length > 0;
  }
}
