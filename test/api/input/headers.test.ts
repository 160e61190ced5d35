import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { form, hireCast, PASSWORD } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const server = await serverOfFile({ TRUST_PROXY: 'true' });
const cast = await hireCast(server);

const HTTPS = { 'x-forwarded-proto': 'https' };
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Answers of every sort: good, refused, not found, public, a stream, a failed body. */
const ANSWERS: [string, (headers: Record<string, string>) => Promise<Answer>][] = [
  ['a public call', (headers) => server.client().get('/config', headers)],
  ['a call of somebody signed in', (headers) => cast.admin.get('/auth/verify', headers)],
  ['a streamed list', (headers) => cast.admin.get('/employee', headers)],
  [
    'a creation',
    (headers) =>
      cast.admin.post('/department/add', { dep_name: randomUUID(), description: 'x' }, headers),
  ],
  ['a 400', (headers) => cast.admin.post('/department/add', {}, headers)],
  [
    'a 400 of a body that cannot be read',
    (headers) =>
      cast.admin.post('/department/add', '{', { 'content-type': 'application/json', ...headers }),
  ],
  ['a 401', (headers) => server.client().get('/auth/verify', headers)],
  ['a 403', (headers) => cast.zoeClient.get('/department', headers)],
  ['a 404', (headers) => cast.admin.get('/no/such/call', headers)],
  [
    'a 413',
    (headers) => cast.admin.post('/department/add', { dep_name: 'x'.repeat(300_000) }, headers),
  ],
  [
    'a 415',
    (headers) =>
      cast.admin.post('/department/add', 'x', { 'content-type': 'text/plain', ...headers }),
  ],
];

describe.each(ANSWERS)('%s', (_, ask) => {
  test('carries the security headers, and those about https only under https', async () => {
    const plain = (await ask({})).headers;
    expect(plain.get('content-security-policy')).toBe(POLICY);
    expect(plain.get('x-content-type-options')).toBe('nosniff');
    expect(plain.get('referrer-policy')).toBe('no-referrer');
    expect(plain.get('strict-transport-security')).toBeNull();

    const secure = (await ask(HTTPS)).headers;
    expect(secure.get('content-security-policy')).toBe(`${POLICY}; upgrade-insecure-requests`);
    expect(secure.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/);
    expect(secure.get('x-content-type-options')).toBe('nosniff');
  });

  test('is kept nowhere, and carries an id of its own', async () => {
    const [one, other] = [await ask({}), await ask({})];
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.headers.get('x-request-id')).toMatch(/^[\w-]{12}-[0-9a-z]+$/);
    expect(one.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'));
    if (one.body.success === false)
      expect(one.body.requestId).toBe(one.headers.get('x-request-id'));
  });
});

test.each([
  ['GET', '/%61pi/config', 200],
  ['GET', '/a%70%69/auth/verify', 401],
  ['GET', '/%61pi/no/such', 404],
  ['GET', '/%61pi', 404],
  ['POST', '/%61pi/no/such', 404],
  ['HEAD', '/%61pi/config', 200],
  ['GET', '/api%2Fconfig', 404],
])('%s %s is kept nowhere, as an answer of the API', async (method, path, status) => {
  const answer = await fetch(server.client().url + path, { method });
  expect({
    status: answer.status,
    kept: answer.headers.get('cache-control'),
    type: answer.headers.get('content-type'),
  }).toEqual({ status, kept: 'no-store', type: expect.stringContaining('json') });
  expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('XSRF-TOKEN='))).toBe(
    true,
  );
});

test.each(['/.env', '/%2eenv', '/a/%2Egit/config', '/assets/old.js', '/assets/old%2ejs'])(
  '%s is a file that is missing, and no page of the screens',
  async (path) => {
    expect((await fetch(server.client().url + path)).status).toBe(404);
  },
);

test('a client does not choose the id of its request', async () => {
  const { headers } = await server
    .client()
    .get('/config', { 'x-request-id': 'mine', 'request-id': 'mine' });
  expect(headers.get('x-request-id')).not.toBe('mine');
});

