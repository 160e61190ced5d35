import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { addDays } from '../../../../api/contract/calendar-date.js';
import { COMING_UP_DAYS_MAX } from '../../../../api/contract/coming-up/coming-up.js';
import type { ComingUpResponse } from '../../../../api/contract/coming-up/coming-up-responses.js';
import { useApi } from '../../api/use-api';
import { useToday } from '../../api/use-today';
import { useText } from '../../i18n/use-text';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Panel } from '../../ui/layout/panel';
import { PanelError } from '../titled-panel';
import classes from './coming-up.module.css';
import { HeadsUps } from './heads-ups';
import { Later } from './later';
import { Week } from './week';

const WEEK_DAYS = 7;

/** One call, after the figures: it reads three months, of which the first week has a place for each day. */
export function ComingUp({ enabled }: { enabled: boolean }) {
  const text = useText();
  const title = useId();
  const api = useApi();
  const today = useToday();
  const { data, error, refetch } = useQuery({
    queryKey: ['coming up', today],
    queryFn: () => api.comingUp(today ?? '', addDays(today ?? '', COMING_UP_DAYS_MAX - 1)),
    enabled: enabled && today !== undefined,
  });
  return (
    <div className={classes.place}>
      <Panel>
        <section className={classes.comingUp} aria-labelledby={title} aria-busy={!data && !error}>
          <header>
            <h2 id={title}>
              {text('comingUp.title')}
              <small>{text('comingUp.span')}</small>
            </h2>
          </header>
          {!data && error && (
            <div className={classes.failed}>
              <PanelError failure={error} onRetry={() => void refetch()} />
            </div>
          )}
          {!data && !error && <ComingUpSkeleton />}
          {data && today && <Found of={data} today={today} />}
        </section>
      </Panel>
    </div>
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

function ComingUpSkeleton() {
  return (
    <div className={classes.skeleton}>
      <Skeleton width="40%" />
      <Skeleton width="100%" height={128} />
    </div>
  );
}
