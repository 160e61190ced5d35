import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type CalendarDate, inclusiveDays, isCalendarDate } from '../../../api/contract/calendar-date.js';
import { LONGEST_LEAVE_DAYS } from '../../../api/contract/leave-types.js';

interface Days {
  startDate?: string;
  endDate?: string;
}

export function useRequestedDays() {
  const { setValue, trigger } = useFormContext<Days>();
  const { errors, isSubmitted } = useFormState<Days>();
  const [start = '', end = ''] = useWatch<Days, ['startDate', 'endDate']>({ name: ['startDate', 'endDate'] });
  const count = isCalendarDate(start) && isCalendarDate(end) ? inclusiveDays(start, end) : 0;
  const hasError = errors.endDate !== undefined;

  // The validity of the end date depends on the start date.
  useEffect(() => {
    if (hasError) void trigger('endDate');
    // Only when the start date changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [start, trigger]);

  function choose(date: CalendarDate) {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: isSubmitted };
    const [first, last] = nextRange(start, end, date);
    setValue('endDate', last, options);
    setValue('startDate', first, options);
  }

  return { days: count > 0 && count <= LONGEST_LEAVE_DAYS ? count : 0, start, end, choose };
}

/** The first and last day may be chosen in any order; a third day starts a new range. */
function nextRange(start: string, end: string, date: CalendarDate): [start: string, end: string] {
  if (!start || end) return [date, ''];
  return date < start ? [date, start] : [start, date];
}
