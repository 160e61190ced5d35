import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { hire, hireCast, PASSWORD, requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { recounted, told } from '../../support/recount.js';
import { auditOf, rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { storePolicy, yearlyRules } from '../../support/stored-leave-rules.js';

let nina: EmployeeRecord;
let ninaClient: Client;
/** Monday to Friday of the week after, until noon. */
let leave: LeaveRecord;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
beforeEach(async () => {
  nina = await hire(cast.admin, {
    employeeId: `S-${++hired}0`,
    name: 'Nina Berg',
    department: cast.sales._id,
  });
  ninaClient = await server.signIn(nina.email, PASSWORD);
  await storePolicy(server, { rules: yearlyRules(20), holder: nina._id });
  leave = await requestLeave(ninaClient, nina._id, '2026-08-10', '2026-08-21', { endsAt: 'noon' });
});
afterEach(async () => expect(await told(cast.admin)).toEqual(await recounted(server)));

const shorten = (from: unknown, to: unknown, reason: unknown = 'Ill', client = cast.ruthClient) =>
  client.post(`/leave/shorten/${leave._id}`, { from, to, reason });
const read = async () =>
  (await cast.admin.get(`/leave/detail/${leave._id}`)).body.leave as LeaveRecord;
const summary = async () => (await ninaClient.get(`/leave/${nina._id}?range=[0,9]`)).body;

test('what is left before and after is kept with status and decision, and costs what it costs', async () => {
  await cast.admin.put(`/leave/${leave._id}`, { status: 'Approved', note: 'Enjoy' });
  const approved = await read();
  const { status, body } = await shorten('2026-08-12', '2026-08-17');
  expect(status).toBe(200);
  const kept = {
    status: 'Approved',
    note: 'Enjoy',
    decidedBy: approved.decidedBy,
    decidedAt: approved.decidedAt,
    reason: leave.reason,
    createdAt: leave.createdAt,
    replaces: leave._id,
  };
  expect(body.leaves).toMatchObject([
    {
      ...kept,
      startDate: '2026-08-10',
      endDate: '2026-08-11',
      startsAt: 'morning',
      endsAt: 'evening',
      days: 2,
      cost: 2,
    },
    {
      ...kept,
      startDate: '2026-08-18',
      endDate: '2026-08-21',
      startsAt: 'morning',
      endsAt: 'noon',
      days: 4,
      cost: 3.5,
    },
  ]);
  expect(await read()).toMatchObject({
    status: 'Cancelled',
    cancelledBy: 'Ruth Admin',
    cancelReason: 'Ill',
  });
  expect((await auditOf(server, leave._id)).at(-1)).toMatchObject({
    action: 'leave.shorten',
    before: { status: 'Approved' },
    after: { status: 'Cancelled', reason: 'Ill', from: '2026-08-12', to: '2026-08-17' },
  });
});

test('a shortening is news to the employee; of one’s own leave it is none', async () => {
  await shorten('2026-08-12', '2026-08-17');
  const { body } = await ninaClient.get('/notification');
  expect(body.notifications).toMatchObject([
    {
      kind: 'leave.shortened',
      leave: { _id: leave._id, startDate: '2026-08-10', endDate: '2026-08-21' },
    },
  ]);
  const own = await requestLeave(cast.ruthClient, cast.ruth._id, '2026-08-10', '2026-08-21');
  await cast.ruthClient.post(`/leave/shorten/${own._id}`, {
    from: '2026-08-12',
    to: '2026-08-12',
    reason: 'Ill',
  });
  expect(
    (await cast.ruthClient.get('/notification')).body.notifications.filter(
      ({ kind }: { kind: string }) => kind === 'leave.shortened',
    ),
  ).toEqual([]);
});

const listed = async (filter: object) =>
  cast.admin.get(
    `/leave?range=[0,9]&filter=${encodeURIComponent(JSON.stringify({ employee: nina._id, ...filter }))}`,
  );

test('a shortened request counts once: totals, lists and their lengths have what replaces it', async () => {
  const { body } = await shorten('2026-08-12', '2026-08-12');
  const page = await summary();
  expect(page.summary).toEqual({ total: 2, pending: 2, approved: 0, rejected: 0, cancelled: 0 });
  const kept = (body.leaves as LeaveRecord[]).map(({ _id }) => _id);
  expect((page.leaves as LeaveRecord[]).map(({ _id }) => _id).sort()).toEqual(kept);
  expect((await listed({})).headers.get('content-range')).toBe('leave 0-1/2');
  expect((await listed({ status: 'Cancelled' })).body.leaves).toEqual([]);
  expect((await ninaClient.get(`/leave/${nina._id}`)).body.leaves as LeaveRecord[]).toHaveLength(2);
});

test('a shortened request names what replaces it, on its page and in the list of changed requests', async () => {
  const { body } = await shorten('2026-08-12', '2026-08-12');
  const replacedBy = (body.leaves as LeaveRecord[]).map(({ _id }) => _id);
  expect(await read()).toMatchObject({ status: 'Cancelled', replacedBy });
  expect((await listed({ status: 'Changed' })).body.leaves).toMatchObject([
    { _id: leave._id, replacedBy },
  ]);
  expect((await listed({ id: [leave._id] })).body.leaves).toMatchObject([
    { _id: leave._id, replacedBy },
  ]);
  expect(body.leaves[0]).not.toHaveProperty('replacedBy');
});

test('a rest begins and ends on days that cost, and none is made of days that cost nothing', async () => {
  const { body } = await shorten('2026-08-14', '2026-08-14');
  expect(body.leaves).toMatchObject([
    { startDate: '2026-08-10', endDate: '2026-08-13', days: 4, cost: 4 },
    { startDate: '2026-08-17', endDate: '2026-08-21', endsAt: 'noon', days: 5, cost: 4.5 },
  ]);
  const weekend = await requestLeave(ninaClient, nina._id, '2026-09-05', '2026-09-11');
  const whole = await cast.admin.post(`/leave/shorten/${weekend._id}`, {
    from: '2026-09-07',
    to: '2026-09-11',
    reason: 'Ill',
  });
  expect(whole).toMatchObject({
    status: 400,
    body: { errors: { from: 'No days of this leave would be left. Cancel it instead.' } },
  });
  const half = await cast.admin.post(`/leave/shorten/${weekend._id}`, {
    from: '2026-09-08',
    to: '2026-09-11',
    reason: 'Ill',
  });
  expect(half.body.leaves).toMatchObject([
    { startDate: '2026-09-07', endDate: '2026-09-07', days: 1, cost: 1 },
  ]);
});

test('at an end, one request is kept; its days are free again', async () => {
  const { body } = await shorten('2026-08-10', '2026-08-14');
  expect(body.leaves).toMatchObject([
    { startDate: '2026-08-17', endDate: '2026-08-21', status: 'Pending', endsAt: 'noon' },
  ]);
  expect(
    await rows(server, 'SELECT DISTINCT leave_id FROM leave_day WHERE employee_id = ?', [nina._id]),
  ).toEqual([{ leave_id: body.leaves[0]._id }]);
  await requestLeave(ninaClient, nina._id, '2026-08-10', '2026-08-14', { leaveType: 'Sick Leave' });
  expect(
    await cast.admin.put(`/leave/${body.leaves[0]._id}`, { status: 'Approved' }),
  ).toMatchObject({ status: 200 });
});

test('a shortening is for admins, with a reason, of leave that takes days', async () => {
  expect((await shorten('2026-08-12', '2026-08-12', 'Ill', ninaClient)).status).toBe(403);
  expect(await shorten('2026-08-12', '2026-08-12', '')).toMatchObject({
    status: 400,
    body: { errors: { reason: expect.any(String) } },
  });
  expect(await shorten('2026-08-09', '2026-08-12')).toMatchObject({
    status: 400,
    body: { errors: { from: 'The days to take out must be between 2026-08-10 and 2026-08-21.' } },
  });
  expect(await shorten('2026-08-12', '2026-08-22')).toMatchObject({
    status: 400,
    body: { errors: { to: expect.any(String) } },
  });
  expect(await shorten('2026-08-12', '2026-08-11')).toMatchObject({
    status: 400,
    body: { errors: { to: expect.any(String) } },
  });
  expect(await shorten('2026-08-10', '2026-08-21')).toMatchObject({
    status: 400,
    body: { errors: { from: 'No days of this leave would be left. Cancel it instead.' } },
  });
  expect(
    await cast.admin.post(`/leave/shorten/${newId()}`, {
      from: '2026-08-12',
      to: '2026-08-12',
      reason: 'Ill',
    }),
  ).toMatchObject({ status: 404 });
  expect(await read()).toEqual(leave);
  await cast.admin.put(`/leave/${leave._id}`, { status: 'Rejected' });
  expect(await shorten('2026-08-12', '2026-08-12')).toMatchObject({
    status: 409,
    body: {
      code: 'leave.already_decided',
      error: 'Only pending or approved leave can be shortened.',
    },
  });
});
