import { expect, test } from '@jest/globals';
import type { RecordedPayFact } from '../../../api/payroll/due/pay-facts.js';
import type { PersonPayFacts } from '../../../api/payroll/due/pay-facts.js';
import { changeCauses } from '../../../api/payroll/settlement/change-causes.js';
import type { PaymentHistory } from '../../../api/payroll/settlement/payment-history.js';
import { settlePay } from '../../../api/payroll/settlement/settle-pay.js';
import {
  assigned,
  at,
  BONUS,
  daysBetween,
  MONTHLY,
  NOVEMBER,
  OCTOBER,
  payPerson,
  PENSION,
  TRANSPORT,
  unpaidDay,
} from './pay-person.js';

const LONG = '2020-01-01';
const NONE: PaymentHistory = { slips: [], held: new Set(), reversed: new Map() };
const TOLD = at('2026-11-05');
const recorded = (
  kind: RecordedPayFact['kind'],
  earliest: string,
  latest = earliest,
): RecordedPayFact => ({ kind, at: TOLD, earliest, latest });

const settle = (person: PersonPayFacts, period = NOVEMBER, history = NONE) =>
  settlePay({
    person,
    rules: MONTHLY,
    period,
    earlier: period === NOVEMBER ? [OCTOBER] : [],
    history,
    leastNetPercent: 0,
  });

/** October was paid by what was known `before`; the reasons of its differences in November, by component. */
function reasons(before: PersonPayFacts, now: PersonPayFacts): Record<string, unknown> {
  const { lines, toRecover } = settle(before, OCTOBER);
  const slip = { period: OCTOBER, regular: true, approvedAt: at('2026-10-28'), lines, toRecover };
  const november = settle(now, NOVEMBER, { ...NONE, slips: [slip] });
  return Object.fromEntries(
    november.lines
      .filter(({ difference }) => difference)
      .map((line) => [
        line.name,
        line.reasons.map(({ kind, date, recordedAt }) => [kind, date, recordedAt === TOLD]),
      ]),
  );
}

const WHOLE_OCTOBER = daysBetween(OCTOBER.from, OCTOBER.to).map((day) => unpaidDay(day));

test('leave that is cancelled after a wholly unpaid month is unpaid leave', () => {
  expect(
    reasons(
      payPerson({ salaries: [[LONG, 310_000]], unpaidLeave: WHOLE_OCTOBER }),
      payPerson({
        salaries: [[LONG, 310_000]],
        recorded: [recorded('leave', '2026-10-01', '2026-10-31')],
      }),
    ),
  ).toEqual({ 'Basic Salary': [['unpaidLeave', '2026-10-01', true]] });
});

test('leave of another month is not the reason', () => {
  expect(
    reasons(
      payPerson({ salaries: [[LONG, 310_000]] }),
      payPerson({
        salaries: [
          [LONG, 310_000],
          ['2026-10-01', 320_000, '2026-11-05'],
        ],
        recorded: [recorded('leave', '2026-09-07', '2026-09-08')],
      }),
    ),
  ).toEqual({ 'Basic Salary': [['revision', '2026-10-01', true]] });
});

test('a raise that was withdrawn is a revision', () => {
  expect(
    reasons(
      payPerson({
        salaries: [
          [LONG, 310_000],
          ['2026-10-01', 341_000],
        ],
      }),
      payPerson({
        salaries: [[LONG, 310_000]],
        recorded: [recorded('salary', '2026-10-01')],
        assignments: [
          assigned({ componentId: TRANSPORT.id, amount: 100_000, from: NOVEMBER.from }),
        ],
      }),
    ),
  ).toEqual({ 'Basic Salary': [['revision', '2026-10-01', true]] });
});

test('a last day and a return inside a month that was paid whole are employment, with the day of their record', () => {
  expect(
    reasons(
      payPerson({ salaries: [[LONG, 310_000]] }),
      payPerson({
        salaries: [[LONG, 310_000]],
        employments: [
          { hiredOn: LONG, leftOn: '2026-10-10' },
          { hiredOn: '2026-10-20', leftOn: null },
        ],
        recorded: [recorded('employment', '2026-10-10', '2026-10-20')],
        assignments: [
          assigned({ componentId: TRANSPORT.id, amount: 100_000, from: NOVEMBER.from }),
        ],
      }),
    ),
  ).toMatchObject({ 'Basic Salary': [['employment', '2026-10-10', true]] });
});

test('a fixed bonus that is recorded late does not name the raise beside it, a percentage does', () => {
  const late = (componentId: string, more: object) =>
    assigned({ componentId, from: OCTOBER.from, recordedAt: TOLD, ...more });
  const pension = assigned({ componentId: PENSION.id, rate: 500 });
  expect(
    reasons(
      payPerson({ salaries: [[LONG, 310_000]], assignments: [pension] }),
      payPerson({
        salaries: [
          [LONG, 310_000],
          ['2026-10-01', 341_000, '2026-11-05'],
        ],
        assignments: [pension, late(BONUS.id, { amount: 5_000 })],
      }),
    ),
  ).toEqual({
    'Basic Salary': [['revision', '2026-10-01', true]],
    [BONUS.id]: [['assignment', '2026-10-01', true]],
    [PENSION.id]: [['revision', '2026-10-01', true]],
  });
});

test('changed working time is the reason where nothing else is, and settings where no fact was recorded', () => {
  const before = payPerson({ salaries: [[LONG, 310_000]], unpaidLeave: [unpaidDay('2026-10-05')] });
  const now = (facts: RecordedPayFact[]) =>
    payPerson({
      salaries: [[LONG, 310_000]],
      unpaidLeave: [unpaidDay('2026-10-05', { afternoon: false })],
      recorded: facts,
    });
  expect(reasons(before, now([recorded('schedule', '2026-10-01')]))).toEqual({
    'Basic Salary': [['schedule', '2026-10-01', true]],
  });
  expect(reasons(before, now([]))).toEqual({ 'Basic Salary': [['rules', null, false]] });
});

test('a month wholly unpaid is proration, not a revision, and so is the one after it', () => {
  const pay = { salaries: [[LONG, 310_000]] as [string, number][] };
  const meals = [assigned({ componentId: TRANSPORT.id, amount: 2_000 })];
  const whole = settle(payPerson({ ...pay, assignments: meals }), OCTOBER);
  const none = settle(
    payPerson({ ...pay, assignments: meals, unpaidLeave: WHOLE_OCTOBER }),
    OCTOBER,
  );
  const causes = (before: typeof whole, after: typeof whole) =>
    changeCauses(
      { lines: before.lines, period: OCTOBER },
      { lines: after.lines, period: OCTOBER },
    ).map(({ kind, amount }) => [kind, amount]);
  expect(causes(whole, none)).toEqual([['proration', -310_000]]);
  expect(causes(none, whole)).toEqual([['proration', 310_000]]);
});
