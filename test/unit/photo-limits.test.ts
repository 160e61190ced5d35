import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Actor } from '../../api/platform/access/actor.js';
import type { Clock } from '../../api/platform/config/clock.js';
import type { Configuration } from '../../api/platform/config/configuration.js';
import {
  hasTooManyParts,
  pixelLimit,
  withoutTexts,
} from '../../api/platform/storage/image-limits.js';
import { squarePhoto } from '../../api/platform/storage/square-photo.js';
import { UploadedPhotos } from '../../api/platform/storage/uploaded-photos.js';
import { choppedPng, jpegOfScans, jpegOfSegments, wordyPng } from '../attacks/bombs.js';
import { picture } from '../support/picture.js';

describe('pixels are counted by what decoding them costs', () => {
  const usual = { isProgressive: false, depth: 'uchar' } as const;
  const [jpeg, png, gif, webp] = [
    { ...usual, format: 'jpeg' } as const,
    { ...usual, format: 'png' } as const,
    { ...usual, format: 'gif' } as const,
    { ...usual, format: 'webp' } as const,
  ];
  const progressive = { ...jpeg, isProgressive: true };

  test.each([
    ['a JPEG of 25 megapixels', { ...jpeg, width: 5_000, height: 5_000 }, true],
    ['a JPEG of a few more', { ...jpeg, width: 5_000, height: 5_001 }, false],
    ['a progressive JPEG of 12', { ...progressive, width: 4_000, height: 3_000 }, true],
    ['a progressive JPEG of a few more', { ...progressive, width: 4_000, height: 3_001 }, false],
    ['a PNG of 12', { ...png, width: 4_000, height: 3_000 }, true],
    ['a PNG of a few more', { ...png, width: 4_000, height: 3_001 }, false],
    ['an interlaced PNG of 12', { ...png, isProgressive: true, width: 4_000, height: 3_000 }, true],
    [
      'a PNG of 16 bits, which takes twice as much, of 6',
      { ...png, depth: 'ushort' as const, width: 3_000, height: 2_000 },
      true,
    ],
    [
      'a PNG of 16 bits of a few more',
      { ...png, depth: 'ushort' as const, width: 3_000, height: 2_001 },
      false,
    ],
    ['an animation of 12 in all its frames', { ...gif, width: 400, height: 300, pages: 100 }, true],
    ['an animation of a frame more', { ...gif, width: 400, height: 300, pages: 101 }, false],
    ['an animated WebP of a frame more', { ...webp, width: 400, height: 300, pages: 101 }, false],
  ])('%s', (_, header, allowed) => {
    if (allowed) expect(pixelLimit(header)).toBeGreaterThanOrEqual(12_000_000);
    else expect(() => pixelLimit(header)).toThrow('megapixels');
  });
});

test('a JPEG of a few hundred scans is refused, a usual progressive one is not', async () => {
  const usual = await sharp(await picture('jpeg', { width: 400, height: 300 }))
    .jpeg({ progressive: true })
    .toBuffer();
  expect(hasTooManyParts(usual)).toBe(false);
  const many = Buffer.from(jpegOfScans(1_024, 200));
  expect(hasTooManyParts(many)).toBe(true);
  await expect(squarePhoto(many)).rejects.toMatchObject({
    status: 400,
    errors: { image: expect.any(String) },
  });
  await expect(squarePhoto(Buffer.from(jpegOfScans(1_024, 90)))).resolves.toBeInstanceOf(Buffer);
});

test('a JPEG of thousands of segments is refused, one of a hundred is not', async () => {
  const usual = await picture('jpeg', { width: 40, height: 20 });
  await expect(squarePhoto(Buffer.from(jpegOfSegments(usual, 100)))).resolves.toBeInstanceOf(
    Buffer,
  );
  await expect(squarePhoto(Buffer.from(jpegOfSegments(usual, 5_001)))).rejects.toMatchObject({
    status: 400,
    errors: { image: expect.any(String) },
  });
});

test('a PNG of thousands of chunks is refused, and nothing is read behind its end', async () => {
  const [usual, many] = [Buffer.from(choppedPng(100)), Buffer.from(choppedPng(5_001))];
  expect(withoutTexts(Buffer.concat([usual, many]))).toEqual(usual);
  await expect(squarePhoto(many)).rejects.toMatchObject({
    status: 400,
    errors: { image: expect.any(String) },
  });
});

test('a PNG is read without its texts, with all that changes how it looks', async () => {
  const wordy = Buffer.from(wordyPng(3));
  expect(withoutTexts(wordy).includes('zTXt')).toBe(false);
  const upright = Buffer.from(await picture('png', { width: 40, height: 20, orientation: 6 }));
  expect(await sharp(withoutTexts(upright)).metadata()).toMatchObject({
    width: 40,
    height: 20,
    orientation: 6,
  });
  await expect(squarePhoto(wordy)).resolves.toBeInstanceOf(Buffer);
});

test('one image is worked on, eight wait, and more are refused until one is done', async () => {
  const image = Buffer.from(await picture('png', { width: 2_000, height: 2_000 }));
  const photos = new UploadedPhotos({} as Clock, { rateLimit: false } as Configuration);
  const actor = { accountId: 'a', role: 'admin' } as Actor;
  const all = await Promise.allSettled(
    Array.from({ length: 12 }, () => photos.square(actor, image)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  for (const one of all)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({
        status: 503,
        retryAfter: 5,
        errors: { image: expect.any(String) },
      });
  await expect(photos.square(actor, image)).resolves.toBeInstanceOf(Buffer);
});
