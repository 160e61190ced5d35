import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import mysql from 'mysql2/promise';
import { Client, type Answer } from '../../support/client.js';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { mariadbInstalled, startMariaDb } from '../../support/mariadb.mjs';
import { runServer, type ServerProcess } from '../../support/process.js';
import { proxyTo, type Proxy } from '../../support/proxy.js';
import { countRows } from '../../support/rows.js';
import { ADMIN, startServer } from '../../support/server.js';

// The embedded database cannot go away: it is a file that the server holds open.
const describeOnServer = ENGINE === 'mysql' ? describe : describe.skip;

// Processes of their own take their time to start.
jest.setTimeout(240_000);

let database: TestDatabase;
let server: ServerProcess | undefined;

beforeEach(async () => {
  database = await createDatabase();
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await server?.ended;
  server = undefined;
  await database.remove();
});

/** The server as a process of its own: what its sockets throw must be the real thing. */
async function signedIn(url: string): Promise<Client> {
  server = runServer({ ...database.environment, DATABASE_URL: url, LOG_LEVEL: 'silent' });
  const admin = new Client(await server.url);
  await admin.signIn(ADMIN.email, ADMIN.password);
  return admin;
}

function expectUnavailable(answer: Answer): void {
  expect(answer).toMatchObject({
    status: 503,
    body: {
      success: false,
      code: 'server.unavailable',
      error: expect.any(String),
      requestId: expect.any(String),
    },
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(JSON.stringify(answer.body)).not.toMatch(
    /ECONN|PROTOCOL|mysql|127\.0\.0\.1|SELECT|INSERT/i,
  );
}

describeOnServer('while the database is away', () => {
  let proxy: Proxy;
  let admin: Client;

  beforeEach(async () => {
    proxy = await proxyTo(database.environment.DATABASE_URL as string);
    admin = await signedIn(proxy.url);
  });
  afterEach(() => proxy.close());

  test('the server lives but is not ready, refuses every call with 503 and signs nobody out', async () => {
    expect((await new Client(admin.url).get('/health/ready')).status).toBe(200);
    await proxy.close();
    expectUnavailable(await new Client(admin.url).get('/health/ready'));
    expect((await new Client(admin.url).get('/health')).status).toBe(200);
    for (const path of [
      '/auth/verify',
      '/department',
      '/employee?range=[0,9]',
      '/dashboard/body',
      '/notification',
    ])
      expectUnavailable(await admin.get(path));
    expectUnavailable(
      await admin.post('/department/add', { dep_name: 'Nowhere', description: 'To be stored' }),
    );
    expectUnavailable(
      await new Client(admin.url).post('/auth/login', {
        email: ADMIN.email,
        password: ADMIN.password,
      }),
    );

    await proxy.open();
    expect((await new Client(admin.url).get('/health/ready')).status).toBe(200);
    expect((await admin.get('/auth/verify')).status).toBe(200);
    expect((await admin.get('/department')).body.departments).toEqual([]);
  });

  test('writes whose connection is cut midway are stored whole or not at all', async () => {
    let cut: Promise<void> | undefined;
    const answers = await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        const answer = await admin.post('/department/add', {
          dep_name: `Cut ${n}`,
          description: 'Perhaps',
        });
        if (answer.status === 201) cut ??= proxy.close();
        return answer;
      }),
    );
    await cut;
    await proxy.open();
    const stored = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => body.department._id as string);
    expect(stored.length).toBeGreaterThan(0);
    for (const answer of answers.filter(({ status }) => status !== 201)) expectUnavailable(answer);
    const kept = (await admin.get('/department')).body.departments as { _id: string }[];
    expect(kept.map(({ _id }) => _id)).toEqual(expect.arrayContaining(stored));
    expect(
      (await admin.post('/department/add', { dep_name: 'After', description: 'It came back' }))
        .status,
    ).toBe(201);

    const inside = await startServer({}, database);
    try {
      expect(await countRows(inside, 'audit_entry', "subject_name LIKE 'Cut %'")).toBe(kept.length);
    } finally {
      await inside.stop();
    }
  });
});

describeOnServer('the log of a server whose database goes away', () => {
  test('a server names host, port and code once for all periodic jobs, and says when the database works again', async () => {
    const proxy = await proxyTo(database.environment.DATABASE_URL as string);
    const { host, username, password } = new URL(proxy.url);
    server = runServer({ ...database.environment, DATABASE_URL: proxy.url, LOG_LEVEL: 'info' });
    const { url, output } = server;
    await url;
    const told = () =>
      output.stdout
        .split('\n')
        .filter((line) => line.includes('"context":"PeriodicJob"'))
        .map((line) => JSON.parse(line) as { level: number; msg: string });
    await proxy.close();
    await eventually(() => told().length > 0);
    // The jobs of each second go on failing.
    await sleep(4_000);
    expect(told()).toEqual([
      expect.objectContaining({
        level: 40,
        msg: expect.stringMatching(
          /^The database .+\([A-Z_]+\)\. Periodic jobs wait for it\. Check /,
        ),
        reason: expect.stringMatching(/ [A-Z_]{5,}/),
        database: host,
      }),
    ]);
    await proxy.open();
    await eventually(() => told().some(({ msg }) => msg === 'The database works again.'));
    for (const secret of [`${username}:`, `'${username}'`, password].filter(Boolean))
      expect(output.stdout).not.toContain(secret);
    await proxy.close();
  });
});

(ENGINE === 'mysql' && mariadbInstalled() ? test : test.skip)(
  'a database server that is shut down makes the server unready, not dead',
  async () => {
    const mariadb = await startMariaDb();
    try {
      const connection = await mysql.createConnection(mariadb.url);
      await connection.query('CREATE DATABASE ems');
      await connection.end();
      const admin = await signedIn(`${mariadb.url}ems`);
      await mariadb.stop();
      expectUnavailable(await new Client(admin.url).get('/health/ready'));
      expectUnavailable(await admin.get('/department'));
      expect((await new Client(admin.url).get('/health')).status).toBe(200);
    } finally {
      await mariadb.stop();
    }
  },
);
