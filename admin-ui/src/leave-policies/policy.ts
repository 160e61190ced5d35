import type { PolicyRecord, PolicyRulesRecord, PolicyVersionRecord } from '../../../api/contract/leave-policies.js';

export type Policy = PolicyRecord & { id: string };

/** The version in force on the day; before the first one, that one. */
export function versionOn({ versions }: Pick<PolicyRecord, 'versions'>, day: string): PolicyVersionRecord | undefined {
  return versions.findLast(({ from }) => from <= day) ?? versions[0];
}

export function nextVersion({ versions }: Pick<PolicyRecord, 'versions'>, day: string): PolicyVersionRecord | undefined {
  return versions.find(({ from }) => from > day);
}

/** Annual leave as most companies begin. */
export const USUAL_RULES: PolicyRulesRecord = {
  tracked: true, tiers: [{ years: 0, amount: 25 }], yearStart: '01-01', frequency: 'yearly', timing: 'start', proration: 'days', scale: true,
  step: 0.5, mode: 'nearest', wait: null, cap: null, carry: 5, carryMonths: 3, negativeLimit: 0, notice: null, longest: null,
};

export const USUAL_RULES_IN_MINUTES: PolicyRulesRecord = { ...USUAL_RULES, tiers: [{ years: 0, amount: 12_000 }], step: 15, carry: 2400 };
