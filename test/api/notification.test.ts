import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Housekeeping } from '../../api/database/housekeeping.js';
import { newId } from '../../api/database/ids.js';
import type { EmployeeRecord, LeaveNotificationRecord } from '../../api/contract/records.js';
import { hire, hireCast, PASSWORD, requestLeave, type Cast } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { countRows, store } from '../support/rows.js';
import { startServer, type TestServer } from '../support/server.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let cast: Cast;
let nina: EmployeeRecord;
let ninaClient: Client;
let hired = 0;

beforeAll(async () => {
  server = await startServer();
  cast = await hireCast(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await store(server, 'DELETE FROM notification');
  nina = await hire(cast.admin, { employeeId: `N-${++hired}`, name: 'Nina Berg', department: cast.sales._id });
  ninaClient = await server.signIn(nina.email, PASSWORD);
});

async function news(client: Client): Promise<{ notifications: LeaveNotificationRecord[]; unread: number }> {
  const answer = await client.get('/notification');
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  return { notifications: answer.body.notifications, unread: answer.body.unread };
}
const kinds = async (client: Client) => (await news(client)).notifications.map(({ kind }) => kind);
const request = (day = '02') => requestLeave(ninaClient, nina._id, `2026-03-${day}`, `2026-03-${day}`, { leaveType: 'Sick Leave', reason: 'Nobody’s business' });

test('a new request is news to every admin, and to nobody else', async () => {
  const leave = await request();
  const expected = {
    _id: expect.any(String), kind: 'leave.requested', createdAt: expect.any(String), read: false,
    leave: { _id: leave._id, leaveType: 'Sick Leave', startDate: '2026-03-02', endDate: '2026-03-02', status: 'Pending' },
    employee: { _id: nina._id, name: 'Nina Berg' },
  };
  for (const admin of [cast.admin, cast.ruthClient]) expect(await news(admin)).toEqual({ notifications: [expected], unread: 1 });
  for (const employee of [ninaClient, cast.zoeClient]) expect(await news(employee)).toEqual({ notifications: [], unread: 0 });
});

test('an admin’s own request is news to the other admins; a disabled admin hears nothing', async () => {
  await requestLeave(cast.ruthClient, cast.ruth._id, '2026-03-02', '2026-03-02');
  expect(await kinds(cast.ruthClient)).toEqual([]);
  expect(await kinds(cast.admin)).toEqual(['leave.requested']);

  const gone = await hire(cast.admin, { employeeId: 'N-gone', department: cast.sales._id, role: 'admin' });
  await cast.admin.put(`/account/${gone._id}`, { disabled: true });
  await request();
  expect(await countRows(server, 'notification', 'account_id = ?', [gone.userId._id])).toBe(0);
});

test.each([['Approved', 'leave.approved'], ['Rejected', 'leave.rejected']])('that a request was %s is news to the employee, and only to them', async (status, kind) => {
  const leave = await request();
  await cast.admin.put(`/leave/${leave._id}`, { status });
  const { notifications, unread } = await news(ninaClient);
  expect(notifications).toEqual([expect.objectContaining({ kind, leave: expect.objectContaining({ _id: leave._id, status }) })]);
  expect(unread).toBe(1);
  expect(await kinds(cast.zoeClient)).toEqual([]);
  expect(await kinds(cast.ruthClient)).toEqual(['leave.requested']);
});

test('a withdrawal by an admin is news to the employee; one’s own is none', async () => {
  const leave = await request();
  await cast.admin.post(`/leave/withdraw/${leave._id}`, { reason: 'The office is closed' });
  expect(await kinds(ninaClient)).toEqual(['leave.cancelled']);
  const own = await request('03');
  await ninaClient.post(`/leave/withdraw/${own._id}`);
  expect(await kinds(ninaClient)).toEqual(['leave.cancelled']);
});

test('a request that is refused or a decision that fails is no news', async () => {
  const leave = await request();
  await ninaClient.post('/leave/add', { userId: nina._id, leaveType: 'Sick Leave', startDate: '2026-03-02', endDate: '2026-03-02', reason: 'Twice' });
  await cast.admin.put(`/leave/${leave._id}`, { status: 'Approved' });
  await cast.admin.put(`/leave/${leave._id}`, { status: 'Rejected' });
  expect(await kinds(cast.admin)).toEqual(['leave.requested']);
  expect(await kinds(ninaClient)).toEqual(['leave.approved']);
});

test('the newest come first, with the status as it is now', async () => {
  const [one, two, three] = [await request('02'), await request('03'), await request('04')];
  await cast.admin.put(`/leave/${two._id}`, { status: 'Rejected' });
  const { notifications } = await news(cast.admin);
  expect(notifications.map(({ leave }) => [leave._id, leave.status])).toEqual([[three._id, 'Pending'], [two._id, 'Rejected'], [one._id, 'Pending']]);
});

describe('reading', () => {
  test('without ids marks all of one’s own, and nobody else’s', async () => {
    await request('02');
    await request('03');
    expect(await cast.admin.put('/notification/read')).toMatchObject({ status: 200, body: { success: true, unread: 0 } });
    const { notifications, unread } = await news(cast.admin);
    expect([unread, notifications.map(({ read }) => read)]).toEqual([0, [true, true]]);
    expect((await news(cast.ruthClient)).unread).toBe(2);
  });

  test('with ids marks these, of one’s own', async () => {
    await request('02');
    await request('03');
    const [newest, oldest] = (await news(cast.admin)).notifications as [LeaveNotificationRecord, LeaveNotificationRecord];
    const theirs = (await news(cast.ruthClient)).notifications.map(({ _id }) => _id);
    expect((await cast.admin.put('/notification/read', { ids: [oldest._id, newId(), ...theirs] })).body.unread).toBe(1);
    expect((await news(cast.admin)).notifications.map(({ _id, read }) => [_id, read])).toEqual([[newest._id, false], [oldest._id, true]]);
    expect((await news(cast.ruthClient)).unread).toBe(2);
    expect((await cast.admin.put('/notification/read', { ids: [] })).body.unread).toBe(1);
    expect((await cast.admin.put('/notification/read', { ids: [newest._id.toUpperCase()] })).body.unread).toBe(0);
  });

  test.each([[['x']], ['all'], [[1]], [Array.from({ length: 1001 }, () => newId())]])('with ids of %p is a 400', async (ids) => {
    expect(await cast.admin.put('/notification/read', { ids })).toMatchObject({ status: 400, body: { errors: { ids: expect.any(String) } } });
  });
});

test('fifty are told unless a range asks for others', async () => {
  const leave = await request();
  await store(server, 'DELETE FROM notification');
  const ids = Array.from({ length: 55 }, () => newId());
  for (const [n, id] of ids.entries()) {
    await store(server, 'INSERT INTO notification (id, account_id, kind, leave_id, created_at) VALUES (?, ?, ?, ?, ?)', [id, nina.userId._id, 'leave.approved', leave._id, n]);
  }
  const newestFirst = ids.toReversed();
  const all = await news(ninaClient);
  expect([all.notifications.map(({ _id }) => _id), all.unread]).toEqual([newestFirst.slice(0, 50), 55]);
  const range = await ninaClient.get('/notification?range=[50,59]');
  expect(range.body.notifications.map(({ _id }: LeaveNotificationRecord) => _id)).toEqual(newestFirst.slice(50));
  expect(range.headers.get('content-range')).toBe('notifications 50-54/55');
  const beyond = await ninaClient.get('/notification?range=[60,69]');
  expect([beyond.status, beyond.body.notifications, beyond.headers.get('content-range')]).toEqual([200, [], 'notifications */55']);
  for (const wrong of ['[0,1000]', '[-1,5]', '[5]', 'x']) expect((await ninaClient.get(`/notification?range=${wrong}`)).status).toBe(400);
});

test('read ones go after ninety days, unread ones stay', async () => {
  await request('02');
  await cast.admin.put('/notification/read');
  await store(server, 'UPDATE notification SET read_at = ?, created_at = 0 WHERE read_at IS NOT NULL', [Date.now() - 90 * DAY_MS - 1000]);
  await request('03');
  await cast.admin.put('/notification/read');
  await server.app.get(Housekeeping).runAll();
  expect((await news(cast.admin)).notifications.map(({ leave }) => leave.startDate)).toEqual(['2026-03-03']);
  // The other admin has read neither.
  expect((await news(cast.ruthClient)).unread).toBe(2);
});
