import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import bleed from '../lists/list-table.module.css';
import table from '../lists/plain-table.module.css';
import { RowAction } from '../ui/button';
import { usePhone } from '../ui/use-phone';
import { useColumnRows } from './column-rows';
import classes from './columns.module.css';
import { Card, Cells } from './column-parts';
import { HeadingRow } from './heading-row';
import { MissingRow } from './missing-row';

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
    <div className={bleed.bleed}>
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
