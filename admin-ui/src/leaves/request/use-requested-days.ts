import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import {
  type CalendarDate,
  inclusiveDays,
  isCalendarDate,
} from '../../../../api/contract/calendar-date.js';
import { LONGEST_LEAVE_DAYS } from '../../../../api/contract/leave/leave-types.js';

interface Days {
  startDate?: string;
  endDate?: string;
}

export function useRequestedDays() {
  const { setValue } = useFormContext<Days>();
  const { isSubmitted } = useFormState<Days>();
  const [start = '', end = ''] = useWatch<Days, ['startDate', 'endDate']>({
    name: ['startDate', 'endDate'],
  });
  const chosen = isCalendarDate(start) && isCalendarDate(end);
  const count = chosen ? inclusiveDays(start, end) : 0;
  const choose = (date: CalendarDate) => take(...nextRange(start, end, date));

  function take(first: string, last: string) {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: isSubmitted };
    setValue('endDate', last, options);
    setValue('startDate', first, options);
  }

  const valid = count > 0 && count <= LONGEST_LEAVE_DAYS;
  return { days: valid ? count : 0, invalid: chosen && !valid, start, end, choose, take };
}

/** One tap is a day, a second one on another day the first and last in either order, a third starts anew. */
function nextRange(start: string, end: string, date: CalendarDate): [start: string, end: string] {
  if (!start || (end && end !== start)) return [date, date];
  return date < start ? [date, start] : [start, date];
}
