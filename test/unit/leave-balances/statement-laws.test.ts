import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addDays, addYears, eachDay } from '../../../api/contract/calendar-date.js';
import { inOrder, spanOn } from '../../../api/contract/dated-spans.js';
import type { PolicyRules } from '../../../api/contract/leave/policy-rules.js';
import { balanceOf, totalOn } from '../../../api/entitlement/balances/balance.js';
import {
  availableOn,
  limitOn,
  requestBalance,
} from '../../../api/entitlement/statement/availability.js';
import type { StatementFacts } from '../../../api/entitlement/statement/statement-facts.js';
import { statement } from '../../../api/entitlement/statement/statement.js';
import { orderedFacts } from '../../../api/entitlement/statement/year-grants.js';
import { mustEqual } from '../../support/must-equal.js';
import { careers, oneRule, someDay } from './career.arbitrary.js';
import { facts } from './facts.js';

const RUNS = { numRuns: 150, seed: 20_261_123 };
const HORIZON = '2028-12-31';

describe('for every career', () => {
  test('a later horizon changes no earlier line', () => {
    fc.assert(
      fc.property(careers, someDay, (career, day) => {
        const later = statement(career, HORIZON);
        for (const horizon of [day, ...career.entries.map((entry) => entry.day)]) {
          mustEqual(
            statement(career, horizon),
            later.slice(0, later.findLastIndex((line) => line.day <= horizon) + 1),
          );
        }
      }),
      RUNS,
    );
  });

  test('the balance is the sum of all amounts, and lines are in the order of their days', () => {
    fc.assert(
      fc.property(careers, (career) => {
        let [sum, day] = [0, ''];
        for (const line of statement(career, HORIZON)) {
          sum += line.amount;
          mustEqual(line.balance, sum);
          mustEqual(line.day >= day, true);
          day = line.day;
        }
      }),
      RUNS,
    );
  });

  test('what lapses lapses on the day after its last day, and nothing is added after it', () => {
    fc.assert(
      fc.property(careers, (career) => {
        const lastDays = new Map<string, string | null>();
        for (const { day, kind, until, parts, source } of statement(career, HORIZON)) {
          mustEqual(until === null || until >= day, true);
          if (kind === 'carried') lastDays.set(`carried ${parts[0]?.allocation}`, until);
          if (source.entry !== undefined) lastDays.set(`entry ${source.entry}`, until);
          const lastDay = kind === 'expired' ? lastDays.get(parts[0]?.allocation ?? '') : undefined;
          if (lastDay) mustEqual(day, addDays(lastDay, 1));
        }
      }),
      RUNS,
    );
  });

  test('the order in which facts are read does not matter', () => {
    fc.assert(
      fc.property(careers, (career) => {
        const turned: StatementFacts = {
          ...career,
          rules: reversed(career.rules),
          workingTime: reversed(career.workingTime),
          entries: reversed(career.entries),
          leave: reversed(career.leave),
        };
        mustEqual(statement(turned, HORIZON), statement(career, HORIZON));
      }),
      RUNS,
    );
  });

  test('what is available can be taken, and not a thousandth more', () => {
    fc.assert(
      fc.property(careers, someDay, (career, day) => {
        const free = availableOn(career, day);
        const asked = (cost: number) => [{ leaveId: '', day, cost, kind: 'reserved' as const }];
        if (free === null)
          return expect(limitOn({ ...career, rules: inOrder(career.rules) }, day)).toBeNull();
        if (!underPolicy(career, day)) return;
        expect(requestBalance(career, asked(free)).shortfall).toBeUndefined();
        expect(requestBalance(career, asked(free + 1)).shortfall).toBeDefined();
      }),
      RUNS,
    );
  });
});

test('a request that passes the check leaves on no later day more debt than is allowed, or than that day has without it', () => {
  fc.assert(
    fc.property(careers, someDay, (career, day) => {
      const free = availableOn(career, day);
      if (free === null || !underPolicy(career, day)) return;
      const asked = {
        ...career,
        leave: [...career.leave, { leaveId: 'asked', day, cost: free, kind: 'reserved' as const }],
      };
      const [without, withIt, rules] = [debtsOf(career), debtsOf(asked), inOrder(career.rules)];
      for (const on of eachDay(day, HORIZON)) {
        const limit = limitOn({ ...career, rules }, on);
        if (limit !== null && withIt(on) > Math.max(limit, without(on)))
          throw new Error(`${withIt(on)} on ${on}`);
      }
    }),
    RUNS,
  );
});

