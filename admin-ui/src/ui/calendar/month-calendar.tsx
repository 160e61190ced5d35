import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDates } from '../../i18n/use-dates';
import { IconButton } from '../button';
import { Icon } from '../icon';
import classes from './month-calendar.module.css';
import { type CalendarSpan, MonthGrid } from './month-grid';
import { firstOf, lastOf, monthsOn } from './month-days';

interface Props {
  /** '2026-12' */
  month: string;
  onMonth: (month: string) => void;
  /** Days before and after cannot be chosen. */
  min: CalendarDate;
  max: CalendarDate;
  today: CalendarDate;
  /** '' while not chosen. */
  chosen: { start: string; end: string };
  onChoose: (date: CalendarDate) => void;
  /** Days that cannot be chosen. */
  spans: CalendarSpan[];
  /** What else is to be said of a day; a day with something to say has a dot. */
  noteOf: (date: CalendarDate) => string | undefined;
  words: { previous: string; next: string };
  /** Stands beneath while no day that has something to say is pointed at. */
  hint: string;
  /** What the marks mean. */
  legend: ReactNode;
}

/** A month whose days are chosen by pointing or by keyboard, with what is already there. */
export function MonthCalendar({ month, onMonth, words, hint, legend, ...grid }: Props) {
  const { longMonth, weekday } = useDates();
  const id = useId();
  const [pointed, setPointed] = useState<CalendarDate>();
  const { min, max, spans, noteOf } = grid;

  /** What the marks of a day mean. */
  function told(date: CalendarDate): string | undefined {
    const span = spans.find(({ start, end }) => date >= start && date <= end);
    return [span?.said, noteOf(date)].filter(Boolean).join(' ') || undefined;
  }

  const said = pointed && told(pointed);
  const turns = [
    { label: words.previous, to: monthsOn(month, -1), icon: ChevronLeft, off: lastOf(monthsOn(month, -1)) < min },
    { label: words.next, to: monthsOn(month, 1), icon: ChevronRight, off: firstOf(monthsOn(month, 1)) > max },
  ];
  const [previous, next] = turns.map(({ label, to, icon, off }) => (
    <IconButton key={label} aria-label={label} aria-disabled={off} onClick={() => !off && onMonth(to)}>
      <Icon of={icon} mirrored />
    </IconButton>
  ));
  return (
    <section className={classes.calendar} aria-labelledby={id}>
      <header>
        {previous}
        <strong id={id} aria-live="polite">
          {longMonth(month)}
        </strong>
        {next}
      </header>
      <MonthGrid {...grid} month={month} onMonth={onMonth} labelledBy={id} told={told} onPoint={setPointed} />
      {/* The day itself says it to those who hear it. */}
      <p className={classes.told} aria-hidden={said !== undefined}>
        {said ? `${weekday(pointed)}: ${said}` : hint}
      </p>
      {legend}
    </section>
  );
}
