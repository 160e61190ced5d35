import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { WaitingLeaveRecord } from '../../../../api/contract/leave/approval-responses.js';
import { atRisk } from '../../leave-cost/at-risk';
import { useText } from '../../i18n/use-text';
import { DaysLegend } from '../../ui/days-bar/days-key';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import type { useWaitingRequests } from '../../api/use-waiting-requests';
import { WaitingCard } from './waiting-card';
import classes from './waiting-requests.module.css';

export function WaitingRequests({
  data,
  error,
  refetch,
  remove,
}: ReturnType<typeof useWaitingRequests>) {
  const text = useText();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const refresh = useLeaveRefresh();
  const navigate = useNavigate();
  const asked = useLocation().hash.slice(1);
  const isAtRisk =
    data?.waiting.some(({ balance, leave }) => balance && atRisk(balance, leave.startDate)) ??
    false;

  function onGone(leave: string) {
    remove(leave);
    if (leave === asked) void navigate({ hash: '' }, { replace: true });
    // The pressed button is gone with its card.
    title.current?.focus({ preventScroll: true });
    void refresh();
  }

  function content() {
    if (!data)
      return error ? (
        <LoadFailed onRetry={refetch}>{text('myTeam.waiting.failed')}</LoadFailed>
      ) : (
        <CardSkeleton />
      );
    const { waiting, total } = data;
    return (
      <>
        {asked && !waiting.some(({ leave }) => leave._id === asked) && (
          <p className={classes.note}>{text('myTeam.waiting.gone')}</p>
        )}
        {waiting.length === 0 && (
          <EmptyState title={text('myTeam.waiting.none')} level="h2">
            {text('myTeam.waiting.noneText')}
          </EmptyState>
        )}
        <Cards of={waiting} asked={asked} onGone={onGone} />
        {isAtRisk && (
          <div className={classes.legend}>
            <DaysLegend of={['expiring']} />
          </div>
        )}
        {total > waiting.length && (
          <p className={classes.note}>
            {text('myTeam.waiting.oldest', { count: waiting.length, total })}
          </p>
        )}
      </>
    );
  }

  return (
    <section aria-labelledby={id} aria-busy={!data && !error}>
      <h2 id={id} ref={title} tabIndex={-1} className="visually-hidden">
        {text('myTeam.waiting.title')}
      </h2>
      {content()}
    </section>
  );
}

/** The one that a notification led to comes into view. */
function Cards({
  of: waiting,
  asked,
  onGone,
}: {
  of: WaitingLeaveRecord[];
  asked: string;
  onGone: (leave: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const card = asked ? document.getElementById(asked) : null;
    if (card && list.current?.contains(card)) card.focus();
  }, [asked]);
  return (
    <ul ref={list}>
      {waiting.map((request) => (
        <WaitingCard
          key={request.leave._id}
          of={request}
          onGone={() => onGone(request.leave._id)}
        />
      ))}
    </ul>
  );
}

function CardSkeleton() {
  return (
    <div className={classes.skeleton}>
      <Skeleton width={180} height={20} />
      <Skeleton width="70%" />
      <Skeleton width="100%" />
      <Skeleton width="100%" height={48} />
    </div>
  );
}
