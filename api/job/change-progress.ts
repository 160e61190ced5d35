import { Injectable } from '@nestjs/common';
import type { JobChangeProgress } from '../contract/job/job-responses.js';
import { Problem, refusal, refusalText } from '../contract/problem.js';
import { ChangeRecords } from './change-records.js';
import { PendingChanges, unfinishedChange } from './pending-change.js';

@Injectable()
export class ChangeProgress {
  constructor(
    private readonly records: ChangeRecords,
    private readonly pending: PendingChanges,
  ) {}

  /** How far a job is with a change for many; those who were left out meanwhile are not counted. */
  async read(change: string): Promise<JobChangeProgress> {
    if (!(await this.records.find(change)))
      throw new Problem('job.not_found', refusal('job.not_found'));
    const pending = await this.pending.find(change);
    const people = (await this.records.people(change)).length;
    if (!pending) return { change, people, progress: null, failed: null, failedRefusal: null };
    const { failed, ...progress } = unfinishedChange(pending);
    return {
      change,
      people,
      progress: failed ? null : progress,
      failed: failed && refusalText(failed),
      failedRefusal: failed,
    };
  }
}
