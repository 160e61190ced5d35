import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { refusalText } from '../providers/use-refusal';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';
import { StatusGlyph } from '../ui/status-glyph';
import { activitiesOf } from './activity';
import classes from './recent-activity.module.css';
import { useOwnLeave } from './use-own-leave';

const SHOWN = 2;

export function RecentActivity({ owner }: { owner: string }) {
  const text = useText();
  const { span, ago } = useDates();
  const { latest, error, refetch } = useOwnLeave(owner);
  const activities = latest && activitiesOf(latest).slice(0, SHOWN);
  return (
    <section>
      <h2>{text('portal.recentActivity')}</h2>
      {!activities && !error && (
        <div className={classes.loading}>
          <Spinner label={text('app.loadingMore')} size={28} />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      )}
      {!activities && error && (
        <p className={classes.failed}>
          {refusalText(error) || text('portal.failed')} <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
        </p>
      )}
      {activities?.length === 0 && <p className={classes.none}>{text('portal.noActivity')}</p>}
      <ul className={classes.list}>
        {activities?.map(({ leave, what, glyph, at, by }) => (
          <li key={leave.id + at}>
            <StatusGlyph of={glyph} />
            <div>
              <span>{text(what, { type: text(`leave.types.${leave.leaveType}`) })}</span>
              <small>{by ? text('portal.by', { span: span(leave.startDate, leave.endDate), name: by }) : span(leave.startDate, leave.endDate)}</small>
              <time dateTime={at}>{ago(at)}</time>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
