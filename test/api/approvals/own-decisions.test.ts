import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { requestLeave } from '../../support/cast.js';
import { Deciding, NOT_YOURS, OWN, TODAY } from '../../support/deciding.js';
import { auditOf } from '../../support/rows.js';

const company = await Deciding.begin();
const {
  admin,
  cast: { ruth, ruthClient },
  server,
} = company;
let comeBack: (() => Promise<void>)[] = [];

const askOfRuth = async (leaveType = 'Annual Leave') => {
  const monday = company.freeWeek();
  return requestLeave(ruthClient, ruth._id, monday, monday, { leaveType });
};

beforeAll(async () => {
  await admin.put(`/employee/employment/${ruth._id}`, { manager: { _id: company.id('Søren') } });
});
afterEach(async () => {
  for (const back of comeBack) await back();
  comeBack = [];
});

describe('the requester', () => {
  test('does not decide as one of several people: the others do', async () => {
    const leave = await company.ask('Zoë', await company.type(company.anyOf('Zoë', 'Tomasz')));
    expect(leave).toMatchObject({ waitingFor: ['Tomasz'], mayDecide: false });
    for (const answer of [
      await company.decide('Zoë', leave),
      await company.decide('Zoë', leave, 'Rejected'),
      await company.pass('Zoë', leave),
    ])
      expect(answer).toMatchObject(OWN);
    expect(await company.waitingOf('Zoë')).toEqual([]);
    expect(await company.ask('Zoë', await company.type(company.anyOf('Zoë')))).toMatchObject({
      waitingFor: [],
      waitingForHr: true,
    });
  });

  test('does not decide as the deputy of their approver: the next step does', async () => {
    await company.employ('Søren', { deputy: company.id('Zoë') });
    comeBack.push(await company.away('Søren'));
    const leave = await company.ask('Zoë', await company.type('approver', 'second'));
    expect(leave.waitingFor).toEqual(['Søren', 'Henriette']);
    expect(await company.decide('Zoë', leave)).toMatchObject(OWN);
    const ofAnother = await askOfRuth();
    expect(ofAnother.waitingFor).toEqual(['Søren', 'Zoë']);
    expect(await company.decide('Zoë', ofAnother)).toMatchObject({ status: 200 });
    await company.employ('Søren', { deputy: null });
  });

  test('has no decision by the person who acts for them', async () => {
    await company.employ('Søren', { deputy: company.id('Tomasz') });
    comeBack.push(await company.away('Søren'));
    const leave = await company.ask(
      'Søren',
      await company.type('approver', company.anyOf('Søren', 'Amélie')),
    );
    expect(leave.waitingFor).toEqual(['Henriette']);
    await company.decide('Henriette', leave);
    expect((await company.read(leave)).waitingFor).toEqual(['Amélie']);
    expect(await company.decide('Tomasz', leave)).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    });
    await company.employ('Søren', { deputy: null });
  });

  test('may have an admin as deputy: who takes their own step for the approver, and the others as an admin', async () => {
    await company.employ('Søren', { deputy: ruth._id });
    comeBack.push(await company.away('Søren'));
    const leave = await company.ask('Zoë', await company.type('approver', 'second'));
    const { steps } = (await ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' })).body
      .leave;
    expect(steps).toMatchObject([
      { by: 'Ruth Admin', right: 'deputy', for: 'Søren' },
      { by: 'Ruth Admin', right: 'admin' },
    ]);
    expect(steps[1]).not.toHaveProperty('for');
    await company.employ('Søren', { deputy: null });
  });

  test('does not decide as an admin: the approver does, and at the step of HR another admin', async () => {
    const leave = await askOfRuth(await company.type('approver', 'hr'));
    expect(leave).toMatchObject({ waitingFor: ['Søren'], mayDecide: false, mayPass: false });
    expect(await ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject(OWN);
    expect((await company.decide('Søren', leave)).body.leave).toMatchObject({
      waitingForHr: true,
      deciders: [{ right: 'hr' }],
    });
    expect(await ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject(OWN);
    expect(await ruthClient.post(`/leave/pass/${leave._id}`)).toMatchObject(OWN);
    expect(await company.waitingOf(ruthClient)).not.toContain(leave._id);
    expect(await admin.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject({
      status: 200,
    });
  });

  test('does not decide with approvals off either: an admin’s own request waits for another admin', async () => {
    await company.change({ approvals: false });
    const leave = await askOfRuth();
    expect(await ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject(OWN);
    expect(
      await company.client('Søren').put(`/leave/${leave._id}`, { status: 'Approved' }),
    ).toMatchObject({ status: 403, body: { code: 'access.denied' } });
    expect(await admin.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject({
      status: 200,
    });
    await company.change({ approvals: true });
  });
});

describe('the only admin who can sign in', () => {
  let hr = '';
  let approverThenHr = '';

  beforeAll(async () => {
    [hr, approverThenHr] = [await company.type('hr'), await company.type('approver', 'hr')];
    expect(await ruthClient.put(`/account/${admin.user._id}`, { disabled: true })).toMatchObject({
      status: 200,
    });
  });

  test('decides about themselves at the step of HR, and the audit log says who', async () => {
    const leave = await askOfRuth(hr);
    expect(leave).toMatchObject({ mayDecide: true, waitingForHr: true });
    expect(await ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject({
      status: 200,
      body: { leave: { status: 'Approved', decidedBy: 'Ruth Admin' } },
    });
    expect((await auditOf(server, leave._id)).at(-1)).toMatchObject({
      action: 'leave.decide',
      actorName: 'Ruth Admin',
      subjectName: 'Ruth Admin',
    });
  });

  test('does not while their approver can', async () => {
    const leave = await askOfRuth();
    expect(await ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject(OWN);
    expect(await company.decide('Søren', leave)).toMatchObject({
      status: 200,
      body: { leave: { status: 'Approved' } },
    });
  });

  test('does once their approver is away, since nobody else is there', async () => {
    const back = await ruthClient.post('/leave/add', {
      userId: company.id('Søren'),
      leaveType: 'Annual Leave',
      startDate: TODAY,
      endDate: TODAY,
      reason: 'Rest',
    });
    await ruthClient.put(`/leave/${back.body.leave._id}`, { status: 'Approved' });
    const leave = await askOfRuth();
    expect(leave).toMatchObject({ waitingFor: ['Søren'], waitingForHr: true, mayDecide: true });
    expect(await ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject({
      status: 200,
    });
    await ruthClient.post(`/leave/withdraw/${back.body.leave._id}`, { reason: 'Back again' });
  });

  test('decides again about others whose approver they are, since there is nobody else', async () => {
    await ruthClient.put(`/employee/employment/${company.id('Tomasz')}`, {
      manager: { _id: ruth._id },
    });
    const leave = await company.ask('Tomasz', approverThenHr);
    expect(await ruthClient.post(`/leave/pass/${leave._id}`)).toMatchObject({
      status: 200,
      body: { leave: { waitingForHr: true, mayDecide: true } },
    });
    expect(await ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject({
      status: 200,
    });
  });

  test('is not stood in for by those who are none', async () => {
    const leave = await company.ask('Zoë', hr);
    expect(await company.decide('Søren', leave)).toMatchObject(NOT_YOURS);
  });
});
