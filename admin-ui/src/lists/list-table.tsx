import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useListSortContext } from 'react-admin';
import { Icon } from '../ui/icon';
import columnClasses from './columns.module.css';
import { ListCards, ListRows } from './list-rows';
import classes from './list-table.module.css';
import { Tick, TickAll, type Ticking } from './tick';

/** Heading and cells of a column. */
export interface Column<Row extends RaRecord> {
  label: string;
  /** What it is sorted by; without one it cannot be. */
  source?: string;
  /** How it is sorted at first; ascending if nothing else is said. */
  sortByOrder?: 'ASC' | 'DESC';
  /** Of the heading and the cells: the classes name their elements. */
  className?: string;
  render: (row: Row) => ReactNode;
}

interface Props<Row extends RaRecord> {
  /** What the rows are, for those who hear the table. */
  label: string;
  /** Above the numbers of the rows, which count on across pages. */
  serial: string;
  columns: Column<Row>[];
  /** A row as a card on a phone. */
  card: (row: Row) => ReactNode;
  empty: ReactNode;
  /** Rows with a picture, or with little in them, are higher than dense ones. */
  roomy?: boolean;
  /** Without it nothing can be ticked. */
  ticking?: Ticking<Row>;
}

/** The rows of a list: a table, or cards where it would not fit; loading, failed and empty included. */
export function ListTable<Row extends RaRecord>({ label, serial, columns, card, empty, roomy = false, ticking }: Props<Row>) {
  const { data = [], page, perPage } = useListContext<Row>();
  return (
    <ListRows roomy={roomy} cards={<ListCards card={card} ticking={ticking} />} empty={empty}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {ticking && (
              <th scope="col" className={classes.tick}>
                <TickAll ticking={ticking} />
              </th>
            )}
            <th scope="col" className={columnClasses.serial}>
              {serial}
            </th>
            {columns.map(({ render: _render, ...column }) => (
              <Heading key={column.label} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row, index) => (
            <tr key={row.id}>
              {ticking && (
                <td className={classes.tick}>
                  <Tick row={row} ticking={ticking} />
                </td>
              )}
              <td className={columnClasses.serial}>{(page - 1) * perPage + index + 1}</td>
              {columns.map(({ label, className, render }) => (
                <td key={label} className={className}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ListRows>
  );
}

function Heading({ label, source, sortByOrder = 'ASC', className }: Omit<Column<RaRecord>, 'render'>) {
  const { sort, setSort } = useListSortContext();
  if (!source) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const sorted = sort.field === source ? sort.order : undefined;
  const next = sorted ? (sorted === 'ASC' ? 'DESC' : 'ASC') : sortByOrder;
  return (
    <th scope="col" className={className} aria-sort={sorted && (sorted === 'ASC' ? 'ascending' : 'descending')}>
      <button type="button" onClick={() => setSort({ field: source, order: next })}>
        {label}
        <Icon of={ArrowDown} size={14} />
      </button>
    </th>
  );
}
