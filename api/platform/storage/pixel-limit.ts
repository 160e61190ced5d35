import type { Metadata } from 'sharp';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';

const MEGAPIXEL = 1_000_000;
/** It is made smaller while it is read, in a few megabytes. */
const BASELINE_JPEG = 25;
/** All of the picture is in memory at once. */
const OTHERS = 12;

type Size = Pick<Metadata, 'format' | 'width' | 'height' | 'pages' | 'isProgressive' | 'depth'>;

/** The most pixels that may be decoded of an image with this header. */
export function pixelLimit({ format, width, height, pages = 1, isProgressive, depth }: Size, field: string): number {
  const isBaseline = format === 'jpeg' && !isProgressive;
  const max = isBaseline ? BASELINE_JPEG : OTHERS;
  const weight = depth === 'ushort' ? 2 : 1;
  if (width * height * pages * weight <= max * MEGAPIXEL) return max * MEGAPIXEL;
  throw Problem.at(field, isBaseline ? refusal('photo.too_many_pixels', { max }) : refusal('photo.too_many_pixels_here', { max, jpeg: BASELINE_JPEG }));
}
