import type { CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { periodDays, unpaidWeight, type PeriodDay } from './day-weights.js';
import type { PayRules, PersonPayFacts, SalaryFrom, UnpaidLeaveDay } from './pay-facts.js';
import type { PayPeriod } from './pay-period.js';

/** A day of employment within a period. */
export interface PaidDay extends PeriodDay {
  /** The weight for which pay is due. */
  paid: number;
  salary: SalaryFrom | undefined;
}

export interface PaidDays {
  /** Days of employment only. */
  days: readonly PaidDay[];
  /** All days of the period, with the salaries that a whole period would have. */
  whole: readonly PaidDay[];
  sum: number;
  /** Weights for which no pay is due, by request. */
  unpaid: readonly { leave: string; day: CalendarDate; weight: number }[];
}

export function paidDays(
  person: PersonPayFacts,
  { proration }: PayRules,
  period: PayPeriod,
): PaidDays {
  const { days, sum, working } = periodDays(period, proration, (day) => person.workDay(day));
  const leave = byDay(person.unpaidLeave, period);
  const unpaid: { leave: string; day: CalendarDate; weight: number }[] = [];
  const first = person.salaries[0];
  const whole = days.map(({ day, next, weight }) => ({
    day,
    next,
    weight,
    paid: weight,
    salary: spanOn(person.salaries, day) ?? first,
  }));
  const employed = whole
    .filter(({ day }) => isEmployed(person, day))
    .map((one) => {
      const taken = leave.get(one.day);
      if (!taken) return one;
      const without = unpaidWeight(one.weight, working, taken, (day) => person.workDay(day));
      if (without > 0) unpaid.push({ leave: taken[0]?.leave ?? '', day: one.day, weight: without });
      return { ...one, paid: one.weight - without };
    });
  return { days: employed, whole, sum, unpaid };
}

function isEmployed({ employments }: PersonPayFacts, day: CalendarDate): boolean {
  return employments.some(
    ({ hiredOn, leftOn }) =>
      (hiredOn === null || hiredOn <= day) && (leftOn === null || leftOn >= day),
  );
}

function byDay(
  leave: readonly UnpaidLeaveDay[],
  { from, to }: PayPeriod,
): Map<CalendarDate, UnpaidLeaveDay[]> {
  const days = new Map<CalendarDate, UnpaidLeaveDay[]>();
  for (const one of leave)
    if (one.day >= from && one.day <= to) days.set(one.day, [...(days.get(one.day) ?? []), one]);
  return days;
}
