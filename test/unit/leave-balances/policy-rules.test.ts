import { describe, expect, test } from '@jest/globals';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { Problem } from '../../../api/contract/problem.js';
import {
  auditedRules,
  policyRulesRecord,
  storedRules,
} from '../../../api/entitlement/policies/policy-rules.js';
import { readPolicyRules } from '../../../api/entitlement/policies/rules-field.js';
import { RULES } from '../../support/leave-rules-by-calls.js';

const SOUND = {
  ...RULES,
  tiers: [
    { years: 0, amount: 25 },
    { years: 5, amount: 27.5 },
  ],
  wait: { months: 3, for: 'use' },
  notice: 7,
  longest: 20,
};

function faultsOf(
  change: Record<string, unknown>,
  unit: LeaveUnit = 'days',
): Record<string, string> {
  try {
    readPolicyRules(unit, { ...SOUND, ...change });
    return {};
  } catch (problem) {
    expect(problem).toMatchObject({ status: 400, code: 'request.invalid' });
    return (problem as Problem).errors ?? {};
  }
}

test('amounts are stored in thousandths of a day and come back as they were', () => {
  const rules = readPolicyRules('days', SOUND);
  expect(rules).toMatchObject({
    tiers: [
      { years: 0, amount: 25_000 },
      { years: 5, amount: 27_500 },
    ],
    step: 500,
    carry: 5000,
    longest: 20_000,
    negativeLimit: 0,
    cap: null,
  });
  expect(policyRulesRecord('days', rules)).toEqual(SOUND);
});

test('minutes stay minutes', () => {
  const sound = {
    ...SOUND,
    tiers: [{ years: 0, amount: 12_000 }],
    step: 15,
    carry: 480,
    longest: 2400,
  };
  const rules = readPolicyRules('minutes', sound);
  expect(rules).toMatchObject({ tiers: [{ years: 0, amount: 12_000 }], step: 15, carry: 480 });
  expect(policyRulesRecord('minutes', rules)).toEqual(sound);
});

test('a rule that an older version did not store is read as null', () => {
  const rules = readPolicyRules('days', SOUND);
  const { notice: _notice, wait: _wait, ...older } = rules;
  expect(storedRules(JSON.stringify(older))).toStrictEqual({ ...rules, notice: null, wait: null });
});

test('the audit log has one value for each rule', () => {
  expect(auditedRules('days', readPolicyRules('days', SOUND))).toMatchObject({
    tiers: '0: 25, 5: 27.5',
    waitMonths: 3,
    waitFor: 'use',
    cap: null,
    carry: 5,
    step: 0.5,
  });
});

describe('rules that contradict each other', () => {
  test.each([
    [{ carry: 0, carryMonths: 3 }, 'rules.carryMonths', 'Nothing carries over'],
    [{ tiers: [{ years: 1, amount: 25 }] }, 'rules.tiers.0.years', 'must apply from the start'],
    [
      {
        tiers: [
          { years: 0, amount: 20 },
          { years: 5, amount: 25 },
          { years: 3, amount: 22 },
        ],
      },
      'rules.tiers.2.years',
      'more than 5 years',
    ],
    [
      {
        tiers: [
          { years: 0, amount: 20 },
          { years: 0, amount: 25 },
        ],
      },
      'rules.tiers.1.years',
      'more than 0 years',
    ],
    [{ cap: 3, carry: 5 }, 'rules.cap', 'at most 3 cannot hold the 5'],
    [{ frequency: 'monthly', proration: 'none' }, 'rules.proration', 'part months'],
  ])('%j', (change, field, sentence) => {
    const faults = faultsOf(change);
    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field]).toContain(sentence);
  });

  test.each([
    [{ carry: null, carryMonths: 3 }],
    [{ carry: 0, carryMonths: null }],
    [{ cap: 5, carry: 5 }],
    [{ cap: 3, carry: null, carryMonths: null }],
    [{ frequency: 'yearly', proration: 'none' }],
    [{ wait: null, cap: null, notice: null, longest: null, negativeLimit: null }],
    [{ yearStart: 'hire' }],
    [{ yearStart: '04-28' }],
    [{ tracked: false, tiers: [{ years: 0, amount: 0 }] }],
  ])('%j go together', (change) => {
    expect(faultsOf(change)).toEqual({});
  });
});