test('what a request lacks, and when, is what one finds day by day', () => {
  const requests = fc.array(
    fc.record({ gap: fc.integer({ min: 1, max: 40 }), cost: fc.integer({ min: 0, max: 12_000 }) }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(careers, someDay, requests, (career, start, list) => {
      let day = start;
      const days = list.map(({ gap, cost }) => ({
        leaveId: 'asked',
        day: (day = addDays(day, gap)),
        cost,
        kind: 'reserved' as const,
      }));
      const rules = inOrder(career.rules);
      const asked = days.filter(
        (one) =>
          spanOn(rules, one.day)?.rules &&
          one.day >= (career.employedFrom ?? '') &&
          one.day <= (career.employedTo ?? HORIZON),
      );
      const [first] = asked;
      if (!first || orderedFacts({ ...career, rules }).grants.years(first.day).length === 0) return;
      const [without, withIt] = [
        debtsOf(career),
        debtsOf({ ...career, leave: [...career.leave, ...asked] }),
      ];
      let worst: { day: string; by: number } | undefined;
      for (const on of eachDay(first.day, HORIZON)) {
        const limit = limitOn({ ...career, rules }, on);
        const by = limit === null ? 0 : withIt(on) - Math.max(limit, without(on));
        if (by > (worst?.by ?? 0)) worst = { day: on, by };
      }
      mustEqual(requestBalance(career, asked).shortfall, worst);
    }),
    RUNS,
  );
});

test('a balance is what the ledger has on its day, entries outside of leave years included', () => {
  fc.assert(
    fc.property(careers, someDay, someDay, (career, on, today) => {
      const balance = balanceOf(career, on, today);
      if (balance) mustEqual(balance.balance, totalOn(statement(career, on), on));
    }),
    RUNS,
  );
});

test('what the list of balances shows does not change before the day on which it is made again', () => {
  const shown = (career: StatementFacts, on: string) => {
    const { tracked, taken, booked, reserved, available, expiring, changesOn } =
      balanceOf(career, on, on) ?? {};
    return {
      figures: { tracked, taken, booked, reserved, available, expires: expiring?.[0] },
      changesOn,
    };
  };
  fc.assert(
    fc.property(careers, someDay, fc.integer({ min: 1, max: 900 }), (career, on, later) => {
      const { figures, changesOn } = shown(career, on);
      if (figures.tracked === undefined) return;
      const day = addDays(on, later);
      for (const other of [
        changesOn ? addDays(changesOn, -1) : day,
        changesOn && day >= changesOn ? on : day,
      ])
        mustEqual(shown(career, other).figures, figures);
    }),
    { ...RUNS, numRuns: 4 * RUNS.numRuns },
  );
});

describe('for every rule', () => {
  const ALL = [
    ['yearly', 'start'],
    ['yearly', 'end'],
    ['monthly', 'start'],
    ['monthly', 'end'],
  ] as const;
  const granted = (career: StatementFacts, from: string, to: string) =>
    statement(career, to)
      .filter(({ day, kind }) => day >= from && ['accrual', 'change', 'leaving'].includes(kind))
      .reduce((sum, { amount }) => sum + amount, 0);
  const timed = (rule: PolicyRules, [frequency, timing]: (typeof ALL)[number]): PolicyRules => ({
    ...rule,
    frequency,
    timing,
    proration: rule.proration === 'none' ? 'days' : rule.proration,
  });
  const hiring = fc.record({
    rule: oneRule,
    hired: someDay.map((day) => (day > '2021-12-31' ? '2021-05-17' : day)),
    stays: fc.integer({ min: 0, max: 1800 }),
  });

  test('each timing has granted the same at a year’s end', () => {
    fc.assert(
      fc.property(hiring, ({ rule, hired }) => {
        const end =
          rule.yearStart === 'hire'
            ? addDays(addYears(hired, 3), -1)
            : addDays(`2024-${rule.yearStart}`, -1);
        const sums = ALL.map((timing) =>
          granted(facts(timed(rule, timing), { employedFrom: hired }), hired, end),
        );
        mustEqual(new Set(sums).size, 1);
      }),
      RUNS,
    );
  });

  test('each timing has granted the same on a last day', () => {
    fc.assert(
      fc.property(hiring, ({ rule, hired, stays }) => {
        const left = addDays(hired, stays);
        const sums = ALL.map((timing) =>
          granted(
            facts(timed(rule, timing), { employedFrom: hired, employedTo: left }),
            hired,
            HORIZON,
          ),
        );
        mustEqual(new Set(sums).size, 1);
      }),
      RUNS,
    );
  });
});

/** Amounts below zero at the end of a day. */
function debtsOf(career: StatementFacts): (day: string) => number {
  const lines = statement(career, HORIZON);
  return (day) => Math.max(0, -totalOn(lines, day));
}

function reversed<T>(list: readonly T[]): T[] {
  return [...list].reverse();
}

function underPolicy(career: StatementFacts, day: string): boolean {
  return inOrder(career.rules).findLast(({ from }) => from <= day)?.rules?.tracked === true;
}
