import { minorUnits } from '../../../contract/money.js';
import { refusal } from '../../../contract/problem.js';
import { field, type FieldOptions } from './field.js';

export function MoneyField(label: string, options: FieldOptions = {}): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => minorUnits(value) ?? Number.NaN,
      check: (value) =>
        typeof value === 'number' && Number.isSafeInteger(value)
          ? undefined
          : refusal('amount.malformed', { label }),
      schema: { type: ['number', 'string'], minimum: 0, maximum: 1_000_000_000, description: 'At most two decimals.', example: 4200.5 },
    },
    options,
  );
}
