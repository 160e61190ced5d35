import PDFDocument from 'pdfkit';
import { openFont } from './open-font.js';
import { plainText, textRuns, type TextRun } from './text-runs.js';
import type { Family, FontFiles, Weight } from './typefaces.js';

export const INK = {
  strong: '#142122',
  soft: '#475656',
  faint: '#5d6b6a',
  rule: '#dce2e0',
  ruleStrong: '#c4cdcb',
  accent: '#005a6a',
  alert: '#a32827',
  well: '#f5f8f7',
} as const;
export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: 45,
  right: 550.28,
  top: 42,
  bottom: 784,
  foot: 806,
} as const;

/** Shown for characters of scripts that the typefaces lack. */
const MISSING = '…';

export interface TextStyle {
  size: number;
  lineHeight: number;
  weight: Weight;
  color: string;
  /** In parts of the size. */
  spacing?: number;
}

type Align = 'start' | 'end';

export interface SheetInfo {
  title: string;
  /** Tells documents of one title apart. */
  id: string;
  date: Date;
  language: string;
}

export type Element = PDFKit.PDFStructureElement;

/** A tagged PDF of A4 pages. Lengths are points; text stands in boxes of a line height, as in CSS. */
export class PdfSheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Element;
  private readonly registered = new Set<string>();

  constructor(
    private readonly fonts: FontFiles,
    { title, id, date, language }: SheetInfo,
  ) {
    this.pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
      displayTitle: true,
      lang: language,
      bufferPages: true,
      // No standard font, which would not be embedded.
      font: '',
      info: {
        Title: title,
        Subject: id,
        Creator: 'Employee Management System',
        CreationDate: date,
      },
    });
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Adds an element to the structure; `draw` puts its text. */
  element(
    parent: Element,
    type: string,
    options: { scope?: 'Column' | 'Row'; actual?: string } = {},
    draw?: () => void,
  ): Element {
    const element = this.pdf.struct(type, options);
    parent.add(element);
    if (draw) element.add(draw);
    return element;
  }

  /** Decoration, and what is repeated on each page: not read aloud. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  rule(y: number, color: string, width = 0.75): void {
    this.artifact('Layout', () =>
      this.pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(width).stroke(color),
    );
  }

  /** One line of text in its line box, from `x` or up to it. Returns its width. */
  line(text: string, x: number, top: number, style: TextStyle, align: Align = 'start'): number {
    const runs = this.runs(text);
    const width = this.runsWidth(runs, style);
    let at = align === 'end' ? x - this.width(text.trimEnd(), style) : x;
    const baseline = top + style.lineHeight / 2 + 0.3485 * style.size;
    for (const run of runs) {
      this.use(run.family, style);
      this.pdf.fillColor(style.color).text(run.text, at, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...spacing(style),
      });
      at += this.runWidth(run, style);
    }
    return width;
  }

  /** Lines beneath each other. The space at which one was broken stays, so that words do not run together when they are read aloud. */
  paragraph(
    lines: string[],
    x: number,
    top: number,
    style: TextStyle,
    align: Align = 'start',
  ): void {
    lines.forEach((line, number) =>
      this.line(
        number < lines.length - 1 ? `${line} ` : line,
        x,
        top + number * style.lineHeight,
        style,
        align,
      ),
    );
  }

  width(text: string, style: TextStyle): number {
    return this.runsWidth(this.runs(text), style);
  }

  /** Breaks at ordinary spaces, and within a word that is longer than a line. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [''];
      for (const word of paragraph.split(' ').flatMap((one) => this.fitting(one, width, style))) {
        const line = lines[lines.length - 1] ?? '';
        const longer = line === '' ? word : `${line} ${word}`;
        if (line === '' || this.width(longer, style) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    });
  }

  /** True if no character is missing in the typefaces. */
  canSet(text: string): boolean {
    return textRuns(plainText(text), this.covers).every(({ family }) => family !== null);
  }

  /** For readers aloud, the text that is not printed whole. */
  actual(text: string): { actual?: string } {
    return this.canSet(text) ? {} : { actual: text };
  }

  async end(): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    this.pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    this.root.end();
    this.pdf.end();
    return new Promise((resolve, reject) =>
      this.pdf.once('end', () => resolve(Buffer.concat(chunks))).once('error', reject),
    );
  }

  private runs(text: string): (TextRun & { family: Family })[] {
    return textRuns(plainText(text), this.covers).map(({ family, text: part }) =>
      family ? { family, text: part } : { family: 'hanken', text: MISSING },
    );
  }

  private readonly covers = (family: Family, codePoint: number): boolean =>
    openFont(this.fonts[family].regular).characters.has(codePoint);

  private runsWidth(runs: (TextRun & { family: Family })[], style: TextStyle): number {
    return runs.reduce((sum, run) => sum + this.runWidth(run, style), 0);
  }

  private runWidth({ family, text }: TextRun & { family: Family }, style: TextStyle): number {
    this.use(family, style);
    return this.pdf.widthOfString(text, spacing(style));
  }

  private use(family: Family, { weight, size }: Pick<TextStyle, 'weight' | 'size'>): void {
    const name = `${family}-${weight}`;
    if (!this.registered.has(name))
      this.pdf.registerFont(name, openFont(this.fonts[family][weight]).font);
    this.registered.add(name);
    this.pdf.font(name, size);
  }

  private fitting(word: string, width: number, style: TextStyle): string[] {
    if (this.width(word, style) <= width) return [word];
    const parts: string[] = [''];
    for (const character of word) {
      const longer = (parts[parts.length - 1] ?? '') + character;
      if (this.width(longer, style) <= width) parts[parts.length - 1] = longer;
      else parts.push(character);
    }
    return parts;
  }
}

const spacing = ({ size, spacing: share }: TextStyle) =>
  share ? { characterSpacing: size * share } : {};
