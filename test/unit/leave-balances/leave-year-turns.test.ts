import { describe, expect, test } from '@jest/globals';
import { balanceOf } from '../../../api/entitlement/balances/balance.js';
import { Allocations } from '../../../api/entitlement/statement/allocations.js';
import { statement } from '../../../api/entitlement/statement/statement.js';
import { balanceOn, days, entry, facts, leave, ledger, rules, yearly } from './facts.js';

describe('two leave years of one name', () => {
  const carrying = (yearStart: string) => yearly(24, { yearStart, carry: null, carryMonths: 18 });

  test.each([
    ['a new start of the year', '05-01', '2026-05-01'],
    ['years from the hire date', 'hire', '2026-10-10'],
  ])('keep what each carries apart: %s', (_, yearStart, hired) => {
    const spans = [
      { from: '2025-04-01', rules: carrying('04-01'), version: 'a' },
      { from: '2026-05-01', rules: carrying(yearStart), version: 'b' },
    ];
    const employed = facts(spans, {
      employedFrom: yearStart === 'hire' ? `2020${hired.slice(4)}` : '2020-01-01',
    });
    const carried = statement(employed, '2030-12-31').filter(({ kind }) => kind === 'carried');
    const lapsed = statement(employed, '2030-12-31').filter(({ kind }) => kind === 'expired');
    expect(new Set(carried.map(({ parts }) => parts[0]?.allocation)).size).toBe(carried.length);
    for (const { until, parts } of carried.filter(
      (line) => (line.until as string) < '2030-12-31',
    )) {
      expect(
        lapsed.filter(
          ({ parts: gone }) => gone[0]?.allocation === `carried ${parts[0]?.allocation}`,
        ),
      ).toEqual([
        expect.objectContaining({
          amount: -(parts[0]?.amount ?? 0),
          day: expect.stringMatching(dayAfter(until as string)),
        }),
      ]);
    }
  });

  test('an allocation grows only by what ends with it', () => {
    const two = Allocations.none();
    two.grant({ id: 'a', kind: 'carried', from: '2026-01-01', until: '2026-06-30' }, 1);
    two.grant({ id: 'a', kind: 'carried', from: '2026-01-01', until: '2026-12-31' }, 2);
    expect(two.all.map(({ until, rest }) => [until, rest])).toEqual([
      ['2026-06-30', 1],
      ['2026-12-31', 2],
    ]);
  });
});

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

describe('a year without a policy', () => {
  const capped = yearly(10, { carry: null, cap: days(11) });
  const gap = facts(
    [
      { from: '2024-01-01', rules: capped, version: 'a' },
      { from: '2025-01-01', rules: null, version: null },
      { from: '2026-01-01', rules: yearly(0, { carry: 0 }), version: 'b' },
    ],
    {
      entries: [entry('2025-06-01', 5, { kind: 'credit' })],
    },
  );

  test('has no cap, and what is added in it is usable to the end of the next leave year, whatever the horizon', () => {
    expect(ledger(gap, '2025-12-31', '2025-01-01')).toEqual([
      '2025-01-01 carried +0.000 10.000',
      '2025-06-01 credit +5.000 15.000',
    ]);
    expect(statement(gap, '2025-12-31').at(-1)).toMatchObject({
      kind: 'credit',
      until: '2026-12-31',
    });
    expect(statement(gap, '2026-12-31').slice(0, 3)).toEqual(statement(gap, '2025-12-31'));
    expect(ledger(gap, '2027-01-01').at(-1)).toBe('2027-01-01 expired -5.000 10.000');
  });

  test('without a policy after it keeps what is added', () => {
    const ended = facts(gap.rules.slice(0, 2), { entries: gap.entries });
    expect(statement(ended, '2030-12-31').at(-1)).toMatchObject({
      kind: 'credit',
      until: null,
      balance: days(15),
    });
    expect(balanceOf(ended, '2026-06-01', '2026-06-01')).toBeUndefined();
  });
});

describe('an entry', () => {
  test('from before the first policy belongs to its first leave year', () => {
    const opened = facts([{ from: '2026-01-01', rules: yearly(20), version: 'a' }], {
      entries: [entry('2025-12-31', 4, { kind: 'opening' })],
      leave: leave('one', '2026-03-02', [1]),
    });
    expect(statement(opened, '2025-12-31')).toMatchObject([
      { day: '2025-12-31', kind: 'opening', until: '2026-12-31' },
    ]);
    expect(ledger(opened, '2027-01-01', '2027-01-01')).toEqual([
      '2027-01-01 expired -23.000 0.000',
      '2027-01-01 accrual +20.000 20.000',
    ]);
  });

  test('after the last day of employment belongs to the last leave year, and has no last day', () => {
    const left = facts(yearly(24), {
      employedFrom: '2026-01-01',
      employedTo: '2026-06-30',
      entries: [entry('2027-01-15', 2), entry('2027-02-01', -14, { kind: 'payout' })],
    });
    expect(statement(left, '2027-12-31').slice(-2)).toMatchObject([
      { amount: days(2), until: null, balance: days(14) },
      { balance: 0 },
    ]);
  });
});

describe('the version in force', () => {
  const tiers = (amount: number) => [
    { years: 0, amount: days(amount) },
    { years: 5, amount: days(amount) },
  ];
  const versions = [
    { from: '2020-01-01', rules: rules({ tiers: tiers(24) }), version: 'old' },
    { from: '2025-01-01', rules: rules({ tiers: tiers(24), carry: days(3) }), version: 'new' },
  ];

  test('a grant names it also where a newer one gives the same', () => {
    const grants = statement(facts(versions, { employedFrom: '2020-07-01' }), '2026-12-31').filter(
      ({ kind }) => kind === 'accrual' || kind === 'change',
    );
    expect(
      grants
        .filter(({ day }) => day >= '2024-01-01')
        .map(({ day, kind, source, numbers }) => [day, kind, source.version, numbers]),
    ).toEqual([
      ['2024-01-01', 'accrual', 'old', { rate: days(24), months: 12 }],
      ['2025-01-01', 'accrual', 'new', { rate: days(24), months: 12 }],
      ['2026-01-01', 'accrual', 'new', { rate: days(24), months: 12, years: 5 }],
    ]);
  });

  test('a grant says nothing of years of service that change no amount', () => {
    const monthly = versions.map((span) => ({
      ...span,
      rules: { ...span.rules, frequency: 'monthly' as const },
    }));
    const july = statement(facts(monthly, { employedFrom: '2020-07-15' }), '2025-12-31').find(
      ({ day }) => day === '2025-07-01',
    );
    expect(july?.numbers).toEqual({ rate: days(24), months: 1, years: 5 });
    expect(balanceOn(facts(monthly, { employedFrom: '2020-01-01' }), '2020-12-31')).toBe(24);
  });
});
