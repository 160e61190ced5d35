import { tooLarge, xmlText, type XmlTag } from './xml-tags.js';

const LONGEST = 1_000_000;
/** How workbooks write characters that XML cannot hold. */
const ESCAPED = /_x([\dA-F]{4})_/gi;

/** Text of one or several runs; how it is pronounced is left out. */
export class RichText {
  private text = '';
  private pronounced = false;

  read({ name, closes, text }: XmlTag): void {
    if (name === 'rPh') this.pronounced = !closes;
    if (name !== 't' || !closes || this.pronounced) return;
    this.text += xmlText(text);
    if (this.text.length > LONGEST) throw tooLarge();
  }

  take(): string {
    const text = unescaped(this.text);
    this.text = '';
    this.pronounced = false;
    return text;
  }
}

export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}
