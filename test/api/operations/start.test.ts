import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';
import { countRows, rows } from '../../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../../support/server.js';

/** Neither admin nor password given: as somebody starts it who only wants to see it. */
const NOTHING_SAID = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', ADMIN_NAME: '' };
const TABLES = [
  'account',
  'department',
  'employee',
  'salary',
  'leave_request',
  'leave_day',
  'notification',
  'admin_notification',
  'admin_notification_read',
  'audit_entry',
  'migrations',
  'lock_row',
];

// Whole servers are started here, several at once.
jest.setTimeout(240_000);

let database: TestDatabase;
let open: TestServer[];
let printed: string[];

beforeEach(async () => {
  database = await createDatabase();
  open = [];
  printed = [];
  jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) =>
      Boolean(printed.push(...String(text).split('\n').filter(Boolean))),
    );
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const server of open) await server.stop();
  await database.remove();
});

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer(settings, database);
  open.push(server);
  return server;
}
async function stop(server: TestServer): Promise<void> {
  open.splice(open.indexOf(server), 1);
  await server.stop();
}
const counts = async (server: TestServer) =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async (table) => [table, await countRows(server, table)] as const),
    ),
  );

describe('the first admin', () => {
  test('is the one that the settings name; nothing is printed', async () => {
    const server = await start();
    const { status, body } = await server.client().signIn(ADMIN.email, ADMIN.password);
    expect([status, body.user]).toEqual([
      200,
      expect.objectContaining({
        name: ADMIN.name,
        email: ADMIN.email,
        role: 'admin',
        employeeId: null,
        pendingAction: null,
      }),
    ]);
    expect(await countRows(server, 'account')).toBe(1);
    expect(printed).toEqual([]);
  });

  test('is made once: later settings change nothing', async () => {
    await stop(await start());
    const server = await start({
      ADMIN_EMAIL: 'second@company.example',
      ADMIN_PASSWORD: 'another sound password',
    });
    expect(await rows(server, 'SELECT email FROM account')).toEqual([{ email: ADMIN.email }]);
    expect((await server.client().signIn(ADMIN.email, ADMIN.password)).status).toBe(200);
  });

  test.each([
    ['named without a password', { ADMIN_PASSWORD: '' }, ADMIN.email],
    [
      'not named, and no demo wanted',
      { ...NOTHING_SAID, DEMO_DATA: 'false' },
      'admin@company.example',
    ],
    [
      'not named in production',
      { ...NOTHING_SAID, NODE_ENV: 'production', RATE_LIMIT: 'on', JWT_SECRET: 'x'.repeat(32) },
      'admin@company.example',
    ],
  ])('%s gets a random password, printed once', async (_, settings, email) => {
    const server = await start(settings);
    expect(printed).toEqual([
      expect.stringMatching(new RegExp(`^admin ${email} [A-Za-z0-9-]{20,}$`)),
    ]);
    const password = printed[0]?.split(' ')[2] as string;
    expect((await server.client().signIn(email, password)).body.user).toMatchObject({
      role: 'admin',
      pendingAction: 'change-password',
    });
    expect(await countRows(server, 'employee')).toBe(0);
    await stop(server);
    await start(settings);
    expect(printed).toHaveLength(1);
  });

  test('must replace a printed password before anything beyond the specification’s calls', async () => {
    const server = await start({ ADMIN_PASSWORD: '' });
    const client = await signedIn(server, 'admin');
    const { _id: userId } = (await client.get('/auth/verify')).body.user;
    for (const [method, path] of [
      ['GET', '/audit'],
      ['GET', '/auth/sessions'],
      ['GET', '/auth/factor'],
      ['PUT', '/profile/contact'],
      ['POST', '/import/add'],
    ] as const) {
      expect(await client.send(method, path, method === 'GET' ? undefined : {})).toMatchObject({
        status: 403,
        body: { code: 'auth.password_change_required' },
      });
    }
    expect((await client.put('/profile/language', { language: 'fr' })).status).toBe(200);
    const change = (oldPassword: string, newPassword: string) =>
      client.put('/setting/change-password', {
        userId,
        oldPassword,
        newPassword,
        confirmPassword: newPassword,
      });
    const given = printed[0]?.split(' ')[2] as string;
    expect(await change(given, given)).toMatchObject({
      status: 400,
      body: { errors: { newPassword: expect.stringContaining('a password different') } },
    });
    expect((await change(given, 'copper-lantern-meadow')).status).toBe(200);
    expect([
      (await client.get('/department')).status,
      (await client.get('/auth/verify')).body.user.pendingAction,
    ]).toEqual([200, null]);
    expect(
      (await server.client().signIn(ADMIN.email, 'copper-lantern-meadow')).body.user.pendingAction,
    ).toBeNull();
  });
});

describe('the demo company', () => {
  test('comes once: a second start adds nothing and prints nothing', async () => {
    const first = await start(NOTHING_SAID);
    const before = await counts(first);
    await stop(first);
    const server = await start(NOTHING_SAID);
    expect(await counts(server)).toEqual(before);
    expect(printed).toHaveLength(3);
    for (const role of ['admin', 'manager', 'employee'])
      expect(
        (await (await signedIn(server, role)).get('/auth/verify')).body.user.pendingAction,
      ).toBeNull();
  });

  test('does not come into a database that is in use, nor in production unless asked for', async () => {
    await stop(await start());
    expect(await countRows(await start({ ...NOTHING_SAID, DEMO_DATA: 'true' }), 'employee')).toBe(
      0,
    );
  });

  test('comes beside a named admin when it is asked for', async () => {
    const server = await start({ DEMO_DATA: 'true' });
    expect((await server.client().signIn(ADMIN.email, ADMIN.password)).body.user.role).toBe(
      'admin',
    );
    expect(await countRows(server, 'employee')).toBeGreaterThan(30);
  });
});

// On an embedded database there is only one server.
(ENGINE === 'mysql' ? test : test.skip)(
  'two servers that start at once on an empty database make one schema and one company',
  async () => {
    const servers = await Promise.all([
      start(NOTHING_SAID),
      start(NOTHING_SAID),
      start(NOTHING_SAID),
    ]);
    expect(printed).toHaveLength(3);
    for (const server of servers) {
      expect(await countRows(server, 'account', "role = 'admin'")).toBe(1);
      expect(await countRows(server, 'department')).toBe(6);
    }
  },
);

test('the secret is kept beside the data, closed to others, and sign-ins outlive a restart', async () => {
  const first = await start();
  const { token } = await first.admin();
  const file = join(database.dataDir, 'secret');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const secret = readFileSync(file, 'utf8');
  await stop(first);

  const second = await start();
  const again = second.client();
  again.token = token;
  expect((await again.get('/auth/verify')).status).toBe(200);
  expect(readFileSync(file, 'utf8')).toBe(secret);
  await stop(second);

  // Signed with another secret, the same token is worth nothing.
  const third = (await start({ JWT_SECRET: 'quite another secret of enough bytes' })).client();
  third.token = token;
  expect((await third.get('/auth/verify')).status).toBe(401);
});

async function signedIn(server: TestServer, role: string) {
  const [, email, password] = printed.find((line) => line.startsWith(`${role} `))!.split(' ') as [
    string,
    string,
    string,
  ];
  return server.signIn(email, password);
}
