import type { RaRecord } from 'react-admin';
import {
  importFieldOf,
  type ImportField,
  type ImportKind,
} from '../../../../api/contract/imports/import-fields.js';
import type { ImportRecord, ImportRowRecord } from '../../../../api/contract/imports/imports.js';
import { useText } from '../../i18n/use-text';
import columnClasses from '../../lists/columns.module.css';
import { ListEmpty } from '../../lists/list-empty';
import { type Column, ListTable } from '../../lists/list-table';
import { isNumeric } from '../import';
import { useFieldLabel } from '../use-field-label';
import { CheckedCell } from './checked-cell';
import { ResultBadge } from './result-badge';
import { hasDetails, RowDetails } from './row-details';
import { shownFields } from './shown-fields';
import classes from './check.module.css';

export const PAGE_SIZES = [10, 25, 50, 100];

type CheckedRow = ImportRowRecord & RaRecord<number>;

interface CardFields {
  title: ImportField;
  secondLine: { start: ImportField[]; end: ImportField };
  thirdLine: ImportField[];
  /** The values of the third line need their field names. */
  labelled?: true;
}

const CARD_FIELDS: Record<ImportKind, CardFields> = {
  employees: {
    title: 'name',
    secondLine: { start: ['employeeId', 'department'], end: 'salary' },
    thirdLine: ['email'],
  },
  jobs: {
    title: 'name',
    secondLine: { start: ['employeeId', 'department'], end: 'from' },
    thirdLine: ['designation', 'manager'],
  },
  salaries: {
    title: 'name',
    secondLine: { start: ['employeeId', 'payDate'], end: 'netSalary' },
    thirdLine: ['basicSalary', 'allowances', 'deductions'],
    labelled: true,
  },
  leaves: {
    title: 'name',
    secondLine: { start: ['employeeId', 'leaveType'], end: 'status' },
    thirdLine: ['startDate', 'endDate'],
  },
  balances: {
    title: 'name',
    secondLine: { start: ['employeeId', 'leaveType'], end: 'balance' },
    thirdLine: ['countsFrom', 'useBy'],
    labelled: true,
  },
};

export function CheckedRows({ record }: { record: ImportRecord }) {
  const text = useText();
  const labelOf = useFieldLabel();
  const fields = shownFields(record).map((field): Column<CheckedRow> => ({
    label: labelOf(field),
    className: [
      classes.cell,
      classes[field],
      classes[`kind-${importFieldOf(record.kind, field)?.kind ?? 'text'}`],
      isNumeric(record.kind, field) && columnClasses.number,
    ]
      .filter(Boolean)
      .join(' '),
    render: (row) => <CheckedCell row={row} field={field} record={record} />,
  }));
  const listed: Column<CheckedRow>[] = [
    { label: text('imports.check.row'), className: columnClasses.serial, render: ({ row }) => row },
    { label: text('imports.check.result'), render: ({ result }) => <ResultBadge of={result} /> },
    ...fields,
  ];
  return (
    <ListTable<CheckedRow>
      label={text('imports.check.rows')}
      className={classes.table}
      pageSizes={PAGE_SIZES}
      columns={listed}
      details={(row) => hasDetails(row) && <RowDetails row={row} kind={record.kind} />}
      detailsAfter={2}
      card={(row) => <CheckedCard row={row} record={record} />}
      empty={
        <ListEmpty title={text('imports.check.none')} filteredText={text('imports.check.noneOf')} />
      }
    />
  );
}

function CheckedCard({ row, record }: { row: CheckedRow; record: ImportRecord }) {
  const text = useText();
  const labelOf = useFieldLabel();
  const { title, secondLine, thirdLine, labelled } = CARD_FIELDS[record.kind];
  const inFile = shownFields(record);
  const start = secondLine.start.filter((field) => inFile.includes(field));
  const cells = (fields: ImportField[]) =>
    fields
      .filter((field) => inFile.includes(field))
      .map((field, index) => (
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
        <span>
          {start.map((field, index) => [
            index > 0 && ', ',
            <CheckedCell key={field} row={row} field={field} record={record} />,
          ])}
        </span>
        <span>
          {inFile.includes(secondLine.end) && (
            <CheckedCell row={row} field={secondLine.end} record={record} />
          )}
        </span>
      </div>
      <div className={classes.line}>
        <span>{cells(thirdLine)}</span>
        <small>{text('imports.check.rowNumber', { row: row.row })}</small>
      </div>
      <CardRest
        row={row}
        record={record}
        shown={[title, ...secondLine.start, secondLine.end, ...thirdLine]}
      />
      {hasDetails(row) && <RowDetails row={row} kind={record.kind} />}
    </div>
  );
}

function CardRest({
  row,
  record,
  shown,
}: {
  row: CheckedRow;
  record: ImportRecord;
  shown: ImportField[];
}) {
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
