import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobFactWithdrawals } from '../employee/job/job-fact-withdrawals.js';
import { JobsInForce } from '../employee/job/jobs-in-force.js';
import { AssignmentEnds } from '../payroll/components/assignment-ends.js';
import { Clock } from '../platform/config/clock.js';
import { RevisionStore } from '../salary/revisions/revision-store.js';
import { AssignmentStore } from '../working-time/assignments/assignment-store.js';
import type { RecordedChange, StoredChange } from './change-records.js';
import { asPeriodClosed } from './open-leave-years.js';

/** Takes back what a change has recorded of people whose rows the open unit has locked, in each of its tables. */
@Injectable()
export class WithdrawnRecords {
  constructor(
    private readonly clock: Clock,
    private readonly facts: JobFactWithdrawals,
    private readonly inForce: JobsInForce,
    private readonly revisions: RevisionStore,
    private readonly assignments: AssignmentStore,
    private readonly items: AssignmentEnds,
  ) {}

  async store(
    manager: EntityManager,
    { id, from }: StoredChange,
    recorded: readonly RecordedChange[],
    withdrawal: { by: string; reason: string },
  ): Promise<void> {
    const ids = recorded.map(({ employeeId }) => employeeId);
    await this.facts.withdraw(manager, id, ids, withdrawal);
    const paid = recorded.filter(({ salary }) => salary !== null);
    const raised = paid.map(({ employeeId }) => employeeId);
    await this.revisions.withdrawChange(manager, id, raised, withdrawal);
    await this.revisions.bringIntoForce(manager, raised);
    try {
      await this.assignments.endOfChange(manager, id, ids, withdrawal);
    } catch (error) {
      throw asPeriodClosed(error, 'people');
    }
    await this.items.endOfChange(manager, id, ids, withdrawal);
    if (from <= this.clock.today())
      await this.inForce.apply(
        manager,
        new Map(recorded.map((one) => [one.employeeId, one.values.map(({ kind }) => kind)])),
      );
  }
}
