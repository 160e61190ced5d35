import { useRef } from 'react';
import { Link } from 'react-router';
import { address, filtered } from '../addresses';
import { useText } from '../i18n/use-text';
import { ListSkeleton } from './list-skeleton';
import { PartFailed } from './part-failed';
import { TitledPanel } from './titled-panel';
import { useWaiting } from './use-waiting';
import { WaitingRequest } from './waiting-request';

export function WaitingList() {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const { requests, total, othersAway, error, refetch } = useWaiting();
  const all = requests && total > 0 && (
    <Link to={filtered(address.leaves, { status: 'Pending' })}>{text('dashboard.allPending', { count: total })}</Link>
  );
  return (
    <TitledPanel title={text('dashboard.waiting')} titleRef={title} aside={all} busy={!requests && !error}>
      {error && <PartFailed failure={error} onRetry={() => void refetch()} />}
      {!requests && !error && <ListSkeleton rows={5} />}
      {requests?.length === 0 && <p>{text('dashboard.nothingWaiting')}</p>}
      {requests && requests.length > 0 && (
        <ul>
          {requests.map((request) => (
            <WaitingRequest key={request.id} request={request} othersAway={othersAway(request)} onDecided={() => title.current?.focus()} />
          ))}
        </ul>
      )}
    </TitledPanel>
  );
}
