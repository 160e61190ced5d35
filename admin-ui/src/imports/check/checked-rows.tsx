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
import { definitionOf, isNumeric } from '../import';
import { useFieldLabel } from '../use-field-label';
import { ResultBadge } from './result-badge';
import { hasDetails, RowDetails } from './row-details';
import { shownFields } from './shown-fields';

export const PAGE_SIZES = [10, 25, 50, 100];

interface CardFields {
  title: ImportField;
  secondLine: { start: ImportField[]; end: ImportField };
  thirdLine: ImportField[];
  /** The values of the third line need their field names. */
  labelled?: true;
}

const CARD_FIELDS: Record<ImportKind, CardFields> = {
  employees: { title: 'name', secondLine: { start: ['employeeId', 'department'], end: 'salary' }, thirdLine: ['email'] },
  salaries: { title: 'name', secondLine: { start: ['employeeId', 'payDate'], end: 'netSalary' }, thirdLine: ['basicSalary', 'allowances', 'deductions'], labelled: true },
  leaves: { title: 'name', secondLine: { start: ['employeeId', 'leaveType'], end: 'status' }, thirdLine: ['startDate', 'endDate'] },
  balances: { title: 'name', secondLine: { start: ['employeeId', 'leaveType'], end: 'balance' }, thirdLine: ['countsFrom', 'useBy'], labelled: true },
};

export function CheckedRows({ record }: { record: ImportRecord }) {
  const text = useText();
  const { data = [] } = useListContext<CheckedRow>();
  const { kind } = record;
  const fields = shownFields(record);
  const labelOf = useFieldLabel();
  return (
    <ListRows
      roomy={false}
      wide={text('imports.check.rows')}
      pageSizes={PAGE_SIZES}
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
            {fields.map((field) => (
              <th key={field} scope="col" className={isNumeric(kind, field) ? columnClasses.number : undefined}>
                {labelOf(field)}
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
                {fields.map((field) => (
                  <FieldCell key={field} row={row} field={field} record={record} />
                ))}
              </tr>
              {hasDetails(row) && (
                <tr className={classes.details}>
                  <td />
                  <td />
                  <td colSpan={fields.length}>
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

function FieldCell({ row, field, record }: { row: CheckedRow; field: ImportField; record: ImportRecord }) {
  const kind = definitionOf(record.kind, field)?.kind ?? 'text';
  return (
    <td data-field={field} data-kind={kind} className={isNumeric(record.kind, field) ? `${columnClasses.number} ${classes.cell}` : classes.cell}>
      <CheckedCell row={row} field={field} record={record} />
    </td>
  );
}

function CheckedCard({ row, record }: { row: CheckedRow; record: ImportRecord }) {
  const text = useText();
  const labelOf = useFieldLabel();
  const { title, secondLine, thirdLine, labelled } = CARD_FIELDS[record.kind];
  const inFile = shownFields(record);
  const start = secondLine.start.filter((field) => inFile.includes(field));
  const cells = (fields: ImportField[]) =>
    fields.filter((field) => inFile.includes(field)).map((field, index) => (
      <span key={field}>
        {index > 0 && ', '}
        {labelled && <small>{labelOf(field)} </small>}
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
        <span>{start.map((field, index) => [index > 0 && ', ', <CheckedCell key={field} row={row} field={field} record={record} />])}</span>
        <span>{inFile.includes(secondLine.end) && <CheckedCell row={row} field={secondLine.end} record={record} />}</span>
      </div>
      <div className={classes.line}>
        <span>{cells(thirdLine)}</span>
        <small>{text('imports.check.rowNumber', { row: row.row })}</small>
      </div>
      <CardRest row={row} record={record} shown={[title, ...secondLine.start, secondLine.end, ...thirdLine]} />
      {hasDetails(row) && <RowDetails row={row} kind={record.kind} />}
    </div>
  );
}

function CardRest({ row, record, shown }: { row: CheckedRow; record: ImportRecord; shown: ImportField[] }) {
  const labelOf = useFieldLabel();
  const rest = shownFields(record).filter((field) => !shown.includes(field));
  if (rest.length === 0) return null;
  return (
    <dl className={classes.rest}>
      {rest.map((field) => (
        <div key={field}>
          <dt>{labelOf(field)}</dt>
          <dd>
            <CheckedCell row={row} field={field} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type CheckedRow = ImportRowRecord & RaRecord<number>;
