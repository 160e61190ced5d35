import { refusal } from '../../../contract/refusals.js';
import { field, type FieldOptions } from './field.js';

const MAX = 2_147_483_647;

export function CountField(label: string, options: FieldOptions & { example?: number } = {}): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value.trim()) ? Number(value) : value),
      check: (value) => (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX ? undefined : refusal('field.not_count', { label })),
      schema: { type: 'integer', minimum: 0, maximum: MAX, example: options.example ?? 1 },
    },
    options,
  );
}
