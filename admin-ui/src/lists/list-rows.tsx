import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../providers/http-client';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { usePhone } from '../ui/use-phone';
import { useFilterChanges } from './filter-changes';
import classes from './list-table.module.css';
import { Pager } from './pager';
import { TableSkeleton } from './table-skeleton';

interface Props {
  roomy: boolean;
  /** Instead of the table, where it would not fit. */
  cards: ReactNode;
  empty: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** Whatever becomes of a list: it loads, fails, has nothing, or is shown page by page. */
export function ListRows(props: Props) {
  return (
    <>
      <Outcome />
      <Rows {...props} />
    </>
  );
}

/** Said to those who do not see how the rows change under a search. */
function Outcome() {
  const text = useText();
  const { total, isFetching } = useListContext();
  return (
    <p role="status" className="visually-hidden">
      {!isFetching && total !== undefined && text('lists.found', { count: total })}
    </p>
  );
}

function Rows({ roomy, cards, empty, children }: Props) {
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
        <div className={classes.bleed} data-roomy={roomy} aria-busy={isPlaceholderData}>
          {children}
        </div>
      )}
      <Pager />
    </>
  );
}

/** What an address asks for may be what the server cannot do: then only another address helps. */
function ListFailed({ failure }: { failure: unknown }) {
  const text = useText();
  const { refetch } = useListContext();
  const { reset } = useFilterChanges();
  const misasked = failure instanceof RequestFailed && failure.status === 400;
  const action = misasked ? <Button onClick={reset}>{text('lists.showAll')}</Button> : <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>;
  return (
    <EmptyState title={text('error.generic')} action={action}>
      {text('lists.failed')}
    </EmptyState>
  );
}
