import { describe, expect, test } from '@jest/globals';
import { addDays, eachDay } from '../../../api/contract/calendar-date.js';
import { dayCost, type DayOfLeave, type Counting, type WorkDay } from '../../../api/working-time/leave-day-cost.js';
import { slotOn, type PatternSpan, type Slot } from '../../../api/working-time/patterns/work-pattern.js';

const DAYS: Counting = { unit: 'days', counts: 'working' };
const MINUTES: Counting = { unit: 'minutes', counts: 'working' };
const WHOLE: DayOfLeave = { morning: true, afternoon: true, minutes: null };
const MONDAY = '2026-06-01';
const FREE: Slot = [0, 0];
const FULL: Slot = [240, 240];

interface Asked {
  from: string;
  to: string;
  startsAtNoon?: boolean;
  endsAtNoon?: boolean;
  pattern?: PatternSpan;
  holidays?: Record<string, NonNullable<WorkDay['holiday']>>;
  employedTo?: string;
}

function cost(counting: Counting, { from, to, startsAtNoon, endsAtNoon, pattern, holidays = {}, employedTo = to }: Asked): number {
  return eachDay(from, to).reduce((sum, day) => {
    const work = { day, employed: day <= employedTo, slot: slotOn(pattern, day), holiday: holidays[day] ?? null };
    return sum + dayCost(counting, work, { morning: !(startsAtNoon && day === from), afternoon: !(endsAtNoon && day === to), minutes: null }).cost;
  }, 0);
}

const holiday = (morning = true, afternoon = true) => ({ name: 'Holiday', morning, afternoon });
const week = (slots: Slot[], from = MONDAY): PatternSpan => ({ from, slots });

describe('leave costs', () => {
  test('half days from Thursday noon to Monday noon, with a holiday between', () => {
    expect(cost(DAYS, { from: '2026-06-04', to: '2026-06-08', startsAtNoon: true, endsAtNoon: true, holidays: { '2026-06-05': holiday() } })).toBe(1000);
  });

  test('half of a day whose afternoon is a holiday', () => {
    const holidays = { '2026-12-24': holiday(false), '2026-12-25': holiday(), '2026-12-31': holiday(false) };
    expect(cost(DAYS, { from: '2026-12-21', to: '2026-12-31', holidays })).toBe(7000);
  });

  test('what the pattern works', () => {
    const mornings = week([FULL, [240, 0], FULL, FULL, FULL, FREE, FREE]);
    expect(cost(DAYS, { from: MONDAY, to: '2026-06-07', pattern: mornings })).toBe(4500);
    const everyOtherFriday = week([FULL, FULL, FULL, FULL, FULL, FREE, FREE, FULL, FULL, FULL, FULL, FREE, FREE, FREE]);
    expect(cost(DAYS, { from: MONDAY, to: '2026-06-14', pattern: everyOtherFriday })).toBe(9000);
    expect(cost(DAYS, { from: addDays(MONDAY, 14), to: addDays(MONDAY, 20), pattern: everyOtherFriday })).toBe(5000);
    const shortFriday = week([FULL, FULL, FULL, FULL, [240, 60], FREE, FREE]);
    expect(cost(MINUTES, { from: '2026-06-04', to: '2026-06-05', pattern: shortFriday })).toBe(780);
  });

  test('the same before the pattern’s first day, counted backwards', () => {
    const alternating = week([FULL, FULL, FULL, FULL, FULL, FREE, FREE, ...Array<Slot>(7).fill(FREE)], '2026-06-03');
    expect(cost(DAYS, { from: addDays(MONDAY, -7), to: addDays(MONDAY, -1), pattern: alternating })).toBe(0);
    expect(cost(DAYS, { from: addDays(MONDAY, -14), to: addDays(MONDAY, -8), pattern: alternating })).toBe(5000);
  });

  test('nothing after the last day, and calendar days for a type that counts them', () => {
    expect(cost(DAYS, { from: MONDAY, to: '2026-06-05', employedTo: '2026-06-02' })).toBe(2000);
    expect(cost({ unit: 'days', counts: 'calendar' }, { from: '2026-08-01', to: '2026-08-10', employedTo: '2026-08-05' })).toBe(5000);
    expect(cost({ unit: 'days', counts: 'calendar' }, { from: MONDAY, to: '2026-06-07', holidays: { [MONDAY]: holiday() } })).toBe(7000);
  });
});

describe('a day tells why it is free', () => {
  const work: WorkDay = { day: MONDAY, employed: true, slot: FULL, holiday: null };

  test.each([
    ['a holiday', { ...work, holiday: holiday() }, WHOLE, { cost: 0, why: 'holiday', holiday: 'Holiday', half: null }],
    ['not worked', { ...work, slot: FREE }, WHOLE, { cost: 0, why: 'free', holiday: null, half: null }],
    ['worked in the morning', { ...work, slot: [240, 0] as const }, WHOLE, { cost: 500, why: 'free', holiday: null, half: 'morning' }],
    ['before the hire date', { ...work, employed: false, holiday: holiday() }, WHOLE, { cost: 0, why: 'notEmployed', holiday: null, half: null }],
    ['only half asked for', work, { ...WHOLE, morning: false }, { cost: 500, why: 'notAsked', holiday: null, half: 'afternoon' }],
    ['a whole day', work, WHOLE, { cost: 1000, why: null, holiday: null, half: null }],
  ] as const)('%s', (_, day, asked, expected) => {
    expect(dayCost(DAYS, day, asked)).toEqual({ day: MONDAY, ...expected });
  });

  test('minutes are those asked for, at most those worked', () => {
    expect(dayCost(MINUTES, work, { ...WHOLE, minutes: 90 }).cost).toBe(90);
    expect(dayCost(MINUTES, work, { ...WHOLE, afternoon: false, minutes: 300 }).cost).toBe(240);
  });
});
