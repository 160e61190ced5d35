import { beforeEach, describe, expect, test } from '@jest/globals';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { Deciding, DENIED, TODAY } from '../../support/deciding.js';
import { eventually } from '../../support/eventually.js';
import { applied, checked, undone } from '../../support/imports.js';
import { auditOf, countRows, rows, store } from '../../support/rows.js';
import { storePolicy, yearlyRules } from '../../support/stored-leave-rules.js';

const company = await Deciding.begin();
const {
  admin,
  cast: { ruthClient },
  server,
} = company;

beforeEach(async () => {
  // Nothing waits from the test before.
  const { leaves } = (
    await admin.get(`/leave?range=[0,99]&filter=${encodeURIComponent('{"status":"Pending"}')}`)
  ).body as { leaves: LeaveRecord[] };
  for (const { _id } of leaves) await admin.post(`/leave/withdraw/${_id}`, { reason: 'Next' });
  await company.change({ approvals: true });
});

const off = () => company.change({ approvals: false });
const on = () => company.change({ approvals: true });
const chainOf = async ({ _id }: LeaveRecord) =>
  (
    await rows<{ chain: string | null; step: number | null }>(
      server,
      'SELECT chain, step FROM leave_request WHERE id = ?',
      [_id],
    )
  )[0];

