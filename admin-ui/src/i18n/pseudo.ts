import { transformMessages } from './language';

const ACCENTED: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
};

/** `?pseudo` in development: accented, longer messages from right to left reveal untranslated, cut off or misplaced text. */
export function enablePseudoLocale(): void {
  document.documentElement.dir = 'rtl';
  transformMessages(pseudoMessages);
}

function pseudoMessages<Part>(part: Part): Part {
  if (typeof part === 'string') return part.split(' |||| ').map(pseudoText).join(' |||| ') as Part;
  return Object.fromEntries(
    Object.entries(part as object).map(([key, value]) => [key, pseudoMessages(value as unknown)]),
  ) as Part;
}

function pseudoText(message: string): string {
  const letters = message
    .split(/(%\{\w+\})/)
    .map((piece, index) =>
      index % 2 ? piece : piece.replace(/\p{L}/gu, (letter) => ACCENTED[letter] ?? letter),
    );
  return `[${letters.join('')}${'·'.repeat(Math.ceil(message.length / 3))}]`;
}
