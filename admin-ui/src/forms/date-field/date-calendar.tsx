import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { addDays, type CalendarDate } from '../../../../api/contract/calendar-date.js';
import { useWeekStart } from '../../api/config';
import type { LeaveOf } from '../../api/use-month-costs';
import { useToday } from '../../api/use-today';
import { useText } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import { addMonths, firstDayOf, monthOf } from '../../ui/calendar/month-days';
import { MonthGrid } from '../../ui/calendar/month-grid';
import { MonthHead } from '../../ui/calendar/month-head';
import { usePlacement } from '../../ui/layout/use-placement';
import classes from './date-field.module.css';
import { insideLimits } from './step-keys';
import { useMarkedDays } from './use-marked-days';
import { type Limits, useDateFault } from './use-typed-dates';

interface Props {
  limits: Limits;
  of: LeaveOf | undefined;
  field: RefObject<HTMLElement | null>;
  date: CalendarDate | undefined;
  clearable: boolean;
  /** Moves the focus to the days. */
  focused: boolean;
  inFlow: boolean;
  onChoose: (date: string) => void;
  /** Where the keyboard of a touch screen is not there yet. */
  onType?: (() => void) | undefined;
}

const FIRST = '0001-01-01';
const LAST = '9999-12-31';

export default function DateCalendar(props: Props): ReactNode {
  const { field, limits, of, date, clearable, focused, inFlow, onChoose, onType } = props;
  const { from, min = FIRST, max = LAST } = limits;
  const text = useText();
  const id = useId();
  const faultOf = useDateFault();
  const today = useToday() ?? from ?? min;
  const panel = useRef<HTMLDivElement>(null);
  const shown = date ?? insideLimits(from ?? today, limits);
  const [month, setMonth] = useState(monthOf(shown));
  const [lastShown, setLastShown] = useState(shown);
  const weekStart = useWeekStart();
  const { spans, holidayOn } = useMarkedDays(of, month);
  usePlacement(field, panel, !inFlow);

  // Follows the date that is typed.
  if (shown !== lastShown) {
    setLastShown(shown);
    setMonth(monthOf(shown));
  }

  function describe(day: CalendarDate): string | undefined {
    const leave = spans.find(({ start, end }) => day >= start && day <= end);
    const words = [leave?.description, holidayOn(day), faultOf(day, limits)].filter(Boolean);
    return words.join(', ') || undefined;
  }

  useLayoutEffect(() => {
    if (inFlow) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [inFlow]);

  useLayoutEffect(() => {
    if (focused) panel.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  }, [focused]);

  return (
    <div
      ref={panel}
      role="dialog"
      // Keeps the focus in the field when a gap is pressed.
      tabIndex={-1}
      aria-label={text('forms.date.choose')}
      popover={inFlow ? undefined : 'manual'}
      className={inFlow ? classes.inFlow : classes.floating}
    >
      <MonthHead id={id} {...{ month, min, max }} onMonth={setMonth} />
      <MonthGrid
        {...{ month, weekStart, min, max, today, spans, onChoose, describe }}
        labelledBy={id}
        onMonth={setMonth}
        chosen={{ start: date ?? '', end: '' }}
        costOf={(day) => (day !== date && holidayOn(day) ? 'nothing' : undefined)}
        isFree={(day) => holidayOn(day) !== undefined}
      />
      <div className={classes.foot}>
        <Shortcuts {...{ from, today, min, max, onChoose }} />
        <span className={classes.last}>
          {clearable && date && (
            <RowAction onClick={() => onChoose('')}>{text('forms.date.clear')}</RowAction>
          )}
          {onType && <RowAction onClick={onType}>{text('forms.date.type')}</RowAction>}
        </span>
      </div>
    </div>
  );
}

interface ShortcutsProps {
  from: CalendarDate | undefined;
  today: CalendarDate;
  min: CalendarDate;
  max: CalendarDate;
  onChoose: (date: CalendarDate) => void;
}

/** Those inside the limits: for the second date of a pair, lengths; else today and the first of a month. */
function Shortcuts({ from, today, min, max, onChoose }: ShortcutsProps) {
  const text = useText();
  const shortcuts = from
    ? ([
        ['sameDay', from],
        ['oneWeek', addDays(from, 6)],
      ] as const)
    : ([
        ['today', today],
        ['firstOfMonth', firstDayOf(addMonths(monthOf(today), 1))],
      ] as const);
  return shortcuts
    .filter(([, date]) => date >= min && date <= max)
    .map(([name, date]) => (
      <RowAction key={name} onClick={() => onChoose(date)}>
        {text(`forms.date.${name}`)}
      </RowAction>
    ));
}
