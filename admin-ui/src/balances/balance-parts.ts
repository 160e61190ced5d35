import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import { atRisk, freeParts } from '../leave-cost/at-risk.js';
import type { DaysParts } from '../ui/days-bar/days-parts.js';

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
