import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp, { type Create } from 'sharp';
import type { Answer, Client } from '../support/client.js';
import { form, hire, PASSWORD } from '../support/cast.js';
import { animatedGif, choppedPng, greyPng, jpegOfScans, jpegOfSegments, wordyPng } from './bombs.js';
import { afterwards } from './ending.js';
import { setStage, type Stage } from './stage.js';
import { exchange, head, peakOf, workFor } from './wire.js';

type Bytes = Uint8Array<ArrayBuffer>;

const MB = 1024 * 1024;
/** Without it, each thread keeps what it has once had. */
const AS_IN_THE_IMAGE = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' };
const PEOPLE = 12;
const MOST_MEMORY_MB = 300;
/** Nothing may keep /health waiting longer. It is counted as work of the thread that answers, since the machine runs other tests beside. */
const BUSY_MS_PER_PHOTO = 200;
const BUSY_MS_PER_REFUSED = 25;
/** The same as heard by a client, with patience for a busy machine. */
const LONGEST_WAIT_MS = 4_000;
/** A queue that is full says so; anything else is a fault. */
const FULL = [429, 503];

let stage: Stage;
let people: Client[];

beforeAll(async () => {
  stage = await setStage(AS_IN_THE_IMAGE);
  const { admin, sales } = stage.cast;
  people = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const { email } = await hire(admin, { name: `Person ${n}`, employeeId: `PH-${n}`, department: sales._id });
    people.push(await stage.signIn(email, PASSWORD));
  }
});
afterAll(() => stage.end());

const plain = (side: number, more: Partial<Create> = {}) => sharp({ create: { width: side, height: side, channels: 3, background: '#3377aa', ...more }, limitInputPixels: false });
const bytes = async (image: { toBuffer(): Promise<Buffer> }): Promise<Bytes> => new Uint8Array(await image.toBuffer());

async function animatedWebp(side: number, frames: number): Promise<Bytes> {
  const pixels = await plain(side).extend({ bottom: side * (frames - 1), background: '#3377aa' }).raw().toBuffer();
  // Frames that are alike would become one.
  for (let at = 0; at < pixels.length; at += 9_973) pixels[at] = at % 251;
  return bytes(sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side }, limitInputPixels: false }).webp({ effort: 0 }));
}

/** How long /health takes at most (ms) while something happens. */
async function longestWaitDuring(work: () => Promise<unknown>): Promise<number> {
  const watch = new Worker(new URL('health-watch.mjs', import.meta.url), { workerData: stage.url });
  const told = once(watch, 'message') as Promise<[number]>;
  try {
    await work();
    watch.postMessage('over');
    return (await told)[0];
  } finally {
    await watch.terminate();
  }
}

/** True, also where the system tells no figure, or the figure. */
const within = (most: number, figure: number | undefined) => figure === undefined || figure < most || figure;

/** To be told to come again is no fault. */
function forgetFull(): void {
  const { faults } = stage.heard;
  faults.splice(0, faults.length, ...faults.filter((fault) => !/: 503 .*"server.unavailable"/.test(fault)));
}

async function expectSoon(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !isTrue(); tries += 1) await sleep(50);
  expect(isTrue()).toBe(true);
}

async function expectModest(statuses: number[], send: () => Promise<Answer[]>): Promise<void> {
  let result: Answer[] = [];
  let longestWait = 0;
  let busy: number | undefined;
  const peak = await peakOf(stage.process.pid, async () => {
    longestWait = await longestWaitDuring(async () => {
      // The first thread is the one that answers; others decode.
      busy = await workFor(stage.process.pid, async () => (result = await send()), stage.process.pid);
    });
  });
  expect(result.map(({ status }) => status).filter((status) => ![...statuses, ...FULL].includes(status))).toEqual([]);
  forgetFull();
  // The first of them was not turned away.
  expect(result.some(({ status }) => statuses.includes(status))).toBe(true);
  expect({ peak: within(MOST_MEMORY_MB, peak), busy: within(BUSY_MS_PER_PHOTO * result.length, busy), wait: within(LONGEST_WAIT_MS, longestWait) }).toEqual({ peak: true, busy: true, wait: true });
}

