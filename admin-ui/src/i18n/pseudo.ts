import { transformMessages } from './language';

const STRANGE: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', A: 'Å', E: 'É', I: 'Î', O: 'Ø', U: 'Û', c: 'ç', n: 'ñ', s: 'š', y: 'ý' };

/**
 * A language that nobody speaks, written from right to left: its words are a third longer and have marks over their
 * letters, so that what is not translated, cut off, or on the wrong side is seen. `?pseudo`, while developing.
 */
export function enablePseudoLocale(): void {
  document.documentElement.dir = 'rtl';
  transformMessages(disguised);
}

function disguised<Part>(part: Part): Part {
  if (typeof part === 'string') return part.split(' |||| ').map(strange).join(' |||| ') as Part;
  return Object.fromEntries(Object.entries(part as object).map(([key, value]) => [key, disguised(value as unknown)])) as Part;
}

/** Placeholders stay what they are. */
function strange(message: string): string {
  const letters = message.split(/(%\{\w+\})/).map((piece, index) => (index % 2 ? piece : piece.replace(/\p{L}/gu, (letter) => STRANGE[letter] ?? letter)));
  return `[${letters.join('')}${'·'.repeat(Math.ceil(message.length / 3))}]`;
}
