import { describe, expect, test } from '@jest/globals';
import {
  closedDay,
  closedDifference,
  closingOn,
} from '../../../api/entitlement/statement/closing.js';
import type { StatementFacts } from '../../../api/entitlement/statement/statement-facts.js';
import { balanceOn, days, entry, facts, leave, ledger, rules, yearly } from './facts.js';

const closed = (career: StatementFacts, ...ends: string[]): StatementFacts =>
  ends.reduce((so, day) => ({ ...so, closings: [...so.closings, closingOn(so, day)] }), career);
const CARRY_ALL = rules({ carry: null });

describe('a closed year', () => {
  test('is what is left of it, allocation by allocation', () => {
    const career = facts(yearly(5, { carry: days(2), carryMonths: 3 }), {
      employedFrom: '2025-01-01',
      entries: [entry('2025-06-01', 3, { until: '2026-06-30' })],
      leave: leave('may', '2025-05-05', [1, 1]),
    });
    expect(closingOn(career, '2025-12-31')).toEqual({
      day: '2025-12-31',
      debt: 0,
      allocations: [
        { id: '2025', kind: 'year', from: '2025-01-01', until: '2025-12-31', rest: days(3) },
        {
          id: 'entry entry-2025-06-01-3',
          kind: 'entry',
          from: '2025-06-01',
          until: '2026-06-30',
          rest: days(3),
        },
      ],
    });
  });

  test('keeps its result when facts of it change, and says by how much it differs', () => {
    const career = closed(facts(CARRY_ALL, { employedFrom: '2025-01-01' }), '2025-12-31');
    const late = { ...career, leave: leave('late', '2025-11-03', [1, 1]) };
    expect(balanceOn(late, '2026-01-01')).toBe(48);
    expect(ledger(late, '2026-01-01')).toEqual([
      '2025-12-31 closing +24.000 24.000',
      '2026-01-01 carried +0.000 24.000',
      '2026-01-01 accrual +24.000 48.000',
    ]);
  });

  test('carries its debt into the next one', () => {
    const career = facts(yearly(5, { negativeLimit: days(1) }), {
      employedFrom: '2025-01-01',
      leave: leave('six', '2025-05-05', [1, 1, 1, 1, 1, 1]),
    });
    expect(closingOn(career, '2025-12-31')).toMatchObject({ debt: days(1), allocations: [] });
    expect(balanceOn(closed(career, '2025-12-31'), '2026-01-01')).toBe(4);
  });

  test('is never cut in the middle: years from the hire date close with their own end', () => {
    const career = facts(rules({ yearStart: 'hire' }), { employedFrom: '2023-04-15' });
    expect(closedDay(career, '2025-12-31')).toBe('2025-04-14');
    expect(closedDay(career, '2024-04-13')).toBeUndefined();
  });

  test('stays closed when a corrected hire date moves the leave years, and the rest of the year begins after it', () => {
    const career = closed(
      facts(rules({ yearStart: 'hire', carry: null }), { employedFrom: '2024-04-01' }),
      '2026-03-31',
    );
    const corrected = { ...career, employedFrom: '2024-03-01', serviceFrom: '2024-03-01' };
    expect(closedDay(corrected, '2026-12-31')).toBe('2026-03-31');
    expect(ledger(corrected, '2026-12-31', '2026-04-01')).toEqual([
      '2026-04-01 carried +0.000 48.000',
      '2026-04-01 accrual +22.000 70.000',
    ]);
  });

  test('is the same for people who returned: a closing between two employments rewrites nothing', () => {
    const first = facts(CARRY_ALL, { employedFrom: '2023-01-01', employedTo: '2024-06-30' });
    expect(closedDay(first, '2025-12-31', '2024-09-30')).toBe('2024-09-30');
    const career = closed(first, '2024-09-30');
    expect(ledger(career, '2024-09-30', '2024-01-01')).toEqual(
      ledger(first, '2024-09-30', '2024-01-01'),
    );
    expect(ledger(career, '2024-09-30', '2024-01-01')).toContain(
      '2024-01-01 accrual +24.000 48.000',
    );
  });

  test('lapses or carries over also where the hire date now lies after it', () => {
    const career = closed(facts(rules(), { employedFrom: '2025-04-01' }), '2025-12-31');
    const corrected = { ...career, employedFrom: '2026-02-01', serviceFrom: '2026-02-01' };
    expect(ledger(corrected, '2026-12-31')).toContain('2026-01-01 expired -18.000 0.000');
  });
});

describe('what changes in a closed year', () => {
  test('21. a hire date corrected by a month: the closed result stays, and +2.000 are offered', () => {
    const career = closed(facts(CARRY_ALL, { employedFrom: '2025-04-01' }), '2025-12-31');
    const corrected = { ...career, employedFrom: '2025-03-01', serviceFrom: '2025-03-01' };
    expect(balanceOn(corrected, '2026-01-01')).toBe(42);
    expect(closedDifference(career, corrected, '2025-03-01', '2026-01-01')).toBe(days(2));
  });

  test('gives back nothing that would have lapsed (14.), and no more than is carried over', () => {
    const policy = yearly(25, { carry: days(5), carryMonths: 3 });
    const career = closed(
      facts(policy, {
        employedFrom: '2024-01-01',
        leave: leave('march', '2025-03-03', [1, 1, 1, 1, 1]),
      }),
      '2024-12-31',
      '2025-12-31',
    );
    expect(closedDifference(career, { ...career, leave: [] }, '2025-03-03', '2026-01-01')).toBe(0);
    const most = closed(
      facts(policy, {
        employedFrom: '2025-01-01',
        leave: leave('autumn', '2025-09-01', Array<number>(22).fill(1)),
      }),
      '2025-12-31',
    );
    expect(closedDifference(most, { ...most, leave: [] }, '2025-09-01', '2026-01-01')).toBe(
      days(2),
    );
  });

  test('of two closed years is carried through both', () => {
    const career = closed(
      facts(CARRY_ALL, { employedFrom: '2024-01-01', leave: leave('may', '2024-05-06', [1, 1]) }),
      '2024-12-31',
      '2025-12-31',
    );
    expect(closedDifference(career, { ...career, leave: [] }, '2024-05-06', '2026-01-01')).toBe(
      days(2),
    );
  });
});
