import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useListSortContext } from 'react-admin';
import { Icon } from '../ui/icon';
import columnClasses from './columns.module.css';
import { ListCards, ListRows } from './list-rows';
import classes from './list-table.module.css';
import { type RowSelection, SelectAllRows, SelectRow } from './row-selection';

export interface Column<Row extends RaRecord> {
  label: string;
  source?: string;
  /** The order of the first click. */
  sortByOrder?: 'ASC' | 'DESC';
  className?: string;
  render: (row: Row) => ReactNode;
}

interface Props<Row extends RaRecord> {
  label: string;
  serial: string;
  columns: Column<Row>[];
  card: (row: Row) => ReactNode;
  empty: ReactNode;
  roomy?: boolean;
  /** The table is wider than the page: it is scrolled beneath its actions. */
  wide?: boolean;
  selection?: RowSelection<Row>;
}

export function ListTable<Row extends RaRecord>({ label, serial, columns, card, empty, roomy = false, wide = false, selection }: Props<Row>) {
  const { data = [], page, perPage } = useListContext<Row>();
  return (
    <ListRows roomy={roomy} wide={wide ? label : undefined} cards={<ListCards card={card} selection={selection} />} empty={empty}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={classes.tick}>
                <SelectAllRows selection={selection} />
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
              {selection && (
                <td className={classes.tick}>
                  <SelectRow row={row} selection={selection} />
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
