import { refusal } from '../../../contract/problem.js';
import { field, type FieldOptions } from './field.js';

export function ChoiceField(
  label: string,
  choices: readonly string[],
  options: FieldOptions & { example?: string } = {},
): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => value,
      check: (value) =>
        typeof value === 'string' && choices.includes(value)
          ? undefined
          : refusal('field.not_choice', { label, choices: choices.join(', ') }),
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
      check: (value) =>
        typeof value === 'boolean' ? undefined : refusal('field.not_flag', { label }),
      schema: { type: 'boolean', example: false },
    },
    options,
  );
}
