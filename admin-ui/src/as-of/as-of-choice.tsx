import { ChevronDown, History } from 'lucide-react';
import { Suspense } from 'react';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Skeleton } from '../ui/feedback/skeleton';
import { Icon } from '../ui/icon';
import { Popover } from '../ui/layout/popover';
import classes from './as-of-choice.module.css';
import { AsOfPanel } from './on-another-day';

interface Props {
  /** Undefined for today. */
  day: CalendarDate | undefined;
  onChoose: (day: CalendarDate) => void;
  /** Other tools stand beside it, so that on a phone the search has a line of its own. */
  crowded?: boolean;
}

export function AsOfChoice({ day, onChoose, crowded = false }: Props) {
  const text = useText();
  const dates = useDates();
  return (
    <Popover
      className={`${day ? classes.chosen : classes.chip} ${crowded ? classes.crowded : ''}`}
      button={
        <>
          <Icon of={History} size={15} />
          <span>
            {day ? text('lists.asOf', { date: dates.day(day) }) : text('lists.asOfToday')}
          </span>
          <Icon of={ChevronDown} size={15} />
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton width={320} height={380} />}>
          <AsOfPanel
            day={day}
            onChoose={(chosen) => {
              close();
              onChoose(chosen);
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
