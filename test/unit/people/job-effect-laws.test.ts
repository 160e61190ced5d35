import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../../api/contract/calendar-date.js';
import { jobTimeline } from '../../../api/contract/employee/job-facts.js';
import type { ChangedPerson } from '../../../api/job/effect/changed-person.js';
import { jobCost } from '../../../api/job/effect/job-cost.js';
import { payFactsAfter, plannedJobPay } from '../../../api/job/effect/planned-job-pay.js';
import { departmentFact, type PersonPayFacts } from '../../../api/payroll/due/pay-facts.js';
import { periodFrom, type PayPeriod } from '../../../api/payroll/due/pay-period.js';
import { changedPay } from '../../../api/payroll/effect/changed-pay.js';
import { recurringPay } from '../../../api/payroll/effect/recurring-pay.js';
import type { PersonHistory } from '../../../api/payroll/facts/payment-history-reader.js';
import type { PaidPayslip } from '../../../api/payroll/settlement/payment-history.js';
import { slipSums } from '../../../api/payroll/settlement/payslip-line.js';
import { settlePay } from '../../../api/payroll/settlement/settle-pay.js';
import {
  assigned,
  BONUS,
  COMPONENTS,
  MONTHLY,
  ON_CALL,
  payPerson,
  PENSION,
  SOCIAL_COST,
  TRANSPORT,
  unpaidDay,
} from '../payroll/pay-person.js';

const FIRST = '2026-08-01';
const PERIODS: PayPeriod[] = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'].map((from) =>
  periodFrom(from, 'monthly'),
);
const [NEXT, EARLIER] = [PERIODS[3] as PayPeriod, PERIODS.slice(0, 3)];
const DEPARTMENTS = ['sales', 'operations', 'research'];
const NOW = Date.parse('2026-11-03T09:00:00Z');
const AROUND = { now: NOW, departmentName: (id: string) => id, workingTimes: undefined };

const day = fc.integer({ min: 0, max: 150 }).map((days) => addDays(FIRST, days));
const department = fc.constantFrom(...DEPARTMENTS);
const salary = fc.integer({ min: 100_000, max: 900_000 });
const dated = <Value>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(fc.tuple(day, value), { maxLength: 3, selector: ([from]) => from });
const items = fc.array(
  fc.record({
    component: fc.constantFrom(TRANSPORT, ON_CALL, PENSION, SOCIAL_COST, BONUS),
    departmentId: fc.constantFrom(null, ...DEPARTMENTS),
    size: fc.integer({ min: 1, max: 90_000 }),
    from: day,
  }),
  { maxLength: 5 },
);
const known = fc.record({
  salaries: dated(salary),
  moves: dated(department),
  items,
  unpaid: fc.option(day, { nil: undefined }),
});
type Known = typeof known extends fc.Arbitrary<infer One> ? One : never;
const change = fc.record({
  from: day,
  department: fc.option(department, { nil: undefined }),
  salary: fc.option(salary, { nil: undefined }),
  item: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined }),
});
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

const inOrder = <Dated>(from: (one: Dated) => string, list: readonly Dated[]) =>
  list.toSorted((a, b) => (from(a) < from(b) ? -1 : 1));
const moveOf = (from: string, id: string, changeId = '') => ({
  ...departmentFact({ from, id, name: id, recordedAt: 1 }),
  changeId,
});

/** As it is stored. */
function stored({ salaries, moves, items: given, unpaid }: Known, more: Change | null = null) {
  const added = more?.item === undefined ? [] : [{ ...itemOf(more), id: 'added' }];
  return payPerson({
    salaries: inOrder(
      ([from]) => from,
      [
        ['2020-01-01', 250_000] as [string, number],
        ...salaries.filter(([from]) => more?.salary === undefined || from !== more.from),
        ...(more?.salary === undefined ? [] : [[more.from, more.salary] as [string, number]]),
      ],
    ),
    departments: [
      moveOf('1950-01-01', 'sales'),
      ...moves.map(([from, id]) => moveOf(from, id)),
      ...(more?.department === undefined ? [] : [moveOf(more.from, more.department, 'z')]),
    ],
    assignments: [
      ...given.map(({ component, departmentId, size, from }, place) =>
        assigned({
          id: String(place),
          componentId: component.id,
          from,
          departmentId,
          scope: departmentId === null ? 'everybody' : 'department',
          ...(component.unit === 'percent' ? { rate: size % 3_000 } : { amount: size }),
        }),
      ),
      ...added,
    ],
    unpaidLeave: unpaid === undefined ? [] : [unpaidDay(unpaid)],
  });
}

