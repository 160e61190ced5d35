import type { ComponentType } from 'react';
import type { ImportColumn, ImportField } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import { SelectField } from '../ui/select-field';
import { ColumnNote } from './column-note';
import classes from './columns.module.css';
import type { Parts } from './columns-table';
import { fieldsOf } from './import';
import { assign, fieldOf } from './mapping';
import { useMapping } from './mapping-context';

const SAMPLES = 3;

/** A column of the file. */
export function HeadingRow({ column, as: Row }: { column: ImportColumn; as: ComponentType<Parts> }) {
  const text = useText();
  const { record, mapping, change, faults } = useMapping();
  const field = fieldOf(mapping, column.heading);
  const becomes = (
    <SelectField
      bare
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
  return <Row heading={<bdi className={classes.heading}>{column.heading}</bdi>} samples={samplesOf(column, record.rows, text('imports.columns.blank'))} becomes={becomes} note={field && <ColumnNote column={column} field={field} />} />;
}

function samplesOf({ samples, filled }: ImportColumn, rows: number, blank: string): string {
  const shown = samples.slice(0, SAMPLES).map((sample) => sample.trim());
  if (filled < rows && shown.length < SAMPLES) shown.push(blank);
  return shown.join(', ') + (samples.length > SAMPLES ? ', …' : '');
}
