import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Identifier, type RaRecord, useListContext, useListSortContext } from 'react-admin';
import { Skeleton } from '../ui/feedback/skeleton';
import { Icon } from '../ui/icon';
import { usePhone } from '../ui/layout/use-phone';
import columnClasses from './columns.module.css';
import { ListRows, LoadingSpinner, SKELETON_WIDTHS } from './list-rows';
import classes from './list-table.module.css';
import { type RowSelection, SelectAllRows, SelectRow, useShowsTicks } from './row-selection';

/** Rows of a list have `id`, records of the API `_id`. */
type TableRow = { id: Identifier } | { _id: Identifier };

const idOf = (row: TableRow) => ('id' in row ? row.id : row._id);

export interface Column<Row> {
  label: string;
  /** The label is read out only. */
  hideLabel?: boolean;
  source?: string;
  /** The order of the first click. */
  sortByOrder?: 'ASC' | 'DESC';
  className?: string;
  render: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  label: string;
  columns: Column<Row>[];
  card: (row: Row) => ReactNode;
  /** Shown in a second line under the row, after some empty cells; nothing where it is undefined. */
  details?: (row: Row) => ReactNode;
  detailsAfter?: number;
  className?: string;
  roomy?: boolean;
  /** The row that is open elsewhere on the screen. */
  isCurrent?: (row: Row) => boolean;
}

interface Props<Row extends RaRecord> extends TableProps<Row> {
  serial?: string;
  /** The numbers leave a narrow list. */
  serialIsWider?: boolean;
  empty: ReactNode;
  pageSizes?: number[];
  foot?: ReactNode;
  selection?: RowSelection<Row>;
}

/** The rows of the list around it, by pages. */
export function ListTable<Row extends RaRecord>({
  serial,
  serialIsWider = false,
  columns,
  empty,
  pageSizes,
  foot,
  selection,
  ...table
}: Props<Row>) {
  const { data = [], page, perPage, selectedIds, isPlaceholderData } = useListContext<Row>();
  const number: Column<Row>[] =
    serial === undefined
      ? []
      : [
          {
            label: serial,
            className: `${columnClasses.serial} ${serialIsWider ? columnClasses.wider : ''}`,
            render: (row) => (page - 1) * perPage + data.indexOf(row) + 1,
          },
        ];
  const showsTicks = useShowsTicks();
  const tick =
    selection && showsTicks
      ? {
          all: <SelectAllRows selection={selection} />,
          of: (row: Row) => <SelectRow row={row} selection={selection} />,
          isTicked: ({ id }: Row) => selectedIds.includes(id),
        }
      : undefined;
  const phone = usePhone();
  const rows = { ...table, rows: data, columns: [...number, ...columns], tick };
  return (
    <ListRows
      roomy={table.roomy}
      skeleton={phone ? undefined : <Grid {...rows} isLoading />}
      empty={empty}
      pageSizes={pageSizes}
      foot={foot}
    >
      <Table {...rows} busy={isPlaceholderData} />
    </ListRows>
  );
}

interface Ticks<Row> {
  all: ReactNode;
  of: (row: Row) => ReactNode;
  isTicked: (row: Row) => boolean;
}

interface RowsProps<Row> extends TableProps<Row> {
  rows: Row[];
  tick?: Ticks<Row>;
  busy?: boolean;
  /** The first time: the heads stand there at once. */
  isLoading?: boolean;
}

/** On a phone, each row is a card. */
export function Table<Row extends TableRow>(props: RowsProps<Row>) {
  return usePhone() ? <Cards {...props} /> : <Grid {...props} />;
}

function Grid<Row extends TableRow>({
  label,
  rows,
  columns,
  details,
  detailsAfter = 0,
  className = '',
  roomy,
  isCurrent,
  tick,
  busy,
  isLoading = false,
}: RowsProps<Row>) {
  return (
    <TableFrame label={label} roomy={roomy} busy={busy}>
      <table className={`${classes.table} ${className}`} aria-label={label}>
        <thead>
          <tr>
            {tick && (
              <th scope="col" className={classes.tick}>
                {tick.all}
              </th>
            )}
            {columns.map(({ render: _render, ...column }) => (
              <Heading key={column.source ?? column.label} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading && <SkeletonRows columns={columns.length + (tick ? 1 : 0)} />}
          {rows.map((row) => {
            const more = details?.(row);
            return (
              <Fragment key={idOf(row)}>
                <tr
                  className={more ? classes.detailed : undefined}
                  aria-current={isCurrent?.(row) || undefined}
                >
                  {tick && <td className={classes.tick}>{tick.of(row)}</td>}
                  {columns.map(({ source, label, className, render }) => (
                    <td key={source ?? label} className={className}>
                      {render(row)}
                    </td>
                  ))}
                </tr>
                {more && (
                  <tr className={classes.details}>
                    {columns.slice(0, detailsAfter).map((column) => (
                      <td key={column.source ?? column.label} />
                    ))}
                    <td colSpan={columns.length - detailsAfter}>{more}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {isLoading && <LoadingSpinner />}
    </TableFrame>
  );
}

function SkeletonRows({ columns }: { columns: number }) {
  return SKELETON_WIDTHS.map((width) => (
    <tr key={width} aria-hidden="true">
      <td />
      <td colSpan={columns - 1}>
        <Skeleton width={`${width}%`} />
      </td>
    </tr>
  ));
}

interface FrameProps {
  label?: string;
  roomy?: boolean;
  busy?: boolean;
  children: ReactNode;
}

/** To both edges of the sheet. What is wider is scrolled beneath its actions, by keyboard too. */
export function TableFrame({ label, roomy = false, busy, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    for (const measured of [element, ...element.children]) observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={classes.bleed}
      data-roomy={roomy}
      data-wide={wide}
      aria-busy={busy}
      {...(wide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

function Cards<Row extends TableRow>({ label, rows, card, isCurrent, tick, busy }: RowsProps<Row>) {
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={busy}>
      {rows.map((row) => (
        <li key={idOf(row)} data-selected={tick?.isTicked(row) ?? isCurrent?.(row) ?? false}>
          {tick && <span className={classes.cardTick}>{tick.of(row)}</span>}
          <div className={classes.card}>{card(row)}</div>
        </li>
      ))}
    </ul>
  );
}

function Heading({
  label,
  hideLabel = false,
  source,
  sortByOrder = 'ASC',
  className,
}: Omit<Column<never>, 'render'>) {
  if (source)
    return (
      <SortHeading label={label} source={source} sortByOrder={sortByOrder} className={className} />
    );
  return (
    <th scope="col" className={className}>
      {hideLabel ? <span className="visually-hidden">{label}</span> : label}
    </th>
  );
}

function SortHeading({
  label,
  source,
  sortByOrder,
  className,
}: {
  label: string;
  source: string;
  sortByOrder: 'ASC' | 'DESC';
  className: string | undefined;
}) {
  const { sort, setSort } = useListSortContext();
  const sorted = sort.field === source ? sort.order : undefined;
  const next = sorted ? (sorted === 'ASC' ? 'DESC' : 'ASC') : sortByOrder;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sorted && (sorted === 'ASC' ? 'ascending' : 'descending')}
    >
      <button type="button" onClick={() => setSort({ field: source, order: next })}>
        {label}
        <Icon of={ArrowDown} size={14} />
      </button>
    </th>
  );
}
