import { describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { ProfileImages } from '../../api/platform/storage/profile-images.js';
import { form, hire, hireCast, person } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { colourAt, look, picture, type Format } from '../support/picture.js';
import { countRows } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

async function fetched(client: Client, address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}${address}`, {
    headers: { ...(client.token ? { authorization: `Bearer ${client.token}` } : {}), ...headers },
  });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}
const change = (photo: Uint8Array<ArrayBuffer>, employee: EmployeeRecord = cast.amara) =>
  cast.admin.put(`/employee/image/${employee._id}`, form({}, photo));
const addressOf = (employee: EmployeeRecord) => employee.userId.profileImage as string;

describe('a photo is stored as a square WebP without metadata', () => {
  test.each<[Format, number, number, number]>([
    ['png', 60, 40, 40],
    ['jpeg', 40, 90, 40],
    ['gif', 64, 64, 64],
    ['webp', 1200, 800, 512],
    ['jpeg', 513, 700, 512],
    ['png', 1, 1, 1],
  ])('%s of %i × %i', async (format, width, height, side) => {
    const added = await cast.admin.post(
      '/employee/add',
      form(
        person({ employeeId: `P-${format}-${width}`, department: cast.sales._id }),
        await picture(format, { width, height, orientation: format === 'gif' ? undefined : 1 }),
        'photo.dat',
      ),
    );
    expect(added.status).toBe(201);
    const photo = await fetched(cast.admin, addressOf(added.body.employee));
    expect(photo.headers.get('content-type')).toBe('image/webp');
    expect(await look(photo.bytes)).toEqual({
      format: 'webp',
      width: side,
      height: side,
      metadata: 0,
    });
  });

  test('it is turned upright and cut from the middle', async () => {
    // Turned a quarter: what was red on the left is on top.
    const turned = (
      await change(await picture('jpeg', { width: 200, height: 100, orientation: 6 }))
    ).body.employee;
    const { bytes } = await fetched(cast.admin, addressOf(turned));
    expect([await colourAt(bytes, 50, 10), await colourAt(bytes, 50, 90)]).toEqual(['red', 'blue']);
    const wide = (await change(await picture('png', { width: 300, height: 100 }))).body.employee;
    const cut = await fetched(cast.admin, addressOf(wide));
    expect([await colourAt(cut.bytes, 10, 50), await colourAt(cut.bytes, 90, 50)]).toEqual([
      'red',
      'blue',
    ]);
    expect(await look(cut.bytes)).toMatchObject({ width: 100, height: 100 });
  });
});

test('a new photo has a new address, the old one is gone and the version stays', async () => {
  const zoe = await hire(cast.admin, { employeeId: 'I-1', department: cast.sales._id });
  const one = (await change(await picture('png'), zoe)).body.employee as EmployeeRecord;
  const two = (await change(await picture('png'), zoe)).body.employee as EmployeeRecord;
  expect(one).toEqual({
    ...zoe,
    userId: {
      ...zoe.userId,
      profileImage: expect.stringMatching(/^\/api\/employee\/image\/[0-9a-f-]{36}$/),
    },
  });
  expect(addressOf(two)).not.toBe(addressOf(one));
  expect((await fetched(cast.admin, addressOf(two))).status).toBe(200);
  expect((await fetched(cast.admin, addressOf(one))).status).toBe(404);
  expect(await countRows(server, 'profile_image', 'account_id = ?', [zoe.userId._id])).toBe(1);
});

test('a photo that is replaced while it is read is no failure: the old one is gone, the new one is there', async () => {
  const old = addressOf((await change(await picture('png'))).body.employee);
  const images = server.app.get(ProfileImages, { strict: false });
  const reach = images.reach.bind(images);
  let replaced = old;
  images.reach = async (actor, id) => {
    images.reach = reach;
    replaced = addressOf((await change(await picture('png'))).body.employee);
    return reach(actor, id);
  };
  expect((await fetched(cast.admin, old)).status).toBe(404);
  expect((await fetched(cast.admin, replaced)).status).toBe(200);
});

test('a photo is kept by the browser and asked about each time', async () => {
  const address = addressOf((await change(await picture('png'))).body.employee);
  const { headers } = await fetched(cast.admin, address);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('vary')).toMatch(/Authorization/i);
  const again = await fetched(cast.admin, address, {
    'if-none-match': headers.get('etag') as string,
  });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test('a photo is seen by its owner and by admins only', async () => {
  const address = addressOf((await change(await picture('png'))).body.employee);
  expect((await fetched(cast.amaraClient, address)).status).toBe(200);
  expect((await fetched(cast.ruthClient, address)).status).toBe(200);
  expect((await fetched(server.client(), address)).status).toBe(401);
  const [theirs, nobodys] = [
    await fetched(cast.zoeClient, address),
    await fetched(cast.zoeClient, `/api/employee/image/${newId()}`),
  ];
  expect([theirs.status, nobodys.status]).toEqual([403, 403]);
  expect((await fetched(cast.admin, `/api/employee/image/${newId()}`)).status).toBe(404);
  expect(
    (await fetched(cast.admin, `${address}?token=${cast.admin.token}`, { authorization: '' }))
      .status,
  ).toBe(401);
});

test('everybody changes their own photo', async () => {
  const answer = await cast.zoeClient.put('/profile/image', form({}, await picture('gif')));
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, user: { _id: cast.zoe.userId._id, profileImage: expect.any(String) } },
  });
  expect(
    (await cast.admin.get(`/employee/single/${cast.zoe._id}`)).body.employee.userId.profileImage,
  ).toBe(answer.body.user.profileImage);
  expect(
    (await cast.zoeClient.put(`/employee/image/${cast.zoe._id}`, form({}, await picture('png'))))
      .status,
  ).toBe(403);
});

describe('what is no photo is refused at the field and stored nowhere', () => {
  const text = (words: string) => new TextEncoder().encode(words);
  test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>]>([
    ['a TIFF', () => picture('tiff')],
    ['an AVIF', () => picture('avif')],
    [
      'an SVG',
      async () =>
        text(
          '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>',
        ),
    ],
    ['a text', async () => text('not a picture')],
    ['half a JPEG', async () => (await picture('jpeg', { width: 400, height: 400 })).slice(0, 700)],
    ['the head of a PNG', async () => (await picture('png')).slice(0, 24)],
    ['a PNG of more than 12 megapixels', () => picture('png', { width: 4000, height: 3001 })],
    ['a JPEG of more than 25 megapixels', () => picture('jpeg', { width: 5000, height: 5001 })],
  ])('%s', async (_, make) => {
    const photo = await make();
    const before = await countRows(server, 'account');
    expect(
      await cast.admin.post(
        '/employee/add',
        form(person({ employeeId: 'NO-PHOTO', department: cast.sales._id }), photo),
      ),
    ).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: { image: expect.any(String) } },
    });
    expect(await countRows(server, 'account')).toBe(before);
    expect(await change(photo)).toMatchObject({
      status: 400,
      body: { errors: { image: expect.any(String) } },
    });
  });

  test('more than 5 MB is a 413 at the field', async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(await picture('png'));
    expect(await change(large)).toMatchObject({
      status: 413,
      body: { success: false, code: 'request.too_large', errors: { image: expect.any(String) } },
    });
    expect(
      (
        await cast.admin.post(
          '/employee/add',
          form(person({ employeeId: 'BIG-1', department: cast.sales._id }), large),
        )
      ).status,
    ).toBe(413);
  });

  test('a file under another name is refused', async () => {
    const data = form(person({ employeeId: 'OTHER-FILE', department: cast.sales._id }));
    data.append('attachment', new Blob([await picture('png')]), 'photo.png');
    expect(await cast.admin.post('/employee/add', data)).toMatchObject({ status: 400 });
  });

  test('no file is a 400, and a body that is no form a 415', async () => {
    expect(
      await cast.admin.put(`/employee/image/${cast.amara._id}`, form({ name: 'x' })),
    ).toMatchObject({ status: 400, body: { errors: { image: expect.any(String) } } });
    expect((await cast.admin.put(`/employee/image/${cast.amara._id}`, { image: 'x' })).status).toBe(
      415,
    );
  });
});

test('an empty file, as a form sends it where none was chosen, is no photo', async () => {
  const added = await cast.admin.post(
    '/employee/add',
    form(person({ employeeId: 'EMPTY-1', department: cast.sales._id }), new Uint8Array(0)),
  );
  expect(added).toMatchObject({
    status: 201,
    body: { employee: { userId: { profileImage: null } } },
  });
});
