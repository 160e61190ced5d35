import { type ReactNode, useId, useState } from 'react';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import classes from './month-calendar.module.css';
import { type GridProps, MonthGrid } from './month-grid';
import { MonthHead } from './month-head';

interface Props extends Omit<GridProps, 'labelledBy' | 'describe' | 'onHover'> {
  costWords?: (date: CalendarDate) => string | undefined;
  hint: string;
  legend: ReactNode;
}

export function MonthCalendar({ month, onMonth, hint, legend, costWords, ...grid }: Props) {
  const text = useText();
  const { weekday } = useDates();
  const id = useId();
  const [hovered, setHovered] = useState<CalendarDate>();
  const { min, max, spans = [], noteOf } = grid;

  function describe(date: CalendarDate): string | undefined {
    const span = spans.find(({ start, end }) => date >= start && date <= end);
    // The cost of a day matters only where the day can be chosen.
    const words = [span ? undefined : costWords?.(date), noteOf?.(date)].filter(Boolean).join('. ');
    return [span?.description, words].filter(Boolean).join(' ') || undefined;
  }

  const description = hovered && describe(hovered);
  return (
    <section className={classes.calendar} aria-labelledby={id}>
      <MonthHead {...{ id, month, min, max, onMonth }} />
      <MonthGrid
        {...grid}
        month={month}
        onMonth={onMonth}
        labelledBy={id}
        describe={describe}
        onHover={setHovered}
      />
      {/* Hidden from screen readers, which read it with the day itself. */}
      <p className={classes.description} aria-hidden={description !== undefined}>
        {description ? text('app.labelled', { label: weekday(hovered), value: description }) : hint}
      </p>
      {legend}
    </section>
  );
}
