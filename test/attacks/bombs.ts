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
export function greyPng(width: number, height: number): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return new Uint8Array(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]));
}

/** An animation of many frames on a screen of its own size. */
export function animatedGif(frames: number, side: number): Bytes {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  screen.writeUInt16LE(side, 0);
  screen.writeUInt16LE(side, 2);
  const frame = Buffer.from('21f9040001000000' + '2c00000000010001000002024401' + '00', 'hex');
  return new Uint8Array(Buffer.concat([Buffer.from('GIF89a'), screen, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]));
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
  ['201 columns', () => `${Array.from({ length: 201 }, (_, n) => `c${n}`).join(',')}\n${','.repeat(200)}x\n`, [400]],
  ['a heading of a megabyte', () => `${repeated('h', MB)},b\n1,2\n`, [400]],
  ['an archive, as a spreadsheet is', () => new Uint8Array(Buffer.from('504b0304140000000800', 'hex')), [400]],
  ['bytes that are no text', () => new Uint8Array(Buffer.concat([Buffer.from('a,b\n'), Buffer.alloc(MB, 0xff)])), [201, 400]],
  ['halves of UTF-16', () => new Uint8Array(Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('a,b\n\ud800,2', 'utf16le'), Buffer.from([0])])), [201, 400]],
  ['NUL', () => 'a,b\n1\0,2\n', [201, 400]],
  ['names of prototypes as headings', () => '__proto__,constructor,toString\n1,2,3\n', [201]],
];
