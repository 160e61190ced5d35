import { describe, expect, test } from '@jest/globals';
import { TODAY } from '../../support/calendar.js';
import { requestLeave } from '../../support/cast.js';
import { Deciding, DECIDED, DENIED, NOT_YOURS, STEP_TAKEN } from '../../support/deciding.js';
import { auditOf, countRows, store } from '../../support/rows.js';
import { storePolicy, yearlyRules } from '../../support/stored-leave-rules.js';

const company = await Deciding.begin();
const {
  admin,
  cast: { ruthClient },
  server,
} = company;

describe('passing on', () => {
  test('hands the request to the next step with a note, undecided', async () => {
    const leave = await company.ask('Zoë', await company.type('approver', 'second'));
    const passed = (await company.pass('Søren', leave, ' You know\nbetter ')).body.leave;
    expect(passed).toMatchObject({
      status: 'Pending',
      note: null,
      decidedBy: null,
      waitingFor: ['Henriette'],
      mayDecide: false,
      steps: [
        { decision: 'Passed', by: 'Søren', right: 'approver', note: 'You know\nbetter' },
        { current: true },
      ],
    });
    expect(await company.decide('Søren', leave)).toMatchObject(STEP_TAKEN);
    expect(await company.pass('Søren', leave)).toMatchObject(STEP_TAKEN);
    expect((await auditOf(server, leave._id)).at(-1)).toMatchObject({
      action: 'leave.pass',
      actorName: 'Søren',
      after: { decision: 'Passed', approvalStep: 1, right: 'approver', note: 'You know\nbetter' },
    });
    expect(await company.decide('Henriette', leave)).toMatchObject({
      status: 200,
      body: { leave: { status: 'Approved' } },
    });
  });

  test('at the last step leads to HR, and no further', async () => {
    const leave = await company.ask('Zoë');
    expect((await company.pass('Søren', leave)).body.leave).toMatchObject({
      waitingFor: [],
      waitingForHr: true,
      steps: [{ decision: 'Passed' }, { who: 'hr', current: true }],
    });
    expect(await company.waitingOf(ruthClient)).toContain(leave._id);
    expect(await company.decide('Søren', leave)).toMatchObject(STEP_TAKEN);
    expect(await ruthClient.post(`/leave/pass/${leave._id}`)).toMatchObject({
      status: 409,
      body: { code: 'request.conflict' },
    });
    const decided = (
      await ruthClient.put(`/leave/${leave._id}`, { status: 'Approved', note: 'Fine' })
    ).body.leave;
    expect(decided).toMatchObject({
      status: 'Approved',
      steps: [
        { decision: 'Passed', by: 'Søren' },
        { who: 'hr', by: 'Ruth Admin', right: 'hr', note: 'Fine' },
      ],
    });
  });

  test('is for those whose turn it is; an admin who is none of them decides instead', async () => {
    const leave = await company.ask('Zoë', await company.type('approver', 'second'));
    expect(await ruthClient.post(`/leave/pass/${leave._id}`)).toMatchObject(NOT_YOURS);
    expect(await company.pass('Henriette', leave)).toMatchObject(NOT_YOURS);
    expect(await company.pass('Amélie', leave)).toMatchObject(DENIED);
    await ruthClient.put(`/leave/${leave._id}`, { status: 'Rejected' });
    expect(await company.pass('Søren', leave)).toMatchObject(DECIDED);
    expect(await admin.post('/leave/pass/00000000-0000-7000-8000-000000000000')).toMatchObject({
      status: 404,
    });
  });

  test('means nothing without approvals', async () => {
    const leave = await company.ask('Zoë');
    await company.change({ approvals: false });
    expect(await ruthClient.post(`/leave/pass/${leave._id}`)).toMatchObject({
      status: 409,
      body: { code: 'request.conflict' },
    });
    expect(await company.pass('Søren', leave)).toMatchObject(DENIED);
    await company.change({ approvals: true });
  });

  test('a note beyond its length is refused, and nothing is passed', async () => {
    const leave = await company.ask('Zoë');
    expect(await company.pass('Søren', leave, 'x'.repeat(1001))).toMatchObject({
      status: 400,
      body: { errors: { note: expect.any(String) } },
    });
    expect(await countRows(server, 'leave_decision', 'leave_id = ?', [leave._id])).toBe(0);
  });
});

describe('at the last step, and only there, is checked again', () => {
  test('the balance; an admin overrides it with a note, an approver cannot', async () => {
    const type = await company.typeOf(['approver', 'second']);
    const policy = await storePolicy(server, {
      typeId: type._id,
      holder: company.id('Zoë'),
      rules: yearlyRules(5),
    });
    const monday = company.freeWeek();
    const leave = await requestLeave(company.client('Zoë'), company.id('Zoë'), monday, monday, {
      leaveType: type.name,
    });
    await store(server, 'UPDATE leave_policy_version SET rules = ? WHERE policy_id = ?', [
      JSON.stringify(yearlyRules(0)),
      policy,
    ]);
    await store(server, "UPDATE lock_row SET version = version + 1 WHERE name = 'leave-rules'");
    expect((await company.decide('Søren', leave)).body.leave).toMatchObject({
      status: 'Pending',
      waitingFor: ['Henriette'],
    });
    expect(await company.decide('Henriette', leave)).toMatchObject({
      status: 409,
      body: { code: 'leave.insufficient' },
    });
    expect(
      await company
        .client('Henriette')
        .put(`/leave/${leave._id}`, { status: 'Approved', override: true, note: 'I say so' }),
    ).toMatchObject({ status: 409, body: { code: 'leave.insufficient' } });
    expect(await company.read(leave)).toMatchObject({
      status: 'Pending',
      waitingFor: ['Henriette'],
    });
    expect(await countRows(server, 'leave_decision', 'leave_id = ?', [leave._id])).toBe(1);
    expect(
      await ruthClient.put(`/leave/${leave._id}`, {
        status: 'Approved',
        override: true,
        note: 'Agreed',
      }),
    ).toMatchObject({ status: 200, body: { leave: { status: 'Approved' } } });
    expect((await auditOf(server, leave._id)).at(-1)).toMatchObject({
      action: 'leave.decide',
      after: { overridden: 'leave.insufficient' },
    });
  });

  test('the employment', async () => {
    await company.join('Leaving', 'Søren');
    const leave = await company.ask('Leaving', await company.type('approver', 'second'));
    await company.employ('Leaving', { leftOn: TODAY });
    expect(await company.decide('Søren', leave)).toMatchObject({ status: 200 });
    expect(await company.decide('Henriette', leave)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
    expect((await company.read(leave)).status).toBe('Pending');
    expect(await company.decide('Henriette', leave, 'Rejected')).toMatchObject({ status: 200 });
  });
});
