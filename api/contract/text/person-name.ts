import { folded } from './folded-text.js';

export const NAME_ORDERS = ['last-first', 'as-written'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

const SUFFIX = /^(?:jr|sr|ii|iii|iv|ph\.? ?d|md|m\.d|esq)\.?$/i;

/** 'Dietrich, Jenna  ' is Jenna Dietrich, and 'King, Martin, Jr.' is Martin King, Jr. */
export function fullName(text: string, order: NameOrder): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (order === 'as-written') return whole;
  const pieces = whole
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const suffixes = pieces.slice(1).filter((piece) => SUFFIX.test(piece));
  const [last, ...first] = pieces.filter((piece, index) => index === 0 || !SUFFIX.test(piece));
  return [[...first, last].join(' '), ...suffixes].join(', ');
}

export function nameKey(name: string): string {
  return folded(name)
    .replace(/[.,]/g, ' ')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The second key omits middle initials: 'Webster L Butler' matches 'Webster Butler'. */
export function nameKeys(name: string): [string, string] {
  const key = nameKey(name);
  const words = key.split(' ');
  const withoutInitials = words.filter(
    (word, index) => index === 0 || index === words.length - 1 || word.length > 1,
  );
  return [key, withoutInitials.join(' ')];
}

export function withoutSuffix(name: string): string {
  const words = name.split(/[\s,]+/).filter((word) => word !== '');
  while (words.length > 1 && SUFFIX.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}
