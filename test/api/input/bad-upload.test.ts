import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { form, hireCast, person } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

type Bytes = Uint8Array<ArrayBuffer>;

let people: number;

const server = await serverOfFile();
const cast = await hireCast(server);
const photo: Bytes = await picture('png');
beforeEach(async () => {
  people = await countRows(server, 'account');
});

async function picture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif',
  width = 40,
  height = 30,
): Promise<Bytes> {
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .toFormat(format)
      .toBuffer(),
  );
}

/** The three calls that take a photo. */
const UPLOADS: [string, (image: Bytes, fileName?: string) => Promise<Answer>][] = [
  [
    'POST /employee/add',
    (image, fileName) => cast.admin.post('/employee/add', form(newPerson(), image, fileName)),
  ],
  [
    'PUT /employee/image/:id',
    (image, fileName) =>
      cast.admin.put(`/employee/image/${cast.zoe._id}`, form({}, image, fileName)),
  ],
  [
    'PUT /profile/image',
    (image, fileName) => cast.zoeClient.put('/profile/image', form({}, image, fileName)),
  ],
];
let number = 0;
const newPerson = () => person({ employeeId: `U-${(number += 1)}`, department: cast.sales._id });

/** Nobody was added, no photo was stored, and the server answers. */
async function nothingStored(): Promise<void> {
  expect(await countRows(server, 'account')).toBe(people);
  expect(await countRows(server, 'profile_image')).toBe(0);
  expect((await server.client().get('/health/ready')).status).toBe(200);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that claims a size it need not have. */
function claiming(width: number, height: number): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = Buffer.from('789c030000000001', 'hex');
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', data),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

const ascii = (text: string): Bytes => new TextEncoder().encode(text);
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe.each(UPLOADS)('%s', (_, upload) => {
  test.each<[string, () => Bytes | Promise<Bytes>]>([
    ['a text called PNG', () => ascii('not a picture')],
    ['an SVG', () => ascii(SVG)],
    ['an SVG with a declaration', () => ascii(`<?xml version="1.0"?>${SVG}`)],
    ['HTML', () => ascii('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => ascii('%PDF-1.7\n')],
    ['a TIFF', () => picture('tiff')],
    ['an AVIF', () => picture('avif')],
    ['a PNG that claims 30,000 × 30,000', () => claiming(30_000, 30_000)],
    ['a PNG that claims 4,294,967,295 × 1', () => claiming(4_294_967_295, 1)],
    ['a PNG that claims 0 × 0', () => claiming(0, 0)],
    ['a PNG without its picture', () => claiming(100, 100)],
    ['half a PNG', async () => (await picture('png', 400, 400)).slice(0, 60)],
    ['half a JPEG', async () => (await picture('jpeg', 400, 400)).slice(0, 400)],
    [
      'a signature and noise',
      () =>
        new Uint8Array(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(2_000)])),
    ],
    ['noise', () => new Uint8Array(randomBytes(5_000))],
    ['one byte', () => ascii('G')],
  ])('refuses %s at image', async (_name, image) => {
    const answer = await upload(await image());
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, errors: { image: expect.any(String) } },
    });
    await nothingStored();
  });

  test('refuses a file of more than 5 MB with 413', async () => {
    for (const image of [
      new Uint8Array(6 * 1024 * 1024),
      new Uint8Array(Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)])),
    ]) {
      expect(await upload(image)).toMatchObject({
        status: 413,
        body: { code: 'request.too_large', errors: { image: expect.any(String) } },
      });
    }
    await nothingStored();
  });
});

/** A multipart body by hand. */
function raw(
  parts: string[],
  end = '--edge--\r\n',
): { body: string; headers: Record<string, string> } {
  return {
    body: parts.map((part) => `--edge\r\n${part}\r\n`).join('') + end,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  };
}
const field = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (name: string, fileName = 'x.png') =>
  `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\nx`;

describe('a form that is not whole or holds too much is refused', () => {
  const good = () =>
    Object.entries(person({ employeeId: 'F-1', department: cast.sales._id })).map(([name, value]) =>
      field(name, String(value)),
    );

  test.each<[string, () => { body: string; headers: Record<string, string> }]>([
    [
      'with another boundary than its type says',
      () => ({
        ...raw(good()),
        headers: { 'content-type': 'multipart/form-data; boundary=other' },
      }),
    ],
    ['with nothing in it', () => raw([])],
    [
      'with fifty fields',
      () => raw([...good(), ...Array.from({ length: 50 }, (_, index) => field(`k${index}`, 'x'))]),
    ],
    ['with a thousand parts', () => raw(Array.from({ length: 1000 }, () => file('image')))],
    ['with a field of 100 kB', () => raw([...good().slice(1), field('name', 'x'.repeat(100_000))])],
    ['with its file under another name', () => raw([...good(), file('photo')])],
    ['with a file for a field', () => raw([...good().slice(1), file('name')])],
    ['with two files', () => raw([...good(), file('image'), file('image')])],
  ])('%s', async (_, sent) => {
    const { body, headers } = sent();
    const answer = await cast.admin.post('/employee/add', body, headers);
    expect(answer.body).toMatchObject({ success: false, error: expect.any(String) });
    expect([400, 413]).toContain(answer.status);
    await nothingStored();
  });

  test('a file under another name is named', async () => {
    const { body, headers } = raw([...good(), file('photo')]);
    expect(await cast.admin.post('/employee/add', body, headers)).toMatchObject({
      status: 400,
      body: { errors: { image: expect.any(String) } },
    });
  });
});

test.each(['/profile/image', '/employee/image/:id'])(
  'a photo must be there, as a form: PUT %s',
  async (route) => {
    const path = route.replace(':id', cast.zoe._id);
    expect(await cast.admin.put(path, form({}, new Uint8Array()))).toMatchObject({
      status: 400,
      body: { errors: { image: expect.any(String) } },
    });
    expect(await cast.admin.put(path, form({ image: 'a text' }))).toMatchObject({
      status: 400,
      body: { errors: { image: expect.any(String) } },
    });
    expect(await cast.admin.put(path, { image: 'a text' })).toMatchObject({ status: 415 });
    expect(await cast.admin.put(path, photo, { 'content-type': 'image/png' })).toMatchObject({
      status: 415,
    });
    await nothingStored();
  },
);

test('an empty file is none: the employee is added without a photo', async () => {
  const answer = await cast.admin.post('/employee/add', form(newPerson(), new Uint8Array()));
  expect(answer).toMatchObject({
    status: 201,
    body: { employee: { userId: { profileImage: null } } },
  });
});

describe('what is stored', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'is a square WebP of at most 512 px without metadata, from %s',
    async (format) => {
      const large = await sharp(await picture(format, 900, 700))
        .withExif({ IFD0: { Copyright: 'somebody' } })
        .toFormat(format)
        .toBuffer();
      const answer = await cast.zoeClient.put('/profile/image', form({}, new Uint8Array(large)));
      expect(answer.status).toBe(200);
      const stored = await fetch(server.url + answer.body.user.profileImage, {
        headers: { authorization: `Bearer ${cast.zoeClient.token}` },
      });
      const metadata = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    },
  );
});
