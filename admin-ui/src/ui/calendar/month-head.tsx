import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { IconButton } from '../button';
import { Icon } from '../icon';
import classes from './month-calendar.module.css';
import { addMonths, firstDayOf, lastDayOf } from './month-days';

interface Props {
  /** That labels the grid. */
  id: string;
  /** '2026-12' */
  month: string;
  min: CalendarDate;
  max: CalendarDate;
  onMonth: (month: string) => void;
}

export function MonthHead({ id, month, min, max, onMonth }: Props) {
  const text = useText();
  const { longMonth } = useDates();
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <header className={classes.head}>
      <IconButton
        aria-label={text('forms.date.previousMonth')}
        aria-disabled={lastDayOf(before) < min}
        onClick={() => lastDayOf(before) >= min && onMonth(before)}
      >
        <Icon of={ChevronLeft} mirrored />
      </IconButton>
      <strong id={id} aria-live="polite">
        {longMonth(month)}
      </strong>
      <IconButton
        aria-label={text('forms.date.nextMonth')}
        aria-disabled={firstDayOf(after) > max}
        onClick={() => firstDayOf(after) <= max && onMonth(after)}
      >
        <Icon of={ChevronRight} mirrored />
      </IconButton>
    </header>
  );
}
