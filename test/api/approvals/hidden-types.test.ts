import { expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { TeamCalendarResponse } from '../../../api/contract/leave/away-responses.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import type { NotificationRecord } from '../../../api/contract/notification/notifications.js';
import { requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { Deciding, DENIED } from '../../support/deciding.js';
import { store } from '../../support/rows.js';
import { Subscription } from '../../support/subscription.js';

const company = await Deciding.begin();
const { admin, server } = company;
const [zoë, søren, henriette] = ['Zoë', 'Søren', 'Henriette'].map((name) =>
  company.client(name),
) as [Client, Client, Client];
/** Decided by HR alone, not visible to the team. */
const { name: SECRET } = await company.typeOf([{ who: 'hr' }], { name: 'Rehabilitation' });
const OPEN = (await company.typeOf([{ who: 'hr' }], { name: 'Course', visibleToTeam: true })).name;

async function calendarOf(client: Client, { startDate, endDate }: LeaveRecord, scope = 'team') {
  const query = new URLSearchParams({ from: startDate, to: endDate, scope });
  const { people } = (await client.get(`/team/calendar?${query}`)).body as TeamCalendarResponse;
  return people.find(({ name }) => name === 'Zoë')?.absences;
}
const detail = async (client: Client, { _id }: LeaveRecord) =>
  (await client.get(`/leave/detail/${_id}`)).body.leave as LeaveRecord;

test('a type that the manager does not decide reads Away in calendar and detail, pending and approved', async () => {
  const pending = await company.ask('Zoë', SECRET, { reason: 'My back' });
  const approved = await company.approvedByAdmin(await company.ask('Zoë', SECRET));
  for (const leave of [pending, approved])
    for (const client of [søren, henriette]) {
      expect(await calendarOf(client, leave)).toMatchObject([{ _id: leave._id, leaveType: null }]);
      const seen = await detail(client, leave);
      expect(seen).toMatchObject({
        leaveType: null,
        reason: '',
        note: null,
        decidedBy: null,
        cost: null,
        unit: 'days',
        steps: [],
        deciders: [],
        waitingFor: [],
        waitingForHr: false,
        startDate: leave.startDate,
        status: leave === pending ? 'Pending' : 'Approved',
      });
      expect(JSON.stringify(seen)).not.toMatch(/Rehabilitation|My back/);
    }
  expect(await detail(zoë, pending)).toMatchObject({ leaveType: SECRET, waitingForHr: true });
  expect(await detail(admin, pending)).toMatchObject({ leaveType: SECRET, reason: 'My back' });
});

test('a type that is visible to the team, or that they decide, they see', async () => {
  const [open, own] = [await company.ask('Zoë', OPEN), await company.ask('Zoë')];
  expect(await calendarOf(søren, open)).toMatchObject([{ leaveType: OPEN }]);
  expect(await detail(søren, open)).toMatchObject({ leaveType: OPEN, waitingForHr: true });
  expect(await calendarOf(søren, own)).toMatchObject([{ leaveType: 'Annual Leave' }]);
  expect(await detail(henriette, own)).toMatchObject({ leaveType: null });
});

test('leave from before approvals has its type for those who decide leave of it now', async () => {
  const [annual, secret] = [
    await company.askApproved('Zoë'),
    await company.askApproved('Zoë', SECRET),
  ];
  await store(server, 'UPDATE leave_request SET chain = NULL, step = NULL WHERE id IN (?, ?)', [
    annual._id,
    secret._id,
  ]);
  expect(await detail(søren, annual)).toMatchObject({ leaveType: 'Annual Leave', reason: '' });
  expect(await detail(søren, secret)).toMatchObject({ leaveType: null });
  expect(await calendarOf(henriette, annual)).toMatchObject([{ leaveType: null }]);
});

test('the refusal of days that are taken names a hidden type neither in the quote nor in the request', async () => {
  const { startDate, endDate } = await company.askApproved('Zoë', SECRET);
  const asked = { userId: company.id('Zoë'), leaveType: 'Annual Leave', startDate, endDate };
  const text = `These days overlap with leave from ${startDate} to ${endDate} (Approved).`;
  const quote = await søren.get(`/leave/quote?${new URLSearchParams(asked)}`);
  const added = await søren.post('/leave/add', { ...asked, reason: 'Agreed' });
  expect(quote.body.faults).toMatchObject([
    { code: 'leave.overlap', refusal: { key: 'leave.overlap_away' } },
  ]);
  expect(added).toMatchObject({ status: 409, body: { code: 'leave.overlap', error: text } });
  expect(JSON.stringify([quote.body, added.body])).not.toContain(SECRET);
  for (const client of [zoë, admin])
    expect((await client.post('/leave/add', { ...asked, reason: 'Rest' })).body.error).toContain(
      SECRET,
    );
});

test('a notification of leave that its owner cancels has no hidden type', async () => {
  const [secret, open] = [
    await company.askApproved('Zoë', SECRET),
    await company.askApproved('Zoë', OPEN),
  ];
  for (const { _id } of [secret, open]) await zoë.post(`/leave/withdraw/${_id}`, {});
  const { notifications } = (await søren.get('/notification')).body as {
    notifications: NotificationRecord[];
  };
  const typeIn = (id: string) =>
    notifications.flatMap((one) => ('leave' in one && one.leave._id === id ? [one.leave] : []));
  expect(typeIn(secret._id)).toMatchObject([{ leaveType: null, status: 'Cancelled' }]);
  expect(typeIn(open._id)).toMatchObject([{ leaveType: OPEN }]);
});

test('why leave was cancelled does not name the illness that took its place', async () => {
  const leave = await company.askApproved('Zoë');
  const { startDate, endDate } = leave;
  await admin.post('/leave/add', {
    userId: company.id('Zoë'),
    leaveType: SECRET,
    startDate,
    endDate,
    reason: 'Ill',
    takeOut: true,
    note: 'Get well',
  });
  const seen = await detail(søren, leave);
  expect(seen).toMatchObject({
    status: 'Cancelled',
    leaveType: 'Annual Leave',
    cancelReason: null,
  });
  expect((await detail(zoë, leave)).cancelReason).toContain(SECRET);
  const own = await company.askApproved('Zoë');
  await zoë.post(`/leave/withdraw/${own._id}`, { reason: 'The trip is off' });
  expect(await detail(søren, own)).toMatchObject({ cancelReason: 'The trip is off' });
  expect(await detail(henriette, own)).toMatchObject({ cancelReason: null });
});

test('feeds name types as colleagues see them', async () => {
  await company.askApproved('Zoë', SECRET);
  const calendar = await Subscription.to(søren, 'team');
  await calendar.refresh();
  const { body } = await calendar.read();
  expect(body).not.toContain(SECRET);
  expect(calendar.summaries).toContain('Zoë – away');
});

test('a manager lists, searches, sorts and exports no leave of their people, so that no filter tells a type', async () => {
  const list = `/leave/${company.id('Zoë')}`;
  for (const query of [
    '',
    `?filter=${encodeURIComponent(JSON.stringify({ leaveType: SECRET }))}`,
    `?filter=${encodeURIComponent(JSON.stringify({ q: SECRET }))}`,
    `?sort=${encodeURIComponent('["leaveType","ASC"]')}`,
  ])
    for (const path of [list, '/leave'])
      for (const headers of [{}, { accept: 'text/csv' }] as Record<string, string>[])
        expect(await søren.get(path + query, headers)).toMatchObject(DENIED);
  for (const path of [
    `/history/leave/${company.id('Zoë')}`,
    '/leave/report?from=2027-01-01&to=2027-01-31',
  ])
    expect(await søren.get(path)).toMatchObject(DENIED);
});

test('what a manager changes about leave of a hidden type answers without it', async () => {
  const monday = company.freeWeek();
  const leave = await company.approvedByAdmin(
    await requestLeave(zoë, company.id('Zoë'), monday, addDays(monday, 3), { leaveType: SECRET }),
  );
  const { body } = await søren.post(`/leave/shorten/${leave._id}`, {
    from: monday,
    to: monday,
    reason: 'Needed here',
  });
  expect(body.leaves).toMatchObject([{ leaveType: null, startDate: addDays(monday, 1) }]);
  const cancelled = await søren.post(`/leave/withdraw/${body.leaves[0]._id}`, { reason: 'No' });
  expect(cancelled.body.leave).toMatchObject({ leaveType: null, cancelReason: 'No' });
});
