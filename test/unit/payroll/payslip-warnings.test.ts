import { describe, expect, test } from '@jest/globals';
import {
  payslipWarnings,
  type WarningFacts,
} from '../../../api/payroll/settlement/payslip-warnings.js';
import { NOVEMBER, payPerson } from './pay-person.js';

const FACTS: WarningFacts = {
  period: NOVEMBER,
  person: payPerson({ salaries: [] }),
  history: { slips: [], reversed: new Map(), held: new Set() },
  lines: [],
  toRecover: [],
  net: 300_000,
  previousNet: 300_000,
  salaryUnknown: false,
  recordExists: false,
  bank: { changedAt: 0, people: 1 },
  dateOf: () => NOVEMBER.from,
  edits: [],
  ownPay: false,
  previousPeriod: null,
  paidBefore: true,
  unsettled: null,
  changePercent: 20,
};
const warned = (facts: Partial<WarningFacts>) =>
  payslipWarnings({ ...FACTS, ...facts }).map(({ warning }) => warning);

test('an ordinary payslip has no warning', () => {
  expect(warned({})).toEqual([]);
});

describe('an employment', () => {
  const employed = (hiredOn: string | null, leftOn: string | null) =>
    warned({ person: payPerson({ hiredOn, leftOn, salaries: [] }) });

  test.each([
    ['before the period', '2026-10-31', ['left']],
    ['on the last day of the period', '2026-11-30', ['left']],
    ['on the day after it', '2026-12-01', []],
  ])('that ends %s', (_when, leftOn, expected) => {
    expect(employed('2020-01-01', leftOn)).toEqual(expected);
  });

  test.each([
    ['on the last day of the period', '2026-11-30', []],
    ['on the day after it', '2026-12-01', ['startsAfter']],
    ['on a day that is not known', null, ['noHireDate']],
  ])('that begins %s', (_when, hiredOn, expected) => {
    expect(employed(hiredOn, null)).toEqual(expected);
  });
});

test.each([
  ['rises by more than the limit', 360_001, ['bigChange']],
  ['falls by more than the limit', 239_999, ['bigChange']],
  ['rises by the limit', 360_000, []],
  ['falls by the limit', 240_000, []],
])('net pay that %s', (_how, net, expected) => {
  expect(warned({ net })).toEqual(expected);
});
