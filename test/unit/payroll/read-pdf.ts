import { inflateSync } from 'node:zlib';

/** Reads what pdfkit writes: objects one after the other, fonts with a map to characters, a tree of elements. No other PDF. */
export function readPdf(bytes: Buffer) {
  const objects = new Map(
    [...bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  );
  const object = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const ref = (body: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1];
  const find = (type: string) =>
    [...objects].filter(([, body]) => new RegExp(`/Type /${type}\\b`).test(body));

  const fontMaps = new Map<string, string[]>();
  function fontMap(id: string): string[] {
    const known =
      fontMaps.get(id) ??
      [
        ...stream(object(ref(object(id), 'ToUnicode'))).matchAll(
          /<[0-9a-f]+> <[0-9a-f]+> \[(.*)\]/g,
        ),
      ].flatMap(([, codes = '']) =>
        [...codes.matchAll(/<([^>]*)>/g)].map(([, code = '']) => utf16(code)),
      );
    fontMaps.set(id, known);
    return known;
  }

  /** The texts of a page by their number; those of artifacts beneath 'artifact'. */
  function marked(page: string): Map<string, string> {
    const resources = ref(page, 'Resources') ? object(ref(page, 'Resources')) : page;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        fontMap(id),
      ]),
    );
    const texts = new Map<string, string>();
    let [font, mark, unmarked] = [[] as string[], '', 0];
    for (const [, tag, number, name, shown, ending] of stream(
      object(ref(page, 'Contents')),
    ).matchAll(/\/(\w+) (?:<<([^>]*)>> BDC|BMC)|\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ|\b(EMC)\b/g)) {
      if (tag) mark = /MCID (\d+)/.exec(number ?? '')?.[1] ?? 'artifact';
      else if (name) font = fonts.get(name) ?? [];
      else if (ending) mark = '';
      else if (shown) {
        if (mark === '') unmarked += 1;
        const text = [...shown.matchAll(/<([0-9a-f]*)>/g)]
          .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
          .map((code) => font[Number.parseInt(code, 16)] ?? '\ufffd')
          .join('');
        texts.set(mark, (texts.get(mark) ?? '') + text + (mark === 'artifact' ? '\n' : ''));
      }
    }
    if (unmarked > 0) throw new Error('A text is neither tagged nor an artifact.');
    return texts;
  }

  const pages = [
    ...(object(ref(find('Catalog')[0]?.[1] ?? '', 'Pages')).match(/\d+(?= 0 R)/g) ?? []),
  ].map((id) => ({ id, texts: marked(object(id)) }));
  const byPage = new Map(pages.map(({ id, texts }) => [id, texts]));

  /** Elements in the order of reading, such as 'H1 Payslip'. */
  function elements(id: string): string[] {
    const body = object(id);
    const children = /\/K \[([^\]]*)\]/.exec(body)?.[1] ?? '';
    const texts = byPage.get(ref(body, 'Pg') ?? '');
    const own = children.includes('R')
      ? ''
      : (children.match(/\d+/g) ?? []).map((number) => texts?.get(number) ?? '').join('');
    const actual = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/.exec(body)?.[1];
    return [
      `${/\/S \/(\w+)/.exec(body)?.[1]} ${own}${actual === undefined ? '' : ` = ${unescaped(actual)}`}`.trim(),
      ...(children.match(/\d+(?= 0 R)/g) ?? []).flatMap(elements),
    ];
  }

  const catalog = find('Catalog')[0]?.[1] ?? '';
  const root = /\/K \[(\d+) 0 R\]/.exec(object(ref(catalog, 'StructTreeRoot')))?.[1] ?? '';
  return {
    version: bytes.subarray(0, 8).toString('latin1'),
    catalog,
    marked: object(ref(catalog, 'MarkInfo')),
    viewer: object(ref(catalog, 'ViewerPreferences')),
    metadata: stream(object(ref(catalog, 'Metadata'))),
    pages: pages.length,
    /** Headers, footers and sums that are carried, by page. */
    artifacts: pages.map(({ texts }) => (texts.get('artifact') ?? '').trim().split('\n')),
    elements: elements(root),
    fonts: find('FontDescriptor').map(([, body]) => ({
      name: /\/FontName \/(\S+)/.exec(body)?.[1],
      file: /\/FontFile[23] \d+ 0 R/.test(body),
    })),
    fontTypes: find('Font').map(([, body]) => /\/Subtype \/(\w+)/.exec(body)?.[1]),
  };
}

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
