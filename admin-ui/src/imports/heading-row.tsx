import type { ComponentType } from 'react';
import type { ImportColumn, ImportField } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import { SelectField } from '../ui/select-field';
import { ColumnNote } from './column-note';
import classes from './columns.module.css';
import type { Parts } from './column-parts';
import { fieldsOf } from './import';
import { assign, fieldOf } from './mapping';
import { useMapping } from './mapping-context';

/** What fits the cell of a table, in letters. */
const ROOM = 24;

/** A column of the file. */
export function HeadingRow({ column, as: Row }: { column: ImportColumn; as: ComponentType<Parts> }) {
  const text = useText();
  const { record, mapping, change, faults } = useMapping();
  const field = fieldOf(mapping, column.heading);
  const becomes = (
    <SelectField
      bare
      data-column={column.heading}
      label={text('imports.columns.becomesOf', { column: column.heading })}
      placeholder={text('imports.columns.none')}
      choices={fieldsOf(record.kind).map((value) => ({ value, label: text(`imports.fields.${value}`) }))}
      value={field ?? ''}
      error={field && faults[`columns.${field}`]}
      onChange={({ target }) => {
        const chosen = (target.value || undefined) as ImportField | undefined;
        change(assign(record.kind, mapping, column, chosen), `columns.${field}`, `columns.${chosen}`, `values.${field}`);
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
  const sign = trimmed.some((sample) => sample.includes(',')) ? '; ' : ', ';
  const all = filled < rows ? [trimmed[0], blank, ...trimmed.slice(1)].filter((sample) => sample !== undefined) : trimmed;
  const fitting = all.filter((_, index) => index === 0 || all.slice(0, index + 1).join(sign).length <= ROOM);
  const more = values !== null && trimmed.length > fitting.length;
  return fitting.join(sign) + (more && fitting.length > 1 ? `${sign}…` : '');
}
