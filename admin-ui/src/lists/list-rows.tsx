import type { ReactNode } from 'react';
import { useListContext } from 'ra-core';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useDisconnected } from '../api/use-disconnected';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Skeleton } from '../ui/feedback/skeleton';
import { Spinner } from '../ui/feedback/spinner';
import { usePhone } from '../ui/layout/use-phone';
import { useFilterChanges } from './filter-changes';
import classes from './list-table.module.css';
import { Pager } from './pager';

const SKELETON_WIDTHS = [38, 52, 44, 60, 40, 48, 56, 42, 50, 46];

interface Props {
  roomy?: boolean;
  empty: ReactNode;
  /** To choose from instead of the usual ones. */
  pageSizes?: number[];
  children: ReactNode;
}

export function ListRows({ roomy, empty, pageSizes, children }: Props) {
  const text = useText();
  const { data, error, total, isPending, isFetching } = useListContext();
  const loading = isPending || (data?.length === 0 && isFetching);
  return (
    <>
      <p role="status" className="visually-hidden">
        {!isFetching && total !== undefined && text('lists.found', { count: total })}
      </p>
      {loading && <TableSkeleton roomy={roomy} />}
      {!loading && !data && error && <ListFailed failure={error} />}
      {!loading && data?.length === 0 && empty}
      {data && data.length > 0 && (
        <>
          {children}
          <Pager sizes={pageSizes} />
        </>
      )}
    </>
  );
}

/** After a 400 the URL holds an invalid filter or sort: only another URL helps, not a retry. */
function ListFailed({ failure }: { failure: unknown }) {
  const text = useText();
  const { refetch } = useListContext();
  const { reset } = useFilterChanges();
  const disconnected = useDisconnected(failure);
  if (disconnected)
    return <EmptyState title={text('error.noConnection')}>{text('error.comesBack')}</EmptyState>;
  const badRequest = failure instanceof RequestFailed && failure.status === 400;
  const action = badRequest ? (
    <Button onClick={reset}>{text('lists.showAll')}</Button>
  ) : (
    <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
  );
  return (
    <EmptyState title={text('error.generic')} action={action}>
      {text('lists.failed')}
    </EmptyState>
  );
}

export function TableSkeleton({ roomy = false }: { roomy?: boolean }) {
  const text = useText();
  const phone = usePhone();
  return (
    <div className={classes.skeleton} data-phone={phone} data-roomy={roomy}>
      <span className={classes.spinner}>
        <Spinner label={text('app.loadingMore')} size={28} />
      </span>
      {SKELETON_WIDTHS.map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton width={32} height={phone ? 32 : 12} />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}
