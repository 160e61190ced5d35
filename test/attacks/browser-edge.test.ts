import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { form, requestLeave } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { ADMIN } from '../support/server.js';
import { CALLS, CLOSED, goodRequest, send, whoseOf, type Call, type Request } from './calls.js';
import { afterwards } from './ending.js';
import { BUILT_SCREENS, setStage, type Stage } from './stage.js';
import { exchange } from './wire.js';

const JWT_SECRET = 'what the built server is given to sign with';

if (!existsSync(join(BUILT_SCREENS, 'index.html')))
  throw new Error('The built screens are missing: run `npm run build` first.');
const stage: Stage = await setStage({ NODE_ENV: 'production', RATE_LIMIT: 'on', JWT_SECRET });
const admin: Client = stage.cast.admin;
await stage.cast.zoeClient.put('/profile/image', form({}, stage.photo));

const good = (call: Call) => goodRequest(stage, call, whoseOf(stage, 'zoe'));
const CHANGING = CALLS.filter(({ method }) => method !== 'GET');
/** All ways for the first call; of those that one hook refuses for all calls alike, one for each of the others in turn. */
const inTurn = <Way>(ways: readonly Way[], place: number): readonly Way[] =>
  place === 0 ? ways : [ways[place % ways.length] as Way];
/** Sealing leaves these columns as they are. */
const ENTRY = 'id, recorded_at, action, subject_id, value_before, value_after';
/** A bank file takes its turn among the steps of payroll. */
const CHANGED_BY_READING = /pay_access|seal|audit_chain|lease|leave_account|lock_row/;
/** The audit log has each reading of a whole list of leave, and each file with bank accounts or all payslips. */
const RECORDED =
  " WHERE action NOT IN ('leave.export', 'payroll.bank_file', 'payroll.hand_over', 'payroll.payslips_zip')";

/** Everything that is stored, but for what goes on beside the requests: when somebody was last seen, what admins looked at or took away, the list of balances, and the sealing of the audit log. */
async function everything(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of (await stage.tables()).filter((name) => !CHANGED_BY_READING.test(name))) {
    found[table] = JSON.stringify(
      await stage.stored(
        `SELECT ${table === 'audit_entry' ? ENTRY : '*'} FROM ${table}${table === 'audit_entry' ? RECORDED : ''} ORDER BY 1, 2`,
      ),
      (name, value: unknown) => (name === 'last_seen_at' ? 0 : value),
    );
  }
  return found;
}
const settled = () =>
  eventually(
    async () =>
      (await stage.stored("SELECT id FROM import_job WHERE state LIKE '%ing'")).length === 0 &&
      (await stage.stored('SELECT id FROM mail WHERE next_attempt_at IS NOT NULL')).length === 0,
  );

