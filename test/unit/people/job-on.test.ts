import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../../api/contract/calendar-date.js';
import {
  JOB_KINDS,
  jobOn,
  jobTimeline,
  type JobFact,
} from '../../../api/contract/employee/job-facts.js';

let changes = 0;
const fact = (from: string, valueId: string | null, more: Partial<JobFact> = {}): JobFact => ({
  changeId: String(changes++).padStart(4, '0'),
  kind: 'department',
  from,
  valueId,
  value: null,
  source: 'change',
  recordedAt: Date.parse(from),
  withdrawnAt: null,
  ...more,
});

const departmentOn = (facts: readonly JobFact[], day: string, knownAt?: number) =>
  jobOn(facts, day, knownAt).department?.fact.valueId;

describe('Somebody who moved from Sales to Operations on 16 November', () => {
  const facts = [
    fact('1950-01-01', 'Sales', { source: 'opening', recordedAt: 0 }),
    fact('2026-11-16', 'Operations', { recordedAt: Date.parse('2026-12-03') }),
  ];

  test.each([
    ['2025-01-01', 'Sales'],
    ['2026-11-15', 'Sales'],
    ['2026-11-16', 'Operations'],
    ['2027-01-01', 'Operations'],
  ])('was on %s in %s', (day, department) => {
    expect(departmentOn(facts, day)).toBe(department);
  });

  test('was in Sales all of November as it was known on the last day of it', () => {
    const knownAt = Date.parse('2026-11-30');
    expect(departmentOn(facts, '2026-11-30', knownAt)).toBe('Sales');
    expect(departmentOn(facts, '2026-11-30', Date.parse('2026-12-03'))).toBe('Operations');
  });

  test('was in Sales again once the move was withdrawn, and in Operations as it was known before', () => {
    const [opening, move] = facts as [JobFact, JobFact];
    const withdrawn = [opening, { ...move, withdrawnAt: Date.parse('2027-01-04') }];
    expect(departmentOn(withdrawn, '2026-12-01')).toBe('Sales');
    expect(departmentOn(withdrawn, '2026-12-01', Date.parse('2026-12-31'))).toBe('Operations');
  });

  test('sees the next change', () => {
    expect(jobOn(facts, '2026-10-01').department?.next?.from).toBe('2026-11-16');
    expect(jobOn(facts, '2026-11-16').department?.next).toBeNull();
  });
});

test('of two facts for one day the one that was recorded last counts', () => {
  const first = fact('2026-03-01', 'Sales', { recordedAt: 1 });
  const second = fact('2026-03-01', 'Legal', { recordedAt: 2 });
  expect(departmentOn([second, first], '2026-03-01')).toBe('Legal');
  expect(departmentOn([{ ...second, withdrawnAt: 3 }, first], '2026-03-01')).toBe('Sales');
});

test('a kind without a fact by the day is left out', () => {
  expect(jobOn([fact('2026-03-01', 'Sales')], '2026-02-28')).toEqual({});
});

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-01-01', days));
const facts = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...JOB_KINDS),
    from: day,
    value: fc.constantFrom('a', 'b', null),
    withdrawn: fc.boolean(),
  }),
  { maxLength: 30, selector: ({ kind, from }) => `${kind} ${from}` },
);

test('the order in which facts are recorded and withdrawn does not matter', () => {
  fc.assert(
    fc.property(
      facts,
      fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
      day,
      (all, order, on) => {
        const values = (recorded: readonly (typeof all)[number][]) =>
          Object.entries(
            jobOn(
              recorded.map(({ withdrawn, ...one }, place) =>
                fact(one.from, one.value, {
                  kind: one.kind,
                  recordedAt: place,
                  withdrawnAt: withdrawn ? 100 + place : null,
                }),
              ),
              on,
            ),
          ).map(([kind, { fact: one, next }]) => [kind, one.from, one.valueId, next?.from]);
        const shuffled = all
          .map((one, place) => ({ one, place: order[place] as number }))
          .sort((one, other) => one.place - other.place)
          .map(({ one }) => one);
        expect(values(shuffled)).toEqual(values(all));
      },
    ),
  );
});

test('what was withdrawn leaves what there was without it', () => {
  fc.assert(
    fc.property(facts, day, (all, on) => {
      const stored = all.map(({ kind, from, value, withdrawn }) =>
        fact(from, value, { kind, recordedAt: 1, withdrawnAt: withdrawn ? 2 : null }),
      );
      const kept = stored.filter(({ withdrawnAt }) => withdrawnAt === null);
      expect(jobOn(stored, on)).toEqual(jobOn(kept, on));
      const days = (job: ReturnType<typeof jobOn>) =>
        Object.entries(job).map(([kind, one]) => [kind, one.fact.from, one.next?.from]);
      const never = stored.map((one) => ({ ...one, withdrawnAt: null }));
      expect(days(jobOn(stored, on, 1))).toEqual(days(jobOn(never, on)));
      for (const kind of JOB_KINDS) {
        const order = jobTimeline(stored, kind).map(({ from }) => from);
        expect(order).toEqual([...order].sort());
      }
    }),
  );
});
