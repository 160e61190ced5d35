import { isStorable } from '../../platform/database/statements/storable-text.js';
import { readText, textFault } from '../../platform/http/fields/text-field.js';
import type { Value } from './extended-json.js';

export interface RepairedText {
  text: string;
  /** Characters that no column takes were replaced by blanks, or the end was cut off. */
  mended: boolean;
}

/** A text, or a number that stands for one, as it can be stored; undefined when it is none or blank. */
export function repairedText(value: Value | undefined, max: number, multiline = false): RepairedText | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const read = readText(String(value)) as string;
  let text = read;
  if (!isStorable(text, multiline)) text = [...text].map((sign) => (isStorable(sign, multiline) ? sign : ' ')).join('').trim();
  if (text.length > max) text = text.slice(0, max).replace(/[\ud800-\udbff]$/, '').trim();
  // The folded twin, which must fit too, can be longer.
  while (textFault('', text, { max, multiline })) text = [...text].slice(0, -1).join('').trim();
  return text === '' ? undefined : { text, mended: text !== read };
}