const itemOf = ({ from, item = 0 }: Change) =>
  assigned({ id: '', componentId: ON_CALL.id, from, amount: item });

function changed({ from, department: id, salary: monthly, item }: Change, facts: PersonPayFacts) {
  return {
    id: 'person',
    name: 'Person',
    facts: facts.departmentFacts,
    recorded: id === undefined ? [] : [{ ...moveOf(from, id, 'z'), recordedAt: 1 }],
    withdrawn: [],
    salaries: facts.salaries,
    salary: monthly === undefined ? null : { from, salary: monthly },
    assigned: [],
    unassigned: [],
    items: item === undefined ? [] : [itemOf({ from, item, department: id, salary: monthly })],
    endedItems: [],
  } satisfies ChangedPerson;
}

/** All earlier periods as they were paid by the facts before. */
function paid(facts: PersonPayFacts): PersonHistory {
  const slips: PaidPayslip[] = [];
  const history = () => ({ slips, held: new Set<string>(), reversed: new Map<string, number>() });
  for (const [place, period] of EARLIER.entries()) {
    const settled = settlePay({
      person: facts,
      rules: MONTHLY,
      period,
      earlier: EARLIER.slice(0, place),
      history: history(),
      leastNetPercent: 50,
    });
    slips.push({ ...settled, regular: true, everything: true, period, approvedAt: 2 + place });
  }
  return history();
}

const BASIS = { rules: MONTHLY, period: NEXT, earlier: EARLIER, leastNetPercent: 50 };

describe('The effect of a change of jobs on pay', () => {
  test('is what the next run pays once it is stored, to the cent', () => {
    fc.assert(
      fc.property(known, change, (before, more) => {
        const facts = stored(before);
        const history = paid(facts);
        const { person, since } = plannedJobPay([changed(more, facts)], more.from, AROUND);
        const after = person?.(facts, history, 'person') ?? facts;
        const effect = changedPay(
          { person: facts, basis: BASIS },
          { person: after, basis: BASIS, ...(since && { since }) },
          history,
        );
        const happens = settlePay({ person: stored(before, more), history, ...BASIS });
        const unchanged = settlePay({ person: facts, history, ...BASIS });
        const sums = [unchanged, happens].map(({ lines }) => slipSums(lines).net);
        expect(effect ? [effect.next.before, effect.next.after] : [sums[0], sums[0]]).toEqual(sums);
      }),
    );
  });

  test('names a changed period if and only if its due changes', () => {
    fc.assert(
      fc.property(known, change, (before, more) => {
        const facts = stored(before);
        const history = paid(facts);
        const after = payFactsAfter(facts, changed(more, facts), AROUND);
        const both = (since?: string) =>
          changedPay(
            { person: facts, basis: BASIS },
            { person: after, basis: BASIS, ...(since && { since }) },
            history,
          );
        expect(both(more.from)).toEqual(both());
      }),
    );
  });

  test('of a withdrawal is what was before', () => {
    fc.assert(
      fc.property(known, change, (before, more) => {
        const [without, withIt] = [stored(before), stored(before, more)];
        const withdrawn = payFactsAfter(
          withIt,
          {
            ...changed(more, withIt),
            recorded: [],
            withdrawn: withIt.departmentFacts.filter(({ changeId }) => changeId === 'z'),
            salary: more.salary === undefined ? null : { from: more.from, salary: null },
            items: [],
            endedItems: ['added'],
          },
          AROUND,
        );
        const net = (person: PersonPayFacts, period: PayPeriod) =>
          slipSums(
            settlePay({
              person,
              rules: MONTHLY,
              period,
              earlier: [],
              history: { slips: [], held: new Set(), reversed: new Map() },
              leastNetPercent: 0,
            }).lines,
          ).net;
        fc.pre(before.salaries.every(([from]) => from !== more.from));
        for (const period of PERIODS) expect(net(withdrawn, period)).toBe(net(without, period));
        expect(withdrawn.departments).toEqual(
          jobTimeline(without.departmentFacts, 'department').map((fact) => ({ ...fact })),
        );
      }),
    );
  });
});

