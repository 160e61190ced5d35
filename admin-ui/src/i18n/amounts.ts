import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';

type Words = (
  key: 'leave.days' | 'daysBar.hours' | 'daysBar.hoursAndMinutes' | 'daysBar.minutes',
  values: Record<string, number>,
) => string;

/** Amounts of leave: days with up to three decimals, or minutes. */
export interface Amounts {
  /** 6.5, or 6 h 30 min */
  plain: (amount: number, unit: LeaveUnit) => string;
  /** 6.5 days, or 6 h 30 min */
  words: (amount: number, unit: LeaveUnit) => string;
  /** +6.0, −0.5, or −6 h 30 min */
  signed: (amount: number, unit: LeaveUnit) => string;
  /** 6.0, for columns */
  column: (amount: number, unit: LeaveUnit) => string;
  /** The count by which texts are singular or plural: hours and minutes are always plural. */
  count: (amount: number, unit: LeaveUnit) => number;
}

const MINUS = '\u2212';

export function amountsIn(language: string, text: Words): Amounts {
  const short = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const aligned = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 3,
  });

  const absolute = (amount: number, unit: LeaveUnit, format: Intl.NumberFormat) =>
    unit === 'days' ? format.format(Math.abs(amount)) : duration(text, Math.abs(amount));
  const minus = (amount: number) => (amount < 0 ? MINUS : '');

  return {
    plain: (amount, unit) => minus(amount) + absolute(amount, unit, short),
    words: (amount, unit) =>
      minus(amount) +
      (unit === 'days'
        ? text('leave.days', { count: Math.abs(amount) })
        : duration(text, Math.abs(amount))),
    signed: (amount, unit) => (amount > 0 ? '+' : minus(amount)) + absolute(amount, unit, aligned),
    column: (amount, unit) => minus(amount) + absolute(amount, unit, aligned),
    count: (amount, unit) => (unit === 'days' ? amount : 2),
  };
}

function duration(text: Words, amount: number): string {
  const hours = Math.floor(amount / 60);
  const minutes = amount % 60;
  if (hours === 0) return text('daysBar.minutes', { minutes });
  return minutes === 0
    ? text('daysBar.hours', { hours })
    : text('daysBar.hoursAndMinutes', { hours, minutes });
}