describe('switched on', () => {
  test('what waits begins the first step of its type’s chain', async () => {
    await off();
    const leave = await company.ask('Zoë', await company.type('second', 'hr'));
    expect(leave).not.toHaveProperty('steps');
    expect(await chainOf(leave)).toEqual({ chain: null, step: null });
    await on();
    expect(await company.read(leave)).toMatchObject({
      status: 'Pending',
      waitingFor: ['Henriette'],
      steps: [{ who: 'second', current: true }, {}],
    });
    expect(await company.waitingOf('Henriette')).toEqual([leave._id]);
    expect((await company.read(leave)).waitingSince).not.toBe(leave.createdAt);
  });

  test('nothing that waits is approved by an empty chain: it waits for HR', async () => {
    await off();
    const leave = await company.ask('Zoë', await company.type());
    await on();
    expect(await company.read(leave)).toMatchObject({
      status: 'Pending',
      waitingFor: [],
      waitingForHr: true,
      steps: [],
    });
    expect(await company.waitingOf(ruthClient)).toEqual([leave._id]);
    expect(await ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject({
      status: 200,
      body: { leave: { status: 'Approved' } },
    });
  });

  test('a step that costs too little is skipped: the request begins with the first that it takes, or with HR', async () => {
    await off();
    const [some, all] = [
      await company.typeOf([{ who: 'approver', overCost: 5 }, 'second']),
      await company.typeOf([{ who: 'approver', overCost: 5 }]),
    ];
    for (const { _id } of [some, all])
      await storePolicy(server, { typeId: _id, holder: company.id('Zoë'), rules: yearlyRules(20) });
    const [cheap, cheaper] = [
      await company.ask('Zoë', some.name),
      await company.ask('Zoë', all.name),
    ];
    await on();
    expect(await company.read(cheap)).toMatchObject({
      status: 'Pending',
      waitingFor: ['Henriette'],
      waitingForHr: false,
    });
    expect(await company.read(cheaper)).toMatchObject({
      status: 'Pending',
      waitingFor: [],
      waitingForHr: true,
    });
  });

  test('what was stored at that moment begins with the next round', async () => {
    const leave = await company.ask('Zoë', await company.type('second'));
    await store(
      server,
      'UPDATE leave_request SET chain = NULL, step = NULL, step_since = NULL WHERE id = ?',
      [leave._id],
    );
    await store(server, 'DELETE FROM leave_waiting');
    expect(await company.read(leave)).toMatchObject({
      status: 'Pending',
      waitingFor: [],
      waitingForHr: true,
    });
    await company.upkeep();
    expect(await company.read(leave)).toMatchObject({
      status: 'Pending',
      waitingFor: ['Henriette'],
      waitingForHr: false,
    });
    expect(await company.waitingOf('Henriette')).toEqual([leave._id]);
  });

  test('what is decided stays as it is', async () => {
    await off();
    const leave = await company.askApproved('Zoë');
    await on();
    expect(await company.read(leave)).toMatchObject({
      status: 'Approved',
      decidedBy: 'Head Admin',
      deciders: [],
      waitingFor: [],
    });
    expect(await chainOf(leave)).toEqual({ chain: null, step: null });
  });
});

describe('switched off', () => {
  test('admins decide what waits, and steps already taken stay', async () => {
    const leave = await company.ask('Zoë', await company.type('approver', 'second', 'hr'));
    await company.decide('Søren', leave);
    await off();
    expect(await countRows(server, 'leave_waiting')).toBe(0);
    expect(await company.waitingOf('Henriette')).toEqual([]);
    expect(await company.waitingOf(admin)).toEqual([leave._id]);
    for (const name of ['Søren', 'Henriette'])
      expect(await company.decide(name, leave)).toMatchObject(DENIED);
    expect(await countRows(server, 'leave_decision', 'leave_id = ?', [leave._id])).toBe(1);
    expect(await ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject({
      status: 200,
    });
    await on();
    expect(await company.read(leave)).toMatchObject({
      status: 'Approved',
      decidedBy: 'Ruth Admin',
      steps: [{ by: 'Søren' }, {}, {}],
    });
  });

  test('a request goes on where it was once approvals are on again', async () => {
    const leave = await company.ask('Zoë', await company.type('approver', 'second', 'hr'));
    await company.pass('Søren', leave, 'Please');
    await off();
    await on();
    expect(await company.read(leave)).toMatchObject({
      waitingFor: ['Henriette'],
      steps: [{ decision: 'Passed', note: 'Please' }, { current: true }, {}],
    });
    expect(await company.waitingOf('Henriette')).toEqual([leave._id]);
    expect((await company.decide('Henriette', leave)).body.leave).toMatchObject({
      waitingForHr: true,
    });
  });

  test('nobody has a team, colleagues, or somebody’s balances', async () => {
    await off();
    expect((await company.client('Søren').get('/team')).body.team).toEqual([]);
    expect((await company.client('Søren').get('/team/colleagues')).body.colleagues).toEqual([]);
    expect(await company.client('Søren').get(`/team/balances/${company.id('Zoë')}`)).toMatchObject(
      DENIED,
    );
    expect((await company.client('Søren').get('/auth/verify')).body.user.manages).toBe(0);
    expect((await server.client().get('/config')).body.leave.approvals).toBe(false);
  });
});

test('the outlook says beforehand what it means, and afterwards what is', async () => {
  await off();
  await company.ask('Zoë');
  await company.ask('Zoë', await company.type('second'));
  await company.ask('Zoë', await company.type('hr'));
  await company.ask('Tomasz');
  const figures = {
    waiting: 4,
    forPeople: 2,
    forHr: 2,
    people: [
      { name: 'Henriette', requests: 1 },
      { name: 'Søren', requests: 1 },
    ],
  };
  const before = (await admin.get('/setting/approvals')).body;
  expect(before).toMatchObject({ settings: { approvals: false }, outlook: figures });
  // Amara, Zoë Weiß, Ruth, Henriette, Tomasz and Amélie have no approver.
  expect(before.outlook.withoutApprover).toBe(6);
  expect((await on()).body.outlook).toEqual(before.outlook);
  expect((await admin.get('/setting/approvals')).body.outlook).toEqual(before.outlook);
});

test('a change is audited with before and after, and a wrong one is refused', async () => {
  await off();
  await company.change({ escalateDays: 3 });
  expect((await auditOf(server, 'approvals')).at(-1)).toMatchObject({
    action: 'setting.approvals',
    before: { escalateDays: null },
    after: { escalateDays: 3 },
  });
  for (const escalateDays of [0, -1, 31, 1.5, 'often'])
    expect(await admin.put('/setting/approvals', { escalateDays })).toMatchObject({
      status: 400,
      body: { errors: { escalateDays: expect.any(String) } },
    });
  expect(await admin.put('/setting/approvals', { approvals: 'perhaps' })).toMatchObject({
    status: 400,
  });
  await company.change({ escalateDays: null });
});

describe('leave that is imported while approvals are on', () => {
  const HEADINGS = 'Employee ID,Leave Type,Start Date,End Date,Reason,Status,Note,Applied Date';
  const bringLeave = async (name: string, ...lines: string[]) => {
    const rowsOfFile = lines.map(
      (line) => `${company.person(name).employeeId},Annual Leave,${line},,`,
    );
    return applied(
      admin,
      await checked(
        admin,
        'leaves',
        [HEADINGS, ...rowsOfFile].join('\n'),
        { dateOrder: 'year-first' },
        'leaves.csv',
      ),
    );
  };
  const leaveOf = async (start: string) => {
    const [row] = await rows<{ id: string }>(
      server,
      'SELECT id FROM leave_request WHERE start_date = ?',
      [start],
    );
    return company.read({ _id: row?.id } as LeaveRecord);
  };

  test('waits at the first step of its type if it is pending, and stays decided if it is', async () => {
    await bringLeave(
      'Zoë',
      '2026-01-12,2026-01-13,Rest,Pending',
      '2026-01-19,2026-01-20,Rest,Approved',
    );
    const pending = await leaveOf('2026-01-12');
    expect(pending).toMatchObject({
      status: 'Pending',
      waitingFor: ['Søren'],
      steps: [{ who: 'approver', current: true }],
    });
    await eventually(async () => (await company.waitingOf('Søren')).includes(pending._id));
    expect(await leaveOf('2026-01-19')).toMatchObject({ status: 'Approved', deciders: [] });
    expect(await company.decide('Søren', pending)).toMatchObject({
      status: 200,
      body: { leave: { status: 'Approved' } },
    });
  });

  test('is taken back with its rows of the index', async () => {
    const job = await bringLeave('Zoë', '2026-02-12,2026-02-13,Rest,Pending');
    await eventually(async () => (await countRows(server, 'leave_waiting')) === 1);
    expect(await undone(admin, job)).toMatchObject({ state: 'Undone' });
    expect(await countRows(server, 'leave_waiting')).toBe(0);
    expect(await countRows(server, 'leave_request', "start_date = '2026-02-12'")).toBe(0);
  });

  test('of today lets the deputy in a moment later', async () => {
    await company.employ('Søren', { deputy: company.id('Tomasz') });
    const leave = await company.ask('Zoë');
    await bringLeave('Søren', `${TODAY},${TODAY},Rest,Approved`);
    await eventually(async () => (await company.waitingOf('Tomasz')).includes(leave._id));
    await admin.post(`/leave/withdraw/${(await leaveOf(TODAY))._id}`, { reason: 'Back again' });
    expect(await company.waitingOf('Tomasz')).toEqual([]);
    await company.employ('Søren', { deputy: null });
  });
});
