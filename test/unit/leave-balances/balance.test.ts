import { describe, expect, test } from '@jest/globals';
import { balanceOf } from '../../../api/entitlement/balances/balance.js';
import { days, entry, facts, leave, rules, yearly } from './facts.js';

const CARRY_FIVE = yearly(25, { carry: days(5), carryMonths: 6 });
const pending = (id: string, from: string, costs: number[]) =>
  leave(id, from, costs).map((day) => ({ ...day, kind: 'reserved' as const }));

/** 5 carried, 25 granted, 6 taken, 2 booked, 4 pending on 22 November; 2 booked for February. */
const zoe = facts(CARRY_FIVE, {
  employedFrom: '2025-01-01',
  leave: [
    ...leave('2025', '2025-03-03', Array(20).fill(1)),
    ...leave('taken', '2026-04-06', [1, 1, 1, 1, 1, 1]),
    ...leave('booked', '2026-12-07', [1, 1]),
    ...pending('pending', '2026-12-14', [1, 1, 1, 1]),
    ...leave('february', '2027-02-11', [1, 1]),
  ],
});

describe('a balance', () => {
  test('joins what stands in the ledger today with what is available', () => {
    expect(balanceOf(zoe, '2026-11-22', '2026-11-22')).toEqual({
      tracked: true,
      ledgerToday: days(24),
      balance: days(24),
      left: days(18),
      taken: days(6),
      booked: days(2),
      reserved: days(4),
      available: days(18),
      granted: days(30),
      carriesOver: days(5),
      leaveYear: { from: '2026-01-01', to: '2026-12-31' },
      endedOn: null,
      expiring: [{ amount: days(13), on: '2026-12-31' }],
      next: { on: '2027-01-01', amount: days(25) },
      changesOn: '2026-12-07',
    });
  });

  test('on a day to come counts the leave year of that day', () => {
    expect(balanceOf(zoe, '2027-03-01', '2026-11-22')).toMatchObject({
      ledgerToday: days(24),
      balance: days(28),
      left: days(28),
      taken: 0,
      booked: days(2),
      reserved: 0,
      available: days(28),
      granted: days(30),
      leaveYear: { from: '2027-01-01', to: '2027-12-31' },
      expiring: [
        { amount: days(3), on: '2027-06-30' },
        { amount: days(20), on: '2027-12-31' },
      ],
      next: { on: '2028-01-01', amount: days(25) },
    });
  });

  test('on a past day is as if the day were today', () => {
    expect(balanceOf(zoe, '2026-04-07', '2026-11-22')).toMatchObject({
      balance: days(28),
      left: days(18),
      taken: days(2),
      booked: days(6),
      reserved: days(4),
    });
  });

  test('says how much is lacking where more is gone than allowed, also when it will be gone later', () => {
    const six = leave('six', '2026-12-14', [1, 1, 1, 1, 1, 1]);
    expect(balanceOf(facts(yearly(5), { leave: six }), '2026-07-01', '2026-07-01')?.available).toBe(
      -days(1),
    );
    expect(
      balanceOf(
        facts(yearly(5, { negativeLimit: days(1) }), { leave: six }),
        '2026-07-01',
        '2026-07-01',
      )?.available,
    ).toBe(0);
    expect(
      balanceOf(
        facts(yearly(5, { negativeLimit: null }), { leave: six }),
        '2026-07-01',
        '2026-07-01',
      )?.available,
    ).toBeNull();
  });

  test('is the total of the ledger, and what is left takes all later leave of the year from it, whatever the day', () => {
    const unlimited = {
      ...zoe,
      rules: [{ from: '2000-01-01', rules: { ...CARRY_FIVE, negativeLimit: null }, version: 'v1' }],
    };
    expect(balanceOf(unlimited, '2026-12-08', '2026-11-22')).toMatchObject({
      balance: days(22),
      left: days(18),
      booked: days(2),
      available: null,
    });
    expect(balanceOf(unlimited, '2026-12-15', '2026-12-15')).toMatchObject({
      balance: days(20),
      left: days(18),
      reserved: days(4),
    });
  });

  test('of leave that is only recorded has no limit', () => {
    const sick = facts(rules({ tracked: false, tiers: [{ years: 0, amount: 0 }] }), {
      leave: leave('ill', '2026-03-02', [1, 1, 1]),
    });
    expect(balanceOf(sick, '2026-07-01', '2026-07-01')).toMatchObject({
      tracked: false,
      taken: days(3),
      balance: 0,
      available: null,
      granted: 0,
      next: null,
      expiring: [],
    });
  });

  test('is not lowered by later leave that is only recorded', () => {
    const mixed = facts(
      [
        { from: '2026-01-01', rules: yearly(24), version: 'a' },
        { from: '2026-06-01', rules: yearly(24, { tracked: false }), version: 'b' },
      ],
      { employedFrom: '2026-01-01', leave: leave('july', '2026-07-06', [1]) },
    );
    expect(balanceOf(mixed, '2026-05-01', '2026-05-01')).toMatchObject({
      balance: days(24),
      left: days(24),
      booked: days(1),
    });
  });

  test('before the first day has nothing, and the first grant to come', () => {
    const joiner = facts(yearly(24), { employedFrom: '2026-04-16' });
    expect(balanceOf(joiner, '2026-03-01', '2026-03-01')).toMatchObject({
      balance: 0,
      available: 0,
      granted: days(17),
      leaveYear: { from: '2026-04-16' },
      next: { on: '2026-04-16', amount: days(17) },
      changesOn: '2026-04-16',
    });
  });

  test('after a long wait knows the next grant of the year that follows', () => {
    const waiting = facts(yearly(24, { wait: { months: 6, for: 'earn' } }), {
      employedFrom: '2026-11-01',
    });
    expect(balanceOf(waiting, '2026-11-22', '2026-11-22')?.next).toEqual({
      on: '2027-05-01',
      amount: days(16),
    });
  });

  test('names extra time with its own last day, beyond the leave year', () => {
    const extra = facts(CARRY_FIVE, {
      employedFrom: '2026-01-01',
      entries: [entry('2026-11-02', 2, { until: '2027-01-31' })],
    });
    expect(balanceOf(extra, '2026-11-22', '2026-11-22')?.expiring).toEqual([
      { amount: days(20), on: '2026-12-31' },
      { amount: days(2), on: '2027-01-31' },
    ]);
  });

  test('after the last day grants and carries over nothing, and what is left can only be paid out', () => {
    const left = facts(yearly(24), { employedFrom: '2020-01-01', employedTo: '2026-06-30' });
    expect(balanceOf(left, '2026-06-30', '2026-11-22')).toMatchObject({
      available: days(12),
      endedOn: null,
    });
    expect(balanceOf(left, '2026-11-22', '2026-11-22')).toMatchObject({
      balance: days(12),
      available: 0,
      endedOn: '2026-06-30',
      granted: days(12),
      carriesOver: 0,
      expiring: [],
      next: null,
    });
  });

  test('counts a payout that is long after the last day', () => {
    const left = facts(yearly(24), {
      employedFrom: '2025-01-01',
      employedTo: '2025-11-30',
      entries: [entry('2026-12-10', -11, { kind: 'payout' })],
    });
    expect(balanceOf(left, '2026-12-09', '2026-01-15')).toMatchObject({
      balance: days(22),
      granted: days(22),
    });
    expect(balanceOf(left, '2027-03-01', '2026-01-15')).toMatchObject({
      balance: days(11),
      granted: days(11),
      available: 0,
    });
  });

  test('counts a grant that the cap cuts as what is left of it', () => {
    const capped = facts(yearly(24, { frequency: 'monthly', cap: days(3), carry: null }), {
      employedFrom: '2026-01-01',
      leave: leave('one', '2026-04-20', [1]),
    });
    expect(balanceOf(capped, '2026-04-15', '2026-04-15')?.next).toEqual({
      on: '2026-05-01',
      amount: days(1),
    });
  });

  test('does not exist under years from a hire date that is unknown', () => {
    expect(
      balanceOf(facts(rules({ yearStart: 'hire' })), '2026-11-22', '2026-11-22'),
    ).toBeUndefined();
  });
});
