import { hasTooManyMarks, MOST_MARKS, normalized } from '../../../contract/normalized-text.js';
import { refusal, type Refusal } from '../../../contract/refusals.js';
import { folded, uniqueKey } from '../../database/statements/folded-text.js';
import { isStorable } from '../../database/statements/storable-text.js';
import { field, type FieldOptions } from './field.js';

export interface TextOptions extends FieldOptions {
  max: number;
  multiline?: boolean;
  example: string;
}

/** A letter with three accents, before they are joined with it. */
const LONGEST_LETTER = 4;

/** Measured before the text is normalised: no normal form of it would fit. */
export function isFarTooLong(text: string, max: number): boolean {
  return text.length > max * LONGEST_LETTER;
}

/** Leaves what is far too long as it is, for `textFault` to refuse. */
export function readText(value: unknown, max: number): unknown {
  if (typeof value !== 'string' || isFarTooLong(value, max)) return value;
  return normalized(value, 'NFC').replace(/\r\n/g, '\n').replace(/\t/g, ' ').trim();
}

/** Several blanks in a row become one. */
export function readName(value: unknown, max: number): unknown {
  const text = readText(value, max);
  return typeof text === 'string' ? text.replace(/\p{Zs}+/gu, ' ') : text;
}

/** The limit also applies to the folded copies, which can be longer. */
export function textFault(label: string, value: unknown, { max, multiline }: Pick<TextOptions, 'max' | 'multiline'>): Refusal | undefined {
  if (typeof value !== 'string') return refusal('field.not_text', { label });
  const tooLong = refusal('field.too_long', { label, max });
  if (value.length > max) return tooLong;
  if (hasTooManyMarks(value)) return refusal('field.too_many_marks', { label, max: MOST_MARKS });
  if (!isStorable(value, multiline)) return refusal('field.not_storable', { label });
  return Math.max(folded(value).length, uniqueKey(value).length) > max ? tooLong : undefined;
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
      fault: (value) => textFault(label, value, options),
      schema: { type: 'string', minLength: 1, maxLength: options.max, example: options.example },
    },
    options,
  );
}
