import { Injectable } from '@nestjs/common';
import { SalaryChanging } from '../employee/employee.events.js';
import type { Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { AskedJobChanges } from './asked-job-changes.js';
import { JobChangeStore } from './job-change-store.js';
import type { JobChangeAddDto } from './job-change.dto.js';
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
    private readonly asked: AskedJobChanges,
    private readonly judgements: JobJudgements,
    private readonly recordable: RecordableJobs,
    private readonly store: JobChangeStore,
    private readonly events: Events,
  ) {}

  async add(actor: Actor, dto: JobChangeAddDto): Promise<{ change: string; people: number }> {
    const ids = await this.people.find(dto);
    return this.work.write(async (manager) => {
      await lockJobs(manager, ids, dto.set);
      const asked = await this.asked.read(dto);
      const judgement = await this.judgements.judgePeople(asked, ids);
      if (dto.basis) requireSame(dto.basis, judgement);
      const recorded = await this.recordable.require(judgement);
      if (!dto.basis) await this.requireConfirmed(recorded);
      const change = await this.store.begin(manager, actor, asked);
      await this.store.add(manager, actor, change, asked, recorded);
      return { change, people: recorded.length };
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
