import type { PayFormats } from '../../contract/payroll/payslip-words/pay-formats.js';
import type { PayslipWords } from '../../contract/payroll/payslip-words/payslip-words.js';
import { type PayslipRow, type RowAmounts, sum, written } from './payslip-rows.js';
import { type Element, INK, PAGE, type PdfSheet, type TextStyle } from './pdf-sheet.js';

const HEADING: TextStyle = { size: 8.25, lineHeight: 10.5, weight: 'medium', color: INK.faint };
const GROUP: TextStyle = { size: 9.75, lineHeight: 13.5, weight: 'semibold', color: INK.strong };
const LINE: TextStyle = { size: 9.75, lineHeight: 13.5, weight: 'regular', color: INK.strong };
const WHY: TextStyle = { size: 9, lineHeight: 12, weight: 'regular', color: INK.faint };
const NET: TextStyle = { size: 12.75, lineHeight: 18, weight: 'semibold', color: INK.strong };

/** Right edges of the amounts. */
const AMOUNT = 439.5;
const YEAR_TO_DATE = PAGE.right;
const TITLE_WIDTH = 290;
const NO_AMOUNT = '–';

const HEADINGS_HEIGHT = 14.25;
const SUM_HEIGHT = 22.5;

interface Laid {
  row: PayslipRow;
  /** Lines of the title; `whys` has those of each sentence beneath it. */
  lines: string[];
  whys: string[][];
  height: number;
}

const heightOf = (rows: Laid[]) => rows.reduce((all, { height }) => all + height, 0);

/** The lines and sums of a payslip. At the end of a page the sum so far is carried to the next one. */
export class PayslipTable {
  private readonly table: Element;
  private y: number;
  private page = 1;
  /** The group that is being printed, and what of it has been so far. */
  private group: string | null = null;
  private soFar: RowAmounts[] = [];

  constructor(
    private readonly sheet: PdfSheet,
    private readonly words: PayslipWords,
    private readonly formats: PayFormats,
    private readonly currency: string,
    top: number,
    /** Draws the head of a further page and returns its bottom. */
    private readonly newPage: () => number,
  ) {
    this.table = sheet.element(sheet.root, 'Table');
    this.y = top;
    const row = sheet.element(this.table, 'TR');
    this.headings((draw) => sheet.element(row, 'TH', { scope: 'Column' }, draw));
  }

  draw(rows: PayslipRow[]): void {
    const laid = rows.map((row) => this.layOut(row));
    laid.forEach((one, index) => {
      if (!this.fits(one, laid.slice(index + 1))) this.breakPage();
      this.drawRow(one);
    });
  }

  private layOut(row: PayslipRow): Laid {
    const lines = this.sheet.wrap(row.title, TITLE_WIDTH, row.kind === 'net' ? NET : LINE);
    const whys = (
      row.kind === 'line' ? row.whys : row.kind === 'group' && row.note ? [row.note] : []
    ).map((why) => this.sheet.wrap(why, TITLE_WIDTH, WHY));
    const text = lines.length * LINE.lineHeight + whys.flat().length * WHY.lineHeight;
    return {
      row,
      lines,
      whys,
      height:
        row.kind === 'net'
          ? lines.length * NET.lineHeight + 15
          : text + (row.kind === 'group' ? 14.25 : 9),
    };
  }

  /** A group's title stays with its first line, and sums with the line before them. Below each other line there is room for the sum that is carried. */
  private fits({ row, height }: Laid, following: Laid[]): boolean {
    const [next] = following;
    const after = following.findIndex(
      ({ row: one }) => one.kind === 'line' || one.kind === 'group',
    );
    const sums = after < 0 ? following : following.slice(0, after);
    const more =
      row.kind === 'group'
        ? (next?.height ?? 0) + SUM_HEIGHT
        : row.kind !== 'line'
          ? 0
          : next?.row.kind === 'line'
            ? SUM_HEIGHT
            : heightOf(sums);
    return this.y + height + more <= PAGE.bottom;
  }

