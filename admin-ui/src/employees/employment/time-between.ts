import {
  addDays,
  type CalendarDate,
  inclusiveDays,
} from '../../../../api/contract/calendar-date.js';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';

type DateParts = [number, number, number];

/** '5 years and 7 months', with both days included; days only where there is no whole month. */
export function useTimeBetween(): (first: CalendarDate, last: CalendarDate) => string {
  const text = useText();
  const listText = useListText();
  return (first, last) => {
    const { years, months } = timeBetween(first, last);
    if (years + months === 0) return text('employment.days', { count: inclusiveDays(first, last) });
    const parts = [
      years > 0 && text('employment.years', { count: years }),
      months > 0 && text('employment.months', { count: months }),
    ];
    return listText(parts.filter((part) => part !== false));
  };
}

/** Whole years and months. */
function timeBetween(first: CalendarDate, last: CalendarDate): { years: number; months: number } {
  const [from, to] = [first, addDays(last, 1)].map((date) => date.split('-').map(Number)) as [
    DateParts,
    DateParts,
  ];
  const months = Math.max(0, (to[0] - from[0]) * 12 + to[1] - from[1] - (to[2] < from[2] ? 1 : 0));
  return { years: Math.floor(months / 12), months: months % 12 };
}
