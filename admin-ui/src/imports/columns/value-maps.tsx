import { ArrowRight } from 'lucide-react';
import {
  importFieldOf,
  type ImportField,
  mayBeUnknown,
  UNKNOWN_CHOICE,
} from '../../../../api/contract/imports/import-fields.js';
import type { ImportColumn } from '../../../../api/contract/imports/imports.js';
import { FormSection } from '../../forms/form-layout';
import { useText } from '../../i18n/use-text';
import { useNumbers } from '../../api/config';
import { Icon } from '../../ui/icon';
import { SelectField } from '../../ui/fields/select-field';
import { choiceLabel, choicesOf } from '../../forms/choices';
import classes from './columns.module.css';
import { fieldsOf } from '../import';
import { useFieldLabel } from '../use-field-label';
import { columnOf, useMapping } from './mapping';

/** Unlike a gender that is unknown, these are not imported. */
const LEFT_OUT: readonly ImportField[] = ['payPeriod', 'employmentType', 'pattern'];

export function ValueMaps() {
  const text = useText();
  const { record, columns, mapping } = useMapping();
  const maps = fieldsOf(record.kind).flatMap((field) => {
    const column =
      importFieldOf(record.kind, field)?.kind === 'choice'
        ? columnOf(mapping, columns, field)
        : undefined;
    return column ? [{ field, column }] : [];
  });
  if (maps.length === 0) return null;
  return (
    <FormSection title={text('imports.values.title')} help={text('imports.values.help')}>
      {maps.map(({ field, column }) => (
        <ValueMap key={field} field={field} column={column} />
      ))}
    </FormSection>
  );
}

function ValueMap({ field, column }: { field: ImportField; column: ImportColumn }) {
  const text = useText();
  const numbers = useNumbers();
  const labelOf = useFieldLabel();
  const { mapping, choices: known, change, errors } = useMapping();
  const map = mapping.values[field] ?? {};
  const error = errors[`values.${field}`];
  const unknown = mayBeUnknown(field)
    ? [
        {
          value: UNKNOWN_CHOICE,
          label: text(LEFT_OUT.includes(field) ? 'imports.pay.other' : 'imports.values.unknown'),
        },
      ]
    : [];
  const choices = [
    ...choicesOf(field, known).map((value) => ({
      value,
      label: choiceLabel(text, field, value),
    })),
    ...unknown,
  ];
  return (
    <div className={classes.values}>
      <h3>{labelOf(field)}</h3>
      {error && <p className={classes.error}>{error}</p>}
      {column.values ? (
        <ul>
          {column.values.map(({ value, count }) => (
            <li key={value}>
              <span>
                <bdi>{value}</bdi> <small>{numbers.format(count)}</small>
              </span>
              <div className={classes.to}>
                <Icon of={ArrowRight} size={14} mirrored />
                <SelectField
                  hideLabel
                  label={text('imports.values.of', { value })}
                  placeholder={text('app.select')}
                  choices={choices}
                  value={map[value] ?? ''}
                  error={error && !map[value] ? text('imports.values.missing') : undefined}
                  onChange={({ target }) => {
                    const chosen = { ...map, [value]: target.value || null };
                    const unmapped = column.values?.some((one) => !chosen[one.value]);
                    change(
                      { ...mapping, values: { ...mapping.values, [field]: chosen } },
                      ...(unmapped ? [] : [`values.${field}`]),
                    );
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p>{text('imports.values.many')}</p>
      )}
    </div>
  );
}
