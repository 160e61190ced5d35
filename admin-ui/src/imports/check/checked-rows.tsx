import { Fragment } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { ImportField, ImportKind, ImportRecord, ImportRowRecord } from '../../../../api/contract/imports.js';
import { useText } from '../../i18n/use-text';
import columnClasses from '../../lists/columns.module.css';
import { ListEmpty } from '../../lists/list-empty';
import { ListCards, ListRows } from '../../lists/list-rows';
import table from '../../lists/list-table.module.css';
import classes from './check.module.css';
import { CheckedCell } from './checked-cell';
import { definitionOf } from '../import';
import { ResultBadge } from './result-badge';
import { hasDetails, RowDetails } from './row-details';

/** Enough to know each row by, and what matters most if it is wrong. */
const SHOWN: Record<ImportKind, ImportField[]> = {
  employees: ['employeeId', 'name', 'email', 'department', 'salary'],
  salaries: ['employeeId', 'payDate', 'basicSalary', 'allowances', 'deductions', 'netSalary'],
  leaves: ['employeeId', 'leaveType', 'startDate', 'endDate', 'status'],
};

interface CardFields {
  title: ImportField;
  beside: { start: ImportField[]; end: ImportField };
  beneath: ImportField[];
  /** What is beneath cannot be known without its names. */
  labelled?: true;
}

/** The same on a card. */
const ON_CARD: Record<ImportKind, CardFields> = {
  employees: { title: 'name', beside: { start: ['employeeId', 'department'], end: 'salary' }, beneath: ['email'] },
  salaries: { title: 'employeeId', beside: { start: ['payDate'], end: 'netSalary' }, beneath: ['basicSalary', 'allowances', 'deductions'], labelled: true },
  leaves: { title: 'employeeId', beside: { start: ['leaveType'], end: 'status' }, beneath: ['startDate', 'endDate'] },
};

/** As each row would be stored; beneath it what is wrong with it, or what it changes. */
export function CheckedRows({ record }: { record: ImportRecord }) {
  const text = useText();
  const { data = [] } = useListContext<CheckedRow>();
  const { kind } = record;
  const numeric = (field: string) => definitionOf(kind, field)?.kind === 'amount';
  return (
    <ListRows
      roomy={false}
      cards={<ListCards<CheckedRow> card={(row) => <CheckedCard row={row} record={record} />} />}
      empty={<ListEmpty title={text('imports.check.none')} searching={text('imports.check.noneOf')} />}
    >
      <table className={`${table.table} ${classes.table}`} aria-label={text('imports.check.rows')}>
        <thead>
          <tr>
            <th scope="col" className={columnClasses.serial}>
              {text('imports.check.row')}
            </th>
            <th scope="col">{text('imports.check.result')}</th>
            {SHOWN[kind].map((field) => (
              <th key={field} scope="col" className={numeric(field) ? columnClasses.number : undefined}>
                {text(`imports.fields.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <Fragment key={row.id}>
              <tr className={hasDetails(row) ? classes.detailed : undefined}>
                <td className={columnClasses.serial}>{row.row}</td>
                <td>
                  <ResultBadge of={row.result} />
                </td>
                {SHOWN[kind].map((field) => (
                  <td key={field} className={numeric(field) ? columnClasses.number : undefined}>
                    <CheckedCell row={row} field={field} record={record} />
                  </td>
                ))}
              </tr>
              {hasDetails(row) && (
                <tr className={classes.details}>
                  <td />
                  <td />
                  <td colSpan={SHOWN[kind].length}>
                    <RowDetails row={row} kind={kind} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ListRows>
  );
}

/** A row on a phone: who or what it is and its result, then what matters most. */
function CheckedCard({ row, record }: { row: CheckedRow; record: ImportRecord }) {
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

type CheckedRow = ImportRowRecord & RaRecord<number>;
