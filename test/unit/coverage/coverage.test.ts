import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  awayByDay,
  countedAbsences,
  daysBroken,
  overLimit,
  peopleByDay,
  shownLimit,
  type CoverageRule,
  type HalvesAway,
} from '../../../api/leave/coverage/coverage.js';
import { halvesAway } from '../../../api/leave/coverage/halves-away.js';
import type { WorkDay } from '../../../api/working-time/leave-day-cost.js';

const DAY = '2026-12-21';
const NEXT = '2026-12-22';
const whole = (employeeId: string, day = DAY): HalvesAway => ({
  employeeId,
  day,
  morning: true,
  afternoon: true,
});
const morning = (employeeId: string, day = DAY): HalvesAway => ({
  employeeId,
  day,
  morning: true,
  afternoon: false,
});
const afternoon = (employeeId: string, day = DAY): HalvesAway => ({
  employeeId,
  day,
  morning: false,
  afternoon: true,
});
const atMost = (
  maxAway: number,
  from: string | null = null,
  to: string | null = null,
): CoverageRule => ({ maxAway, from, to });
const asked = ({ day, morning: before, afternoon: after }: Omit<HalvesAway, 'employeeId'>) => ({
  day,
  morning: before,
  afternoon: after,
});
const broken = (
  rule: CoverageRule,
  away: HalvesAway[],
  days: ReturnType<typeof asked>[],
  employeeId = 'Tomasz',
) => daysBroken(rule, peopleByDay(away), employeeId, days);

describe('people away on a day', () => {
  test('are those of the fuller half: one in the morning and one in the afternoon are never away together', () => {
    expect(awayByDay([morning('Zoë'), afternoon('Søren')])).toEqual([{ day: DAY, away: 1 }]);
    expect(awayByDay([morning('Zoë'), afternoon('Søren'), whole('Tomasz')])).toEqual([
      { day: DAY, away: 2 },
    ]);
  });

  test('are counted once, even if two requests take the two halves of their day', () => {
    expect(awayByDay([morning('Zoë'), afternoon('Zoë')])).toEqual([{ day: DAY, away: 1 }]);
  });

  test('are told in the order of days; a day without anybody is left out', () => {
    expect(
      awayByDay([
        whole('Zoë', NEXT),
        whole('Søren'),
        { employeeId: 'Tomasz', day: '2026-12-23', morning: false, afternoon: false },
      ]),
    ).toEqual([
      { day: DAY, away: 1 },
      { day: NEXT, away: 1 },
    ]);
  });
});

describe('a rule', () => {
  test('is broken by the one who is too many', () => {
    expect(broken(atMost(2), [whole('Zoë')], [asked(whole('Tomasz'))])).toEqual([]);
    expect(broken(atMost(2), [whole('Zoë'), whole('Søren')], [asked(whole('Tomasz'))])).toEqual([
      { day: DAY, away: 3 },
    ]);
  });

  test('is not broken in a half that the leave does not take', () => {
    expect(broken(atMost(1), [afternoon('Zoë')], [asked(morning('Tomasz'))])).toEqual([]);
    expect(broken(atMost(1), [afternoon('Zoë')], [asked(whole('Tomasz'))])).toEqual([
      { day: DAY, away: 2 },
    ]);
  });

  test('counts nobody beside themselves', () => {
    expect(broken(atMost(1), [whole('Tomasz')], [asked(whole('Tomasz'))])).toEqual([]);
  });

  test('that allows nobody is broken by everybody, but not by free days', () => {
    expect(
      broken(
        atMost(0),
        [],
        [asked(morning('Tomasz')), { day: NEXT, morning: false, afternoon: false }],
      ),
    ).toEqual([{ day: DAY, away: 1 }]);
  });

  test('holds from its first to its last day', () => {
    const days = [DAY, NEXT, '2026-12-23'].map((day) => asked(whole('Tomasz', day)));
    expect(broken(atMost(0, NEXT, NEXT), [], days)).toEqual([{ day: NEXT, away: 1 }]);
    expect(broken(atMost(0, NEXT), [], days)).toHaveLength(2);
    expect(broken(atMost(0, null, NEXT), [], days)).toHaveLength(2);
    expect(
      overLimit(atMost(1, NEXT), [
        { day: DAY, away: 5 },
        { day: NEXT, away: 2 },
      ]),
    ).toEqual([{ day: NEXT, away: 2 }]);
  });
});

describe('the halves of a day that leave takes', () => {
  const IN_DAYS = { unit: 'days', counts: 'working' } as const;
  const IN_HOURS = { unit: 'minutes', counts: 'working' } as const;
  const day = (changes: Partial<WorkDay> = {}): WorkDay => ({
    day: DAY,
    employed: true,
    slot: [240, 240],
    holiday: null,
    ...changes,
  });
  const ALL = { morning: true, afternoon: true, minutes: null };

  test('are those that are worked and asked for', () => {
    expect(halvesAway(IN_DAYS, day(), ALL)).toEqual({ morning: true, afternoon: true });
    expect(halvesAway(IN_DAYS, day(), { ...ALL, morning: false })).toEqual({
      morning: false,
      afternoon: true,
    });
    expect(halvesAway(IN_DAYS, day({ slot: [240, 0] }), ALL)).toEqual({
      morning: true,
      afternoon: false,
    });
    expect(halvesAway(IN_DAYS, day({ slot: [0, 0] }), ALL)).toEqual({
      morning: false,
      afternoon: false,
    });
    expect(
      halvesAway(
        IN_DAYS,
        day({ holiday: { name: 'Christmas Eve', morning: false, afternoon: true } }),
        ALL,
      ),
    ).toEqual({ morning: true, afternoon: false });
  });

  test('are all of them where calendar days count', () => {
    expect(halvesAway({ unit: 'days', counts: 'calendar' }, day({ slot: [0, 0] }), ALL)).toEqual({
      morning: true,
      afternoon: true,
    });
  });

  test('are none for a part of the day in minutes, and both for all of it', () => {
    expect(halvesAway(IN_HOURS, day(), { ...ALL, minutes: 120 })).toEqual({
      morning: false,
      afternoon: false,
    });
    expect(halvesAway(IN_HOURS, day(), { ...ALL, minutes: 480 })).toEqual({
      morning: true,
      afternoon: true,
    });
    expect(halvesAway(IN_HOURS, day({ slot: [240, 0] }), { ...ALL, minutes: 240 })).toEqual({
      morning: true,
      afternoon: false,
    });
  });
});

