import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { useDates } from './use-dates';
import { useText } from './use-text';

/** Such as '2015-03-01/2018-02-28, ../2020-12-31', where '..' is an unknown beginning. */
export function useIntervals(): (intervals: string) => string {
  const text = useText();
  const { day, span } = useDates();
  const intervalText = (interval: string) => {
    const [first = '', last = ''] = interval.split('/');
    return isCalendarDate(first)
      ? span(first, last)
      : text('employment.until', { date: day(last) });
  };
  return (intervals) => intervals.split(', ').map(intervalText).join('; ');
}
