import type { ImportRecord } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import classes from './check.module.css';
import { CheckedCell } from './checked-cell';
import type { CheckedRow } from './checked-rows';
import { ResultBadge } from './result-badge';
import { hasDetails, RowDetails } from './row-details';
import { SHOWN } from './shown-fields';

export function CheckedCard({ row, record }: { row: CheckedRow; record: ImportRecord }) {
  const text = useText();
  return (
    <div className={classes.card}>
      <p className={classes.cardHead}>
        <ResultBadge of={row.result} />
        <span>{text('imports.check.rowNumber', { row: row.row })}</span>
      </p>
      <dl>
        {SHOWN[record.kind].map((field) => (
          <div key={field}>
            <dt>{text(`imports.fields.${field}`)}</dt>
            <dd>
              <CheckedCell row={row} field={field} record={record} />
            </dd>
          </div>
        ))}
      </dl>
      {hasDetails(row) && <RowDetails row={row} kind={record.kind} />}
    </div>
  );
}
