import { CalendarCheck } from 'lucide-react';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import classes from './coverage-notice.module.css';
import type { Quote } from './use-leave-cost';
import { useSuggestion } from './use-suggestion';

interface Props {
  quote: Quote;
  onTake: (startDate: CalendarDate, endDate: CalendarDate) => void;
}

/** The nearest dates against which nothing speaks, where coverage, the balance or the notice speaks against those that were asked for. */
export function BetterDates({ quote, onTake }: Props) {
  const text = useText();
  const { shortSpan } = useDates();
  const thisYear = useToday()?.slice(0, 4);
  const suggestion = useSuggestion(quote);
  if (suggestion === undefined) return null;
  return (
    <div className={classes.better} role="status">
      {suggestion === null ? (
        <p>{text('leaveCost.coverage.noneBetter')}</p>
      ) : (
        <Button
          icon={CalendarCheck}
          onClick={() => onTake(suggestion.startDate, suggestion.endDate)}
        >
          {text('leaveCost.coverage.take', {
            span: shortSpan(suggestion.startDate, suggestion.endDate, thisYear),
          })}
        </Button>
      )}
    </div>
  );
}
