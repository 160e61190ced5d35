import { useId } from 'react';
import type {
  PaymentFileRecord,
  PaymentRemark,
} from '../../../../api/contract/payroll/payment-files.js';
import { useText } from '../../i18n/use-text';
import check from '../../imports/check/check.module.css';
import columns from '../../lists/columns.module.css';
import { type Column, Table } from '../../lists/list-table';
import { RefusalText } from '../refusal-text';
import classes from './amounts.module.css';

type Refused = PaymentRemark & { _id: string };

/** Each cell that keeps its row out, and why. */
export function RefusedAmounts({
  record: { refused, refusedRows },
}: {
  record: PaymentFileRecord;
}) {
  const text = useText();
  const id = useId();
  const title = text('fromOffice.amounts.refused', { count: refusedRows });
  const rows = refused.map((remark) => ({
    ...remark,
    _id: `${remark.row} ${remark.field} ${remark.reason.key}`,
  }));
  const field = (row: Refused) => text(`fromOffice.amounts.fields.${row.field}`);
  const value = (row: Refused) =>
    row.value.trim() ? (
      <bdi className={check.wrong}>{row.value.trim()}</bdi>
    ) : (
      <span className={check.none}>{text('fromOffice.amounts.blank')}</span>
    );
  const reason = (row: Refused) => <RefusalText of={row.reason} field={row.field} />;
  const listed: Column<Refused>[] = [
    { label: text('fromOffice.amounts.row'), className: columns.serial, render: ({ row }) => row },
    { label: text('fromOffice.amounts.column'), className: columns.ink, render: field },
    { label: text('fromOffice.amounts.inFile'), className: columns.words, render: value },
    { label: text('fromOffice.amounts.reason'), render: reason },
  ];
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Table<Refused>
        label={title}
        rows={rows}
        columns={listed}
        card={(row) => (
          <div className={classes.card}>
            <p>
              <strong>
                {field(row)} {value(row)}
              </strong>
              <small>{text('fromOffice.amounts.rowNumber', { row: row.row })}</small>
            </p>
            <p>{reason(row)}</p>
          </div>
        )}
      />
      {new Set(rows.map(({ row }) => row)).size < refusedRows && (
        <p className={classes.first}>{text('fromOffice.amounts.first', { count: rows.length })}</p>
      )}
    </section>
  );
}
