import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TOKEN_KEY } from '../../api/auth/sessions/session-tokens.js';
import { Secret } from '../../api/platform/config/secret.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import type { EmployeeRecord } from '../../api/contract/records.js';
import { hire, PASSWORD } from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { runServer } from '../support/process.js';
import { ADMIN } from '../support/server.js';
import { CLOSED, goodRequest, send, whoseOf } from './calls.js';
import { afterwards } from './ending.js';
import { PUBLIC_URL, setStage, type Stage } from './stage.js';

const LONG = `${'ü'.repeat(60)} 🐘 and the end`;
const NEW = 'what it is from now on';

let stage: Stage;
let admin: Client;
let number = 0;
beforeAll(async () => {
  stage = await setStage({ RATE_LIMIT: 'on' });
  admin = stage.cast.admin;
});
afterAll(() => stage.end());

const hired = (fields = {}): Promise<EmployeeRecord> => hire(admin, { employeeId: `P-${(number += 1)}`, department: stage.cast.sales._id, ...fields });
const verify = (client: Client) => client.get('/auth/verify');

let places = 0;
/** An address of this machine that nobody came from before. */
const newPlace = () => `127.9.${Math.floor((places += 1) / 250)}.${(places % 250) + 1}`;

function headersOf({ headers }: IncomingMessage): Headers {
  const all = Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]));
  return new Headers(all);
}

/** Signs in from an address of this machine; the throttle sees the address itself, no header. */
function signIn(body: unknown, { from = newPlace(), headers = {}, path = '/api/auth/login' }: { from?: string; headers?: Record<string, string>; path?: string } = {}): Promise<Answer> {
  const { hostname, port } = new URL(stage.url);
  return new Promise((resolve, reject) => {
    const sent = ask({ hostname, port, method: 'POST', path, localAddress: from, headers: { 'content-type': 'application/json', ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part)).on('end', () => {
        stage.heard.text.add(text).add(JSON.stringify(answer.headers['set-cookie'] ?? []));
        resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer), body: JSON.parse(text) });
      });
    });
    sent.on('error', reject).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

