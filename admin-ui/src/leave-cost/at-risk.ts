import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { type Expiry, isAtRisk } from '../../../api/contract/leave/at-risk.js';
import type { LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import type { DaysParts } from '../ui/days-bar/days-parts.js';
import { exactAmount } from './exact-amount.js';

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
