import { refusal } from '../../../contract/problem.js';
import { field, type FieldOptions } from './field.js';

const LARGEST = 2_147_483_647;

export function CountField(
  label: string,
  {
    min,
    max,
    example = 1,
    description,
    ...options
  }: FieldOptions & { example?: number; description?: string; min?: number; max?: number } = {},
): PropertyDecorator {
  const [minimum, maximum] = [min ?? 0, max ?? LARGEST];
  const refused =
    min === undefined || max === undefined
      ? refusal('field.not_count', { label })
      : refusal('field.not_count_between', { label, min, max });
  return field(
    label,
    {
      read: (value) =>
        typeof value === 'string' && /^\d{1,10}$/.test(value.trim()) ? Number(value) : value,
      check: (value) =>
        Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum
          ? undefined
          : refused,
      schema: { type: 'integer', minimum, maximum, example, ...(description && { description }) },
    },
    options,
  );
}
