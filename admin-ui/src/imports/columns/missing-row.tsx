import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { CONSTANT_FIELDS, type ImportField } from '../../../../api/contract/imports.js';
import { useText } from '../../i18n/use-text';
import { SelectField } from '../../ui/fields/select-field';
import type { ColumnRowProps } from './column-parts';
import classes from './columns.module.css';
import { ConstantInput } from './constant-input';
import { definitionOf } from '../import';
import { assign, fieldOf, useMapping } from './mapping';

const CONSTANT = 'constant';
const takesConstant = (field: ImportField) => (CONSTANT_FIELDS as readonly ImportField[]).includes(field);

/** A field without a column, which another column, one value for all rows, or nothing can fill. */
export function MissingRow({ field, as: Row }: { field: ImportField; as: ComponentType<ColumnRowProps> }) {
  const text = useText();
  const mappingForm = useMapping();
  const { record, columns, mapping, change, faults } = mappingForm;
  const label = text(`imports.fields.${field}`);
  const required = definitionOf(record.kind, field)?.required === true;
  const constant = mapping.constants[field];
  const free = columns.filter(({ heading }) => !fieldOf(mapping, heading));
  const taken = columns.filter(({ heading }) => fieldOf(mapping, heading));
  const choices = [...free, ...taken].map((column) => ({ value: String(columns.indexOf(column)), label: column.heading }));

  function choose({ value, form }: HTMLSelectElement) {
    const column = columns[Number(value)];
    if (value !== '' && value !== CONSTANT && column) {
      flushSync(() => change(assign(mappingForm, column, field), `columns.${field}`, `constants.${field}`));
      // The row of the chosen column has replaced this one and takes the focus.
      return form?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column.heading)}"]`)?.focus();
    }
    const { [field]: _, ...constants } = mapping.constants;
    change({ ...mapping, constants: value === CONSTANT ? { ...constants, [field]: '' } : constants }, `columns.${field}`, `constants.${field}`);
  }

  const heading = (
    <div className={classes.headingChoice}>
      <SelectField
        hideLabel
        label={text('imports.columns.columnOf', { field: label })}
        placeholder={text(takesConstant(field) && !required ? 'imports.columns.unknown' : 'imports.columns.noColumn')}
        choices={takesConstant(field) ? [{ value: CONSTANT, label: text('imports.columns.constant') }, ...choices] : choices}
        value={constant === undefined ? '' : CONSTANT}
        error={faults[`columns.${field}`]}
        onChange={({ target }) => choose(target)}
      />
    </div>
  );
  return (
    <Row
      unmapped
      heading={heading}
      samples={constant !== undefined && <ConstantInput field={field} />}
      becomes={<span className={classes.field}>{label}</span>}
      note={text(`imports.notes.${noteFor(field, required, constant !== undefined)}`)}
    />
  );
}

function noteFor(field: ImportField, required: boolean, isConstant: boolean) {
  if (isConstant) return field === 'salary' ? 'sameSalary' : 'same';
  if (field === 'email') return 'email';
  if (field === 'department') return 'missingDepartment';
  if (required || !takesConstant(field)) return 'missing';
  return field === 'salary' ? 'unknownSalary' : 'unknown';
}
