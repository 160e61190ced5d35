import { existsSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import { temporaryPlace } from '../../support/export-folder.js';
import { runProgram } from '../../support/programs.js';
import { auditOf, countRows, store } from '../../support/rows.js';
import { codeOf, enrol } from '../../support/second-factor.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

// Programs of the shell are started here, one after the other.
jest.setTimeout(240_000);

const SECRET = { JWT_SECRET: 'the one secret of these tests, long enough' };
const DEPUTY = 'deputy@company.example';

const place = temporaryPlace();
const server = await serverOfFile({ ...SECRET, RATE_LIMIT: 'on' });

/** Beside the running server. */
const admin = (...args: string[]) =>
  runProgram('admin', { ...SECRET, ...server.database.environment, LOG_LEVEL: 'silent' }, args);
const signIn = (email: string, password: string) =>
  server.client().post('/auth/login', { email, password });

test('an admin is made whose password is printed once, and who can sign in', async () => {
  const { code, stdout, stderr } = await admin('create', DEPUTY, '--name', 'Dée Deputy');
  expect({ code, stderr, stdout }).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^admin deputy@company\.example [0-9a-f]{30}\n$/),
  });
  const signedIn = await signIn(DEPUTY, stdout.trim().split(' ')[2] as string);
  expect(signedIn.body.user).toMatchObject({
    name: 'Dée Deputy',
    role: 'admin',
    pendingAction: 'change-password',
  });
  expect(await auditOf(server, signedIn.body.user._id)).toMatchObject([
    {
      actor: null,
      actorName: 'Command line',
      action: 'account.add',
      after: { email: DEPUTY, role: 'admin' },
    },
  ]);
  expect(await admin('create', DEPUTY.toUpperCase())).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('already signs in with this'),
  });
  expect(await admin('create', 'nobody')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nobody is not an email address.'),
  });
  const faults = [
    ['x'.repeat(101), 'at most 100 characters'],
    ['Eve \u202egnp.exe', 'turn the direction'],
    [' ', '1 to 100 characters'],
  ] as const;
  for (const [name, fault] of faults)
    expect(await admin('create', 'other@company.example', '--name', name)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(fault),
    });
});

test('a reset password opens, and ends what the old one had opened', async () => {
  const before = await server.signIn(ADMIN.email, ADMIN.password);
  const { secret } = await enrol(before, ADMIN.password);
  const { code, stdout } = await admin('reset-password', ADMIN.email);
  const password = /^password \S+ ([0-9a-f]{30})\n$/.exec(stdout)?.[1] as string;
  expect(code).toBe(0);
  expect((await before.get('/auth/verify')).status).toBe(401);
  expect((await signIn(ADMIN.email, ADMIN.password)).status).toBe(401);
  // The second factor stays: a stolen shell history opens nothing by itself.
  expect((await signIn(ADMIN.email, password)).body).toMatchObject({ code: 'auth.code_needed' });
  const signedIn = await server
    .client()
    .post('/auth/login', { email: ADMIN.email, password, code: codeOf(secret) });
  expect(signedIn).toMatchObject({
    status: 200,
    body: { user: { pendingAction: 'change-password' } },
  });
  expect(stdout.split('\n')).toHaveLength(2);
});

test('a sign-in is closed and opened again, but never that of the last admin', async () => {
  expect(await admin('disable', DEPUTY)).toEqual({
    code: 0,
    stderr: '',
    stdout: 'deputy@company.example can no longer sign in.\n',
  });
  expect((await admin('list')).stdout).toMatch(
    /^deputy@company\.example {2}Dée Deputy {2}disabled, .+\nhead\.admin@company\.example {2}Head Admin {2}active, two-factor authentication, last seen 20.+Z\n$/,
  );
  expect(await admin('disable', ADMIN.email)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('This is the last admin who can sign in.'),
  });
  expect((await admin('enable', DEPUTY)).code).toBe(0);
  expect((await admin('list')).stdout).toMatch(
    /^deputy@company\.example {2}Dée Deputy {2}active, /,
  );
});

test('when somebody was last seen stays in the list after their sessions have ended', async () => {
  expect((await admin('enable', DEPUTY)).code).toBe(0);
  expect((await admin('list')).stdout).toMatch(/^deputy@.+ active, last seen 20.+Z$/m);
  await store(server, 'DELETE FROM session');
  expect((await admin('disable', DEPUTY)).code).toBe(0);
  expect((await admin('list')).stdout).toMatch(/^deputy@.+ disabled, last seen 20.+Z$/m);
  expect((await admin('create', 'new@company.example')).code).toBe(0);
  expect((await admin('list')).stdout).toMatch(/^new@.+ active, never signed in$/m);
  expect((await admin('enable', DEPUTY)).code).toBe(0);
});

