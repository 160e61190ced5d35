import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDates } from '../../i18n/use-dates';
import classes from './month-calendar.module.css';
import { dayReached, firstOf, monthOf, weeksOf } from './month-days';
import { isWeekend } from './weekend';

export interface CalendarSpan {
  start: CalendarDate;
  end: CalendarDate;
  /** Surely taken, or not decided. */
  look: 'taken' | 'open';
  /** Why its days cannot be chosen. */
  said: string;
}

interface Props {
  month: string;
  onMonth: (month: string) => void;
  labelledBy: string;
  min: CalendarDate;
  max: CalendarDate;
  today: CalendarDate;
  chosen: { start: string; end: string };
  onChoose: (date: CalendarDate) => void;
  spans: CalendarSpan[];
  noteOf: (date: CalendarDate) => string | undefined;
  told: (date: CalendarDate) => string | undefined;
  onPoint: (date: CalendarDate | undefined) => void;
}

/** One stop for the Tab key; within it the arrows lead from day to day. */
export function MonthGrid({ month, onMonth, labelledBy, min, max, today, chosen, onChoose, spans, noteOf, told, onPoint }: Props) {
  const { weekday, weekdayStart } = useDates();
  const table = useRef<HTMLTableElement>(null);
  const reaching = useRef(false);
  const [reached, setReached] = useState<CalendarDate>();
  const stop = [reached, chosen.start, today].find((date) => date && monthOf(date) === month) ?? firstOf(month);
  const weeks = weeksOf(month);
  const last = chosen.end || chosen.start;

  useEffect(() => {
    if (reaching.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    reaching.current = false;
  }, [stop]);

  const isFree = (date: CalendarDate) => date >= min && date <= max && !spans.some(({ start, end }) => date >= start && date <= end);

  function choose(date: CalendarDate) {
    setReached(date);
    if (isFree(date)) onChoose(date);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, date: CalendarDate) {
    const { key, currentTarget } = event;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      return choose(date);
    }
    const next = dayReached(key, date, getComputedStyle(currentTarget).direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    if (next < min || next > max) return;
    reaching.current = true;
    setReached(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  }

  return (
    <table ref={table} role="grid" className={classes.days} aria-labelledby={labelledBy} onPointerLeave={() => onPoint(undefined)}>
      <thead>
        <tr>
          {weeksOf('2024-01')[0]?.map((monday) => (
            <th key={monday} scope="col">
              {weekdayStart(monday as CalendarDate)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((date, column) =>
              date ? (
                <td
                  key={date}
                  role="gridcell"
                  tabIndex={date === stop ? 0 : -1}
                  className={looks(date, spans, chosen.start, last)}
                  aria-selected={chosen.start !== '' && date >= chosen.start && date <= last}
                  aria-disabled={!isFree(date)}
                  aria-current={date === today ? 'date' : undefined}
                  data-noted={noteOf(date) !== undefined}
                  onClick={() => choose(date)}
                  onKeyDown={(event) => onKeyDown(event, date)}
                  onFocus={() => onPoint(date)}
                  onBlur={() => onPoint(undefined)}
                  onPointerEnter={() => onPoint(date)}
                >
                  <span className={classes.number} aria-hidden="true">
                    {Number(date.slice(8))}
                  </span>
                  <span className="visually-hidden">{[weekday(date), told(date)].filter(Boolean).join(', ')}</span>
                </td>
              ) : (
                <td key={column} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is chosen lies above what is taken; days that belong together are joined. */
function looks(date: CalendarDate, spans: CalendarSpan[], start: string, end: string): string {
  const chosen = start !== '' && date >= start && date <= end ? { start, end, look: 'chosen' as const } : undefined;
  const span = chosen ?? spans.find((other) => date >= other.start && date <= other.end);
  const names = [isWeekend(date) && classes.weekend, span && classes[span.look], span?.start === date && classes.first, span?.end === date && classes.last];
  return names.filter(Boolean).join(' ');
}
