import type { ImportField, ImportRecord } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import classes from './check.module.css';
import { CheckedCell } from './checked-cell';
import type { CheckedRow } from './checked-row';
import { ResultBadge } from './result-badge';
import { hasDetails, RowDetails } from './row-details';
import { ON_CARD } from './shown-fields';

/** A row on a phone: who or what it is and its result, then what matters most. */
export function CheckedCard({ row, record }: { row: CheckedRow; record: ImportRecord }) {
  const text = useText();
  const { title, beside, beneath, labelled } = ON_CARD[record.kind];
  const cells = (fields: ImportField[]) =>
    fields.map((field, index) => (
      <span key={field}>
        {index > 0 && ', '}
        {labelled && <small>{text(`imports.fields.${field}`)} </small>}
        <CheckedCell row={row} field={field} record={record} />
      </span>
    ));
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <b className={classes.name}>
          <CheckedCell row={row} field={title} record={record} />
        </b>
        <ResultBadge of={row.result} />
      </div>
      <div className={classes.line}>
        <span>{beside.start.map((field, index) => [index > 0 && ', ', <CheckedCell key={field} row={row} field={field} record={record} />])}</span>
        <span>
          <CheckedCell row={row} field={beside.end} record={record} />
        </span>
      </div>
      <div className={classes.line}>
        <span>{cells(beneath)}</span>
        <small>{text('imports.check.rowNumber', { row: row.row })}</small>
      </div>
      {hasDetails(row) && <RowDetails row={row} kind={record.kind} />}
    </div>
  );
}
