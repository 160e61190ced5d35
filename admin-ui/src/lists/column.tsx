import { TableCell, TableSortLabel } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import { type RaRecord, useListSortContext, useRecordContext } from 'react-admin';

interface Props<Row extends RaRecord> {
  label: ReactNode;
  /** What it is sorted by; without one it cannot be. */
  source?: string;
  /** How it is sorted at first. */
  sortByOrder?: 'ASC' | 'DESC';
  headerClassName?: string;
  cellClassName?: string;
  render: (row: Row) => ReactNode;
}

/** Whether a column is asked for its heading, or for its cell in a row. */
export const InHead = createContext(false);

/** Heading and cells of a table's column, side by side as one thinks of them. */
export function Column<Row extends RaRecord>({ cellClassName, render, ...head }: Props<Row>) {
  const row = useRecordContext<Row>();
  if (useContext(InHead)) return <Head {...head} />;
  return <TableCell className={cellClassName}>{row && render(row)}</TableCell>;
}

function Head<Row extends RaRecord>({ label, source, sortByOrder = 'ASC', headerClassName }: Omit<Props<Row>, 'render'>) {
  const { sort, setSort } = useListSortContext();
  if (!source) {
    return (
      <TableCell scope="col" className={headerClassName}>
        {label}
      </TableCell>
    );
  }
  const sorted = sort.field === source;
  const next = sorted ? (sort.order === 'ASC' ? 'DESC' : 'ASC') : sortByOrder;
  const shown = sorted ? sort.order : sortByOrder;
  return (
    <TableCell scope="col" className={headerClassName} aria-sort={sorted ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}>
      <TableSortLabel
        active={sorted}
        direction={shown === 'ASC' ? 'asc' : 'desc'}
        onClick={() => setSort({ field: source, order: next })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
