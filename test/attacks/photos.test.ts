import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import sharp, { type Create } from 'sharp';
import { form, hire, PASSWORD } from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { uploadFile } from '../support/imports.js';
import {
  animatedGif,
  choppedPng,
  greyPng,
  jpegOfScans,
  jpegOfSegments,
  wordyPng,
} from './bombs.js';
import { afterwards } from './ending.js';
import { note, oneOfEach } from './figures.js';
import { setStage, type Stage } from './stage.js';
import { LONGEST_WAIT_MS, longestWait } from './waits.js';
import { exchange, head, peakOf } from './wire.js';

type Bytes = Uint8Array<ArrayBuffer>;

const MB = 1024 * 1024;
/** Without it, each thread keeps what it has once had. */
const AS_IN_THE_IMAGE = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' };
const PEOPLE = 12;
const MOST_MEMORY_MB = 300;
/** A queue that is full says so; anything else is a fault. */
const FULL = [429, 503];

const stage: Stage = await setStage(AS_IN_THE_IMAGE);
const { admin, sales } = stage.cast;
const people: Client[] = [];
for (let n = 0; n < PEOPLE; n += 1) {
  const { email } = await hire(admin, {
    name: `Person ${n}`,
    employeeId: `PH-${n}`,
    department: sales._id,
  });
  people.push(await stage.signIn(email, PASSWORD));
}

const plain = (side: number, more: Partial<Create> = {}) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: '#3377aa', ...more },
    limitInputPixels: false,
  });
const bytes = async (image: { toBuffer(): Promise<Buffer> }): Promise<Bytes> =>
  new Uint8Array(await image.toBuffer());

async function animatedWebp(side: number, frames: number): Promise<Bytes> {
  const pixels = await plain(side)
    .extend({ bottom: side * (frames - 1), background: '#3377aa' })
    .raw()
    .toBuffer();
  // Frames that are alike would become one.
  for (let at = 0; at < pixels.length; at += 9_973) pixels[at] = at % 251;
  return bytes(
    sharp(pixels, {
      raw: { width: side, height: side * frames, channels: 3, pageHeight: side },
      limitInputPixels: false,
    }).webp({ effort: 0 }),
  );
}

/** True, also where the system tells no figure, or the figure. */
const within = (most: number, figure: number | undefined) =>
  figure === undefined || figure < most || figure;

/** Sends it, and expects that it costs others neither time nor memory. */
async function modestly(send: () => Promise<unknown>): Promise<void> {
  let waitMs = 0;
  const peakMb = await peakOf(stage.process.pid, async () => {
    waitMs = await longestWait(stage.url, stage.process.pid, send);
  });
  note('40. Photos', waitMs, peakMb);
  expect({ peak: within(MOST_MEMORY_MB, peakMb), wait: within(LONGEST_WAIT_MS, waitMs) }).toEqual({
    peak: true,
    wait: true,
  });
}

async function expectModest(statuses: number[], send: () => Promise<Answer[]>): Promise<void> {
  let result: Answer[] = [];
  await modestly(async () => (result = await send()));
  expect(
    result.map(({ status }) => status).filter((status) => ![...statuses, ...FULL].includes(status)),
  ).toEqual([]);
  // The first of them was not turned away.
  expect(result.some(({ status }) => statuses.includes(status))).toBe(true);
}

describe('40. twelve photos of 40 megapixels at once', () => {
  const KINDS: [string, () => Promise<Bytes> | Bytes, number[]][] = [
    ['a GIF of 6300 × 6300 in 27 kB', () => bytes(plain(6_300).gif()), [400]],
    ['an animated WebP of many frames', () => animatedWebp(500, 60), [400]],
    ['a JPEG just below the limit', () => bytes(plain(5_000).jpeg()), [200]],
    [
      'a progressive JPEG just below the limit',
      () => bytes(plain(3_460).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })),
      [200],
    ],
    ['a JPEG of 2,600 scans', () => jpegOfScans(3_440, 2_600), [400]],
    ['a PNG with texts of 5 GB', () => wordyPng(640), [200]],
    ['a PNG of 436,800 empty chunks', () => choppedPng(436_800), [400]],
    [
      'an interlaced PNG of 6000 × 6000',
      () => bytes(plain(6_000).png({ progressive: true })),
      [400],
    ],
    [
      'a progressive JPEG of 6300 × 6300',
      () => bytes(plain(6_300).jpeg({ progressive: true })),
      [400],
    ],
    ['a JPEG of 6300 × 6300', () => bytes(plain(6_300).jpeg()), [400]],
    ['a WebP of 6300 × 6300', () => bytes(plain(6_300).webp({ effort: 0 })), [400]],
    [
      'an animated GIF of 100,000 frames on 5,000 × 5,000',
      () => animatedGif(100_000, 5_000),
      [200, 400],
    ],
    ['a GIF just below the limit', () => bytes(plain(3_460).gif()), [200]],
    ['a PNG just below the limit', () => greyPng(3_460, 3_460), [200]],
    [
      'an interlaced PNG of 16 bits just below the limit',
      () =>
        bytes(
          plain(2_440, { channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } })
            .toColourspace('rgb16')
            .png({ progressive: true }),
        ),
      [200],
    ],
    ['a WebP just below the limit', () => bytes(plain(3_460).webp({ effort: 0 })), [200]],
    ['an animated WebP just below the limit', () => animatedWebp(500, 48), [200]],
    [
      'a JPEG of 850,000 segments',
      async () => jpegOfSegments(await bytes(plain(60).jpeg()), 850_000),
      [400],
    ],
  ];

  test.each(oneOfEach(KINDS, 7))(
    '%s, from one account or from twelve, is answered in bounded memory while others are served',
    async (_, make, statuses) => {
      const photo = await make();
      for (const senders of oneOfEach([people, people.map(() => stage.cast.zoeClient)], 1)) {
        await expectModest(statuses, () =>
          Promise.all(senders.map((sender) => sender.put('/profile/image', form({}, photo)))),
        );
      }
    },
  );

  test('the company logo and a new employee take the same way', async () => {
    const photo = await bytes(plain(6_300).gif());
    const { admin, amara } = stage.cast;
    for (const path of [`/employee/image/${amara._id}`, '/setting/company/logo']) {
      expect(await admin.put(path, form({}, photo))).toMatchObject({
        status: 400,
        body: { errors: { image: expect.stringContaining('12 megapixels') } },
      });
    }
  });
});

