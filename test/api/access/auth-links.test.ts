import { beforeEach, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { addDepartment, hire, PASSWORD } from '../../support/cast.js';
import { countRows, rows, store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const NEW = 'set by the link';

let somebody: EmployeeRecord;
let number = 0;

const server = await serverOfFile();
const admin = await server.admin();
const department = (await addDepartment(admin, { dep_name: 'Sales' }))._id;
await admin.confirm(ADMIN.password);

beforeEach(async () => {
  somebody = await hire(admin, { employeeId: `P-${(number += 1)}`, department });
});

async function link(id = somebody._id): Promise<string> {
  const { status, body } = await admin.post(`/account/link/${id}`);
  expect(status).toBe(201);
  return body.link.split('#')[1];
}
const reset = (token: string, newPassword = NEW, confirmPassword = newPassword) =>
  server.client().post('/auth/reset-password', { token, newPassword, confirmPassword });
const signIn = async (password: string) =>
  (await server.client().signIn(somebody.email, password)).status;
const USELESS = {
  status: 400,
  body: { success: false, code: 'request.invalid', errors: { token: expect.any(String) } },
};

test('a link carries its token in the fragment and is good for an hour', async () => {
  const { body, headers } = await admin.post(`/account/link/${somebody.userId._id}`);
  expect(body).toEqual({
    success: true,
    link: expect.stringMatching(/^(https?:\/\/[^/]+)?\/reset-password#[\w-]{32,}$/),
    expiresAt: expect.any(String),
  });
  expect(headers.get('cache-control')).toBe('no-store');
  const minutes = (Date.parse(body.expiresAt) - Date.now()) / 60_000;
  expect([minutes > 58, minutes <= 60]).toEqual([true, true]);
});

test('a link sets the password once and ends all sessions', async () => {
  const [phone, office] = [
    await server.signIn(somebody.email, PASSWORD),
    await server.signIn(somebody.email, PASSWORD),
  ];
  const token = await link();
  expect(await reset(token)).toMatchObject({
    status: 200,
    body: { success: true, message: expect.any(String) },
  });
  for (const session of [phone, office])
    expect((await session.get('/auth/verify')).status).toBe(401);
  expect([await signIn(PASSWORD), await signIn(NEW)]).toEqual([401, 200]);
  expect(await reset(token, 'and once again')).toMatchObject(USELESS);
  expect(await signIn(NEW)).toBe(200);
});

test('a link tells whose it is to those who have it, and stays valid', async () => {
  const token = await link();
  const read = (of: string) => server.client().post('/auth/link', { token: of });
  expect(await read(token)).toMatchObject({
    status: 200,
    body: { success: true, email: somebody.email },
  });
  expect((await reset(token)).status).toBe(200);
  for (const useless of [token, 'x']) expect(await read(useless)).toMatchObject(USELESS);
});

test('of many uses of one link at once, one wins', async () => {
  const token = await link();
  const passwords = Array.from({ length: 6 }, (_, index) => `password number ${index}`);
  const statuses = (await Promise.all(passwords.map((password) => reset(token, password)))).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 400, 400, 400, 400, 400]);
  const signedIn = await Promise.all(passwords.map(signIn));
  expect(signedIn.filter((status) => status === 200)).toHaveLength(1);
});

test('a password that is refused does not use the link up', async () => {
  const token = await link();
  for (const [password, confirmed] of [
    ['short', 'short'],
    ['password', 'password'],
    [NEW, `${NEW}!`],
    ['x'.repeat(1025), 'x'.repeat(1025)],
  ] as const)
    expect((await reset(token, password, confirmed)).status).toBe(400);
  expect((await reset(token, NEW, 'another')).body).toMatchObject({
    error: 'New password and confirm password do not match',
    errors: { confirmPassword: 'New password and confirm password do not match' },
  });
  expect((await reset(token)).status).toBe(200);
});

test('a link is good for the account it was made for, and no other', async () => {
  const other = await hire(admin, { employeeId: `P-${(number += 1)}`, department });
  const token = await link();
  const sent = {
    token,
    newPassword: NEW,
    confirmPassword: NEW,
    userId: other.userId._id,
    email: other.email,
    accountId: other.userId._id,
  };
  expect((await server.client().post('/auth/reset-password', sent)).status).toBe(200);
  expect((await server.client().signIn(other.email, PASSWORD)).status).toBe(200);
  expect(await signIn(NEW)).toBe(200);
});

test.each<[string, (token: string) => Promise<unknown>]>([
  [
    'its hour is over',
    () => store(server, 'UPDATE one_time_link SET expires_at = ?', [Date.now() - 1]),
  ],
  ['a newer one was made', () => link()],
  [
    'the e-mail address was changed',
    () => admin.put(`/account/${somebody._id}`, { email: `moved.${number}@company.example` }),
  ],
  ['the role was changed', () => admin.put(`/account/${somebody._id}`, { role: 'admin' })],
  ['the account was closed', () => admin.put(`/account/${somebody._id}`, { disabled: true })],
  [
    'the owner changed the password',
    async () => {
      const client = await server.signIn(somebody.email, PASSWORD);
      return client.put('/setting/change-password', {
        userId: somebody.userId._id,
        oldPassword: PASSWORD,
        newPassword: 'my own choice',
        confirmPassword: 'my own choice',
      });
    },
  ],
])('a link is useless after %s', async (_, happens) => {
  const token = await link();
  await happens(token);
  const [before] = await rows(server, 'SELECT password_hash FROM account WHERE id = ?', [
    somebody.userId._id,
  ]);
  expect(await reset(token)).toMatchObject(USELESS);
  expect(
    (
      await rows(server, 'SELECT password_hash FROM account WHERE id = ?', [somebody.userId._id])
    )[0],
  ).toEqual(before);
});

test('an invented token is useless', async () => {
  const real = await link();
  for (const token of [
    real.slice(0, -1),
    `${real}A`,
    real.toUpperCase(),
    `${real} `,
    `${real}\0`,
    [real] as unknown as string,
    { real } as unknown as string,
    'x',
    'A'.repeat(43),
    '\0',
    'é',
    '\ud800',
    'x'.repeat(10_000),
    "' OR 1=1 --",
    '../..',
  ])
    expect({ token, ...(await reset(token)) }).toMatchObject({ token, ...USELESS });
});

test('a link does not open a closed account', async () => {
  await admin.put(`/account/${somebody._id}`, { disabled: true });
  expect((await reset(await link())).status).toBe(200);
  expect(await signIn(NEW)).toBe(401);
});

test('neither the token nor its link is kept: not in a table, not in the record of changes', async () => {
  const token = await link();
  for (const table of ['one_time_link', 'audit_entry', 'idempotency_key'])
    expect(JSON.stringify(await rows(server, `SELECT * FROM ${table}`))).not.toContain(token);
});

test('asking for a link answers the same for everybody, and tells nothing', async () => {
  const before = await countRows(server, 'session');
  const answers = [];
  for (const email of [
    somebody.email,
    somebody.email.toUpperCase(),
    'nobody@company.example',
    'no address',
    '\0',
  ])
    answers.push(await server.client().post('/auth/forgot-password', { email }));
  for (const { status, body, headers } of answers) {
    expect({ status, body, names: [...headers.keys()].sort() }).toEqual({
      status: 200,
      body: answers[0]?.body,
      names: [...(answers[0]?.headers.keys() ?? [])].sort(),
    });
  }
  expect(answers[0]?.body).toEqual({ success: true, message: expect.any(String) });
  expect([await countRows(server, 'session'), await signIn(PASSWORD)]).toEqual([before, 200]);
});
