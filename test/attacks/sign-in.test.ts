import { request as ask, type IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { newId } from '../../api/platform/database/statements/ids.js';
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

let number = 0;
const stage: Stage = await setStage({ RATE_LIMIT: 'on' });
const admin: Client = stage.cast.admin;

const hired = (fields = {}): Promise<EmployeeRecord> =>
  hire(admin, { employeeId: `P-${(number += 1)}`, department: stage.cast.sales._id, ...fields });

let places = 0;
/** An address of this machine that nobody came from before. */
const newPlace = () => `127.9.${Math.floor((places += 1) / 250)}.${(places % 250) + 1}`;

function headersOf({ headers }: IncomingMessage): Headers {
  const all = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Headers(all);
}

interface SignInFrom {
  from?: string;
  headers?: Record<string, string>;
  path?: string;
}

/** Signs in from an address of this machine; the throttle sees the address itself, no header. */
function signIn(
  body: unknown,
  { from = newPlace(), headers = {}, path = '/api/auth/login' }: SignInFrom = {},
): Promise<Answer> {
  const { hostname, port } = new URL(stage.url);
  return new Promise((resolve, reject) => {
    const sent = ask(
      {
        hostname,
        port,
        method: 'POST',
        path,
        localAddress: from,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => {
            stage.heard.text.add(text).add(JSON.stringify(answer.headers['set-cookie'] ?? []));
            resolve({
              status: answer.statusCode ?? 0,
              headers: headersOf(answer),
              body: JSON.parse(text),
            });
          });
      },
    );
    sent.on('error', reject).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

test('18. a short secret, or none with a shared database in production: no start', async () => {
  const shared = { DATABASE_URL: 'mysql://nobody:x@127.0.0.1:1/none' };
  const all: Record<string, string>[] = [
    { JWT_SECRET: 'short' },
    { JWT_SECRET: 'x'.repeat(31) },
    { ...shared, NODE_ENV: 'production', RATE_LIMIT: 'on' },
  ];
  await Promise.all(
    all.map(async (settings) => {
      const server = runServer({ DATA_DIR: stage.database.dataDir, ...settings });
      expect(await server.ended).toMatchObject({ code: 78 });
      expect(server.output.stderr).toContain('JWT_SECRET must');
    }),
  );
});

test('20. unknown, wrong, closed and gone are refused alike, in words, headers and time', async () => {
  const [closed, gone, wrong] = [await hired(), await hired(), await hired()];
  await admin.put(`/account/${closed._id}`, { disabled: true });
  await admin.put(`/employee/employment/${gone._id}`, { leftOn: '2020-01-01' });
  const emails = {
    unknown: 'nobody@company.example',
    wrong: wrong.email,
    closed: closed.email,
    gone: gone.email,
  };
  const times: Record<string, number[]> = { unknown: [], wrong: [], closed: [], gone: [] };
  const told = new Set<string>();
  for (let n = 0; n < 9; n += 1) {
    // By turns: on a slow machine the last of a round waits for the others.
    await Promise.all(
      [...Object.entries(emails), ...Object.entries(emails)]
        .slice(n % 4, (n % 4) + 4)
        .map(async ([who, email]) => {
          const began = performance.now();
          const { status, body, headers } = await signIn({
            email,
            password: who === 'closed' || who === 'gone' ? PASSWORD : 'wrong',
          });
          times[who]?.push(performance.now() - began);
          told.add(
            JSON.stringify([status, { ...body, requestId: '' }, [...headers.keys()].sort()]),
          );
        }),
    );
  }
  expect(told.size).toBe(1);
  // Only what no busy machine can excuse.
  expect(
    ((shortest) => Math.max(...shortest) / Math.min(...shortest))(
      Object.values(times).map((all) => Math.min(...all)),
    ),
  ).toBeLessThan(1.5);
});

describe('21. guessing', () => {
  const wide = (text: string) =>
    [...text]
      .map((sign) => (/[!-~]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign))
      .join('');

  type Attempt = (body: unknown, more?: Omit<SignInFrom, 'from'>) => Promise<Answer>;

  /** The right password in other clothes. */
  function dressedUp(email: string, attempt: Attempt): [string, () => Promise<Answer>][] {
    const password = PASSWORD;
    const twice = `{"email":"x@y.example","email":${JSON.stringify(email)},"password":${JSON.stringify(password)}}`;
    const withHeader = (name: string, value: string) => () =>
      attempt({ email, password }, { headers: { [name]: value } });
    return [
      ['the right password', () => attempt({ email, password })],
      ['capitals', () => attempt({ email: email.toUpperCase(), password })],
      ['blanks', () => attempt({ email: `  ${email}\t`, password })],
      ['full width', () => attempt({ email: wide(email), password })],
      ['other members', () => attempt({ email, password, remember: true, extra: 1 })],
      ['a member twice', () => attempt(twice)],
      ['a query', () => attempt({ email, password }, { path: `/api/auth/login?${newId()}` })],
      ['another browser', withHeader('user-agent', newId())],
      ['an invented device', withHeader('cookie', `device=${newId()}`)],
      ['another key', withHeader('idempotency-key', newId())],
      ['Forwarded', withHeader('Forwarded', 'for=198.51.100.7')],
      ...[
        'X-Forwarded-For',
        'X-Real-IP',
        'X-Client-IP',
        'True-Client-IP',
        'CF-Connecting-IP',
        'X-Cluster-Client-IP',
        'X-Originating-IP',
        'X-Forwarded',
      ].map((name): [string, () => Promise<Answer>] => [name, withHeader(name, '198.51.100.7')]),
    ];
  }

  test('is over after five from one place, however it is dressed up; the owner comes in from elsewhere', async () => {
    const { email } = await hired();
    const from = newPlace();
    const wrong: Attempt = (body, more = {}) => signIn(body, { from, ...more });
    const first = await Promise.all(
      Array.from({ length: 5 }, (_, n) => wrong({ email, password: `guess ${n}` })),
    );
    expect(first.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    for (const [how, tried] of dressedUp(email, wrong)) {
      const answer = await tried();
      expect({
        how,
        status: answer.status,
        retry: Number(answer.headers.get('retry-after')) > 0,
      }).toEqual({ how, status: 429, retry: true });
    }
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200);
  });
});

describe('22. long passwords', () => {
  test('are taken whole: beyond 72 bytes, with blanks and emoji', async () => {
    const { email } = await hired({ password: LONG });
    expect((await signIn({ email, password: LONG })).status).toBe(200);
    for (const other of [
      LONG.slice(0, 36),
      LONG.slice(0, -1),
      `${LONG} `,
      LONG.trim().replace('🐘', ''),
      Buffer.from(LONG).subarray(0, 72).toString(),
    ])
      expect((await signIn({ email, password: other })).status).toBe(401);
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
    expect(
      Math.min(
        await timed('y'.repeat(16_000)),
        await timed('🐘'.repeat(4_000)),
        await timed('y'.repeat(16_000)),
      ),
    ).toBeLessThan(ordinary * 3);
    expect(
      (await admin.post('/employee/add', { password: 'x'.repeat(1025) })).body.errors.password,
    ).toEqual(expect.any(String));
  });
});

describe('23. links to set a password', () => {
  const tokenIn = (text: string) => /\/reset-password#([\w-]{32,})/.exec(text)?.[1] ?? '';
  const mailed = async (email: string, headers = {}) => {
    const before = stage.mailbox.to(email).length;
    expect((await signIn({ email }, { path: '/api/auth/forgot-password', headers })).status).toBe(
      200,
    );
    return (await eventually(() => stage.mailbox.to(email)[before])).text;
  };

  test('lead to the address that was configured, whatever Host or proxy a request names', async () => {
    const { email } = await hired();
    for (const headers of [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' },
      { forwarded: 'host=evil.example' },
      { origin: 'https://evil.example', referer: 'https://evil.example/' },
    ]) {
      const text = await mailed(email, headers);
      expect(text).toContain(`${PUBLIC_URL}/reset-password#`);
      expect(text).not.toContain('evil.example');
    }
    await admin.confirm(ADMIN.password);
    expect(
      (
        await admin.post(
          `/account/link/${stage.cast.zoe._id}`,
          {},
          { 'x-forwarded-host': 'evil.example' },
        )
      ).body.link,
    ).toMatch(new RegExp(`^(${PUBLIC_URL})?/reset-password#`));
  });

  test('stand in no answer and no table', async () => {
    const token = tokenIn(await mailed((await hired()).email));
    expect([...stage.heard.text].join('\n')).not.toContain(token);
    for (const table of (await stage.tables()).filter((name) => name !== 'mail'))
      expect(JSON.stringify(await stage.stored(`SELECT * FROM ${table}`)).includes(token)).toBe(
        false,
      );
  });
});

test('24. no call tells a secret to anybody, whatever is asked for', async () => {
  await admin.confirm(ADMIN.password);
  for (const call of CLOSED.filter(({ method }) => method === 'GET')) {
    const { path } = await goodRequest(
      stage,
      call,
      whoseOf(stage, 'zoe'),
      call.takesId ? stage.cast.zoe._id : undefined,
    );
    for (const accept of ['application/json', 'text/csv'])
      expect((await send(admin, { method: 'GET', path }, { accept })).status).toBeLessThan(500);
  }
  expect(stage.heard.text.size).toBeGreaterThan(100);
});

afterwards(stage, () => [LONG, NEW]);