describe('a field that is wrong by itself', () => {
  const amounts = [-1, 1e9, 1000.001, 0.0005, 1.0005, NaN, Infinity, '5', true, {}, [5]];
  const wholes = [-1, 0, 1.5, 1e9, '3', true, {}];
  test.each([
    ...[undefined, null, 'true', 1, {}].flatMap((value) => [
      ['tracked', value],
      ['scale', value],
    ]),
    ...[undefined, null, 'weekly', '', 5, ['yearly'], 'constructor'].flatMap((value) => [
      ['frequency', value],
      ['timing', value],
      ['proration', value],
      ['mode', value],
    ]),
    ...[undefined, null, '01-29', '00-10', '13-01', '1-1', '02-30', 'Hire', 5, '2026-01-01'].map(
      (value) => ['yearStart', value],
    ),
    ...[undefined, null, 0, 0.1, 0.3, 2, '0.5', 500, true].map((value) => ['step', value]),
    ...[
      undefined,
      null,
      [],
      {},
      'x',
      Array.from({ length: 21 }, (_, years) => ({ years, amount: 1 })),
    ].map((value) => ['tiers', value]),
    ...[undefined, ...amounts].flatMap((value) => [
      ['cap', value],
      ['carry', value],
      ['negativeLimit', value],
      ['longest', value],
    ]),
    ...[undefined, ...wholes].flatMap((value) => [
      ['carryMonths', value],
      ['notice', value],
    ]),
    ...[
      ['cap', 0],
      ['longest', 0],
    ],
  ] as [string, unknown][])('%s: %j', (field, value) => {
    expect(Object.keys(faultsOf({ [field]: value }))).toEqual([`rules.${field}`]);
  });

  test.each([
    [{ tiers: [{ years: 0, amount: '25' }] }, 'rules.tiers.0.amount'],
    [
      {
        tiers: [
          { years: 0, amount: 25 },
          { years: 61, amount: 26 },
        ],
      },
      'rules.tiers.1.years',
    ],
    [{ tiers: [{ years: 0, amount: 25 }, null] }, 'rules.tiers.1.years'],
    [{ wait: {} }, 'rules.wait'],
    [{ wait: 3 }, 'rules.wait'],
    [{ wait: { months: 3, for: 'rest' } }, 'rules.wait'],
    [{ wait: { months: 0, for: 'use' } }, 'rules.wait.months'],
    [{ wait: { months: 121, for: 'earn' } }, 'rules.wait.months'],
  ])('%j', (change, field) => {
    expect(Object.keys(faultsOf(change))[0]).toBe(field);
  });

  test('of a type in minutes is not a whole number of minutes, or rounds to days', () => {
    const minutes = { tiers: [{ years: 0, amount: 100 }], step: 15, carry: 480, longest: 480 };
    expect(faultsOf(minutes, 'minutes')).toEqual({});
    expect(Object.keys(faultsOf({ ...minutes, step: 0.5 }, 'minutes'))).toEqual(['rules.step']);
    expect(Object.keys(faultsOf({ ...minutes, carry: 0.5 }, 'minutes'))).toEqual(['rules.carry']);
  });

  test('all are named at once, and what is not even an object lacks all', () => {
    expect(Object.keys(faultsOf({ cap: -1, notice: 0 }))).toEqual(['rules.cap', 'rules.notice']);
    expect(() => readPolicyRules('days', null)).toThrow(Problem);
    expect(() => readPolicyRules('days', [])).toThrow(Problem);
  });
});