describe('the anti-forgery cookie', () => {
  const forgeryCookie = ({ headers }: Answer) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith('XSRF-TOKEN='));

  test('is set on answers under /api to a request without it, readable by script, for this site alone', async () => {
    for (const answer of [
      await server.client().get('/config'),
      await server.client().get('/auth/verify'),
      await server.client().get('/no/such'),
      await cast.admin.get('/employee'),
    ]) {
      expect(forgeryCookie(answer)).toMatch(/^XSRF-TOKEN=[\w-]{32,}; Path=\/; SameSite=Strict$/);
    }
  });

  test('is Secure under https', async () => {
    expect(forgeryCookie(await server.client().get('/config', HTTPS))).toMatch(
      /^XSRF-TOKEN=[\w-]{32,}; Path=\/; (Secure; SameSite=Strict|SameSite=Strict; Secure)$/,
    );
  });

  test('is another for everybody', async () => {
    expect(forgeryCookie(await server.client().get('/config'))).not.toBe(
      forgeryCookie(await server.client().get('/config')),
    );
  });

  test('is not set again where the request carries it', async () => {
    for (const cookie of ['XSRF-TOKEN=one', 'a=b; XSRF-TOKEN=one; c=d'])
      expect(forgeryCookie(await server.client().get('/config', { cookie }))).toBeUndefined();
  });

  test('is set where only another cookie has a name like it', async () => {
    expect(
      forgeryCookie(await server.client().get('/config', { cookie: 'NOT-XSRF-TOKEN=one' })),
    ).toBeDefined();
  });

  const CHANGES: [string, string][] = [
    ['POST', '/auth/logout'],
    ['POST', '/auth/login'],
    ['PUT', '/profile/language'],
    ['DELETE', '/department/single?id=x'],
    ['POST', '/no/such/call'],
  ];

  test.each(CHANGES)('must come back in the header of %s %s', async (method, path) => {
    const cookie = 'XSRF-TOKEN=the-value';
    const wrong: Record<string, string>[] = [
      {},
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': 'the-valu' },
      { 'x-xsrf-token': 'the-value2' },
      { 'x-xsrf-token': 'THE-VALUE' },
      { 'x-xsrf-token': 'the-value, the-value' },
    ];
    for (const sent of wrong) {
      const { status, body } = await cast.amaraClient.send(method, path, {}, { cookie, ...sent });
      expect({ sent, status, body }).toMatchObject({
        sent,
        status: 403,
        body: { success: false, code: 'access.forgery', requestId: expect.any(String) },
      });
    }
    const right = await server
      .client()
      .send(method, path, {}, { cookie, 'x-xsrf-token': 'the-value' });
    expect(right.status).not.toBe(403);
  });

  test('in full lets a browser sign in and change things', async () => {
    const headers = { cookie: 'XSRF-TOKEN=the-value', 'x-xsrf-token': 'the-value' };
    expect(
      (
        await server
          .client()
          .post('/auth/login', { email: cast.zoe.email, password: PASSWORD }, headers)
      ).status,
    ).toBe(200);
    expect(
      (await cast.zoeClient.put('/profile/language', { language: 'fr' }, headers)).status,
    ).toBe(200);
  });

  test('that is empty or cut does not open what its absence would', async () => {
    for (const cookie of ['XSRF-TOKEN=', 'XSRF-TOKEN=; a=b'])
      expect(
        (await cast.zoeClient.put('/profile/language', { language: 'en' }, { cookie })).status,
      ).toBe(403);
  });

  test('is not asked for by reading, nor by a script that has no cookie', async () => {
    expect((await cast.zoeClient.get('/auth/verify', { cookie: 'XSRF-TOKEN=one' })).status).toBe(
      200,
    );
    expect((await cast.zoeClient.put('/profile/language', { language: 'en' })).status).toBe(200);
    expect(
      (await cast.zoeClient.put('/profile/language', { language: 'en' }, { cookie: 'device=x' }))
        .status,
    ).toBe(200);
  });
});

describe('a photo', () => {
  let path: string;

  beforeAll(async () => {
    const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { body } = await cast.zoeClient.put('/profile/image', form({}, new Uint8Array(image)));
    path = body.user.profileImage.replace('/api', '');
  });

  test('may be kept by its reader alone, and is asked for anew each time', async () => {
    const { status, headers } = await cast.zoeClient.get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')?.toLowerCase().split(/, */)).toContain('authorization');
    expect(headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is 304 without a body for a reader who has it and may see it', async () => {
    const tag = (await cast.zoeClient.get(path)).headers.get('etag') ?? '';
    const again = await cast.zoeClient.get(path, { 'if-none-match': tag });
    expect([
      again.status,
      again.body,
      again.headers.get('etag'),
      again.headers.get('cache-control'),
    ]).toEqual([304, '', tag, 'private, no-cache']);
    for (const other of ['"other"', tag.replaceAll('"', ''), ''])
      expect((await cast.zoeClient.get(path, { 'if-none-match': other })).status).toBe(200);
    expect((await cast.amaraClient.get(path, { 'if-none-match': tag })).status).toBe(403);
    expect((await server.client().get(path, { 'if-none-match': tag })).status).toBe(401);
    expect((await cast.admin.get(path, { 'if-none-match': tag })).status).toBe(304);
  });

  test('is 304 too where a proxy has weakened its tag, or the reader names several', async () => {
    const tag = (await cast.zoeClient.get(path)).headers.get('etag') ?? '';
    for (const also of [`W/${tag}`, `"other", ${tag}`, '*']) {
      const { status } = await cast.zoeClient.get(path, { 'if-none-match': also });
      expect({ also, status }).toEqual({ also, status: 304 });
    }
  });

  test('has another address once there is another photo, and the old one is gone', async () => {
    const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { body } = await cast.zoeClient.put('/profile/image', form({}, new Uint8Array(image)));
    expect(body.user.profileImage).not.toBe(`/api${path}`);
    expect((await cast.zoeClient.get(path)).status).toBe(403);
    expect((await cast.admin.get(path)).status).toBe(404);
    expect((await cast.zoeClient.get(body.user.profileImage.replace('/api', ''))).status).toBe(200);
  });

  test('no token in the address opens it', async () => {
    for (const name of ['token', 'access_token'])
      expect((await server.client().get(`${path}?${name}=${cast.admin.token}`)).status).toBe(401);
  });
});

test('addresses outside /api carry the security headers and, without a page, no cookie', async () => {
  for (const path of [
    '/.env',
    '/.git/config',
    '/assets/old-1234.js',
    '/favicon.ico',
    '/../package.json',
    '/main.js.map',
    '/api.js',
  ]) {
    const answer = await fetch(server.url + path);
    expect([path, answer.status, answer.headers.get('content-security-policy')]).toEqual([
      path,
      404,
      POLICY,
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test('a refused sign-in and a good one differ in no header but the cookie of the device', async () => {
  const names = ({ headers }: Answer) => [...new Set(headers.keys())].sort();
  const good = await server
    .client()
    .post('/auth/login', { email: ADMIN.email, password: ADMIN.password });
  const bad = await server.client().post('/auth/login', { email: ADMIN.email, password: 'wrong' });
  expect(names(good)).toEqual(names(bad));
});
