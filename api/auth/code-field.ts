import { field, type FieldOptions } from '../http/field.js';

/** Longer is no code, however it is written. */
const LONGEST = 40;

/** A code of an app or a recovery code, as people type one: blanks and hyphens do not count, nor does the size of letters. */
export function CodeField(label: string, options: FieldOptions = {}): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => (typeof value === 'string' && value.length <= LONGEST ? value.replace(/[\s-]/g, '').toUpperCase() : value),
      fault: (value) => (typeof value === 'string' ? undefined : `${label} must be a text.`),
      schema: { type: 'string', format: 'password', example: '492039' },
    },
    options,
  );
}
