import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { JobRun } from '../../platform/jobs/job-run.js';
import { JobWorkers, type JobHandler, type JobWorker } from '../../platform/jobs/job-worker.js';
import { JobLost } from '../../platform/jobs/jobs.js';
import { COMPUTATION, type AbsentPerson, type StoredChange } from '../facts/pay-run-store.js';
import { lockPayroll } from '../facts/payroll-lock.js';
import { DraftComputation, type DraftPart, type DraftPlan } from './draft-computation.js';
import { DraftStore } from './draft-store.js';
import { PayslipStore } from './payslip-store.js';

/** Computes a draft outside the request, and from its beginning if the server is killed. Each part is stored on its own. */
@Injectable()
export class ComputationJob implements JobHandler {
  readonly retries = Infinity;
  readonly underWay = "SELECT id FROM pay_run WHERE state = 'draft' AND computation IS NOT NULL";
  readonly worker: JobWorker;

  constructor(
    private readonly work: UnitOfWork,
    private readonly drafts: DraftComputation,
    private readonly store: DraftStore,
    private readonly slips: PayslipStore,
    workers: JobWorkers,
  ) {
    this.worker = workers.add(COMPUTATION, this);
  }

  /** Instead of one that is under way: facts were recorded since. */
  async begin({ plan, people }: DraftPlan): Promise<void> {
    const { id } = plan.run;
    await this.work.write(async (manager) => {
      await lockPayroll(manager);
      if (!(await this.store.isDraft(manager, plan.run))) return;
      await this.cancel(manager, id);
      await this.worker.begin(manager, id, { total: people.length });
    });
  }

  cancel(manager: EntityManager, id: string): Promise<void> {
    return this.worker.remove(manager, id);
  }

  async run(run: JobRun): Promise<void> {
    const draft = await this.drafts.plan(run.job.subjectId);
    const absent: AbsentPerson[] = [];
    const changes: StoredChange[] = [];
    run.begin('computing', draft.people.length);
    for await (const part of this.drafts.parts(draft)) {
      changes.push(...(await this.storePart(run, draft, part)));
      absent.push(...part.absent);
      await run.advance(part.people.length);
    }
    await this.work.write(async (manager) => {
      const { run: stored } = draft.plan;
      if (!(await this.store.isDraft(manager, stored))) throw new JobLost();
      await run.finish(manager);
      const removed = await this.slips.removeOthers(manager, stored.id, draft.people);
      const result = { stamp: draft.stamp, absent, changes: [...changes, ...removed] };
      await this.store.finish(manager, stored, result);
    });
  }

  /** The draft stays out of date, which everybody sees. */
  async fail(manager: EntityManager, { job }: JobRun): Promise<void> {
    await manager.query('UPDATE pay_run SET computation = NULL WHERE id = ?', [job.subjectId]);
  }

  private storePart(
    run: JobRun,
    { plan }: DraftPlan,
    { people, payslips }: DraftPart,
  ): Promise<StoredChange[]> {
    return this.work.write(async (manager) => {
      if (!(await this.store.isDraft(manager, plan.run))) throw new JobLost();
      await run.storeStep(manager);
      return this.slips.replace(manager, plan.run.id, people, payslips);
    });
  }
}
