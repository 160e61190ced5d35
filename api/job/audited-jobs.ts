import { Injectable } from '@nestjs/common';
import { Audit, type AuditedChange } from '../audit/audit.js';
import { amount } from '../contract/money.js';
import { JobValues, type ChangedJobValues } from './job-values.js';
import type { ChangeActor } from './pending-change.js';

/** What is recorded of one person, or was, in the terms of a change. Amounts in minor units. */
export interface AuditedJob extends ChangedJobValues {
  id: string;
  name: string;
  salary: { before: number | null; after: number | null } | null;
}

/** Records changes in the audit log, one entry for each person. */
@Injectable()
export class AuditedJobs {
  constructor(
    private readonly values: JobValues,
    private readonly audit: Audit,
  ) {}

  async record(
    actor: ChangeActor,
    action: 'job.change' | 'job.withdraw',
    people: readonly AuditedJob[],
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): Promise<void> {
    const named = await this.values.read(people);
    const entries = people.map(({ id, name, salary, ...values }): AuditedChange => {
      const changes = named.changes(values);
      const on = (side: 'before' | 'after') => {
        const monthly = salary && salary[side];
        return {
          ...Object.fromEntries(changes.map((change) => [change.kind, change[side]?.name ?? null])),
          ...(salary && { salary: monthly === null ? null : amount(monthly) }),
        };
      };
      return {
        action,
        subject: 'employee',
        id,
        name,
        before: { ...on('before'), ...before },
        after: { ...on('after'), ...after },
      };
    });
    await this.audit.record(actor, ...entries);
  }
}
