import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../../api/contract/calendar-date.js';
import { BASIC_SALARY } from '../../../api/contract/payroll/pay-components.js';
import type { PayAssignment, RecordedPayFact } from '../../../api/payroll/due/pay-facts.js';
import type { PayPeriod } from '../../../api/payroll/due/pay-period.js';
import type { PaymentHistory } from '../../../api/payroll/settlement/payment-history.js';
import type { LineReason } from '../../../api/payroll/settlement/payslip-line.js';
import { settlePay } from '../../../api/payroll/settlement/settle-pay.js';
import { mustEqual } from '../../support/must-equal.js';
import {
  assigned,
  at,
  BONUS,
  COMPONENTS,
  MONTHLY,
  NOVEMBER,
  OCTOBER,
  payPerson,
  unpaidDay,
} from './pay-person.js';

const LONG = '2020-01-01';
const NONE: PaymentHistory = { slips: [], held: new Set(), reversed: new Map() };
const PAID = at('2026-10-28');

/** All facts that can be known of a person. */
interface Known {
  salaries: [from: string, salary: number, recordedOn?: string][];
  unpaid: Map<string, string | undefined>;
  hiredOn: string;
  leftOn: string | null;
  assignments: PayAssignment[];
  recorded: RecordedPayFact[];
}

const day = fc.integer({ min: -20, max: 60 }).map((days) => addDays(OCTOBER.from, days));
const fact = fc.oneof(
  fc.record({
    kind: fc.constant('salary' as const),
    day,
    size: fc.integer({ min: 1, max: 900_000 }),
  }),
  fc.record({ kind: fc.constant('leave' as const), day }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('hired' as const), day }),
  fc.record({ kind: fc.constant('left' as const), day }),
  fc.record({
    kind: fc.constant('item' as const),
    day,
    of: fc.constantFrom(...COMPONENTS.slice(1)),
    size: fc.integer({ min: 1, max: 20_000 }),
  }),
  fc.record({ kind: fc.constant('end' as const), day }),
  fc.record({ kind: fc.constant('withdraw' as const) }),
);
type Fact = typeof fact extends fc.Arbitrary<infer One> ? One : never;

/** On the day; undefined: before the first run. */
function learn(known: Known, one: Fact, on: string | undefined): void {
  const recordedAt = on ? at(on) : 0;
  const record = (kind: RecordedPayFact['kind'], earliest: string, latest = earliest) => {
    if (on) known.recorded.push({ kind, at: recordedAt, earliest, latest });
  };
  if (one.kind === 'salary') {
    known.salaries = known.salaries.filter(([from]) => from !== one.day);
    known.salaries.push([one.day, one.size, on]);
    known.salaries.sort(([a], [b]) => (a < b ? -1 : 1));
  }
  if (one.kind === 'leave' && !known.unpaid.has(one.day)) {
    known.unpaid.set(one.day, on);
    record('leave', one.day);
  }
  const [taken] = known.unpaid.keys();
  if (one.kind === 'cancel' && taken !== undefined) {
    known.unpaid.delete(taken);
    record('leave', taken);
  }
  if (one.kind === 'hired' || one.kind === 'left') {
    const before = one.kind === 'hired' ? known.hiredOn : known.leftOn;
    if (one.kind === 'hired') known.hiredOn = one.day;
    else known.leftOn = one.day;
    if (known.leftOn !== null && known.leftOn < known.hiredOn) known.leftOn = null;
    const days = [before ?? one.day, one.day].sort();
    record('employment', days[0] as string, days[1]);
  }
  if (one.kind === 'item')
    known.assignments.push(
      assigned({
        id: String(known.assignments.length),
        componentId: one.of.id,
        from: one.day,
        recordedAt,
        ...(one.of.unit === 'percent'
          ? { rate: one.size % 3_000 }
          : one.of.unit === 'hours'
            ? { hours: one.size % 10_000, hourly: 2_345 }
            : { amount: one.size }),
      }),
    );
  const [first] = known.assignments;
  if (one.kind === 'end' && first?.to === null && first.run === null)
    Object.assign(first, { to: one.day, endedAt: recordedAt });
  const single = known.assignments.find(({ run, withdrawnAt }) => run && withdrawnAt === null);
  if (one.kind === 'withdraw' && single && on) Object.assign(single, { withdrawnAt: recordedAt });
}

const settle = (known: Known, period = NOVEMBER, history = NONE, extrasOf?: string) =>
  settlePay({
    person: payPerson({
      ...known,
      unpaidLeave: [...known.unpaid]
        .map(([taken, on]) => unpaidDay(taken, { approvedAt: on ? at(on) : 0 }))
        .sort((a, b) => (a.day < b.day ? -1 : 1)),
      assignments: known.assignments.map((one) => ({ ...one })),
    }),
    rules: MONTHLY,
    period,
    earlier: period === NOVEMBER ? [OCTOBER] : [],
    history,
    leastNetPercent: 0,
    ...(extrasOf && { extrasOf }),
  });

