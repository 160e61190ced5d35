import { describe, expect, test } from '@jest/globals';
import { availableOn, requestBalance } from '../../../api/entitlement/statement/availability.js';
import { statement } from '../../../api/entitlement/statement/statement.js';
import { balanceOn, days, entry, facts, leave, ledger, rules, yearly } from './facts.js';

const FIVE_DAYS = [1, 1, 1, 1, 1];

describe('what a year grants', () => {
  test.each([
    ['days', 17], ['halfMonths', 18], ['fullMonths', 16], ['none', 24],
  ] as const)('to somebody hired on 16 April, by %s: %d of 24', (proration, granted) => {
    expect(ledger(facts(rules({ proration }), { employedFrom: '2026-04-16' }), '2026-12-31')).toEqual([`2026-04-16 accrual +${granted.toFixed(3)} ${granted.toFixed(3)}`]);
  });

  test('is exact in a leap year and rounded once', () => {
    expect(balanceOn(facts(rules(), { employedFrom: '2027-02-15' }), '2027-12-31')).toBe(21);
    expect(balanceOn(facts(rules(), { employedFrom: '2028-02-15' }), '2028-12-31')).toBe(21.034);
  });

  test('by months adds up to the whole year', () => {
    const lines = ledger(facts(yearly(25, { frequency: 'monthly', timing: 'end' }), { employedFrom: '2020-01-01' }), '2026-12-31', '2026-01-01');
    expect(lines.filter((line) => line.includes('accrual')).slice(0, 3)).toEqual(['2026-01-31 accrual +2.083 2.083', '2026-02-28 accrual +2.084 4.167', '2026-03-31 accrual +2.083 6.250']);
    expect(lines.at(-1)).toBe('2026-12-31 accrual +2.083 25.000');
  });

  test('in half days loses none of them', () => {
    const lines = ledger(facts(yearly(19, { frequency: 'monthly', timing: 'end', step: 500 }), { employedFrom: '2026-01-01' }), '2026-12-31');
    expect(lines.slice(0, 4).map((line) => line.split(' ')[2])).toEqual(['+1.500', '+1.500', '+2.000', '+1.500']);
    expect(lines.at(-1)).toMatch(/ 19\.000$/);
  });

  test('begins on the anniversary, also of 29 February', () => {
    const anniversaries = rules({ yearStart: 'hire', tiers: [{ years: 0, amount: days(24) }, { years: 4, amount: days(26) }] });
    const lines = ledger(facts(anniversaries, { employedFrom: '2024-02-29' }), '2028-02-29').filter((line) => line.includes('accrual'));
    expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      '2024-02-29 accrual +24.000', '2025-02-28 accrual +24.000', '2026-02-28 accrual +24.000', '2027-02-28 accrual +24.000', '2028-02-29 accrual +26.000',
    ]);
  });

  test('rises within the year with the years of service', () => {
    const tiers = [{ years: 0, amount: days(25) }, { years: 5, amount: days(27) }];
    expect(ledger(facts(rules({ tiers }), { employedFrom: '2021-07-01' }), '2026-12-31', '2026-01-01').filter((line) => !line.includes('expired'))).toEqual([
      '2026-01-01 accrual +25.000 25.000', '2026-07-01 change +1.000 26.000',
    ]);
    const monthly = ledger(facts(rules({ tiers, frequency: 'monthly', timing: 'end' }), { employedFrom: '2021-07-15' }), '2026-12-31', '2026-01-01');
    expect(monthly).toContain('2026-07-31 accrual +2.175 14.675');
    expect(monthly.at(-1)).toMatch(/ 25\.925$/);
  });

  test('falls with part-time work, and follows another policy', () => {
    const fourDays = [{ from: '2026-07-01', worked: 4, fullTime: 5 }];
    expect(ledger(facts(yearly(30), { employedFrom: '2026-01-01', workingTime: fourDays }), '2026-12-31')).toEqual(['2026-01-01 accrual +30.000 30.000', '2026-07-01 change -3.000 27.000']);
    const policies = [{ from: '2026-01-01', rules: yearly(25), version: 'a' }, { from: '2026-07-01', rules: yearly(30), version: 'b' }];
    expect(ledger(facts(policies), '2026-12-31')).toEqual(['2026-01-01 accrual +25.000 25.000', '2026-07-01 change +2.500 27.500']);
  });

  test('stops at the cap', () => {
    const monthly = yearly(24, { frequency: 'monthly', timing: 'start', cap: days(30), carry: null });
    const policies = [{ from: '2026-05-01', rules: monthly, version: 'a' }];
    expect(ledger(facts(policies, { entries: [entry('2026-04-01', 29.5, { kind: 'opening' })] }), '2026-05-31')).toEqual([
      '2026-04-01 opening +29.500 29.500', '2026-05-01 accrual +2.000 31.500', '2026-05-01 capped -1.500 30.000',
    ]);
  });

  test('waits until it is earned', () => {
    expect(ledger(facts(rules({ wait: { months: 3, for: 'earn' } }), { employedFrom: '2026-01-10' }), '2026-12-31')).toEqual(['2026-04-10 accrual +17.400 17.400']);
  });

  test('is taken back in part on the last day of employment', () => {
    const leaver = facts(rules(), { employedFrom: '2026-01-01', employedTo: '2026-06-30', leave: leave('may', '2026-05-01', Array<number>(16).fill(1)) });
    expect(ledger(leaver, '2027-12-31').at(-1)).toBe('2026-06-30 leaving -12.000 -4.000');
  });
});

