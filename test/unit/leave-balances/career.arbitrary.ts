import * as fc from 'fast-check';
import { addDays, type CalendarDate } from '../../../api/contract/calendar-date.js';
import type { PolicyRules } from '../../../api/contract/leave/policy-rules.js';
import type {
  LedgerEntry,
  StatementFacts,
} from '../../../api/entitlement/statement/statement-facts.js';
import { days, facts, rules } from './facts.js';

const FIRST = '2018-01-01';
const day = (last = 3000): fc.Arbitrary<CalendarDate> =>
  fc.integer({ min: 0, max: last }).map((count) => addDays(FIRST, count));
const amount = fc.integer({ min: 0, max: days(40) });
const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** Rules as an HR admin could set them. */
const anyRules: fc.Arbitrary<PolicyRules> = fc
  .record({
    tracked: fc.oneof(
      { weight: 4, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
    first: amount,
    later: fc.array(fc.record({ years: fc.integer({ min: 1, max: 12 }), amount }), {
      maxLength: 3,
    }),
    yearStart: fc.constantFrom('01-01', '04-01', '07-15', 'hire'),
    frequency: fc.constantFrom('yearly' as const, 'monthly' as const),
    timing: fc.constantFrom('start' as const, 'end' as const),
    proration: fc.constantFrom(
      'none' as const,
      'days' as const,
      'halfMonths' as const,
      'fullMonths' as const,
    ),
    scale: fc.boolean(),
    step: fc.constantFrom(1, 250, 500, 1000),
    mode: fc.constantFrom('nearest' as const, 'up' as const, 'down' as const),
    wait: orNone(
      fc.record({
        months: fc.integer({ min: 1, max: 8 }),
        for: fc.constantFrom('use' as const, 'earn' as const),
      }),
    ),
    cap: orNone(amount),
    carry: orNone(amount),
    carryMonths: orNone(fc.integer({ min: 1, max: 15 })),
    negativeLimit: orNone(amount),
  })
  .map(({ first, later, ...rest }) => ({
    ...rules(rest),
    proration:
      rest.proration === 'none' && rest.frequency === 'monthly'
        ? ('days' as const)
        : rest.proration,
    tiers: [{ years: 0, amount: first }, ...[...later].sort((a, b) => a.years - b.years)],
  }));

/** With versions of each kind of leave year, and years without a policy between them. */
const spans = fc
  .uniqueArray(
    fc.record({
      from: day(2500),
      rules: fc.oneof(
        { weight: 3, arbitrary: anyRules },
        { weight: 2, arbitrary: fc.constant(null) },
      ),
    }),
    { minLength: 1, maxLength: 5, selector: ({ from }) => from },
  )
  .map((list) => list.map((span, index) => ({ ...span, version: `v${index}` })));

const entries: fc.Arbitrary<LedgerEntry[]> = fc
  .array(
    fc.record({
      day: day(),
      amount: fc.integer({ min: -days(10), max: days(15) }),
      usable: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null, freq: 1 }),
      kind: fc.constantFrom('opening' as const, 'adjustment' as const, 'credit' as const),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ usable, ...entry }, index) => ({
      ...entry,
      id: `e${index}`,
      until: usable === null || entry.amount < 0 ? null : addDays(entry.day, usable),
      reverses: null,
    })),
  );

const leave = fc
  .array(
    fc.record({
      day: day(),
      length: fc.integer({ min: 1, max: 12 }),
      kind: fc.constantFrom('taken' as const, 'reserved' as const),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.flatMap((request, index) =>
      Array.from({ length: request.length }, (_, count) => ({
        leaveId: `r${index}`,
        day: addDays(request.day, count),
        cost: days(count % 3 === 2 ? 0.5 : 1),
        kind: request.kind,
      })),
    ),
  );

/** Somebody's dated facts over about eight years. */
export const careers: fc.Arbitrary<StatementFacts> = fc
  .record({
    hired: orNone(day(1200)),
    stays: orNone(fc.integer({ min: 0, max: 2500 })),
    spans,
    entries,
    leave,
    shares: fc.uniqueArray(fc.record({ from: day(), worked: fc.integer({ min: 0, max: 12 }) }), {
      maxLength: 3,
      selector: ({ from }) => from,
    }),
  })
  .map(({ hired, stays, spans: policy, entries: booked, leave: taken, shares }) =>
    facts(policy, {
      employedFrom: hired,
      employedTo: hired !== null && stays !== null ? addDays(hired, stays) : null,
      workingTime: shares.map(({ from, worked }) => ({ from, worked, fullTime: 10 })),
      entries: booked,
      leave: taken,
    }),
  );

export const someDay = day(3400);
export const oneRule = anyRules;
