import { describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { requestLeave } from '../../support/cast.js';
import { DECIDED, Deciding, DENIED, NOT_YOURS, STEP_TAKEN } from '../../support/deciding.js';
import { auditOf, countRows, store } from '../../support/rows.js';
import { storePolicy, yearlyRules } from '../../support/stored-leave-rules.js';

const company = await Deciding.begin();
const { server, cast } = company;

describe('the steps of a type', () => {
  test('a type without a chain has one step, the approver', async () => {
    const leave = await company.ask('Zoë');
    expect(leave).toMatchObject({
      status: 'Pending',
      waitingFor: ['Søren'],
      waitingForHr: false,
      steps: [{ who: 'approver', names: ['Søren'], current: true }],
      deciders: [{ name: 'Søren', right: 'approver' }],
    });
    expect((await company.decide('Søren', leave)).body.leave).toMatchObject({
      status: 'Approved',
      decidedBy: 'Søren',
      waitingFor: [],
      deciders: [],
      steps: [{ decision: 'Approved', by: 'Søren', right: 'approver' }],
    });
  });

  test('`second` is the approver of the approver', async () => {
    const leave = await company.ask('Zoë', await company.type('second'));
    expect(leave.waitingFor).toEqual(['Henriette']);
    expect(await company.decide('Søren', leave)).toMatchObject(NOT_YOURS);
    expect(await company.decide('Henriette', leave)).toMatchObject({
      status: 200,
      body: { leave: { status: 'Approved' } },
    });
  });

  test('`people` are any one of them, and nobody else', async () => {
    const type = await company.type(company.anyOf('Tomasz', 'Amélie'));
    const leave = await company.ask('Zoë', type);
    expect(leave.waitingFor).toEqual(['Tomasz', 'Amélie']);
    expect(await company.decide('Søren', leave)).toMatchObject(NOT_YOURS);
    expect(await company.decide('Amélie', leave)).toMatchObject({
      status: 200,
      body: {
        leave: { status: 'Approved', steps: [{ who: 'people', by: 'Amélie', right: 'people' }] },
      },
    });
    expect(await company.decide('Tomasz', leave)).toMatchObject(DECIDED);
    const other = await company.ask('Zoë', type);
    expect(await company.decide('Tomasz', other, 'Rejected')).toMatchObject({
      status: 200,
      body: { leave: { status: 'Rejected' } },
    });
  });

  test('`hr` is any admin, and no employee', async () => {
    const leave = await company.ask('Zoë', await company.type('hr'));
    expect(leave).toMatchObject({ waitingFor: [], waitingForHr: true });
    expect(leave.deciders?.map(({ right }) => right)).toEqual(['hr', 'hr']);
    for (const name of ['Søren', 'Henriette'])
      expect(await company.decide(name, leave)).toMatchObject(NOT_YOURS);
    for (const admin of [cast.admin, cast.ruthClient])
      expect(await company.waitingOf(admin)).toContain(leave._id);
    expect(await cast.ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject({
      status: 200,
      body: { leave: { steps: [{ who: 'hr', by: 'Ruth Admin', right: 'hr' }] } },
    });
  });

  test('they are fixed on the request when it is made', async () => {
    const type = await company.typeOf(['approver', 'hr']);
    const leave = await company.ask('Zoë', type.name);
    expect(await company.retype(type, { chain: [{ who: 'second' }] })).toMatchObject({
      status: 200,
    });
    expect((await company.read(leave)).steps?.map(({ who }) => who)).toEqual(['approver', 'hr']);
    expect((await company.decide('Søren', leave)).body.leave).toMatchObject({
      status: 'Pending',
      waitingForHr: true,
    });
    expect((await company.ask('Zoë', type.name)).waitingFor).toEqual(['Henriette']);
  });

  test('an empty chain approves at once, and the audit log says so', async () => {
    const leave = await company.ask('Zoë', await company.type());
    expect(leave).toMatchObject({
      status: 'Approved',
      decidedBy: null,
      steps: [],
      waitingFor: [],
      waitingForHr: false,
    });
    expect(await countRows(server, 'leave_day', 'leave_id = ?', [leave._id])).toBe(1);
    expect(await auditOf(server, leave._id)).toMatchObject([
      {
        action: 'leave.request',
        actorName: 'Zoë',
        after: { status: 'Approved', approval: 'none needed' },
      },
    ]);
  });
});

describe('a step over a cost', () => {
  test('is skipped by requests that cost less, and taken from that cost on', async () => {
    const type = await company.typeOf(['approver', { who: 'second', overCost: 3 }]);
    await storePolicy(server, {
      typeId: type._id,
      holder: company.id('Zoë'),
      rules: yearlyRules(200),
    });
    const [short, long] = [await company.ask('Zoë', type.name), await askDays(3, type.name)];
    expect(short).toMatchObject({
      cost: 1,
      steps: [
        { who: 'approver', current: true },
        { who: 'second', skipped: true },
      ],
    });
    expect((await company.decide('Søren', short)).body.leave).toMatchObject({ status: 'Approved' });
    expect(await countRows(server, 'leave_decision', 'leave_id = ?', [short._id])).toBe(1);
    expect((await company.decide('Søren', long)).body.leave).toMatchObject({
      status: 'Pending',
      waitingFor: ['Henriette'],
    });
  });

  test('is taken where nothing is costed', async () => {
    const leave = await company.ask('Tomasz', await company.type({ who: 'hr', overCost: 30 }));
    expect(leave).toMatchObject({ status: 'Pending', waitingForHr: true, cost: null });
  });

  test('below the cost of all steps, a request is approved at once', async () => {
    const type = await company.typeOf([
      { who: 'approver', overCost: 2 },
      { who: 'hr', overCost: 5 },
    ]);
    await storePolicy(server, {
      typeId: type._id,
      holder: company.id('Zoë'),
      rules: yearlyRules(200),
    });
    expect((await company.ask('Zoë', type.name)).status).toBe('Approved');
    expect(await askDays(2, type.name)).toMatchObject({ status: 'Pending', waitingFor: ['Søren'] });
  });

  test('an approver whose own step is skipped has none: what they add begins with the first step', async () => {
    const type = await company.typeOf(['approver', { who: 'second', overCost: 5 }]);
    await storePolicy(server, {
      typeId: type._id,
      holder: company.id('Zoë'),
      rules: yearlyRules(200),
    });
    const monday = company.freeWeek();
    expect(
      await requestLeave(company.client('Henriette'), company.id('Zoë'), monday, monday, {
        leaveType: type.name,
      }),
    ).toMatchObject({ status: 'Pending', waitingFor: ['Søren'] });
  });

  function askDays(days: number, type: string): Promise<LeaveRecord> {
    const monday = company.freeWeek();
    return requestLeave(
      company.client('Zoë'),
      company.id('Zoë'),
      monday,
      addDays(monday, days - 1),
      { leaveType: type },
    );
  }
});

describe('the approver', () => {
  test('is the one who is named, not the manager', async () => {
    const leave = await company.ask('Zoë');
    await company.employ('Zoë', { approver: company.id('Amélie') });
    expect(await company.read(leave)).toMatchObject({ waitingFor: ['Amélie'] });
    expect(await company.waitingOf('Amélie')).toContain(leave._id);
    expect(await company.waitingOf('Søren')).not.toContain(leave._id);
    expect(await company.decide('Søren', leave)).toMatchObject(DENIED);
    expect(await company.decide('Amélie', leave)).toMatchObject({ status: 200 });
    await company.employ('Zoë', { approver: null });
    expect((await company.ask('Zoë')).waitingFor).toEqual(['Søren']);
  });

  test('is nobody where the manager is only a name: HR decides', async () => {
    await company.employ('Zoë', { manager: { name: 'Old Boss' } });
    expect(await company.ask('Zoë')).toMatchObject({
      waitingFor: [],
      waitingForHr: true,
      deciders: [
        { right: 'hr', early: 'nobody' },
        { right: 'hr', early: 'nobody' },
      ],
    });
    await company.employ('Zoë', { manager: { _id: company.id('Søren') } });
  });

  const gone: [string, string, string][] = [
    [
      'has left',
      "UPDATE employee SET left_on = '2026-01-31' WHERE id = ?",
      'UPDATE employee SET left_on = NULL WHERE id = ?',
    ],
    [
      'is disabled',
      'UPDATE account SET disabled_at = 1 WHERE id = (SELECT account_id FROM employee WHERE id = ?)',
      'UPDATE account SET disabled_at = NULL WHERE id = (SELECT account_id FROM employee WHERE id = ?)',
    ],
    [
      'has no password',
      'UPDATE account SET password_hash = NULL WHERE id = (SELECT account_id FROM employee WHERE id = ?)',
      "UPDATE account SET password_hash = 'x' WHERE id = (SELECT account_id FROM employee WHERE id = ?)",
    ],
  ];
  test.each(gone)(
    'who %s is not asked: the next step is, and behind the last one HR',
    async (_, go, back) => {
      const boss = `Boss who ${_}`;
      await company.join(boss, 'Henriette');
      await company.employ('Tomasz', { approver: company.id(boss) });
      await store(server, go, [company.id(boss)]);
      const two = await company.ask('Tomasz', await company.type('approver', 'second'));
      expect(two).toMatchObject({
        waitingFor: ['Henriette'],
        waitingForHr: false,
        deciders: [{ name: 'Henriette', right: 'second', early: 'nobody' }],
      });
      expect(await company.ask('Tomasz')).toMatchObject({ waitingFor: [], waitingForHr: true });
      expect((await company.decide('Henriette', two)).body.leave).toMatchObject({
        status: 'Approved',
        steps: [
          { by: 'Henriette', right: 'second' },
          { by: 'Henriette', right: 'second' },
        ],
      });
      await store(server, back, [company.id(boss)]);
      await company.employ('Tomasz', { approver: null });
    },
  );

  test('of people who manage each other is the other one, and then HR', async () => {
    await company.join('Ying');
    await company.join('Yang', 'Ying');
    await company.employ('Ying', { manager: { _id: company.id('Yang') } });
    const leave = await company.ask('Yang', await company.type('approver', 'second'));
    expect(leave.waitingFor).toEqual(['Ying']);
    expect((await company.decide('Ying', leave)).body.leave).toMatchObject({
      status: 'Pending',
      waitingFor: [],
      waitingForHr: true,
    });
    expect(await company.decide('Yang', leave)).toMatchObject({
      status: 403,
      body: { code: 'leave.own_decision' },
    });
  });
});

describe('taking steps', () => {
  test('nobody takes two: who took an earlier one is not asked again', async () => {
    const leave = await company.ask(
      'Zoë',
      await company.type('approver', company.anyOf('Søren', 'Tomasz')),
    );
    expect((await company.decide('Søren', leave)).body.leave.waitingFor).toEqual(['Tomasz']);
    expect(await company.decide('Søren', leave)).toMatchObject(STEP_TAKEN);
    const alone = await company.ask('Zoë', await company.type('approver', company.anyOf('Søren')));
    expect((await company.decide('Søren', alone)).body.leave).toMatchObject({
      waitingFor: [],
      waitingForHr: true,
    });
  });

  test('a later step cannot be taken before its turn', async () => {
    const leave = await company.ask('Zoë', await company.type('approver', 'second'));
    for (const answer of [
      await company.decide('Henriette', leave),
      await company.pass('Henriette', leave),
    ])
      expect(answer).toMatchObject(NOT_YOURS);
    expect(await company.read(leave)).toMatchObject({ status: 'Pending', waitingFor: ['Søren'] });
  });

  test('a refusal at any step ends the request and frees its days', async () => {
    const leave = await company.ask('Zoë', await company.type('approver', 'second', 'hr'));
    await company.decide('Søren', leave);
    const refused = (await company.decide('Henriette', leave, 'Rejected', 'Too many away')).body
      .leave as LeaveRecord;
    expect(refused).toMatchObject({
      status: 'Rejected',
      note: 'Too many away',
      decidedBy: 'Henriette',
      waitingFor: [],
      steps: [{ decision: 'Approved' }, { decision: 'Rejected', note: 'Too many away' }, {}],
    });
    expect(refused.steps?.[2]?.decision).toBeUndefined();
    expect(await countRows(server, 'leave_day', 'leave_id = ?', [leave._id])).toBe(0);
    expect(await countRows(server, 'leave_waiting', 'leave_id = ?', [leave._id])).toBe(0);
    expect(
      await requestLeave(company.client('Zoë'), company.id('Zoë'), leave.startDate, leave.endDate),
    ).toMatchObject({ status: 'Pending' });
  });

  test('an admin decides all steps that remain at once, and each says so', async () => {
    const leave = await company.ask(
      'Zoë',
      await company.type('approver', 'second', company.anyOf('Tomasz')),
    );
    await company.decide('Søren', leave, 'Approved', 'First');
    const decided = (
      await cast.ruthClient.put(`/leave/${leave._id}`, { status: 'Approved', note: 'All of it' })
    ).body.leave as LeaveRecord;
    expect(decided).toMatchObject({
      status: 'Approved',
      steps: [
        { by: 'Søren', right: 'approver', note: 'First' },
        { by: 'Ruth Admin', right: 'admin', note: 'All of it' },
        { by: 'Ruth Admin', right: 'admin' },
      ],
    });
    expect(await company.decide('Henriette', leave)).toMatchObject(DECIDED);
  });

  test('a request of a type that is archived meanwhile is decided still', async () => {
    const type = await company.typeOf(['approver']);
    const leave = await company.ask('Zoë', type.name);
    expect(await company.retype(type, { archived: true })).toMatchObject({ status: 200 });
    expect(await company.decide('Søren', leave)).toMatchObject({ status: 200 });
  });
});
