import { describe, expect, test } from '@jest/globals';
import type { PersonPayFacts } from '../../../api/payroll/due/pay-facts.js';
import type { PaidPayslip } from '../../../api/payroll/settlement/payment-history.js';
import { settlePay } from '../../../api/payroll/settlement/settle-pay.js';
import {
  changedFrom,
  unsettledAmounts,
} from '../../../api/payroll/settlement/unsettled-amounts.js';
import {
  assigned,
  at,
  MONTHLY,
  OCTOBER,
  payPerson,
  TAX,
  TRANSPORT,
  unpaidDay,
} from './pay-person.js';

const LONG = '2020-01-01';
const SEPTEMBER = { from: '2026-09-01', to: '2026-09-30' };
const NOTHING_PAID = {
  owing: [],
  history: { slips: [], held: new Set<string>(), reversed: new Map() },
};
const before = payPerson({ salaries: [[LONG, 300_000]] });
const moved = (now: PersonPayFacts, then = before) => [
  changedFrom(then, now),
  unsettledAmounts(then, now, MONTHLY, [SEPTEMBER, OCTOBER], NOTHING_PAID).map(
    ({ from, amount }) => [from, amount],
  ),
];

describe('What a fact moves in periods that no run settles', () => {
  test('of a raise', () => {
    expect(
      moved(
        payPerson({
          salaries: [
            [LONG, 300_000],
            [OCTOBER.from, 320_000],
          ],
        }),
      ),
    ).toEqual([OCTOBER.from, [[OCTOBER.from, 20_000]]]);
  });

  test('of a raise that was withdrawn', () => {
    const raised = payPerson({
      salaries: [
        [LONG, 300_000],
        ['2026-09-16', 330_000],
      ],
    });
    expect(moved(before, raised)).toEqual([
      '2026-09-16',
      [
        [SEPTEMBER.from, -15_000],
        [OCTOBER.from, -30_000],
      ],
    ]);
  });

  test('of an item, of a deduction and of their end', () => {
    const item = assigned({ componentId: TRANSPORT.id, amount: 12_000, from: OCTOBER.from });
    const tax = assigned({ componentId: TAX.id, amount: 7_000, from: SEPTEMBER.from });
    const given = payPerson({ salaries: [[LONG, 300_000]], assignments: [item, tax] });
    expect(moved(given)).toEqual([
      SEPTEMBER.from,
      [
        [SEPTEMBER.from, -7_000],
        [OCTOBER.from, 5_000],
      ],
    ]);
    const ended = { ...given, assignments: [item, { ...tax, to: SEPTEMBER.to }] };
    expect(moved(ended, given)).toEqual([OCTOBER.from, [[OCTOBER.from, 7_000]]]);
  });

  test('of a hire date and a last day', () => {
    const hired = (hiredOn: string, leftOn: string | null = null) =>
      payPerson({ hiredOn, leftOn, salaries: [[LONG, 310_000]] });
    expect(moved(hired('2026-10-17'), hired('2026-11-01'))).toEqual([
      '2026-10-17',
      [[OCTOBER.from, 150_000]],
    ]);
    expect(moved(hired(LONG, '2026-10-15'), hired(LONG))).toEqual([
      '2026-10-16',
      [[OCTOBER.from, -160_000]],
    ]);
  });

  test('of leave without pay', () => {
    const now = payPerson({ salaries: [[LONG, 300_000]], unpaidLeave: [unpaidDay('2026-09-07')] });
    expect(moved(now)).toEqual(['2026-09-07', [[SEPTEMBER.from, -10_000]]]);
  });

  test('of nothing is nothing', () => {
    expect(moved(before)).toEqual([undefined, []]);
  });
});

describe('Of a period in which more was paid than is due', () => {
  const left = (leftOn: string | null, salary = 310_000) =>
    payPerson({ leftOn, salaries: [[LONG, salary]] });
  /** October was paid whole, 3,100.00. */
  const history = { ...NOTHING_PAID.history, slips: [paidOctober()] };
  const moves = (then: PersonPayFacts, now: PersonPayFacts) =>
    unsettledAmounts(then, now, MONTHLY, [OCTOBER], { owing: [OCTOBER], history }).map(
      ({ amount }) => amount,
    );

  function paidOctober(): PaidPayslip {
    const { lines, toRecover } = settlePay({
      person: left(null),
      rules: MONTHLY,
      period: OCTOBER,
      earlier: [],
      history: NOTHING_PAID.history,
      leastNetPercent: 0,
    });
    return {
      period: OCTOBER,
      regular: true,
      everything: true,
      approvedAt: at('2026-10-28'),
      lines,
      toRecover,
    };
  }

  test('what only moves the sum that is still to recover is not said beside it', () => {
    expect(moves(left('2026-10-15'), left('2026-10-20'))).toEqual([]);
    expect(moves(left('2026-10-15'), left('2026-10-10'))).toEqual([]);
    expect(moves(left('2026-10-15'), left(null))).toEqual([]);
  });

  test('what is due beyond what was paid is said', () => {
    expect(moves(left('2026-10-15'), left(null, 330_000))).toEqual([20_000]);
    expect(moves(left(null, 330_000), left('2026-10-15', 330_000))).toEqual([-20_000]);
  });

  test('of each component for itself, as the run settles them', () => {
    const item = assigned({ componentId: TRANSPORT.id, amount: 12_000, from: OCTOBER.from });
    const now = { ...left('2026-10-31'), assignments: [item] };
    expect(moves(left('2026-10-15'), { ...now, salaries: left(null, 300_000).salaries })).toEqual([
      12_000,
    ]);
  });
});
