import { readAmount } from '../../../../api/contract/imports/amount-reading.js';
import type { ImportField } from '../../../../api/contract/imports/import-fields.js';
import {
  afterField,
  type ImportRecord,
  type ImportRowRecord,
} from '../../../../api/contract/imports/imports.js';
import { MINOR_UNITS } from '../../../../api/contract/money.js';
import { useText } from '../../i18n/use-text';
import { useMoney } from '../../api/config';
import classes from './check.module.css';
import { isNumeric } from '../import';
import { useCellFormatter } from './use-cell-formatter';

interface Props {
  row: ImportRowRecord;
  field: ImportField;
  record: ImportRecord;
}

export function CheckedCell({ row, field, record }: Props) {
  const text = useText();
  const shown = useCellFormatter(record.kind)(field, row.record[field], row);
  if (!shown) return <span className={classes.none}>{text('app.notAvailable')}</span>;
  return (
    <>
      <bdi
        className={
          field === 'name'
            ? classes.name
            : isNumeric(record.kind, field)
              ? classes.amount
              : undefined
        }
      >
        {shown}
      </bdi>
      <AfterBalance row={row} field={field} record={record} />
      {field === 'salary' && <YearlyAmount row={row} record={record} />}
    </>
  );
}

function AfterBalance({ row, field, record }: Props) {
  const text = useText();
  const after = useCellFormatter(record.kind)(field, row.record[afterField(field)], row);
  if (!after) return null;
  return <small className={classes.yearly}>{text('imports.check.after', { amount: after })}</small>;
}

function YearlyAmount({ row, record }: Omit<Props, 'field'>) {
  const text = useText();
  const money = useMoney();
  const written = row.record.salaryWritten;
  if (written === null || written === undefined) return null;
  const minor =
    typeof written === 'number'
      ? written * MINOR_UNITS
      : readAmount(written, record.mapping?.decimalSign ?? '.');
  const shown = minor === undefined ? String(written) : money.format(minor / MINOR_UNITS);
  const rounded = row.noteRemarks.find(({ key }) => key === 'yearlyRounded')?.parameters
    .twelveMonths;
  return (
    <small className={classes.yearly}>
      {rounded === undefined
        ? text('imports.check.aYear', { amount: shown })
        : text('imports.check.aYearRounded', {
            amount: shown,
            months: money.format(Number(rounded)),
          })}
    </small>
  );
}
