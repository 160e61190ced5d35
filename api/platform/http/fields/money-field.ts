import { LARGEST_AMOUNT_MINOR, MINOR_UNITS, minorUnits } from '../../../contract/money.js';
import { refusal } from '../../../contract/problem.js';
import { field, type FieldOptions } from './field.js';

export function MoneyField(
  label: string,
  { largest = LARGEST_AMOUNT_MINOR, ...options }: FieldOptions & { largest?: number } = {},
): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => minorUnits(value, largest) ?? Number.NaN,
      check: (value) =>
        typeof value === 'number' && Number.isSafeInteger(value)
          ? undefined
          : refusal('amount.malformed', { label }),
      schema: {
        type: ['number', 'string'],
        minimum: 0,
        maximum: largest / MINOR_UNITS,
        description: 'At most two decimals.',
        example: 4200.5,
      },
    },
    options,
  );
}
