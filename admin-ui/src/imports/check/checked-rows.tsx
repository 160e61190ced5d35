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

const TABLE_FIELDS: Record<ImportKind, ImportField[]> = {
  employees: ['employeeId', 'name', 'email', 'department', 'salary'],
  salaries: ['employeeId', 'payDate', 'basicSalary', 'allowances', 'deductions', 'netSalary'],
  leaves: ['employeeId', 'leaveType', 'startDate', 'endDate', 'status'],
};

interface CardFields {
  title: ImportField;
  secondLine: { start: ImportField[]; end: ImportField };
  thirdLine: ImportField[];
  /** The values of the third line need their field names. */
  labelled?: true;
}

const CARD_FIELDS: Record<ImportKind, CardFields> = {
  employees: { title: 'name', secondLine: { start: ['employeeId', 'department'], end: 'salary' }, thirdLine: ['email'] },
  salaries: { title: 'employeeId', secondLine: { start: ['payDate'], end: 'netSalary' }, thirdLine: ['basicSalary', 'allowances', 'deductions'], labelled: true },
  leaves: { title: 'employeeId', secondLine: { start: ['leaveType'], end: 'status' }, thirdLine: ['startDate', 'endDate'] },
};

export function CheckedRows({ record }: { record: ImportRecord }) {
  const text = useText();
  const { data = [] } = useListContext<CheckedRow>();
  const { kind } = record;
  const numeric = (field: string) => definitionOf(kind, field)?.kind === 'amount';
  return (
    <ListRows
      roomy={false}
      cards={<ListCards<CheckedRow> card={(row) => <CheckedCard row={row} record={record} />} />}
      empty={<ListEmpty title={text('imports.check.none')} filteredText={text('imports.check.noneOf')} />}
    >
      <table className={`${table.table} ${classes.table}`} aria-label={text('imports.check.rows')}>
        <thead>
          <tr>
            <th scope="col" className={columnClasses.serial}>
              {text('imports.check.row')}
            </th>
            <th scope="col">{text('imports.check.result')}</th>
            {TABLE_FIELDS[kind].map((field) => (
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
                {TABLE_FIELDS[kind].map((field) => (
                  <td key={field} className={numeric(field) ? columnClasses.number : undefined}>
                    <CheckedCell row={row} field={field} record={record} />
                  </td>
                ))}
              </tr>
              {hasDetails(row) && (
                <tr className={classes.details}>
                  <td />
                  <td />
                  <td colSpan={TABLE_FIELDS[kind].length}>
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

function CheckedCard({ row, record }: { row: CheckedRow; record: ImportRecord }) {
  const text = useText();
  const { title, secondLine, thirdLine, labelled } = CARD_FIELDS[record.kind];
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
        <span>{secondLine.start.map((field, index) => [index > 0 && ', ', <CheckedCell key={field} row={row} field={field} record={record} />])}</span>
        <span>
          <CheckedCell row={row} field={secondLine.end} record={record} />
        </span>
      </div>
      <div className={classes.line}>
        <span>{cells(thirdLine)}</span>
        <small>{text('imports.check.rowNumber', { row: row.row })}</small>
      </div>
      {hasDetails(row) && <RowDetails row={row} kind={record.kind} />}
    </div>
  );
}

type CheckedRow = ImportRowRecord & RaRecord<number>;
