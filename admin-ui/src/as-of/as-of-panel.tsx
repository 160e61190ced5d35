import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import {
  addMonths,
  addYears,
  type CalendarDate,
  EARLIEST_EMPLOYMENT,
  isCalendarDate,
} from '../../../api/contract/calendar-date.js';
import { useWeekStart } from '../api/config';
import { useToday } from '../api/use-today';
import { DateField } from '../forms/date-field/date-field';
import { useTypedDates } from '../forms/date-field/use-typed-dates';
import { useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import { monthOf } from '../ui/calendar/month-days';
import { MonthGrid } from '../ui/calendar/month-grid';
import { MonthHead } from '../ui/calendar/month-head';
import { useTouch } from '../ui/layout/use-phone';
import classes from './as-of.module.css';
import { useLatestAsOf } from './use-latest-as-of';

interface Props {
  day: CalendarDate | undefined;
  onChoose: (day: CalendarDate) => void;
}

/** A day is typed, chosen in the calendar, or one of those that are asked for most. */
export function AsOfPanel(props: Props) {
  const today = useToday();
  return today && <DayChoice {...props} today={today} />;
}

function DayChoice({ day, today, onChoose }: Props & { today: CalendarDate }) {
  const text = useText();
  const id = useId();
  const touch = useTouch();
  const weekStart = useWeekStart();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>(day ?? '');
  const latest = useRef(typed);
  const [month, setMonth] = useState(monthOf(day ?? today));
  const max = useLatestAsOf() ?? today;
  const limits = { min: EARLIEST_EMPLOYMENT, max };
  const read = useTypedDates();
  const dateOf = (words: string) => {
    const found = read(words, limits);
    return isCalendarDate(words) ? words : found && 'date' in found ? found.date : '';
  };

  // The keyboard of a touch screen would cover the calendar.
  useEffect(() => {
    if (!touch) input.current?.focus();
  }, [touch]);

  function type(value: string) {
    latest.current = value;
    setTyped(value);
    const date = dateOf(value);
    if (date) setMonth(monthOf(date));
  }

  /** After the field, which reads the words as a date first. */
  function takeTyped({ key }: KeyboardEvent) {
    const value = latest.current;
    if (key === 'Enter' && isCalendarDate(value) && value >= limits.min && value <= limits.max)
      onChoose(value);
  }

  return (
    <div className={classes.panel} role="group" aria-label={text('asOf.choose')}>
      <div onKeyDown={takeTyped}>
        <DateField
          hideLabel
          typedOnly
          label={text('asOf.day')}
          inputRef={input}
          value={typed}
          onChange={type}
          {...limits}
        />
      </div>
      <MonthHead id={id} month={month} {...limits} onMonth={setMonth} />
      <MonthGrid
        {...{ month, weekStart, today, onChoose, ...limits }}
        onMonth={setMonth}
        labelledBy={id}
        chosen={{ start: dateOf(typed), end: '' }}
        describe={() => undefined}
      />
      <div className={classes.quick}>
        {USUAL.filter((name) => usualDay[name](today) <= max).map((name) => (
          <RowAction key={name} onClick={() => onChoose(usualDay[name](today))}>
            {text(`asOf.${name}`)}
          </RowAction>
        ))}
      </div>
    </div>
  );
}

const USUAL = ['startOfYear', 'yearAgo', 'inAMonth'] as const;
const usualDay = {
  startOfYear: (today: CalendarDate) => `${today.slice(0, 4)}-01-01`,
  yearAgo: (today: CalendarDate) => addYears(today, -1),
  inAMonth: (today: CalendarDate) => addMonths(today, 1),
};
