import { beforeEach, expect, test } from '@jest/globals';
import type { LeaveNotificationRecord } from '../../../api/contract/notification/notifications.js';
import { WaitingUpkeep } from '../../../api/leave/waiting/waiting-upkeep.js';
import {
  endWaiting,
  hireApprovers,
  THREE_STEPS,
  type ApproverName,
} from '../../support/approvers.js';
import { passUndoTime } from '../../support/calendar.js';
import { requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { inDays } from '../../support/deciding.js';
import { countRows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const team = await hireApprovers(server);
const { cast } = team;

let day = 0;
beforeEach(async () => {
  day += 10;
  await team.chain(THREE_STEPS);
  await endWaiting(server, 'notification', 'admin_notification');
});

/** Once decisions can no longer be undone. */
const newsOf = async (client: Client) => {
  passUndoTime(server);
  return (await client.get('/notification')).body as {
    notifications: LeaveNotificationRecord[];
    unread: number;
  };
};
const kindsOf = async (client: Client) =>
  (await newsOf(client)).notifications.map(({ kind }) => kind);
const told = (name: ApproverName) => kindsOf(team.client(name));

test('a request is told to its approver, not to the requester, the next step or HR', async () => {
  const leave = await team.request(day);
  expect(await newsOf(team.client('Søren'))).toMatchObject({
    unread: 1,
    notifications: [
      {
        kind: 'leave.to_decide',
        read: false,
        leave: { _id: leave._id, leaveType: 'Annual Leave' },
        employee: { name: 'Zoë' },
      },
    ],
  });
  for (const name of ['Zoë', 'Henriette', 'Tomasz', 'Paul'] as const)
    expect(await told(name)).toEqual([]);
  expect(await kindsOf(cast.ruthClient)).toEqual([]);
});

test('each step is told to its people when it comes to them, and only the last one to the requester', async () => {
  const leave = await team.request(day);
  await team.decide('Søren', leave);
  expect(await told('Søren')).toEqual([]);
  expect(await told('Henriette')).toEqual(['leave.to_decide']);
  expect(await told('Zoë')).toEqual([]);
  await team.decide('Henriette', leave);
  expect(await told('Henriette')).toEqual([]);
  expect(await kindsOf(cast.ruthClient)).toEqual(['leave.requested']);
  expect(await told('Zoë')).toEqual([]);
  await cast.ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' });
  expect(await told('Zoë')).toEqual(['leave.approved']);
  expect(
    await countRows(server, 'notification', "kind = 'leave.to_decide' AND read_at IS NULL"),
  ).toBe(0);
});

test('a refusal is told to the requester at once', async () => {
  await team.decide('Søren', await team.request(day), 'Rejected');
  expect(await told('Zoë')).toEqual(['leave.rejected']);
  expect(await told('Henriette')).toEqual([]);
});

test('a deputy is told and sees it only during the absence, and nobody is told twice', async () => {
  const waiting = await team.request(day);
  const comeBack = await team.sendAway();
  expect(await newsOf(team.client('Tomasz'))).toMatchObject({
    unread: 1,
    notifications: [{ leave: { _id: waiting._id } }],
  });
  expect(
    (await newsOf(team.client('Søren'))).notifications.filter(
      ({ kind }) => kind === 'leave.to_decide',
    ),
  ).toHaveLength(1);
  await comeBack();
  expect(await newsOf(team.client('Tomasz'))).toEqual(
    expect.objectContaining({ notifications: [], unread: 0 }),
  );
  const comeBackAgain = await team.sendAway();
  expect(await told('Tomasz')).toEqual(['leave.to_decide']);
  await comeBackAgain();
});

test('a new approver is told, and the former one sees nothing any more', async () => {
  await team.request(day);
  await cast.admin.put(`/employee/employment/${team.record('Zoë')._id}`, {
    approver: team.record('Paul')._id,
  });
  expect(await newsOf(team.client('Paul'))).toMatchObject({
    unread: 1,
    notifications: [{ kind: 'leave.to_decide' }],
  });
  expect(await newsOf(team.client('Søren'))).toMatchObject({ unread: 0, notifications: [] });
  await cast.admin.put(`/employee/employment/${team.record('Zoë')._id}`, { approver: null });
  expect(await told('Paul')).toEqual([]);
  expect(await told('Søren')).toEqual(['leave.to_decide']);
});

test('when a step has taken too long, the next people are told without anybody’s doing', async () => {
  const leave = await team.request(day);
  await cast.admin.put('/setting/approvals', { escalateDays: 2 });
  await store(server, 'UPDATE leave_request SET step_since = ? WHERE id = ?', [
    Date.now() - 7 * 24 * 60 * 60 * 1000,
    leave._id,
  ]);
  expect(await told('Henriette')).toEqual([]);
  for (let n = 0; n < 2; n++) await server.app.get(WaitingUpkeep).run();
  expect(await told('Henriette')).toEqual(['leave.to_decide']);
  expect(await told('Søren')).toEqual(['leave.to_decide']);
  await cast.admin.put('/setting/approvals', { escalateDays: null });
});

test('somebody who is asked at two steps is told of each', async () => {
  await team.chain([
    { who: 'people', people: [team.record('Paul')._id, team.record('Henriette')._id] },
    { who: 'second' },
  ]);
  const leave = await team.request(day);
  expect(await told('Henriette')).toEqual(['leave.to_decide']);
  await team.client('Henriette').put('/notification/read', {});
  await team.decide('Paul', leave);
  expect(await newsOf(team.client('Henriette'))).toMatchObject({
    unread: 1,
    notifications: [{ kind: 'leave.to_decide', read: false }],
  });
});

test('an approver who adds leave is not told, the next step is', async () => {
  await requestLeave(team.client('Søren'), team.record('Zoë')._id, inDays(day), inDays(day + 1));
  expect(await told('Søren')).toEqual([]);
  expect(await told('Henriette')).toEqual(['leave.to_decide']);
});

test('leave that needs no approval is told as approved', async () => {
  await team.chain([]);
  await team.request(day);
  expect(await told('Zoë')).toEqual(['leave.approved']);
  expect(await told('Søren')).toEqual([]);
});

test('the approver is told when the owner cancels approved leave, for as long as they are the approver', async () => {
  const leave = await team.request(day);
  await cast.ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' });
  passUndoTime(server);
  await team.client('Zoë').post(`/leave/withdraw/${leave._id}`, {});
  expect(await told('Søren')).toEqual(['leave.cancelled_by_owner']);
  expect(await told('Zoë')).toEqual(['leave.approved']);
  expect(await kindsOf(cast.ruthClient)).toContain('leave.cancelled_by_owner');
  await cast.admin.put(`/employee/employment/${team.record('Zoë')._id}`, {
    approver: team.record('Paul')._id,
  });
  expect(await newsOf(team.client('Søren'))).toMatchObject({ notifications: [], unread: 0 });
  await cast.admin.put(`/employee/employment/${team.record('Zoë')._id}`, { approver: null });
});

test('people of a step who have decided are told too, though they do not manage the owner', async () => {
  await team.chain([{ who: 'people', people: [team.record('Paul')._id] }]);
  const leave = await team.request(day);
  await team.decide('Paul', leave);
  await team.client('Zoë').post(`/leave/withdraw/${leave._id}`, {});
  for (const name of ['Paul', 'Søren'] as const)
    expect(await told(name)).toEqual(['leave.cancelled_by_owner']);
});

test('withdrawing a pending request tells nobody, and takes the question back', async () => {
  const leave = await team.request(day);
  await team.client('Zoë').post(`/leave/withdraw/${leave._id}`, {});
  expect(await told('Søren')).toEqual([]);
});

test('a stand-in is told the dates once the leave is approved, and sees them while it is', async () => {
  const leave = await team.request(day, day + 1, { standIn: team.record('Paul')._id });
  expect(await told('Paul')).toEqual([]);
  await cast.ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' });
  const { notifications } = await newsOf(team.client('Paul'));
  expect(notifications).toMatchObject([
    {
      kind: 'leave.stand_in',
      leave: { startDate: leave.startDate, endDate: leave.endDate, leaveType: null },
      employee: { name: 'Zoë' },
    },
  ]);
  await cast.ruthClient.post(`/leave/withdraw/${leave._id}`, { reason: 'Called off' });
  expect(await told('Paul')).toEqual([]);
});

test('switching approvals on tells those for whom requests wait, but admins nothing that they know', async () => {
  await cast.admin.put('/setting/approvals', { approvals: false });
  const leave = await team.request(day);
  expect(await told('Søren')).toEqual([]);
  expect(await kindsOf(cast.ruthClient)).toEqual(['leave.requested']);
  await cast.admin.put('/setting/approvals', { approvals: true });
  expect(
    (await newsOf(team.client('Søren'))).notifications.map((each) => each.leave._id),
  ).toContain(leave._id);
  expect(
    (await newsOf(cast.ruthClient)).notifications.filter((each) => each.leave._id === leave._id),
  ).toHaveLength(1);
  await cast.admin.put('/setting/approvals', { approvals: false });
  expect(await told('Søren')).toEqual([]);
  await cast.admin.put('/setting/approvals', { approvals: true });
  expect(
    (await newsOf(team.client('Søren'))).notifications.filter(
      (each) => each.leave._id === leave._id,
    ),
  ).toHaveLength(1);
});
