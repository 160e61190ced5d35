import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import {
  type CalendarDate,
  EARLIEST_LEAVE,
  inclusiveDays,
  isCalendarDate,
} from '../../../../api/contract/calendar-date.js';
import { LONGEST_LEAVE_DAYS } from '../../../../api/contract/leave/leave-types.js';

interface Days {
  startDate?: string;
  endDate?: string;
}

export function useRequestedDays() {
  const { setValue, trigger } = useFormContext<Days>();
  const { errors, isSubmitted } = useFormState<Days>();
  const [start = '', end = ''] = useWatch<Days, ['startDate', 'endDate']>({
    name: ['startDate', 'endDate'],
  });
  const chosen = isCalendarDate(start) && isCalendarDate(end);
  const count = chosen ? inclusiveDays(start, end) : 0;
  const backwards = chosen && end >= EARLIEST_LEAVE && end < start;
  const hasError = errors.endDate !== undefined || backwards;

  // A start that is typed is a day, too; an earlier end could not stay.
  useEffect(() => {
    if (isCalendarDate(start) && (end === '' || end < start)) setValue('endDate', start);
    // The end may be emptied or refused afterwards.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [start, setValue]);

  // The validity of the end date depends on the start date.
  useEffect(() => {
    if (hasError) void trigger('endDate');
    // Not when an error appears: the server's would be gone at once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [start, end, trigger]);

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
