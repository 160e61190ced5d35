import type { Metadata } from 'sharp';
import { Problem, refusal } from '../../contract/problem.js';

/** An ordinary progressive JPEG has about ten. */
const MOST_SCANS = 100;
/** A large ICC profile has a few dozen, and 5 MB of noise look like a thousand. */
const MOST_SEGMENTS = 5_000;
const MARKER = 0xff;
const SCAN = 0xda;

/** A few kilobytes hold thousands of scans, and each goes over all pixels. The decoder keeps every segment of an application: those of a few bytes take 200 MB. */
export function hasTooManyParts(jpeg: Buffer): boolean {
  let scans = 0;
  let segments = 0;
  // Byte by byte: a search of its own for each marker takes many times as long in a file of nothing but markers.
  for (let at = 0; at < jpeg.length; at += 1) {
    if (jpeg[at] !== MARKER) continue;
    const kind = jpeg[at + 1] as number;
    if (kind === SCAN) scans += 1;
    else if (kind >= 0xe0 && kind !== MARKER) segments += 1;
    if (scans > MOST_SCANS || segments > MOST_SEGMENTS) return true;
  }
  return false;
}

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const CHUNK_FRAME_BYTES = 12;
/** Encoders that write small ones take 8 kB for each. */
const MOST_CHUNKS = 5_000;
/** The picture, its colours and which way is up. */
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'eXIf',
  'IDAT',
  'IEND',
]);

/** The decoder unpacks compressed texts, gigabytes of them from 5 MB, although no text is kept. Fails for a picture in too many pieces, each of which costs time. */
export function withoutTexts(png: Buffer): Buffer {
  const kept: Buffer[] = [];
  let start = 0;
  let at = SIGNATURE_BYTES;
  let type = '';
  for (let chunks = 0; at + CHUNK_FRAME_BYTES <= png.length && type !== 'IEND'; chunks += 1) {
    if (chunks === MOST_CHUNKS) throw new Error('The PNG has too many chunks.');
    type = png.toString('latin1', at + 4, at + 8);
    const end = at + CHUNK_FRAME_BYTES + png.readUInt32BE(at);
    if (!KEPT.has(type)) {
      kept.push(png.subarray(start, at));
      start = end;
    }
    at = end;
  }
  return Buffer.concat([...kept, png.subarray(start, at)]);
}

const MEGAPIXEL = 1_000_000;
/** It is made smaller while it is read, in a few megabytes. */
const BASELINE_JPEG = 25;
/** All of the picture is in memory at once. */
const OTHERS = 12;

type Size = Pick<Metadata, 'format' | 'width' | 'height' | 'pages' | 'isProgressive' | 'depth'>;

/** The most pixels that may be decoded of an image with this header. */
export function pixelLimit({
  format,
  width,
  height,
  pages = 1,
  isProgressive,
  depth,
}: Size): number {
  const isBaseline = format === 'jpeg' && !isProgressive;
  const max = isBaseline ? BASELINE_JPEG : OTHERS;
  const weight = depth === 'ushort' ? 2 : 1;
  if (width * height * pages * weight <= max * MEGAPIXEL) return max * MEGAPIXEL;
  throw Problem.at(
    'image',
    isBaseline
      ? refusal('photo.too_many_pixels', { max })
      : refusal('photo.too_many_pixels_here', { max, jpeg: BASELINE_JPEG }),
  );
}
