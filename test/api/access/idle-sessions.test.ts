import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MIN_IDLE_MINUTES, UNATTENDED_HEADER } from '../../../api/contract/auth/second-factor.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { addDepartment, hire, PASSWORD } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { rows, store } from '../../support/rows.js';
import { codeOf, enrol, later } from '../../support/second-factor.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const MINUTE_MS = 60_000;

let somebody: EmployeeRecord;
let client: Client;
let number = 0;

const server = await serverOfFile();
const admin = await server.admin();
const department = (await addDepartment(admin, { dep_name: 'Sales' }))._id;

beforeEach(async () => {
  somebody = await hire(admin, { employeeId: `I-${(number += 1)}`, department });
  client = await server.signIn(somebody.email, PASSWORD);
});
afterEach(() => set({ office: null, portal: null }));

const set = ({ office, portal }: { office: number | null; portal: number | null }) =>
  store(server, 'UPDATE company_setting SET idle_minutes_office = ?, idle_minutes_portal = ?', [
    office,
    portal,
  ]);
const unusedFor = (minutes: number, of = somebody.userId._id) =>
  store(server, 'UPDATE session SET last_seen_at = ? WHERE account_id = ?', [
    Date.now() - minutes * MINUTE_MS,
    of,
  ]);
const lastSeen = async () =>
  Number(
    (
      await rows<{ last_seen_at: number }>(
        server,
        'SELECT last_seen_at FROM session WHERE account_id = ?',
        [somebody.userId._id],
      )
    )[0]?.last_seen_at,
  );

test('without the setting, no session becomes idle', async () => {
  await unusedFor(11 * 60);
  expect((await client.get('/notification')).status).toBe(200);
});

describe('a session that was not used for longer than the minutes', () => {
  beforeEach(async () => {
    await set({ office: null, portal: 30 });
    await unusedFor(31.1);
  });

  test('does nothing but tell who it is, sign out and be confirmed', async () => {
    for (const [method, path] of [
      ['GET', '/notification'],
      ['GET', `/salary/${somebody._id}`],
      ['GET', '/auth/sessions'],
      ['GET', '/auth/factor'],
      ['PUT', '/profile/language'],
      ['PUT', '/setting/change-password'],
      ['GET', '/employee'],
    ] as const) {
      expect(await client.send(method, path, method === 'GET' ? undefined : {})).toMatchObject({
        status: 403,
        body: { code: 'auth.idle', error: expect.stringContaining('confirm your password') },
      });
    }
    expect((await client.get('/auth/verify')).body.user).toMatchObject({
      email: somebody.email,
      idleMinutes: 30,
      pendingAction: 'confirm',
    });
    expect((await client.post('/auth/logout')).status).toBe(200);
    expect((await client.get('/auth/verify')).status).toBe(401);
  });

  test('stays so whatever it asks, until its password is confirmed', async () => {
    const before = await lastSeen();
    for (const path of ['/notification', '/auth/verify']) await client.get(path);
    expect(await client.confirm('wrong')).toMatchObject({
      status: 400,
      body: { errors: { password: 'Current password is incorrect' } },
    });
    expect([(await client.get('/notification')).status, await lastSeen()]).toEqual([403, before]);
    expect((await client.confirm(PASSWORD)).status).toBe(200);
    expect((await client.get('/notification')).status).toBe(200);
    expect((await client.get('/auth/verify')).body.user.pendingAction).toBeNull();
  });

  test('with a second factor asks for a code of it too', async () => {
    await set({ office: null, portal: null });
    const { secret } = await enrol(client, PASSWORD);
    await later(server, somebody.userId._id);
    await set({ office: null, portal: 30 });
    await unusedFor(31.1);
    expect((await client.confirm(PASSWORD)).status).toBe(400);
    expect((await client.get('/notification')).status).toBe(403);
    expect(
      (await client.post('/auth/confirm', { password: PASSWORD, code: codeOf(secret) })).status,
    ).toBe(200);
    expect((await client.get('/notification')).status).toBe(200);
  });

  test('can be ended from another device', async () => {
    const other = await server.signIn(somebody.email, PASSWORD);
    const { sessions } = (await other.get('/auth/sessions')).body;
    for (const { _id, current } of sessions)
      if (!current) expect((await other.delete(`/auth/sessions/${_id}`)).status).toBe(200);
    expect((await client.get('/auth/verify')).status).toBe(401);
  });
});

test('admins and everybody else have minutes of their own', async () => {
  await set({ office: 10, portal: 60 });
  const boss = await hire(admin, { employeeId: `I-${(number += 1)}`, department, role: 'admin' });
  const office = await server.signIn(boss.email, PASSWORD);
  for (const { userId } of [boss, somebody]) await unusedFor(20, userId._id);
  expect([
    (await office.get('/employee')).body.code,
    (await client.get('/notification')).status,
  ]).toEqual(['auth.idle', 200]);
});

test('a session in use is never asked for the password, though not every request is written down', async () => {
  await set({ office: null, portal: MIN_IDLE_MINUTES });
  // The stored time may be as old as this though the session was used a moment ago.
  await unusedFor(MIN_IDLE_MINUTES + 0.9);
  expect((await client.get('/notification')).status).toBe(200);
  const seen = await eventually(async () =>
    Date.now() - (await lastSeen()) < MINUTE_MS ? await lastSeen() : undefined,
  );
  await client.get('/notification');
  expect(await lastSeen()).toBe(seen);
});

test('what a screen asks by its clock does not keep a session in use', async () => {
  await set({ office: null, portal: MIN_IDLE_MINUTES });
  await unusedFor(4);
  const before = await lastSeen();
  expect((await client.get('/notification', { [UNATTENDED_HEADER]: '1' })).status).toBe(200);
  // Its use would be written down beside the request: by the time of this it would be.
  for (const language of ['fr', 'en']) await admin.put('/profile/language', { language });
  expect(await lastSeen()).toBe(before);
  await unusedFor(MIN_IDLE_MINUTES + 1.1);
  expect((await client.get('/notification', { [UNATTENDED_HEADER]: '1' })).body.code).toBe(
    'auth.idle',
  );
});

test('a new sign-in is in use, and a remembered one becomes idle like others', async () => {
  await set({ office: 5, portal: 5 });
  const remembered = server.client();
  const { body } = await remembered.post('/auth/login', {
    email: ADMIN.email,
    password: ADMIN.password,
    remember: true,
  });
  expect(body.user.pendingAction).toBeNull();
  remembered.token = body.token;
  await unusedFor(7, body.user._id);
  expect((await remembered.get('/employee')).body.code).toBe('auth.idle');
  expect((await remembered.confirm(ADMIN.password)).status).toBe(200);
});
