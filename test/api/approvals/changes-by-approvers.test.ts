import { describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { Deciding, DENIED, inDays, NOT_YOURS, TODAY } from '../../support/deciding.js';
import { auditOf, countRows } from '../../support/rows.js';
import { storePolicy, yearlyRules } from '../../support/stored-leave-rules.js';

const company = await Deciding.begin();
const { admin, server } = company;

const addFor = (by: string, whom: string, fields: Record<string, unknown>) => {
  const monday = company.freeWeek();
  return company.client(by).post('/leave/add', {
    userId: company.id(whom),
    leaveType: 'Annual Leave',
    startDate: monday,
    endDate: monday,
    reason: 'Agreed',
    ...fields,
  });
};

describe('leave that an approver adds for their people', () => {
  test('begins with the step after theirs', async () => {
    const { status, body } = await addFor('Søren', 'Zoë', {
      leaveType: await company.type('approver', 'second'),
    });
    expect({ status, ...body.leave }).toMatchObject({
      status: 'Pending',
      waitingFor: ['Henriette'],
      steps: [{ decision: 'Approved', by: 'Søren', right: 'approver' }, { current: true }],
    });
    expect(await company.decide('Henriette', body.leave)).toMatchObject({
      status: 200,
      body: { leave: { status: 'Approved' } },
    });
  });

  test('is approved at once if no step is left, and audited as such', async () => {
    const { leave } = (await addFor('Søren', 'Zoë', {})).body;
    expect(leave).toMatchObject({
      status: 'Approved',
      decidedBy: 'Søren',
      steps: [{ by: 'Søren', right: 'approver' }],
    });
    expect(await auditOf(server, leave._id)).toMatchObject([
      {
        action: 'leave.request',
        actorName: 'Søren',
        after: { status: 'Approved', approval: 'by the approver' },
      },
    ]);
  });

  test('may be for the people of their people', async () => {
    const { leave } = (
      await addFor('Henriette', 'Zoë', {
        leaveType: await company.type('approver', 'second', 'hr'),
      })
    ).body;
    expect(leave).toMatchObject({
      status: 'Pending',
      waitingForHr: true,
      steps: [
        { by: 'Henriette', right: 'second' },
        { by: 'Henriette', right: 'second' },
        { current: true },
      ],
    });
  });

  test('begins with the first step where none is theirs', async () => {
    expect(
      (await addFor('Søren', 'Zoë', { leaveType: await company.type(company.anyOf('Tomasz')) }))
        .body.leave,
    ).toMatchObject({ status: 'Pending', waitingFor: ['Tomasz'] });
  });

  test('takes the first of two steps of theirs: nobody between is passed over', async () => {
    const { leave } = (
      await addFor('Søren', 'Zoë', {
        leaveType: await company.type('approver', 'hr', company.anyOf('Søren')),
      })
    ).body;
    expect(leave).toMatchObject({ status: 'Pending', waitingFor: [], waitingForHr: true });
  });

  test('is announced by the form', async () => {
    const [type, monday] = [await company.type('approver', 'second'), company.freeWeek()];
    const quote = (name: string) =>
      company
        .client(name)
        .get(
          `/leave/quote?userId=${company.id('Zoë')}&leaveType=${encodeURIComponent(type)}&startDate=${monday}&endDate=${monday}`,
        );
    expect((await quote('Zoë')).body).toMatchObject({
      deciders: [{ name: 'Søren' }],
      steps: [{ current: true }, {}],
    });
    expect((await quote('Søren')).body).toMatchObject({
      deciders: [{ name: 'Henriette' }],
      steps: [{}, { current: true }],
    });
    expect((await quote('Henriette')).body).toMatchObject({ deciders: [], steps: [] });
    expect(await quote('Tomasz')).toMatchObject(DENIED);
  });

  test('shows no balance where no step is theirs', async () => {
    const asked = async (...chain: Parameters<typeof company.type>) => {
      const type = await company.typeOf(chain);
      await storePolicy(server, {
        typeId: type._id,
        holder: company.id('Zoë'),
        rules: yearlyRules(1),
      });
      const monday = company.freeWeek();
      return {
        userId: company.id('Zoë'),
        leaveType: type.name,
        startDate: monday,
        endDate: addDays(monday, 4),
      };
    };
    const quote = async (by: Client, span: Record<string, string>) =>
      (await by.get(`/leave/quote?${new URLSearchParams(span).toString()}`)).body;
    const [own, others] = [await asked('approver'), await asked(company.anyOf('Tomasz'), 'second')];
    expect(await quote(company.client('Søren'), own)).toMatchObject({
      cost: 5,
      available: 1,
      shortBy: 4,
      faults: [{ code: 'leave.insufficient', refusal: { key: 'leave.insufficient_days' } }],
    });
    expect(await quote(company.client('Søren'), others)).toMatchObject({
      cost: 5,
      available: null,
      remaining: null,
      shortBy: null,
      shortOn: null,
      uses: [],
      balanceToBeChecked: true,
      faults: [],
    });
    for (const by of [company.client('Henriette'), company.client('Zoë'), admin])
      expect(await quote(by, others)).toMatchObject({
        available: 1,
        shortBy: 4,
        balanceToBeChecked: false,
      });
  });

  test('obeys the rules that bind the employee: no overriding, no taking out, no types that admins enter', async () => {
    const type = await company.typeOf(['approver']);
    await storePolicy(server, {
      typeId: type._id,
      holder: company.id('Zoë'),
      rules: yearlyRules(0),
    });
    expect(
      await addFor('Søren', 'Zoë', { leaveType: type.name, override: true, note: 'I say so' }),
    ).toMatchObject({ status: 409, body: { code: 'leave.insufficient' } });
    const { name } = await company.typeOf(['approver'], { selfService: false });
    expect((await addFor('Søren', 'Zoë', { leaveType: name })).body.code).toBe(
      'type.entered_by_admins',
    );
    const taken = await company.askApproved('Zoë');
    const overlapping = {
      userId: company.id('Zoë'),
      leaveType: 'Sick Leave',
      startDate: taken.startDate,
      endDate: taken.endDate,
      reason: 'Ill',
      takeOut: true,
    };
    expect(await company.client('Søren').post('/leave/add', overlapping)).toMatchObject({
      status: 409,
      body: { code: 'leave.overlap' },
    });
  });

  test('is refused for others, for nobody, and without approvals', async () => {
    for (const [by, whom] of [
      ['Søren', 'Tomasz'],
      ['Søren', 'Henriette'],
      ['Zoë', 'Søren'],
    ] as const)
      expect(await addFor(by, whom, {})).toMatchObject(DENIED);
    expect(
      await addFor('Søren', 'Zoë', { userId: '00000000-0000-7000-8000-000000000000' }),
    ).toMatchObject(DENIED);
    await company.change({ approvals: false });
    expect(await addFor('Søren', 'Zoë', {})).toMatchObject(DENIED);
    await company.change({ approvals: true });
  });
});

describe('approved leave of their people', () => {
  const withdraw = (name: string, { _id }: LeaveRecord, reason?: string) =>
    company.client(name).post(`/leave/withdraw/${_id}`, { reason });
  const shorten = (name: string, { _id, startDate, endDate }: LeaveRecord) =>
    company.client(name).post(`/leave/shorten/${_id}`, {
      from: startDate,
      to: addDays(endDate, -1),
      reason: 'Needed here',
    });
  const days = async (from: string, to: string) =>
    company.approvedByAdmin(await requestLeave(company.client('Zoë'), company.id('Zoë'), from, to));

  test('is cancelled by their approvers before it begins, with a reason', async () => {
    for (const name of ['Søren', 'Henriette']) {
      const leave = await company.askApproved('Zoë');
      expect(
        (await company.client(name).get(`/leave/detail/${leave._id}`)).body.leave,
      ).toMatchObject({ mayCancel: true, mayDecide: false });
      expect(await withdraw(name, leave)).toMatchObject({
        status: 400,
        body: { errors: { reason: expect.any(String) } },
      });
      expect(await withdraw(name, leave, 'Needed here')).toMatchObject({
        status: 200,
        body: { leave: { status: 'Cancelled', cancelledBy: name, cancelReason: 'Needed here' } },
      });
      expect(await countRows(server, 'leave_day', 'leave_id = ?', [leave._id])).toBe(0);
    }
  });

  test('has days taken out by them before it begins', async () => {
    const monday = company.freeWeek();
    const leave = await days(monday, addDays(monday, 3));
    expect(await shorten('Søren', leave)).toMatchObject({
      status: 200,
      body: { leaves: [{ status: 'Approved', startDate: addDays(monday, 3) }] },
    });
  });

  test('shows them its reason and notes only where a step is theirs', async () => {
    const leave = await company.ask('Zoë', await company.type(company.anyOf('Amélie')), {
      reason: 'Between Amélie and me',
    });
    await company.decide('Amélie', leave, 'Approved', 'Get well');
    const [{ note }, ofManager] = [
      await company.read(leave, company.client('Amélie')),
      await company.read(leave, company.client('Søren')),
    ];
    expect(note).toBe('Get well');
    expect(ofManager).toMatchObject({
      status: 'Approved',
      reason: '',
      note: null,
      mayCancel: true,
    });
    expect(JSON.stringify(ofManager)).not.toMatch(/Get well|Between/);
    const own = await company.ask('Zoë', await company.type('approver', 'hr'), {
      reason: 'For Søren, too',
    });
    expect(await company.read(own, company.client('Søren'))).toMatchObject({
      reason: 'For Søren, too',
    });
    expect(await company.read(own, company.client('Henriette'))).toMatchObject({ reason: '' });
  });

  test('is not theirs to change once it has begun', async () => {
    for (const [from, to] of [
      [TODAY, inDays(1)],
      [inDays(-3), inDays(-2)],
    ] as const) {
      const leave = await days(from, to);
      for (const answer of [
        await withdraw('Søren', leave, 'Needed here'),
        await shorten('Søren', leave),
      ])
        expect(answer).toMatchObject(NOT_YOURS);
      expect(
        (await company.client('Søren').get(`/leave/detail/${leave._id}`)).body.leave.mayCancel,
      ).toBe(false);
      expect((await company.read(leave)).status).toBe('Approved');
      await admin.post(`/leave/withdraw/${leave._id}`, { reason: 'Next' });
    }
  });

  test('is not theirs to withdraw while it is pending: they refuse it', async () => {
    const leave = await company.ask('Zoë');
    for (const answer of [await withdraw('Søren', leave, 'No'), await shorten('Søren', leave)])
      expect(answer).toMatchObject(NOT_YOURS);
    expect((await company.read(leave)).status).toBe('Pending');
  });

  test('is not changed by people of a step who do not manage the person, nor by deputies', async () => {
    const type = await company.type(company.anyOf('Amélie'));
    const leave = await company.ask('Zoë', type);
    await company.decide('Amélie', leave);
    await company.employ('Søren', { deputy: company.id('Tomasz') });
    const back = await company.away('Søren');
    for (const name of ['Amélie', 'Tomasz'])
      for (const answer of [await withdraw(name, leave, 'No'), await shorten(name, leave)])
        expect(answer).toMatchObject(NOT_YOURS);
    await back();
    await company.employ('Søren', { deputy: null });
  });
});

describe('owners', () => {
  const withdraw = ({ _id }: LeaveRecord) =>
    company.client('Zoë').post(`/leave/withdraw/${_id}`, {});

  test('cancel their approved leave until the day before it begins, without a reason', async () => {
    const leave = await company.approvedByAdmin(
      await requestLeave(company.client('Zoë'), company.id('Zoë'), inDays(1), inDays(2)),
    );
    expect(
      (await company.client('Zoë').get(`/leave/detail/${leave._id}`)).body.leave.mayCancel,
    ).toBe(true);
    expect((await withdraw(leave)).body.leave).toMatchObject({
      status: 'Cancelled',
      cancelledBy: 'Zoë',
    });
  });

  test('cannot cancel it from its first day on, nor what was refused, nor without approvals', async () => {
    const begun = await company.approvedByAdmin(
      await requestLeave(company.client('Zoë'), company.id('Zoë'), TODAY, inDays(2)),
    );
    expect(await withdraw(begun)).toMatchObject({
      status: 409,
      body: { code: 'leave.already_decided' },
    });
    await admin.post(`/leave/withdraw/${begun._id}`, { reason: 'Next' });
    const refused = await company.ask('Zoë');
    await company.decide('Søren', refused, 'Rejected');
    expect(await withdraw(refused)).toMatchObject({ status: 409 });
    const approved = await company.askApproved('Zoë');
    await company.change({ approvals: false });
    expect(await withdraw(approved)).toMatchObject({ status: 409 });
    await company.change({ approvals: true });
    expect(await withdraw(approved)).toMatchObject({ status: 200 });
  });

  test('do not take days out of it: they cancel and ask anew', async () => {
    const monday = company.freeWeek();
    const leave = await company.approvedByAdmin(
      await requestLeave(company.client('Zoë'), company.id('Zoë'), monday, addDays(monday, 3)),
    );
    expect(
      await company
        .client('Zoë')
        .post(`/leave/shorten/${leave._id}`, { from: monday, to: monday, reason: 'Half of it' }),
    ).toMatchObject(DENIED);
  });

  test('withdraw what waits, at whichever step', async () => {
    const leave = await company.ask('Zoë', await company.type('approver', 'second'));
    await company.decide('Søren', leave);
    expect(await withdraw(leave)).toMatchObject({
      status: 200,
      body: { leave: { status: 'Cancelled', waitingFor: [], waitingForHr: false } },
    });
    expect(await countRows(server, 'leave_waiting', 'leave_id = ?', [leave._id])).toBe(0);
    expect(await company.decide('Henriette', leave)).toMatchObject({
      status: 409,
      body: { code: 'leave.already_decided' },
    });
  });
});

test('a pending request from which days are taken keeps its steps and goes on where it was', async () => {
  const [monday, type] = [company.freeWeek(), await company.type('approver', 'second', 'hr')];
  const leave = await requestLeave(
    company.client('Zoë'),
    company.id('Zoë'),
    monday,
    addDays(monday, 4),
    { leaveType: type, standIn: company.id('Amélie') },
  );
  await company.decide('Søren', leave, 'Approved', 'Fine');
  const { leaves } = (
    await admin.post(`/leave/shorten/${leave._id}`, {
      from: addDays(monday, 2),
      to: addDays(monday, 2),
      reason: 'Fair',
    })
  ).body as { leaves: LeaveRecord[] };
  expect(leaves).toHaveLength(2);
  for (const part of leaves) {
    expect(part).toMatchObject({
      status: 'Pending',
      waitingFor: ['Henriette'],
      standIn: { name: 'Amélie' },
      steps: [{ decision: 'Approved', by: 'Søren', note: 'Fine' }, { current: true }, {}],
    });
    expect(await company.waitingOf('Henriette')).toContain(part._id);
    expect((await company.decide('Henriette', part)).body.leave).toMatchObject({
      waitingForHr: true,
    });
  }
  expect(await company.waitingOf('Henriette')).not.toContain(leave._id);
});
