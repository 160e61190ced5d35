import { type CalendarDate, inclusiveDays } from '../../../api/contract/calendar-date.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';

const MINUTES_PER_DAY = 480;
const WORKDAYS = 5 / 7;
const SHARE = 2 / 3;

export interface Expiry {
  amount: number;
  on: CalendarDate;
}

/** True where more than two thirds of the working days left would have to be taken; at a year's end nearly everybody has something that expires. */
export function isAtRisk({ amount, on }: Expiry, today: CalendarDate, unit: LeaveUnit): boolean {
  if (on < today) return false;
  const days = unit === 'days' ? amount : amount / MINUTES_PER_DAY;
  return days > inclusiveDays(today, on) * WORKDAYS * SHARE;
}
