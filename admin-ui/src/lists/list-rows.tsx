import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { usePhone } from '../ui/use-phone';
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
export function ListRows({ roomy, cards, empty, children }: Props) {
  const phone = usePhone();
  const { data, error, isPending, isFetching, isPlaceholderData } = useListContext();

  if (isPending) return <TableSkeleton phone={phone} roomy={roomy} />;
  if (!data) return error ? <ListFailed /> : null;
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

function ListFailed() {
  const text = useText();
  const { refetch } = useListContext();
  return (
    <EmptyState title={text('error.generic')} action={<Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>}>
      {text('lists.failed')}
    </EmptyState>
  );
}
