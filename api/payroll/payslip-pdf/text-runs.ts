import { FAMILIES, type Family } from './typefaces.js';

/** A part of a text in one typeface; null for characters that none has. */
export interface TextRun {
  family: Family | null;
  text: string;
}

export type Covers = (family: Family, codePoint: number) => boolean;

const LATIN =
  /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u017e\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac\u2212]*$/;
const SPACES = /[\t\n\p{Zs}]/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const MARKS = /^\p{M}/u;

/** As it is drawn: one kind of space, so that a copied text has ordinary ones, and no invisible characters. */
export const plainText = (text: string) =>
  text.normalize('NFC').replace(SPACES, ' ').replace(INVISIBLE, '');

export function textRuns(text: string, covers: Covers): TextRun[] {
  if (LATIN.test(text)) return [{ family: 'hanken', text }];
  const runs: TextRun[] = [];
  for (const cluster of clusters(text)) {
    const last = runs.at(-1);
    const family =
      cluster === ' '
        ? (last?.family ?? 'hanken')
        : (FAMILIES.find((one) =>
            [...cluster].every((character) => covers(one, character.codePointAt(0) ?? 0)),
          ) ?? null);
    if (last?.family === family) last.text += cluster;
    else runs.push({ family, text: cluster });
  }
  return runs;
}

/** A letter and its marks stay together. */
function clusters(text: string): string[] {
  const found: string[] = [];
  for (const character of text) {
    if (found.length > 0 && MARKS.test(character)) found[found.length - 1] += character;
    else found.push(character);
  }
  return found;
}
