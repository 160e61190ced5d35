import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { hireCast, PASSWORD, person, requestLeave } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

let before: number;

const server = await serverOfFile();
const cast = await hireCast(server);
const leave = await requestLeave(cast.amaraClient, cast.amara._id, '2026-03-02', '2026-03-03');
const paths: [string, string][] = [
  ['POST', '/department/add'],
  ['PUT', `/department/${cast.sales._id}`],
  ['POST', '/employee/add'],
  ['PUT', `/employee/update/${cast.zoe._id}`],
  ['PUT', `/employee/identity/${cast.zoe._id}`],
  ['PUT', `/employee/contact/${cast.zoe._id}`],
  ['PUT', '/profile/contact'],
  ['PUT', '/profile/language'],
  ['PUT', `/account/${cast.zoe._id}`],
  ['POST', '/salary/add'],
  ['POST', '/leave/add'],
  ['PUT', `/leave/${leave._id}`],
  ['POST', `/leave/withdraw/${leave._id}`],
  ['PUT', '/notification/read'],
  ['POST', '/auth/login'],
  ['POST', '/auth/forgot-password'],
  ['POST', '/auth/reset-password'],
  ['POST', '/auth/confirm'],
  ['PUT', '/setting/change-password'],
];
beforeEach(async () => {
  before = await countRows(server, 'audit_entry');
});

async function everywhere(
  body: unknown,
  contentType: string | undefined,
  status: number,
): Promise<void> {
  const wrong: unknown[] = [];
  for (const [method, path] of paths) {
    const answer = await cast.admin.send(
      method,
      path,
      body,
      contentType ? { 'content-type': contentType } : {},
    );
    const right =
      answer.status === status &&
      answer.body.success === false &&
      answer.body.error &&
      answer.body.requestId === answer.headers.get('x-request-id');
    if (!right) wrong.push({ method, path, status: answer.status, body: answer.body });
  }
  expect(wrong).toEqual([]);
  await nothingHappened();
}

async function nothingHappened(): Promise<void> {
  expect(await countRows(server, 'audit_entry')).toBe(before);
  expect((await server.client().get('/health/ready')).status).toBe(200);
}

const JSON_TYPE = 'application/json';
const bytes = (...values: number[]) => Uint8Array.from(values);

describe('a body that is no object is 400 for every call that takes one', () => {
  test.each<[string, string | Uint8Array]>([
    ['an array', '[]'],
    ['an array of objects', '[{"dep_name":"x","description":"x"}]'],
    ['a text', '"text"'],
    ['a number', '5'],
    ['null', 'null'],
    ['true', 'true'],
    ['nothing', ''],
    ['blanks', '  \n'],
    ['half an object', '{"dep_name":'],
    ['two objects', '{}{}'],
    ['single quotes', "{'a':1}"],
    ['a comment', '{/**/}'],
    ['NaN', '{"salary":NaN}'],
    ['Infinity', '{"salary":Infinity}'],
    ['a form', 'dep_name=x&description=x'],
    ['XML', '<a/>'],
    ['bytes', bytes(0, 1, 2, 255, 254)],
    ['UTF-16', new Uint8Array(Buffer.from('{"a":1}', 'utf16le'))],
    ['gzip', new Uint8Array(gzipSync('{"a":1}'))],
    ['an object nested into depth', '{"a":'.repeat(3_000)],
    ['arrays nested into depth', '['.repeat(16_000)],
  ])('%s', (_, body) => everywhere(body, JSON_TYPE, 400));
});

describe('a body of another type is 415 for every call that takes one', () => {
  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['text/html'],
    ['application/xml'],
    ['application/octet-stream'],
    ['application/json-patch+json'],
    ['nonsense'],
  ])('%s', (type) => everywhere('{"dep_name":"x","description":"x"}', type, 415));
});

test('a body of 300 kB is 413 for every call that takes one', () =>
  everywhere(JSON.stringify({ dep_name: 'x'.repeat(300_000) }), JSON_TYPE, 413));

test('JSON nested into depth, whole and within the size, is 400', async () => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const headers = { 'content-type': JSON_TYPE };
  for (const sent of [headers, { ...headers, 'idempotency-key': 'deep' }]) {
    const answer = await cast.admin.post('/department/add', deep, sent);
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
  }
  await nothingHappened();
});

