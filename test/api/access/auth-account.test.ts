import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { addDepartment, hire, PASSWORD } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { auditOf, rows } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

let admin: Client;
let somebody: EmployeeRecord;
let client: Client;
let number = 0;

const server = await serverOfFile();
admin = await server.admin();
const department = (await addDepartment(admin, { dep_name: 'Sales' }))._id;

beforeEach(async () => {
  admin = await server.signIn(ADMIN.email, ADMIN.password);
  await admin.confirm(ADMIN.password);
  somebody = await hire(admin, { employeeId: `P-${(number += 1)}`, department });
  client = await server.signIn(somebody.email, PASSWORD);
});

describe('a change to an account', () => {
  test.each([
    ['role', { role: 'admin' }],
    ['e-mail address', { email: ' Ｍoved@Company.Example' }],
    ['being closed', { disabled: true }],
  ])('of its %s ends its sessions, and those of nobody else', async (_, change) => {
    const other = await hire(admin, { employeeId: `O-${number}`, department });
    const otherClient = await server.signIn(other.email, PASSWORD);
    const answer = await admin.put(`/account/${somebody._id}`, change);
    const after = {
      email: 'email' in change ? 'moved@company.example' : somebody.email,
      role: 'role' in change ? 'admin' : 'employee',
      disabled: 'disabled' in change,
    };
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, user: { _id: somebody.userId._id, name: somebody.name, ...after } },
    });
    expect((await client.get('/auth/verify')).status).toBe(401);
    expect((await otherClient.get('/auth/verify')).status).toBe(200);
    expect((await admin.get('/auth/verify')).status).toBe(200);
    const [recorded] = (await auditOf(server, somebody.userId._id)).filter(
      ({ action }) => action === 'account.access',
    );
    const [field] = Object.keys(change) as (keyof typeof after)[];
    const before = { email: somebody.email, role: 'employee', disabled: false };
    expect(recorded).toMatchObject({
      actor: admin.user._id,
      before: { [field as string]: before[field as keyof typeof after] },
      after: { [field as string]: after[field as keyof typeof after] },
    });
  });

  test('of its e-mail address moves the sign-in, and what a search finds', async () => {
    expect(
      (await admin.put(`/account/${somebody.userId._id}`, { email: 'elsewhere@company.example' }))
        .status,
    ).toBe(200);
    expect([
      (await server.client().signIn(somebody.email, PASSWORD)).status,
      (await server.client().signIn('ELSEWHERE@company.example', PASSWORD)).status,
    ]).toEqual([401, 200]);
    const found = await admin.get(`/employee?filter=${JSON.stringify({ q: 'elsewhere@' })}`);
    expect(found.body.employees).toMatchObject([
      { _id: somebody._id, userId: { email: 'elsewhere@company.example' } },
    ]);
  });

  test('of its role is what the next sign-in may do', async () => {
    await admin.put(`/account/${somebody._id}`, { role: 'admin' });
    const promoted = await server.signIn(somebody.email, PASSWORD);
    expect((await promoted.get('/department')).status).toBe(200);
    await admin.put(`/account/${somebody._id}`, { role: 'employee' });
    expect((await promoted.get('/department')).status).toBe(401);
    const demoted = await server.signIn(somebody.email, PASSWORD);
    expect((await demoted.get('/department')).status).toBe(403);
  });

  test('can close it and open it again', async () => {
    await admin.put(`/account/${somebody._id}`, { disabled: true });
    expect((await server.client().signIn(somebody.email, PASSWORD)).status).toBe(401);
    expect(await admin.get(`/employee/single/${somebody._id}`)).toMatchObject({
      body: { employee: { disabled: true } },
    });
    await admin.put(`/account/${somebody._id}`, { disabled: false });
    expect((await client.get('/auth/verify')).status).toBe(401);
    expect((await server.client().signIn(somebody.email, PASSWORD)).status).toBe(200);
  });

  test("to another's e-mail address is 409 at email, however it is spelt, and ends nothing", async () => {
    for (const email of [ADMIN.email, ADMIN.email.toUpperCase(), 'ｈead.admin@company.example']) {
      expect(await admin.put(`/account/${somebody._id}`, { email })).toMatchObject({
        status: 409,
        body: { code: 'account.email_taken', errors: { email: expect.any(String) } },
      });
    }
    expect((await client.get('/auth/verify')).status).toBe(200);
  });

  test('without a confirmed session changes nothing', async () => {
    const fresh = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
    for (const change of [
      { role: 'admin' },
      { email: 'x@company.example' },
      { role: 'admin', disabled: true },
    ]) {
      expect(await fresh.put(`/account/${somebody._id}`, change)).toMatchObject({
        status: 403,
        body: { code: 'auth.confirm_needed' },
      });
    }
    expect((await client.get('/auth/verify')).body.user).toMatchObject({
      role: 'employee',
      email: somebody.email,
    });
  });
});