describe('What a change costs each month', () => {
  test('is the gross pay of a whole month after it, less that of one before', () => {
    fc.assert(
      fc.property(known, change, (before, { from: _, ...more }) => {
        const from = '2027-03-01';
        const facts = stored({ ...before, unpaid: undefined });
        const person = changed({ from, ...more }, facts);
        const after = payFactsAfter(facts, person, AROUND);
        const cost = jobCost(
          [person],
          [
            {
              before: recurringPay(facts, MONTHLY, from),
              after: recurringPay(after, MONTHLY, from),
            },
          ],
          from,
          (id) => id,
        );
        const sums = (of: PersonPayFacts) =>
          slipSums(
            settlePay({
              person: of,
              rules: MONTHLY,
              period: periodFrom(from, 'monthly'),
              earlier: [],
              history: { slips: [], held: new Set(), reversed: new Map() },
              leastNetPercent: 0,
            }).lines,
          );
        const [one, other] = [sums(facts), sums(after)];
        expect(cost?.month ?? 0).toBe((other.gross - one.gross) / 100);
        expect(cost?.employerMonth ?? 0).toBe(
          (other.gross + other.employerCost - one.gross - one.employerCost) / 100,
        );
        if (cost) expect(cost.year).toBeCloseTo(cost.month * 12, 2);
      }),
    );
  });

  test('of an item that ends is that of its months', () => {
    const facts = payPerson({ salaries: [['2020-01-01', 300_000]] });
    const item = assigned({
      componentId: BONUS.id,
      amount: 10_000,
      from: '2027-01-01',
      to: '2027-03-31',
    });
    const person = { ...changed({ from: '2027-01-01' } as Change, facts), items: [item] };
    const after = recurringPay(payFactsAfter(facts, person, AROUND), MONTHLY, '2027-01-01');
    const before = recurringPay(facts, MONTHLY, '2027-01-01');
    expect(jobCost([person], [{ before, after }], '2027-01-01', (id) => id)).toEqual({
      month: 100,
      year: 300,
      employerMonth: 100,
      salaries: { before: 3000, after: 3000 },
      lines: [{ kind: 'item', name: BONUS.name, month: 100, department: null }],
    });
  });

  test('names the items of the departments that somebody leaves and joins', () => {
    const facts = payPerson({
      salaries: [['2020-01-01', 300_000]],
      departments: [moveOf('1950-01-01', 'sales')],
      assignments: [
        assigned({
          componentId: BONUS.id,
          amount: 5_000,
          scope: 'department',
          departmentId: 'sales',
        }),
        assigned({
          componentId: ON_CALL.id,
          amount: 12_000,
          scope: 'department',
          departmentId: 'operations',
        }),
      ],
    });
    const person = changed({ from: '2026-11-16', department: 'operations' } as Change, facts);
    const [before, after] = [facts, payFactsAfter(facts, person, AROUND)].map((one) =>
      recurringPay(one, MONTHLY, '2026-11-16'),
    ) as [ReturnType<typeof recurringPay>, ReturnType<typeof recurringPay>];
    expect(jobCost([person], [{ before, after }], '2026-11-16', (id) => id)?.lines).toEqual([
      { kind: 'item', name: ON_CALL.name, month: 120, department: 'operations' },
      { kind: 'item', name: BONUS.name, month: -50, department: 'sales' },
    ]);
    expect(COMPONENTS.indexOf(ON_CALL)).toBeLessThan(COMPONENTS.indexOf(BONUS));
  });
});
