import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { addDays } from '../../../../api/contract/calendar-date.js';
import type { ComingUpResponse } from '../../../../api/contract/coming-up/coming-up-responses.js';
import { useToday } from '../../api/use-today';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/people/coming-up';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { comingUpCalls } from '../../people/coming-up-calls';
import { PanelError } from '../titled-panel';
import classes from './coming-up.module.css';
import { ComingUpSkeleton } from './coming-up-skeleton';
import { HeadsUps } from './heads-ups';
import { Later } from './later';
import { Week } from './week';

export const messages = catalogueOf({ 'people/coming-up': english });

const WEEK_DAYS = 7;
const DAYS = 63;

/** One call reads two months, of which the first week has a place for each day. */
export default function ComingUp() {
  const text = useText();
  const title = useId();
  const today = useToday();
  const { data, error, refetch } = useQuery({
    queryKey: ['coming up', today],
    queryFn: () => comingUpCalls.read(today ?? '', addDays(today ?? '', DAYS - 1)),
    enabled: today !== undefined,
  });
  return (
    <section className={classes.comingUp} aria-labelledby={title} aria-busy={!data && !error}>
      <header>
        <h2 id={title}>
          {text('comingUp.title')}
          <small>{text('comingUp.span')}</small>
        </h2>
        <Link to={officePath.plannedChanges}>{text('comingUp.planned')}</Link>
      </header>
      {!data && error && (
        <div className={classes.failed}>
          <PanelError failure={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <ComingUpSkeleton />}
      {data && today && <Found of={data} today={today} />}
    </section>
  );
}

function Found({ of: found, today }: { of: ComingUpResponse; today: string }) {
  const text = useText();
  const last = addDays(today, WEEK_DAYS - 1);
  const week = found.events.filter(({ day }) => day <= last);
  return (
    <>
      <HeadsUps of={found} today={today} />
      {week.length === 0 ? (
        <p className={classes.nothing}>{text('comingUp.nothing')}</p>
      ) : (
        <Week of={week} today={today} />
      )}
      <Later of={found.events.filter(({ day }) => day > last)} />
    </>
  );
}
