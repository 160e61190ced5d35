import { storedAmount, wireAmount } from '../../contract/leave/leave-amounts.js';
import type { PolicyRulesRecord } from '../../contract/leave/leave-policies.js';
import {
  FREQUENCIES,
  PRORATIONS,
  ROUNDING_MODES,
  TIMINGS,
  type LeaveUnit,
  type PolicyRules,
} from '../../contract/leave/policy-rules.js';
import { refusal, type Refusal } from '../../contract/problem.js';

/** Larger amounts count as typing errors. */
const LARGEST_AMOUNT: Record<LeaveUnit, number> = { days: 1_000_000, minutes: 600_000 };
const MOST_TIERS = 20;
const LONGEST_SERVICE_YEARS = 60;
const LONGEST_MONTHS = 120;
const LONGEST_NOTICE_DAYS = 366;
/** Thousandths of a day, or minutes. */
const ROUNDING_STEPS: Record<LeaveUnit, readonly number[]> = {
  days: [1, 250, 500, 1000],
  minutes: [1, 15, 30, 60],
};
const YEAR_START = /^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;

export interface Reading {
  unit: LeaveUnit;
  /** Notes why the value of a field is refused; the first reason stays. */
  refuse: (this: void, field: string, reason: Refusal) => undefined;
}

type Schema = { type: string | string[]; description?: string } & Record<string, unknown>;

/** How one rule is described, read from the wire and sent. */
interface Rule<Value> {
  schema: Schema;
  read: (this: void, reading: Reading, field: string, value: unknown) => Value;
  /** As it is sent, where that is not as it is stored. */
  wire?: (this: void, unit: LeaveUnit, value: Value) => Value;
}

const described = <Value>({ schema, ...rule }: Rule<Value>, description: string): Rule<Value> => ({
  ...rule,
  schema: { ...schema, description },
});

const flag = (label: string): Rule<boolean> => ({
  schema: { type: 'boolean' },
  read: ({ refuse }, field, value) => {
    if (typeof value !== 'boolean')
      refuse(
        field,
        value == null ? refusal('field.required', { label }) : refusal('field.not_flag', { label }),
      );
    return value === true;
  },
});

const choice = <Value extends string>(
  label: string,
  choices: readonly [Value, ...Value[]],
): Rule<Value> => ({
  schema: { type: 'string', enum: [...choices] },
  read: ({ refuse }, field, value) =>
    choices.find((one) => one === value) ??
    refuse(field, refusal('field.not_choice', { label, choices: choices.join(', ') })) ??
    choices[0],
});

const amount = (label: string, min = 0): Rule<number> => ({
  schema: { type: 'number', minimum: 0 },
  read: ({ unit, refuse }, field, value) => {
    const stored = typeof value === 'number' ? storedAmount(unit, value) : NaN;
    const max = LARGEST_AMOUNT[unit];
    if (stored >= min && stored <= max) return stored;
    const limits = { label, min: wireAmount(unit, min), max: wireAmount(unit, max) };
    return (
      refuse(
        field,
        unit === 'days' ? refusal('rules.not_days', limits) : refusal('rules.not_minutes', limits),
      ) ?? 0
    );
  },
  wire: wireAmount,
});

const whole = (label: string, min: number, max: number): Rule<number> => ({
  schema: { type: 'integer' },
  read: ({ refuse }, field, value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : (refuse(field, refusal('field.not_count_between', { label, min, max })) ?? min),
});

/** Null means that there is no such rule; a missing key is refused, so that none is left out by oversight. */
const optional = <Value>({ schema, read, wire }: Rule<Value>): Rule<Value | null> => ({
  schema: { ...schema, type: [schema.type, 'null'].flat() },
  read: (reading, field, value) => {
    if (value === undefined)
      return reading.refuse(field, refusal('rules.key_missing', { key: field })) ?? null;
    return value === null ? null : read(reading, field, value);
  },
  wire: (unit, value) => (value == null || !wire ? value : wire(unit, value)),
});

const TIER = {
  years: whole('Years of service', 0, LONGEST_SERVICE_YEARS),
  amount: amount('Entitlement'),
};

const tiers: Rule<PolicyRules['tiers']> = {
  schema: {
    type: 'array',
    items: { type: 'object', properties: { years: TIER.years.schema, amount: TIER.amount.schema } },
  },
  read: (reading, field, value) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > MOST_TIERS)
      return reading.refuse(field, refusal('rules.tiers_malformed', { max: MOST_TIERS })) ?? [];
    return value.map((tier: unknown, index) => {
      const { years, amount: given } = isObject(tier) ? tier : {};
      return {
        years: TIER.years.read(reading, `${field}.${index}.years`, years),
        amount: TIER.amount.read(reading, `${field}.${index}.amount`, given),
      };
    });
  },
  wire: (unit, value) =>
    value.map(({ years, amount: stored }) => ({ years, amount: wireAmount(unit, stored) })),
};

