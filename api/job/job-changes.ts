import { Injectable } from '@nestjs/common';
import { JOB_PEOPLE_AT_ONCE } from '../contract/job/job-changes.js';
import type { JobChangeProgress } from '../contract/job/job-responses.js';
import { SalaryChanging } from '../employee/employee.events.js';
import type { Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { JobBasisFacts } from './job-basis-facts.js';
import { JobChangeJob } from './job-change-job.js';
import { JobChangeStore } from './job-change-store.js';
import type { JobChangeAddDto, JobChangeDto } from './job-change.dto.js';
import { JobJudgements, type JudgedPerson } from './job-judgements.js';
import { lockJobs } from './lock-jobs.js';
import { PeopleOfChange } from './people-of-change.js';
import { RecordableJobs, requireSame } from './recordable.js';

/** What holds of people from a day on, recorded together. */
@Injectable()
export class JobChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly people: PeopleOfChange,
    private readonly judgements: JobJudgements,
    private readonly recordable: RecordableJobs,
    private readonly basisFacts: JobBasisFacts,
    private readonly store: JobChangeStore,
    private readonly job: JobChangeJob,
    private readonly events: Events,
  ) {}

  async add(actor: Actor, dto: JobChangeAddDto): Promise<JobChangeProgress> {
    const ids = await this.people.find(dto);
    return this.work.write(async (manager) => {
      await lockJobs(manager, ids, dto.set);
      const judgement = await this.judgements.judge(dto, ids);
      const { asked } = judgement;
      if (dto.basis) requireSame(dto.basis, judgement, await this.basisFacts.read());
      const recorded = await this.recordable.require(judgement);
      if (!dto.basis) await this.requireConfirmed(recorded);
      const change = await this.store.begin(manager, actor, asked);
      const people = recorded.map(({ person }) => person.id);
      const isJob = people.length > JOB_PEOPLE_AT_ONCE;
      if (isJob) await this.job.begin(manager, actor, change, withoutBasis(dto), people);
      else await this.store.add(manager, actor, change, asked, recorded);
      return {
        change,
        people: people.length,
        progress: isJob ? { done: 0, total: people.length } : null,
        failed: null,
        failedRefusal: null,
      };
    });
  }

  /** A preview shows a large change of salary, so that one without it is asked about. */
  private async requireConfirmed(recorded: readonly JudgedPerson[]): Promise<void> {
    const [first] = recorded;
    if (recorded.length === 1 && first?.change.salary) {
      const { before, after } = first.change.salary;
      await this.events.emit(new SalaryChanging(before, after, false));
    }
  }
}

/** It was compared before the job began. */
function withoutBasis({ basis: _, ...body }: JobChangeAddDto): JobChangeDto {
  return body;
}
