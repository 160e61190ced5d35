import type { CalendarDate } from '../contract/calendar-date.js';
import type { SalaryWarningRecord } from '../contract/records.js';

export interface PayDateFacts {
  payDate: CalendarDate;
  /** Last day of employment. */
  leftOn: CalendarDate | null;
  /** Pay date of another valid record in the month of `payDate`. */
  otherPayDate: CalendarDate | null;
}

/** A final payment or a bonus may be meant, so these pay dates are allowed. */
export function salaryWarnings({ payDate, leftOn, otherPayDate }: PayDateFacts): SalaryWarningRecord[] {
  const warnings: SalaryWarningRecord[] = [];
  if (leftOn !== null && payDate > leftOn) warnings.push({ kind: 'after_last_day', date: leftOn, text: `The pay date lies after the last day of employment, ${leftOn}.` });
  if (otherPayDate !== null) warnings.push({ kind: 'same_month', date: otherPayDate, text: `There is already a salary record in this month, of ${otherPayDate}.` });
  return warnings;
}