  private breakPage(): void {
    const isWithin = this.group !== null && this.soFar.length > 0;
    const carried: RowAmounts = {
      amount: sum(this.soFar.map(({ amount }) => amount ?? 0n)),
      yearToDate: sum(this.soFar.map(({ yearToDate }) => yearToDate ?? 0n)),
    };
    if (isWithin)
      this.repeated({ kind: 'sum', title: this.words.carried(`${this.page + 1}`), ...carried });
    this.page += 1;
    this.y = this.newPage();
    this.sheet.artifact('Pagination', () => this.headings((draw) => draw(), true));
    this.sheet.rule(this.y, INK.ruleStrong);
    if (!isWithin) return;
    this.repeated({ kind: 'group', title: this.words.continued(this.group ?? ''), note: null });
    this.repeated({
      kind: 'line',
      title: this.words.brought(`${this.page - 1}`),
      whys: [],
      ...carried,
    });
  }

  /** A row that only paper needs is not read aloud. */
  private repeated(row: PayslipRow): void {
    const laid = this.layOut(row);
    this.sheet.artifact('Pagination', () =>
      this.texts(laid, (_type, _options, texts) => texts.forEach((text) => text())),
    );
    this.finish(laid);
  }

  private drawRow(laid: Laid): void {
    const { row } = laid;
    const element = this.sheet.element(this.table, 'TR');
    if (row.kind === 'net') this.sheet.rule(this.y, INK.strong, 1.1);
    this.texts(laid, (type, options, texts) => {
      const cell = this.sheet.element(
        element,
        type,
        options,
        texts.length === 1 ? texts[0] : undefined,
      );
      if (texts.length > 1) for (const text of texts) this.sheet.element(cell, 'P', {}, text);
    });
    this.finish(laid);
    if (row.kind === 'group') [this.group, this.soFar] = [row.title, []];
    else if (row.kind === 'line') this.soFar.push(row);
    else [this.group, this.soFar] = [null, []];
  }

  /** Each row has three cells, empty ones too, as a table's rows should. */
  private texts(
    { row, lines, whys }: Laid,
    cell: (
      type: 'TH' | 'TD',
      options: { scope?: 'Row'; actual?: string },
      texts: (() => void)[],
    ) => void,
  ): void {
    const top = this.y + (row.kind === 'group' ? 10.5 : row.kind === 'net' ? 7.5 : 4.5);
    const style = row.kind === 'net' ? NET : row.kind === 'line' ? LINE : GROUP;
    let below = top + lines.length * style.lineHeight;
    const sentences = whys.map((why) => {
      const at = below;
      below += why.length * WHY.lineHeight;
      return () => this.sheet.paragraph(why, PAGE.left, at, WHY);
    });
    cell('TH', { scope: 'Row', ...this.sheet.actual([lines, ...whys].flat().join(' ')) }, [
      () => this.sheet.paragraph(lines, PAGE.left, top, style),
      ...sentences,
    ]);
    const format = row.kind === 'net' ? this.formats.money : this.formats.amount;
    const amount = row.kind === 'group' ? null : (written(row.amount, format) ?? NO_AMOUNT);
    const yearToDate = row.kind === 'group' ? null : written(row.yearToDate, format);
    cell(
      'TD',
      {},
      amount === null ? [] : [() => this.sheet.line(amount, AMOUNT, top, style, 'end')],
    );
    cell(
      'TD',
      {},
      yearToDate === null
        ? []
        : [
            () =>
              this.sheet.line(
                yearToDate,
                YEAR_TO_DATE,
                top,
                row.kind === 'line' ? { ...style, color: INK.soft } : style,
                'end',
              ),
          ],
    );
  }

  private finish({ row, height }: Laid): void {
    this.y += height;
    if (row.kind === 'net') this.sheet.rule(this.y, INK.strong, 1.1);
    else this.sheet.rule(this.y, row.kind === 'sum' ? INK.strong : INK.rule);
  }

  private headings(put: (draw: () => void) => void, withoutRule = false): void {
    const { labels, amountIn } = this.words;
    put(() => this.sheet.line(labels.description, PAGE.left, this.y, HEADING));
    put(() => this.sheet.line(amountIn(this.currency), AMOUNT, this.y, HEADING, 'end'));
    put(() => this.sheet.line(labels.yearToDate, YEAR_TO_DATE, this.y, HEADING, 'end'));
    this.y += HEADINGS_HEIGHT;
    if (!withoutRule) this.sheet.rule(this.y, INK.ruleStrong);
  }
}
