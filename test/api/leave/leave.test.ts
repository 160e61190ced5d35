import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addYears } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { hire, hireCast, PASSWORD, requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

/** Newly hired before each test, with nothing asked for yet. */
let nina: EmployeeRecord;
let ninaClient: Client;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
beforeEach(async () => {
  nina = await hire(cast.admin, {
    employeeId: `L-${++hired}`,
    name: 'Nina Berg',
    department: cast.sales._id,
  });
  ninaClient = await server.signIn(nina.email, PASSWORD);
});

const REQUEST = {
  leaveType: 'Annual Leave',
  startDate: '2026-03-02',
  endDate: '2026-03-06',
  reason: 'Rest',
};
const ask = (fields: Record<string, unknown> = {}, client = ninaClient) =>
  client.post('/leave/add', { userId: nina.userId._id, ...REQUEST, ...fields });
const decide = (leave: LeaveRecord, status: unknown, note?: unknown) =>
  cast.admin.put(`/leave/${leave._id}`, { status, note });
const span = (startDate: string, endDate: string) =>
  requestLeave(ninaClient, nina._id, startDate, endDate);

test('a request starts as Pending, whatever the body says, and carries its person and days', async () => {
  const added = await ask({
    status: 'Approved',
    days: 99,
    note: 'Yes',
    decidedBy: cast.admin.user._id,
    reason: ' Two weeks\r\nby the sea ',
  });
  expect(added).toMatchObject({ status: 201, body: { success: true } });
  const { leave } = added.body;
  expect(leave).toEqual({
    _id: expect.any(String),
    userId: nina.userId._id,
    ...REQUEST,
    reason: 'Two weeks\nby the sea',
    days: 5,
    status: 'Pending',
    version: 1,
    createdAt: expect.any(String),
    employeeId: {
      _id: nina._id,
      employeeId: nina.employeeId,
      userId: { _id: nina.userId._id, name: 'Nina Berg', profileImage: null },
      department: { _id: cast.sales._id, dep_name: 'Sales' },
    },
    note: null,
    decidedBy: null,
    decidedAt: null,
    cancelledBy: null,
    cancelledAt: null,
    cancelReason: null,
    unit: 'days',
    startsAt: 'morning',
    endsAt: 'evening',
    minutes: null,
    replaces: null,
    cost: null,
  });
  expect((await ninaClient.get(`/leave/detail/${leave._id}`)).body.leave).toEqual(leave);
  expect((await ninaClient.get(`/leave/${nina._id}`)).body.leaves).toEqual([leave]);
});

test.each([
  ['2026-03-02', '2026-03-02', 1],
  ['2026-03-28', '2026-03-30', 3],
  ['2026-10-24', '2026-10-26', 3],
  ['2024-02-28', '2024-03-01', 3],
  ['2024-01-01', '2024-12-31', 366],
  ['2025-12-30', '2026-01-02', 4],
])('from %s to %s are %i days', async (startDate, endDate, days) => {
  const { leave } = (await ask({ startDate, endDate })).body;
  expect(leave).toMatchObject({ startDate, endDate, days });
  expect(await countRows(server, 'leave_day', 'leave_id = ?', [leave._id])).toBe(days);
});

test('all five types are taken, and dates up to two years ahead', async () => {
  const latest = addYears(server.app.get(Clock).today(), 2);
  const types = ['Sick Leave', 'Casual Leave', 'Annual Leave', 'Personal Leave', 'Emergency Leave'];
  for (const [n, leaveType] of types.entries()) {
    const day = addDays(latest, -n);
    expect((await ask({ leaveType, startDate: day, endDate: day })).body.leave).toMatchObject({
      leaveType,
      startDate: day,
    });
  }
  expect((await ask({ startDate: addDays(latest, 1), endDate: addDays(latest, 1) })).status).toBe(
    400,
  );
});

describe('no two requests of one person share a day', () => {
  test.each([
    ['the same', '2026-06-10', '2026-06-20'],
    ['inside', '2026-06-12', '2026-06-13'],
    ['around', '2026-06-01', '2026-06-30'],
    ['across the start', '2026-06-08', '2026-06-10'],
    ['across the end', '2026-06-20', '2026-06-22'],
  ])('%s: 409 that names the other request', async (_, startDate, endDate) => {
    await span('2026-06-10', '2026-06-20');
    const answer = await ask({ startDate, endDate });
    expect(answer).toMatchObject({
      status: 409,
      body: { success: false, code: 'leave.overlap', errors: { startDate: expect.any(String) } },
    });
    for (const words of ['Annual Leave', '2026-06-10', '2026-06-20', 'Pending'])
      expect(answer.body.error).toContain(words);
    expect(await countRows(server, 'leave_request', 'employee_id = ?', [nina._id])).toBe(1);
    expect(await countRows(server, 'leave_day', 'employee_id = ?', [nina._id])).toBe(11);
  });

  test('the days before and after are free, and the same days of somebody else', async () => {
    await span('2026-06-10', '2026-06-20');
    expect((await ask({ startDate: '2026-06-09', endDate: '2026-06-09' })).status).toBe(201);
    expect((await ask({ startDate: '2026-06-21', endDate: '2026-06-21' })).status).toBe(201);
    expect(
      (
        await cast.amaraClient.post('/leave/add', {
          userId: cast.amara._id,
          ...REQUEST,
          startDate: '2026-06-10',
          endDate: '2026-06-20',
        })
      ).status,
    ).toBe(201);
  });

  test('an approved request keeps its days, a rejected or cancelled one frees them', async () => {
    const first = await span('2026-03-02', '2026-03-06');
    await decide(first, 'Rejected');
    const second = await span('2026-03-02', '2026-03-06');
    await ninaClient.post(`/leave/withdraw/${second._id}`);
    const third = await span('2026-03-02', '2026-03-06');
    await decide(third, 'Approved');
    expect(await ask()).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Approved') },
    });
    await cast.admin.post(`/leave/withdraw/${third._id}`, { reason: 'The project is late' });
    await span('2026-03-02', '2026-03-06');
    expect(await countRows(server, 'leave_day', 'employee_id = ?', [nina._id])).toBe(5);
  });
});

