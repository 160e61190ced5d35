import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AuditEntryRecord } from '../../api/contract/audit.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { addDepartment, hire, PASSWORD } from '../support/cast.js';
import { eventually } from '../support/eventually.js';
import { countRows, store } from '../support/rows.js';
import { codeOf, enrol } from '../support/second-factor.js';
import { ADMIN, serverOfFile, startServer } from '../support/server.js';

let somebody: EmployeeRecord;
let number = 0;

const server = await serverOfFile({ RATE_LIMIT: 'on', TRUST_PROXY: 'true' });
const admin = await server.admin();
const department = (await addDepartment(admin, { dep_name: 'Sales' }))._id;
beforeEach(async () => {
  somebody = await hire(admin, { employeeId: `T-${(number += 1)}`, department });
});

const HERE = '203.0.113.9';
const signIn = (password: string, address = HERE, fields: object = {}, email = somebody.email) =>
  server
    .client()
    .post('/auth/login', { email, password, ...fields }, { 'x-forwarded-for': address });

async function entries(
  filter: object = { object: somebody.userId._id, subject: 'session' },
): Promise<AuditEntryRecord[]> {
  return (
    await admin.get(`/audit?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,199]`)
  ).body.entries as AuditEntryRecord[];
}

const written = (count: number) =>
  eventually(async () => {
    const found = await entries();
    return found.length >= count && found;
  });

const valuesOf = ({ changes }: AuditEntryRecord) =>
  Object.fromEntries(changes.map(({ field, after }) => [field, after]));

