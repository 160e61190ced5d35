import { addDays, eachDay, type CalendarDate } from '../../contract/calendar-date.js';
import type { Proration } from '../../contract/payroll/payroll-settings.js';
import type { WorkDay } from '../../working-time/leave-day-cost.js';
import type { PersonPayFacts, UnpaidLeaveDay } from './pay-facts.js';
import type { PayPeriod } from './pay-period.js';

const DAY = 1000;
const HALVES = ['morning', 'afternoon'] as const;
const MONTH_DAYS = 30;

export interface PeriodDay {
  day: CalendarDate;
  next: CalendarDate;
  weight: number;
}

/** Days of one period, each with its weight in thousandths, and the sum of these. */
export interface PeriodDays {
  days: readonly PeriodDay[];
  sum: number;
  /** True where days without work weigh nothing. */
  working: boolean;
}

/** The same for everybody, so that a run weighs the days of its periods once. */
const SHARED: Record<'calendar' | 'thirty', WeakMap<PayPeriod, PeriodDays>> = {
  calendar: new WeakMap(),
  thirty: new WeakMap(),
};

export function periodDays(
  period: PayPeriod,
  proration: Proration,
  workDay: PersonPayFacts['workDay'],
): PeriodDays {
  if (proration !== 'working') return sharedDays(period, proration);
  const calendar = sharedDays(period, 'calendar');
  const days = calendar.days.map(({ day, next }) => ({
    day,
    next,
    weight: workingWeight(workDay(day)),
  }));
  const sum = total(days);
  return sum > 0 ? { days, sum, working: true } : calendar;
}

function sharedDays(period: PayPeriod, proration: 'calendar' | 'thirty'): PeriodDays {
  const known = SHARED[proration].get(period);
  if (known) return known;
  const days = eachDay(period.from, period.to).map((day) => ({
    day,
    next: addDays(day, 1),
    weight: proration === 'thirty' ? thirtyWeight(day) : DAY,
  }));
  const weighed = { days, sum: total(days), working: false };
  SHARED[proration].set(period, weighed);
  return weighed;
}

function total(days: readonly PeriodDay[]): number {
  return days.reduce((sum, { weight }) => sum + weight, 0);
}

function worksIn({ slot, holiday }: WorkDay, half: (typeof HALVES)[number]): boolean {
  return (slot[HALVES.indexOf(half)] ?? 0) > 0 && !holiday?.[half];
}

function workingWeight(work: WorkDay): number {
  return HALVES.filter((half) => worksIn(work, half)).length * (DAY / 2);
}

/** The 31st weighs nothing, the last day of February the days that it lacks. */
function thirtyWeight(day: CalendarDate): number {
  const date = Number(day.slice(8));
  if (date > MONTH_DAYS) return 0;
  const isLast = addDays(day, 1).endsWith('-01');
  return isLast && date < MONTH_DAYS ? (MONTH_DAYS - date + 1) * DAY : DAY;
}

/** The share of a day's weight for which no pay is due. */
export function unpaidWeight(
  weight: number,
  working: boolean,
  leave: readonly UnpaidLeaveDay[],
  workDay: PersonPayFacts['workDay'],
): number {
  let unpaid = 0;
  for (const { day, morning, afternoon, minutes } of leave) {
    const asked = { morning, afternoon };
    if (minutes !== null) unpaid += minutesWeight(weight, minutes, workDay(day));
    else if (!working) unpaid += HALVES.filter((half) => asked[half]).length * (weight / 2);
    else
      unpaid +=
        HALVES.filter((half) => asked[half] && worksIn(workDay(day), half)).length * (DAY / 2);
  }
  return Math.min(weight, unpaid);
}

function minutesWeight(weight: number, minutes: number, { slot }: WorkDay): number {
  const whole = slot[0] + slot[1];
  return whole === 0 ? 0 : Math.round((weight * Math.min(minutes, whole)) / whole);
}
