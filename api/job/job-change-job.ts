import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JOB_PEOPLE_AT_ONCE } from '../contract/job/job-changes.js';
import { Problem, refusal } from '../contract/problem.js';
import { isStillAdmin } from '../employee/job-owner.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { lockRecord } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { JobRun } from '../platform/jobs/job-run.js';
import { JobWorkers, type JobHandler, type JobWorker } from '../platform/jobs/job-worker.js';
import { AskedJobChanges } from './asked-job-changes.js';
import { JobChangeStore } from './job-change-store.js';
import type { JobChangeDto } from './job-change.dto.js';
import { JobJudgements } from './job-judgements.js';
import { lockJobs } from './lock-jobs.js';
import { PendingChanges } from './pending-change.js';

/** Records a change for many, some people in each step: those who are left are stored with the step, so that any server goes on from there. */
@Injectable()
export class JobChangeJob implements JobHandler {
  readonly retries = 2;
  private readonly worker: JobWorker;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly pending: PendingChanges,
    private readonly asked: AskedJobChanges,
    private readonly judgements: JobJudgements,
    private readonly store: JobChangeStore,
    workers: JobWorkers,
  ) {
    this.worker = workers.add('job change', this);
  }

  async begin(
    manager: EntityManager,
    { sessionId, accountId, name, employeeId, role, requestId }: Actor,
    changeId: string,
    body: JobChangeDto,
    people: string[],
  ): Promise<void> {
    const total = people.length;
    const actor = { accountId, name, employeeId, role, requestId };
    await this.pending.store(manager, changeId, { body, actor, people, total, failed: null });
    await this.worker.begin(manager, changeId, { ownerId: accountId, sessionId, total });
  }

  async run(run: JobRun): Promise<'more' | void> {
    const { subjectId: changeId } = run.job;
    return this.work.write(async (manager) => {
      // A withdrawal ends it.
      await lockRecord(manager, 'job_change', changeId);
      const pending = await this.pending.find(changeId);
      if (!pending || pending.failed) return run.finish(manager);
      if (!(await isStillAdmin(manager, run.job, this.clock.today())))
        throw new Problem('access.denied', refusal('access.denied'));
      const { body, actor, people } = pending;
      const [now, left] = [people.slice(0, JOB_PEOPLE_AT_ONCE), people.slice(JOB_PEOPLE_AT_ONCE)];
      await lockJobs(manager, now, body.set);
      const asked = await this.asked.read(body);
      const judged = await this.judgements.judgePeople(asked, now);
      const recorded = judged.people.filter(({ change }) => change.refusal === null);
      await this.store.add(manager, actor, changeId, asked, recorded);
      await this.pending.store(
        manager,
        changeId,
        left.length > 0 ? { ...pending, people: left } : null,
      );
      if (left.length === 0) return run.finish(manager);
      await run.storeStep(manager, pending.total - left.length);
      return 'more';
    });
  }

  /** Those who are recorded stay, so that the change can be withdrawn. */
  async fail(manager: EntityManager, { job }: JobRun, error: unknown): Promise<void> {
    const pending = await this.pending.find(job.subjectId);
    const failed = (error instanceof Problem && error.refusal) || refusal('job.interrupted');
    if (pending) await this.pending.store(manager, job.subjectId, { ...pending, failed });
  }
}
