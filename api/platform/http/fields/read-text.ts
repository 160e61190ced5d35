import { refusal, type Refusal } from '../../../contract/problem.js';
import { hasTooManyMarks, MOST_MARKS, normalized } from '../../../contract/text/normalized-text.js';
import { isPhoneNumber } from '../../../contract/text/phone-number.js';
import { withoutTurningSigns } from '../../../contract/text/turning-signs.js';
import { folded, uniqueKey } from '../../database/statements/folded-text.js';
import { isStorable } from '../../database/statements/storable-text.js';

// Apart from text-field.ts, since the thread that reads files must not load class-validator (decision 0113).

export interface TextLimits {
  max: number;
  multiline?: boolean;
  format?: 'phone';
}

/** A letter with three accents, before they are joined with it. */
const LONGEST_LETTER = 4;

/** Checked before the text is processed, which takes longer for longer texts. */
export function isFarTooLong(text: string, max: number): boolean {
  return text.length > max * LONGEST_LETTER;
}

/** Leaves what is far too long as it is, for `textRefusal` to refuse. */
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
export function textRefusal(
  label: string,
  value: unknown,
  { max, multiline, format }: TextLimits,
): Refusal | undefined {
  if (typeof value !== 'string') return refusal('field.not_text', { label });
  const tooLong = refusal('field.too_long', { label, max });
  if (value.length > max) return tooLong;
  if (hasTooManyMarks(value)) return refusal('field.too_many_marks', { label, max: MOST_MARKS });
  if (!isStorable(value, multiline)) return refusal('field.not_storable', { label });
  if (!multiline && withoutTurningSigns(value) !== value) return refusal('field.turned', { label });
  if (Math.max(folded(value).length, uniqueKey(value).length) > max) return tooLong;
  return format === 'phone' && !isPhoneNumber(value)
    ? refusal('field.not_phone', { label })
    : undefined;
}
