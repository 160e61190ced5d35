import { CalendarCheck } from 'lucide-react';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import classes from './coverage-notice.module.css';
import { type Quote, queryOf } from './use-leave-cost';
import { useQuery } from '@tanstack/react-query';
import type { LeaveSuggestionResponse } from '../../../api/contract/leave/coverage-responses.js';
import { getJson } from '../api/http-client';

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

/** Refusals that other dates could lift. */
const LIFTED = new Set(['leave.coverage', 'leave.insufficient', 'leave.notice', 'leave.waiting']);
/** Refusals that no dates could lift. */
const LASTING = new Set(['leave.too_long', 'type.entered_by_admins']);

/** Undefined until it is known, and where it is not asked for; null if there are no such dates. */
function useSuggestion({
  asked,
  coverage,
  faults,
}: Quote): LeaveSuggestionResponse['suggestion'] | undefined {
  const { takeOut: _, standIn: __, ...dates } = asked;
  const couldHelp = coverage.length > 0 || faults.some(({ code }) => LIFTED.has(code));
  const { data } = useQuery({
    // With the other queries of leave: others may take the dates.
    queryKey: ['leaves', 'suggestion', dates],
    queryFn: async ({ signal }) =>
      (await getJson(`/leave/suggestion?${queryOf(dates)}`, { signal })).suggestion,
    enabled: couldHelp && !faults.some(({ code }) => LASTING.has(code)),
    retry: false,
  });
  return data;
}
