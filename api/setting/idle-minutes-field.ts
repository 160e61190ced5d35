import { MAX_IDLE_MINUTES, MIN_IDLE_MINUTES } from '../contract/second-factor.js';
import { refusal } from '../contract/refusals.js';
import { field } from '../platform/http/fields/field.js';

export function IdleMinutesField(label: string): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => (typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value),
      check: (value) =>
        Number.isInteger(value) && (value as number) >= MIN_IDLE_MINUTES && (value as number) <= MAX_IDLE_MINUTES ? undefined : refusal('field.not_count_between', { label, min: MIN_IDLE_MINUTES, max: MAX_IDLE_MINUTES }),
      schema: { type: 'integer', minimum: MIN_IDLE_MINUTES, maximum: MAX_IDLE_MINUTES, example: 30 },
    },
    { optional: true },
  );
}
