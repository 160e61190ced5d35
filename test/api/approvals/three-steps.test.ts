import { beforeAll, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { Deciding, TODAY } from '../../support/deciding.js';
import { leaveType } from '../../support/leave-rules-by-calls.js';

const company = await Deciding.begin();
const { cast } = company;
const client = (name: string) => company.client(name);
const person = (name: string) => company.person(name);
const waitingOf = (name: string) => company.waitingOf(name);

const ask = (client: Client, from: number, to: number) =>
  requestLeave(client, person('Zoë')._id, addDays(TODAY, from), addDays(TODAY, to));
const approve = (by: Client, { _id }: LeaveRecord, note?: string) =>
  by.put(`/leave/${_id}`, { status: 'Approved', note });

/** Zoë's, while Søren is away. */
let leave: LeaveRecord;

beforeAll(async () => {
  const type = await leaveType(cast.admin, 'Annual Leave');
  expect(
    await cast.admin.put(`/leave/type/${type._id}`, {
      ...type,
      chain: [{ who: 'approver' }, { who: 'second' }, { who: 'hr' }],
    }),
  ).toMatchObject({ status: 200 });
  expect(await company.change({ approvals: true })).toMatchObject({
    status: 200,
    body: { settings: { approvals: true, escalateDays: null } },
  });
  const approver = person('Søren')._id;
  await cast.admin.put(`/employee/employment/${approver}`, { deputy: person('Tomasz')._id });
  const absence = await requestLeave(
    client('Søren'),
    approver,
    addDays(TODAY, -1),
    addDays(TODAY, 3),
  );
  expect(await approve(cast.admin, absence)).toMatchObject({ status: 200 });
  leave = await ask(client('Zoë'), 40, 42);
});

test('a request waits for the deputy as well, while its first approver is away', async () => {
  expect(leave).toMatchObject({
    status: 'Pending',
    waitingFor: ['Søren', 'Tomasz'],
    waitingForHr: false,
    mayDecide: false,
    deciders: [
      { name: 'Søren', right: 'approver', awayUntil: addDays(TODAY, 3) },
      { name: 'Tomasz', right: 'deputy', for: 'Søren', awayUntil: addDays(TODAY, 3) },
    ],
    steps: [
      { who: 'approver', names: ['Søren'], current: true },
      { who: 'second', names: ['Henriette'] },
      { who: 'hr', names: [] },
    ],
  });
  expect(await waitingOf('Tomasz')).toEqual([leave._id]);
  expect((await client('Tomasz').get('/leave/waiting')).body.waiting).toMatchObject([
    { decider: { right: 'deputy', for: 'Søren', awayUntil: addDays(TODAY, 3) } },
  ]);
  expect(await waitingOf('Henriette')).toEqual([]);
});

test('nobody but the deciders of its first step decides it', async () => {
  for (const [by, code] of [
    [client('Henriette'), 'leave.not_yours'],
    [client('Zoë'), 'leave.own_decision'],
    [cast.zoeClient, 'access.denied'],
  ] as const)
    expect(await approve(by, leave)).toMatchObject({ status: 403, body: { code } });
});

test('it is taken through three steps, each by its own deciders', async () => {
  expect((await approve(client('Tomasz'), leave, 'Fine')).body.leave).toMatchObject({
    status: 'Pending',
    waitingFor: ['Henriette'],
  });
  expect(await approve(client('Søren'), leave)).toMatchObject({
    status: 409,
    body: { code: 'leave.step_taken' },
  });
  expect(await waitingOf('Tomasz')).toEqual([]);
  expect(await waitingOf('Henriette')).toEqual([leave._id]);
  expect((await approve(client('Henriette'), leave)).body.leave).toMatchObject({
    status: 'Pending',
    waitingFor: [],
    waitingForHr: true,
  });
  const { waiting } = (await cast.ruthClient.get('/leave/waiting')).body as {
    waiting: { leave: LeaveRecord }[];
  };
  expect(waiting.map(({ leave: { _id } }) => _id)).toContain(leave._id);
  expect((await approve(cast.ruthClient, leave)).body.leave).toMatchObject({
    status: 'Approved',
    decidedBy: 'Ruth Admin',
    waitingFor: [],
    waitingForHr: false,
    deciders: [],
    steps: [
      {
        who: 'approver',
        decision: 'Approved',
        by: 'Tomasz',
        right: 'deputy',
        for: 'Søren',
        note: 'Fine',
      },
      { who: 'second', decision: 'Approved', by: 'Henriette', right: 'second' },
      { who: 'hr', decision: 'Approved', by: 'Ruth Admin', right: 'hr' },
    ],
  });
});

test('an admin takes all steps that remain, marked as such', async () => {
  const { body } = await approve(cast.ruthClient, await ask(client('Zoë'), 50, 52));
  const decided = body.leave as LeaveRecord;
  expect(decided.steps?.map(({ right }) => right)).toEqual(['admin', 'admin', 'hr']);
});

test('an approver adds leave for their people, which begins with the step after theirs', async () => {
  const days = {
    userId: person('Zoë')._id,
    leaveType: 'Annual Leave',
    startDate: addDays(TODAY, 60),
    endDate: addDays(TODAY, 61),
  };
  const quote = (
    await client('Henriette').get(`/leave/quote?${new URLSearchParams(days).toString()}`)
  ).body;
  expect(quote.steps).toMatchObject([
    { who: 'approver' },
    { who: 'second' },
    { who: 'hr', current: true },
  ]);
  expect(quote.deciders).toMatchObject([{ right: 'hr' }, { right: 'hr' }]);
  expect(await ask(client('Henriette'), 60, 61)).toMatchObject({
    status: 'Pending',
    waitingForHr: true,
  });
  expect(
    await client('Tomasz').post('/leave/add', {
      userId: person('Zoë')._id,
      leaveType: 'Annual Leave',
      startDate: addDays(TODAY, 63),
      endDate: addDays(TODAY, 63),
      reason: 'x',
    }),
  ).toMatchObject({ status: 403 });
});

test('a step is passed on', async () => {
  const { _id } = await ask(client('Zoë'), 70, 71);
  expect(
    (await client('Søren').post(`/leave/pass/${_id}`, { note: 'You know better' })).body.leave,
  ).toMatchObject({
    waitingFor: ['Henriette'],
    steps: [{ decision: 'Passed', by: 'Søren' }, { current: true }, {}],
  });
});

test('the team of an approver', async () => {
  const { _id } = await ask(client('Zoë'), 10, 17);
  expect((await client('Henriette').get('/team')).body.team).toMatchObject([
    { name: 'Søren', direct: true, awayUntil: addDays(TODAY, 3), pending: null },
    {
      name: 'Zoë',
      direct: false,
      approver: 'Søren',
      pending: { _id, startDate: addDays(TODAY, 10), endDate: addDays(TODAY, 17) },
    },
  ]);
  expect((await client('Søren').get('/auth/verify')).body.user.manages).toBe(1);
  expect(await client('Søren').get(`/team/balances/${person('Zoë')._id}`)).toMatchObject({
    status: 200,
  });
  expect(await client('Zoë').get(`/team/balances/${person('Søren')._id}`)).toMatchObject({
    status: 403,
  });
});

test('owners cancel approved leave until the day before it begins', async () => {
  const approved = await ask(client('Zoë'), 80, 81);
  await approve(cast.admin, approved);
  expect(
    (await client('Zoë').post(`/leave/withdraw/${approved._id}`, {})).body.leave,
  ).toMatchObject({
    status: 'Cancelled',
  });
});

test('switched off, everything is as before', async () => {
  expect(await cast.admin.put('/setting/approvals', { approvals: false })).toMatchObject({
    status: 200,
  });
  expect(await waitingOf('Søren')).toEqual([]);
});
