import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDates } from '../../i18n/use-dates';
import classes from './month-calendar.module.css';
import { dayForKey, firstDayOf, monthOf, weeksOf } from './month-days';
import { isWeekend } from './weekend';

export interface CalendarSpan {
  start: CalendarDate;
  end: CalendarDate;
  /** 'open' is a pending request. */
  variant: 'taken' | 'open';
  description: string;
}

/** A dot under the date of a chosen day. */
type DayMark = 'nothing' | 'firstPart' | 'lastPart' | 'whole';

export interface GridProps {
  /** '2026-12' */
  month: string;
  onMonth: (month: string) => void;
  /** 0 is Monday. */
  weekStart: number;
  labelledBy: string;
  min: CalendarDate;
  max: CalendarDate;
  today: CalendarDate;
  /** '' while not chosen. */
  chosen: { start: string; end: string };
  onChoose: (date: CalendarDate) => void;
  /** A day that lies in a span was pressed. */
  onTaken?: (date: CalendarDate) => void;
  spans?: CalendarSpan[];
  /** A day with a note has a bar above its date. */
  noteOf?: (date: CalendarDate) => string | undefined;
  costOf?: (date: CalendarDate) => DayMark | undefined;
  /** Days that cost nothing are pale. */
  isFree?: (date: CalendarDate) => boolean;
  /** A word under days that are not chosen. */
  captionOf?: (date: CalendarDate) => string | undefined;
  describe: (date: CalendarDate) => string | undefined;
  onHover?: (date: CalendarDate | undefined) => void;
}

/** A single Tab stop; the arrow keys move between days. */
export function MonthGrid(props: GridProps) {
  const { month, weekStart, labelledBy, today, chosen, spans = [], describe, onHover } = props;
  const { noteOf, costOf, isFree: isPale, captionOf } = props;
  const { weekday, weekdayShort } = useDates();
  const lastChosen = chosen.end || chosen.start;
  const { table, tabStop, isFree, choose, onKeyDown } = useGridFocus(props);

  return (
    <table
      ref={table}
      role="grid"
      className={classes.days}
      aria-labelledby={labelledBy}
      onPointerLeave={() => onHover?.(undefined)}
    >
      <thead>
        <tr>
          {weeksOf('2024-01', weekStart)[1]?.map((day) => (
            <th key={day} scope="col">
              {weekdayShort(day as CalendarDate)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, weekStart).map((week, row) => (
          <tr key={row}>
            {week.map((date, column) =>
              date ? (
                <td
                  key={date}
                  role="gridcell"
                  tabIndex={date === tabStop ? 0 : -1}
                  className={dayClasses(date, spans, chosen.start, lastChosen)}
                  aria-selected={chosen.start !== '' && date >= chosen.start && date <= lastChosen}
                  aria-disabled={!isFree(date)}
                  aria-current={date === today ? 'date' : undefined}
                  data-noted={noteOf?.(date) !== undefined}
                  data-cost={costOf?.(date)}
                  data-free={isPale?.(date) ?? false}
                  onClick={() => choose(date)}
                  onKeyDown={(event) => onKeyDown(event, date)}
                  onFocus={() => onHover?.(date)}
                  onBlur={() => onHover?.(undefined)}
                  onPointerEnter={() => onHover?.(date)}
                >
                  <span className={classes.number} aria-hidden="true">
                    {Number(date.slice(8))}
                  </span>
                  <Caption>{captionOf?.(date)}</Caption>
                  <span className="visually-hidden">
                    {[weekday(date), describe(date)].filter(Boolean).join(', ')}
                  </span>
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

/** The day with the Tab stop, and the keys that move it. */
function useGridFocus({
  month,
  onMonth,
  weekStart,
  min,
  max,
  today,
  chosen,
  onChoose,
  onTaken,
  spans = [],
}: GridProps) {
  const table = useRef<HTMLTableElement>(null);
  const moveFocus = useRef(false);
  const [focusedDay, setFocusedDay] = useState<CalendarDate>();
  const tabStop =
    [focusedDay, chosen.start, today].find((date) => date && monthOf(date) === month) ??
    firstDayOf(month);

  useEffect(() => {
    if (moveFocus.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moveFocus.current = false;
  }, [tabStop]);

  const isTaken = (date: CalendarDate) =>
    spans.some(({ start, end }) => date >= start && date <= end);
  const isFree = (date: CalendarDate) => date >= min && date <= max && !(onTaken && isTaken(date));

  function choose(date: CalendarDate) {
    setFocusedDay(date);
    if (isFree(date)) onChoose(date);
    else if (isTaken(date)) onTaken?.(date);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, date: CalendarDate) {
    const { key, shiftKey, altKey, currentTarget } = event;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      return choose(date);
    }
    const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const next = dayForKey(key, date, { rightToLeft, shift: shiftKey, weekStart });
    if (!next || altKey) return;
    event.preventDefault();
    moveFocus.current = true;
    setFocusedDay(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  }

  return { table, tabStop, isFree, choose, onKeyDown };
}

function Caption({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <small className={classes.caption} data-wraps={children.includes(' ')} aria-hidden="true">
      {children}
    </small>
  );
}

function dayClasses(date: CalendarDate, spans: CalendarSpan[], start: string, end: string): string {
  const chosen =
    start !== '' && date >= start && date <= end
      ? { start, end, variant: 'chosen' as const }
      : undefined;
  const span = chosen ?? spans.find((other) => date >= other.start && date <= other.end);
  const names = [
    isWeekend(date) && classes.weekend,
    span && classes[span.variant],
    span?.start === date && classes.first,
    span?.end === date && classes.last,
  ];
  return names.filter(Boolean).join(' ');
}
