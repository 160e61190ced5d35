import type { ComponentType } from 'react';
import { COMPLETABLE_FIELDS } from '../../../../api/contract/employee/employee-fields.js';
import { importFieldOf, type ImportField } from '../../../../api/contract/imports/import-fields.js';
import type { ImportColumn } from '../../../../api/contract/imports/imports.js';
import { useText } from '../../i18n/use-text';
import { choicesOf } from '../../forms/choices';
import { useDepartments } from '../../api/use-departments';
import { RowAction } from '../../ui/button';
import { SelectField } from '../../ui/fields/select-field';
import type { ColumnRowProps } from './column-parts';
import classes from './columns.module.css';
import { fieldsWithBalances } from '../import';
import { useFieldLabel } from '../use-field-label';
import { mapColumn, fieldOf, useMapping } from './mapping';

const folded = (name: string) => name.trim().normalize('NFC').toLowerCase();

/** The import creates departments that do not exist yet. */
function DepartmentsNote({ column: { values } }: { column: ImportColumn }) {
  const text = useText();
  const { data } = useDepartments();
  if (!values || !data) return null;
  const known = new Set(data.map(({ dep_name }) => folded(dep_name)));
  const count = values.filter(({ value }) => !known.has(folded(value))).length;
  return count > 0 && text('imports.notes.departments', { count, total: values.length });
}

const LEFT_OUT_IF_UNKNOWN: readonly ImportField[] = [
  'managerId',
  'approver',
  'approverId',
  'deputy',
  'deputyId',
];

function ColumnNote({ column, field }: { column: ImportColumn; field: ImportField }) {
  const text = useText();
  const { record, mapping } = useMapping();
  const blank = record.rows - column.filled;
  if (field === 'name') return <NameOrderNote column={column} />;
  if (field === 'leftOn') return text('imports.notes.left', { count: column.filled });
  if (field === 'manager') return text('imports.notes.manager');
  if (LEFT_OUT_IF_UNKNOWN.includes(field)) return text('imports.notes.decider');
  if (field === 'email' && record.kind === 'employees' && blank > 0)
    return text(mapping.emailPattern ? 'imports.notes.blankEmails' : 'imports.notes.blank', {
      count: blank,
    });
  if (COMPLETABLE_FIELDS.some((one) => one === field) && blank > 0)
    return text('imports.notes.blankUnknown', { count: blank });
  if (importFieldOf(record.kind, field)?.required && blank > 0)
    return text('imports.notes.blank', { count: blank });
  return field === 'department' ? <DepartmentsNote column={column} /> : null;
}

/** Names written as 'Last, First' are swapped, unless the comma means something else. */
function NameOrderNote({ column }: { column: ImportColumn }) {
  const text = useText();
  const { mapping, change } = useMapping();
  if (!column.samples.some((sample) => sample.includes(','))) return null;
  const swapped = mapping.nameOrder === 'last-first';
  return (
    <>
      {text(swapped ? 'imports.notes.lastFirst' : 'imports.notes.asWritten')}{' '}
      <span className={classes.turn}>
        <RowAction
          tone="primary"
          onClick={() => change({ ...mapping, nameOrder: swapped ? 'as-written' : 'last-first' })}
        >
          {text(swapped ? 'imports.notes.keep' : 'imports.notes.turn')}
        </RowAction>
      </span>
    </>
  );
}

const CELL_LENGTH = 24;

export function HeadingRow({
  column,
  as: Row,
}: {
  column: ImportColumn;
  as: ComponentType<ColumnRowProps>;
}) {
  const text = useText();
  const form = useMapping();
  const { record, mapping, choices, change, errors } = form;
  const labelOf = useFieldLabel();
  const field = fieldOf(mapping, column.heading);
  const becomes = (
    <SelectField
      hideLabel
      data-column={column.heading}
      label={text('imports.columns.becomesOf', { column: column.heading })}
      placeholder={text('imports.columns.none')}
      choices={fieldsWithBalances(record.kind, choicesOf('leaveType', choices)).map((value) => ({
        value,
        label: labelOf(value),
      }))}
      value={field ?? ''}
      error={field && errors[`columns.${field}`]}
      onChange={({ target }) => {
        const chosen = (target.value || undefined) as ImportField | undefined;
        change(
          mapColumn(form, column, chosen),
          `columns.${field}`,
          `columns.${chosen}`,
          `values.${field}`,
        );
      }}
    />
  );
  return (
    <Row
      heading={<bdi className={classes.heading}>{column.heading}</bdi>}
      samples={samplesOf(column, record.rows, text('imports.columns.blank'))}
      becomes={becomes}
      note={field && <ColumnNote column={column} field={field} />}
    />
  );
}

function samplesOf({ samples, filled, values }: ImportColumn, rows: number, blank: string): string {
  const trimmed = samples.map((sample) => sample.trim());
  const separator = trimmed.some((sample) => sample.includes(',')) ? '; ' : ', ';
  const all =
    filled < rows
      ? [trimmed[0], blank, ...trimmed.slice(1)].filter((sample) => sample !== undefined)
      : trimmed;
  const fitting = all.filter(
    (_, index) => index === 0 || all.slice(0, index + 1).join(separator).length <= CELL_LENGTH,
  );
  const more = values !== null && trimmed.length > fitting.length;
  return fitting.join(separator) + (more && fitting.length > 1 ? `${separator}…` : '');
}