describe('a sign-in', () => {
  test('that was admitted is in the audit log, with account and address', async () => {
    expect((await signIn(PASSWORD)).status).toBe(200);
    const [entry] = await entries();
    expect(entry).toMatchObject({
      action: 'session.begin',
      actor: { _id: somebody.userId._id, name: somebody.name },
      subject: 'session',
      subjectId: somebody.userId._id,
      subjectName: somebody.name,
      requestId: expect.any(String),
      changes: [{ field: 'ipAddress', before: null, after: HERE }],
    });
  });

  test('that was refused for a wrong password is in the audit log, with the address and by nobody', async () => {
    await signIn('wrong');
    const [entry] = await written(1);
    expect(entry).toMatchObject({
      action: 'session.refused',
      actor: { _id: null, name: 'Unknown' },
      subjectId: somebody.userId._id,
      subjectName: somebody.name,
    });
    expect(valuesOf(entry as AuditEntryRecord)).toEqual({
      ipAddress: HERE,
      refusedFor: 'wrong_password',
    });
  });

  test('that was refused with the right password is in the audit log, since the account is closed', async () => {
    await admin.put(`/account/${somebody._id}`, { disabled: true });
    await signIn(PASSWORD);
    expect((await written(1)).map(valuesOf)).toEqual([{ ipAddress: HERE, refusedFor: 'closed' }]);
  });

  test('that was refused for a wrong code is in the audit log; and for a right password that still lacked its code', async () => {
    const { secret } = await enrol(await server.signIn(somebody.email, PASSWORD), PASSWORD);
    expect((await signIn(PASSWORD)).body.code).toBe('auth.code_needed');
    expect((await signIn(PASSWORD, HERE, { code: codeOf(secret, 10) })).status).toBe(401);
    await written(2);
    expect((await signIn(PASSWORD, HERE, { code: codeOf(secret, 1) })).status).toBe(200);
    expect(
      (await entries()).map(({ action, changes }) => [
        action,
        changes.find(({ field }) => field === 'refusedFor')?.after,
      ]),
    ).toEqual([
      ['session.begin', undefined],
      ['session.refused', 'wrong_code'],
      ['session.code_missing', 'code_missing'],
      ['session.begin', undefined],
    ]);
  });

  test('is in the audit log once in 15 minutes where a right password lacks its code, and again after one that was admitted', async () => {
    const { secret } = await enrol(await server.signIn(somebody.email, PASSWORD), PASSWORD);
    const missing = async () =>
      (await entries()).filter(({ action }) => action === 'session.code_missing').map(valuesOf);
    const guess = () =>
      Promise.all(Array.from({ length: 20 }, () => signIn(PASSWORD, '198.51.100.4')));
    await guess();
    await written(2);
    await guess();
    expect(await missing()).toEqual([{ ipAddress: '198.51.100.4', refusedFor: 'code_missing' }]);
    expect((await signIn(PASSWORD, HERE, { code: codeOf(secret, 1) })).status).toBe(200);
    await guess();
    await written(4);
    expect(await missing()).toHaveLength(2);
  });

  test('of somebody signed in, a wrong password or code at a confirmation or a change of the password, is in the audit log', async () => {
    const herself = await server.signIn(somebody.email, PASSWORD);
    const { secret } = await enrol(herself, PASSWORD);
    const from = { 'x-forwarded-for': HERE };
    const newPassword = 'another lamp of brass 41';
    expect((await herself.post('/auth/confirm', { password: 'wrong' }, from)).status).toBe(400);
    expect(
      (
        await herself.put(
          '/setting/change-password',
          { userId: somebody._id, oldPassword: 'wrong', newPassword, confirmPassword: newPassword },
          from,
        )
      ).status,
    ).toBe(400);
    expect(
      (await herself.post('/auth/confirm', { password: PASSWORD, code: codeOf(secret, 10) }, from))
        .status,
    ).toBe(400);
    expect(
      (await herself.post('/auth/confirm', { password: PASSWORD, code: codeOf(secret, 1) }, from))
        .status,
    ).toBe(200);
    const unconfirmed = await entries({
      action: 'session.unconfirmed',
      object: somebody.userId._id,
    });
    expect(unconfirmed.map((entry) => [entry.actor._id, entry.subjectId, valuesOf(entry)])).toEqual(
      ['wrong_code', 'wrong_password', 'wrong_password'].map((refusedFor) => [
        somebody.userId._id,
        somebody.userId._id,
        { ipAddress: HERE, refusedFor },
      ]),
    );
  });

  test('no more wrong passwords of somebody signed in are recorded than are verified', async () => {
    const herself = await server.signIn(somebody.email, PASSWORD);
    for (let count = 0; count < 8; count++)
      await herself.post('/auth/confirm', { password: 'wrong' });
    expect(
      await entries({ action: 'session.unconfirmed', object: somebody.userId._id }),
    ).toHaveLength(5);
  });

  test('of an e-mail address that nobody has is not in the audit log', async () => {
    const before = await countRows(server, 'audit_entry', "subject = 'session'");
    await signIn('wrong', HERE, {}, 'nobody@company.example');
    await signIn('wrong');
    await written(1);
    expect(await countRows(server, 'audit_entry', "subject = 'session'")).toBe(before + 1);
  });
});

test('attempts that the throttle refuses write one entry for each account in 15 minutes, however many come', async () => {
  for (let count = 0; count < 5; count++) await signIn('wrong');
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('wrong')));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(30).fill(429));
  await written(6);
  await signIn('wrong');
  expect((await entries()).map(({ action }) => action)).toEqual([
    'session.throttled',
    ...Array<string>(5).fill('session.refused'),
  ]);
  const old = Date.now() - 16 * 60_000;
  await store(
    server,
    "UPDATE audit_entry SET recorded_at = ? WHERE subject_id = ? AND action = 'session.throttled'",
    [old, somebody.userId._id],
  );
  await signIn('wrong');
  expect((await written(7)).filter(({ action }) => action === 'session.throttled')).toHaveLength(2);
});

