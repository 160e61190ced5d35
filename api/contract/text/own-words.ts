import { folded } from './folded-text.js';

export const PRODUCT_NAME = 'Employee Management System';

const LETTERS = /[\p{L}\p{M}]+/gu;
/** A single letter is an initial. */
const SHORTEST_WORD = 2;

/** The words of a name, an e-mail address and a company, which an attacker tries first. */
export function ownWords(texts: string[]): string[] {
  const words = [...texts, PRODUCT_NAME].flatMap((text) => folded(text).match(LETTERS) ?? []);
  return [...new Set(words)].filter((word) => [...word].length >= SHORTEST_WORD);
}

/** True if a password contains only digits and punctuation beside such words, as in 'zoe2026' or 'Zoë.Weiß!'. */
export function consistsOfOwnWords(password: string, texts: string[]): boolean {
  const runs = folded(password).match(LETTERS) ?? [];
  const words = ownWords(texts);
  return runs.length > 0 && runs.every((run) => isJoinedFrom(run, words));
}

function isJoinedFrom(run: string, words: string[]): boolean {
  const reached = [true];
  for (let end = 1; end <= run.length; end++) {
    reached[end] = words.some(
      (word) => reached[end - word.length] === true && run.endsWith(word, end),
    );
  }
  return reached[run.length] === true;
}
