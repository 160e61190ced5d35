import { Table, TableBody, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { InHead } from './column';
import { ListCards } from './list-cards';
import { ListRows } from './list-rows';
import type { Ticking } from './tick';
import { TickColumn } from './tick-column';

interface Props<Row extends RaRecord> {
  /** What the rows are, for those who hear the table. */
  label: string;
  /** `Column`s; `SerialColumn` first. */
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
  const { data = [] } = useListContext<Row>();
  const columns = (
    <>
      {ticking && <TickColumn ticking={ticking} />}
      {children}
    </>
  );
  return (
    <ListRows roomy={roomy} cards={<ListCards card={card} ticking={ticking} />} empty={empty}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <InHead value={true}>{columns}</InHead>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((row) => (
            <RecordContextProvider key={row.id} value={row}>
              <TableRow hover>{columns}</TableRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </ListRows>
  );
}
