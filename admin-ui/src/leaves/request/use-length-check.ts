import { inclusiveDays, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { LONGEST_LEAVE_DAYS } from '../../../../api/contract/leave/leave-types.js';
import { useText } from '../../i18n/use-text';

export function useLengthCheck() {
  const text = useText();
  return (endDate: string, { startDate }: Record<string, unknown>): string | undefined =>
    isCalendarDate(startDate) && inclusiveDays(startDate, endDate) > LONGEST_LEAVE_DAYS
      ? text('leave.tooLong', { count: LONGEST_LEAVE_DAYS })
      : undefined;
}
