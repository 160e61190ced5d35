import { isEmail } from 'class-validator';
import { field, type FieldOptions } from './field.js';
import { readName, readText, textRefusal, type TextLimits, isFarTooLong } from './read-text.js';
import { normalized } from '../../../contract/text/normalized-text.js';
import { refusal } from '../../../contract/problem.js';

export interface TextOptions extends FieldOptions, TextLimits {
  example: string;
}

export function TextField(label: string, options: TextOptions): PropertyDecorator {
  return textField(label, readText, options);
}

/** A name of a person or department. */
export function NameField(label: string, options: Omit<TextOptions, 'multiline'>): PropertyDecorator {
  return textField(label, readName, options);
}

function textField(label: string, read: (value: unknown, max: number) => unknown, options: TextOptions): PropertyDecorator {
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

const MAX = 254;

export function readEmail(value: unknown): unknown {
  if (typeof value !== 'string' || isFarTooLong(value, MAX)) return value;
  return readText(normalized(value, 'NFKC').toLowerCase(), MAX);
}

export function EmailField(label: string, options: FieldOptions = {}): PropertyDecorator {
  return field(
    label,
    {
      read: readEmail,
      check: (value) => textRefusal(label, value, { max: MAX }) ?? (isEmail(value) ? undefined : refusal('email.malformed', { label })),
      schema: { type: 'string', format: 'email', maxLength: MAX, example: 'amara.okafor@company.example' },
    },
    options,
  );
}
