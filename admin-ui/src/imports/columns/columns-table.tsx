import { type ComponentType, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ImportColumn, ImportField } from '../../../../api/contract/imports.js';
import { useText } from '../../i18n/use-text';
import table from '../../lists/list-table.module.css';
import { RowAction } from '../../ui/button';
import { SelectField } from '../../ui/fields/select-field';
import { usePhone } from '../../ui/layout/use-phone';
import { Card, Cells, type Parts } from './column-parts';
import classes from './columns.module.css';
import { HeadingRow } from './heading-row';
import { fieldsOf } from '../import';
import { assign, fieldOf, missing, useMapping } from './mapping';

/** Each column of the file and what it becomes, and each field that has no column. */
export function ColumnsTable() {
  const text = useText();
  const phone = usePhone();
  const { rows, leftOut, open, toggle } = useColumnRows();
  const Row = phone ? Card : Cells;
  const shown = rows.map((row) =>
    'missing' in row ? <MissingRow key={`- ${row.missing}`} field={row.missing} as={Row} /> : <HeadingRow key={row.heading} column={row} as={Row} />,
  );
  return (
    <>
      {phone ? <ul className={classes.cards}>{shown}</ul> : <Table>{shown}</Table>}
      {leftOut > 0 && (
        <p className={classes.leftOut}>
          <RowAction tone="first" aria-expanded={open} onClick={toggle}>
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
      <table className={`${table.table} ${classes.table}`} aria-label={text('imports.columns.title')}>
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

/** In the order of the fields at first, and staying there: a row that jumps away from under one's hand is lost. */
function useColumnRows() {
  const { record, columns, mapping } = useMapping();
  const [open, setOpen] = useState(false);
  const [places] = useState(() => fieldsOf(record.kind).map((field) => ({ field, heading: mapping.columns[field] })));
  const lacking = missing(record.kind, mapping);
  const atFirst = new Set(places.map(({ heading }) => heading));
  const columnNamed = (heading: string | undefined) => columns.filter((column) => column.heading === heading);

  const first = places.flatMap(({ field, heading }): ColumnRow[] => {
    if (heading !== undefined) return columnNamed(heading);
    if (lacking.includes(field)) return [{ missing: field }];
    // What was lacking has got a column meanwhile, which takes its place.
    return atFirst.has(mapping.columns[field]) ? [] : columnNamed(mapping.columns[field]);
  });
  const later = lacking.filter((field) => places.some((place) => place.field === field && place.heading !== undefined)).map((field) => ({ missing: field }));
  const others = columns.filter((column) => !first.includes(column));
  const leftOut = others.filter(({ heading }) => fieldOf(mapping, heading) === undefined);

  return {
    rows: [...first, ...later, ...others.filter((column) => open || !leftOut.includes(column))],
    leftOut: leftOut.length,
    open,
    toggle: () => setOpen(!open),
  };
}

/** A field that needs a column, or has what it needs without one: here the column is chosen, those without another use first. */
function MissingRow({ field, as: Row }: { field: ImportField; as: ComponentType<Parts> }) {
  const text = useText();
  const { record, columns, mapping, change, faults } = useMapping();
  const label = text(`imports.fields.${field}`);
  const free = columns.filter(({ heading }) => !fieldOf(mapping, heading));
  const taken = columns.filter(({ heading }) => fieldOf(mapping, heading));
  const heading = (
    <div className={classes.headingChoice}>
      <SelectField
        bare
        label={text('imports.columns.columnOf', { field: label })}
        placeholder={text('imports.columns.noColumn')}
        choices={[...free, ...taken].map(({ heading }) => ({ value: heading, label: heading }))}
        value=""
        error={faults[`columns.${field}`]}
        onChange={({ target }) => {
          const column = columns.find((one) => one.heading === target.value);
          if (!column) return;
          const form = target.form;
          flushSync(() => change(assign(record.kind, mapping, column, field), `columns.${field}`));
          // The column has taken the place of this row, and the focus goes on there.
          form?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column.heading)}"]`)?.focus();
        }}
      />
    </div>
  );
  return <Row lacking heading={heading} becomes={<span className={classes.field}>{label}</span>} note={text(field === 'email' ? 'imports.notes.email' : 'imports.notes.missing')} />;
}
