import { inclusiveDays, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { LONGEST_LEAVE_DAYS } from '../../../../api/contract/leave/leave-types.js';
import { useText } from '../../i18n/use-text';

export function useEndDateCheck() {
  const text = useText();
  return (date: string, { startDate }: Record<string, unknown>): string | undefined => {
    if (!isCalendarDate(startDate)) return undefined;
    if (date < startDate) return text('leave.endBeforeStart');
    if (inclusiveDays(startDate, date) > LONGEST_LEAVE_DAYS)
      return text('leave.tooLong', { count: LONGEST_LEAVE_DAYS });
  };
}
