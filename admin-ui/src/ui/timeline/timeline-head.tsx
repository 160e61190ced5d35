import { type CSSProperties, memo } from 'react';
import { addDays, type CalendarDate, eachDay } from '../../../../api/contract/calendar-date.js';
import type { CalendarSchedule } from '../../../../api/contract/leave/team-calendar.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { monthOf } from '../calendar/month-days';
import { headMark, isFreeForAll, lastDayOf, type TimelineSpan } from './timeline-shapes';
import classes from './timeline.module.css';

interface Props {
  span: TimelineSpan;
  schedules: readonly CalendarSchedule[];
  today: CalendarDate | undefined;
  marked: { start: CalendarDate; end: CalendarDate } | undefined;
  narrow: boolean;
}

/** The days, as the cells of the rows name them to screen readers. */
export const TimelineHead = memo(function Head({ span, schedules, today, marked, narrow }: Props) {
  const text = useText();
  const { month, weekdayLetter } = useDates();
  const isMonday = (date: CalendarDate) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1;
  const days = eachDay(span.from, lastDayOf(span));
  return (
    <div role="row" aria-rowindex={1} className={classes.head}>
      <div role="columnheader" className={classes.name}>
        <span className="visually-hidden">{text('teamCalendar.person')}</span>
      </div>
      <div role="columnheader" className={classes.days} data-narrow={narrow}>
        <span className="visually-hidden">{text('teamCalendar.absences')}</span>
        {narrow &&
          monthsOf(span).map(({ first, place }) => (
            <b key={first} aria-hidden="true" style={{ '--place': place } as CSSProperties}>
              {month(monthOf(first))}
            </b>
          ))}
        {days.map((day) => (
          <span
            key={day}
            aria-hidden="true"
            className={classes.day}
            data-free={isFreeForAll(schedules, day)}
            data-today={day === today}
            data-marked={marked !== undefined && day >= marked.start && day <= marked.end}
          >
            {!narrow && <small>{weekdayLetter(day)}</small>}
            {(!narrow || isMonday(day)) && (
              <span data-mark={narrow ? undefined : headMark(schedules, day)}>
                {Number(day.slice(8))}
              </span>
            )}
            {narrow && headMark(schedules, day) && <i data-mark={headMark(schedules, day)} />}
          </span>
        ))}
      </div>
    </div>
  );
});

function monthsOf({ from, days }: TimelineSpan): { first: CalendarDate; place: number }[] {
  return Array.from({ length: days }, (_, place) => ({
    first: addDays(from, place),
    place,
  })).filter(({ first, place }) => place === 0 || first.endsWith('-01'));
}
