import { once as emitted } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startServer, type TestServer } from '../../support/server.js';

const TOKEN = 'a-token-for-the-metrics-alone';
const FORWARDING = [
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'Forwarded',
  'Via',
  'X-Real-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
];

let open: TestServer;
let guarded: TestServer;

beforeAll(async () => {
  open = await startServer();
  guarded = await startServer({ METRICS_TOKEN: TOKEN, TRUST_PROXY: 'true' });
});
afterAll(async () => {
  await open.stop();
  await guarded.stop();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** The status of the answer to somebody at this address. */
const from = async (remoteAddress: string, headers: Record<string, string> = {}, at = open) => {
  const http = at.app.getHttpServer();
  http.prependOnceListener('connection', (socket: Socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress }),
  );
  const [answer] = (await emitted(
    request(`${at.url}/api/metrics`, { agent: false, headers }).end(),
    'response',
  )) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
};

test('the metrics are read with the token that is set, from anywhere, and with nothing else', async () => {
  const somebody = guarded.client();
  expect((await somebody.get('/metrics', bearer(TOKEN))).status).toBe(200);
  expect(
    await from('203.0.113.7', { ...bearer(TOKEN), 'x-forwarded-for': '198.51.100.1' }, guarded),
  ).toBe(200);
  const session = (await guarded.admin()).token as string;
  for (const headers of [
    {},
    bearer(''),
    bearer(`${TOKEN}x`),
    bearer(TOKEN.slice(1)),
    bearer(TOKEN.toUpperCase()),
    bearer(session),
    { authorization: TOKEN },
    { authorization: `Basic ${TOKEN}` },
  ]) {
    expect(await somebody.get('/metrics', headers as Record<string, string>)).toMatchObject({
      status: 401,
      body: { success: false, code: 'auth.required' },
    });
    expect(
      (await somebody.send('HEAD', '/metrics', undefined, headers as Record<string, string>))
        .status,
    ).toBe(401);
  }
  expect((await somebody.get(`/metrics?token=${TOKEN}`)).status).toBe(401);
});

test('without a token they are read from this machine alone', async () => {
  for (const address of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])
    expect({ address, status: await from(address) }).toEqual({ address, status: 200 });
  for (const address of ['10.1.2.3', '203.0.113.7', '::ffff:10.1.2.3', 'fe80::1', '2001:db8::1'])
    expect({ address, status: await from(address) }).toEqual({ address, status: 403 });
});

test.each(FORWARDING)(
  'without a token they are not read through a proxy that tells so by %s',
  async (name) => {
    expect(await open.client().get('/metrics', { [name]: '127.0.0.1' })).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    });
  },
);

test('without a token they are not read from elsewhere because a header says so, though proxies are trusted', async () => {
  const trusting = await startServer({ TRUST_PROXY: 'true' });
  try {
    expect(await from('203.0.113.7', { 'x-forwarded-for': '127.0.0.1' }, trusting)).toBe(403);
    expect(await from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, trusting)).toBe(403);
  } finally {
    await trusting.stop();
  }
});

test('a refusal tells nothing of them', async () => {
  const { body } = await guarded.client().get('/metrics');
  expect(JSON.stringify(body)).not.toContain('http_request');
});