describe('18. tokens that were not given out', () => {
  const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const HEADER = { alg: 'HS256', typ: 'JWT' };
  const signed = (claims: unknown, by: Parameters<typeof createHmac>[1], header: object = HEADER, algorithm = 'sha256') => {
    const text = `${encoded(header)}.${encoded(claims)}`;
    return `${text}.${createHmac(algorithm, by).update(text).digest('base64url')}`;
  };
  const claims = () => JSON.parse(Buffer.from((admin.token as string).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  const secret = () => readFileSync(join(stage.database.dataDir, 'secret'), 'utf8').trim();
  const key = () => Secret.of(secret()).key(TOKEN_KEY);
  const now = () => Math.floor(Date.now() / 1000);

  test('one that is signed with the derived key is good, so that the others mean something', async () => {
    expect((await stage.client().get('/auth/verify', { authorization: `Bearer ${signed(claims(), key())}` })).status).toBe(200);
  });

  const FORGED: [string, () => string][] = [
    ['alg none', () => `${encoded({ alg: 'none' })}.${encoded(claims())}.`], ['alg nOnE', () => `${encoded({ alg: 'nOnE' })}.${encoded(claims())}.`], ['no alg', () => `${encoded({ typ: 'JWT' })}.${encoded(claims())}.`],
    ['an empty alg', () => signed(claims(), key(), { alg: '' })], ['HS384', () => signed(claims(), key(), { alg: 'HS384' }, 'sha384')], ['HS512', () => signed(claims(), key(), { alg: 'HS512' }, 'sha512')],
    ['RS256 in name', () => signed(claims(), key(), { alg: 'RS256' })], ['a list of algs', () => signed(claims(), key(), { alg: ['HS256', 'none'] })],
    ...['', 'secret', 'changeme', 'jwt_secret', 'your-256-bit-secret', 'JWT_SECRET', 'undefined', 'null', 'password', '0'].map((by): [string, () => string] => [`signed with '${by}'`, () => signed(claims(), by)]),
    ['signed with the secret itself', () => signed(claims(), secret())], ['signed with the key of another use', () => signed(claims(), Secret.of(secret()).key('idempotency-key'))],
    ['a kid to /dev/null', () => signed(claims(), '', { ...HEADER, kid: '../../../dev/null' })], ['a kid with SQL', () => signed(claims(), 'x', { ...HEADER, kid: "x' UNION SELECT 'x" })],
    ['a key of its own', () => signed(claims(), 'mine', { ...HEADER, jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } })], ['a key from elsewhere', () => signed(claims(), 'mine', { ...HEADER, jku: 'http://127.0.0.1:9/keys', x5u: 'http://127.0.0.1:9/x' })],
    ['expired', () => signed({ ...claims(), exp: now() - 1 }, key())], ['not yet valid', () => signed({ ...claims(), nbf: now() + 600 }, key())], ['another account over this session', () => signed({ ...claims(), sub: stage.cast.zoe.userId._id }, key())],
    ['a session that is none', () => signed({ ...claims(), sid: newId() }, key())], ['operators for a session', () => signed({ ...claims(), sid: { $ne: null } }, key())], ['claims of an admin and no session', () => signed({ sub: claims().sub, role: 'admin', exp: now() + 600 }, key())],
    ['edited claims under the old signature', () => [(admin.token as string).split('.')[0], encoded({ ...claims(), role: 'admin' }), (admin.token as string).split('.')[2]].join('.')],
    ['a signature cut short', () => (admin.token as string).slice(0, -4)], ['twice the token', () => `${admin.token},${admin.token}`],
  ];

  test.each(FORGED)('%s: 401 wherever one must be signed in', async (_, forge) => {
    const token = forge();
    const reading = CLOSED.filter(({ method, takesId }) => method === 'GET' && !takesId);
    expect(reading.length).toBeGreaterThan(8);
    for (const { row } of reading) {
      const path = row?.route.replace('GET /api', '') as string;
      expect({ path, status: (await stage.client().get(path, { authorization: `Bearer ${token}` })).status }).toEqual({ path, status: 401 });
    }
  });

  test('a short secret, or none with a shared database in production: no start', async () => {
    const shared = { DATABASE_URL: 'mysql://nobody:x@127.0.0.1:1/none' };
    const all: Record<string, string>[] = [{ JWT_SECRET: 'short' }, { JWT_SECRET: 'x'.repeat(31) }, { ...shared, NODE_ENV: 'production', RATE_LIMIT: 'on' }];
    await Promise.all(all.map(async (settings) => {
      const server = runServer({ DATA_DIR: stage.database.dataDir, ...settings });
      expect(await server.ended).toMatchObject({ code: 1 });
      expect(server.output.stderr).toContain('JWT_SECRET must');
    }));
  });
});

describe('19. tokens from before', () => {
  const link = async (id: string) => String((await admin.post(`/account/link/${id}`)).body.link).split('#')[1];
  const ENDING: [string, (somebody: EmployeeRecord, client: Client) => Promise<unknown>][] = [
    ['signing out', (_, client) => client.post('/auth/logout')],
    ['ending it on another device', async ({ email }, client) => {
      const sid = JSON.parse(Buffer.from((client.token as string).split('.')[1] ?? '', 'base64url').toString()).sid as string;
      return (await stage.signIn(email, PASSWORD)).delete(`/auth/sessions/${sid}`);
    }],
    ['a reset by link', async ({ _id }) => stage.client().post('/auth/reset-password', { token: await link(_id), newPassword: NEW, confirmPassword: NEW })],
    ['closing the account', ({ _id }) => admin.put(`/account/${_id}`, { disabled: true })],
    ['another role', ({ _id }) => admin.put(`/account/${_id}`, { role: 'admin' })],
    ['another e-mail address', ({ _id }) => admin.put(`/account/${_id}`, { email: `moved.${number}@company.example` })],
    ['an admin who ends all sessions', ({ _id }) => admin.delete(`/account/sessions/${_id}`)],
    ['leaving the company', ({ _id }) => admin.put(`/employee/employment/${_id}`, { leftOn: '2020-01-01' })],
    ['a new password, set on another device', async ({ email, userId }) => {
      const other = await stage.signIn(email, PASSWORD);
      return other.put('/setting/change-password', { userId: userId._id, oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW });
    }],
  ];

  test.each(ENDING)('after %s they open nothing, at once', async (_, happens) => {
    await admin.confirm(ADMIN.password);
    const somebody = await hired();
    const first = await stage.signIn(somebody.email, PASSWORD);
    expect((await verify(first)).status).toBe(200);
    expect((await happens(somebody, first)) as Answer).toMatchObject({ status: 200 });
    for (const call of CLOSED.filter(({ employees, takesId, method }) => employees && !takesId && method === 'GET')) {
      const { path } = await goodRequest(stage, call, whoseOf(stage, 'zoe'));
      expect({ path, ...(await first.get(path)) }).toMatchObject({ path, status: 401, body: { code: 'auth.required' } });
    }
    expect((await first.put('/profile/contact', { phone: '1' })).status).toBe(401);
    expect((await first.post('/auth/confirm', { password: PASSWORD })).status).toBe(401);
  });

  test('all other sessions end with a password change, and the one that made it stays', async () => {
    const { email, userId } = await hired();
    const [own, ...others] = [await stage.signIn(email, PASSWORD), await stage.signIn(email, PASSWORD), await stage.signIn(email, PASSWORD)] as [Client, Client, Client];
    expect((await own.put('/setting/change-password', { userId: userId._id, oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW })).status).toBe(200);
    expect((await Promise.all([own, ...others].map(verify))).map(({ status }) => status)).toEqual([200, 401, 401]);
  });
});

test('20. unknown, wrong, closed and gone are refused alike, in words, headers and time', async () => {
  const [closed, gone, wrong] = [await hired(), await hired(), await hired()];
  await admin.put(`/account/${closed._id}`, { disabled: true });
  await admin.put(`/employee/employment/${gone._id}`, { leftOn: '2020-01-01' });
  const emails = { unknown: 'nobody@company.example', wrong: wrong.email, closed: closed.email, gone: gone.email };
  const times: Record<string, number[]> = { unknown: [], wrong: [], closed: [], gone: [] };
  const told = new Set<string>();
  for (let n = 0; n < 9; n += 1) {
    // By turns: on a slow machine the last of a round waits for the others.
    await Promise.all([...Object.entries(emails), ...Object.entries(emails)].slice(n % 4, n % 4 + 4).map(async ([who, email]) => {
      const began = performance.now();
      const { status, body, headers } = await signIn({ email, password: who === 'closed' || who === 'gone' ? PASSWORD : 'wrong' });
      times[who]?.push(performance.now() - began);
      told.add(JSON.stringify([status, { ...body, requestId: '' }, [...headers.keys()].sort()]));
    }));
  }
  expect(told.size).toBe(1);
  // Measured to 5 % with the benchmarks; here only what no busy machine can excuse.
  expect(((shortest) => Math.max(...shortest) / Math.min(...shortest))(Object.values(times).map((all) => Math.min(...all)))).toBeLessThan(1.5);
});

describe('21. guessing', () => {
  const wide = (text: string) => [...text].map((sign) => (/[!-~]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign)).join('');

  test('is over after five from one place, however it is dressed up; the owner comes in from elsewhere', async () => {
    const { email } = await hired();
    const from = newPlace();
    const wrong = (body: unknown, more = {}) => signIn(body, { from, ...more });
    const first = await Promise.all(Array.from({ length: 5 }, (_, n) => wrong({ email, password: `guess ${n}` })));
    expect(first.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    const password = PASSWORD;
    const dressed: [string, () => Promise<Answer>][] = [
      ['the right password', () => wrong({ email, password })], ['capitals', () => wrong({ email: email.toUpperCase(), password })], ['blanks', () => wrong({ email: `  ${email}\t`, password })], ['full width', () => wrong({ email: wide(email), password })],
      ['other members', () => wrong({ email, password, remember: true, extra: 1 })], ['a member twice', () => wrong(`{"email":"x@y.example","email":${JSON.stringify(email)},"password":${JSON.stringify(password)}}`)],
      ['a query', () => wrong({ email, password }, { path: `/api/auth/login?${newId()}` })], ['another browser', () => wrong({ email, password }, { headers: { 'user-agent': newId() } })],
      ['an invented device', () => wrong({ email, password }, { headers: { cookie: `device=${newId()}` } })], ['another key', () => wrong({ email, password }, { headers: { 'idempotency-key': newId() } })],
      ...['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Client-IP', 'True-Client-IP', 'CF-Connecting-IP', 'X-Cluster-Client-IP', 'X-Originating-IP', 'X-Forwarded'].map((name): [string, () => Promise<Answer>] => [name, () => wrong({ email, password }, { headers: { [name]: name === 'Forwarded' ? 'for=198.51.100.7' : '198.51.100.7' } })]),
    ];
    for (const [how, tried] of dressed) {
      const answer = await tried();
      expect({ how, status: answer.status, retry: Number(answer.headers.get('retry-after')) > 0 }).toEqual({ how, status: 429, retry: true });
    }
    expect((await signIn({ email, password })).status).toBe(200);
  });

  test('is not done by asking for links, or by trying them', async () => {
    const somebody = await hired();
    const from = newPlace();
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await signIn({ token: `${n}`.padEnd(43, 'A'), newPassword: NEW, confirmPassword: NEW }, { from, path: '/api/auth/reset-password' })).status);
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 400));
    expect(statuses[60]).toBe(429);
    expect((await signIn({ email: somebody.email, password: PASSWORD })).status).toBe(200);
  });

  test('of a hundred at once, from twenty places with twenty names, none gets through and nobody is kept out for it', async () => {
    const somebody = await hired();
    const known = await signIn({ email: somebody.email, password: PASSWORD });
    const device = known.headers.getSetCookie().find((cookie) => cookie.startsWith('device='))?.split(';')[0] ?? '';
    const places20 = Array.from({ length: 20 }, newPlace);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(places20.map((from) => signIn({ email: somebody.email, password: `guess ${round}` }, { from })));
      expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    }
    expect((await signIn({ email: somebody.email, password: PASSWORD })).status).toBe(429);
    expect((await signIn({ email: somebody.email, password: PASSWORD }, { headers: { cookie: device } })).status).toBe(200);
  });
});

