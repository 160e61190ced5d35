import { refusal, type Refusal } from '../../../contract/refusals.js';
import { folded, uniqueKey } from '../../database/statements/folded-text.js';
import { isStorable } from '../../database/statements/storable-text.js';
import { field, type FieldOptions } from './field.js';

export interface TextOptions extends FieldOptions {
  max: number;
  multiline?: boolean;
  example: string;
}

export function readText(value: unknown): unknown {
  return typeof value === 'string' ? value.normalize('NFC').replace(/\r\n/g, '\n').replace(/\t/g, ' ').trim() : value;
}

/** Several blanks in a row become one. */
export function readName(value: unknown): unknown {
  const text = readText(value);
  return typeof text === 'string' ? text.replace(/\p{Zs}+/gu, ' ') : text;
}

/** The limit also applies to the folded copies, which can be longer. */
export function textFault(label: string, value: unknown, { max, multiline }: Pick<TextOptions, 'max' | 'multiline'>): Refusal | undefined {
  if (typeof value !== 'string') return refusal('field.not_text', { label });
  if (!isStorable(value, multiline)) return refusal('field.not_storable', { label });
  const longest = Math.max(value.length, folded(value).length, uniqueKey(value).length);
  return longest > max ? refusal('field.too_long', { label, max }) : undefined;
}

export function TextField(label: string, options: TextOptions): PropertyDecorator {
  return textField(label, readText, options);
}

/** A name of a person or department. */
export function NameField(label: string, options: Omit<TextOptions, 'multiline'>): PropertyDecorator {
  return textField(label, readName, options);
}

function textField(label: string, read: (value: unknown) => unknown, options: TextOptions): PropertyDecorator {
  return field(
    label,
    {
      read,
      fault: (value) => textFault(label, value, options),
      schema: { type: 'string', minLength: 1, maxLength: options.max, example: options.example },
    },
    options,
  );
}
