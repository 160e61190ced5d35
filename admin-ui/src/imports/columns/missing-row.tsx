import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import {
  importFieldOf,
  CONSTANT_FIELDS,
  type ImportField,
  type ImportKind,
} from '../../../../api/contract/imports/import-fields.js';
import { useText } from '../../i18n/use-text';
import { SelectField } from '../../ui/fields/select-field';
import type { ColumnRowProps } from './column-parts';
import classes from './columns.module.css';
import { ConstantInput } from './constant-input';
import { useFieldLabel } from '../use-field-label';
import { mapColumn, fieldOf, useMapping } from './mapping';

const CONSTANT = 'constant';
const takesConstant = (kind: ImportKind, field: ImportField) =>
  (CONSTANT_FIELDS[kind] as readonly ImportField[]).includes(field);
const isOfBalance = (kind: ImportKind, field: ImportField) =>
  kind === 'balances' || field === 'countsFrom' || field === 'useBy';

/** A field without a column, which another column, one value for all rows, or nothing can fill. */
export function MissingRow({
  field,
  as: Row,
}: {
  field: ImportField;
  as: ComponentType<ColumnRowProps>;
}) {
  const text = useText();
  const mappingForm = useMapping();
  const { record, columns, mapping, change, errors } = mappingForm;
  const label = useFieldLabel()(field);
  const { kind } = record;
  const required = importFieldOf(kind, field)?.required === true;
  const constant = mapping.constants[field];
  const free = columns.filter(({ heading }) => !fieldOf(mapping, heading));
  const taken = columns.filter(({ heading }) => fieldOf(mapping, heading));
  const choices = [...free, ...taken].map((column) => ({
    value: String(columns.indexOf(column)),
    label: column.heading,
  }));

  function choose({ value, form }: HTMLSelectElement) {
    const column = columns[Number(value)];
    if (value !== '' && value !== CONSTANT && column) {
      flushSync(() =>
        change(mapColumn(mappingForm, column, field), `columns.${field}`, `constants.${field}`),
      );
      // The row of the chosen column has replaced this one and takes the focus.
      return form
        ?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column.heading)}"]`)
        ?.focus();
    }
    const { [field]: _, ...constants } = mapping.constants;
    change(
      { ...mapping, constants: value === CONSTANT ? { ...constants, [field]: '' } : constants },
      `columns.${field}`,
      `constants.${field}`,
    );
  }

  const heading = (
    <div className={classes.headingChoice}>
      <SelectField
        hideLabel
        label={text('imports.columns.columnOf', { field: label })}
        placeholder={text(
          takesConstant(kind, field) && !required && !isOfBalance(kind, field)
            ? 'imports.columns.unknown'
            : 'imports.columns.noColumn',
        )}
        choices={
          takesConstant(kind, field)
            ? [{ value: CONSTANT, label: text('imports.columns.constant') }, ...choices]
            : choices
        }
        value={constant === undefined ? '' : CONSTANT}
        error={errors[`columns.${field}`]}
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
      note={text(
        `imports.notes.${isOfBalance(kind, field) ? balanceNote(field, constant !== undefined) : noteFor(kind, field, required, constant !== undefined)}`,
      )}
    />
  );
}

function balanceNote(field: ImportField, isConstant: boolean) {
  if (field === 'employeeId') return 'missingPerson';
  if (field === 'balance') return 'missingBalance';
  if (field === 'countsFrom') return isConstant ? 'countsFrom' : 'missingCountsFrom';
  if (field === 'useBy') return isConstant ? 'useBy' : 'withoutUseBy';
  return isConstant ? 'sameLeaveType' : 'missingValue';
}

function noteFor(kind: ImportKind, field: ImportField, required: boolean, isConstant: boolean) {
  if (field === 'employeeId' && kind !== 'employees') return 'missingPerson';
  if (isConstant) return field === 'salary' ? 'sameSalary' : 'same';
  if (field === 'email') return 'email';
  if (field === 'department') return 'missingValue';
  if (required || !takesConstant(kind, field)) return 'missing';
  return field === 'salary' ? 'unknownSalary' : 'unknown';
}