describe('the person of a request', () => {
  test('is oneself, by either id, and nobody else', async () => {
    expect((await ask({ userId: nina._id })).body.leave.userId).toBe(nina.userId._id);
    for (const userId of [cast.zoe._id, cast.zoe.userId._id, cast.admin.user._id, newId()]) {
      expect(await ask({ userId, startDate: '2026-09-01', endDate: '2026-09-01' })).toMatchObject({
        status: 403,
        body: { code: 'access.denied' },
      });
    }
  });

  test('may be an employee for whom an admin asks, and the request starts as Pending too', async () => {
    expect((await ask({}, cast.admin)).body.leave).toMatchObject({
      userId: nina.userId._id,
      status: 'Pending',
    });
    expect(await ask({ userId: newId() }, cast.admin)).toMatchObject({
      status: 400,
      body: { errors: { userId: expect.any(String) } },
    });
  });

  test('may be an admin with an employee record', async () => {
    expect(
      (await cast.ruthClient.post('/leave/add', { userId: cast.ruth.userId._id, ...REQUEST })).body
        .leave.userId,
    ).toBe(cast.ruth.userId._id);
  });

  test('needs an employee record', async () => {
    expect(await ask({ userId: cast.admin.user._id }, cast.admin)).toMatchObject({
      status: 400,
      body: {
        error: 'You have no employee record',
        errors: { userId: 'You have no employee record' },
      },
    });
  });
});

test('requests are read by their owner and by admins; to others all ids look alike', async () => {
  const leave = await span('2026-03-02', '2026-03-06');
  for (const id of [nina._id, nina.userId._id]) {
    for (const client of [ninaClient, cast.admin])
      expect((await client.get(`/leave/${id}`)).body.leaves).toEqual([leave]);
    expect((await cast.zoeClient.get(`/leave/${id}`)).status).toBe(403);
  }
  expect((await cast.admin.get(`/leave/detail/${leave._id}`)).body.leave).toEqual(leave);
  for (const id of [leave._id, newId()])
    expect(await cast.zoeClient.get(`/leave/detail/${id}`)).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    });
  expect(await cast.admin.get(`/leave/detail/${newId()}`)).toMatchObject({
    status: 404,
    body: { code: 'leave.not_found', error: 'Leave Request Not Found' },
  });
  expect((await cast.admin.get(`/leave/${newId()}`)).status).toBe(404);
  for (const path of ['/leave/detail/x', '/leave/x'])
    expect((await cast.admin.get(path)).status).toBe(400);
  expect((await ninaClient.get('/leave')).status).toBe(403);
});
