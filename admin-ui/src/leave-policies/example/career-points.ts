import { inclusiveDays, type CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { LedgerLineRecord } from '../../../../api/contract/leave-balances.js';

export interface CareerPoint {
  /** Days since the first one. */
  at: number;
  balance: number;
}

/** The balance at the end of each day on which it changes. */
export function careerPoints(lines: readonly LedgerLineRecord[], from: CalendarDate, to: CalendarDate): CareerPoint[] {
  const byDay = new Map(lines.filter(({ day }) => day <= to).map(({ day, balance }) => [day, balance]));
  const points = [...byDay].map(([day, balance]) => ({ at: inclusiveDays(from, day) - 1, balance }));
  return [{ at: 0, balance: 0 }, ...points];
}
