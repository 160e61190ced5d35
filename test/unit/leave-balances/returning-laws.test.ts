import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addDays, type CalendarDate } from '../../../api/contract/calendar-date.js';
import { totalOn } from '../../../api/entitlement/balances/balance.js';
import { personBalance } from '../../../api/entitlement/balances/leave-balances.js';
import { personLeaveYears } from '../../../api/entitlement/balances/person-leave-years.js';
import { personLedger } from '../../../api/entitlement/balances/person-ledger.js';
import { closedEmployments } from '../../../api/entitlement/closing/closed-employment.js';
import { yearEndFigures } from '../../../api/entitlement/closing/year-end-figures.js';
import type { PersonEntitlement } from '../../../api/entitlement/facts/person-entitlement.js';
import { balanceEffect } from '../../../api/entitlement/preview/preview-effect.js';
import type { LedgerLine } from '../../../api/entitlement/statement/ledger-line.js';
import { mustEqual } from '../../support/must-equal.js';
import { someDay } from './career.arbitrary.js';
import { closedPerson, personOf, returners, TYPE } from './returning.arbitrary.js';

const RUNS = { numRuns: 80, seed: 20_261_129 };
const HORIZON = '2028-12-31';
const EVER = '0001-01-01';
const untils = fc.array(someDay, { maxLength: 3 });

/** The days on which something begins or ends, and those beside them. */
function turningDays(person: PersonEntitlement, lines: readonly LedgerLine[]): CalendarDate[] {
  const days = [
    ...person.periods.flatMap(({ hiredOn, leftOn }) => [hiredOn, leftOn]),
    ...lines.map(({ day }) => day),
  ].filter((day) => day !== null);
  return [...new Set(days.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]))].filter(
    (day) => day <= HORIZON,
  );
}

test('each line of a returner’s ledger has the balance of the line before plus its amount', () => {
  fc.assert(
    fc.property(returners, untils, someDay, (given, closed, since) => {
      const person = closedPerson(given, closed);
      for (const lines of [
        personLedger(person, TYPE, HORIZON, EVER),
        personLedger(person, TYPE, HORIZON, since),
      ]) {
        let [sum, day] = [0, ''];
        for (const line of lines) {
          mustEqual(line.balance, (sum += line.amount));
          mustEqual(line.day >= day, true);
          day = line.day;
        }
      }
    }),
    RUNS,
  );
});

test('a returner’s balance on every date is what the lines add up to', () => {
  fc.assert(
    fc.property(returners, untils, someDay, someDay, (given, closed, on, today) => {
      const person = closedPerson(given, closed);
      const lines = personLedger(person, TYPE, HORIZON, EVER);
      for (const day of [on, ...turningDays(person, lines)]) {
        const balance = personBalance(person, TYPE, day, today);
        if (!balance) continue;
        mustEqual({ day, balance: balance.balance }, { day, balance: totalOn(lines, day) });
        if (!person.isEmployedOn(day) && balance.endedOn !== null && balance.available !== null)
          expect(balance.available).toBeLessThanOrEqual(0);
      }
    }),
    { ...RUNS, numRuns: 40 },
  );
});

test('no employment begins with what another one has left', () => {
  fc.assert(
    fc.property(returners, (given) => {
      const person = personOf(given);
      const lines = personLedger(person, TYPE, HORIZON, EVER);
      for (const period of person.periods.slice(1)) {
        const hiredOn = period.hiredOn as CalendarDate;
        if (hiredOn > HORIZON) continue;
        const before = totalOn(lines, addDays(hiredOn, -1));
        const ended = lines.filter(({ day, kind }) => day === hiredOn && kind === 'ended');
        mustEqual(
          ended.map(({ amount, balance }) => [amount, balance]),
          before === 0 ? [] : [[-before, 0]],
        );
      }
    }),
    RUNS,
  );
});

test('the line that ends what is left is on the page of a leave year, and pages do not overlap', () => {
  fc.assert(
    fc.property(returners, (given) => {
      const person = personOf(given);
      const years = personLeaveYears(person, TYPE, HORIZON);
      const ended = personLedger(person, TYPE, HORIZON, EVER).filter(
        ({ day, kind }) => kind === 'ended' && (years[0]?.from ?? HORIZON) <= day,
      );
      for (const { day } of ended)
        mustEqual(
          years.some(({ from, to }) => from <= day && day <= to),
          true,
        );
      for (const [index, { from }] of years.slice(1).entries())
        mustEqual(from > (years[index]?.to ?? ''), true);
    }),
    RUNS,
  );
});

test('closing changes no line after it and no balance of a returner', () => {
  fc.assert(
    fc.property(returners, untils, someDay, (given, closed, on) => {
      const [open, person] = [personOf(given), closedPerson(given, closed)];
      const read = (whom: PersonEntitlement) =>
        personLedger(whom, TYPE, HORIZON, on).filter(({ day }) => day >= on);
      mustEqual(read(person), read(open));
      mustEqual(personBalance(person, TYPE, on, on), personBalance(open, TYPE, on, on));
    }),
    RUNS,
  );
});

test('the reasons of a preview of a return, or of a moved last day, add up to what it changes', () => {
  fc.assert(
    fc.property(
      returners,
      untils,
      someDay,
      fc.integer({ min: 1, max: 400 }),
      (given, closed, on, later) => {
        const periods = given.periods.slice(0, -1);
        const last = periods.at(-1);
        if (!last) return;
        const moved = [
          ...periods.slice(0, -1),
          { ...last, leftOn: addDays(last.leftOn ?? on, later) },
        ];
        for (const other of [given.periods, moved]) {
          const compared = {
            before: closedPerson({ ...given, periods }, closed),
            after: closedPerson({ ...given, periods: other }, closed),
          };
          const span = { from: last.leftOn ?? on, on, until: on };
          const effect = balanceEffect(compared, TYPE, span, false);
          if (!effect) continue;
          mustEqual(
            effect.reasons.reduce((sum, { amount }) => sum + amount, 0),
            effect.after - effect.before,
          );
        }
      },
    ),
    RUNS,
  );
});

test('a year end has the balance of the ledger on the last closed day', () => {
  fc.assert(
    fc.property(returners, someDay, (given, until) => {
      const person = personOf(given);
      const figures = yearEndFigures(person, TYPE, until);
      if (!figures) return;
      const day = closedEmployments(person, TYPE, until).at(-1)?.day ?? until;
      const lines = personLedger(person, TYPE, until, EVER);
      mustEqual(figures.rest - figures.debt, totalOn(lines, day));
    }),
    RUNS,
  );
});
