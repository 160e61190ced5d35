import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useListSortContext } from 'react-admin';
import { Icon } from '../ui/icon';
import columnClasses from './columns.module.css';
import { ListCards } from './list-cards';
import { ListRows } from './list-rows';
import classes from './plain-table.module.css';

export interface PlainColumn<Row extends RaRecord> {
  label: string;
  /** What it is sorted by; without one it cannot be. */
  source?: string;
  /** How it is sorted at first; ascending if nothing else is said. */
  sortByOrder?: 'ASC' | 'DESC';
  /** Of the head and the cells: those of columns.module.css name their elements. */
  className?: string;
  render: (row: Row) => ReactNode;
}

interface Props<Row extends RaRecord> {
  /** What the rows are, for those who hear the table. */
  label: string;
  /** Above the numbers of the rows, which count on across pages. */
  serial: string;
  columns: PlainColumn<Row>[];
  /** A row as a card on a phone. */
  card: (row: Row) => ReactNode;
  empty: ReactNode;
  /** Rows with little in them are higher than dense ones. */
  roomy?: boolean;
}

/** The rows of a list where MUI is not loaded: the same as `ListTable` to look at. */
export function PlainTable<Row extends RaRecord>({ label, serial, columns, card, empty, roomy = false }: Props<Row>) {
  const { data = [], page, perPage } = useListContext<Row>();
  return (
    <ListRows roomy={roomy} cards={<ListCards card={card} />} empty={empty}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={columnClasses.serial}>
              {serial}
            </th>
            {columns.map(({ render: _render, ...column }) => (
              <ColumnHead key={column.label} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row, index) => (
            <tr key={row.id}>
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

function ColumnHead({ label, source, sortByOrder = 'ASC', className }: Omit<PlainColumn<RaRecord>, 'render'>) {
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
