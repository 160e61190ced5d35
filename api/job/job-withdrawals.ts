import { Injectable } from '@nestjs/common';
import { spanOn } from '../contract/dated-spans.js';
import { jobOn } from '../contract/employee/job-facts.js';
import { inForceOn } from '../contract/payroll/salary-revisions.js';
import { Problem, refusal } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { lockRecord } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { assignedSpans } from '../working-time/assignments/assignment-spans.js';
import { AuditedJobs, type AuditedJob } from './audited-jobs.js';
import { ChangeRecords, type RecordedChange, type StoredChange } from './change-records.js';
import { JobChangeFacts } from './job-change-facts.js';
import type { JobWithdrawDto } from './job-change.dto.js';
import type { PersonOfChange } from './judge-job-change.js';
import { lockJobs } from './lock-jobs.js';
import { PendingChanges } from './pending-change.js';
import { RecordsWithoutChange } from './records-without-change.js';
import { WithdrawnRecords } from './withdrawn-records.js';

/** Takes changes back, planned and past alike, as if they had never been. What was recorded for later days stays. */
@Injectable()
export class JobWithdrawals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: ChangeRecords,
    private readonly others: RecordsWithoutChange,
    private readonly known: JobChangeFacts,
    private readonly withdrawn: WithdrawnRecords,
    private readonly audited: AuditedJobs,
    private readonly pending: PendingChanges,
  ) {}

  /** Returns for how many people something was withdrawn. */
  async withdraw(actor: Actor, changeId: string, dto: JobWithdrawDto): Promise<number> {
    const change = await this.records.find(changeId);
    if (!change) {
      await this.others.withdraw(actor, changeId, dto.reason);
      return 1;
    }
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'job_change', changeId);
      const ids = await this.records.chosen(changeId, dto.people);
      await lockJobs(manager, ids);
      const recorded = await this.records.read(changeId, ids);
      requireWithdrawable(change, recorded);
      const before = await this.peopleOf(recorded);
      await this.withdrawn.store(manager, change, recorded, {
        by: actor.accountId,
        reason: dto.reason,
      });
      if (!dto.people) await this.pending.store(manager, changeId, null);
      const after = await this.peopleOf(recorded);
      await this.record(actor, { change, reason: dto.reason }, recorded, before, after);
      return recorded.length;
    });
  }

  private async peopleOf(recorded: readonly RecordedChange[]): Promise<PersonOfChange[]> {
    const subjects = recorded.flatMap(({ assignments }) =>
      assignments.map(({ subject }) => subject),
    );
    return this.known.read(
      recorded.map(({ employeeId }) => employeeId),
      [...new Set(subjects)],
    );
  }

  private async record(
    actor: Actor,
    { change, reason }: { change: StoredChange; reason: string },
    recorded: readonly RecordedChange[],
    before: readonly PersonOfChange[],
    after: readonly PersonOfChange[],
  ): Promise<void> {
    await this.audited.record(
      actor,
      'job.withdraw',
      recorded.map((one, place) =>
        auditedJob(one, change, before[place] as PersonOfChange, after[place] as PersonOfChange),
      ),
      { from: change.from, reason: change.reason },
      { reason },
    );
  }
}

export function requireWithdrawable(
  change: StoredChange,
  recorded: readonly RecordedChange[],
): void {
  const isKept = recorded.some(({ values }) => values.some(({ source }) => source === 'opening'));
  if (change.importId !== null || isKept) throw new Problem('job.kept', refusal('job.kept'));
  if (recorded.length === 0) throw new Problem('job.withdrawn', refusal('job.withdrawn'));
}

/** By what held on the day of the change, before its withdrawal and after. */
function auditedJob(
  { values, salary, assignments, items }: RecordedChange,
  { from }: StoredChange,
  before: PersonOfChange,
  after: PersonOfChange,
): AuditedJob {
  const [jobBefore, jobAfter] = [jobOn(before.facts, from), jobOn(after.facts, from)];
  const salaryOn = ({ salaries }: PersonOfChange) =>
    (inForceOn(salaries, from) ?? salaries[0])?.salary ?? null;
  const targetOn = (person: PersonOfChange, subject: string) => {
    const { own = [], everybody = [] } = person.assignments.get(subject) ?? {};
    return spanOn(assignedSpans(own, everybody), from)?.target ?? null;
  };
  return {
    id: before.id,
    name: before.name,
    facts: values.map(({ kind }) => ({
      kind,
      before: jobBefore[kind]?.fact ?? null,
      after: jobAfter[kind]?.fact ?? null,
    })),
    salary: salary === null ? null : { before: salaryOn(before), after: salaryOn(after) },
    assignments: assignments.map(({ subject }) => ({
      subject,
      before: targetOn(before, subject),
      after: targetOn(after, subject),
    })),
    items: items.map((item) => ({ before: item, after: null })),
  };
}
