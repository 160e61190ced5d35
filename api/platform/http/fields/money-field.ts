import { minorUnits } from '../../../contract/money.js';
import { field, type FieldOptions } from './field.js';

export function MoneyField(label: string, options: FieldOptions = {}): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => minorUnits(value) ?? Number.NaN,
      fault: (value) =>
        typeof value === 'number' && Number.isSafeInteger(value)
          ? undefined
          : `${label} must be an amount from 0 to 1000000000.00 with at most two decimals.`,
      schema: { type: ['number', 'string'], minimum: 0, maximum: 1_000_000_000, description: 'At most two decimals.', example: 4200.5 },
    },
    options,
  );
}
