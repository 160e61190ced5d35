const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };

/** Folds accents and case like the server's search, so that 'zoe' finds 'Zoë'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßłøđæœı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}

export const contains = (text: string, query: string): boolean => foldText(text).includes(foldText(query));

interface TextPart {
  text: string;
  matches: boolean;
}

export function matchParts(text: string, query: string): TextPart[] {
  const wanted = [...foldText(query)];
  if (wanted.length === 0) return [{ text, matches: false }];
  // A letter can fold to several characters or to none, so each folded character keeps the index of its letter.
  const letters = [...text.normalize('NFC')];
  const folded = letters.flatMap((letter, index) => [...foldText(letter)].map((character) => ({ character, index })));
  const matching = new Set<number>();
  for (let at = 0; at + wanted.length <= folded.length; at++) {
    if (wanted.every((character, offset) => character === folded[at + offset].character)) wanted.forEach((_, offset) => matching.add(folded[at + offset].index));
  }
  return merged(letters.map((letter, index) => ({ text: letter, matches: matching.has(index) })));
}

function merged(parts: TextPart[]) {
  return parts.reduce<TextPart[]>((all, part) => {
    const last = all.at(-1);
    if (last?.matches === part.matches) last.text += part.text;
    else all.push({ ...part });
    return all;
  }, []);
}
