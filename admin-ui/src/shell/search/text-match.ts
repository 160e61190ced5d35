import { folded, searchWords } from '../../../../api/contract/text/folded-text.js';

/** Each word of the query is in one of the texts, as in a search of the server. */
export function containsWords(texts: string[], query: string): boolean {
  const all = texts.map(folded);
  return searchWords(query).every((word) => all.some((text) => text.includes(word)));
}

interface TextPart {
  text: string;
  matches: boolean;
}

export function matchParts(text: string, query: string): TextPart[] {
  // A letter can fold to several characters or to none, so each folded character keeps the index of its letter.
  const letters = [...text.normalize('NFC')];
  const foldedLetters = letters.flatMap((letter, index) =>
    [...folded(letter)].map((character) => ({ character, index })),
  );
  const matching = new Set<number>();
  for (const word of searchWords(query)) {
    const wanted = [...word];
    for (let at = 0; at + wanted.length <= foldedLetters.length; at++) {
      if (wanted.every((character, offset) => character === foldedLetters[at + offset].character))
        wanted.forEach((_, offset) => matching.add(foldedLetters[at + offset].index));
    }
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