describe('laws', () => {
  const day = fc.constantFrom(DAY, NEXT, '2026-12-23');
  const halves = fc.record({
    employeeId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    day,
    morning: fc.boolean(),
    afternoon: fc.boolean(),
  });
  const absences = fc.array(halves, { maxLength: 20 });
  const rule = fc.record({
    maxAway: fc.nat(4),
    from: fc.option(day, { nil: null }),
    to: fc.option(day, { nil: null }),
  });
  const count = (counted: { day: string; away: number }[], on: string) =>
    counted.find((one) => one.day === on)?.away ?? 0;

  test('who may be away is not a matter of the order of requests', () => {
    fc.assert(
      fc.property(absences, rule, halves, (away, limit, one) => {
        expect(broken(limit, [...away].reverse(), [asked(one)], one.employeeId)).toEqual(
          broken(limit, away, [asked(one)], one.employeeId),
        );
        expect(awayByDay([...away].reverse())).toEqual(awayByDay(away));
      }),
    );
  });

  test('more leave never makes fewer people away, nor mends a broken rule', () => {
    fc.assert(
      fc.property(absences, halves, rule, halves, (away, more, limit, one) => {
        const [fewer, after] = [awayByDay(away), awayByDay([...away, more])];
        for (const each of fewer) expect(count(after, each.day)).toBeGreaterThanOrEqual(each.away);
        const before = broken(limit, away, [asked(one)], one.employeeId).map((each) => each.day);
        expect(
          broken(limit, [...away, more], [asked(one)], one.employeeId).map((each) => each.day),
        ).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  test('if every request that breaks the rule is refused, the limit is never passed', () => {
    fc.assert(
      fc.property(absences, rule, (requests, limit) => {
        const stored: HalvesAway[] = [];
        for (const one of requests) {
          if (broken(limit, stored, [asked(one)], one.employeeId).length === 0) stored.push(one);
        }
        expect(overLimit(limit, awayByDay(stored))).toEqual([]);
      }),
    );
  });

  test('a request is refused only if the limit would be passed', () => {
    fc.assert(
      fc.property(absences, rule, halves, (away, limit, one) => {
        const others = away.filter(({ employeeId }) => employeeId !== one.employeeId);
        const [first] = broken(limit, away, [asked(one)], one.employeeId);
        if (first)
          expect(overLimit(limit, awayByDay([...others, one])).map((each) => each.day)).toContain(
            first.day,
          );
      }),
    );
  });
});

describe('those who do not decide', () => {
  const WHOLE = { morning: true, afternoon: true };
  const NONE = { morning: false, afternoon: false };
  const absences = [
    { ...whole('Zoë'), worked: WHOLE, exempt: true },
    { ...whole('Søren'), worked: WHOLE, exempt: false },
  ];
  const breaches = (count: 'ofRule' | 'everybody', limit: number) =>
    broken(atMost(limit), countedAbsences(absences, count), [asked(whole('Tomasz'))]);

  test('are compared with everybody, so that a day that looks full is full', () => {
    expect(breaches('ofRule', 2)).toEqual([]);
    expect(breaches('everybody', 2)).toEqual([{ day: DAY, away: 3 }]);
  });

  test('get the same answer, no matter which of the people away are exempt', () => {
    const all = fc.constantFrom('Zoë', 'Søren', 'Amélie', 'Henriette');
    fc.assert(
      fc.property(
        fc.uniqueArray(all),
        fc.array(fc.boolean()),
        fc.nat(4),
        (names, exempt, limit) => {
          const verdict = (are: (index: number) => boolean) =>
            broken(
              atMost(limit),
              countedAbsences(
                names.map((name, index) => ({
                  ...whole(name),
                  worked: WHOLE,
                  exempt: are(index),
                })),
                'everybody',
              ),
              [asked(whole('Tomasz'))],
            );
          expect(verdict((index) => exempt[index] ?? false)).toEqual(verdict(() => false));
        },
      ),
    );
  });

  test('see nobody away on a free day, although a type of calendar days counts it', () => {
    const sunday = [{ ...whole('Zoë'), worked: NONE, exempt: false }];
    expect(awayByDay(countedAbsences(sunday, 'everybody'))).toEqual([]);
    expect(awayByDay(countedAbsences(sunday, 'ofRule'))).toEqual([{ day: DAY, away: 1 }]);
  });

  test('see neither number nor limit, but that no leave is allowed', () => {
    const days = [{ day: DAY, away: 3 }];
    expect(shownLimit(2, days, 'ofRule')).toEqual({ maxAway: 2, days });
    expect(shownLimit(2, days, 'everybody')).toEqual({
      maxAway: null,
      days: [{ day: DAY, away: null }],
    });
    expect(shownLimit(0, days, 'everybody').maxAway).toBe(0);
  });
});
