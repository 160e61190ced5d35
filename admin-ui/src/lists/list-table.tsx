import { type ReactNode, useId } from 'react';
import { DataTable, type RaRecord, useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { EmptyState } from '../ui/empty-state';
import { usePhone } from '../ui/use-phone';
import { Button } from '../ui/button';
import { ListCards } from './list-cards';
import classes from './list-table.module.css';
import { Pager } from './pager';
import { TableSkeleton } from './table-skeleton';
import { TickColumn, type Ticking } from './tick-column';

interface Props<Row extends RaRecord> {
  /** What the rows are, for those who hear the table. */
  label: string;
  /** `DataTable.Col`s; `SerialColumn` first. */
  children: ReactNode;
  /** A row as a card on a phone. */
  card: (row: Row) => ReactNode;
  empty: ReactNode;
  /** Rows with a picture, or with little in them, are higher than dense ones. */
  roomy?: boolean;
  /** Without it nothing can be ticked. */
  ticking?: Ticking<Row>;
}

/** The rows of a list: a table, or cards where it would not fit; loading, failed and empty included. */
export function ListTable<Row extends RaRecord>({ label, children, card, empty, roomy = false, ticking }: Props<Row>) {
  const phone = usePhone();
  const caption = useId();
  const { data, error, isPending, isFetching, isPlaceholderData } = useListContext<Row>();

  if (isPending) return <TableSkeleton phone={phone} roomy={roomy} />;
  if (!data) return error ? <ListFailed /> : null;
  if (data.length === 0) return isFetching ? <TableSkeleton phone={phone} roomy={roomy} /> : empty;
  return (
    <>
      {phone ? (
        <ListCards card={card} ticking={ticking} />
      ) : (
        <div className={classes.bleed} data-roomy={roomy} aria-busy={isPlaceholderData}>
          <span id={caption} className="visually-hidden">
            {label}
          </span>
          <DataTable<Row> aria-labelledby={caption} size="medium" rowClick={false} bulkActionButtons={false}>
            {ticking && <TickColumn ticking={ticking} />}
            {children}
          </DataTable>
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
