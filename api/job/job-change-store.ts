import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CurrencyInUse } from '../company/currency-in-use.js';
import type { JobKind } from '../contract/employee/job-facts.js';
import { JobFactStore } from '../employee/job/job-fact-store.js';
import { JobsInForce } from '../employee/job/jobs-in-force.js';
import { PayAssignments } from '../payroll/components/pay-assignments.js';
import { Clock } from '../platform/config/clock.js';
import { RevisionStore } from '../salary/revisions/revision-store.js';
import { AssignmentStore } from '../working-time/assignments/assignment-store.js';
import { AuditedJobs } from './audited-jobs.js';
import type { JudgedPerson } from './job-judgements.js';
import type { AskedJobChange } from './judge-job-change.js';
import { asPeriodClosed } from './open-leave-years.js';
import type { ChangeActor } from './pending-change.js';

/** Stores what was judged, for people whose rows the open unit has locked, and records it. */
@Injectable()
export class JobChangeStore {
  constructor(
    private readonly clock: Clock,
    private readonly facts: JobFactStore,
    private readonly inForce: JobsInForce,
    private readonly revisions: RevisionStore,
    private readonly assignments: AssignmentStore,
    private readonly items: PayAssignments,
    private readonly currency: CurrencyInUse,
    private readonly audited: AuditedJobs,
  ) {}

  begin(
    manager: EntityManager,
    { accountId }: ChangeActor,
    { from, reason, round }: AskedJobChange,
  ): Promise<string> {
    return this.facts.begin(manager, from, {
      source: 'change',
      by: accountId,
      reason,
      round: round && JSON.stringify(round),
    });
  }

  async add(
    manager: EntityManager,
    actor: ChangeActor,
    changeId: string,
    asked: AskedJobChange,
    people: readonly JudgedPerson[],
  ): Promise<void> {
    const { from } = asked;
    await this.facts.add(
      manager,
      { changeId, from, source: 'change' },
      people.flatMap(({ person, change }) =>
        change.values.map(({ after }) => ({ employeeId: person.id, ...after })),
      ),
    );
    await this.addSalaries(manager, actor, changeId, asked, people);
    await this.addAssignments(manager, actor, changeId, asked, people);
    await this.addItems(manager, actor, changeId, asked, people);
    if (from <= this.clock.today())
      await this.inForce.apply(
        manager,
        new Map(people.map(({ person, change }) => [person.id, kindsOf(change.values)])),
      );
    await this.record(actor, asked, people);
  }

  private async addSalaries(
    manager: EntityManager,
    { accountId }: ChangeActor,
    changeId: string,
    { from, reason }: AskedJobChange,
    people: readonly JudgedPerson[],
  ): Promise<void> {
    const raised = people.flatMap(({ person, change }) =>
      change.salary
        ? { employeeId: person.id, before: person.salary, salary: change.salary.after }
        : [],
    );
    if (raised.length === 0) return;
    await this.currency.fix();
    await this.revisions.add(manager, from, raised, {
      source: 'revision',
      by: accountId,
      reason,
      changeId,
    });
    await this.revisions.bringIntoForce(
      manager,
      raised.map(({ employeeId }) => employeeId),
    );
  }

  private async addAssignments(
    manager: EntityManager,
    { accountId }: ChangeActor,
    changeId: string,
    { from, assignments }: AskedJobChange,
    people: readonly JudgedPerson[],
  ): Promise<void> {
    for (const { subject, target } of assignments) {
      const holders = people.flatMap(({ person: { id, name }, change }) =>
        change.assignments.some((one) => one.subject === subject)
          ? { holder: id, employeeId: id, name }
          : [],
      );
      if (holders.length > 0)
        await this.assignments
          .insert(
            manager,
            holders,
            {
              column: subject === 'pattern' ? 'pattern_id' : 'policy_id',
              target,
              subject,
              inherit: false,
              from,
            },
            { by: accountId, changeId },
          )
          .catch((error: unknown) => {
            throw asPeriodClosed(error, 'from');
          });
    }
  }

  private async addItems(
    manager: EntityManager,
    { accountId }: ChangeActor,
    changeId: string,
    { from, item }: AskedJobChange,
    people: readonly JudgedPerson[],
  ): Promise<void> {
    const receivers = people.flatMap(({ person, change }) => (change.item ? person.id : []));
    if (!item || receivers.length === 0) return;
    await this.currency.fix();
    const { component, to, ...given } = item;
    await this.items.addOfChange(
      manager,
      receivers,
      { component_id: component, from_date: from, to_date: to, ...given },
      { by: accountId, changeId },
    );
  }

  private async record(
    actor: ChangeActor,
    { from, reason }: AskedJobChange,
    people: readonly JudgedPerson[],
  ): Promise<void> {
    await this.audited.record(
      actor,
      'job.change',
      people.map(({ person, change }) => ({
        id: person.id,
        name: person.name,
        facts: change.values.map(({ before, after }) => ({ kind: after.kind, before, after })),
        salary: change.salary,
        assignments: change.assignments.map(({ subject, before, target }) => ({
          subject,
          before,
          after: target,
        })),
        items: change.item ? [{ before: null, after: change.item }] : [],
      })),
      {},
      { from, reason },
    );
  }
}

function kindsOf(values: JudgedPerson['change']['values']): JobKind[] {
  return values.map(({ after }) => after.kind);
}
