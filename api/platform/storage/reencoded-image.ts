import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { Problem, refusal } from '../../contract/problem.js';
import { hasTooManyParts, pixelLimit, withoutTexts } from './image-limits.js';

const TIMEOUT_S = 10;

export type Resize = (image: Sharp, size: Metadata) => Sharp;
type SharpLibrary = (input: Buffer, options?: SharpOptions) => Sharp;
let library: Promise<SharpLibrary> | undefined;

/** Loaded with the first image, to keep the start fast. */
function sharp(): Promise<SharpLibrary> {
  library ??= import('sharp').then((module) => {
    module.default.cache(false);
    module.default.concurrency(1);
    return module.default;
  });
  return library;
}

/** Decodes an uploaded image and encodes it as WebP without metadata. */
export async function reencodedImage(file: Buffer, resize: Resize): Promise<Buffer> {
  const format = formatOf(file);
  if (!format || (format === 'jpeg' && hasTooManyParts(file)))
    throw Problem.at('image', refusal('photo.malformed'));
  try {
    return await reencode(format === 'png' ? withoutTexts(file) : file, resize);
  } catch (error) {
    throw error instanceof Problem ? error : Problem.at('image', refusal('photo.malformed'));
  }
}

async function reencode(file: Buffer, resize: Resize): Promise<Buffer> {
  const open = await sharp();
  const options: SharpOptions = { failOn: 'error', animated: false };
  const size = await open(file, { ...options, limitInputPixels: false }).metadata();
  const input = open(file, { ...options, limitInputPixels: pixelLimit(size) });
  return resize(input.rotate(), size)
    .timeout({ seconds: TIMEOUT_S })
    .webp({ quality: 80 })
    .toBuffer();
}

/** Checked before decoding, because the decoder supports formats beyond photos. */
function formatOf(file: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | undefined {
  const starts = (bytes: string, at = 0) =>
    file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));
  if (starts('\xff\xd8\xff')) return 'jpeg';
  if (starts('\x89PNG\r\n\x1a\n')) return 'png';
  if (starts('GIF87a') || starts('GIF89a')) return 'gif';
  return starts('RIFF') && starts('WEBP', 8) ? 'webp' : undefined;
}
