import { withoutExcessMarks } from '../../contract/text/normalized-text.js';
import { withoutTurningSigns } from '../../contract/text/turning-signs.js';
import { isStorable } from '../../platform/database/statements/storable-text.js';
import { readText, textRefusal } from '../../platform/http/fields/read-text.js';
import type { Value } from './extended-json.js';

export interface RepairedText {
  text: string;
  repaired: boolean;
}

export function repairedText(
  value: Value | undefined,
  max: number,
  multiline = false,
): RepairedText | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const written = String(value).trim();
  const whole = multiline ? written : withoutTurningSigns(written);
  const read = readText(withoutExcessMarks(whole).slice(0, max * 2), max) as string;
  let text = read;
  if (!isStorable(text, multiline))
    text = [...text]
      .map((sign) => (isStorable(sign, multiline) ? sign : ' '))
      .join('')
      .trim();
  if (text.length > max)
    text = text
      .slice(0, max)
      .replace(/[\ud800-\udbff]$/, '')
      .trim();
  // The folded copy must fit as well, and can be longer.
  while (textRefusal('', text, { max, multiline })) text = [...text].slice(0, -1).join('').trim();
  return text === '' ? undefined : { text, repaired: text !== readText(written, written.length) };
}