describe('the year’s end', () => {
  test('carries what is left up to the limit, and it is used first', () => {
    const carrying = facts([{ from: '2026-01-01', rules: yearly(6, { carry: days(5), carryMonths: 3 }), version: 'a' }, { from: '2027-01-01', rules: yearly(25, { carry: days(5), carryMonths: 3 }), version: 'b' }], {
      leave: leave('turn', '2026-12-29', [1, 1, 1, 0, 0, 0, 1, 1, 1]),
    });
    expect(ledger(carrying, '2027-04-01', '2027-01-01')).toEqual([
      '2027-01-01 carried +0.000 3.000', '2027-01-01 accrual +25.000 28.000', '2027-01-04 taken -1.000 27.000', '2027-01-05 taken -1.000 26.000', '2027-01-06 taken -1.000 25.000',
    ]);
  });

  test.each([
    ['8 taken by then', leave('early', '2027-01-04', Array<number>(8).fill(1)), 20, -2],
    ['12 taken by then', leave('early', '2027-01-04', Array<number>(12).fill(1)), 18, 0],
    ['leave across the last usable day', leave('across', '2027-03-29', FIVE_DAYS), 18, -7],
  ] as const)('lapses what was carried and not used: %s', (_, taken, left, lapsed) => {
    const spans = [{ from: '2026-01-01', rules: yearly(10, { carry: null }), version: 'a' }, { from: '2027-01-01', rules: yearly(20, { carry: null, carryMonths: 3 }), version: 'b' }];
    const carrying = facts(spans, { leave: taken });
    const lines = ledger(carrying, '2027-04-30');
    expect(balanceOn(carrying, '2027-04-30')).toBe(left);
    expect(lines.filter((line) => line.includes('expired'))).toEqual(lapsed === 0 ? [] : [expect.stringContaining(`2027-04-01 expired ${lapsed.toFixed(3)}`)]);
  });

  test('leave that is cancelled after its allocation lapsed is lost, unless it is restored', () => {
    const spans = [{ from: '2025-01-01', rules: yearly(5, { carry: null }), version: 'a' }, { from: '2026-01-01', rules: yearly(25, { carry: days(5), carryMonths: 3 }), version: 'b' }];
    expect(balanceOn(facts(spans, { leave: leave('march', '2026-03-01', FIVE_DAYS) }), '2026-05-10')).toBe(25);
    expect(balanceOn(facts(spans), '2026-05-10')).toBe(25);
    const restored = facts(spans, { entries: [entry('2026-05-10', 5, { kind: 'restored', until: '2026-06-30' })] });
    expect(balanceOn(restored, '2026-05-10')).toBe(30);
    expect(balanceOn(restored, '2026-07-01')).toBe(25);
  });

  test('a holiday that is found later is given back in the year in which it was', () => {
    const cost = [1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0];
    const carrying = facts(yearly(22, { carry: null }), { employedFrom: '2024-01-01', leave: leave('august', '2024-08-12', cost) });
    expect(ledger(carrying, '2025-01-01', '2025-01-01')[0]).toBe('2025-01-01 carried +0.000 13.000');
  });

  test('debt crosses it and is repaid', () => {
    const indebted = facts(yearly(5, { negativeLimit: days(1) }), { employedFrom: '2026-01-01', leave: leave('six', '2026-06-01', [1, 1, 1, 1, 1, 1]) });
    expect(balanceOn(indebted, '2026-12-31')).toBe(-1);
    expect(ledger(indebted, '2027-01-01').at(-1)).toBe('2027-01-01 accrual +5.000 4.000');
  });

  test('an expiry date is never renewed, and carried leave counts against the next limit', () => {
    const spans = facts(yearly(10, { carry: days(5), carryMonths: null }), { employedFrom: '2025-01-01' });
    expect(ledger(spans, '2027-01-01').filter((line) => line.includes('carried') || line.includes('expired'))).toEqual([
      '2026-01-01 expired -5.000 5.000', '2026-01-01 carried +0.000 5.000', '2027-01-01 expired -10.000 5.000',
    ]);
  });
});

