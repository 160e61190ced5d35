import { wireAmount } from '../../contract/leave/leave-amounts.js';
import {
  USUAL_RULES,
  type LeaveUnit,
  type PolicyRules,
} from '../../contract/leave/policy-rules.js';
import { Problem, refusal, type Refusal } from '../../contract/problem.js';
import { field } from '../../platform/http/fields/field.js';
import { isObject, RULES, type Reading } from './policy-rules.js';

const LABEL = 'Rules';

/** With a value for most rules, for the documentation of the API. */
export const EXAMPLE_RULES: PolicyRules = {
  ...USUAL_RULES,
  tiers: [
    { years: 0, amount: 25 },
    { years: 5, amount: 27 },
  ],
  wait: { months: 3, for: 'use' },
  notice: 7,
  longest: 20,
};

/** How they are read depends on the unit of the leave type, so the service does it. */
export function RulesField(): PropertyDecorator {
  return field(LABEL, {
    read: (value) => value,
    check: (value) => (isObject(value) ? undefined : refusal('field.not_object', { label: LABEL })),
    schema: {
      type: 'object',
      description:
        'Amounts are in the unit of the leave type: days with at most three decimals, or whole minutes. Every key is required; null means that there is no such rule.',
      required: Object.keys(RULES),
      properties: Object.fromEntries(
        Object.entries(RULES).map(([name, { schema }]) => [name, schema]),
      ),
      example: EXAMPLE_RULES,
    },
  });
}

/** From the wire, in the type's unit. A 400 names every field that is refused, such as 'rules.carryMonths'. */
export function readPolicyRules(unit: LeaveUnit, input: unknown): PolicyRules {
  const refused = new Map<string, Refusal>();
  const reading: Reading = {
    unit,
    refuse: (name, reason) => void refused.set(name, refused.get(name) ?? reason),
  };
  const values = isObject(input) ? input : {};
  const rules = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, rule.read(reading, name, values[name])]),
  ) as unknown as PolicyRules;
  const refusals = refused.size > 0 ? refused : contradictions(unit, rules);
  const [first] = refusals.values();
  if (!first) return rules;
  throw new Problem('request.invalid', first, {
    errors: Object.fromEntries([...refusals].map(([name, reason]) => [`rules.${name}`, reason])),
  });
}

/** Rules that are sound one by one and do not go together, by the field that should change. */
function contradictions(
  unit: LeaveUnit,
  { tiers, frequency, proration, cap, carry, carryMonths }: PolicyRules,
): Map<string, Refusal> {
  const refused = new Map<string, Refusal>();
  for (const [index, { years }] of tiers.entries()) {
    const before = tiers[index - 1]?.years;
    if (before === undefined && years !== 0)
      refused.set('tiers.0.years', refusal('rules.first_tier'));
    if (before !== undefined && years <= before)
      refused.set(`tiers.${index}.years`, refusal('rules.tier_order', { years: before }));
  }
  if (frequency === 'monthly' && proration === 'none')
    refused.set('proration', refusal('rules.monthly_prorated'));
  if (carry === 0 && carryMonths !== null)
    refused.set('carryMonths', refusal('rules.nothing_carried'));
  if (cap !== null && carry !== null && cap < carry) {
    refused.set(
      'cap',
      refusal('rules.cap_below_carry', {
        cap: wireAmount(unit, cap),
        carry: wireAmount(unit, carry),
      }),
    );
  }
  return refused;
}
