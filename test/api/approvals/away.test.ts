import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Deciding, DENIED, inDays, NOT_YOURS, STEP_TAKEN, TODAY } from '../../support/deciding.js';
import { countRows, store } from '../../support/rows.js';

const company = await Deciding.begin();
const { server } = company;
let comeBack: (() => Promise<void>)[] = [];

async function away(...absence: Parameters<Deciding['away']>): Promise<void> {
  comeBack.push(await company.away(...absence));
}

beforeAll(async () => {
  await company.employ('Søren', { deputy: company.id('Tomasz') });
});
afterEach(async () => {
  for (const back of comeBack) await back();
  comeBack = [];
});

describe('a deputy', () => {
  test('joins an approver who is away today, and decides in their place', async () => {
    await away('Søren', inDays(-1), inDays(2));
    const leave = await company.ask('Zoë');
    expect(leave).toMatchObject({
      waitingFor: ['Søren', 'Tomasz'],
      waitingForHr: false,
      deciders: [
        { name: 'Søren', right: 'approver', awayUntil: inDays(2) },
        { name: 'Tomasz', right: 'deputy', for: 'Søren', awayUntil: inDays(2) },
      ],
    });
    expect((await company.decide('Tomasz', leave)).body.leave).toMatchObject({
      status: 'Approved',
      steps: [{ by: 'Tomasz', right: 'deputy', for: 'Søren' }],
    });
    const other = await company.ask('Zoë');
    expect(await company.decide('Søren', other)).toMatchObject({ status: 200 });
  });

  const notAway: [string, () => Promise<void>][] = [
    ['before the absence', () => away('Søren', inDays(1), inDays(2))],
    ['after the absence', () => away('Søren', inDays(-3), inDays(-1))],
    [
      'while the absence is only requested',
      async () => {
        const answer = await company.client('Søren').post('/leave/add', {
          userId: company.id('Søren'),
          leaveType: 'Annual Leave',
          startDate: TODAY,
          endDate: TODAY,
          reason: 'Rest',
        });
        comeBack.push(
          async () =>
            void (await company.client('Søren').post(`/leave/withdraw/${answer.body.leave._id}`)),
        );
      },
    ],
    [
      'in the morning that an approver is away',
      () => away('Søren', TODAY, TODAY, { endsAt: 'noon' }),
    ],
    [
      'in the afternoon that an approver is away',
      () => away('Søren', inDays(0), inDays(1), { startsAt: 'noon' }),
    ],
  ];
  test.each(notAway)('neither decides nor reads %s', async (_, leaveOfApprover) => {
    await leaveOfApprover();
    const leave = await company.ask('Zoë');
    expect(leave.waitingFor).toEqual(['Søren']);
    for (const answer of [
      await company.client('Tomasz').get(`/leave/detail/${leave._id}`),
      await company.decide('Tomasz', leave),
      await company.pass('Tomasz', leave),
    ])
      expect(answer).toMatchObject(DENIED);
    expect(await company.waitingOf('Tomasz')).toEqual([]);
  });

  test('has no turn while an approver is away for some minutes', async () => {
    const type = await company.typeOf([], { unit: 'minutes' });
    await away('Søren', TODAY, TODAY, { leaveType: type.name, minutes: 60 });
    expect((await company.ask('Zoë')).waitingFor).toEqual(['Søren']);
  });

  test('has a turn when two half days of an approver make a whole one', async () => {
    await away('Søren', TODAY, TODAY, { endsAt: 'noon' });
    await away('Søren', TODAY, TODAY, { startsAt: 'noon', leaveType: 'Casual Leave' });
    expect((await company.ask('Zoë')).waitingFor).toEqual(['Søren', 'Tomasz']);
  });

  test('loses what they saw when the absence ends, while the request still waits', async () => {
    await away('Søren');
    const leave = await company.ask('Zoë');
    expect(await company.waitingOf('Tomasz')).toContain(leave._id);
    expect(await company.client('Tomasz').get(`/leave/detail/${leave._id}`)).toMatchObject({
      status: 200,
    });
    await comeBack.pop()?.();
    expect(await company.waitingOf('Tomasz')).toEqual([]);
    for (const answer of [
      await company.client('Tomasz').get(`/leave/detail/${leave._id}`),
      await company.decide('Tomasz', leave),
    ])
      expect(answer).toMatchObject(DENIED);
    expect(await company.decide('Søren', leave)).toMatchObject({ status: 200 });
  });

  test('of the second and of one of several people has their turn, too', async () => {
    await company.employ('Henriette', { deputy: company.id('Amélie') });
    await away('Henriette');
    const second = await company.ask('Zoë', await company.type('second'));
    const people = await company.ask('Zoë', await company.type(company.anyOf('Henriette')));
    for (const leave of [second, people]) {
      expect(leave.waitingFor).toEqual(['Henriette', 'Amélie']);
      expect(await company.decide('Amélie', leave)).toMatchObject({
        status: 200,
        body: { leave: { status: 'Approved' } },
      });
    }
    await company.employ('Henriette', { deputy: null });
  });

  test('who is away as well lets the next step in', async () => {
    await away('Søren');
    await away('Tomasz');
    const leave = await company.ask('Zoë', await company.type('approver', 'second', 'hr'));
    expect(leave.waitingFor).toEqual(['Søren', 'Tomasz', 'Henriette']);
    expect(leave.deciders?.at(-1)).toEqual({
      name: 'Henriette',
      right: 'second',
      step: 1,
      early: 'away',
    });
    expect(await company.waitingOf('Henriette')).toContain(leave._id);
    expect((await company.decide('Henriette', leave)).body.leave).toMatchObject({
      status: 'Pending',
      waitingForHr: true,
      waitingFor: [],
      steps: [
        { by: 'Henriette', right: 'second' },
        { by: 'Henriette', right: 'second' },
        { current: true },
      ],
    });
    expect(await company.decide('Søren', leave)).toMatchObject(STEP_TAKEN);
    const one = await company.ask('Zoë');
    expect(one).toMatchObject({ waitingFor: ['Søren', 'Tomasz'], waitingForHr: true });
  });

  test('is not asked for an approver who has left', async () => {
    await company.join('Gone', 'Henriette');
    await company.employ('Gone', { deputy: company.id('Amélie') });
    await company.employ('Tomasz', { approver: company.id('Gone') });
    await away('Gone');
    await store(server, "UPDATE employee SET left_on = '2026-01-31' WHERE id = ?", [
      company.id('Gone'),
    ]);
    expect(await company.ask('Tomasz')).toMatchObject({ waitingFor: [], waitingForHr: true });
    await store(server, 'UPDATE employee SET left_on = NULL WHERE id = ?', [company.id('Gone')]);
    await company.employ('Tomasz', { approver: null });
  });

  test('is chosen by the approver, among their colleagues', async () => {
    await company.join('Stranger', undefined, { department: company.cast.research._id });
    expect(
      await company.client('Søren').put('/leave/deputy', { deputy: company.id('Stranger') }),
    ).toMatchObject({ status: 400, body: { errors: { deputy: expect.any(String) } } });
    expect(
      await company.client('Søren').put('/leave/deputy', { deputy: company.id('Søren') }),
    ).toMatchObject({ status: 400 });
    await away('Søren');
    const leave = await company.ask('Zoë');
    expect(
      await company.client('Søren').put('/leave/deputy', { deputy: company.id('Amélie') }),
    ).toMatchObject({ status: 200, body: { deputy: { name: 'Amélie' } } });
    expect(await company.waitingOf('Tomasz')).toEqual([]);
    expect(await company.waitingOf('Amélie')).toContain(leave._id);
    expect(await company.decide('Tomasz', leave)).toMatchObject(DENIED);
    await company.client('Søren').put('/leave/deputy', { deputy: company.id('Tomasz') });
  });
});

