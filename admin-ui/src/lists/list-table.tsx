import { type ReactNode, useId } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { ListCards } from './list-cards';
import { ListRows } from './list-rows';
import type { Ticking } from './tick';
import { TickColumn } from './tick-column';

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
  const caption = useId();
  return (
    <ListRows roomy={roomy} cards={<ListCards card={card} ticking={ticking} />} empty={empty}>
      <span id={caption} className="visually-hidden">
        {label}
      </span>
      <DataTable<Row> aria-labelledby={caption} size="medium" rowClick={false} bulkActionButtons={false}>
        {ticking && <TickColumn ticking={ticking} />}
        {children}
      </DataTable>
    </ListRows>
  );
}
