import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { LeaveNotificationRecord } from '../../api/contract/notification/notifications.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { Housekeeping } from '../../api/platform/periodic/housekeeping.js';
import { passUndoTime } from '../support/calendar.js';
import { hire, hireCast, PASSWORD, requestLeave } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { applied, checked } from '../support/imports.js';
import { countRows, store } from '../support/rows.js';
import { ADMIN, serverOfFile } from '../support/server.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let nina: EmployeeRecord;
let ninaClient: Client;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
beforeEach(async () => {
  for (const table of ['notification', 'admin_notification'])
    await store(server, `DELETE FROM ${table}`);
  nina = await hire(cast.admin, {
    employeeId: `N-${++hired}`,
    name: 'Nina Berg',
    department: cast.sales._id,
  });
  ninaClient = await server.signIn(nina.email, PASSWORD);
});

async function news(
  client: Client,
): Promise<{ notifications: LeaveNotificationRecord[]; unread: number }> {
  const answer = await client.get('/notification');
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  return { notifications: answer.body.notifications, unread: answer.body.unread };
}
const kinds = async (client: Client) => (await news(client)).notifications.map(({ kind }) => kind);
const request = (day = '02') =>
  requestLeave(ninaClient, nina._id, `2026-03-${day}`, `2026-03-${day}`, {
    leaveType: 'Sick Leave',
    reason: 'Nobody’s business',
  });

test('a new request notifies every admin, and nobody else', async () => {
  const leave = await request();
  const expected = {
    _id: expect.any(String),
    kind: 'leave.requested',
    createdAt: expect.any(String),
    read: false,
    leave: {
      _id: leave._id,
      leaveType: 'Sick Leave',
      startDate: '2026-03-02',
      endDate: '2026-03-02',
      status: 'Pending',
    },
    employee: { _id: nina._id, name: 'Nina Berg' },
  };
  for (const admin of [cast.admin, cast.ruthClient])
    expect(await news(admin)).toEqual({ notifications: [expected], unread: 1 });
  for (const employee of [ninaClient, cast.zoeClient])
    expect(await news(employee)).toEqual({ notifications: [], unread: 0 });
});

test('the notification of a request that I decided myself is read, and stays unread for the other admins', async () => {
  const [approved, cancelled] = [await request('02'), await request('03')];
  await cast.ruthClient.put(`/leave/${approved._id}`, { status: 'Approved' });
  await cast.ruthClient.post(`/leave/withdraw/${cancelled._id}`, { reason: 'Asked twice' });
  const { notifications, unread } = await news(cast.ruthClient);
  expect([notifications.map(({ read }) => read), unread]).toEqual([[true, true], 0]);
  expect((await news(cast.admin)).unread).toBe(2);
});

test('the notification of a pending request from which days were taken out is read for who took them, and leads to the rest', async () => {
  const leave = await requestLeave(ninaClient, nina._id, '2026-03-02', '2026-03-06');
  const { leaves } = (
    await cast.ruthClient.post(`/leave/shorten/${leave._id}`, {
      from: '2026-03-04',
      to: '2026-03-04',
      reason: 'Ill',
    })
  ).body;
  expect(await news(cast.ruthClient)).toMatchObject({
    notifications: [{ read: true, leave: { _id: leaves[0]._id, status: 'Pending' } }],
    unread: 0,
  });
  expect(await news(cast.admin)).toMatchObject({
    notifications: [{ read: false, leave: { _id: leaves[0]._id, status: 'Pending' } }],
    unread: 1,
  });
  await cast.admin.put(`/leave/${leaves[0]._id}`, { status: 'Approved' });
  expect((await news(cast.admin)).unread).toBe(0);
});

test('an admin’s own request notifies the other admins', async () => {
  await requestLeave(cast.ruthClient, cast.ruth._id, '2026-03-02', '2026-03-02');
  expect(await news(cast.ruthClient)).toEqual({ notifications: [], unread: 0 });
  expect(await kinds(cast.admin)).toEqual(['leave.requested']);
});

