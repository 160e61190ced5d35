import { type ReactNode, useState } from 'react';
import type { ImportField } from '../../../../api/contract/imports/import-fields.js';
import type { ImportColumn } from '../../../../api/contract/imports/imports.js';
import { useText } from '../../i18n/use-text';
import table from '../../lists/list-table.module.css';
import { RowAction } from '../../ui/button';
import { usePhone } from '../../ui/layout/use-phone';
import { ColumnCard, ColumnCells } from './column-parts';
import classes from './columns.module.css';
import { HeadingRow } from './heading-row';
import { fieldsWithBalances, typesWithColumn } from '../import';
import { fieldOf, missingFields, useMapping } from './mapping';
import { MissingRow } from './missing-row';

export function ColumnsTable() {
  const text = useText();
  const phone = usePhone();
  const { rows, leftOut, open, toggle } = useColumnRows();
  const Row = phone ? ColumnCard : ColumnCells;
  const shown = rows.map((row) =>
    'missing' in row ? (
      <MissingRow key={`- ${row.missing}`} field={row.missing} as={Row} />
    ) : (
      <HeadingRow key={row.heading} column={row} as={Row} />
    ),
  );
  return (
    <>
      {phone ? <ul className={classes.cards}>{shown}</ul> : <Table>{shown}</Table>}
      {leftOut > 0 && (
        <p className={classes.leftOut}>
          <RowAction tone="primary" aria-expanded={open} onClick={toggle}>
            {text(open ? 'imports.columns.hide' : 'imports.columns.show', { count: leftOut })}
          </RowAction>
        </p>
      )}
    </>
  );
}

function Table({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div className={table.bleed}>
      <table
        className={`${table.table} ${classes.table}`}
        aria-label={text('imports.columns.title')}
      >
        <thead>
          <tr>
            <th scope="col">{text('imports.columns.heading')}</th>
            <th scope="col">{text('imports.columns.samples')}</th>
            <th scope="col">{text('imports.columns.becomes')}</th>
            <th scope="col">{text('imports.columns.note')}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

type ColumnRow = ImportColumn | { missing: ImportField };

/** Rows keep the order of the first proposal, so that they do not jump while the admin edits. */
function useColumnRows() {
  const { record, columns, mapping } = useMapping();
  const [open, setOpen] = useState(false);
  const [firstOrder] = useState(() =>
    fieldsWithBalances(record.kind, typesWithColumn(mapping)).map((field) => ({
      field,
      heading: mapping.columns[field],
    })),
  );
  const unmapped = missingFields(record.kind, mapping);
  const firstHeadings = new Set(firstOrder.map(({ heading }) => heading));
  const columnNamed = (heading: string | undefined) =>
    columns.filter((column) => column.heading === heading);

  const first = firstOrder.flatMap(({ field, heading }): ColumnRow[] => {
    if (heading !== undefined) return columnNamed(heading);
    if (unmapped.includes(field)) return [{ missing: field }];
    // The field had no column at first: the new column takes the field's place.
    return firstHeadings.has(mapping.columns[field]) ? [] : columnNamed(mapping.columns[field]);
  });
  const later = unmapped
    .filter((field) =>
      firstOrder.some((place) => place.field === field && place.heading !== undefined),
    )
    .map((field) => ({ missing: field }));
  const others = columns.filter((column) => !first.includes(column));
  const leftOut = others.filter(({ heading }) => fieldOf(mapping, heading) === undefined);

  return {
    rows: [...first, ...later, ...others.filter((column) => open || !leftOut.includes(column))],
    leftOut: leftOut.length,
    open,
    toggle: () => setOpen(!open),
  };
}
