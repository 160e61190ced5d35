import { test } from '@jest/globals';
import * as fc from 'fast-check';
import { addDays } from '../../../api/contract/calendar-date.js';
import { balanceOf } from '../../../api/entitlement/balances/balance.js';
import { availableOn, requestBalance } from '../../../api/entitlement/statement/availability.js';
import { closedBalance, closedDay, closingOn } from '../../../api/entitlement/statement/closing.js';
import type { StatementFacts } from '../../../api/entitlement/statement/statement-facts.js';
import { statement } from '../../../api/entitlement/statement/statement.js';
import { mustEqual } from '../../support/must-equal.js';
import { careers, someDay } from './career.arbitrary.js';

const RUNS = { numRuns: 200, seed: 20_261_124 };
const HORIZON = '2028-12-31';

/** Closed up to some days, one after the other, as a type is; of who leaves, up to the day before a return. */
const closedCareers = fc
  .tuple(careers, fc.array(someDay, { maxLength: 4 }), fc.integer({ min: 0, max: 700 }))
  .map(([career, untils, away]) => {
    const lastDay = career.employedTo === null ? undefined : addDays(career.employedTo, away);
    let closed: StatementFacts = career;
    for (const until of untils.sort()) {
      const day = closedDay(closed, until, lastDay);
      if (day && !closed.closings.some((closing) => closing.day >= day))
        closed = { ...closed, closings: [...closed.closings, closingOn(closed, day)] };
    }
    return { career, closed, lastDay: closed.closings.at(-1)?.day };
  });

test('a statement that starts at a closing has the lines and balances that it has without it on every later day', () => {
  fc.assert(
    fc.property(closedCareers, ({ career, closed, lastDay = '0001-01-01' }) => {
      const later = (facts: StatementFacts) =>
        statement(facts, HORIZON).filter(({ day }) => day > lastDay);
      mustEqual(later(closed), later(career));
    }),
    RUNS,
  );
});

test('a statement of closed years has the same lines, whichever closing it starts at', () => {
  fc.assert(
    fc.property(closedCareers, someDay, ({ career, closed }, since) => {
      const from = (facts: StatementFacts) =>
        statement(facts, HORIZON, since).filter(({ day }) => day >= since);
      mustEqual(from(closed), from(career));
    }),
    RUNS,
  );
});

test('every figure of a balance is the same with and without closings, today, later and in the closed past', () => {
  fc.assert(
    fc.property(closedCareers, someDay, someDay, ({ career, closed }, on, today) => {
      mustEqual(balanceOf(closed, on, today), balanceOf(career, on, today));
    }),
    RUNS,
  );
});

test('what is available and what a request lacks are the same after a closing', () => {
  fc.assert(
    fc.property(closedCareers, someDay, ({ career, closed, lastDay }, someday) => {
      const day = lastDay !== undefined && someday <= lastDay ? addDays(lastDay, 1) : someday;
      const asked = [{ leaveId: '', day, cost: 7000, kind: 'reserved' as const }];
      mustEqual(availableOn(closed, day), availableOn(career, day));
      mustEqual(requestBalance(closed, asked).shortfall, requestBalance(career, asked).shortfall);
    }),
    RUNS,
  );
});

test('a closing has the balance of its day, and is of a day that ends a leave year', () => {
  fc.assert(
    fc.property(closedCareers, ({ career, closed, lastDay }) => {
      for (const closing of closed.closings)
        mustEqual(closedBalance(closing), statement(career, closing.day).at(-1)?.balance ?? 0);
      if (lastDay !== undefined) mustEqual(closedDay(closed, lastDay), lastDay);
    }),
    RUNS,
  );
});
