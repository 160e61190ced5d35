import { wireAmount } from '../../contract/leave-amounts.js';
import type { PolicyRulesRecord } from '../../contract/leave-policies.js';
import type { LeaveUnit, PolicyRules } from '../../contract/policy-rules.js';

type OptionalRule = { [rule in keyof PolicyRules]: null extends PolicyRules[rule] ? rule : never }[keyof PolicyRules];

const NO_RULE: Record<OptionalRule, null> = { wait: null, cap: null, carry: null, carryMonths: null, negativeLimit: null, notice: null, longest: null };

/** From a row of `leave_policy_version`. One that an older version stored has no rule of those that came later. */
export function storedRules(json: string): PolicyRules {
  return { ...NO_RULE, ...(JSON.parse(json) as PolicyRules) };
}

export function policyRulesRecord(unit: LeaveUnit, rules: PolicyRules): PolicyRulesRecord {
  const optional = (amount: number | null) => (amount === null ? null : wireAmount(unit, amount));
  return {
    ...rules,
    tiers: rules.tiers.map(({ years, amount }) => ({ years, amount: wireAmount(unit, amount) })),
    step: wireAmount(unit, rules.step),
    cap: optional(rules.cap),
    carry: optional(rules.carry),
    negativeLimit: optional(rules.negativeLimit),
    longest: optional(rules.longest),
  };
}

/** One value for each rule, for the audit log. */
export function auditedRules(unit: LeaveUnit, rules: PolicyRules): Record<string, string | number | boolean | null> {
  const { tiers, wait, ...others } = policyRulesRecord(unit, rules);
  return {
    ...others,
    tiers: tiers.map(({ years, amount }) => `${years}: ${amount}`).join(', '),
    waitMonths: wait?.months ?? null,
    waitFor: wait?.for ?? null,
  };
}
