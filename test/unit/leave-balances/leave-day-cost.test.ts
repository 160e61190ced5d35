import { describe, expect, test } from '@jest/globals';
import { addDays, eachDay } from '../../../api/contract/calendar-date.js';
import {
  dayCost,
  type DayOfLeave,
  type Counting,
  type WorkDay,
} from '../../../api/working-time/leave-day-cost.js';
import {
  slotOn,
  type PatternSpan,
  type Slot,
} from '../../../api/working-time/patterns/work-pattern.js';

const DAYS: Counting = { unit: 'days', counts: 'working' };
const MINUTES: Counting = { unit: 'minutes', counts: 'working' };
const WHOLE: DayOfLeave = { morning: true, afternoon: true, minutes: null };
const MONDAY = '2026-06-01';
const FREE: Slot = [0, 0];
const FULL: Slot = [240, 240];

interface Asked {
  from: string;
  to: string;
  pattern?: PatternSpan;
  holidays?: Record<string, NonNullable<WorkDay['holiday']>>;
  employedTo?: string;
}

function cost(
  counting: Counting,
  { from, to, pattern, holidays = {}, employedTo = to }: Asked,
): number {
  return eachDay(from, to).reduce((sum, day) => {
    const work = {
      day,
      employed: day <= employedTo,
      slot: slotOn(pattern, day),
      holiday: holidays[day] ?? null,
    };
    return sum + dayCost(counting, work, WHOLE).cost;
  }, 0);
}

const holiday = () => ({ name: 'Holiday', morning: true, afternoon: true });
const week = (slots: Slot[], from = MONDAY): PatternSpan => ({ from, slots });

/** Worked examples are in test/api/leave/leave-cost.test.ts. */
describe('leave costs', () => {
  test('the same before the pattern’s first day, counted backwards', () => {
    const alternating = week(
      [FULL, FULL, FULL, FULL, FULL, FREE, FREE, ...Array<Slot>(7).fill(FREE)],
      '2026-06-03',
    );
    expect(
      cost(DAYS, { from: addDays(MONDAY, -7), to: addDays(MONDAY, -1), pattern: alternating }),
    ).toBe(0);
    expect(
      cost(DAYS, { from: addDays(MONDAY, -14), to: addDays(MONDAY, -8), pattern: alternating }),
    ).toBe(5000);
  });

  test('nothing after the last day, and calendar days for a type that counts them', () => {
    expect(cost(DAYS, { from: MONDAY, to: '2026-06-05', employedTo: '2026-06-02' })).toBe(2000);
    expect(
      cost(
        { unit: 'days', counts: 'calendar' },
        { from: '2026-08-01', to: '2026-08-10', employedTo: '2026-08-05' },
      ),
    ).toBe(5000);
    expect(
      cost(
        { unit: 'days', counts: 'calendar' },
        { from: MONDAY, to: '2026-06-07', holidays: { [MONDAY]: holiday() } },
      ),
    ).toBe(7000);
  });
});

describe('a day tells why it is free', () => {
  const work: WorkDay = { day: MONDAY, employed: true, slot: FULL, holiday: null };

  test.each([
    [
      'a holiday',
      { ...work, holiday: holiday() },
      WHOLE,
      { cost: 0, why: 'holiday', holiday: 'Holiday', half: null },
    ],
    [
      'not worked',
      { ...work, slot: FREE },
      WHOLE,
      { cost: 0, why: 'free', holiday: null, half: null },
    ],
    [
      'worked in the morning',
      { ...work, slot: [240, 0] as const },
      WHOLE,
      { cost: 500, why: 'free', holiday: null, half: 'morning' },
    ],
    [
      'before the hire date',
      { ...work, employed: false, holiday: holiday() },
      WHOLE,
      { cost: 0, why: 'notEmployed', holiday: null, half: null },
    ],
    [
      'only half asked for',
      work,
      { ...WHOLE, morning: false },
      { cost: 500, why: 'notAsked', holiday: null, half: 'afternoon' },
    ],
    ['a whole day', work, WHOLE, { cost: 1000, why: null, holiday: null, half: null }],
  ] as const)('%s', (_, day, asked, expected) => {
    expect(dayCost(DAYS, day, asked)).toEqual({ day: MONDAY, ...expected });
  });

  test('minutes are those asked for, at most those worked', () => {
    expect(dayCost(MINUTES, work, { ...WHOLE, minutes: 90 }).cost).toBe(90);
    expect(dayCost(MINUTES, work, { ...WHOLE, afternoon: false, minutes: 300 }).cost).toBe(240);
  });
});