describe('25. requests of another site', () => {
  const requests = new Map<Call, Request>();
  let before: Record<string, string>;
  beforeAll(async () => {
    for (const call of CALLS) requests.set(call, await good(call));
    await settled();
    before = await everything();
  });
  const requestOf = (call: Call) => requests.get(call) as Request;

  test.each(CHANGING)(
    '$name is refused with the cookie and without the header that repeats it',
    async (call) => {
      const { method, path, body } = requestOf(call);
      const sender = call.open ? stage.client() : admin;
      const wrong: Record<string, string>[] = [
        {},
        { 'x-xsrf-token': 'other' },
        { 'x-xsrf-token': '' },
        { 'x-csrf-token': 'mine' },
        { origin: stage.url, referer: `${stage.url}/`, 'sec-fetch-site': 'same-origin' },
        { 'x-http-method-override': 'GET' },
      ];
      for (const headers of inTurn(wrong, CHANGING.indexOf(call))) {
        expect(
          await send(sender, { method, path, body }, { cookie: 'XSRF-TOKEN=mine', ...headers }),
        ).toMatchObject({ status: 403, body: { code: 'access.forgery' } });
      }
    },
  );

  const FOREIGN_TYPES = [
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'text/html',
    'application/octet-stream',
    'multipart/mixed; boundary=x',
    'application/json-patch+json',
    'application/csp-report',
  ];
  const WITH_FIELDS = CHANGING.filter(({ fields }) => fields.length > 0);
  test.each(WITH_FIELDS)(
    '$name takes nothing of a type that a page may send unasked',
    async (call) => {
      const { method, path, body } = requestOf(call);
      const text = JSON.stringify(body instanceof FormData ? {} : body);
      const types = inTurn(FOREIGN_TYPES, WITH_FIELDS.indexOf(call));
      for (const type of call.multipart ? types : [...types, 'multipart/form-data; boundary=x']) {
        expect({
          type,
          status: (
            await send(
              call.open ? stage.client() : admin,
              { method, path, body: text },
              { 'content-type': type },
            )
          ).status,
        }).toEqual({ type, status: 415 });
      }
    },
  );

  test.each(CHANGING)('$name does nothing as a GET, whatever it says it is', async (call) => {
    const { method, path } = requestOf(call);
    for (const way of ['GET', 'HEAD']) {
      const { status } = await admin.send(
        way,
        `${path}${path.includes('?') ? '&' : '?'}_method=${method}`,
        undefined,
        { 'x-http-method-override': method, 'x-method-override': method },
      );
      expect(status).toBeLessThan(500);
    }
  });

  test.each(CALLS.filter(({ method }) => method === 'GET'))(
    '$name changes nothing by being read',
    async (call) => {
      const { path } = requestOf(call);
      for (const accept of ['*/*', 'text/csv'])
        await (call.open ? stage.client() : admin).get(path, { accept });
      await admin.send('HEAD', path);
    },
  );

  test('none of all these has stored anything', async () => {
    await settled();
    expect(await everything()).toEqual(before);
  });

  test.each(CALLS)('$name lets no other origin read it', async (call) => {
    const { method, path } = requestOf(call);
    const origins = ['null', 'https://evil.example', `${stage.url}.evil.example`, stage.url];
    for (const origin of inTurn(origins, CALLS.indexOf(call))) {
      const asked = await stage
        .client()
        .send(method, path, undefined, { origin, cookie: 'device=x' });
      const preflight = await stage.client().send('OPTIONS', path, undefined, {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      });
      for (const { headers } of [asked, preflight])
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual(
          [],
        );
      expect(preflight.status).toBe(404);
    }
  });
});

