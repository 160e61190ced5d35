import { crc32, deflateRawSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

export interface ArchivedFile {
  content: string | Uint8Array;
  /** Packed already. */
  packed?: Uint8Array;
  /** As the directory says. */
  size?: number;
  packedSize?: number;
  flags?: number;
  method?: number;
  sum?: number;
  extra?: Uint8Array;
}

/** A ZIP archive whose directory may say anything. With `beyond`, its end tells of no entries, and a second end, of ZIP64, of all. */
export function archive(files: Record<string, ArchivedFile>, { beyond = false } = {}): Bytes {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let position = 0;
  for (const [name, file] of Object.entries(files)) {
    const content = Buffer.from(file.content);
    const packed =
      file.packed ?? (file.method === 0 ? content : deflateRawSync(content, { level: 1 }));
    const [flags, method, sum] = [file.flags ?? 0, file.method ?? 8, file.sum ?? crc32(content)];
    const told = [
      flags,
      method,
      sum,
      file.packedSize ?? packed.length,
      file.size ?? content.length,
    ] as const;
    const local = header('PK\x03\x04', [flags, method, sum, packed.length, content.length], name, {
      length: 30,
      later: 0,
    });
    parts.push(local, Buffer.from(packed));
    const entry = header('PK\x01\x02', told, name, { length: 46, later: 2, extra: file.extra });
    entry.writeUInt32LE(position, 42);
    directory.push(entry);
    position += local.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  for (const at of [8, 10]) end.writeUInt16LE(beyond ? 0 : directory.length, at);
  end.writeUInt32LE(beyond ? 0xffffffff : size, 12);
  end.writeUInt32LE(beyond ? 0xffffffff : position, 16);
  return new Uint8Array(
    Buffer.concat([
      ...parts,
      ...directory,
      ...(beyond ? [endBeyond(directory.length, size, position)] : []),
      end,
    ]),
  );
}

/** The end of ZIP64, and where it stands. */
function endBeyond(entries: number, size: number, position: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.write('PK\x06\x06', 'latin1');
  for (const [at, value] of [
    [4, 44],
    [24, entries],
    [32, entries],
    [40, size],
    [48, position],
  ] as const)
    end.writeBigUInt64LE(BigInt(value), at);
  end.write('PK\x06\x07', 56, 'latin1');
  end.writeBigUInt64LE(BigInt(position + size), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

type Told = readonly [flags: number, method: number, sum: number, packed: number, size: number];

/** The head of a file, or its entry in the directory, in which the same fields stand two bytes later. */
function header(
  sign: string,
  [flags, method, sum, packed, size]: Told,
  name: string,
  {
    length,
    later,
    extra = new Uint8Array(),
  }: { length: number; later: number; extra?: Uint8Array },
): Buffer {
  const fixed = Buffer.alloc(length);
  fixed.write(sign, 'latin1');
  fixed.writeUInt16LE(flags, 6 + later);
  fixed.writeUInt16LE(method, 8 + later);
  fixed.writeUInt32LE(sum, 14 + later);
  fixed.writeUInt32LE(packed, 18 + later);
  fixed.writeUInt32LE(size, 22 + later);
  fixed.writeUInt16LE(Buffer.byteLength(name), 26 + later);
  fixed.writeUInt16LE(extra.length, 28 + later);
  return Buffer.concat([fixed, Buffer.from(name), extra]);
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...targets: [string, string][]) =>
  `<Relationships>${targets.map(([kind, target], n) => `<Relationship Id="rId${n + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`).join('')}</Relationships>`;

const BOOK = '<workbook><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>';

/** A workbook of one sheet whose parts are given as they are written. */
export function rawWorkbook(
  sheet: string | ArchivedFile,
  {
    strings = '<sst/>',
    styles = '<styleSheet/>',
    book = BOOK,
  }: Record<string, string | ArchivedFile> = {},
  ends?: { beyond: boolean },
): Bytes {
  const file = (part: string | ArchivedFile) =>
    typeof part === 'string' ? { content: part } : part;
  return archive(
    {
      '[Content_Types].xml': { content: '<Types/>' },
      '_rels/.rels': { content: relations(['officeDocument', 'xl/workbook.xml']) },
      'xl/workbook.xml': file(book),
      'xl/_rels/workbook.xml.rels': {
        content: relations(
          ['worksheet', 'worksheets/sheet1.xml'],
          ['sharedStrings', 'sharedStrings.xml'],
          ['styles', 'styles.xml'],
        ),
      },
      'xl/sharedStrings.xml': file(strings),
      'xl/styles.xml': file(styles),
      'xl/worksheets/sheet1.xml': file(sheet),
    },
    ends,
  );
}

export const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