describe('what is available', () => {
  const december = facts(yearly(5), { employedFrom: '2026-01-01', leave: leave('booked', '2026-12-14', FIVE_DAYS) });

  test('is what no later leave needs', () => {
    expect(availableOn(december, '2026-07-06')).toBe(0);
    expect(requestBalance(december, leave('july', '2026-07-06', [1])).shortfall).toEqual({ day: '2026-12-18', by: days(1) });
  });

  test('is without limit where the policy has none, or does not track', () => {
    expect(availableOn(facts(yearly(5, { negativeLimit: null })), '2026-07-06')).toBeNull();
    expect(availableOn(facts(yearly(0, { tracked: false })), '2026-07-06')).toBeNull();
  });

  test('counts the debt that is allowed', () => {
    expect(availableOn(facts(yearly(5, { negativeLimit: days(2) }), { employedFrom: '2026-01-01' }), '2026-07-06')).toBe(days(7));
  });

  test('counts a limit that falls on a day without an event', () => {
    const falling = facts([{ from: '2026-01-01', rules: yearly(5, { negativeLimit: days(3) }), version: 'a' }, { from: '2026-07-01', rules: yearly(5), version: 'b' }], { employedFrom: '2026-01-01' });
    const june = leave('june', '2026-06-01', [1, 1, 1, 1, 1, 0, 0, 1, 1, 1]);
    expect(requestBalance(falling, june).shortfall).toEqual({ day: '2026-07-01', by: days(3) });
    expect(availableOn(falling, '2026-06-01')).toBe(days(5));
  });

  test('counts a tier that falls later in the leave year', () => {
    const tiers = [{ years: 0, amount: days(24) }, { years: 3, amount: days(12) }];
    const falling = facts(rules({ tiers }), { employedFrom: '2024-07-01' });
    const spring = leave('spring', '2027-03-01', Array<number>(22).fill(1));
    expect(balanceOn({ ...falling, leave: spring }, '2027-07-01')).toBe(-4);
    expect(requestBalance(falling, spring).shortfall).toEqual({ day: '2027-07-01', by: days(4) });
    expect(availableOn(falling, '2027-03-01')).toBe(days(18));
  });

  test('is not lowered by debt that was there before', () => {
    const cut = facts([{ from: '2026-01-01', rules: yearly(10), version: 'a' }, { from: '2026-07-01', rules: yearly(0), version: 'b' }], { leave: leave('spring', '2026-04-01', Array<number>(9).fill(1)) });
    expect(balanceOn(cut, '2026-07-01')).toBe(-4);
    expect(requestBalance(cut, leave('more', '2026-08-03', [0])).shortfall).toBeUndefined();
    expect(requestBalance(cut, leave('more', '2026-08-03', [1])).shortfall).toEqual({ day: '2026-08-03', by: days(1) });
  });
});

test('an entry and the one that reverses it both drop out', () => {
  const mistake = entry('2026-03-01', 3);
  const mended = facts(yearly(24), { employedFrom: '2026-01-01', entries: [mistake, { ...mistake, id: 'mended', amount: -mistake.amount, reverses: mistake.id }] });
  expect(ledger(mended, '2026-12-31')).toEqual(['2026-01-01 accrual +24.000 24.000']);
});

test('leave that is only recorded moves no balance', () => {
  const sick = facts(yearly(0, { tracked: false }), { leave: leave('flu', '2026-02-02', [1, 1]) });
  expect(ledger(sick, '2026-12-31')).toEqual(['2026-02-02 taken +0.000 0.000', '2026-02-03 taken +0.000 0.000']);
  expect(statement(sick, '2026-12-31').map(({ numbers }) => numbers)).toEqual([{ recorded: days(1) }, { recorded: days(1) }]);
});
