import { IDLE_MAX, IDLE_MIN } from '../contract/second-factor.js';
import { field } from '../platform/http/fields/field.js';

/** After how long an unused session asks for the password again; empty for never. */
export function IdleMinutesField(label: string): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => (typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value),
      fault: (value) =>
        Number.isInteger(value) && (value as number) >= IDLE_MIN && (value as number) <= IDLE_MAX ? undefined : `${label} must be a whole number from ${IDLE_MIN} to ${IDLE_MAX}.`,
      schema: { type: 'integer', minimum: IDLE_MIN, maximum: IDLE_MAX, example: 30 },
    },
    { optional: true },
  );
}
