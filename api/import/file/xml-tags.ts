import { StringDecoder } from 'node:string_decoder';
import { Problem, refusal } from '../../contract/problem.js';

export function unreadable(): Problem {
  return Problem.at('file', refusal('file.workbook_unreadable'));
}

export function tooLarge(): Problem {
  return Problem.at('file', refusal('file.workbook_too_large'));
}

export interface XmlTag {
  name: string;
  closes: boolean;
  attributes: string;
  /** Since the tag before it, as it is written. */
  text: string;
}

/** Nothing in a workbook is longer: cells have at most 32,767 characters. */
const LONGEST = 1_000_000;
/** A tag, or the start of a comment or of another section without tags. Document types are neither, so a file cannot define entities. */
const MARKUP =
  /<(?:(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|\?|!--|!\[CDATA\[)/y;
const ENDS: Record<string, string> = { '<?': '?>', '<!--': '-->', '<![CDATA[': ']]>' };
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,10}));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CHARACTER = 0x10ffff;

/** The tags of a document, as its pieces come. Prefixes of names are left out. */
export async function* xmlTags(pieces: AsyncIterable<Buffer>): AsyncGenerator<XmlTag[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const piece of pieces) {
    const read = tagsOf(rest + decoder.write(piece));
    rest = read.rest;
    if (rest.length > LONGEST) throw unreadable();
    yield read.tags;
  }
  if (rest.trim() !== '') throw unreadable();
}

function tagsOf(written: string): { tags: XmlTag[]; rest: string } {
  const tags: XmlTag[] = [];
  let done = 0;
  let text = '';
  let position = 0;
  for (let start = written.indexOf('<'); start !== -1; start = written.indexOf('<', position)) {
    text += written.slice(position, start);
    MARKUP.lastIndex = start;
    const found = MARKUP.exec(written);
    if (!found) break;
    const [markup, slash, name, attributes = '', empty] = found;
    if (name === undefined) {
      const end = written.indexOf(ENDS[markup] ?? '', start + markup.length);
      if (end === -1) break;
      if (markup === '<![CDATA[')
        text += written.slice(start + markup.length, end).replaceAll('&', '&amp;');
      position = end + (ENDS[markup] ?? '').length;
      continue;
    }
    tags.push({ name, closes: slash === '/', attributes, text });
    if (empty === '/') tags.push({ name, closes: true, attributes: '', text: '' });
    position = done = start + markup.length;
    text = '';
  }
  return { tags, rest: written.slice(done) };
}

/** Without its entities. */
export function xmlText(written: string): string {
  if (!written.includes('&')) return written;
  return written.replace(ENTITY, (_, hex?: string, decimal?: string, name?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const character =
      name === undefined ? code <= LAST_CHARACTER && String.fromCodePoint(code) : NAMED[name];
    if (!character) throw unreadable();
    return character;
  });
}

const patterns = new Map<string, RegExp>();

/** The value of an attribute, whatever the prefix of its name. */
export function xmlAttribute({ attributes }: XmlTag, name: string): string | undefined {
  let pattern = patterns.get(name);
  if (!pattern)
    patterns.set(
      name,
      (pattern = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)),
    );
  const [, double, single] = pattern.exec(attributes) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : xmlText(value);
}