describe('22. long passwords', () => {
  test('are taken whole: beyond 72 bytes, with blanks and emoji', async () => {
    const { email } = await hired({ password: LONG });
    expect((await signIn({ email, password: LONG })).status).toBe(200);
    for (const other of [LONG.slice(0, 36), LONG.slice(0, -1), `${LONG} `, LONG.trim().replace('🐘', ''), Buffer.from(LONG).subarray(0, 72).toString()]) expect((await signIn({ email, password: other })).status).toBe(401);
  });

  test('of 1 MB are refused unread, and those within the limit of a body cost no more than others', async () => {
    const { email } = await hired();
    expect((await signIn({ email, password: 'x'.repeat(1024 * 1024) })).status).toBe(413);
    const timed = async (password: string) => {
      const began = performance.now();
      expect((await signIn({ email, password })).status).toBe(401);
      return performance.now() - began;
    };
    const ordinary = Math.min(await timed('wrong'), await timed('wrong'), await timed('wrong'));
    expect(Math.min(await timed('y'.repeat(16_000)), await timed('🐘'.repeat(4_000)), await timed('y'.repeat(16_000)))).toBeLessThan(ordinary * 3);
    expect((await admin.post('/employee/add', { password: 'x'.repeat(1025) })).body.errors.password).toEqual(expect.any(String));
  });
});

