import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { ImportField } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import { SelectField } from '../ui/select-field';
import classes from './columns.module.css';
import type { Parts } from './column-parts';
import { assign, fieldOf } from './mapping';
import { useMapping } from './mapping-context';

/** A field that needs a column, or has what it needs without one: here the column is chosen, those without another use first. */
export function MissingRow({ field, as: Row }: { field: ImportField; as: ComponentType<Parts> }) {
  const text = useText();
  const { record, columns, mapping, change, faults } = useMapping();
  const label = text(`imports.fields.${field}`);
  const free = columns.filter(({ heading }) => !fieldOf(mapping, heading));
  const taken = columns.filter(({ heading }) => fieldOf(mapping, heading));
  const heading = (
    <div className={classes.headingChoice}>
      <SelectField
        bare
        label={text('imports.columns.columnOf', { field: label })}
        placeholder={text('imports.columns.noColumn')}
        choices={[...free, ...taken].map(({ heading }) => ({ value: heading, label: heading }))}
        value=""
        error={faults[`columns.${field}`]}
        onChange={({ target }) => {
          const column = columns.find((one) => one.heading === target.value);
          if (!column) return;
          const form = target.form;
          flushSync(() => change(assign(record.kind, mapping, column, field), `columns.${field}`));
          // The column has taken the place of this row, and the focus goes on there.
          form?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column.heading)}"]`)?.focus();
        }}
      />
    </div>
  );
  return <Row lacking heading={heading} becomes={<span className={classes.field}>{label}</span>} note={text(field === 'email' ? 'imports.notes.email' : 'imports.notes.missing')} />;
}