describe('40. many photos under way', () => {
  const photoHead = (client: Client, length: number) =>
    head('PUT', '/profile/image', {
      authorization: `Bearer ${client.token}`,
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': length,
    });
  const START =
    '--edge\r\nContent-Disposition: form-data; name="image"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n';
  const END = '\r\n--edge--\r\n';
  const FILE = Buffer.alloc(5 * MB - 1_000, 'x');
  const said = (client: Client) => [
    photoHead(client, START.length + FILE.length + END.length),
    START,
    ...Array.from({ length: 40 }, (_, n) =>
      FILE.subarray((n * FILE.length) / 40, ((n + 1) * FILE.length) / 40),
    ),
    END,
  ];

  test('two hundred of 5 MB at once by one employee are one in memory, and the next is taken again', async () => {
    let statuses: (number | undefined)[] = [];
    await modestly(async () => {
      statuses = (
        await Promise.all(
          Array.from({ length: 200 }, () => exchange(stage.url, said(stage.cast.zoeClient))),
        )
      ).map(({ status }) => status);
    });
    expect(statuses.filter((status) => ![400, ...FULL].includes(status ?? 0))).toEqual([]);
    expect((await stage.cast.zoeClient.put('/profile/image', form({}, stage.photo))).status).toBe(
      200,
    );
  });

  test('of twelve people who send 5 MB at once, none is asked to come back', async () => {
    const answers = await Promise.all(people.map((one) => exchange(stage.url, said(one))));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 400));
  });

  /** Sends all but the end, and keeps the connection open. */
  function heldBack(
    client: Client,
    path: string,
    file: Buffer,
  ): { answer: Promise<unknown>; goAway: () => void } {
    const gone = new AbortController();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(
          new TextEncoder().encode(
            START.replace('image', path.includes('import') ? 'file' : 'image'),
          ),
        );
        controller.enqueue(new Uint8Array(file));
      },
    });
    const headers = {
      authorization: `Bearer ${client.token}`,
      'content-type': 'multipart/form-data; boundary=edge',
    };
    const sent = fetch(`${stage.url}/api${path}`, {
      method: path.includes('import') ? 'POST' : 'PUT',
      signal: gone.signal,
      duplex: 'half',
      headers,
      body,
    } as RequestInit);
    return { answer: sent.catch(() => undefined), goAway: () => gone.abort() };
  }

  /** Sends it again until it is not answered at once. */
  function keptWaiting(send: () => Promise<Answer>): Promise<{ answer: Promise<Answer> }> {
    return eventually(async () => {
      const answer = send();
      const isAnswered = await Promise.race([answer.then(() => true), sleep(500, false)]);
      return !isAnswered && { answer };
    });
  }

  test('of one held back by each of twelve accounts four are in memory; another waits until they have gone', async () => {
    for (let round = 0; round < 3; round += 1) {
      const held = people.map((one) => heldBack(one, '/profile/image', FILE));
      const another = await keptWaiting(() =>
        stage.cast.zoeClient.put('/profile/image', form({}, stage.photo)),
      );
      for (const { goAway } of held) goAway();
      await Promise.all(held.map(({ answer }) => answer));
      expect((await another.answer).status).toBe(200);
    }
  });

  test('imports held back by two admins keep nobody from a photo, not even these admins', async () => {
    const { admin, ruthClient, zoeClient } = stage.cast;
    const held = [admin, ruthClient].map((one) =>
      heldBack(one, '/import/add', Buffer.alloc(19 * MB, 'x')),
    );
    const another = await keptWaiting(() => uploadFile(ruthClient, 'salaries', 'a,b\n1,2\n'));
    for (const one of [zoeClient, admin, ruthClient])
      expect((await one.put('/profile/image', form({}, stage.photo))).status).toBe(200);
    for (const { goAway } of held) goAway();
    await Promise.all(held.map(({ answer }) => answer));
    expect((await another.answer).status).toBe(201);
  });
});

afterwards(stage);