test('a request is one row of notification for all admins', async () => {
  const leave = await request();
  expect(await countRows(server, 'admin_notification', 'leave_id = ?', [leave._id])).toBe(1);
  expect(await countRows(server, 'notification')).toBe(0);
});

describe('somebody who becomes an admin', () => {
  let ina: EmployeeRecord;

  beforeEach(async () => {
    ina = await hire(cast.admin, { employeeId: `N-ina-${hired}`, department: cast.sales._id });
    await cast.admin.confirm(ADMIN.password);
  });
  const become = (role: string) => cast.admin.put(`/account/${ina._id}`, { role });

  test('is told of what is asked from then on', async () => {
    await request('02');
    expect((await become('admin')).status).toBe(200);
    const client = await server.signIn(ina.email, PASSWORD);
    expect(await news(client)).toEqual({ notifications: [], unread: 0 });
    await request('03');
    expect(await kinds(client)).toEqual(['leave.requested']);
    // To say the same again changes nothing.
    await become('admin');
    expect(await kinds(await server.signIn(ina.email, PASSWORD))).toEqual(['leave.requested']);
  });

  test('is told also after becoming one by an import', async () => {
    await request('02');
    const { _id } = await checked(
      cast.admin,
      'employees',
      [
        'Employee ID,Full Name,Email,Date of Birth,Gender,Marital Status,Department,Designation,Salary,Role',
        `${ina.employeeId},${ina.name},${ina.email},1990-05-17,female,single,Sales,Clerk,3000,admin`,
      ].join('\n'),
      { payPeriod: 'month' },
    );
    expect((await applied(cast.admin, { _id })).state).toBe('Applied');
    await request('03');
    expect(await kinds(await server.signIn(ina.email, PASSWORD))).toEqual(['leave.requested']);
  });

  test('is told of no requests once no admin any more, nor of those before when an admin again', async () => {
    await become('admin');
    await request('02');
    const client = await server.signIn(ina.email, PASSWORD);
    expect(await client.put('/notification/read')).toMatchObject({ body: { unread: 0 } });
    await become('employee');
    expect(await news(await server.signIn(ina.email, PASSWORD))).toEqual({
      notifications: [],
      unread: 0,
    });
    await become('admin');
    await request('03');
    const { notifications, unread } = await news(await server.signIn(ina.email, PASSWORD));
    expect([notifications.map(({ leave }) => leave.startDate), unread]).toEqual([
      ['2026-03-03'],
      1,
    ]);
  });
});

test.each([
  ['Approved', 'leave.approved'],
  ['Rejected', 'leave.rejected'],
])('that a request was %s is news to the employee, and only to them', async (status, kind) => {
  const leave = await request();
  await cast.admin.put(`/leave/${leave._id}`, { status });
  passUndoTime(server);
  const { notifications, unread } = await news(ninaClient);
  expect(notifications).toEqual([
    expect.objectContaining({ kind, leave: expect.objectContaining({ _id: leave._id, status }) }),
  ]);
  expect(unread).toBe(1);
  expect(await kinds(cast.zoeClient)).toEqual([]);
  expect(await kinds(cast.ruthClient)).toEqual(['leave.requested']);
});

test('a withdrawal by an admin notifies the employee; their own does not', async () => {
  const leave = await request();
  await cast.admin.post(`/leave/withdraw/${leave._id}`, { reason: 'The office is closed' });
  expect(await kinds(ninaClient)).toEqual(['leave.cancelled']);
  const own = await request('03');
  await ninaClient.post(`/leave/withdraw/${own._id}`);
  expect(await kinds(ninaClient)).toEqual(['leave.cancelled']);
});

test('a refused request or a failed decision notifies nobody', async () => {
  const leave = await request();
  await ninaClient.post('/leave/add', {
    userId: nina._id,
    leaveType: 'Sick Leave',
    startDate: '2026-03-02',
    endDate: '2026-03-02',
    reason: 'Twice',
  });
  await cast.admin.put(`/leave/${leave._id}`, { status: 'Approved' });
  await cast.admin.put(`/leave/${leave._id}`, { status: 'Rejected' });
  passUndoTime(server);
  expect(await kinds(cast.admin)).toEqual(['leave.requested']);
  expect(await kinds(ninaClient)).toEqual(['leave.approved']);
});

