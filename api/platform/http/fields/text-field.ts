import { field, type FieldOptions } from './field.js';
import { readName, readText, textRefusal, type TextLimits } from './read-text.js';

export interface TextOptions extends FieldOptions, TextLimits {
  example: string;
}

export function TextField(label: string, options: TextOptions): PropertyDecorator {
  return textField(label, readText, options);
}

/** A name of a person or department. */
export function NameField(
  label: string,
  options: Omit<TextOptions, 'multiline'>,
): PropertyDecorator {
  return textField(label, readName, options);
}

function textField(
  label: string,
  read: (value: unknown, max: number) => unknown,
  options: TextOptions,
): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => read(value, options.max),
      check: (value) => textRefusal(label, value, options),
      schema: { type: 'string', minLength: 1, maxLength: options.max, example: options.example },
    },
    options,
  );
}
