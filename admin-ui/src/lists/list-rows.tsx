import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
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
import { type RowSelection, SelectRow } from './row-selection';

const SKELETON_WIDTHS = [38, 52, 44, 60, 40, 48, 56, 42, 50, 46];

interface Props {
  roomy: boolean;
  cards: ReactNode;
  empty: ReactNode;
  /** Of a table that is wider than the page: it is scrolled by keyboard too. */
  wide?: string;
  /** To choose from instead of the usual ones. */
  pageSizes?: number[];
  children: ReactNode;
}

export function ListRows(props: Props) {
  return (
    <>
      <ResultCount />
      <Rows {...props} />
    </>
  );
}

function ResultCount() {
  const text = useText();
  const { total, isFetching } = useListContext();
  return (
    <p role="status" className="visually-hidden">
      {!isFetching && total !== undefined && text('lists.found', { count: total })}
    </p>
  );
}

function Rows({ roomy, cards, empty, wide, pageSizes, children }: Props) {
  const phone = usePhone();
  const { data, error, isPending, isFetching, isPlaceholderData } = useListContext();

  if (isPending) return <TableSkeleton phone={phone} roomy={roomy} />;
  if (!data) return error ? <ListFailed failure={error} /> : null;
  if (data.length === 0) return isFetching ? <TableSkeleton phone={phone} roomy={roomy} /> : empty;
  return (
    <>
      {phone ? (
        cards
      ) : (
        <div className={classes.bleed} data-roomy={roomy} aria-busy={isPlaceholderData} {...(wide && { role: 'region', 'aria-label': wide, tabIndex: 0 })}>
          {children}
        </div>
      )}
      <Pager sizes={pageSizes} />
    </>
  );
}

/** After a 400 the URL holds an invalid filter or sort: only another URL helps, not a retry. */
function ListFailed({ failure }: { failure: unknown }) {
  const text = useText();
  const { refetch } = useListContext();
  const { reset } = useFilterChanges();
  const disconnected = useDisconnected(failure);
  if (disconnected) return <EmptyState title={text('error.noConnection')}>{text('error.comesBack')}</EmptyState>;
  const badRequest = failure instanceof RequestFailed && failure.status === 400;
  const action = badRequest ? <Button onClick={reset}>{text('lists.showAll')}</Button> : <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>;
  return (
    <EmptyState title={text('error.generic')} action={action}>
      {text('lists.failed')}
    </EmptyState>
  );
}

export function TableSkeleton({ phone, roomy = false }: { phone: boolean; roomy?: boolean }) {
  const text = useText();
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

interface Cards<Row extends RaRecord> {
  card: (row: Row) => ReactNode;
  selection?: RowSelection<Row>;
}

export function ListCards<Row extends RaRecord>({ card, selection }: Cards<Row>) {
  const { data = [], selectedIds = [], isPlaceholderData } = useListContext<Row>();
  return (
    <ul className={classes.cards} aria-busy={isPlaceholderData}>
      {data.map((row) => (
        <li key={row.id} data-selected={selection !== undefined && selectedIds.includes(row.id)}>
          {selection && (
            <span className={classes.cardTick}>
              <SelectRow row={row} selection={selection} />
            </span>
          )}
          <div className={classes.card}>{card(row)}</div>
        </li>
      ))}
    </ul>
  );
}