test('the newest come first, with the status as it is now', async () => {
  const [one, two, three] = [await request('02'), await request('03'), await request('04')];
  await cast.admin.put(`/leave/${two._id}`, { status: 'Rejected' });
  const { notifications } = await news(cast.admin);
  expect(notifications.map(({ leave }) => [leave._id, leave.status])).toEqual([
    [three._id, 'Pending'],
    [two._id, 'Rejected'],
    [one._id, 'Pending'],
  ]);
});

test('who was told as an admin before they were one row for all hears of it as an admin alone', async () => {
  const leave = await request();
  const [theirs, mine] = [newId(), newId()];
  for (const [id, accountId, kind] of [
    [theirs, nina.userId._id, 'leave.requested'],
    [mine, nina.userId._id, 'leave.approved'],
  ]) {
    await store(
      server,
      'INSERT INTO notification (id, account_id, kind, leave_id, created_at) VALUES (?, ?, ?, ?, 1)',
      [id, accountId, kind, leave._id],
    );
  }
  const { notifications, unread } = await news(ninaClient);
  expect([notifications.map(({ _id }) => _id), unread]).toEqual([[mine], 1]);
  expect((await ninaClient.get('/notification?range=[0,9]')).headers.get('content-range')).toBe(
    'notifications 0-0/1',
  );
});

describe('reading', () => {
  test('without ids marks all of one’s own, and nobody else’s', async () => {
    await request('02');
    await request('03');
    expect(await cast.admin.put('/notification/read')).toMatchObject({
      status: 200,
      body: { success: true, unread: 0 },
    });
    const { notifications, unread } = await news(cast.admin);
    expect([unread, notifications.map(({ read }) => read)]).toEqual([0, [true, true]]);
    expect((await news(cast.ruthClient)).unread).toBe(2);
  });

  test('with ids marks these, of one’s own', async () => {
    await request('02');
    await request('03');
    const [newest, oldest] = (await news(cast.admin)).notifications as [
      LeaveNotificationRecord,
      LeaveNotificationRecord,
    ];
    await cast.admin.put(`/leave/${oldest.leave._id}`, { status: 'Approved' });
    passUndoTime(server);
    const theirs = (await news(ninaClient)).notifications.map(({ _id }) => _id);
    expect(
      (await cast.admin.put('/notification/read', { ids: [oldest._id, newId(), ...theirs] })).body
        .unread,
    ).toBe(1);
    expect((await news(cast.admin)).notifications.map(({ _id, read }) => [_id, read])).toEqual([
      [newest._id, false],
      [oldest._id, true],
    ]);
    expect([(await news(cast.ruthClient)).unread, (await news(ninaClient)).unread]).toEqual([2, 1]);
    expect((await cast.admin.put('/notification/read', { ids: [] })).body.unread).toBe(1);
    expect(
      (await cast.admin.put('/notification/read', { ids: [newest._id.toUpperCase()] })).body.unread,
    ).toBe(0);
  });

  test.each<[string, unknown]>([
    ['no ids', ['x']],
    ['a word', 'all'],
    ['numbers', [1]],
    ['more than a thousand', Array.from({ length: 1001 }, () => newId())],
  ])('with %s is a 400', async (_, ids) => {
    expect(await cast.admin.put('/notification/read', { ids })).toMatchObject({
      status: 400,
      body: { errors: { ids: expect.any(String) } },
    });
  });
});

test('fifty are told unless a range asks for others', async () => {
  const leave = await request();
  await store(server, 'DELETE FROM notification');
  const ids = Array.from({ length: 55 }, () => newId());
  for (const [n, id] of ids.entries()) {
    await store(
      server,
      'INSERT INTO notification (id, account_id, kind, leave_id, created_at) VALUES (?, ?, ?, ?, ?)',
      [id, nina.userId._id, 'leave.approved', leave._id, n],
    );
  }
  const newestFirst = ids.toReversed();
  const all = await news(ninaClient);
  expect([all.notifications.map(({ _id }) => _id), all.unread]).toEqual([
    newestFirst.slice(0, 50),
    55,
  ]);
  const range = await ninaClient.get('/notification?range=[50,59]');
  expect(range.body.notifications.map(({ _id }: LeaveNotificationRecord) => _id)).toEqual(
    newestFirst.slice(50),
  );
  expect(range.headers.get('content-range')).toBe('notifications 50-54/55');
  const beyond = await ninaClient.get('/notification?range=[60,69]');
  expect([beyond.status, beyond.body.notifications, beyond.headers.get('content-range')]).toEqual([
    200,
    [],
    'notifications */55',
  ]);
  for (const wrong of ['[0,1000]', '[-1,5]', '[5]', 'x'])
    expect((await ninaClient.get(`/notification?range=${wrong}`)).status).toBe(400);
});

