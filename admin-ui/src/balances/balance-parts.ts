import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import type { DaysParts } from '../ui/days-bar/days-parts.js';
import { type Expiry, isAtRisk } from './at-risk.js';
import { exactAmount } from './exact-amount.js';

type Figures = Pick<
  LeaveBalanceRecord,
  | 'tracked'
  | 'balance'
  | 'left'
  | 'taken'
  | 'booked'
  | 'reserved'
  | 'available'
  | 'endedOn'
  | 'expiring'
> & { leaveType: Pick<LeaveBalanceRecord['leaveType'], 'unit'> };

/** Where nothing limits it, what is left after all that is booked; after the last day, what can be paid out or settled. */
export function freeOf({ tracked, balance, available, left, endedOn }: Figures): number {
  if (!tracked) return 0;
  return endedOn === null ? (available ?? left) : balance;
}

/** What is free and will hardly be used before it lapses. It alone is amber, wherever days are drawn. */
export const atRisk = (
  { expiring, leaveType }: Pick<Figures, 'expiring' | 'leaveType'>,
  on: CalendarDate,
): Expiry | undefined => expiring.find((part) => isAtRisk(part, on, leaveType.unit));

export function barOf(figures: Figures, on: CalendarDate): DaysParts {
  const { taken, booked, reserved } = figures;
  const free = freeOf(figures);
  return {
    taken,
    booked,
    pending: reserved,
    ...freeParts(free, atRisk(figures, on)?.amount),
    owed: Math.max(0, -free),
  };
}

/** What is free, with what is at risk apart. */
export function freeParts(free: number, lapsing = 0): Pick<DaysParts, 'expiring' | 'available'> {
  const expiring = Math.min(Math.max(0, lapsing), Math.max(0, free));
  return { expiring, available: exactAmount(Math.max(0, free) - expiring) };
}