test('an account that is locked by wrong attempts is unlocked', async () => {
  for (let n = 0; n < 6; n++) await signIn(DEPUTY, 'a wrong password');
  expect((await signIn(DEPUTY, 'a wrong password')).status).toBe(429);
  expect(await admin('unlock', DEPUTY)).toEqual({
    code: 0,
    stderr: '',
    stdout: 'deputy@company.example can try again.\n',
  });
  expect((await signIn(DEPUTY, 'a wrong password')).status).toBe(401);
  expect(await countRows(server, 'auth_attempt', "address = '127.0.0.1'")).toBeGreaterThan(0);
  expect((await admin('unlock', '127.0.0.1')).code).toBe(0);
  expect(await countRows(server, 'auth_attempt', "address = '127.0.0.1'")).toBe(0);
  expect(
    await countRows(
      server,
      'audit_entry',
      "action IN ('account.unlock', 'setting.unlock') AND actor_name = 'Command line'",
    ),
  ).toBe(2);
});

test('who is locked out by others at an address where they never signed in comes in again, and is told why', async () => {
  const newcomer = 'newcomer@company.example';
  const password = (await admin('create', newcomer)).stdout.trim().split(' ')[2] as string;
  await Promise.all(
    Array.from({ length: 60 }, (_, count) =>
      signIn(`guess${count}@company.example`, 'a wrong password'),
    ),
  );
  // An address that is locked for two purposes is listed once.
  await Promise.all(
    Array.from({ length: 60 }, (_, count) =>
      server.client().post('/auth/forgot-password', { email: `guess${count}@company.example` }),
    ),
  );
  for (let count = 0; count < 2; count++)
    expect((await signIn(newcomer, password)).status).toBe(429);
  expect(await countRows(server, 'auth_attempt', "purpose = 'refused'")).toBe(1);
  expect((await admin('unlock', newcomer)).stdout).toBe(
    `${newcomer} can try again.\nThe address 127.0.0.1, which this account uses, was locked (120 wrong attempts for 60 accounts in 15 minutes) and can be used again.\n`,
  );
  expect((await signIn(newcomer, password)).status).toBe(200);
});

test('a locked network is named when somebody in it is unlocked, and is unlocked with the address or by itself', async () => {
  const counted = (index: number, network: string) => [
    `counted-${network}-${index}`,
    'sign-in',
    `key-${index}`,
    network.replace('0/24', String(index % 250)),
    network,
    Date.now(),
  ];
  const lock = async (network: string) => {
    for (let index = 0; index < 240; index++)
      await store(
        server,
        'INSERT INTO auth_attempt (id, purpose, account_key, address, wide_network, attempted_at) VALUES (?, ?, ?, ?, ?, ?)',
        counted(index, network),
      );
  };
  await lock('203.0.113.0/24');
  await lock('198.51.100.0/24');
  const told = (await admin('unlock', DEPUTY)).stdout;
  expect(told).toContain(
    'The network 203.0.113.0/24 is locked (240 wrong attempts for 240 accounts in 15 minutes). If this person is there: npm run admin -- unlock 203.0.113.0/24\n',
  );
  expect((await admin('unlock', '203.0.113.0/24')).code).toBe(0);
  expect((await admin('unlock', '198.51.100.7')).code).toBe(0);
  expect(
    await countRows(server, 'auth_attempt', 'wide_network IS NOT NULL AND address <> ?', [
      '127.0.0.1',
    ]),
  ).toBe(0);
});

test('where there is no installation, none is made', async () => {
  const nowhere = place.next();
  expect(await runProgram('admin', { DATA_DIR: nowhere }, ['list'])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('there is no secret in'),
  });
  expect(await runProgram('admin', { DATA_DIR: nowhere, ...SECRET }, ['list'])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('There is no database in'),
  });
  expect(existsSync(nowhere)).toBe(false);
});

test('what it does not understand, or nobody has, ends with a word of help', async () => {
  expect(await admin()).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^npm run admin -- list/),
  });
  expect(await admin('remove', DEPUTY)).toMatchObject({ code: 2 });
  expect(await admin('list', 'everybody')).toMatchObject({ code: 2 });
  expect(await admin('toString', DEPUTY)).toMatchObject({ code: 2 });
  expect(await admin('disable', 'nobody@company.example')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'No account has this email address.\n',
  });
});
