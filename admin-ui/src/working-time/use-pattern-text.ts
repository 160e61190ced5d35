import { addDays } from '../../../api/contract/calendar-date.js';
import {
  DAYS_OF_A_WEEK,
  type PatternSlot,
} from '../../../api/contract/working-time/working-time.js';
import { utcMidnight } from '../i18n/calendar-day';
import { useLanguage } from '../i18n/language';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { weeksOf } from './pattern-week';

const A_MONDAY = '2024-01-01';

/** 0 is Monday. */
export function useWeekdayNames(): string[] {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' });
  return Array.from({ length: DAYS_OF_A_WEEK }, (_, day) =>
    format.format(utcMidnight(addDays(A_MONDAY, day))),
  );
}

/** 'Monday, Tuesday (morning) and Friday', for each week of the cycle. */
export function usePatternText(): (slots: PatternSlot[]) => string {
  const text = useText();
  const list = useListText();
  const names = useWeekdayNames();
  const dayText = ([morning, afternoon]: PatternSlot, name: string) => {
    if (morning > 0 && afternoon > 0) return name;
    return text(morning > 0 ? 'workingTime.morningOf' : 'workingTime.afternoonOf', { day: name });
  };
  return (slots) => {
    const weeks = weeksOf(slots, DAYS_OF_A_WEEK).map((week) => {
      const worked = week.flatMap((slot, day) =>
        slot[0] + slot[1] > 0 ? dayText(slot, names[day] ?? '') : [],
      );
      return worked.length === 0 ? text('workingTime.freeWeek') : list(worked);
    });
    return weeks.length === 1
      ? String(weeks[0])
      : weeks
          .map((week, index) => text('workingTime.weekText', { week: index + 1, days: week }))
          .join('; ');
  };
}
