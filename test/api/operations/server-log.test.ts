import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SCHEMA } from '../../../api/schema/schema.js';
import { addDepartment, hire, PASSWORD } from '../../support/cast.js';
import { Client } from '../../support/client.js';
import { createDatabase, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { runServer, type ServerProcess } from '../../support/process.js';
import { ADMIN } from '../../support/server.js';

// Processes of their own take their time to start.
jest.setTimeout(240_000);

interface Line {
  level: number;
  time: string;
  msg: string;
  [field: string]: unknown;
}

const TOKEN = 'a-token-for-the-metrics-alone';

let database: TestDatabase;
let folder: string;
let server: ServerProcess;

beforeEach(async () => {
  database = await createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'server-log-'));
});
afterEach(async () => {
  server.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true });
  await database.remove();
});

async function start(settings: Record<string, string> = {}): Promise<Client> {
  server = runServer({
    ...database.environment,
    LOG_LEVEL: 'info',
    METRICS_TOKEN: TOKEN,
    ...settings,
  });
  return new Client(await server.url);
}

/** Every line but the first and the one that says where the server listens is one JSON object. */
function lines(): Line[] {
  return server.output.stdout
    .split('\n')
    .slice(1)
    .filter((line) => line !== '' && !line.startsWith('Listening on '))
    .map((line) => JSON.parse(line) as Line);
}
const requests = () => lines().filter(({ msg }) => msg === 'request');

describe('the log', () => {
  test('has a line for each request with its id, route, status, time and account, and nothing that anybody typed', async () => {
    const admin = await start();
    await admin.signIn(ADMIN.email, ADMIN.password);
    const found = await admin.get(
      `/employee?range=[0,9]&filter=${encodeURIComponent('{"q":"Somebody"}')}`,
    );
    const refused = await new Client(admin.url).post('/auth/login', {
      email: ADMIN.email,
      password: 'not the password',
    });
    await eventually(() => requests().length === 3);
    const byId = new Map(requests().map((line) => [line.reqId, line]));
    expect(byId.get(found.headers.get('x-request-id'))).toEqual({
      level: 30,
      time: expect.any(String),
      reqId: expect.any(String),
      msg: 'request',
      method: 'GET',
      route: '/api/employee',
      status: 200,
      ms: expect.any(Number),
      account: admin.user._id,
    });
    expect(byId.get(refused.body.requestId)).toMatchObject({
      route: '/api/auth/login',
      status: 401,
    });
    for (const secret of [
      'Somebody',
      ADMIN.email,
      ADMIN.password,
      'not the password',
      admin.token as string,
      TOKEN,
    ])
      expect(server.output.stdout).not.toContain(secret);
  });

  test('has no address of a calendar, and neither have the metrics, whatever became of the reading', async () => {
    const admin = await start({ LOG_LEVEL: 'trace' });
    await admin.signIn(ADMIN.email, ADMIN.password);
    await admin.confirm();
    const department = await addDepartment(admin, { dep_name: 'Research' });
    const amara = await hire(admin, { employeeId: 'R-1', department: department._id });
    const client = new Client(admin.url);
    await client.signIn(amara.email, PASSWORD);
    const { url } = (await client.post('/calendar-feed/add', { kind: 'own' })).body as {
      url: string;
    };
    const [address, token] = [
      url.replace(/^\/api/, ''),
      url.slice('/api/feed/'.length, -'.ics'.length),
    ];
    expect((await client.get(address)).status).toBe(200);
    for (const unread of [
      `${address}%`,
      `${address}%00`,
      `${address}/`,
      `${address}?${token}`,
      `/feed/a${token}.ics`,
      `/feed/${token}`,
    ])
      await new Client(admin.url).get(unread);
    for (const method of ['HEAD', 'POST', 'OPTIONS', 'PROPFIND'])
      await new Client(admin.url).send(method, address);
    await eventually(() =>
      requests().some(({ route, method }) => route === '/api/feed/:file' && method === 'HEAD'),
    );
    const metrics = await admin.get('/metrics', { authorization: `Bearer ${TOKEN}` });
    expect(metrics.body).toContain('route="/api/feed/:file"');
    for (const text of [server.output.stdout, server.output.stderr, metrics.body as string])
      expect(text).not.toContain(token);
  });

  test('tells without any setting what the server did to the database, and nothing of how the framework starts', async () => {
    await start({ LOG_LEVEL: '' });
    expect(lines().filter(({ context }) => context !== undefined)).toEqual(
      SCHEMA.migrations.map(({ name }) => ({
        level: 30,
        time: expect.any(String),
        context: 'Database',
        msg: `Applied migration ${name}.`,
      })),
    );
  });

  test('is not filled by what asks all day long, unless it is refused', async () => {
    const somebody = await start();
    expect((await somebody.get('/health')).status).toBe(200);
    expect((await somebody.get('/health/ready')).status).toBe(200);
    expect((await somebody.get('/metrics', { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect((await somebody.get('/metrics')).status).toBe(401);
    await somebody.get('/config');
    await eventually(() => requests().some(({ route }) => route === '/api/config'));
    expect(requests().map(({ route, status }) => [route, status])).toEqual([
      ['/api/metrics', 401],
      ['/api/config', 200],
    ]);
  });

  test.each([
    ['an error', 'setTimeout(() => { throw new Error("nobody caught this"); })'],
    ['a rejected promise', 'void Promise.reject(new Error("nobody caught this"))'],
  ])(
    'tells of %s that nobody caught, and the process ends so that it is started again',
    async (_, fault) => {
      const file = join(folder, 'fault.mjs');
      writeFileSync(file, `process.once('SIGUSR2', () => { ${fault} });`);
      await start({ NODE_OPTIONS: `--import ${file}` });
      server.kill('SIGUSR2');
      expect(await server.ended).toEqual({ code: 1, signal: null });
      // Lines are written by threads: an earlier one may stand below it.
      expect(lines().find(({ level }) => level === 60)).toMatchObject({
        msg: expect.stringContaining('uncaught error'),
        error: { name: 'Error', message: 'nobody caught this', stack: expect.any(Array) },
      });
      expect(server.output.stderr).toBe('');
    },
  );
});

describe('told to stop', () => {
  test('the server is no longer ready, serves on for the time that was set, and ends cleanly', async () => {
    const admin = await start({ DRAIN_SECONDS: '3' });
    await admin.signIn(ADMIN.email, ADMIN.password);
    expect((await admin.get('/health/ready')).status).toBe(200);
    server.kill('SIGTERM');
    await eventually(async () => (await admin.get('/health/ready')).status === 503);
    expect((await admin.get('/health/ready')).body).toMatchObject({
      code: 'server.unavailable',
      error: 'The server is stopping.',
    });
    expect((await admin.get('/health')).status).toBe(200);
    expect((await admin.get('/metrics', { authorization: `Bearer ${TOKEN}` })).body).toMatch(
      /^ems_ready 0$/m,
    );
    expect(
      (await admin.post('/department/add', { dep_name: 'At the end', description: 'Still served' }))
        .status,
    ).toBe(201);
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  test('without such a time it ends at once', async () => {
    await start();
    server.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });
});