/** A bonus that is given and paid in a run of single payments only, after all facts. */
function paidAlone(known: Known, period: PayPeriod): PaymentHistory['slips'][number] {
  const on = '2026-11-10';
  known.assignments.unshift(
    assigned({
      id: 'alone',
      componentId: BONUS.id,
      amount: 5_000,
      from: period.from,
      run: { id: 'alone', period: period.from },
      recordedAt: at(on),
    }),
  );
  const { lines, toRecover } = settle(known, period, NONE, 'alone');
  return { period, regular: false, everything: false, approvedAt: at(on), lines, toRecover };
}

/** Differences of October in November's run: what was known when October was paid, and what was told since, a fact a day. */
function differences(before: Fact[], since: Fact[], alone: PayPeriod | null) {
  const known: Known = {
    salaries: [[LONG, 250_000]],
    unpaid: new Map(),
    hiredOn: LONG,
    leftOn: null,
    assignments: [
      assigned({
        id: 'single',
        componentId: BONUS.id,
        amount: 7_000,
        from: OCTOBER.from,
        run: { id: 'run', period: OCTOBER.from },
      }),
    ],
    recorded: [],
  };
  for (const one of before) learn(known, one, undefined);
  const { lines, toRecover } = settle(known, OCTOBER);
  const slip = {
    period: OCTOBER,
    regular: true,
    everything: true,
    approvedAt: PAID,
    lines,
    toRecover,
  };
  for (const [place, one] of since.entries()) learn(known, one, addDays('2026-11-01', place));
  const slips = alone ? [slip, paidAlone(known, alone)] : [slip];
  const november = settle(known, NOVEMBER, { ...NONE, slips });
  return { known, toRecover, lines: november.lines.filter(({ difference }) => difference) };
}

const touches: Record<LineReason['kind'], (component: (typeof COMPONENTS)[number]) => boolean> = {
  revision: ({ id, unit }) => id === BASIC_SALARY || unit === 'percent',
  unpaidLeave: ({ prorated }) => prorated,
  schedule: ({ prorated }) => prorated,
  assignment: () => true,
  withdrawn: () => true,
  department: () => true,
  notDepartment: () => true,
  employment: () => true,
  joined: () => true,
  reversal: () => true,
  hold: () => true,
  recovery: () => true,
  rules: () => true,
};

const ALONE = fc.constantFrom(null, OCTOBER, NOVEMBER);
const facts = (max: number) => fc.array(fact, { maxLength: max });

test('a reason names a fact that was recorded since the period was paid, and that touches the component', () => {
  fc.assert(
    fc.property(facts(6), facts(4), ALONE, (before, since, alone) => {
      const { known, lines } = differences(before, since, alone);
      for (const line of lines)
        for (const { kind, recordedAt } of line.reasons) {
          const component = COMPONENTS.find(({ id }) => id === line.componentId);
          mustEqual(component && touches[kind](component), true);
          if (recordedAt !== null) expect(recordedAt).toBeGreaterThan(PAID);
          if (kind === 'assignment' || kind === 'withdrawn')
            mustEqual(
              known.assignments.some(
                ({ id, componentId, ...one }) =>
                  id !== 'alone' &&
                  componentId === line.componentId &&
                  recordedAt === Math.max(one.recordedAt, one.endedAt ?? 0, one.withdrawnAt ?? 0),
              ),
              true,
            );
        }
    }),
    { numRuns: 1_000 },
  );
});

test('each difference of facts that were recorded has a reason: never the settings', () => {
  fc.assert(
    fc.property(facts(6), facts(4), ALONE, (before, since, alone) => {
      for (const { reasons } of differences(before, since, alone).lines) {
        expect(reasons).not.toEqual([]);
        expect(reasons.map(({ kind }) => kind)).not.toContain('rules');
      }
    }),
    { numRuns: 1_000 },
  );
});

test('of a single fact, each difference says that one', () => {
  const reasonOf: Record<Fact['kind'], LineReason['kind']> = {
    salary: 'revision',
    leave: 'unpaidLeave',
    cancel: 'unpaidLeave',
    hired: 'employment',
    left: 'employment',
    item: 'assignment',
    end: 'assignment',
    withdraw: 'withdrawn',
  };
  fc.assert(
    fc.property(facts(6), fact, ALONE, (before, one, alone) => {
      const { lines, toRecover } = differences(before, [one], alone);
      const reason = reasonOf[one.kind];
      for (const { componentId, reasons } of lines) {
        const kinds = reasons.map(({ kind }) => kind);
        const isRecovered = toRecover.some((part) => part.componentId === componentId);
        if (isRecovered)
          mustEqual(
            kinds.filter((kind) => kind !== 'recovery' && kind !== reason),
            [],
          );
        else mustEqual(kinds, [reason]);
      }
    }),
    { numRuns: 1_000 },
  );
});