test('all sessions of an account can be ended by an admin', async () => {
  const phone = await server.signIn(somebody.email, PASSWORD);
  expect(await admin.delete(`/account/sessions/${somebody._id}`)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  for (const session of [client, phone])
    expect((await session.get('/auth/verify')).status).toBe(401);
  expect((await server.client().signIn(somebody.email, PASSWORD)).status).toBe(200);
});

describe('the last admin who can sign in', () => {
  const LAST = {
    status: 409,
    body: { success: false, code: 'account.last_admin', error: expect.any(String) },
  };

  /** All other admins of the tests before are none any more. */
  beforeEach(async () => {
    const others = await rows<{ id: string }>(
      server,
      "SELECT id FROM account WHERE role = 'admin' AND id <> ?",
      [admin.user._id],
    );
    for (const { id } of others)
      expect((await admin.put(`/account/${id}`, { role: 'employee' })).status).toBe(200);
  });

  test('can neither be demoted nor closed, and stays signed in', async () => {
    for (const change of [
      { role: 'employee' },
      { disabled: true },
      { role: 'employee', disabled: true },
    ])
      expect(await admin.put(`/account/${admin.user._id}`, change)).toMatchObject(LAST);
    expect((await admin.get('/auth/verify')).body.user.role).toBe('admin');
    expect((await server.client().signIn(ADMIN.email, ADMIN.password)).status).toBe(200);
  });

  test('is still the last beside one who is closed', async () => {
    await admin.put(`/account/${somebody._id}`, { role: 'admin', disabled: true });
    expect(await admin.put(`/account/${admin.user._id}`, { role: 'employee' })).toMatchObject(LAST);
  });

  test('may go once there is another', async () => {
    await admin.put(`/account/${somebody._id}`, { role: 'admin' });
    expect((await admin.put(`/account/${admin.user._id}`, { role: 'employee' })).status).toBe(200);
    const second = await server.signIn(somebody.email, PASSWORD);
    await second.confirm(PASSWORD);
    expect(await second.put(`/account/${somebody._id}`, { disabled: true })).toMatchObject(LAST);
    expect((await second.put(`/account/${admin.user._id}`, { role: 'admin' })).status).toBe(200);
  });

  test('is one of two who demote each other at once', async () => {
    await admin.put(`/account/${somebody._id}`, { role: 'admin' });
    const second = await server.signIn(somebody.email, PASSWORD);
    await second.confirm(PASSWORD);
    const statuses = (
      await Promise.all([
        admin.put(`/account/${somebody._id}`, { role: 'employee' }),
        second.put(`/account/${admin.user._id}`, { role: 'employee' }),
      ])
    ).map(({ status }) => status);
    expect(statuses).toContain(200);
    const [left] = await rows<{ n: number }>(
      server,
      "SELECT COUNT(*) AS n FROM account WHERE role = 'admin' AND disabled_at IS NULL",
    );
    expect(Number(left?.n)).toBe(1);
    if (statuses[1] === 200)
      expect((await second.put(`/account/${admin.user._id}`, { role: 'admin' })).status).toBe(200);
  });
});
