import { Injectable } from '@nestjs/common';
import { Audit, type AuditedChange } from '../audit/audit.js';
import type { JobKind } from '../contract/employee/job-facts.js';
import { amount } from '../contract/money.js';
import { JobNames } from '../employee/job/job-names.js';
import type { JobFactValue } from '../employee/job/todays-job.js';
import { PayComponents } from '../payroll/components/pay-components.js';
import { AssignmentTargets } from '../working-time/assignments/assignment-targets.js';
import type { AskedItem } from './judge-job-change.js';
import type { ChangeActor } from './pending-change.js';

/** What is recorded of one person, or was, in the terms of a change. Amounts in minor units. */
export interface AuditedJob {
  id: string;
  name: string;
  values: readonly {
    kind: JobKind;
    before: Omit<JobFactValue, 'kind'> | null;
    after: Omit<JobFactValue, 'kind'> | null;
  }[];
  salary: { before: number | null; after: number | null } | null;
  assignments: readonly { subject: string; before: string | null; after: string | null }[];
  items: readonly { before: AskedItem | null; after: AskedItem | null }[];
}

/** Records changes in the audit log, one entry for each person. */
@Injectable()
export class AuditedJobs {
  constructor(
    private readonly names: JobNames,
    private readonly targets: AssignmentTargets,
    private readonly components: PayComponents,
    private readonly audit: Audit,
  ) {}

  async record(
    actor: ChangeActor,
    action: 'job.change' | 'job.withdraw',
    people: readonly AuditedJob[],
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): Promise<void> {
    const nameOf = await this.factNames(people);
    const targetOf = await this.targetNames(people);
    const itemOf = await this.itemTexts(people);
    const valuesOf = (person: AuditedJob, side: 'before' | 'after') => ({
      ...Object.fromEntries(
        person.values.map((value) => {
          const one = value[side];
          return [value.kind, one && nameOf({ kind: value.kind, ...one })];
        }),
      ),
      ...Object.fromEntries(
        person.assignments.map((one) => [
          one.subject === 'pattern' ? 'pattern' : 'policy',
          targetOf(one[side]),
        ]),
      ),
      ...(person.salary && {
        salary: person.salary[side] === null ? null : amount(person.salary[side] ?? 0),
      }),
      ...(person.items.length > 0 && {
        item: person.items.flatMap((one) => itemOf(one[side]) ?? []).join(', ') || null,
      }),
    });
    const entries = people.map((person): AuditedChange => ({
      action,
      subject: 'employee',
      id: person.id,
      name: person.name,
      before: { ...valuesOf(person, 'before'), ...before },
      after: { ...valuesOf(person, 'after'), ...after },
    }));
    await this.audit.record(actor, ...entries);
  }

  private factNames(
    people: readonly AuditedJob[],
  ): Promise<(value: JobFactValue) => string | null> {
    return this.names.read(
      people.flatMap(({ values }) =>
        values.flatMap(({ kind, before, after }) =>
          [before, after].flatMap((one) => (one ? { kind, ...one } : [])),
        ),
      ),
    );
  }

  private async targetNames(
    people: readonly AuditedJob[],
  ): Promise<(target: string | null) => string | null> {
    const named = await this.targets.findNamed(
      people.flatMap(({ assignments }) =>
        assignments.flatMap(({ subject, before, after }) =>
          [before, after].map((target) => ({
            calendar_id: null,
            pattern_id: subject === 'pattern' ? target : null,
            policy_id: subject === 'pattern' ? null : target,
          })),
        ),
      ),
    );
    return (target) => named.get(target ?? '')?.name ?? null;
  }

  private async itemTexts(
    people: readonly AuditedJob[],
  ): Promise<(item: AskedItem | null) => string | null> {
    if (people.every(({ items }) => items.length === 0)) return () => null;
    const names = new Map((await this.components.list()).map(({ _id, name }) => [_id, name]));
    return (item) => item && itemText(names.get(item.component) ?? '', item);
  }
}

/** 'Shift allowance 120.00', 'Pension 5 %', 'Overtime 10 × 25.00'. */
export function itemText(name: string, { amount: given, rate, hours, hourly }: AskedItem): string {
  if (given !== null) return `${name} ${amount(given).toFixed(2)}`;
  if (rate !== null) return `${name} ${rate / 100} %`;
  return `${name} ${(hours ?? 0) / 100} × ${amount(hourly ?? 0).toFixed(2)}`;
}
