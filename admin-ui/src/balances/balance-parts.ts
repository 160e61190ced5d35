import { addDays, type CalendarDate } from '../../../api/contract/calendar-date.js';
import { SOON_DAYS, type LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import type { DaysParts } from '../ui/days-bar/days-parts.js';
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
>;

/** Where nothing limits it, what is left after all that is booked; after the last day, what can be paid out or settled. */
export function freeOf({ tracked, balance, available, left, endedOn }: Figures): number {
  if (!tracked) return 0;
  return endedOn === null ? (available ?? left) : balance;
}

/** The first of what lapses soon after `on`, if it is still free. */
export function expiringSoon(
  { expiring }: Pick<Figures, 'expiring'>,
  on: CalendarDate,
): { amount: number; on: CalendarDate } | undefined {
  return expiring.find((part) => part.on <= addDays(on, SOON_DAYS));
}

export function barOf(figures: Figures, on: CalendarDate): DaysParts {
  const { taken, booked, reserved } = figures;
  const free = freeOf(figures);
  const lapsing = Math.min(expiringSoon(figures, on)?.amount ?? 0, Math.max(0, free));
  return {
    taken,
    booked,
    pending: reserved,
    expiring: lapsing,
    available: exactAmount(Math.max(0, free) - lapsing),
    owed: Math.max(0, -free),
  };
}
