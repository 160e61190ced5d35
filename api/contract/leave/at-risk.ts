import { type CalendarDate, inclusiveDays } from '../calendar-date.js';
import type { LeaveUnit } from './policy-rules.js';

const MINUTES_PER_DAY = 480;
const WORKDAYS = 5 / 7;
const SHARE = 2 / 3;

export interface Expiry {
  amount: number;
  on: CalendarDate;
}

/** Two thirds of the working days left: who has more will hardly use it. At a year's end nearly everybody has something that expires. */
export function usableUntil(on: CalendarDate, today: CalendarDate, unit: LeaveUnit): number {
  const days = inclusiveDays(today, on) * WORKDAYS * SHARE;
  return unit === 'days' ? days : days * MINUTES_PER_DAY;
}

export const isAtRisk = ({ amount, on }: Expiry, today: CalendarDate, unit: LeaveUnit): boolean =>
  on >= today && amount > usableUntil(on, today, unit);
