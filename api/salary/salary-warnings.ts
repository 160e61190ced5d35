import type { CalendarDate } from '../contract/calendar-date.js';
import type { SalaryWarningRecord } from '../contract/salary/salaries.js';

export interface PayDateFacts {
  /** Last day of the employment that has ended by the pay date; null if the person works on it. */
  lastDay: CalendarDate | null;
  /** Pay date of another valid record in the month of `payDate`. */
  otherPayDate: CalendarDate | null;
}

/** A final payment or a bonus may be meant, so these pay dates are allowed. */
export function salaryWarnings({ lastDay, otherPayDate }: PayDateFacts): SalaryWarningRecord[] {
  const warnings: SalaryWarningRecord[] = [];
  if (lastDay !== null)
    warnings.push({
      kind: 'after_last_day',
      date: lastDay,
      text: `The pay date is after the last day of employment, ${lastDay}.`,
    });
  if (otherPayDate !== null)
    warnings.push({
      kind: 'same_month',
      date: otherPayDate,
      text: `There is already a salary record for this month, dated ${otherPayDate}.`,
    });
  return warnings;
}