describe('23. links to set a password', () => {
  const tokenIn = (text: string) => /\/reset-password#([\w-]{32,})/.exec(text)?.[1] ?? '';
  const reset = (token: string, more = {}) => signIn({ token, newPassword: NEW, confirmPassword: NEW, ...more }, { path: '/api/auth/reset-password' });
  const mailed = async (email: string, headers = {}) => {
    const before = stage.mailbox.to(email).length;
    expect((await signIn({ email }, { path: '/api/auth/forgot-password', headers })).status).toBe(200);
    return (await eventually(() => stage.mailbox.to(email)[before])).text;
  };

  test('lead to the address that was configured, whatever Host or proxy a request names', async () => {
    const { email } = await hired();
    for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' }, { forwarded: 'host=evil.example' }, { origin: 'https://evil.example', referer: 'https://evil.example/' }]) {
      const text = await mailed(email, headers);
      expect(text).toContain(`${PUBLIC_URL}/reset-password#`);
      expect(text).not.toContain('evil.example');
    }
    await admin.confirm(ADMIN.password);
    expect((await admin.post(`/account/link/${stage.cast.zoe._id}`, {}, { 'x-forwarded-host': 'evil.example' })).body.link).toMatch(new RegExp(`^(${PUBLIC_URL})?/reset-password#`));
  });

  test('open the account that they were made for, once, whoever else is named', async () => {
    const [one, other] = [await hired(), await hired()];
    const token = tokenIn(await mailed(one.email));
    const named = { email: other.email, userId: other.userId._id, accountId: other.userId._id, id: other._id, sub: other.userId._id };
    for (const wrong of [token.slice(0, -1), `${token}A`, token.toUpperCase(), `${token} `, '', `${token}\0`, [token], { token }]) expect({ wrong, status: (await reset(wrong as string, named)).status }).toEqual({ wrong, status: 400 });
    expect((await reset(token, named)).status).toBe(200);
    expect((await reset(token)).status).toBe(400);
    expect((await signIn({ email: other.email, password: PASSWORD })).status).toBe(200);
    expect([(await signIn({ email: one.email, password: NEW })).status, (await signIn({ email: one.email, password: PASSWORD })).status]).toEqual([200, 401]);
  });

  test.each<[string, (somebody: EmployeeRecord) => Promise<unknown>]>([
    ['another e-mail address', ({ _id }) => admin.put(`/account/${_id}`, { email: `elsewhere.${number}@company.example` })],
    ['another role', ({ _id }) => admin.put(`/account/${_id}`, { role: 'admin' })],
    ['the account was closed', ({ _id }) => admin.put(`/account/${_id}`, { disabled: true })],
  ])('open nothing after %s', async (_, happens) => {
    await admin.confirm(ADMIN.password);
    const somebody = await hired();
    const token = tokenIn(await mailed(somebody.email));
    expect((await happens(somebody)) as Answer).toMatchObject({ status: 200 });
    expect((await reset(token)).status).toBe(400);
  });

  test('stand in no answer and no table', async () => {
    const token = tokenIn(await mailed((await hired()).email));
    expect([...stage.heard.text].join('\n')).not.toContain(token);
    for (const table of (await stage.tables()).filter((name) => name !== 'mail')) expect(JSON.stringify(await stage.stored(`SELECT * FROM ${table}`)).includes(token)).toBe(false);
  });
});

test('24. no call tells a secret to anybody, whatever is asked for', async () => {
  await admin.confirm(ADMIN.password);
  for (const call of CLOSED.filter(({ method }) => method === 'GET')) {
    const { path } = await goodRequest(stage, call, whoseOf(stage, 'zoe'), call.takesId ? stage.cast.zoe._id : undefined);
    for (const accept of ['application/json', 'text/csv']) expect((await send(admin, { method: 'GET', path }, { accept })).status).toBeLessThan(500);
  }
  expect(stage.heard.text.size).toBeGreaterThan(100);
});

afterwards(() => stage, () => [LONG, NEW]);
