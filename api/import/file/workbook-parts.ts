import { posix } from 'node:path';
import { NumberFormats } from './number-formats.js';
import { RichText } from './rich-text.js';
import { unreadable, tooLarge, xmlAttribute, xmlTags, type XmlTag } from './xml-tags.js';
import { ZipArchive } from './zip-archive.js';

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_STRINGS = 2_000_000;

/**
 * The texts of a workbook, to which its cells point. As bytes they take a quarter of the memory of a million strings, and the system gives memory only to the
 * parts that are written.
 */
class SharedStrings {
  private readonly bytes = Buffer.alloc(MOST_BYTES);
  private readonly ends = new Uint32Array(MOST_STRINGS + 1);
  private count = 0;

  static async read(documents: AsyncIterable<XmlTag[]>): Promise<SharedStrings> {
    const strings = new SharedStrings();
    const text = new RichText();
    for await (const tags of documents) {
      for (const tag of tags) {
        text.read(tag);
        if (tag.name === 'si' && tag.closes) strings.add(text.take());
      }
    }
    return strings;
  }

  at(index: number): string {
    return index >= 0 && index < this.count
      ? this.bytes.toString('utf8', this.ends[index], this.ends[index + 1])
      : '';
  }

  private add(text: string): void {
    const start = this.ends[this.count] ?? 0;
    const length = Buffer.byteLength(text);
    if (this.count >= MOST_STRINGS || start + length > MOST_BYTES) throw tooLarge();
    this.bytes.write(text, start);
    this.count += 1;
    this.ends[this.count] = start + length;
  }
}

const MOST_SHEETS = 1_000;

interface Relation {
  kind: string;
  path: string;
}

/** Only these parts of a workbook are unpacked. */
export interface WorkbookParts {
  strings: SharedStrings | undefined;
  formats: NumberFormats;
  /** Those that are not hidden, in their order. */
  sheets: (() => AsyncGenerator<XmlTag[]>)[];
}

export async function openWorkbook(bytes: Buffer): Promise<WorkbookParts> {
  const archive = new ZipArchive(bytes);
  const tagsIn = (path: string) => xmlTags(archive.unpack(path));
  const [book] = [...(await relationsOf(archive, '')).values()].filter(
    ({ kind }) => kind === 'officeDocument',
  );
  if (!book) throw unreadable();
  const { sheets, from1904 } = await contentsOf(tagsIn(book.path));
  const relations = await relationsOf(archive, book.path);
  const [strings, styles] = ['sharedStrings', 'styles'].map((kind) =>
    [...relations.values()].find((one) => one.kind === kind && archive.has(one.path)),
  );
  return {
    strings: strings && (await SharedStrings.read(tagsIn(strings.path))),
    formats: styles
      ? await NumberFormats.read(tagsIn(styles.path), from1904)
      : new NumberFormats(from1904),
    sheets: sheets.flatMap((id) => {
      const sheet = relations.get(id);
      return sheet?.kind === 'worksheet' ? [() => tagsIn(sheet.path)] : [];
    }),
  };
}

/** The relations of a part by their ids; those of the whole file stand beside no part. */
async function relationsOf(archive: ZipArchive, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part);
  const relations = new Map<string, Relation>();
  for await (const tags of xmlTags(
    archive.unpack(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)),
  )) {
    for (const tag of tags) {
      if (tag.name !== 'Relationship' || tag.closes) continue;
      const target = xmlAttribute(tag, 'Target') ?? '';
      const path = target.startsWith('/')
        ? posix.normalize(target).slice(1)
        : posix.join(folder, target);
      relations.set(xmlAttribute(tag, 'Id') ?? '', {
        kind: (xmlAttribute(tag, 'Type') ?? '').split('/').at(-1) ?? '',
        path,
      });
      if (relations.size > MOST_SHEETS * 2) throw unreadable();
    }
  }
  return relations;
}

async function contentsOf(
  documents: AsyncIterable<XmlTag[]>,
): Promise<{ sheets: string[]; from1904: boolean }> {
  const sheets: string[] = [];
  let from1904 = false;
  for await (const tags of documents) {
    for (const tag of tags) {
      if (tag.closes) continue;
      if (tag.name === 'workbookPr')
        from1904 = ['1', 'true'].includes(xmlAttribute(tag, 'date1904') ?? '');
      if (tag.name === 'sheet' && !/hidden$/i.test(xmlAttribute(tag, 'state') ?? ''))
        sheets.push(xmlAttribute(tag, 'id') ?? '');
      if (sheets.length > MOST_SHEETS) throw unreadable();
    }
  }
  return { sheets, from1904 };
}
