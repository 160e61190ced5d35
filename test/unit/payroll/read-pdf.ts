import { inflateSync } from 'node:zlib';

/** Reads what pdfkit writes: objects one after the other, fonts with a map to characters, a tree of elements. No other PDF. */
export function readPdf(bytes: Buffer) {
  const pdf = new Pdf(bytes);
  const [catalog = ''] = pdf.find('Catalog');
  const pages = [...(pdf.at(catalog, 'Pages').match(/\d+(?= 0 R)/g) ?? [])].map((id) => ({
    id,
    texts: pdf.textsOf(pdf.object(id)),
  }));
  const byPage = new Map(pages.map(({ id, texts }) => [id, texts]));
  const root = /\/K \[(\d+) 0 R\]/.exec(pdf.at(catalog, 'StructTreeRoot'))?.[1] ?? '';
  return {
    version: bytes.subarray(0, 8).toString('latin1'),
    catalog,
    marked: pdf.at(catalog, 'MarkInfo'),
    viewer: pdf.at(catalog, 'ViewerPreferences'),
    metadata: stream(pdf.at(catalog, 'Metadata')),
    pages: pages.length,
    /** Headers, footers and sums that are carried, by page. */
    artifacts: pages.map(({ texts }) => (texts.get('artifact') ?? '').trim().split('\n')),
    elements: pdf.elements(root, byPage),
    fonts: pdf.find('FontDescriptor').map((body) => ({
      name: /\/FontName \/(\S+)/.exec(body)?.[1],
      file: /\/FontFile[23] \d+ 0 R/.test(body),
    })),
    fontTypes: pdf.find('Font').map((body) => /\/Subtype \/(\w+)/.exec(body)?.[1]),
  };
}

/** By their number; those of artifacts beneath 'artifact'. */
type Texts = Map<string, string>;

class Pdf {
  private readonly objects: Map<string, string>;
  private readonly characters = new Map<string, string[]>();

  constructor(bytes: Buffer) {
    this.objects = new Map(
      [...bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
        ([, id = '', body = '']) => [id, body],
      ),
    );
  }

  object(id: string): string {
    return this.objects.get(id) ?? '';
  }

  find(type: string): string[] {
    return [...this.objects.values()].filter((body) => new RegExp(`/Type /${type}\\b`).test(body));
  }

  /** The object that this one refers to. */
  at(body: string, key: string): string {
    return this.object(reference(body, key) ?? '');
  }

  textsOf(page: string): Texts {
    const resources = this.at(page, 'Resources') || page;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        this.charactersOf(id),
      ]),
    );
    const texts: Texts = new Map();
    let [font, mark] = [[] as string[], ''];
    for (const [, tag, number, name, shown, ending] of stream(this.at(page, 'Contents')).matchAll(
      /\/(\w+) (?:<<([^>]*)>> BDC|BMC)|\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ|\b(EMC)\b/g,
    )) {
      if (tag) mark = /MCID (\d+)/.exec(number ?? '')?.[1] ?? 'artifact';
      else if (name) font = fonts.get(name) ?? [];
      else if (ending) mark = '';
      else if (shown) {
        if (mark === '') throw new Error('A text is neither tagged nor an artifact.');
        const text = `${textIn(shown, font)}${mark === 'artifact' ? '\n' : ''}`;
        texts.set(mark, (texts.get(mark) ?? '') + text);
      }
    }
    return texts;
  }

  /** Elements in the order of reading, such as 'H1 Payslip'. */
  elements(id: string, byPage: Map<string, Texts>): string[] {
    const body = this.object(id);
    const children = /\/K \[([^\]]*)\]/.exec(body)?.[1] ?? '';
    const texts = byPage.get(reference(body, 'Pg') ?? '');
    const own = children.includes('R')
      ? ''
      : (children.match(/\d+/g) ?? []).map((number) => texts?.get(number) ?? '').join('');
    const actual = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/.exec(body)?.[1];
    return [
      `${/\/S \/(\w+)/.exec(body)?.[1]} ${own}${actual === undefined ? '' : ` = ${unescaped(actual)}`}`.trim(),
      ...(children.match(/\d+(?= 0 R)/g) ?? []).flatMap((child) => this.elements(child, byPage)),
    ];
  }

  private charactersOf(font: string): string[] {
    const known =
      this.characters.get(font) ??
      [
        ...stream(this.at(this.object(font), 'ToUnicode')).matchAll(
          /<[0-9a-f]+> <[0-9a-f]+> \[(.*)\]/g,
        ),
      ].flatMap(([, codes = '']) =>
        [...codes.matchAll(/<([^>]*)>/g)].map(([, code = '']) => utf16(code)),
      );
    this.characters.set(font, known);
    return known;
  }
}

const reference = (body: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1];

const textIn = (shown: string, font: string[]) =>
  [...shown.matchAll(/<([0-9a-f]*)>/g)]
    .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .map((code) => font[Number.parseInt(code, 16)] ?? '\ufffd')
    .join('');

function stream(body: string): string {
  const from = body.indexOf('stream\n');
  if (from < 0) return '';
  const data = Buffer.from(body.slice(from + 7, body.lastIndexOf('\nendstream')), 'latin1');
  return body.slice(0, from).includes('FlateDecode')
    ? inflateSync(data).toString('latin1')
    : data.toString('utf8');
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescaped(text: string): string {
  const bytes = Buffer.from(
    text.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPES[sign] ?? sign),
    'latin1',
  );
  return bytes.subarray(2).swap16().toString('utf16le');
}

const utf16 = (code: string) =>
  String.fromCharCode(...code.split(' ').map((unit) => Number.parseInt(unit, 16)));