test('an admin reads their own and those to all admins as one list, in order and by range', async () => {
  const leave = await request('02');
  const own = newId();
  await store(
    server,
    'INSERT INTO notification (id, account_id, kind, leave_id, created_at) VALUES (?, ?, ?, ?, ?)',
    [own, cast.ruth.userId._id, 'leave.approved', leave._id, Date.now()],
  );
  await request('03');
  const all = (await news(cast.ruthClient)).notifications;
  expect([all.map(({ kind }) => kind), all[1]?._id]).toEqual([
    ['leave.requested', 'leave.approved', 'leave.requested'],
    own,
  ]);
  const page = await cast.ruthClient.get('/notification?range=[1,1]');
  expect([page.body.notifications, page.headers.get('content-range'), page.body.unread]).toEqual([
    [all[1]],
    'notifications 1-1/3',
    3,
  ]);
  expect((await cast.ruthClient.put('/notification/read', { ids: [own] })).body.unread).toBe(2);
});

test('marked twice at once, a notification is read once', async () => {
  await request('02');
  const answers = await Promise.all([1, 2, 3, 4].map(() => cast.admin.put('/notification/read')));
  expect(answers.map(({ status, body }) => [status, body.unread])).toEqual(
    answers.map(() => [200, 0]),
  );
  expect((await news(cast.admin)).unread).toBe(0);
});

describe('read notifications', () => {
  const LONG_AGO = Date.now() - 90 * DAY_MS - 1000;

  test('go after ninety days, and unread ones stay: those of an employee', async () => {
    for (const day of ['02', '03'])
      await cast.admin.put(`/leave/${(await request(day))._id}`, { status: 'Approved' });
    passUndoTime(server);
    const [newer] = (await news(ninaClient)).notifications;
    await store(server, 'UPDATE notification SET created_at = 0 WHERE account_id = ?', [
      nina.userId._id,
    ]);
    await store(server, 'UPDATE notification SET read_at = ? WHERE id = ?', [LONG_AGO, newer?._id]);
    await server.app.get(Housekeeping).runAll();
    expect(
      (await news(ninaClient)).notifications.map(({ leave, read }) => [leave.startDate, read]),
    ).toEqual([['2026-03-02', false]]);
  });

  test('go after ninety days, and unread ones stay: those to all admins', async () => {
    await request('02');
    await cast.admin.put('/notification/read');
    await store(server, 'UPDATE admin_notification_read SET read_at = ?', [LONG_AGO]);
    await request('03');
    await cast.admin.put('/notification/read');
    await server.app.get(Housekeeping).runAll();
    expect((await news(cast.admin)).notifications.map(({ leave }) => leave.startDate)).toEqual([
      '2026-03-03',
    ]);
    expect((await cast.admin.get('/notification?range=[0,9]')).headers.get('content-range')).toBe(
      'notifications 0-0/1',
    );
    // The other admin has read neither.
    expect((await news(cast.ruthClient)).unread).toBe(2);
  });

  test('go with all others to all admins after a year, with what is known of who read them', async () => {
    await request('02');
    await cast.admin.put('/notification/read');
    await store(server, 'UPDATE admin_notification SET created_at = ?', [
      Date.now() - 365 * DAY_MS - 1000,
    ]);
    await server.app.get(Housekeeping).runAll();
    for (const table of ['admin_notification', 'admin_notification_read'])
      expect([table, await countRows(server, table)]).toEqual([table, 0]);
  });
});
