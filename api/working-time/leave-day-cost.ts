import type { CalendarDate } from '../contract/calendar-date.js';
import type { LeaveUnit } from '../contract/leave/policy-rules.js';
import type { DayHalf } from '../contract/working-time/working-time.js';
import type { Slot } from './patterns/work-pattern.js';

/** A half of a day that costs half a day of leave, in thousandths. */
const HALF_DAY = 500;

export const FREE_REASONS = ['noPolicy', 'notEmployed', 'holiday', 'free', 'notAsked'] as const;
export type FreeReason = (typeof FREE_REASONS)[number];

/** One day of one person. */
export interface WorkDay {
  day: CalendarDate;
  employed: boolean;
  slot: Slot;
  /** Which halves a holiday covers, and its name. */
  holiday: { name: string; morning: boolean; afternoon: boolean } | null;
}

/** The part of one day that is requested. */
export interface DayOfLeave {
  morning: boolean;
  afternoon: boolean;
  /** For a part of one day of a type in minutes; instead of the sum of the halves. */
  minutes: number | null;
}

export interface Counting {
  unit: LeaveUnit;
  counts: 'working' | 'calendar';
}

export interface DayCost {
  day: CalendarDate;
  /** Thousandths of a day, or minutes. */
  cost: number;
  /** Why it costs nothing, or less than the whole day. */
  why: FreeReason | null;
  holiday: string | null;
  /** The half that costs, where the other one does not. */
  half: DayHalf | null;
}

/** The amount that one day of leave takes from the balance. */
export function dayCost({ unit, counts }: Counting, work: WorkDay, asked: DayOfLeave): DayCost {
  const halves = (['morning', 'afternoon'] as const).map((half, index) => {
    const minutes = work.slot[index] ?? 0;
    if (!asked[half]) return { cost: 0, why: 'notAsked' as const };
    if (!work.employed) return { cost: 0, why: 'notEmployed' as const };
    if (counts === 'calendar') return { cost: unit === 'days' ? HALF_DAY : minutes, why: null };
    if (work.holiday?.[half]) return { cost: 0, why: 'holiday' as const };
    if (minutes === 0) return { cost: 0, why: 'free' as const };
    return { cost: unit === 'days' ? HALF_DAY : minutes, why: null };
  });
  const whole = halves.reduce((sum, { cost }) => sum + cost, 0);
  const why = FREE_REASONS.find((reason) => halves.some((half) => half.why === reason)) ?? null;
  const cost = asked.minutes === null || unit === 'days' ? whole : Math.min(asked.minutes, whole);
  const [morning, afternoon] = halves.map((half) => half.cost > 0);
  const half = morning === afternoon ? null : morning ? 'morning' : 'afternoon';
  return {
    day: work.day,
    cost,
    why,
    holiday: why === 'holiday' ? (work.holiday?.name ?? null) : null,
    half,
  };
}
