import { beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { Deciding, NOT_YOURS } from '../../support/deciding.js';
import { leaveType } from '../../support/leave-rules-by-calls.js';
import { countRows, rows } from '../../support/rows.js';

const company = await Deciding.begin();
const { admin, server } = company;

let three = '';
beforeAll(async () => {
  three = await company.type('approver', 'second', 'hr');
});

/** Claims that a script might send. */
const claims = () => ({
  step: 2,
  chain: [],
  step_since: 0,
  stepSince: 0,
  steps: [{ who: 'hr', decision: 'Approved' }],
  waitingFor: ['Zoë'],
  waitingForHr: false,
  deciders: [],
  decidedBy: company.id('Henriette'),
  decided_by: company.id('Henriette'),
  for: company.id('Henriette'),
  forEmployee: company.id('Henriette'),
  right: 'admin',
  by: 'Henriette',
  mayDecide: true,
  mayPass: true,
  through: 3,
  role: 'admin',
  accountId: admin.user._id,
  approve: true,
});

describe('what a body claims', () => {
  test('is ignored in a request', async () => {
    const leave = await company.ask('Zoë', three, { ...claims(), status: 'Approved' });
    expect(leave).toMatchObject({
      status: 'Pending',
      decidedBy: null,
      waitingFor: ['Søren'],
      mayDecide: false,
    });
    expect(
      await rows(server, 'SELECT step, decided_by, status FROM leave_request WHERE id = ?', [
        leave._id,
      ]),
    ).toEqual([{ step: 0, decided_by: null, status: 'Pending' }]);
  });

  test('is ignored in a decision', async () => {
    const leave = await company.ask('Zoë', three);
    expect(
      await company
        .client('Henriette')
        .put(`/leave/${leave._id}`, { status: 'Approved', ...claims(), step: 1 }),
    ).toMatchObject(NOT_YOURS);
    const taken = await company
      .client('Søren')
      .put(`/leave/${leave._id}`, { status: 'Approved', ...claims() });
    expect(taken.body.leave).toMatchObject({
      status: 'Pending',
      waitingFor: ['Henriette'],
      steps: [{ by: 'Søren', right: 'approver' }, { current: true }, {}],
    });
    expect(
      await rows(
        server,
        'SELECT step, decision, decider_right, for_employee FROM leave_decision WHERE leave_id = ?',
        [leave._id],
      ),
    ).toEqual([{ step: 0, decision: 'Approved', decider_right: 'approver', for_employee: null }]);
  });

  test('is ignored in passing on', async () => {
    const leave = await company.ask('Zoë', three);
    const passed = await company
      .client('Søren')
      .post(`/leave/pass/${leave._id}`, { ...claims(), status: 'Approved' });
    expect(passed.body.leave).toMatchObject({
      status: 'Pending',
      waitingFor: ['Henriette'],
      steps: [{ decision: 'Passed', by: 'Søren' }, { current: true }, {}],
    });
  });

  test('is ignored in the query of a quote', async () => {
    const monday = company.freeWeek();
    const query = new URLSearchParams({
      userId: company.id('Zoë'),
      leaveType: three,
      startDate: monday,
      endDate: monday,
      step: '2',
      chain: '[]',
      for: company.id('Henriette'),
    });
    expect(
      (await company.client('Zoë').get(`/leave/quote?${query.toString()}`)).body.deciders,
    ).toMatchObject([{ name: 'Søren' }]);
  });
});

const wrongChains: [string, () => unknown][] = [
  ['a word', () => 'approver'],
  ['an object', () => ({ who: 'approver' })],
  ['a list of words', () => ['approver']],
  ['nothing as a step', () => [null]],
  ['a list in a list', () => [[{ who: 'approver' }]]],
  ['four steps', () => Array(4).fill({ who: 'approver' })],
  ['an unknown step', () => [{ who: 'boss' }]],
  ['a step of no one', () => [{}]],
  ['a name of an object', () => [{ who: 'constructor' }]],
  ['people without people', () => [{ who: 'people' }]],
  ['an empty list of people', () => [{ who: 'people', people: [] }]],
  ['six people', () => [{ who: 'people', people: Array.from({ length: 6 }, newId) }]],
  ['somebody twice', () => [{ who: 'people', people: [company.id('Zoë'), company.id('Zoë')] }]],
  [
    'somebody twice in capitals',
    () => [{ who: 'people', people: [company.id('Zoë'), company.id('Zoë').toUpperCase()] }],
  ],
  ['somebody who is not there', () => [{ who: 'people', people: [newId()] }]],
  ['an account', () => [{ who: 'people', people: [company.person('Zoë').userId._id] }]],
  ['a number as a person', () => [{ who: 'people', people: [1] }]],
  ['an object as people', () => [{ who: 'people', people: { 0: company.id('Zoë'), length: 1 } }]],
  ['a cost below nothing', () => [{ who: 'approver', overCost: -1 }]],
  ['a cost in words', () => [{ who: 'approver', overCost: 'five' }]],
  ['a cost of a part that is not counted', () => [{ who: 'approver', overCost: 0.000_1 }]],
  ['a cost beyond all limits', () => [{ who: 'approver', overCost: 1e300 }]],
];

describe('a chain', () => {
  test.each(wrongChains)('is not %s', async (_, chain) => {
    const type = await company.typeOf(['approver', 'hr']);
    expect(await company.retype(type, { chain: chain() })).toMatchObject({
      status: 400,
      body: { errors: { chain: expect.any(String) } },
    });
    expect((await leaveType(admin, type.name)).chain).toEqual([{ who: 'approver' }, { who: 'hr' }]);
    const name = `Never ${_}`;
    expect((await admin.post('/leave/type/add', { name, chain: chain() })).status).toBe(400);
    expect(await countRows(server, 'leave_type', 'name = ?', [name])).toBe(0);
  });

  test('is read back as it was sent, with names; other fields of a step are dropped', async () => {
    const type = await company.typeOf([]);
    const sent = [
      { who: 'approver', people: [company.id('Zoë')], by: 'x' },
      {
        who: 'people',
        people: [
          company.id('Tomasz').toUpperCase(),
          { _id: company.id('Amélie'), name: 'Somebody' },
        ],
        overCost: 2.5,
      },
      { who: 'hr', overCost: null },
    ];
    const { body } = await company.retype(type, { chain: sent });
    expect(body.type.chain).toEqual([
      { who: 'approver' },
      {
        who: 'people',
        people: [
          { _id: company.id('Tomasz'), name: 'Tomasz' },
          { _id: company.id('Amélie'), name: 'Amélie' },
        ],
        overCost: 2.5,
      },
      { who: 'hr' },
    ]);
  });

  test('has no costs of the unit before: its steps are then taken by all requests', async () => {
    const type = await company.typeOf(['approver', { who: 'hr', overCost: 5 }]);
    expect((await company.retype(type, { unit: 'minutes' })).body.type).toMatchObject({
      unit: 'minutes',
      chain: [{ who: 'approver' }, { who: 'hr' }],
    });
    const { body } = await company.retype(type, {
      unit: 'days',
      chain: [{ who: 'hr', overCost: 2 }],
    });
    expect(body.type).toMatchObject({ unit: 'days', chain: [{ who: 'hr', overCost: 2 }] });
  });

  test('is not told to employees, who see it in their own requests', async () => {
    const { types } = (await company.client('Zoë').get('/leave/type')).body;
    for (const type of types) expect(type).not.toHaveProperty('chain');
  });
});

const NOBODY: [string, () => unknown][] = [
  ['a word', () => 'Søren'],
  ['a number', () => 1],
  ['a list', () => [company.id('Tomasz')]],
  ['an object', () => ({ _id: company.id('Tomasz') })],
  ['true', () => true],
  ['an id of nobody', newId],
];

describe.each<[string, string]>([
  ['approver', 'approver'],
  ['deputy', 'deputy'],
])('the %s of an employment', (_, field) => {
  test.each([
    ...NOBODY,
    ['the person', () => company.id('Zoë')],
    ['the account of the person', () => company.person('Zoë').userId._id],
  ] as [string, () => unknown][])('is not %s', async (__, value) => {
    expect(
      await admin.put(`/employee/employment/${company.id('Zoë')}`, { [field]: value() }),
    ).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
    expect(
      (await admin.get(`/employee/single/${company.id('Zoë')}`)).body.employee[field],
    ).toBeNull();
  });

  test('is set, kept by what does not name it, and cleared', async () => {
    const read = async () =>
      (await admin.get(`/employee/single/${company.id('Zoë')}`)).body.employee[field];
    await company.employ('Zoë', { [field]: company.id('Tomasz') });
    await company.employ('Zoë', { hireDate: '2020-01-01' });
    expect(await read()).toEqual({ _id: company.id('Tomasz'), name: 'Tomasz' });
    await company.employ('Zoë', { [field]: '' });
    expect(await read()).toBeNull();
  });
});

describe('a deputy of one’s own', () => {
  test.each(NOBODY)('is not %s', async (_, value) => {
    expect(await company.client('Søren').put('/leave/deputy', { deputy: value() })).toMatchObject({
      status: 400,
      body: { errors: { deputy: expect.any(String) } },
    });
    expect((await company.client('Søren').get('/leave/deputy')).body.deputy).toBeNull();
  });

  test('is kept by a body that does not name them, and cleared by an empty one', async () => {
    const change = async (body: object) =>
      (await company.client('Søren').put('/leave/deputy', body)).body.deputy as {
        name: string;
      } | null;
    await change({ deputy: company.id('Tomasz') });
    expect(await change({})).toMatchObject({ name: 'Tomasz' });
    expect(await change({ deputy: '' })).toBeNull();
  });
});

describe('a stand-in', () => {
  test.each(NOBODY)('is not %s', async (_, value) => {
    const [zoe, monday] = [company.client('Zoë'), company.freeWeek()];
    const asked = {
      userId: company.id('Zoë'),
      leaveType: 'Annual Leave',
      startDate: monday,
      endDate: monday,
      reason: 'Rest',
      standIn: value(),
    };
    expect(await zoe.post('/leave/add', asked)).toMatchObject({
      status: 400,
      body: { errors: { standIn: expect.any(String) } },
    });
    expect(await countRows(server, 'leave_request', 'start_date = ?', [monday])).toBe(0);
  });

  test('is ignored without approvals', async () => {
    await company.change({ approvals: false });
    const leave = await company.ask('Zoë', 'Annual Leave', { standIn: company.id('Amélie') });
    await company.change({ approvals: true });
    expect((await company.read(leave)).standIn).toBeNull();
  });
});
