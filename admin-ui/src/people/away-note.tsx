import type { AwayRecord } from '../../../api/contract/leave/away-responses.js';
import classes from './away-note.module.css';
import { useCallback } from 'react';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';

/** Out of office at a glance. */
export function AwayNote({ of: away }: { of: AwayRecord }) {
  return <b className={classes.away}>{useAwayWords()(away)}</b>;
}

/** Away until 03 Dec, Zoë stands in. With the year only if it is another one. */
export function useAwayWords(): (away: AwayRecord) => string {
  const text = useText();
  const today = useToday();
  const { shortSpan } = useDates();
  return useCallback(
    ({ until, standIn }) => {
      const isLastDay = until === today;
      const values = { date: shortSpan(until, until, today?.slice(0, 4)), name: standIn ?? '' };
      return text(
        standIn === null
          ? `away.${isLastDay ? 'today' : 'until'}`
          : `away.${isLastDay ? 'todayStandIn' : 'untilStandIn'}`,
        values,
      );
    },
    [text, today, shortSpan],
  );
}
