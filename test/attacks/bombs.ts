import { crc32, deflateSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A whole PNG of one grey, of a few kilobytes: the decoder has to unfold all of it. */
export function greyPng(width: number, height: number, before: Buffer[] = []): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      ...before,
      chunk('IDAT', lines),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** A PNG of a few pixels with texts of 8 MB each. */
export function wordyPng(texts: number): Bytes {
  const text = deflateSync(Buffer.alloc(7_900_000, 'a'), { level: 9 });
  return greyPng(
    10,
    10,
    Array.from({ length: texts }, (_, n) =>
      chunk('zTXt', Buffer.concat([Buffer.from(`k${n}\0\0`), text])),
    ),
  );
}

/** A PNG of a few pixels and many empty pieces. */
export function choppedPng(pieces: number): Bytes {
  const empty = chunk('IDAT', Buffer.alloc(0));
  return greyPng(10, 10, [Buffer.alloc(empty.length * pieces, empty)]);
}

/** A JPEG with many segments of six bytes behind its first two. */
export function jpegOfSegments(jpeg: Uint8Array, segments: number): Bytes {
  return new Uint8Array(
    Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.alloc(segments * 6, jpegPart(0xe1, Buffer.from('ab'))),
      jpeg.subarray(2),
    ]),
  );
}

function jpegPart(marker: number, content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, content]);
}

/** A progressive JPEG of a grey square whose side is a multiple of eight. Each coefficient has scans of its own, of some bytes, that go over all blocks. */
export function jpegOfScans(side: number, scans: number): Bytes {
  const blocks = (side / 8) ** 2;
  const size = Buffer.alloc(4);
  size.writeUInt16BE(side, 0);
  size.writeUInt16BE(side, 2);
  const oneCode = (id: number, symbol: number) => Buffer.from([id, 1, ...Buffer.alloc(15), symbol]);
  // Runs of blocks without a value, of at most 32,767.
  let bits = '';
  for (let left = blocks; left > 0;) {
    const power = Math.min(14, Math.floor(Math.log2(left)));
    const run = Math.min(left, 2 ** (power + 1) - 1);
    bits += `0${(run - 2 ** power).toString(2).padStart(power, '0')}`;
    left -= run;
    if (left > 0 && power < 14) throw new Error('The last run must be long as well.');
  }
  const runs = Buffer.from(
    (bits.match(/.{1,8}/g) ?? []).flatMap((byte) =>
      Number.parseInt(byte.padEnd(8, '0'), 2) === 255
        ? [255, 0]
        : [Number.parseInt(byte.padEnd(8, '0'), 2)],
    ),
  );
  const parts = [
    Buffer.from('ffd8', 'hex'),
    jpegPart(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 16)])),
    jpegPart(
      0xc2,
      Buffer.concat([Buffer.from([8]), size, Buffer.from('03011100021100031100', 'hex')]),
    ),
    jpegPart(0xc4, Buffer.concat([oneCode(0, 0), oneCode(0x10, 0xe0)])),
    jpegPart(0xda, Buffer.from('03010002000300000000', 'hex')),
    Buffer.alloc(Math.ceil((blocks * 3) / 8)),
  ];
  for (let scan = 1; scan < scans; scan += 1) {
    const [bit, within] = [13 - Math.floor((scan - 1) / 189), (scan - 1) % 189];
    const at = (within % 63) + 1;
    parts.push(
      jpegPart(
        0xda,
        Buffer.from([
          1,
          Math.floor(within / 63) + 1,
          0,
          at,
          at,
          ((bit === 13 ? 0 : bit + 1) << 4) | bit,
        ]),
      ),
      runs,
    );
  }
  return new Uint8Array(Buffer.concat([...parts, Buffer.from('ffd9', 'hex')]));
}

/** An animation of many frames on a screen of its own size. */
export function animatedGif(frames: number, side: number): Bytes {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  screen.writeUInt16LE(side, 0);
  screen.writeUInt16LE(side, 2);
  const frame = Buffer.from('21f9040001000000' + '2c00000000010001000002024401' + '00', 'hex');
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('GIF89a'),
      screen,
      ...Array.from({ length: frames }, () => frame),
      Buffer.from(';'),
    ]),
  );
}

const MB = 1024 * 1024;
const repeated = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length));

/** Files of at most 20 MB that are dear to read, and the status each has to get. */
export const CSV_BOMBS: [string, () => string | Bytes, number[]][] = [
  ['a row of ten million cells', () => `a,b\n${repeated(',', 10 * MB)}\n`, [400, 413]],
  ['headings without end', () => repeated('a,', 10 * MB), [400, 413]],
  ['nothing but line breaks', () => repeated('\n', 19 * MB), [400]],
  ['nothing but commas and line breaks', () => `a,b\n${repeated(',\n', 19 * MB)}`, [400]],
  ['one cell of 19 MB', () => `a,b\n"${repeated('x', 19 * MB)}",1\n`, [201, 400, 413]],
  ['a quotation mark that is never closed', () => `a,b\n"${repeated('x,y\n', 19 * MB)}`, [400]],
  ['nothing but quotation marks', () => `a,b\n${repeated('"', 10 * MB + 1)}`, [400]],
  ['a million rows', () => `a,b\n${repeated('1,2\n', 4 * MB)}`, [400]],
  [
    '201 columns',
    () => `${Array.from({ length: 201 }, (_, n) => `c${n}`).join(',')}\n${','.repeat(200)}x\n`,
    [400],
  ],
  ['a heading of a megabyte', () => `${repeated('h', MB)},b\n1,2\n`, [400]],
  [
    'an archive, as a spreadsheet is',
    () => new Uint8Array(Buffer.from('504b0304140000000800', 'hex')),
    [400],
  ],
  [
    'bytes that are no text',
    () => new Uint8Array(Buffer.concat([Buffer.from('a,b\n'), Buffer.alloc(MB, 0xff)])),
    [201, 400],
  ],
  [
    'halves of UTF-16',
    () =>
      new Uint8Array(
        Buffer.concat([
          Buffer.from('fffe', 'hex'),
          Buffer.from('a,b\n\ud800,2', 'utf16le'),
          Buffer.from([0]),
        ]),
      ),
    [201, 400],
  ],
  ['NUL', () => 'a,b\n1\0,2\n', [201, 400]],
  ['names of prototypes as headings', () => '__proto__,constructor,toString\n1,2,3\n', [201]],
];