describe('a stand-in of the leave of an approver', () => {
  test('joins where no deputy is named', async () => {
    await company.employ('Søren', { deputy: null });
    await away('Søren', TODAY, TODAY, { standIn: company.id('Amélie') });
    const leave = await company.ask('Zoë');
    expect(leave).toMatchObject({
      waitingFor: ['Søren', 'Amélie'],
      deciders: [{}, { name: 'Amélie', right: 'standIn', for: 'Søren' }],
    });
    expect((await company.decide('Amélie', leave)).body.leave).toMatchObject({
      status: 'Approved',
      steps: [{ by: 'Amélie', right: 'standIn', for: 'Søren' }],
    });
    await company.employ('Søren', { deputy: company.id('Tomasz') });
  });

  test('has no turn where a deputy is named, nor in the request of whom they stand in for', async () => {
    await away('Søren', TODAY, TODAY, { standIn: company.id('Amélie') });
    expect((await company.ask('Zoë')).waitingFor).toEqual(['Søren', 'Tomasz']);
    const own = await company.ask('Søren', 'Annual Leave', { standIn: company.id('Amélie') });
    expect(own).toMatchObject({ standIn: { name: 'Amélie' }, waitingFor: ['Henriette'] });
    expect(await company.decide('Amélie', own)).toMatchObject(DENIED);
    expect(await company.client('Amélie').get(`/leave/detail/${own._id}`)).toMatchObject(DENIED);
  });

  test('is somebody of the department who has not left, and not oneself', async () => {
    const [monday, zoe] = [company.freeWeek(), company.client('Zoë')];
    for (const standIn of [
      company.id('Zoë'),
      company.id('Stranger'),
      company.cast.ruth._id,
      company.person('Amélie').userId._id,
    ]) {
      const answer = await zoe.post('/leave/add', {
        userId: company.id('Zoë'),
        leaveType: 'Annual Leave',
        startDate: monday,
        endDate: monday,
        reason: 'Rest',
        standIn,
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: { standIn: expect.any(String) } },
      });
    }
    expect(await countRows(server, 'leave_request', 'start_date = ?', [monday])).toBe(0);
  });
});

