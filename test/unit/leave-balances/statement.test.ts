import { describe, expect, test } from '@jest/globals';
import { availableOn, requestBalance } from '../../../api/entitlement/statement/availability.js';
import { balanceOn, days, entry, facts, leave, ledger, rules, yearly } from './facts.js';

const FIVE_DAYS = [1, 1, 1, 1, 1];

/** Its worked examples are followed through the calls in test/api/leave/leave-examples.test.ts. */
test('an expiry date is never renewed, and carried leave counts against the next limit', () => {
  const spans = facts(yearly(10, { carry: days(5), carryMonths: null }), {
    employedFrom: '2025-01-01',
  });
  expect(
    ledger(spans, '2027-01-01').filter(
      (line) => line.includes('carried') || line.includes('expired'),
    ),
  ).toEqual([
    '2026-01-01 expired -5.000 5.000',
    '2026-01-01 carried +0.000 5.000',
    '2027-01-01 expired -10.000 5.000',
  ]);
});

describe('what is available', () => {
  const december = facts(yearly(5), {
    employedFrom: '2026-01-01',
    leave: leave('booked', '2026-12-14', FIVE_DAYS),
  });

  test('is what no later leave needs', () => {
    expect(availableOn(december, '2026-07-06')).toBe(0);
    expect(requestBalance(december, leave('july', '2026-07-06', [1])).shortfall).toEqual({
      day: '2026-12-18',
      by: days(1),
    });
  });

  test('is without limit where the policy has none, or does not track', () => {
    expect(availableOn(facts(yearly(5, { negativeLimit: null })), '2026-07-06')).toBeNull();
    expect(availableOn(facts(yearly(0, { tracked: false })), '2026-07-06')).toBeNull();
  });

  test('counts the debt that is allowed', () => {
    expect(
      availableOn(
        facts(yearly(5, { negativeLimit: days(2) }), { employedFrom: '2026-01-01' }),
        '2026-07-06',
      ),
    ).toBe(days(7));
  });

  test('counts a limit that falls on a day without an event', () => {
    const falling = facts(
      [
        { from: '2026-01-01', rules: yearly(5, { negativeLimit: days(3) }), version: 'a' },
        { from: '2026-07-01', rules: yearly(5), version: 'b' },
      ],
      { employedFrom: '2026-01-01' },
    );
    const june = leave('june', '2026-06-01', [1, 1, 1, 1, 1, 0, 0, 1, 1, 1]);
    expect(requestBalance(falling, june).shortfall).toEqual({ day: '2026-07-01', by: days(3) });
    expect(availableOn(falling, '2026-06-01')).toBe(days(5));
  });

  test('counts a tier that falls later in the leave year', () => {
    const tiers = [
      { years: 0, amount: days(24) },
      { years: 3, amount: days(12) },
    ];
    const falling = facts(rules({ tiers }), { employedFrom: '2024-07-01' });
    const spring = leave('spring', '2027-03-01', Array<number>(22).fill(1));
    expect(balanceOn({ ...falling, leave: spring }, '2027-07-01')).toBe(-4);
    expect(requestBalance(falling, spring).shortfall).toEqual({ day: '2027-07-01', by: days(4) });
    expect(availableOn(falling, '2027-03-01')).toBe(days(18));
  });

  test('is not lowered by debt that was there before', () => {
    const cut = facts(
      [
        { from: '2026-01-01', rules: yearly(10), version: 'a' },
        { from: '2026-07-01', rules: yearly(0), version: 'b' },
      ],
      { leave: leave('spring', '2026-04-01', Array<number>(9).fill(1)) },
    );
    expect(balanceOn(cut, '2026-07-01')).toBe(-4);
    expect(requestBalance(cut, leave('more', '2026-08-03', [0])).shortfall).toBeUndefined();
    expect(requestBalance(cut, leave('more', '2026-08-03', [1])).shortfall).toEqual({
      day: '2026-08-03',
      by: days(1),
    });
  });
});

test('a cap that a later version brings takes no more than the grant it cuts', () => {
  const monthly = yearly(12, { frequency: 'monthly', carry: null });
  const capped = facts(
    [
      { from: '2026-01-01', rules: monthly, version: 'a' },
      { from: '2027-01-01', rules: { ...monthly, cap: days(10) }, version: 'b' },
    ],
    { employedFrom: '2026-01-01' },
  );
  expect(balanceOn(capped, '2026-12-31')).toBe(12);
  expect(balanceOn(capped, '2027-03-15')).toBe(12);
});

test('work above full time grants what full time does', () => {
  const workingTime = [{ from: '2026-01-01', worked: 6, fullTime: 5 }];
  expect(
    balanceOn(facts(yearly(24), { employedFrom: '2026-01-01', workingTime }), '2026-12-31'),
  ).toBe(24);
});

test('an entry and the one that reverses it both drop out', () => {
  const mistake = entry('2026-03-01', 3);
  const mended = facts(yearly(24), {
    employedFrom: '2026-01-01',
    entries: [mistake, { ...mistake, id: 'mended', amount: -mistake.amount, reverses: mistake.id }],
  });
  expect(ledger(mended, '2026-12-31')).toEqual(['2026-01-01 accrual +24.000 24.000']);
});