const yearStart: Rule<string> = {
  schema: { type: 'string' },
  read: ({ refuse }, field, value) =>
    typeof value === 'string' && (value === 'hire' || YEAR_START.test(value))
      ? value
      : (refuse(field, refusal('rules.year_start_malformed')) ?? '01-01'),
};

const step: Rule<number> = {
  ...amount('Round to'),
  read: ({ unit, refuse }, field, value) => {
    const steps = ROUNDING_STEPS[unit];
    const stored = typeof value === 'number' ? storedAmount(unit, value) : NaN;
    if (!steps.includes(stored))
      refuse(
        field,
        refusal('field.not_choice', {
          label: 'Round to',
          choices: steps.map((one) => wireAmount(unit, one)).join(', '),
        }),
      );
    return stored;
  },
};

const WAITING_MONTHS = whole('Waiting period', 1, LONGEST_MONTHS);

const wait: Rule<PolicyRules['wait']> = optional({
  schema: {
    type: 'object',
    properties: { months: WAITING_MONTHS.schema, for: { type: 'string', enum: ['use', 'earn'] } },
  },
  read: (reading, field, value) => {
    if (!isObject(value) || (value.for !== 'use' && value.for !== 'earn'))
      return reading.refuse(field, refusal('rules.wait_malformed')) ?? null;
    return {
      months: WAITING_MONTHS.read(reading, `${field}.months`, value.months),
      for: value.for,
    };
  },
});

/** All rules of a policy, in the order in which they are read. */
export const RULES: { [Name in keyof PolicyRules]: Rule<PolicyRules[Name]> } = {
  tracked: described(
    flag('Balance'),
    'False: leave is recorded, and nothing is granted or checked.',
  ),
  tiers: described(tiers, 'A year at full time, by completed years of service.'),
  yearStart: described(yearStart, '`MM-DD` with a day up to 28, or `hire`.'),
  frequency: choice('Granted', FREQUENCIES),
  timing: choice('When', TIMINGS),
  proration: choice('Pro rata', PRORATIONS),
  scale: described(flag('Reduce for part-time'), 'Part-time work earns its share.'),
  step: described(step, 'Days: 0.001, 0.25, 0.5 or 1. Minutes: 1, 15, 30 or 60.'),
  mode: choice('Rounding', ROUNDING_MODES),
  wait,
  cap: optional(amount('Maximum balance', 1)),
  carry: described(
    optional(amount('Carry-over')),
    'The most that crosses the end of a leave year; null: all.',
  ),
  carryMonths: optional(whole('Months to use carried leave', 1, LONGEST_MONTHS)),
  negativeLimit: described(optional(amount('Negative balance')), 'Null: without limit.'),
  notice: described(optional(whole('Notice', 1, LONGEST_NOTICE_DAYS)), 'Calendar days.'),
  longest: optional(amount('Longest request', 1)),
};

export function policyRulesRecord(unit: LeaveUnit, rules: PolicyRules): PolicyRulesRecord {
  const sent = (Object.entries(RULES) as [keyof PolicyRules, Rule<unknown>][]).map(
    ([name, { wire }]) => [name, wire ? wire(unit, rules[name]) : rules[name]],
  );
  return Object.fromEntries(sent) as PolicyRulesRecord;
}

/** One value for each rule, for the audit log. */
export function auditedRules(
  unit: LeaveUnit,
  rules: PolicyRules,
): Record<string, string | number | boolean | null> {
  const { tiers: steps, wait: waiting, ...others } = policyRulesRecord(unit, rules);
  return {
    ...others,
    tiers: steps.map(({ years, amount: granted }) => `${years}: ${granted}`).join(', '),
    waitMonths: waiting?.months ?? null,
    waitFor: waiting?.for ?? null,
  };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type OptionalRule = {
  [rule in keyof PolicyRules]: null extends PolicyRules[rule] ? rule : never;
}[keyof PolicyRules];

const NO_RULE: Record<OptionalRule, null> = {
  wait: null,
  cap: null,
  carry: null,
  carryMonths: null,
  negativeLimit: null,
  notice: null,
  longest: null,
};

/** From a row of `leave_policy_version`. One that an older version stored has no rule of those that came later. */
export function storedRules(json: string): PolicyRules {
  return { ...NO_RULE, ...(JSON.parse(json) as PolicyRules) };
}
