import { normalized } from './normalized-text.js';

const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** For search and sorting: without accents and case, so that 'zoe' finds 'Zoë'. */
export function folded(text: string): string {
  const withoutAccents = normalized(text, 'NFKD').replace(/[\u0300-\u036f]/g, '');
  return normalized(withoutAccents, 'NFC')
    .toLowerCase()
    .replace(/[ßłøđæœı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}

/** The words of a search, which may stand in any order. The longest comes first, since it matches least; parts of it are left out. */
export function searchWords(query: string): string[] {
  const words = folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);
  return words.filter(
    (word, index) => !words.slice(0, index).some((longer) => longer.includes(word)),
  );
}
