import { addDays, type CalendarDate, eachDay, inclusiveDays } from '../../../api/contract/calendar-date.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import classes from './week-strip.module.css';

const DAYS = 7;
const STEP = 14;
const WIDTH = DAYS * STEP;

/** A letter over each day of the strips beneath, today's first. */
export function Weekdays({ from }: { from: CalendarDate }) {
  const text = useText();
  const { weekdayLetter, weekday } = useDates();
  return (
    <span className={classes.letters} role="img" aria-label={text('dashboard.nextDays', { date: weekday(from) })}>
      {eachDay(from, addDays(from, DAYS - 1)).map((day) => (
        <span key={day}>{weekdayLetter(day)}</span>
      ))}
    </span>
  );
}

/** A capsule joins the days away, from today on; cut flat when they go on beyond the week. */
export function WeekStrip({ from, until }: { from: CalendarDate; until: CalendarDate }) {
  const away = inclusiveDays(from, until);
  const free = Array.from({ length: Math.max(0, DAYS - away) }, (_, day) => away + day);
  return (
    <svg className={classes.strip} width={WIDTH} height="16" viewBox={`0 0 ${WIDTH} 16`} aria-hidden="true">
      {free.map((day) => (
        <circle key={day} cx={day * STEP + STEP / 2} cy="8" r="2.5" />
      ))}
      {away > DAYS ? <path d={`M7 2H${WIDTH}v12H7A6 6 0 0 1 7 2z`} /> : <rect x="1" y="2" width={away * STEP - 2} height="12" rx="6" />}
    </svg>
  );
}
