import { unreadable, xmlAttribute, type XmlTag } from './xml-tags.js';

/** A text in quotes, one character after a backslash, a sign, or a digit that is always written. */
const FORMAT_PART = /"([^"]*)"|\\(.)|([-/ ()])|0/gy;

type ShownNumber = (number: number) => string;

/** Undefined for a format that does more than write zeros and signs. */
function shownAs(format: string): ShownNumber | undefined {
  const [positive = ''] = format.split(';');
  const parts = [...positive.matchAll(FORMAT_PART)];
  const zeros = parts.filter(([part]) => part === '0').length;
  if (zeros < 2 || parts.map(([part]) => part).join('') !== positive) return undefined;
  return (number) => {
    if (!Number.isSafeInteger(number) || number < 0) return String(number);
    const digits = String(number).padStart(zeros, '0');
    let next = digits.length - zeros + 1;
    let first = true;
    return parts
      .map(([part, quoted, escaped]) => {
        if (part !== '0') return quoted ?? escaped ?? part;
        // More digits than zeros stand at the first of them.
        if (!first) return digits[next++];
        first = false;
        return digits.slice(0, next);
      })
      .join('');
  };
}

/** Excel allows no more. */
const LONGEST_FORMAT = 255;
const MOST_FORMATS = 65_536;
const BUILT_IN_DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
/** Texts, signs and colours, but for hours that count on: [h]. */
const NOT_READ = /"[^"]{0,255}"|\\.|[*_].|\[(?!(?:h{1,9}|m{1,9}|s{1,9})\])[^\]]{0,255}\]/gi;
const DATE = /[yd]|m{3}|am\/pm|a\/p|\[[hms]+\]|(?<![a-z])[hs]{1,2}(?![a-z])/i;
const DAY_MS = 86_400_000;
/** Excel has a 29 February 1900. */
const NO_DAY = 60;
/** Precision of Excel, which stores 59231.33 as 59231.330000000002. */
const DIGITS = 15;
const MIDNIGHT = /T00:00:00\.000Z$/;

/** How the numbers of each style are written: dates as 2026-01-31, and with zeros before them where their format shows some. */
export class NumberFormats {
  private readonly formats = new Map<number, string>();
  private readonly styles: number[] = [];
  private readonly shown = new Map<number, ShownNumber>();

  constructor(private readonly from1904: boolean) {}

  static async read(documents: AsyncIterable<XmlTag[]>, from1904: boolean): Promise<NumberFormats> {
    const formats = new NumberFormats(from1904);
    let part = '';
    for await (const tags of documents) {
      for (const tag of tags) {
        if (tag.name === 'numFmts' || tag.name === 'cellXfs') part = tag.closes ? '' : tag.name;
        if (!tag.closes) formats.add(part, tag);
      }
    }
    return formats;
  }

  text(number: number, style: number): string {
    let shown = this.shown.get(style);
    if (!shown) this.shown.set(style, (shown = this.shownIn(style)));
    return shown(number);
  }

  private add(part: string, tag: XmlTag): void {
    if (part === 'numFmts' && tag.name === 'numFmt')
      this.formats.set(
        Number(xmlAttribute(tag, 'numFmtId')),
        xmlAttribute(tag, 'formatCode') ?? '',
      );
    if (part === 'cellXfs' && tag.name === 'xf')
      this.styles.push(Number(xmlAttribute(tag, 'numFmtId') ?? 0));
    if (this.formats.size > MOST_FORMATS || this.styles.length > MOST_FORMATS) throw unreadable();
  }

  private shownIn(style: number): ShownNumber {
    const id = this.styles[style] ?? 0;
    const format = this.formats.get(id);
    if (format === undefined)
      return BUILT_IN_DATES.some(([first, last]) => id >= first && id <= last)
        ? (number) => this.date(number)
        : numberText;
    if (format.length > LONGEST_FORMAT) return numberText;
    if (DATE.test(format.replace(NOT_READ, '').replace(/^general$/i, '')))
      return (number) => this.date(number);
    return shownAs(format) ?? numberText;
  }

  private date(serial: number): string {
    const days =
      this.from1904 || serial < NO_DAY ? serial : serial === NO_DAY ? NO_DAY - 1 : serial - 1;
    const date = new Date(
      Date.UTC(this.from1904 ? 1904 : 1899, this.from1904 ? 0 : 11, this.from1904 ? 1 : 31) +
        Math.round(days * DAY_MS),
    );
    if (Number.isNaN(date.getTime())) return '';
    const text = date.toISOString();
    return MIDNIGHT.test(text) ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
  }
}

function numberText(number: number): string {
  return String(Number(number.toPrecision(DIGITS)));
}
