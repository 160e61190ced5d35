import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

/** As fontkit opened it. */
interface FontkitFont {
  characterSet: number[];
  glyphForCodePoint: (codePoint: number) => unknown;
}

export interface OpenFont {
  /** Taken by pdfkit instead of a file. */
  font: PDFKit.Mixins.PDFFontSource;
  characters: Set<number>;
}

const open = new Map<string, OpenFont>();

/** Reading a font's tables takes longer than a payslip, so they are kept. */
export function openFont(file: string): OpenFont {
  let known = open.get(file);
  if (!known) open.set(file, (known = opened(file)));
  return known;
}

function opened(file: string): OpenFont {
  const pdf = new PDFDocument({ font: '', autoFirstPage: false })
    .registerFont(file, readFileSync(file))
    .font(file);
  // pdfkit shows the font that fontkit opened in no other way.
  const { font } = (pdf as unknown as { _font: { font: FontkitFont } })._font;
  const characters = [...font.characterSet].sort((a, b) => a - b);
  // A glyph remembers the character that it was first asked for. In this order that does not depend on the documents before.
  for (const character of characters) font.glyphForCodePoint(character);
  return { font: font as unknown as PDFKit.Mixins.PDFFontSource, characters: new Set(characters) };
}
