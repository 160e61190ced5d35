import { addDays, addMonths, earliest, type CalendarDate } from '../../contract/calendar-date.js';
import type { PayFrequency, PayrollSettings } from '../../contract/payroll/payroll-settings.js';

export interface PayPeriod {
  from: CalendarDate;
  to: CalendarDate;
}

const [SATURDAY, SUNDAY] = [6, 0];
const MID_MONTH = 16;

function weekday(day: CalendarDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function lastOfMonth(day: CalendarDate): CalendarDate {
  return addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);
}

export function periodFrom(from: CalendarDate, frequency: PayFrequency): PayPeriod {
  switch (frequency) {
    case 'monthly':
      return { from, to: addDays(addMonths(from, 1), -1) };
    case 'twiceMonthly':
      return {
        from,
        to: Number(from.slice(8)) < MID_MONTH ? `${from.slice(0, 8)}15` : lastOfMonth(from),
      };
    case 'biweekly':
      return { from, to: addDays(from, 13) };
    case 'weekly':
      return { from, to: addDays(from, 6) };
  }
}

/** Months begin on the first, halves of months on the first or sixteenth. */
export function canPeriodBegin(from: CalendarDate, frequency: PayFrequency): boolean {
  const day = Number(from.slice(8));
  if (frequency === 'monthly') return day === 1;
  return frequency !== 'twiceMonthly' || day === 1 || day === MID_MONTH;
}

/** Banks work on weekdays: a weekend's payment goes out on the Friday before it. */
export function payDateOf(
  { to }: PayPeriod,
  { frequency, payDay }: Pick<PayrollSettings, 'frequency' | 'payDay'>,
): CalendarDate {
  const month = to.slice(0, 8);
  const planned =
    frequency === 'monthly'
      ? earliest(`${month}${String(payDay).padStart(2, '0')}`, lastOfMonth(to))
      : to;
  if (weekday(planned) === SATURDAY) return addDays(planned, -1);
  return weekday(planned) === SUNDAY ? addDays(planned, -2) : planned;
}
