import { expect, test } from '@jest/globals';
import { Clock } from '../../api/platform/config/clock.js';
import { form, hireCast, person } from '../support/cast.js';
import { picture } from '../support/picture.js';
import { countRows } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

const MINUTE_MS = 60_000;

const server = await serverOfFile({ RATE_LIMIT: 'on' });
const cast = await hireCast(server);
const photo: Uint8Array<ArrayBuffer> = await picture('png');

/** As if this much time had passed. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const clock = server.app.get(Clock, { strict: false });
  const now = clock.now.bind(clock);
  clock.now = () => now() + ms;
  return work().finally(() => (clock.now = now));
}

test('an employee changes the own photo twenty times an hour; others are not held up', async () => {
  const change = () => cast.zoeClient.put('/profile/image', form({}, photo));
  for (let n = 0; n < 20; n += 1) expect((await change()).status).toBe(200);
  const refused = await change();
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'request.too_many',
      errors: { image: expect.stringContaining('minutes') },
      refusal: { key: 'photo.too_many' },
    },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50 * 60);
  expect((await cast.amaraClient.put('/profile/image', form({}, photo))).status).toBe(200);
  expect((await cast.admin.put(`/employee/image/${cast.zoe._id}`, form({}, photo))).status).toBe(
    200,
  );
  expect((await later(61 * MINUTE_MS, change)).status).toBe(200);
});

test('an admin sets sixty photos a minute, by whichever call, and adds people without one beyond that', async () => {
  const ways = [
    () => cast.ruthClient.put(`/employee/image/${cast.amara._id}`, form({}, photo)),
    () => cast.ruthClient.put('/setting/company/logo', form({}, photo)),
    () => cast.ruthClient.put('/profile/image', form({}, photo)),
  ];
  const answers = [];
  for (let n = 0; n < 60; n += 1) answers.push((await ways[n % 3]?.())?.status);
  expect(answers).toEqual(answers.map(() => 200));
  for (const way of ways)
    expect(await way()).toMatchObject({
      status: 429,
      body: { errors: { image: expect.any(String) } },
    });
  const before = await countRows(server, 'account');
  expect(
    await cast.ruthClient.post(
      '/employee/add',
      form(person({ employeeId: 'PL-1', department: cast.sales._id }), photo),
    ),
  ).toMatchObject({ status: 429 });
  expect(await countRows(server, 'account')).toBe(before);
  expect(
    await cast.ruthClient.post(
      '/employee/add',
      form(person({ employeeId: 'PL-2', department: cast.sales._id })),
    ),
  ).toMatchObject({ status: 201 });
  expect((await later(MINUTE_MS + 1_000, async () => ways[0]?.()))?.status).toBe(200);
});
