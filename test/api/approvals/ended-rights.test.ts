import { beforeAll, describe, expect, test } from '@jest/globals';
import type { LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { form, paySalary } from '../../support/cast.js';
import { Deciding, DENIED, TODAY } from '../../support/deciding.js';
import { leaveType } from '../../support/leave-rules-by-calls.js';
import { picture } from '../../support/picture.js';
import { rows, store } from '../../support/rows.js';
import { storePolicy, yearlyRules } from '../../support/stored-leave-rules.js';

const company = await Deciding.begin();
const { admin, server } = company;
let photo = '';

beforeAll(async () => {
  const answer = await company.client('Zoë').put('/profile/image', form({}, await picture('png')));
  photo = answer.body.user.profileImage.replace('/api', '');
  await storePolicy(server, {
    typeId: (await leaveType(admin))._id,
    holder: company.id('Zoë'),
    rules: yearlyRules(20),
  });
});

/** All that an approver reads of somebody, without deciding. */
async function seen(name: string, leave: LeaveRecord) {
  const client = company.client(name);
  return {
    detail: (await client.get(`/leave/detail/${leave._id}`)).status,
    waiting: (await company.waitingOf(name)).includes(leave._id),
    team: ((await client.get('/team')).body.team as { _id: string }[]).some(
      ({ _id }) => _id === company.id('Zoë'),
    ),
    balances: (await client.get(`/team/balances/${company.id('Zoë')}`)).status,
    photo: (await client.get(photo)).status,
    quote: (
      await client.get(
        `/leave/quote?userId=${company.id('Zoë')}&leaveType=Annual%20Leave&startDate=${leave.startDate}&endDate=${leave.endDate}`,
      )
    ).status,
  };
}

const ALL = { detail: 200, waiting: true, team: true, balances: 200, photo: 200, quote: 200 };
const NOTHING = { detail: 403, waiting: false, team: false, balances: 403, photo: 403, quote: 403 };

test('a step whose person has not accepted the invitation says so to admins, until they have', async () => {
  const account = (await company.client('Søren').get('/auth/verify')).body.user._id as string;
  const leave = await company.ask('Zoë');
  const hindrances = async (client = admin) =>
    (await company.read(leave, client)).steps?.[0]?.hindrances;
  expect(await hindrances()).toBeUndefined();
  const [stored] = await rows<{ hash: string }>(
    server,
    'SELECT password_hash AS hash FROM account WHERE id = ?',
    [account],
  );
  await store(server, 'UPDATE account SET password_hash = NULL, invited_at = 1 WHERE id = ?', [
    account,
  ]);
  const day = company.freeWeek();
  const asked = `userId=${company.id('Zoë')}&leaveType=Annual%20Leave&startDate=${day}&endDate=${day}`;
  for (const [client, told] of [
    [admin, [{ name: 'Søren', why: 'invited' }]],
    [company.client('Zoë'), undefined],
  ] as const) {
    expect(await hindrances(client)).toEqual(told);
    const { body } = await client.get(`/leave/quote?${asked}`);
    expect(body.steps).toMatchObject([{ who: 'approver', current: true }]);
    expect(body.steps[0].hindrances).toEqual(told);
  }
  await store(server, 'UPDATE account SET password_hash = ? WHERE id = ?', [stored?.hash, account]);
  expect(await hindrances()).toBeUndefined();
  await admin.put(`/leave/${leave._id}`, { status: 'Rejected' });
});

describe('what an approver sees', () => {
  test('ends when another approver is named, while the request waits', async () => {
    const leave = await company.ask('Zoë');
    expect(await seen('Søren', leave)).toEqual(ALL);
    expect(await seen('Amélie', leave)).toEqual(NOTHING);
    await company.employ('Zoë', { approver: company.id('Amélie') });
    expect(await seen('Søren', leave)).toEqual(NOTHING);
    expect(await seen('Amélie', leave)).toEqual(ALL);
    expect((await company.client('Søren').get('/auth/verify')).body.user.manages).toBe(0);
    for (const path of ['withdraw', 'shorten', 'pass'])
      expect(
        await company
          .client('Søren')
          .post(`/leave/${path}/${leave._id}`, { from: TODAY, to: TODAY, reason: 'Still mine?' }),
      ).toMatchObject(DENIED);
    expect(
      await company.client('Søren').post('/leave/add', {
        userId: company.id('Zoë'),
        leaveType: 'Annual Leave',
        startDate: TODAY,
        endDate: TODAY,
        reason: 'x',
      }),
    ).toMatchObject(DENIED);
    await company.employ('Zoë', { approver: null });
    expect(await seen('Amélie', leave)).toEqual(NOTHING);
    expect(await seen('Søren', leave)).toEqual(ALL);
  });

  test('ends when the manager changes, also for the manager of that manager and for a step that they have taken', async () => {
    const leave = await company.ask('Zoë', await company.type('approver', 'second', 'hr'));
    await company.decide('Søren', leave);
    await company.employ('Zoë', { manager: { _id: company.id('Tomasz') } });
    for (const name of ['Søren', 'Henriette']) expect(await seen(name, leave)).toEqual(NOTHING);
    expect(await seen('Tomasz', leave)).toEqual({ ...ALL, waiting: false });
    // Tomasz has nobody above, so that HR decides.
    expect(await company.read(leave)).toMatchObject({
      waitingFor: [],
      waitingForHr: true,
      steps: [{ by: 'Søren' }, { names: [], current: true }, {}],
    });
    await company.employ('Zoë', { manager: { _id: company.id('Søren') } });
    expect(await seen('Henriette', leave)).toEqual(ALL);
  });

  test('ends when the deputy’s time is over', async () => {
    await company.employ('Søren', { deputy: company.id('Tomasz') });
    const leave = await company.ask('Zoë');
    expect(await seen('Tomasz', leave)).toEqual(NOTHING);
    const back = await company.away('Søren');
    // A deputy decides requests, with the photo beside them, and has no team.
    expect(await seen('Tomasz', leave)).toEqual({
      ...NOTHING,
      detail: 200,
      waiting: true,
      photo: 200,
    });
    await back();
    expect(await seen('Tomasz', leave)).toEqual(NOTHING);
    await company.employ('Søren', { deputy: null });
  });

  test('ends when approvals are switched off', async () => {
    const leave = await company.ask('Zoë');
    await company.change({ approvals: false });
    expect(await seen('Søren', leave)).toEqual(NOTHING);
    await company.change({ approvals: true });
    expect(await seen('Søren', leave)).toEqual(ALL);
  });

  test('a row of the index is only a hint: it shows nothing to whom it is not', async () => {
    const leave = await company.ask('Zoë');
    await store(server, 'INSERT INTO leave_waiting (account_id, leave_id) VALUES (?, ?)', [
      company.person('Amélie').userId._id,
      leave._id,
    ]);
    expect(await company.client('Amélie').get('/leave/waiting')).toMatchObject({
      status: 200,
      body: { waiting: [], total: 0 },
    });
    expect(await company.decide('Amélie', leave)).toMatchObject(DENIED);
    await company.upkeep();
  });
});

describe('an approver', () => {
  test('reads the balances of their people of types in whose chain they have a step, and no others', async () => {
    const [second, people, hr] = [
      await company.typeOf(['second']),
      await company.typeOf([company.anyOf('Søren')]),
      await company.typeOf(['hr']),
    ];
    for (const { _id } of [second, people, hr])
      await storePolicy(server, { typeId: _id, holder: company.id('Zoë'), rules: yearlyRules(7) });
    const balances = async (name: string) =>
      (
        (await company.client(name).get(`/team/balances/${company.id('Zoë')}`)).body
          .balances as LeaveBalanceRecord[]
      ).map(({ leaveType: { name: of } }) => of);
    expect(await balances('Søren')).toEqual(expect.arrayContaining(['Annual Leave', people.name]));
    expect(await balances('Søren')).toHaveLength(2);
    expect(await balances('Henriette')).toEqual([second.name]);
  });

  test('reads neither ledger, nor profile, nor pay, nor the list of leave of their people', async () => {
    const salary = await paySalary(admin, company.id('Zoë'));
    const [approver, id] = [company.client('Søren'), company.id('Zoë')];
    for (const path of [
      `/employee/single/${id}`,
      `/salary/${id}`,
      `/salary/warnings/${salary._id}`,
      `/leave/${id}`,
      `/leave/balance/${id}`,
      `/leave/ledger/${id}`,
      '/leave',
      '/employee',
    ])
      expect({ path, status: (await approver.get(path)).status }).toEqual({ path, status: 403 });
  });

  test('reads name, photo, designation and absence of their people, but nothing of the account', async () => {
    await company.ask('Zoë');
    const text = expect.any(String);
    const { team } = (await company.client('Søren').get('/team')).body;
    expect(team).toEqual([
      {
        _id: company.id('Zoë'),
        userId: company.person('Zoë').userId._id,
        name: 'Zoë',
        profileImage: `/api${photo}`,
        designation: 'Specialist',
        status: 'Active',
        direct: true,
        approver: null,
        awayUntil: null,
        standIn: null,
        next: null,
        pending: { _id: text, startDate: text, endDate: text },
      },
    ]);
  });

  test('reads that their people are away today only for a whole day', async () => {
    const awayUntil = async () =>
      (await company.client('Søren').get('/team')).body.team[0].awayUntil;
    const half = await company.away('Zoë', TODAY, TODAY, { startsAt: 'noon' });
    expect(await awayUntil()).toBeNull();
    await half();
    const whole = await company.away('Zoë');
    expect(await awayUntil()).toBe(TODAY);
    await whole();
  });
});
