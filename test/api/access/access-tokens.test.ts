import { createHmac, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { TOKEN_KEY } from '../../../api/auth/sessions/session-tokens.js';
import { CONFIGURATION, type Configuration } from '../../../api/platform/config/configuration.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { addDepartment, hire, hireCast, PASSWORD } from '../../support/cast.js';
import { serverOfFile, startServer } from '../../support/server.js';
import { pathOf, ROWS } from './access.table.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const { secret } = server.app.get<Configuration>(CONFIGURATION);
const key: KeyObject = secret.key(TOKEN_KEY);

const encoded = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const HEADER = { alg: 'HS256', typ: 'JWT' };

interface Signature {
  header?: object;
  by?: KeyObject | string;
  algorithm?: string;
}

function signed(
  claims: unknown,
  { header = HEADER, by = key, algorithm = 'sha256' }: Signature = {},
): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${createHmac(algorithm, by).update(text).digest('base64url')}`;
}

interface Claims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
const now = () => Math.floor(Date.now() / 1000);

type Forgery = [string, (token: string, claims: Claims) => string | undefined];
/** Values of Authorization, made from the admin's good token. */
const FORGERIES: Forgery[] = [
  ['no header at all', () => undefined],
  ['an empty one', () => ''],
  ['a scheme without a token', () => 'Bearer'],
  ['garbage', () => 'Bearer garbage'],
  ['three parts of garbage', () => 'Bearer a.b.c'],
  ['a good token under another scheme', (token) => `Basic ${token}`],
  [
    'a good token without its signature',
    (token) => `Bearer ${token.split('.').slice(0, 2).join('.')}.`,
  ],
  ['alg none', (_, claims) => `Bearer ${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`],
  ['alg nOnE', (_, claims) => `Bearer ${encoded({ alg: 'nOnE' })}.${encoded(claims)}.`],
  [
    'alg None with a signature',
    (_, claims) => `Bearer ${signed(claims, { header: { alg: 'None' } })}`,
  ],
  [
    'another algorithm with the right key',
    (_, claims) => `Bearer ${signed(claims, { header: { alg: 'HS512' }, algorithm: 'sha512' })}`,
  ],
  ...[{ typ: 'JWT' }, { alg: '' }, { alg: 'RS256' }, { alg: ['HS256', 'none'] }].map(
    (header): Forgery => [
      `the header ${JSON.stringify(header)}`,
      (_, claims) => `Bearer ${signed(claims, { header })}`,
    ],
  ),
  ...[
    '',
    'secret',
    'changeme',
    'jwt_secret',
    'your-256-bit-secret',
    'JWT_SECRET',
    'undefined',
    'null',
    'password',
    '0',
  ].map((by): Forgery => [`the key '${by}'`, (_, claims) => `Bearer ${signed(claims, { by })}`]),
  [
    'the secret itself for a key',
    (_, claims) =>
      `Bearer ${signed(claims, { by: readFileSync(join(server.database.dataDir, 'secret'), 'utf8').trim() })}`,
  ],
  [
    'the key of another use',
    (_, claims) => `Bearer ${signed(claims, { by: secret.key('idempotency-key') })}`,
  ],
  [
    'a key named by SQL',
    (_, claims) =>
      `Bearer ${signed(claims, { header: { ...HEADER, kid: "x' UNION SELECT 'x" }, by: 'x' })}`,
  ],
  [
    'a key that it brings along',
    (_, claims) =>
      `Bearer ${signed(claims, { header: { ...HEADER, jwk: { kty: 'oct', k: encoded('mine') }, jku: 'http://127.0.0.1:9/keys' }, by: 'mine' })}`,
  ],
  ['a signature cut short', (token) => `Bearer ${token.slice(0, -4)}`],
  ['a token twice', (token) => `Bearer ${token},${token}`],
  [
    'a key named by a path',
    (_, claims) => `Bearer ${signed(claims, { header: { ...HEADER, kid: '/dev/null' }, by: '' })}`,
  ],
  [
    'edited claims under the old signature',
    (token, claims) => {
      const [header, , signature] = token.split('.');
      return `Bearer ${header}.${encoded({ ...claims, exp: claims.exp + 1 })}.${signature}`;
    },
  ],
  [
    'an expired token',
    (_, claims) => `Bearer ${signed({ ...claims, iat: now() - 100, exp: now() - 1 })}`,
  ],
  [
    'one that is not valid yet',
    (_, claims) => `Bearer ${signed({ ...claims, nbf: now() + 1000 })}`,
  ],
  [
    "another's account over one's own session",
    (_, claims) => `Bearer ${signed({ ...claims, sub: cast.zoeClient.user._id })}`,
  ],
  ['a session that does not exist', (_, claims) => `Bearer ${signed({ ...claims, sid: newId() })}`],
  ['no session', (_, { sub, exp }) => `Bearer ${signed({ sub, exp })}`],
  ['an object for a session', (_, claims) => `Bearer ${signed({ ...claims, sid: { not: '' } })}`],
  ['claims that are no object', () => `Bearer ${signed('"admin"')}`],
  ['a very long token', () => `Bearer ${'a'.repeat(6_000)}`],
];

describe.each(FORGERIES)('%s', (what, forge) => {
  test('is 401 on every route that is not public', async () => {
    // One guard reads all tokens; that it stands before each route is seen with the first of them.
    const routes = ROWS.filter(
      ({ anyone, route, id }) =>
        anyone === 401 && (what === 'no header at all' || (route.startsWith('GET') && !id)),
    );
    const token = cast.admin.token as string;
    const authorization = forge(token, claimsOf(token));
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    for (const row of routes) {
      const { method, path } = pathOf(row, newId());
      const answer = await server
        .client()
        .send(method, path, method === 'GET' || method === 'DELETE' ? undefined : {}, headers);
      expect({ path, status: answer.status, body: answer.body }).toEqual({
        path,
        status: 401,
        body: {
          success: false,
          code: 'auth.required',
          error: expect.any(String),
          message: answer.body.error,
          refusal: { key: 'auth.required', parameters: {} },
          requestId: answer.headers.get('x-request-id'),
        },
      });
    }
    // The forgery was the reason, and it did no harm.
    expect((await cast.admin.get('/auth/verify')).status).toBe(200);
  });
});

test('a token is taken from the Authorization header alone', async () => {
  const token = cast.admin.token as string;
  for (const name of ['token', 'access_token', 'auth_token', 'jwt']) {
    expect((await server.client().get(`/auth/verify?${name}=${token}`)).status).toBe(401);
    expect((await server.client().get('/auth/verify', { cookie: `${name}=${token}` })).status).toBe(
      401,
    );
    expect(
      (await server.client().get('/auth/verify', { [name.replace('_', '-')]: token })).status,
    ).toBe(401);
  }
});

test('a token signed here for the same session is good, so that the refusals above mean something', async () => {
  const { sub, sid, exp } = claimsOf(cast.admin.token as string);
  expect(
    (
      await server
        .client()
        .get('/auth/verify', { authorization: `Bearer ${signed({ sub, sid, exp })}` })
    ).status,
  ).toBe(200);
});

test("a token carries the account's and the session's id and times, nothing that could go stale", () => {
  expect(Object.keys(claimsOf(cast.zoeClient.token as string)).sort()).toEqual([
    'exp',
    'iat',
    'sid',
    'sub',
  ]);
});

test('in production the description of the API is read by admins alone', async () => {
  const production = await startServer({
    NODE_ENV: 'production',
    RATE_LIMIT: 'on',
    JWT_SECRET: 'a secret that is long enough for it',
  });
  try {
    expect((await production.client().get('/docs-json')).status).toBe(401);
    const admin = await production.admin();
    expect([200, 404]).toContain((await admin.get('/docs-json')).status);
    const research = await addDepartment(admin, { dep_name: 'Research' });
    const hired = await hire(admin, { employeeId: 'E-1', department: research._id });
    const employee = await production.signIn(hired.email, PASSWORD);
    expect((await employee.get('/docs-json')).status).toBe(403);
    expect((await production.client().get('/docs')).status).toBe(200);
  } finally {
    await production.stop();
  }
});
