import { addDays, type CalendarDate } from '../../../api/contract/calendar-date.js';
import type { PolicyRules } from '../../../api/contract/leave/policy-rules.js';
import type {
  LeaveDayCost,
  LedgerEntry,
  StatementFacts,
} from '../../../api/entitlement/statement/statement-facts.js';
import { statement } from '../../../api/entitlement/statement/statement.js';
import { RULES } from '../../support/leave-rules-by-calls.js';

/** Days of the examples, in thousandths. */
export const days = (count: number) => Math.round(count * 1000);

/** 24 days a year, granted at its start, prorated by days. */
export function rules(changes: Partial<PolicyRules> = {}): PolicyRules {
  return {
    ...RULES,
    tiers: [{ years: 0, amount: days(24) }],
    step: 1,
    carry: 0,
    carryMonths: null,
    ...changes,
  };
}

export function yearly(amount: number, changes: Partial<PolicyRules> = {}): PolicyRules {
  return rules({ tiers: [{ years: 0, amount: days(amount) }], ...changes });
}

export function facts(
  policy: PolicyRules | StatementFacts['rules'],
  changes: Partial<StatementFacts> = {},
): StatementFacts {
  const hiredOn = changes.employedFrom ?? null;
  const spans = Array.isArray(policy)
    ? (policy as StatementFacts['rules'])
    : [{ from: '2000-01-01', rules: policy as PolicyRules, version: 'v1' }];
  return {
    employedFrom: hiredOn,
    employedTo: null,
    serviceFrom: hiredOn,
    rules: spans,
    workingTime: [],
    entries: [],
    leave: [],
    closings: [],
    ...changes,
  };
}

/** One request whose days cost as given, from a day on. */
export function leave(
  leaveId: string,
  from: CalendarDate,
  costs: readonly number[],
): LeaveDayCost[] {
  return costs.map((cost, index) => ({
    leaveId,
    day: addDays(from, index),
    cost: days(cost),
    kind: 'taken' as const,
  }));
}

export function entry(
  day: CalendarDate,
  amount: number,
  changes: Partial<LedgerEntry> = {},
): LedgerEntry {
  return {
    id: `entry-${day}-${amount}`,
    day,
    kind: 'adjustment',
    amount: days(amount),
    until: null,
    reverses: null,
    ...changes,
  };
}

/** 'day kind amount balance' in days, as one reads a ledger. */
export function ledger(from: StatementFacts, until: CalendarDate, since = '0001-01-01'): string[] {
  return statement(from, until)
    .filter(({ day }) => day >= since)
    .map(
      ({ day, kind, amount, balance }) =>
        `${day} ${kind} ${signed(amount)} ${(balance / 1000).toFixed(3)}`,
    );
}

export function balanceOn(from: StatementFacts, day: CalendarDate): number {
  return (statement(from, day).at(-1)?.balance ?? 0) / 1000;
}

function signed(amount: number): string {
  return `${amount >= 0 ? '+' : ''}${(amount / 1000).toFixed(3)}`;
}
