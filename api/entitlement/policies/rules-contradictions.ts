import { wireAmount } from '../../contract/leave-amounts.js';
import type { LeaveUnit, PolicyRules } from '../../contract/policy-rules.js';
import { refusal, type Refusal } from '../../contract/refusals.js';

/** Rules that are sound one by one and do not go together, by the field that should change. */
export function contradictions(unit: LeaveUnit, rules: PolicyRules): Map<string, Refusal> {
  const { tiers, frequency, proration, cap, carry, carryMonths } = rules;
  const faults = new Map<string, Refusal>();
  for (const [index, { years }] of tiers.entries()) {
    const before = tiers[index - 1]?.years;
    if (before === undefined && years !== 0) faults.set('tiers.0.years', refusal('rules.first_tier'));
    if (before !== undefined && years <= before) faults.set(`tiers.${index}.years`, refusal('rules.tier_order', { years: before }));
  }
  if (frequency === 'monthly' && proration === 'none') faults.set('proration', refusal('rules.monthly_prorated'));
  if (carry === 0 && carryMonths !== null) faults.set('carryMonths', refusal('rules.nothing_carried'));
  if (cap !== null && carry !== null && cap < carry) {
    faults.set('cap', refusal('rules.cap_below_carry', { cap: wireAmount(unit, cap), carry: wireAmount(unit, carry) }));
  }
  return faults;
}
