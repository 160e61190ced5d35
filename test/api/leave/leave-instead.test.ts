import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveQuoteResponse } from '../../../api/contract/leave/leave-cost-responses.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { passUndoTime } from '../../support/calendar.js';
import { hire, hireCast, PASSWORD, requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { recounted, told } from '../../support/recount.js';
import { auditOf } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { storeLeaveType, storePolicy, yearlyRules } from '../../support/stored-leave-rules.js';
import { closeLeave } from '../../support/year-end.js';

let nina: EmployeeRecord;
let ninaClient: Client;
/** Two weeks, approved. */
let holiday: LeaveRecord;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
beforeEach(async () => {
  nina = await hire(cast.admin, {
    employeeId: `I-${++hired}0`,
    name: 'Nina Berg',
    department: cast.sales._id,
  });
  ninaClient = await server.signIn(nina.email, PASSWORD);
  await storePolicy(server, { rules: yearlyRules(20), holder: nina._id });
  holiday = await requestLeave(ninaClient, nina._id, '2026-08-10', '2026-08-21');
  await cast.admin.put(`/leave/${holiday._id}`, { status: 'Approved' });
});
afterEach(async () => expect(await told(cast.admin)).toEqual(await recounted(server)));

const ill = (startDate: string, endDate: string, fields: object = {}, client = cast.ruthClient) =>
  client.post('/leave/add', {
    userId: nina._id,
    leaveType: 'Sick Leave',
    startDate,
    endDate,
    reason: 'Ill',
    takeOut: true,
    ...fields,
  });
const listed = async () =>
  (await ninaClient.get(`/leave/${nina._id}?range=[0,9]&sort=["startDate","ASC"]`)).body
    .leaves as LeaveRecord[];
const quote = async (fields: object = {}, client = cast.ruthClient) => {
  const asked = {
    userId: nina._id,
    leaveType: 'Sick Leave',
    startDate: '2026-08-12',
    endDate: '2026-08-13',
    ...fields,
  };
  return (await client.get(`/leave/quote?${new URLSearchParams(asked).toString()}`))
    .body as LeaveQuoteResponse;
};

test('sick during leave is one step: the days come out of the leave, and the sick leave is approved', async () => {
  const answer = await ill('2026-08-12', '2026-08-13');
  expect(answer).toMatchObject({
    status: 201,
    body: { leave: { status: 'Approved', decidedBy: 'Ruth Admin', decidedAt: expect.any(String) } },
  });
  expect(
    (await listed()).map(({ leaveType, status, startDate, endDate }) => [
      leaveType,
      status,
      startDate,
      endDate,
    ]),
  ).toEqual([
    ['Annual Leave', 'Approved', '2026-08-10', '2026-08-11'],
    ['Sick Leave', 'Approved', '2026-08-12', '2026-08-13'],
    ['Annual Leave', 'Approved', '2026-08-14', '2026-08-21'],
  ]);
  expect((await ninaClient.get(`/leave/detail/${answer.body.leave._id}`)).body.leave).toMatchObject(
    { status: 'Approved', decidedBy: 'Ruth Admin' },
  );
  const { balances } = (await ninaClient.get(`/leave/balance/${nina._id}?on=2026-08-31`)).body as {
    balances: { balance: number }[];
  };
  expect(balances).toMatchObject([{ balance: 12 }]);
  expect((await auditOf(server, answer.body.leave._id)).at(-1)).toMatchObject({
    action: 'leave.request',
    after: { status: 'Approved' },
  });
  passUndoTime(server);
  expect(
    (await ninaClient.get('/notification')).body.notifications
      .map(({ kind }: { kind: string }) => kind)
      .sort(),
  ).toEqual(['leave.approved', 'leave.shortened']);
});

test('half a day of illness leaves the other half', async () => {
  await ill('2026-08-12', '2026-08-12', { startsAt: 'noon' });
  expect(await listed()).toMatchObject([
    { endDate: '2026-08-12', endsAt: 'noon', cost: 2.5 },
    { leaveType: 'Sick Leave' },
    { startDate: '2026-08-13', cost: 7 },
  ]);
});

test('leave that falls wholly on days of illness is cancelled, and says why', async () => {
  const { body } = await ill('2026-08-10', '2026-08-21');
  const reason = 'Sick Leave, 2026-08-10 – 2026-08-21';
  expect(await listed()).toMatchObject([
    { leaveType: 'Annual Leave', status: 'Cancelled', cancelReason: reason },
    { leaveType: 'Sick Leave', status: 'Approved' },
  ]);
  expect((await auditOf(server, holiday._id)).at(-1)).toMatchObject({
    action: 'leave.withdraw',
    after: { status: 'Cancelled', reason, instead: body.leave._id },
  });
});

test('the audit log links the leave that is taken with the leave that it is taken out of', async () => {
  const { _id } = (await ill('2026-08-12', '2026-08-13')).body.leave as LeaveRecord;
  expect((await auditOf(server, _id)).at(-1)).toMatchObject({
    action: 'leave.request',
    after: { takenOut: holiday._id },
  });
  expect((await auditOf(server, holiday._id)).at(-1)).toMatchObject({
    action: 'leave.shorten',
    after: { instead: _id, reason: 'Sick Leave, 2026-08-12 – 2026-08-13' },
  });
});

test('taking days out is a decision: it is stored as approved, with its note, and cannot be left pending', async () => {
  const pending = await ill('2026-08-12', '2026-08-12', { approve: false });
  expect(pending).toMatchObject({
    status: 400,
    body: { errors: { approve: 'Leave that takes days out of other leave is approved at once.' } },
  });
  expect(await listed()).toMatchObject([{ _id: holiday._id, status: 'Approved' }]);
  const { leave } = (await ill('2026-08-12', '2026-08-12', { note: 'Certificate seen' })).body as {
    leave: LeaveRecord;
  };
  expect(leave).toMatchObject({ status: 'Approved', note: 'Certificate seen' });
  expect((await ninaClient.get(`/leave/detail/${leave._id}`)).body.leave).toEqual(leave);
});

test('a request takes nothing out where there is nothing to take', async () => {
  expect((await ill('2026-10-12', '2026-10-12')).body.leave).toMatchObject({
    status: 'Pending',
    decidedBy: null,
  });
});

test('an hour takes no day away, and half a day no hour', async () => {
  const hours = `Hours ${nina.employeeId}`;
  await storeLeaveType(server, { name: hours, unit: 'minutes' });
  const hour = { leaveType: hours, minutes: 60 };
  expect(await ill('2026-08-12', '2026-08-12', hour)).toMatchObject({
    status: 409,
    body: { code: 'leave.overlap' },
  });
  expect(
    (await quote({ leaveType: hours, endDate: '2026-08-12', minutes: '60' })).takesOut,
  ).toEqual([]);
  const short = await requestLeave(ninaClient, nina._id, '2026-09-01', '2026-09-01', hour);
  await cast.admin.put(`/leave/${short._id}`, { status: 'Approved' });
  expect(await ill('2026-09-01', '2026-09-01', { startsAt: 'noon' })).toMatchObject({
    status: 409,
    body: { code: 'leave.overlap' },
  });
  expect(
    (await quote({ startDate: '2026-09-01', endDate: '2026-09-01', startsAt: 'noon' })).takesOut,
  ).toEqual([]);
  expect((await quote({ startDate: '2026-09-01', endDate: '2026-09-01' })).takesOut).toMatchObject([
    { _id: short._id },
  ]);
  expect(await ill('2026-08-31', '2026-09-01')).toMatchObject({
    status: 201,
    body: { leave: { status: 'Approved' } },
  });
});

test('employees, the same type and pending leave find the days taken', async () => {
  const taken = { status: 409, body: { code: 'leave.overlap' } };
  expect(await ill('2026-08-12', '2026-08-12', {}, ninaClient)).toMatchObject(taken);
  expect(await ill('2026-08-12', '2026-08-12', { takeOut: false })).toMatchObject(taken);
  expect(await ill('2026-08-12', '2026-08-12', { leaveType: 'Annual Leave' })).toMatchObject(taken);
  await requestLeave(ninaClient, nina._id, '2026-08-24', '2026-08-25');
  expect(await ill('2026-08-21', '2026-08-24')).toMatchObject(taken);
  expect(await listed()).toHaveLength(2);
});

test('nobody takes their own leave back this way while another admin can decide', async () => {
  const own = await requestLeave(cast.ruthClient, cast.ruth._id, '2026-08-10', '2026-08-14');
  await cast.admin.put(`/leave/${own._id}`, { status: 'Approved' });
  expect(await ill('2026-08-12', '2026-08-12', { userId: cast.ruth._id })).toMatchObject({
    status: 403,
    body: { code: 'leave.own_decision' },
  });
  expect((await quote({ userId: cast.ruth._id })).takesOut).toEqual([]);
});

test('the quote names the leave that would make room, and is free of its overlap once it does', async () => {
  const taken = [
    { _id: holiday._id, leaveType: 'Annual Leave', startDate: '2026-08-10', endDate: '2026-08-21' },
  ];
  expect(await quote()).toMatchObject({ takesOut: taken, faults: [{ code: 'leave.overlap' }] });
  expect(await quote({ takeOut: 'true' })).toMatchObject({ takesOut: taken, faults: [] });
  expect(await quote({ takeOut: 'true' }, ninaClient)).toMatchObject({
    takesOut: [],
    faults: [{ code: 'leave.overlap' }],
  });
  expect((await quote({ leaveType: 'Annual Leave' })).takesOut).toEqual([]);
});

test('a reason is optional where an admin says so', async () => {
  const { types } = (await cast.admin.get('/leave/type')).body as {
    types: { _id: string; name: string }[];
  };
  const sick = types.find(({ name }) => name === 'Sick Leave')?._id;
  const request = (reason: unknown) =>
    ninaClient.post('/leave/add', {
      userId: nina._id,
      leaveType: 'Sick Leave',
      startDate: '2026-10-05',
      endDate: '2026-10-05',
      reason,
    });
  expect(await request(' ')).toMatchObject({
    status: 400,
    body: { errors: { reason: 'Reason is required.' } },
  });
  expect(await request(undefined)).toMatchObject({
    status: 400,
    body: { errors: { reason: 'Reason is required.' } },
  });
  await cast.admin.put(`/leave/type/${sick}`, { name: 'Sick Leave', reasonRequired: false });
  expect(await request(undefined)).toMatchObject({ status: 201, body: { leave: { reason: '' } } });
  await cast.admin.put(`/leave/type/${sick}`, { name: 'Sick Leave', reasonRequired: true });
});

test('the quote knows that the year of the leave to take days out of is closed', async () => {
  const last = await requestLeave(cast.admin, nina._id, '2025-12-29', '2026-01-09');
  await cast.admin.put(`/leave/${last._id}`, { status: 'Approved' });
  await closeLeave(cast.admin, 'Annual Leave', '2025-12-31');
  const closed = { startDate: '2025-12-30', endDate: '2025-12-30' };
  expect((await quote({ ...closed, takeOut: 'true' })).faults).toMatchObject([
    { code: 'leave.closed', overridable: false },
  ]);
  expect(await ill('2025-12-30', '2025-12-30')).toMatchObject({
    status: 409,
    body: { code: 'leave.closed' },
  });
  expect(
    (await quote({ startDate: '2026-01-07', endDate: '2026-01-07', takeOut: 'true' })).faults,
  ).toEqual([]);
});
