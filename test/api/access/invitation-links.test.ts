import { beforeEach, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { hire, hireCast } from '../../support/cast.js';
import { auditOf, rows, setLastDay, store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const ORIGIN = 'https://hr.company.example';
const CHOSEN = 'chosen by the invited';

let nina: EmployeeRecord;
let omar: EmployeeRecord;
let hired = 0;

const server = await serverOfFile({ RATE_LIMIT: 'on' });
const cast = await hireCast(server);
beforeEach(async () => {
  await cast.admin.confirm(ADMIN.password);
  await store(server, "DELETE FROM auth_attempt WHERE purpose = 'invitation-links'");
  [nina, omar] = [
    await withoutPassword({ name: 'Nina Berg' }),
    await withoutPassword({ name: '=Omar' }),
  ];
});

async function withoutPassword(fields: Record<string, unknown> = {}): Promise<EmployeeRecord> {
  const made = await hire(cast.admin, {
    employeeId: `L-${++hired}`,
    department: cast.sales._id,
    ...fields,
  });
  await store(server, 'UPDATE account SET password_hash = NULL WHERE id = ?', [made.userId._id]);
  return made;
}

interface Line {
  'Full Name': string;
  'Employee ID': string;
  'Email Address': string;
  Link: string;
}

const ask = (body: object = {}, headers: Record<string, string> = {}) =>
  cast.admin.post(
    '/account/invitation-links',
    { ids: [nina._id, omar._id], origin: ORIGIN, ...body },
    headers,
  );
const linesOf = (text: string) => parse<Line>(text, { columns: true, bom: true });
const made = async (body?: object) => linesOf((await ask(body)).body as string);
const tokenOf = (line: Line | undefined) => line?.Link.split('#')[1] ?? '';
const accept = (token: string) =>
  server
    .client()
    .post('/auth/reset-password', { token, newPassword: CHOSEN, confirmPassword: CHOSEN });

test('the file has everybody who was asked for, with the sign-in e-mail and a link of their own', async () => {
  const response = await ask();
  expect(response.status).toBe(201);
  expect(
    Object.fromEntries(
      [
        'content-type',
        'content-disposition',
        'cache-control',
        'x-content-type-options',
        'etag',
      ].map((name) => [name, response.headers.get(name)]),
    ),
  ).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="invitation-links.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    etag: null,
  });
  const lines = linesOf(response.body as string);
  // The formula is escaped; the order is that of the names.
  expect(
    lines.map((line) => [line['Full Name'], line['Employee ID'], line['Email Address']]),
  ).toEqual([
    ["'=Omar", omar.employeeId, omar.email],
    ['Nina Berg', nina.employeeId, nina.email],
  ]);
  for (const { Link } of lines)
    expect(Link).toMatch(/^https:\/\/hr\.company\.example\/invite#[\w-]{43}$/);
  expect((await accept(tokenOf(lines[1]))).status).toBe(200);
  expect((await server.client().signIn(nina.email, CHOSEN)).status).toBe(200);
  expect((await server.client().signIn(omar.email, CHOSEN)).status).toBe(401);
});

test('everybody are all who have no password and no open invitation; a second file has nobody, unless the links shall be replaced', async () => {
  const emails = (await made({ ids: undefined, everybody: true })).map(
    (line) => line['Email Address'],
  );
  expect(emails).toEqual(expect.arrayContaining([nina.email, omar.email]));
  expect(emails).not.toContain(cast.zoe.email);
  expect(await ask({ ids: undefined, everybody: true })).toMatchObject({
    status: 409,
    body: { code: 'account.not_invitable', error: 'None of these people can be invited.' },
  });
  expect(await made({ again: true })).toHaveLength(2);
});

test('a new file ends the links of the one before', async () => {
  const [before] = await made({ ids: [nina._id] });
  const [after] = await made({ ids: [nina._id], again: true });
  expect((await accept(tokenOf(before))).status).toBe(400);
  expect((await accept(tokenOf(after))).status).toBe(200);
});

test('admins, people who left, whose sign-in is disabled or who have a password are in no file', async () => {
  const [admin, gone, closed] = [
    await withoutPassword({ role: 'admin' }),
    await withoutPassword(),
    await withoutPassword(),
  ];
  await setLastDay(server, gone, '2020-01-01');
  await cast.admin.put(`/account/${closed._id}`, { disabled: true });
  const ids = [admin, gone, closed, cast.zoe, nina].map(({ _id }) => _id);
  expect((await cast.admin.post('/account/invitees', { ids })).body).toEqual({
    success: true,
    byMail: { notInvited: 2, invited: 0 },
    inFile: { notInvited: 1, invited: 0 },
  });
  expect((await made({ ids })).map((line) => line['Email Address'])).toEqual([nina.email]);
});

test('no table and no repeat has the tokens, and the audit log says who made a file, of how many and of whom', async () => {
  const key = { 'idempotency-key': newId() };
  const lines = linesOf((await ask({}, key)).body as string);
  expect(await ask({}, key)).toMatchObject({
    status: 409,
    body: { code: 'idempotency.not_repeatable' },
  });
  for (const table of ['one_time_link', 'audit_entry', 'idempotency_key', 'mail', 'auth_attempt'])
    for (const line of lines)
      expect(JSON.stringify(await rows(server, `SELECT * FROM ${table}`))).not.toContain(
        tokenOf(line),
      );
  expect(
    (await auditOf(server, cast.admin.user._id))
      .filter(({ action }) => action === 'account.links_file')
      .at(-1),
  ).toMatchObject({ actorName: ADMIN.name, after: { people: 2 } });
  expect(
    (await auditOf(server, nina.userId._id)).filter(({ action }) => action === 'account.invite'),
  ).toMatchObject([{ after: { byMail: false } }]);
});

test('without an origin the links are paths; a false one is refused', async () => {
  expect((await made({ origin: undefined }))[0]?.Link).toMatch(/^\/invite#/);
  for (const origin of [
    'hr.company.example',
    'javascript:alert(1)',
    `${ORIGIN}/path`,
    `${ORIGIN}?q`,
    'https://user:x@hr.company.example',
    '=cmd',
  ]) {
    expect(await ask({ origin, again: true })).toMatchObject({
      status: 400,
      body: { errors: { origin: expect.any(String) } },
    });
  }
});

test('five files in 15 minutes are enough, also if they are asked for at once', async () => {
  const results = await Promise.all(Array.from({ length: 8 }, () => ask({ again: true })));
  expect(results.map(({ status }) => status).sort()).toEqual([
    201, 201, 201, 201, 201, 429, 429, 429,
  ]);
});
