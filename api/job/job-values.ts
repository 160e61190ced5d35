import { Injectable } from '@nestjs/common';
import type { JobKind } from '../contract/employee/job-facts.js';
import type { JobValue, JobValueChange } from '../contract/job/job-changes.js';
import { amount } from '../contract/money.js';
import { JobNames } from '../employee/job/job-names.js';
import type { JobFactValue } from '../employee/job/todays-job.js';
import { PayComponents } from '../payroll/components/pay-components.js';
import { AssignmentTargets } from '../working-time/assignments/assignment-targets.js';
import { kindOfSubject, type AskedItem } from './judge-job-change.js';

type FactValue = Omit<JobFactValue, 'kind'>;

/** Two values of each subject, one beside the other: before a change and after it, or today's and the next. */
export interface ChangedJobValues {
  facts: readonly { kind: JobKind; before: FactValue | null; after: FactValue | null }[];
  /** Of patterns and policies; the subject is 'pattern' or the id of a leave type. */
  assignments: readonly { subject: string; before: string | null; after: string | null }[];
  items: readonly { before: AskedItem | null; after: AskedItem | null }[];
}

export interface NamedJobValues {
  changes(values: ChangedJobValues): JobValueChange[];
}

/** What records show of values: their names. */
@Injectable()
export class JobValues {
  constructor(
    private readonly names: JobNames,
    private readonly targets: AssignmentTargets,
    private readonly components: PayComponents,
  ) {}

  async read(values: readonly ChangedJobValues[]): Promise<NamedJobValues> {
    const nameOf = await this.names.read(
      values.flatMap(({ facts }) =>
        facts.flatMap(({ kind, before, after }) =>
          [before, after].flatMap((value) => (value ? { ...value, kind } : [])),
        ),
      ),
    );
    const targetOf = await this.targetValues(values);
    const itemOf = await this.itemValues(values);
    const factOf = (kind: JobKind, value: FactValue | null): JobValue | null => {
      const name = value && nameOf({ ...value, kind });
      return value && name !== null
        ? { ...(value.valueId !== null && { _id: value.valueId }), name }
        : null;
    };
    return {
      changes: ({ facts, assignments, items }) => [
        ...facts.map(({ kind, before, after }) => ({
          kind,
          before: factOf(kind, before),
          after: factOf(kind, after),
        })),
        ...assignments.map(({ subject, before, after }) => ({
          kind: kindOfSubject(subject),
          before: targetOf(before),
          after: targetOf(after),
        })),
        ...items.map(({ before, after }) => ({
          kind: 'item' as const,
          before: itemOf(before),
          after: itemOf(after),
        })),
      ],
    };
  }

  /** A policy with its leave type. */
  private async targetValues(
    values: readonly ChangedJobValues[],
  ): Promise<(id: string | null) => JobValue | null> {
    const named = await this.targets.findNamed(
      values.flatMap(({ assignments }) =>
        assignments.flatMap(({ subject, before, after }) =>
          [before, after].map((target) => ({
            calendar_id: null,
            pattern_id: subject === 'pattern' ? target : null,
            policy_id: subject === 'pattern' ? null : target,
          })),
        ),
      ),
    );
    return (id) => {
      const target = named.get(id ?? '');
      if (!target) return null;
      const name = target.leaveType ? `${target.leaveType}: ${target.name}` : target.name;
      return { _id: target.id, name };
    };
  }

  private async itemValues(
    values: readonly ChangedJobValues[],
  ): Promise<(item: AskedItem | null) => JobValue | null> {
    if (values.every(({ items }) => items.length === 0)) return () => null;
    const names = new Map((await this.components.list()).map(({ _id, name }) => [_id, name]));
    return (item) =>
      item && { _id: item.component, name: itemText(names.get(item.component) ?? '', item) };
  }
}

/** 'Shift allowance 120.00', 'Pension 5 %', 'Overtime 10 × 25.00'. */
function itemText(name: string, { amount: given, rate, hours, hourly }: AskedItem): string {
  if (given !== null) return `${name} ${amount(given).toFixed(2)}`;
  if (rate !== null) return `${name} ${rate / 100} %`;
  return `${name} ${(hours ?? 0) / 100} × ${amount(hourly ?? 0).toFixed(2)}`;
}
