import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { peopleWorkingTime, type PeopleWorkingTime } from '../../working-time/working-times.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import { LeaveChanges } from './leave-changes.js';

/** When people would work after a change of patterns or holidays that is not stored. */
@Injectable()
export class PlannedWorkingTimes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly changes: LeaveChanges,
    private readonly facts: EntitlementFacts,
  ) {}

  /** For at most `most` people, whose working time is read when it is asked for; for nobody where the change moves none. */
  async plan(
    body: object,
    most: number,
  ): Promise<{
    people: string[];
    times: () => Promise<Pick<PeopleWorkingTime, 'workingTimeOf'>>;
  }> {
    const plan = await this.changes.plan(await this.changes.read(body));
    const rows = plan.movesCosts
      ? await this.work.read<{ id: string }>(
          `SELECT e.id FROM employee e WHERE ${plan.people.map(({ sql }) => sql).join(' AND ')} ORDER BY e.id LIMIT ?`,
          [...plan.people.flatMap(({ parameters }) => parameters), most],
        )
      : [];
    const people = rows.map(({ id }) => id);
    return {
      people,
      times: async () => {
        const facts = await this.facts.readWithoutLeave(people, plan.calendars);
        return peopleWorkingTime(plan.apply(facts).workingTime);
      },
    };
  }
}
