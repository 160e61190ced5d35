import { expect, test } from '@jest/globals';
import { requestLeave } from '../../support/cast.js';
import { Deciding } from '../../support/deciding.js';
import { auditOf, countRows } from '../../support/rows.js';

const company = await Deciding.begin();
const { admin, server } = company;

const add = (leaveType: string, fields: object = {}, client = admin) => {
  const day = company.freeWeek();
  return client.post('/leave/add', {
    userId: company.id('Zoë'),
    leaveType,
    startDate: day,
    endDate: day,
    reason: 'Agreed on the phone',
    ...fields,
  });
};
const mayApprove = async (leaveType: string) => {
  const day = company.freeWeek();
  const query = new URLSearchParams({
    userId: company.id('Zoë'),
    leaveType,
    startDate: day,
    endDate: day,
  });
  return (await admin.get(`/leave/quote?${query.toString()}`)).body.mayApprove;
};

test('leave that nobody but HR decides is approved in the step in which an admin adds it', async () => {
  const type = await company.type('hr');
  expect(await mayApprove(type)).toBe(true);
  const { status, body } = await add(type, { approve: true, note: 'Enjoy' });
  expect([status, body.leave]).toEqual([
    201,
    expect.objectContaining({ status: 'Approved', note: 'Enjoy', decidedBy: admin.user.name }),
  ]);
  expect(body.leave.steps).toMatchObject([{ who: 'hr', decision: 'Approved', right: 'hr' }]);
  expect(await auditOf(server, body.leave._id)).toMatchObject([
    { action: 'leave.request', after: { status: 'Approved', approval: 'by the admin' } },
  ]);
  expect(
    await countRows(server, 'notification', "leave_id = ? AND kind = 'leave.approved'", [
      body.leave._id,
    ]),
  ).toBe(1);
  expect((await add(type)).body.leave).toMatchObject({ status: 'Pending' });
});

test('where somebody else is asked, now or later, it is refused', async () => {
  for (const type of [
    await company.type('approver'),
    await company.type('hr', company.anyOf('Tomasz')),
  ]) {
    expect(await mayApprove(type)).toBeUndefined();
    expect(await add(type, { approve: true })).toMatchObject({
      status: 400,
      body: { errors: { approve: 'Someone other than HR decides about this leave.' } },
    });
  }
});

test('an admin who is the approver approves what they add, by that right', async () => {
  await company.employ('Zoë', { approver: company.cast.ruth._id });
  const { body } = await add(
    await company.type('approver', 'hr'),
    { approve: true },
    company.cast.ruthClient,
  );
  expect(body.leave).toMatchObject({
    status: 'Approved',
    steps: [
      { who: 'approver', decision: 'Approved', right: 'approver' },
      { who: 'hr', decision: 'Approved', right: 'hr' },
    ],
  });
  await company.employ('Zoë', { approver: null });
});

test('where no step is left, approving changes nothing', async () => {
  const type = await company.type();
  expect(await mayApprove(type)).toBeUndefined();
  const { body } = await add(type, { approve: true });
  expect(body.leave).toMatchObject({ status: 'Approved', decidedBy: null });
  expect(await auditOf(server, body.leave._id)).toMatchObject([
    { after: { approval: 'none needed' } },
  ]);
});

test('without approvals an admin approves what they add, and employees do not', async () => {
  await company.change({ approvals: false });
  expect((await add('Annual Leave', { approve: true })).body.leave).toMatchObject({
    status: 'Approved',
    decidedBy: admin.user.name,
  });
  const day = company.freeWeek();
  expect(
    await requestLeave(company.client('Zoë'), company.id('Zoë'), day, day, { approve: true }),
  ).toMatchObject({ status: 'Pending' });
});
