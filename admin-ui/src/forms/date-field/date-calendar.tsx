import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { addDays, type CalendarDate } from '../../../../api/contract/calendar-date.js';
import { useToday } from '../../api/use-today';
import { useText } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import { addMonths, firstDayOf, monthOf } from '../../ui/calendar/month-days';
import { MonthGrid } from '../../ui/calendar/month-grid';
import { MonthHead } from '../../ui/calendar/month-head';
import { usePlacement } from '../../ui/layout/use-placement';
import classes from './date-field.module.css';
import { insideLimits } from './step-keys';
import { useDateFault } from './use-typed-dates';
import type { PairLimits } from './use-typed-value';

interface Props {
  limits: PairLimits;
  field: RefObject<HTMLElement | null>;
  date: CalendarDate | undefined;
  optional?: boolean | undefined;
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
  const { field, limits, date, optional, focused, inFlow, onChoose, onType } = props;
  const { from, min = FIRST, max = LAST } = limits;
  const text = useText();
  const id = useId();
  const faultOf = useDateFault();
  const today = useToday() ?? from ?? min;
  const panel = useRef<HTMLDivElement>(null);
  const shown = date ?? insideLimits(from ?? today, limits);
  const [month, setMonth] = useState(monthOf(shown));
  const [lastShown, setLastShown] = useState(shown);
  usePlacement(field, panel, !inFlow);

  // Follows the date that is typed.
  if (shown !== lastShown) {
    setLastShown(shown);
    setMonth(monthOf(shown));
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
        {...{ month, min, max, today }}
        labelledBy={id}
        onMonth={setMonth}
        chosen={{ start: date ?? '', end: '' }}
        onChoose={onChoose}
        describe={(one) => faultOf(one, limits)}
      />
      <div className={classes.foot}>
        <Shortcuts {...{ from, today, min, max, onChoose }} />
        <span className={classes.last}>
          {optional && date && (
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