describe('40. twelve photos of 40 megapixels at once', () => {
  const KINDS: [string, () => Promise<Bytes> | Bytes, number[]][] = [
    ['a GIF of 6300 × 6300 in 27 kB', () => bytes(plain(6_300).gif()), [400]],
    ['an interlaced PNG of 6000 × 6000', () => bytes(plain(6_000).png({ progressive: true })), [400]],
    ['a progressive JPEG of 6300 × 6300', () => bytes(plain(6_300).jpeg({ progressive: true })), [400]],
    ['a JPEG of 6300 × 6300', () => bytes(plain(6_300).jpeg()), [400]],
    ['a WebP of 6300 × 6300', () => bytes(plain(6_300).webp({ effort: 0 })), [400]],
    ['an animated WebP of many frames', () => animatedWebp(500, 60), [400]],
    ['an animated GIF of 100,000 frames on 5,000 × 5,000', () => animatedGif(100_000, 5_000), [200, 400]],
    ['a GIF just below the limit', () => bytes(plain(3_460).gif()), [200]],
    ['a PNG just below the limit', () => greyPng(3_460, 3_460), [200]],
    ['an interlaced PNG of 16 bits just below the limit', () => bytes(plain(2_440, { channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } }).toColourspace('rgb16').png({ progressive: true })), [200]],
    ['a progressive JPEG just below the limit', () => bytes(plain(3_460).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })), [200]],
    ['a JPEG just below the limit', () => bytes(plain(5_000).jpeg()), [200]],
    ['a WebP just below the limit', () => bytes(plain(3_460).webp({ effort: 0 })), [200]],
    ['an animated WebP just below the limit', () => animatedWebp(500, 48), [200]],
    ['a JPEG of 2,600 scans', () => jpegOfScans(3_440, 2_600), [400]],
    ['a JPEG of 850,000 segments', async () => jpegOfSegments(await bytes(plain(60).jpeg()), 850_000), [400]],
    ['a PNG with texts of 5 GB', () => wordyPng(640), [200]],
    ['a PNG of 436,800 empty chunks', () => choppedPng(436_800), [400]],
  ];

  test.each(KINDS)('%s, from one account or from twelve, is answered in bounded memory while others are served', async (_, make, statuses) => {
    const photo = await make();
    for (const senders of [people.map(() => stage.cast.zoeClient), people]) {
      await expectModest(statuses, () => Promise.all(senders.map((sender) => sender.put('/profile/image', form({}, photo)))));
    }
  });

  test('the company logo and a new employee take the same way', async () => {
    const photo = await bytes(plain(6_300).gif());
    const { admin, amara } = stage.cast;
    for (const path of [`/employee/image/${amara._id}`, '/setting/company/logo']) {
      expect(await admin.put(path, form({}, photo))).toMatchObject({ status: 400, body: { errors: { image: expect.stringContaining('12 megapixels') } } });
    }
  });
});

describe('40. many photos under way', () => {
  const photoHead = (client: Client, length: number) =>
    head('PUT', '/profile/image', { authorization: `Bearer ${client.token}`, 'content-type': 'multipart/form-data; boundary=edge', 'content-length': length });
  const START = '--edge\r\nContent-Disposition: form-data; name="image"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n';
  const END = '\r\n--edge--\r\n';
  const FILE = Buffer.alloc(5 * MB - 1_000, 'x');
  const said = (client: Client) => [photoHead(client, START.length + FILE.length + END.length), START, ...Array.from({ length: 40 }, (_, n) => FILE.subarray((n * FILE.length) / 40, ((n + 1) * FILE.length) / 40)), END];

  test('two hundred of 5 MB at once by one employee are one in memory, and the next is taken again', async () => {
    let statuses: (number | undefined)[] = [];
    let busy: number | undefined;
    const peak = await peakOf(stage.process.pid, async () => {
      busy = await workFor(stage.process.pid, async () => {
        const heard = await Promise.all(Array.from({ length: 200 }, () => exchange(stage.url, said(stage.cast.zoeClient))));
        statuses = heard.map(({ status }) => status);
      }, stage.process.pid);
    });
    expect(statuses.filter((status) => ![400, ...FULL].includes(status ?? 0))).toEqual([]);
    expect({ peak: within(MOST_MEMORY_MB, peak), busy: within(200 * BUSY_MS_PER_REFUSED, busy) }).toEqual({ peak: true, busy: true });
    expect((await stage.cast.zoeClient.put('/profile/image', form({}, stage.photo))).status).toBe(200);
  });

  /** Sends all but the end, and keeps the connection open. */
  function heldBack(client: Client): { answer: Promise<Response | undefined>; goAway: () => void } {
    const gone = new AbortController();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(START));
        controller.enqueue(new Uint8Array(FILE));
      },
    });
    const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'multipart/form-data; boundary=edge' };
    const sent = fetch(`${stage.url}/api/profile/image`, { method: 'PUT', signal: gone.signal, duplex: 'half', headers, body } as RequestInit);
    return { answer: sent.catch(() => undefined), goAway: () => gone.abort() };
  }

  test('of one held back by each of twelve accounts eight are in memory, the others are told to come again; places are given back', async () => {
    for (let round = 0; round < 3; round += 1) {
      const held = people.map(heldBack);
      const refused: Response[] = [];
      for (const { answer } of held) void answer.then((response) => response && refused.push(response));
      await expectSoon(() => refused.length === 4);
      expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(refused.map(() => [503, '5']));
      for (const { goAway } of held) goAway();
      await Promise.all(held.map(({ answer }) => answer));
    }
    forgetFull();
    expect((await people[0]?.put('/profile/image', form({}, stage.photo)))?.status).toBe(200);
  });
});

afterwards(() => stage);