describe('26. what a browser is told, and what it is never given', () => {
  test.each(CALLS)('$name: not framed, not sniffed, kept by nobody', async (call) => {
    const { method, path, body } = await good(call);
    const answers = [
      await send(stage.client(), { method, path, body }),
      await send(
        admin,
        { method, path, body: method === 'GET' ? undefined : '{' },
        method === 'GET' ? {} : { 'content-type': 'application/json' },
      ),
    ];
    for (const { headers, status } of answers) {
      expect(headers.get('content-security-policy')).toMatch(
        /default-src 'self'; script-src 'self';.*frame-ancestors 'none'/,
      );
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe|\*/);
      expect([
        headers.get('x-content-type-options'),
        headers.get('referrer-policy'),
        headers.get('server'),
        headers.get('x-powered-by'),
        headers.get('location'),
      ]).toEqual(['nosniff', 'no-referrer', null, null, null]);
      if (!call.open || status >= 400)
        expect(headers.get('cache-control')).toMatch(/^(no-store|private, no-cache)$/);
    }
  });

  test.each([
    '/',
    '/login',
    '/admin-dashboard/employees',
    '/employee-dashboard',
    '/reset-password',
    '/nowhere/at/all',
  ])('the page at %s is not framed and runs nothing inline', async (path) => {
    const answer = await fetch(stage.url + path);
    const html = await answer.text();
    expect([
      answer.status,
      answer.headers.get('x-frame-options'),
      answer.headers.get('x-content-type-options'),
    ]).toEqual([200, 'DENY', 'nosniff']);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /script-src 'self';.*frame-ancestors 'none'/,
    );
    expect(
      /<script(?![^>]*\ssrc=)|\son\w+=|javascript:|<base|http:\/\/|https:\/\//i.exec(html)?.[0],
    ).toBeUndefined();
  });

  const HIDDEN = [
    '.env',
    '.env.local',
    '.git/config',
    '.git/HEAD',
    '.htpasswd',
    '.npmrc',
    '.built.json',
    'package.json',
    'package-lock.json',
    'main.js',
    'main.js.map',
    'app.module.js',
    'openapi.json',
    'auth/sign-in.js',
    'data/database.sqlite',
    'data/secret',
    'database.sqlite',
    'secret',
    'server-status',
    'backup.sql',
    'dump.sql.gz',
    'web.config',
    'node_modules/fastify/package.json',
    'public/index.html.map',
    'api/main.ts',
    'assets/../../main.js',
    'index.html.bak',
    'favicon.svg/..%2f..%2fmain.js',
  ];
  test('files beside the pages are not there, also by ways that a browser would not take', async () => {
    const ways = HIDDEN.flatMap((name) => [
      `/${name}`,
      `/../${name}`,
      `/..%2f${name}`,
      `/%2e%2e/${name}`,
      `/assets/..%2f..%2f${name}`,
      `/assets/%2e%2e/%2e%2e/${name}`,
      `/..\\${name}`,
      `/%5c..%5c${name}`,
      `//${name}`,
      `/./${name}`,
      `/api/../${name}`,
      `/api/docs/..%2f..%2f${name}`,
    ]);
    const told: unknown[] = [];
    for (const path of ways) {
      const { status, text } = await exchange(stage.url, [
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      ]);
      const page = /content-type: text\/html/i.test(text);
      if (
        status === undefined ||
        (status < 400 && !page) ||
        /"dependencies"|import \{|sqlite format|\[core\]|ref: /i.test(text)
      )
        told.push({ path, status });
    }
    expect(told).toEqual([]);
    for (const name of ['.env', '.git/config', 'main.js', 'package.json', 'main.js.map'])
      expect((await fetch(`${stage.url}/${name}`)).status).toBe(404);
  });

  test('no source map is built, named or served', async () => {
    const files = readdirSync(BUILT_SCREENS, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    const scripts = files.filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    expect(
      scripts.filter((name) =>
        readFileSync(join(BUILT_SCREENS, name), 'utf8').includes('sourceMappingURL='),
      ),
    ).toEqual([]);
    for (const name of scripts.slice(0, 5))
      expect((await fetch(`${stage.url}/${name}.map`)).status).toBe(404);
    expect((await fetch(`${stage.url}/assets/`)).headers.get('content-type')).not.toMatch(
      /javascript|octet/,
    );
  });

  test('a fault is told without a place in the program', async () => {
    for (const said of [
      'GET /api/%ff HTTP/1.1\r\nHost: x\r\n\r\n',
      'BREW /api/config HTTP/1.1\r\nHost: x\r\n\r\n',
      'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx',
    ]) {
      const { status, text } = await exchange(stage.url, [said]);
      expect(status === undefined || (status >= 400 && status < 500)).toBe(true);
      expect(/ at .*:\d+:\d+|node:|node_modules|\/dist\//.exec(text)?.[0]).toBeUndefined();
    }
  });
});

test('27. nothing leads away from this site', async () => {
  const away = [
    '//evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '///evil.example/..',
    '/api//evil.example',
    '/login/..//evil.example',
    '/.//evil.example',
    'https://evil.example/',
    '/%0d%0aLocation:%20//evil.example',
  ];
  const names = [
    'redirect',
    'redirectTo',
    'redirect_uri',
    'next',
    'returnTo',
    'return',
    'url',
    'continue',
    'from',
    'callback',
  ];
  const asked = [
    ...away,
    ...names.flatMap((name) =>
      ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example'].map(
        (to) => `/login?${name}=${encodeURIComponent(to)}`,
      ),
    ),
    ...names.map((name) => `/api/config?${name}=//evil.example`),
  ];
  for (const path of asked) {
    const { status, text } = await exchange(stage.url, [
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    ]);
    expect({
      path,
      leads:
        status === undefined ||
        (status >= 300 && status < 400) ||
        /^(location|refresh):/im.test(text.split('\r\n\r\n')[0] ?? ''),
    }).toEqual({ path, leads: false });
  }
  for (const call of CLOSED) {
    const { method, path } = await good(call);
    const { status } = await send(stage.client(), {
      method,
      path: `${path}${path.includes('?') ? '&' : '?'}redirect=//evil.example`,
    });
    expect(status).toBe(401);
  }
});

test('28. the one whom the server speaks to besides its database is the mail server; the recorder sees it', async () => {
  const { zoeClient, zoe } = stage.cast;
  await requestLeave(zoeClient, zoe._id, '2026-09-01', '2026-09-02', {
    reason: 'See https://evil.example/webhook and http://127.0.0.1:9/',
  });
  await eventually(() => stage.mailbox.to(ADMIN.email).length > 0);
  const mail = new URL(stage.mailbox.url).host;
  expect(stage.watched().map(({ connect }) => connect)).toContain(mail);
  // Whom else it spoke to is asked below, of everything that was done here.
});

afterwards(stage, () => [JWT_SECRET]);