describe('after some working days', () => {
  const fiveWeeksAgo = () => Date.now() - 35 * 86_400_000;

  test('the next step may decide as well, and only that one', async () => {
    await company.change({ escalateDays: 3 });
    const leave = await company.ask('Zoë', await company.type('approver', 'second', 'hr'));
    expect(leave.waitingFor).toEqual(['Søren']);
    await store(server, 'UPDATE leave_request SET step_since = ? WHERE id = ?', [
      fiveWeeksAgo(),
      leave._id,
    ]);
    expect(await company.read(leave)).toMatchObject({
      waitingFor: ['Søren', 'Henriette'],
      waitingForHr: false,
      deciders: [{ name: 'Søren' }, { name: 'Henriette', right: 'second', early: 'overdue' }],
    });
    await company.upkeep();
    expect(await company.waitingOf('Henriette')).toContain(leave._id);
    // With the step's beginning counted anew for the next one.
    expect((await company.decide('Søren', leave)).body.leave).toMatchObject({
      waitingFor: ['Henriette'],
      waitingForHr: false,
    });
    await company.change({ escalateDays: null });
  });

  test('HR may decide as well behind the last step', async () => {
    await company.change({ escalateDays: 3 });
    const leave = await company.ask('Zoë');
    await store(server, 'UPDATE leave_request SET step_since = ? WHERE id = ?', [
      fiveWeeksAgo(),
      leave._id,
    ]);
    expect(await company.read(leave)).toMatchObject({ waitingFor: ['Søren'], waitingForHr: true });
    await company.change({ escalateDays: null });
    expect(await company.read(leave)).toMatchObject({ waitingFor: ['Søren'], waitingForHr: false });
    expect(await company.decide('Henriette', leave)).toMatchObject(NOT_YOURS);
  });

  test('no earlier step is asked in its turn again', async () => {
    await company.change({ escalateDays: 1 });
    const leave = await company.ask('Zoë', await company.type('approver', 'second', 'hr'));
    await store(server, 'UPDATE leave_request SET step_since = ? WHERE id = ?', [
      fiveWeeksAgo(),
      leave._id,
    ]);
    const taken = (await company.decide('Henriette', leave)).body.leave;
    expect(taken).toMatchObject({ status: 'Pending', waitingFor: [], waitingForHr: true });
    expect(await company.decide('Søren', leave)).toMatchObject(STEP_TAKEN);
    await company.change({ escalateDays: null });
  });
});