test('a number beyond all limits is 400 at its field', async () => {
  const good = JSON.stringify({
    employeeId: cast.zoe._id,
    basicSalary: 'HERE',
    payDate: '2026-01-31',
  });
  for (const number of ['1e400', '-1e400', '1e-400', `1${'0'.repeat(400)}`, '-0.5']) {
    const answer = await cast.admin.post('/salary/add', good.replace('"HERE"', number), {
      'content-type': JSON_TYPE,
    });
    // 1e-400 is read as 0, which is an amount.
    if (number === '1e-400') expect(answer.status).toBe(201);
    else
      expect({ number, ...answer }).toMatchObject({
        number,
        status: 400,
        body: { errors: { basicSalary: expect.any(String) } },
      });
  }
});

describe('keys that reach into prototypes', () => {
  const INTO = [
    '"__proto__":{"polluted":true,"role":"admin"}',
    '"constructor":{"prototype":{"polluted":true}}',
    '"__proto__":null',
    '"prototype":{"polluted":true}',
    '"toString":"x","valueOf":"x","hasOwnProperty":"x"',
    '"\\u005f_proto__":{"polluted":true}',
  ];

  test.each(INTO)('%s is refused or changes nothing', async (key) => {
    for (const [method, path] of paths.filter(([, to]) => !to.includes('change-password'))) {
      const answer: Answer = await cast.admin.send(method, path, `{${key}}`, {
        'content-type': JSON_TYPE,
      });
      expect({ path, server: answer.status < 500 }).toEqual({ path, server: true });
    }
    const leave = {
      userId: cast.amara._id,
      leaveType: 'Sick Leave',
      startDate: '2026-05-04',
      endDate: '2026-05-05',
      reason: 'Ill',
    };
    const answer = await cast.amaraClient.post(
      '/leave/add',
      `${JSON.stringify(leave).slice(0, -1)},${key}}`,
      { 'content-type': JSON_TYPE },
    );
    expect([201, 400, 409]).toContain(answer.status);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect((await cast.amaraClient.get('/auth/verify')).body.user.role).toBe('employee');
  });

  test.each([
    'filter={"__proto__":{"x":1}}',
    'filter={"constructor":"x"}',
    'sort=["__proto__","ASC"]',
    'sort=["constructor","ASC"]',
    '__proto__[x]=1',
    'constructor=1',
    'toString=1',
  ])('?%s is 400', async (query) => {
    expect((await cast.admin.get(`/department?${query}`)).status).toBe(400);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});

test('twenty thousand keys, and the same key twice, do no harm', async () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1]));
  expect((await cast.admin.post('/department/add', many)).status).toBe(400);
  const twice = await cast.admin.post(
    '/department/add',
    '{"dep_name":"First","dep_name":"Last","description":"x"}',
    { 'content-type': JSON_TYPE },
  );
  expect(twice).toMatchObject({ status: 201, body: { department: { dep_name: 'Last' } } });
});

test('an employee can be added by JSON too, without a photo', async () => {
  const answer = await cast.admin.post(
    '/employee/add',
    person({ employeeId: 'J-1', department: cast.sales._id, password: PASSWORD }),
  );
  expect(answer).toMatchObject({
    status: 201,
    body: { employee: { employeeId: 'J-1', userId: { profileImage: null } } },
  });
});

test('an address of any length or shape is refused, never a fault', async () => {
  for (const path of [
    '/%',
    '/%zz',
    '/%c0%af',
    '/department/%E0%A4%A',
    `/department/single?id=${'%'}`,
    `/leave/${'a'.repeat(10_000)}`,
    '/..%2f..%2fetc%2fpasswd',
    '/department//add',
    '/department/',
    '/DEPARTMENT',
    '/department;x=1',
    '/\u202e',
  ]) {
    const { status } = await cast.admin.get(path);
    expect({
      path: path.slice(0, 40),
      status: [400, 404, 414, 431].includes(status) || status,
    }).toEqual({ path: path.slice(0, 40), status: true });
  }
  expect((await cast.admin.get('/health')).status).toBe(200);
});
