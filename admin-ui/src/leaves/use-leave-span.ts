import { useCallback } from 'react';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import type { Leave } from './leave';

/** 28 – 31 Dec, until midday. The year stands there only if it is not this one, or with `withYear`. */
export function useLeaveSpan({ withYear = false } = {}): (
  leave: Pick<Leave, 'startDate' | 'endDate' | 'startsAt' | 'endsAt'>,
) => string {
  const text = useText();
  const { span, shortSpan } = useDates();
  const thisYear = useToday()?.slice(0, 4);
  return useCallback(
    ({ startDate, endDate, startsAt, endsAt }) => {
      const dates = withYear ? span(startDate, endDate) : shortSpan(startDate, endDate, thisYear);
      const halves = [
        startsAt === 'noon' && text('leaveCost.fromNoon'),
        endsAt === 'noon' && text('leaveCost.untilNoon'),
      ];
      return [dates, ...halves.filter(Boolean)].join(', ');
    },
    [text, span, shortSpan, thisYear, withYear],
  );
}
