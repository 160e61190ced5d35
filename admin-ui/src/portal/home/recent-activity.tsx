import { leaveTypeName } from '../../i18n/leave-type-name';
import { useDates } from '../../i18n/use-dates';
import { type MessageKey, useText } from '../../i18n/use-text';
import { type Leave, statusOf } from '../../leaves/leave';
import { serverErrorText } from '../../api/use-notify-error';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Spinner } from '../../ui/feedback/spinner';
import { type Glyph, StatusGlyph } from '../../ui/feedback/status-glyph';
import classes from './recent-activity.module.css';
import { useOwnLeave } from '../leave/use-own-leave';

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
        <LoadFailed onRetry={refetch}>{serverErrorText(error) || text('portal.failed')}</LoadFailed>
      )}
      {activities?.length === 0 && <p className={classes.none}>{text('portal.noActivity')}</p>}
      <ul className={classes.list}>
        {activities?.map(({ leave, what, glyph, at, by }) => (
          <li key={leave.id + at}>
            <StatusGlyph of={glyph} />
            <div>
              <span>{text(what, { type: leaveTypeName(text, leave.leaveType) })}</span>
              <small>
                {by
                  ? text('portal.by', { span: span(leave.startDate, leave.endDate), name: by })
                  : span(leave.startDate, leave.endDate)}
              </small>
              <time dateTime={at}>{ago(at)}</time>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Activity {
  leave: Leave;
  what: MessageKey;
  glyph: Glyph;
  at: string;
  /** Undefined for an action of the employee. */
  by?: string;
}

function activitiesOf(leaves: Leave[]): Activity[] {
  const shortened = new Set(leaves.map(({ replaces }) => replaces));
  return leaves
    .flatMap((leave) => stepsOf(leave, shortened.has(leave.id)))
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

function stepsOf(leave: Leave, shortened: boolean): Activity[] {
  const { createdAt, decidedAt, decidedBy, cancelledAt, cancelledBy } = leave;
  const steps: Activity[] = [{ leave, what: 'portal.requested', glyph: 'pending', at: createdAt }];
  const rejected = statusOf(leave) === 'Rejected';
  if (decidedAt) {
    const by = decidedBy ?? undefined;
    steps.push({
      leave,
      what: rejected ? 'portal.wasRejected' : 'portal.wasApproved',
      glyph: rejected ? 'rejected' : 'approved',
      at: decidedAt,
      by,
    });
  }
  const byRequester = cancelledBy === leave.employeeId?.userId?.name;
  if (cancelledAt)
    steps.push({
      leave,
      what: shortened ? 'portal.wasShortened' : 'portal.wasCancelled',
      glyph: 'ended',
      at: cancelledAt,
      by: byRequester ? undefined : (cancelledBy ?? undefined),
    });
  return steps;
}