test('the entries are sealed, and erased with their salt the chain stays whole: the address stands in a personal field', async () => {
  await signIn('wrong');
  const [entry] = await eventually(async () => {
    const found = await entries();
    return found[0]?.number != null && found;
  });
  expect(
    await countRows(server, 'audit_entry', 'id = ? AND value_after LIKE ?', [
      entry?._id,
      `%${HERE}%`,
    ]),
  ).toBe(1);
  expect(
    await countRows(server, 'audit_entry', 'id = ? AND (request_id LIKE ? OR subject_id LIKE ?)', [
      entry?._id,
      `%${HERE}%`,
      `%${HERE}%`,
    ]),
  ).toBe(0);
});

test('sign-ins are found by kind, person and day, and are no part of the history of an employee', async () => {
  await signIn(PASSWORD);
  await signIn('wrong');
  await written(2);
  expect(
    (await entries({ action: 'session.refused', object: somebody.userId._id })).map(
      ({ action }) => action,
    ),
  ).toEqual(['session.refused']);
  expect((await entries({ subject: 'session', q: somebody.name })).length).toBe(2);
  const { entries: history } = (await admin.get(`/history/employee/${somebody._id}?range=[0,49]`))
    .body as { entries: AuditEntryRecord[] };
  expect(history.map(({ subject }) => subject)).not.toContain('session');
});

test('a server that stops has stored the refused sign-ins it has answered', async () => {
  const second = await startServer({ RATE_LIMIT: 'on' }, server.database);
  await Promise.all(
    Array.from({ length: 4 }, () =>
      second.client().post('/auth/login', { email: somebody.email, password: 'wrong' }),
    ),
  );
  await second.stop();
  expect(
    await countRows(server, 'audit_entry', "subject_id = ? AND action = 'session.refused'", [
      somebody.userId._id,
    ]),
  ).toBe(4);
});

describe('an export of leave', () => {
  const exported = () => entries({ action: 'leave.export' });
  beforeEach(async () => {
    await admin.confirm(ADMIN.password);
    await store(server, "DELETE FROM audit_entry WHERE action = 'leave.export'");
    const herself = await server.signIn(somebody.email, PASSWORD);
    await herself.post('/leave/add', {
      userId: somebody._id,
      leaveType: 'Sick Leave',
      startDate: '2026-03-02',
      endDate: '2026-03-03',
      reason: 'An operation',
    });
  });
  const filter = encodeURIComponent(JSON.stringify({ leaveType: 'Sick Leave' }));

  test('is in the audit log with who, which list, filter and rows, as CSV and as the whole JSON list', async () => {
    const { body: text } = await admin.get(`/leave?filter=${filter}`, { accept: 'text/csv' });
    expect(text).toContain('An operation');
    await admin.get('/leave');
    const rows = await countRows(server, 'leave_request');
    expect(
      (await exported()).map((entry) => [entry.actor.name, entry.subjectName, valuesOf(entry)]),
    ).toEqual(
      [
        [ADMIN.name, 'leave.csv', { format: 'JSON', rows }],
        [ADMIN.name, 'leave.csv', { format: 'CSV', filter: '{"leaveType":"Sick Leave"}', rows }],
      ].map(([name, list, values]) => [name, list, expect.objectContaining(values as object)]),
    );
  });

  test('of one person by an admin is in the audit log; a page, one’s own leave and a refused export are not', async () => {
    await admin.get(`/leave/${somebody._id}`, { accept: 'text/csv' });
    expect(
      (await exported()).map(({ subjectName, subjectId }) => [subjectName, subjectId]),
    ).toEqual([[somebody.name, somebody._id]]);
    const herself = await server.signIn(somebody.email, PASSWORD);
    await herself.confirm(PASSWORD);
    expect((await herself.get(`/leave/${somebody._id}`, { accept: 'text/csv' })).status).toBe(200);
    await admin.get('/leave?range=[0,9]');
    const unconfirmed = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
    expect((await unconfirmed.get('/leave', { accept: 'text/csv' })).status).toBe(403);
    expect(await exported()).toHaveLength(1);
  });
});
