import { describe, expect, test } from '@jest/globals';
import {
  changedFrom,
  unsettledAmounts,
} from '../../../api/payroll/settlement/unsettled-amounts.js';
import type { PersonPayFacts } from '../../../api/payroll/due/pay-facts.js';
import { assigned, MONTHLY, OCTOBER, payPerson, TAX, TRANSPORT, unpaidDay } from './pay-person.js';

const LONG = '2020-01-01';
const SEPTEMBER = { from: '2026-09-01', to: '2026-09-30' };
const before = payPerson({ salaries: [[LONG, 300_000]] });
const moved = (now: PersonPayFacts, then = before) => [
  changedFrom(then, now),
  unsettledAmounts(then, now, MONTHLY, [SEPTEMBER, OCTOBER]).map(({ from, amount }) => [
    from,
    amount,
  ]),
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
