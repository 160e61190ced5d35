import { field, type FieldOptions } from './field.js';

export function ChoiceField(label: string, choices: readonly string[], options: FieldOptions & { example?: string } = {}): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => value,
      fault: (value) => (typeof value === 'string' && choices.includes(value) ? undefined : `${label} must be one of ${choices.join(', ')}.`),
      schema: { type: 'string', enum: [...choices], example: options.example ?? choices[0] },
    },
    options,
  );
}

export function FlagField(label: string, options: FieldOptions = {}): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => (value === 'true' ? true : value === 'false' ? false : value),
      fault: (value) => (typeof value === 'boolean' ? undefined : `${label} must be true or false.`),
      schema: { type: 'boolean', example: false },
    },
    options,
  );
}
