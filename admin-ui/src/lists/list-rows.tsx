import { type ReactNode, useState } from 'react';
import { useListContext } from 'react-admin';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useDisconnected } from '../api/use-disconnected';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/feedback/skeleton';
import { Spinner } from '../ui/feedback/spinner';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import { usePhone } from '../ui/layout/use-phone';
import { useFilterChanges } from './filter-changes';
import classes from './list-table.module.css';
import { Pager } from './pager';

export const SKELETON_WIDTHS = [38, 52, 44, 60, 40, 48, 56, 42, 50, 46];

interface Props {
  roomy?: boolean;
  /** Until the rows are there, instead of bars alone. */
  skeleton?: ReactNode;
  empty: ReactNode;
  /** To choose from instead of the usual ones. */
  pageSizes?: number[];
  /** Beneath the rows, such as what their drawings mean. */
  foot?: ReactNode;
  children: ReactNode;
}

export function ListRows({ roomy, skeleton, empty, pageSizes, foot, children }: Props) {
  const text = useText();
  const { data, error, total, isPending, isFetching, isPlaceholderData } = useListContext();
  const loading = isPending || (data?.length === 0 && isPlaceholderData);
  const failed = error && !isPending;
  return (
    <div className={classes.list}>
      <p role="status" className="visually-hidden">
        {!isFetching && total !== undefined && text('lists.found', { count: total })}
      </p>
      {failed && <ListFailed failure={error} />}
      {loading && (skeleton ?? <TableSkeleton roomy={roomy} />)}
      {!loading && !failed && data?.length === 0 && empty}
      {data && data.length > 0 && (
        <>
          {children}
          <div className={classes.foot}>
            {foot}
            <Pager sizes={pageSizes} />
          </div>
        </>
      )}
    </div>
  );
}

/** After a 400 the URL holds an invalid filter or sort: only another URL helps, not a retry. Rows that are there already stay. */
function ListFailed({ failure }: { failure: unknown }) {
  const text = useText();
  const { timeOf } = useDates();
  const { refetch } = useListContext();
  const { reset } = useFilterChanges();
  const [since] = useState(() => new Date().toISOString());
  const disconnected = useDisconnected(failure);
  const badRequest = failure instanceof RequestFailed && failure.status === 400;
  function why(): string {
    if (disconnected) return text('error.comesBack');
    if (badRequest) return text('lists.badAddress');
    return text('lists.failedSince', { time: timeOf(since) });
  }

  return (
    <div className={classes.failed} role="alert">
      <StatusGlyph of="rejected" />
      <div>
        <strong>{text(disconnected ? 'error.noConnection' : 'lists.failed')}</strong>
        <small>{why()}</small>
      </div>
      {badRequest && <Button onClick={reset}>{text('lists.showAll')}</Button>}
      {!badRequest && !disconnected && (
        <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
      )}
    </div>
  );
}

export function TableSkeleton({ roomy = false }: { roomy?: boolean }) {
  const phone = usePhone();
  return (
    <div className={classes.skeleton} data-phone={phone} data-roomy={roomy}>
      <LoadingSpinner />
      {SKELETON_WIDTHS.map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton width={32} height={phone ? 32 : 12} />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}

/** Upon the skeleton. */
export function LoadingSpinner() {
  const text = useText();
  return (
    <span className={classes.spinner}>
      <Spinner label={text('app.loadingMore')} size={28} />
    </span>
  );
}
