import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { addDays } from '../../../../api/contract/calendar-date.js';
import { useToday } from '../../api/use-today';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { comingUpCalls } from '../../people/coming-up-calls';
import { useComingUpWords } from '../../people/use-coming-up-words';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/people/coming-up';
import classes from './team-coming-up.module.css';

export const messages = catalogueOf({ 'people/coming-up': english });

const DAYS = 30;
const SHOWN = 8;

/** The next days of the people who report to one. Nothing where there are none. */
export default function TeamComingUp() {
  const text = useText();
  const title = useId();
  const today = useToday() ?? '';
  const { weekdayAlone, dayAndMonth } = useDates();
  const wordsOf = useComingUpWords();
  const { data, error, refetch } = useQuery({
    queryKey: ['coming up', 'team', today],
    queryFn: () => comingUpCalls.read(today, addDays(today, DAYS - 1)),
    enabled: today !== '',
  });
  const events = data?.events ?? [];
  const rows = events
    .flatMap((event) => event.people.map(({ _id, name }) => ({ _id, name, event })))
    .slice(0, SHOWN);
  const more = events.reduce((sum, { count }) => sum + count, 0) - rows.length;
  if (rows.length === 0 && !error) return null;
  return (
    <section className={classes.comingUp} aria-labelledby={title}>
      <h2 id={title}>{text('comingUp.title')}</h2>
      {!data && error && <LoadFailed onRetry={refetch}>{text('comingUp.failed')}</LoadFailed>}
      <ul>
        {rows.map(({ _id, name, event }) => (
          <li key={`${_id} ${event.kind} ${event.day}`}>
            <span>
              {weekdayAlone(event.day)} {dayAndMonth(event.day)}
            </span>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <small>{wordsOf(event)}</small>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{text('comingUp.more', { count: more })}</p>}
    </section>
  );
}
