import { useMemo } from 'react';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type {
  CalendarAbsence,
  CalendarSchedule,
} from '../../../api/contract/leave/team-calendar.js';
import { useToday } from '../api/use-today';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import type { Period } from './calendar-period';
import { workingDays } from './working-days';

interface CalendarWords {
  /** 14 – 17 Dec, until midday */
  span: (absence: CalendarAbsence) => string;
  /** 14 – 17 Dec, 4 working days */
  length: (absence: CalendarAbsence, schedule: CalendarSchedule, period: Period) => string;
  /** Away 14 – 17 Dec, pending */
  absence: (absence: CalendarAbsence) => string;
  /** All absences of a person in one sentence. */
  absences: (absences: readonly CalendarAbsence[]) => string;
  /** 25 Dec: Christmas Day */
  holiday: (day: CalendarDate, schedule: CalendarSchedule) => string | undefined;
  /** Christmas Day: the names of the holidays that some of the people have. */
  holidays: (day: CalendarDate, schedules: readonly CalendarSchedule[]) => string | undefined;
  /** Christmas Day, or not a working day; undefined where there is work. */
  dayOff: (day: CalendarDate, schedule: CalendarSchedule) => string | undefined;
}

export function useCalendarWords(): CalendarWords {
  const text = useText();
  const amounts = useAmounts();
  const { shortSpan } = useDates();
  const thisYear = useToday()?.slice(0, 4);
  return useMemo(() => {
    function span({ startDate, endDate, startsAt, endsAt, minutes }: CalendarAbsence): string {
      const dates = shortSpan(startDate, endDate, thisYear);
      if (minutes !== null)
        return text('teamCalendar.part', {
          span: dates,
          amount: amounts.words(minutes, 'minutes'),
        });
      if (startDate === endDate && (startsAt === 'noon' || endsAt === 'noon'))
        return text('teamCalendar.part', {
          span: dates,
          amount: text(
            startsAt === 'noon' ? 'teamCalendar.halves.afternoon' : 'teamCalendar.halves.morning',
          ),
        });
      const halves = [
        startsAt === 'noon' && text('teamCalendar.halves.fromNoon'),
        endsAt === 'noon' && text('teamCalendar.halves.untilNoon'),
      ];
      return [dates, ...halves.filter(Boolean)].join(', ');
    }

    function absence(one: CalendarAbsence): string {
      const words = text(
        one.status === 'Pending' ? 'teamCalendar.pendingAbsence' : 'teamCalendar.absence',
        { span: span(one) },
      );
      return one.exempt ? text('teamCalendar.exemptAbsence', { words }) : words;
    }

    return {
      span,
      absence,
      length(one, schedule, period) {
        const days = workingDays(one, schedule, period);
        return days === undefined
          ? span(one)
          : text('teamCalendar.length', { span: span(one), count: days });
      },
      absences: (all) =>
        all.length === 0 ? text('teamCalendar.noAbsence') : all.map(absence).join('. '),
      holiday(day, { holidays }) {
        const holiday = holidays.find((one) => one.day === day);
        return (
          holiday &&
          text('app.labelled', { label: shortSpan(day, day, thisYear), value: holiday.name })
        );
      },
      holidays(day, schedules) {
        const named = schedules
          .flatMap(({ holidays }) => holidays.filter((one) => one.day === day))
          .map(({ name, half }) =>
            half
              ? text('teamCalendar.part', {
                  span: name,
                  amount: text(`teamCalendar.halves.${half}`),
                })
              : name,
          );
        return [...new Set(named)].join(', ') || undefined;
      },
      dayOff(day, { free, holidays }) {
        const holiday = holidays.find((one) => one.day === day);
        if (holiday) return holiday.name;
        return free.some((one) => one.day === day && one.half === null)
          ? text('teamCalendar.notWorking')
          : undefined;
      },
    };
  }, [text, amounts, shortSpan, thisYear]);
}
