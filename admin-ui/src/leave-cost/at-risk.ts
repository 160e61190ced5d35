import { type CalendarDate, inclusiveDays } from '../../../api/contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import type { DaysParts } from '../ui/days-bar/days-parts.js';
import { exactAmount } from './exact-amount.js';

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

interface ExpiringLeave extends Pick<LeaveBalanceRecord, 'expiring'> {
  leaveType: Pick<LeaveBalanceRecord['leaveType'], 'unit'>;
}

/** The leave that will hardly be used before it lapses. It alone is amber, wherever days are drawn. */
export const atRisk = (
  { expiring, leaveType }: ExpiringLeave,
  on: CalendarDate,
): Expiry | undefined => expiring.find((part) => isAtRisk(part, on, leaveType.unit));

/** The free days, with those at risk apart. */
export function freeParts(free: number, lapsing = 0): Pick<DaysParts, 'expiring' | 'available'> {
  const expiring = Math.min(Math.max(0, lapsing), Math.max(0, free));
  return { expiring, available: exactAmount(Math.max(0, free) - expiring) };
}
