import { useId } from 'react';
import {
  EARLIEST_BIRTH,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../../../api/contract/calendar-date.js';
import { EMPLOYEE_FIELDS } from '../../../../api/contract/employee/employee-fields.js';
import { importFieldOf, type ImportField } from '../../../../api/contract/imports/import-fields.js';
import { useDepartments } from '../../api/use-departments';
import { useToday } from '../../api/use-today';
import { DateField } from '../../forms/date-field/date-field';
import { choiceLabel, choicesOf } from '../../forms/choices';
import { useText } from '../../i18n/use-text';
import { Field } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import { useFieldLabel } from '../use-field-label';
import { useMapping } from './mapping';

const LONGEST_DEPARTMENT = 100;

/** The value that all rows take for a field without a column. */
export function ConstantInput({ field }: { field: ImportField }) {
  const text = useText();
  const today = useToday();
  const labelOf = useFieldLabel();
  const { record, mapping, choices, change, errors } = useMapping();
  const set = (value: string) =>
    change(
      { ...mapping, constants: { ...mapping.constants, [field]: value } },
      `constants.${field}`,
    );
  const frame = {
    hideLabel: true,
    label: text('imports.columns.constantOf', { field: labelOf(field) }),
    value: mapping.constants[field] ?? '',
    error: errors[`constants.${field}`],
  };
  const input = {
    ...frame,
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  };
  const kind = importFieldOf(record.kind, field)?.kind;
  if (kind === 'choice')
    return (
      <SelectField
        {...input}
        placeholder={text('app.select')}
        choices={choicesOf(field, choices).map((value) => ({
          value,
          label: choiceLabel(text, field, value),
        }))}
      />
    );
  if (kind === 'date') return <DateField {...frame} onChange={set} {...limitsOf(field, today)} />;
  if (kind === 'amount') return <Field {...input} inputMode="decimal" autoComplete="off" />;
  return field === 'department' ? (
    <DepartmentConstant {...input} />
  ) : (
    <Field {...input} maxLength={EMPLOYEE_FIELDS.designation.max} autoComplete="off" />
  );
}

function limitsOf(field: ImportField, today: string | undefined): { min: string; max?: string } {
  if (field === 'useBy') return { min: EARLIEST_LEAVE };
  return field === 'countsFrom'
    ? { min: EARLIEST_LEAVE, max: today && latestFutureDate(today) }
    : { min: EARLIEST_BIRTH, max: today };
}

/** One that exists, or a new one. */
function DepartmentConstant(input: Parameters<typeof Field>[0]) {
  const id = useId();
  const { data = [] } = useDepartments();
  return (
    <>
      <Field {...input} maxLength={LONGEST_DEPARTMENT} autoComplete="off" list={id} />
      <datalist id={id}>
        {data.map(({ dep_name }) => (
          <option key={dep_name} value={dep_name} />
        ))}
      </datalist>
    </>
  );
}
