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
  ON_CALL,
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
  const slip = {
    period: OCTOBER,
    regular: true,
    everything: true,
    approvedAt: at('2026-10-28'),
    lines,
    toRecover,
  };
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

test('all lines of a joiner who was told late have the first day as their one reason', () => {
  const joiner = payPerson({
    hiredOn: '2026-10-10',
    salaries: [['2026-10-10', 310_000, '2026-11-05']],
    recorded: [recorded('person', '2026-10-10')],
    assignments: [TRANSPORT.id, ON_CALL.id].map((componentId) =>
      assigned({ componentId, from: '2026-10-10', amount: 3_100, recordedAt: TOLD }),
    ),
  });
  const { lines } = settle(joiner);
  expect(
    lines
      .filter(({ difference }) => difference)
      .map((line) => [
        line.name,
        line.amount,
        line.shares[0]?.span ?? null,
        line.reasons.map(({ kind, date, recordedAt }) => [kind, date, recordedAt === TOLD]),
      ]),
  ).toEqual([
    ['Basic Salary', 220_000, null, [['joined', '2026-10-10', true]]],
    [TRANSPORT.id, 3_100, null, [['joined', '2026-10-10', true]]],
    [ON_CALL.id, 2_200, { from: '2026-10-10', to: '2026-10-31' }, [['joined', '2026-10-10', true]]],
  ]);
});

test('somebody who was paid for the first days is no joiner: a hire date that is moved is employment', () => {
  const hired = (hiredOn: string, facts: RecordedPayFact[] = []) =>
    payPerson({ hiredOn, salaries: [[LONG, 310_000]], recorded: facts });
  expect(
    reasons(
      hired('2026-10-12'),
      hired('2026-10-10', [recorded('employment', '2026-10-10', '2026-10-12')]),
    ),
  ).toEqual({ 'Basic Salary': [['employment', '2026-10-10', true]] });
});

test('items of other departments, other periods and raises that a later one replaced are not the reason', () => {
  const before = payPerson({
    salaries: [
      [LONG, 310_000],
      ['2026-10-01', 320_000],
    ],
    assignments: [assigned({ componentId: TRANSPORT.id, amount: 1_000 })],
  });
  const now = payPerson({
    salaries: [
      [LONG, 310_000],
      ['2026-09-01', 315_000, '2026-11-05'],
      ['2026-10-01', 320_000],
    ],
    unpaidLeave: [unpaidDay('2026-10-05', { approvedAt: TOLD })],
    assignments: [
      assigned({ componentId: TRANSPORT.id, amount: 1_000, endedAt: TOLD, to: '2026-12-31' }),
      assigned({
        componentId: TRANSPORT.id,
        amount: 9_000,
        from: '2026-08-01',
        to: '2026-08-31',
        recordedAt: TOLD,
      }),
      assigned({
        componentId: TRANSPORT.id,
        amount: 7_000,
        scope: 'department',
        departmentId: 'another',
        recordedAt: TOLD,
      }),
      assigned({
        componentId: TRANSPORT.id,
        amount: 500,
        run: { id: 'november', period: NOVEMBER.from },
        from: NOVEMBER.from,
        recordedAt: TOLD,
      }),
      assigned({ componentId: TRANSPORT.id, amount: 40, from: '2026-10-15', recordedAt: TOLD }),
    ],
  });
  expect(reasons(before, { ...now, recorded: [] })).toEqual({
    'Basic Salary': [['unpaidLeave', '2026-10-05', true]],
    [TRANSPORT.id]: [['assignment', '2026-10-15', true]],
  });
});
