import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { IconButton } from '../button';
import { Icon } from '../icon';
import classes from './month-calendar.module.css';
import { type GridProps, MonthGrid } from './month-grid';
import { firstDayOf, lastDayOf, addMonths } from './month-days';

interface Props extends Omit<GridProps, 'labelledBy' | 'describe' | 'onHover'> {
  costWords?: (date: CalendarDate) => string | undefined;
  labels: { previous: string; next: string };
  hint: string;
  legend: ReactNode;
}

export function MonthCalendar({ month, onMonth, labels, hint, legend, costWords, ...grid }: Props) {
  const text = useText();
  const { longMonth, weekday } = useDates();
  const id = useId();
  const [hovered, setHovered] = useState<CalendarDate>();
  const { min, max, spans, noteOf } = grid;

  function describe(date: CalendarDate): string | undefined {
    const span = spans.find(({ start, end }) => date >= start && date <= end);
    // The cost of a day matters only where the day can be chosen.
    const words = [span ? undefined : costWords?.(date), noteOf(date)].filter(Boolean).join('. ');
    return [span?.description, words].filter(Boolean).join(' ') || undefined;
  }

  const description = hovered && describe(hovered);
  const buttons = [
    {
      label: labels.previous,
      to: addMonths(month, -1),
      icon: ChevronLeft,
      disabled: lastDayOf(addMonths(month, -1)) < min,
    },
    {
      label: labels.next,
      to: addMonths(month, 1),
      icon: ChevronRight,
      disabled: firstDayOf(addMonths(month, 1)) > max,
    },
  ];
  const [previous, next] = buttons.map(({ label, to, icon, disabled }) => (
    <IconButton
      key={label}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onMonth(to)}
    >
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
