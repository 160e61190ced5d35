import type {
  PolicyRecord,
  PolicyRulesRecord,
  PolicyVersionRecord,
} from '../../../api/contract/leave/leave-policies.js';
import { USUAL_RULES } from '../../../api/contract/leave/policy-rules.js';

export type Policy = PolicyRecord & { id: string };

/** The version in force on the day; before the first one, that one. */
export function versionOn(
  { versions }: Pick<PolicyRecord, 'versions'>,
  day: string,
): PolicyVersionRecord | undefined {
  return versions.findLast(({ from }) => from <= day) ?? versions[0];
}

export function nextVersion(
  { versions }: Pick<PolicyRecord, 'versions'>,
  day: string,
): PolicyVersionRecord | undefined {
  return versions.find(({ from }) => from > day);
}

export const USUAL_RULES_IN_MINUTES: PolicyRulesRecord = {
  ...USUAL_RULES,
  tiers: [{ years: 0, amount: 12_000 }],
  step: 15,
  carry: 2400,
};
