import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';

const MAX_PIXELS = 40_000_000;
const TIMEOUT_S = 20;

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
export async function reencodedImage(file: Buffer, field: string, resize: (image: Sharp, size: Metadata) => Sharp): Promise<Buffer> {
  if (!isPhoto(file)) throw Problem.at(field, refusal('photo.malformed'));
  const open = await sharp();
  try {
    const input = open(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
    const size = await input.metadata();
    return await resize(input.rotate(), size).timeout({ seconds: TIMEOUT_S }).webp({ quality: 80 }).toBuffer();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const tooLarge = String(error).includes('pixel limit');
    throw Problem.at(field, refusal(tooLarge ? 'photo.too_many_pixels' : 'photo.malformed'));
  }
}

/** Checked before decoding, because the decoder supports formats beyond photos. */
function isPhoto(file: Buffer): boolean {
  const starts = (bytes: string, at = 0) => file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));
  return starts('\xff\xd8\xff') || starts('\x89PNG\r\n\x1a\n') || starts('GIF87a') || starts('GIF89a') || (starts('RIFF') && starts('WEBP', 8));
}
