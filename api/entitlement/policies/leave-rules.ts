import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { inOrder, spanOn } from '../../contract/dated-spans.js';
import type { LeaveUnit, PolicyRules } from '../../contract/leave/policy-rules.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { AssignedSpan } from '../../working-time/assignments/assignment-spans.js';
import type { RuleSpan } from '../statement/statement-facts.js';
import { storedRules } from './policy-rules.js';

export interface LeaveTypeRules {
  id: string;
  name: string;
  unit: LeaveUnit;
  counts: 'working' | 'calendar';
}

export interface ClosableType extends LeaveTypeRules {
  closedUntil: CalendarDate | null;
}

export interface PolicyVersion {
  id: string;
  from: CalendarDate;
  rules: PolicyRules;
}

/** All types, policies and live versions, as they are at one moment. */
export interface RulesFacts {
  types: readonly ClosableType[];
  policyNames: ReadonlyMap<string, string>;
  /** By policy. */
  versions: ReadonlyMap<string, readonly PolicyVersion[]>;
}

export interface LeaveRules {
  types: readonly ClosableType[];
  policyName(policyId: string): string;
  /** The rules of the policies that somebody has, day by day. */
  spans(policies: readonly AssignedSpan[]): RuleSpan[];
}

@Injectable()
export class LeaveRulesReader {
  constructor(private readonly work: UnitOfWork) {}

  async read(): Promise<LeaveRules> {
    return leaveRules(await this.facts());
  }

  async facts(): Promise<RulesFacts> {
    const types = await this.work.read<ClosableType>(
      'SELECT id, name, unit, counts, closed_until AS closedUntil FROM leave_type ORDER BY builtin DESC, id',
    );
    const names = await this.work.read<{ id: string; name: string }>(
      'SELECT id, name FROM leave_policy',
    );
    return {
      types,
      policyNames: new Map(names.map(({ id, name }) => [id, name])),
      versions: await this.versions(),
    };
  }

  private async versions(): Promise<Map<string, PolicyVersion[]>> {
    const rows = await this.work.read<{
      id: string;
      policyId: string;
      fromDate: CalendarDate;
      rules: string;
    }>(
      'SELECT id, policy_id AS policyId, from_date AS fromDate, rules FROM leave_policy_version WHERE live = 1',
    );
    const byPolicy = new Map<string, PolicyVersion[]>();
    for (const { id, policyId, fromDate, rules } of rows) {
      byPolicy.set(policyId, [
        ...(byPolicy.get(policyId) ?? []),
        { id, from: fromDate, rules: storedRules(rules) },
      ]);
    }
    return byPolicy;
  }
}

export function leaveRules({ types, policyNames, versions }: RulesFacts): LeaveRules {
  return {
    types,
    policyName: (id) => policyNames.get(id) ?? '',
    spans: (held) => ruleSpans(held, versions),
  };
}

/** Each policy with its versions, from the day on which it is assigned. */
function ruleSpans(held: readonly AssignedSpan[], versions: RulesFacts['versions']): RuleSpan[] {
  return held.flatMap(({ from, target }, index) => {
    const until = held[index + 1]?.from;
    const own = inOrder(versions.get(target ?? '') ?? []);
    const first = spanOn(own, from);
    const later = own.filter(
      (version) => version.from > from && (until === undefined || version.from < until),
    );
    return [
      { from, rules: first?.rules ?? null, version: first?.id ?? null },
      ...later.map(({ from: begins, rules, id }) => ({ from: begins, rules, version: id })),
    ];
  });
}
