import { setTimeout } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LeaveAccountRecord } from '../../../api/contract/leave/leave-balances.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../../api/contract/leave/leave-types.js';
import { LeaveAccounts } from '../../../api/entitlement/accounts/leave-accounts.js';
import { LeaveUpkeep } from '../../../api/entitlement/accounts/leave-upkeep.js';
import { PolicyHolders } from '../../../api/entitlement/policies/policy-holders.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { addDepartment, hire, hireCast, requestLeave } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { previewed, storeVersion } from '../../support/leave-preview.js';
import { countRows, rows, store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import { storePolicy } from '../../support/stored-leave-rules.js';
import { query } from '../lists/list.data.js';

let today = '2026-11-22';

const server = await serverOfFile();
jest.spyOn(server.app.get(Clock), 'today').mockImplementation(() => today);
const cast = await hireCast(server);
const upkeep = () => server.app.get(LeaveUpkeep, { strict: false }).run();
await storePolicy(server, {
  name: 'Annual',
  from: '2026-01-01',
  rules: { tiers: [{ years: 0, amount: 25_000 }], carry: 5_000, carryMonths: 6 },
});
await storePolicy(server, {
  leaveType: 'Sick Leave',
  name: 'Sick',
  from: '2026-01-01',
  rules: { tracked: false, tiers: [{ years: 0, amount: 0 }], negativeLimit: null },
});
const { admin, amara, zoe } = cast;
const { _id } = await requestLeave(admin, amara._id, '2026-04-06', '2026-04-10');
await admin.put(`/leave/${_id}`, { status: 'Approved' });
await requestLeave(admin, zoe._id, '2026-12-14', '2026-12-15');
await upkeep();
await admin.confirm(ADMIN.password);
beforeEach(() => {
  today = '2026-11-22';
});

const list = async (asked: Parameters<typeof query>[0] = {}) =>
  (await cast.admin.get(`/leave/balances${query(asked)}`)).body;
const names = async (asked: Parameters<typeof query>[0]) =>
  (await list(asked)).accounts.map(
    ({ employee }: LeaveAccountRecord) => employee.name.split(' ')[0],
  );
const employ = async (employeeId: string, dates: Record<string, string>) =>
  expect((await cast.admin.put(`/employee/employment/${employeeId}`, dates)).status).toBe(200);
const account = (employeeId: string, type = BUILTIN_LEAVE_TYPE_IDS['Annual Leave']) =>
  rows(
    server,
    'SELECT taken, booked, reserved, available, expires_on AS expiresOn, as_of AS asOf FROM leave_account WHERE employee_id = ? AND leave_type_id = ?',
    [employeeId, type],
  );

describe('the list of balances', () => {
  test('has everybody for whom a policy holds, and a summary of all', async () => {
    const { accounts, summary } = await list({ range: [0, 9], sort: ['name', 'ASC'] });
    expect(accounts[0]).toEqual({
      _id: cast.amara._id,
      employee: {
        _id: cast.amara._id,
        employeeId: 'R-1',
        name: 'Amara Okafor',
        profileImage: null,
      },
      department: { _id: cast.research._id, dep_name: 'Research' },
      leaveType: { _id: expect.any(String), name: 'Annual Leave', unit: 'days' },
      policy: { _id: expect.any(String), name: 'Annual' },
      taken: 5,
      booked: 0,
      reserved: 0,
      available: 20,
      expires: { amount: 15, on: '2026-12-31' },
      incomplete: null,
    });
    expect(summary).toEqual({
      people: 3,
      withoutPolicy: 0,
      incomplete: 0,
      taken: 5,
      booked: 0,
      reserved: 2,
      available: { people: 3, amount: 68 },
      noneLeft: 0,
      negative: { people: 0, amount: 0 },
      expiring: { people: 3, amount: 53, from: '2026-12-31', to: '2026-12-31' },
      atRisk: { people: 1, amount: 20 },
    });
  });

  test.each<[Parameters<typeof query>[0], string[]]>([
    [{ sort: ['name', 'DESC'] }, ['Zoë', 'Ruth', 'Amara']],
    [{ sort: ['employeeId', 'ASC'] }, ['Amara', 'Ruth', 'Zoë']],
    [{ sort: ['department', 'DESC'], range: [0, 0] }, ['Zoë']],
    [{ sort: ['available', 'ASC'] }, ['Amara', 'Zoë', 'Ruth']],
    [{ sort: ['available', 'DESC'], range: [0, 0] }, ['Ruth']],
    [{ sort: ['expiresOn', 'ASC'], range: [0, 2], filter: { q: 'zoe' } }, ['Zoë']],
    [{ filter: { below: 23 } }, ['Amara']],
    [{ filter: { above: '24.5' } }, ['Ruth']],
    [
      { filter: { below: 24, status: 'Active', q: 'a' }, sort: ['available', 'DESC'] },
      ['Zoë', 'Amara'],
    ],
    [{ filter: { expiresBefore: '2026-12-31' } }, []],
    [{ filter: { expiresBefore: '2027-01-01' }, sort: ['name', 'ASC'] }, ['Amara', 'Ruth', 'Zoë']],
    [{ filter: { atRisk: 'true' } }, ['Ruth']],
    [{ filter: { below: '0.001', above: '-0.001', status: 'Active' } }, []],
    [{ filter: { incomplete: 'true' } }, []],
    [{ filter: { leaveType: 'Casual Leave' } }, []],
    [
      {
        filter: { leaveType: 'Sick Leave', status: 'Active' },
        sort: ['name', 'ASC'],
        range: [1, 1],
      },
      ['Ruth'],
    ],
  ])('sorts and filters: %j', async (asked, expected) => {
    const found = await names(asked);
    expect(found.slice(0, 3)).toEqual(expected);
  });

  test('counts the kinds of balance among whom the search and the other filters leave', async () => {
    const counts = async (filter: object) => (await list({ range: [0, 0], filter })).counts;
    expect(await counts({})).toEqual({ atRisk: 1, other: 2 });
    expect(await counts({ q: 'zoe', atRisk: 'true' })).toEqual({ other: 1 });
    today = '2026-12-20';
    expect(await counts({ q: 'ruth' })).toEqual({ atRisk: 1 });
    expect(await names({ filter: { atRisk: 'true' }, sort: ['name', 'ASC'] })).toEqual([
      'Amara',
      'Ruth',
      'Zoë',
    ]);
  });

  test('shows another day, derived for the page', async () => {
    const { accounts, summary } = await list({
      range: [0, 0],
      sort: ['name', 'ASC'],
      filter: { on: '2027-01-15' },
    });
    expect(accounts[0]).toMatchObject({
      employee: { name: 'Amara Okafor' },
      taken: 0,
      available: 30,
      expires: { amount: 5, on: '2027-06-30' },
    });
    expect(summary).toBeNull();
    expect(
      await names({
        sort: ['id', 'DESC'],
        range: [0, 2],
        filter: { on: '2027-01-15', status: 'Active' },
      }),
    ).toEqual(['Ruth', 'Zoë', 'Amara']);
    for (const asked of [
      { filter: { on: '2027-01-15', below: 2 } },
      { filter: { on: '2027-01-15' }, sort: ['available', 'ASC'] },
      { filter: { on: '2030-01-01' } },
      { filter: { on: 'x' } },
      { filter: { leaveType: 'x' } },
      { filter: { below: 'x' } },
    ]) {
      expect({ asked, ...(await cast.admin.get(`/leave/balances${query(asked)}`)) }).toMatchObject({
        asked,
        status: 400,
      });
    }
  });

  test('comes as a file, too', async () => {
    const { body } = await cast.admin.get(`/leave/balances${query({ sort: ['name', 'ASC'] })}`, {
      accept: 'text/csv',
    });
    const [head, first] = String(body).trim().split(/\r?\n/);
    expect(head).toContain('Available');
    expect(first).toBe(
      'R-1,Amara Okafor,Research,Annual Leave,Annual,days,5,0,0,20,15,2026-12-31,',
    );
  });
});

describe('the balances of another day', () => {
  const TYPE = 'Emergency Leave';
  const JOINERS = ['Before', 'Later', 'Without', 'Again', 'Left'] as const;
  const people = {} as Record<(typeof JOINERS)[number], string>;
  let early: string;
  let late: string;
  const on = async (
    day: string,
    filter: Record<string, string> = {},
    more: Parameters<typeof query>[0] = { range: [0, 99] },
  ) =>
    cast.admin.get(
      `/leave/balances${query({ sort: ['name', 'ASC'], ...more, filter: { leaveType: TYPE, on: day, ...filter } })}`,
    );
  const shown = async (day: string, filter: Record<string, string> = {}) => {
    const { body, headers } = await on(day, filter);
    expect(Number(headers.get('content-range')?.split('/')[1])).toBe(body.accounts.length);
    return body.accounts.map(
      ({ employee, policy, available }: LeaveAccountRecord) =>
        `${employee.name} ${policy.name} ${available}`,
    );
  };

  beforeAll(async () => {
    const { _id: department } = await addDepartment(cast.admin, { dep_name: 'Harbour' });
    for (const name of JOINERS) {
      people[name] = (await hire(cast.admin, { name, employeeId: `H-${name}`, department }))._id;
      await employ(people[name], { hireDate: '2019-01-01' });
    }
    early = await storePolicy(server, {
      leaveType: TYPE,
      name: 'Early',
      from: '2026-01-01',
      holder: people.Before,
      rules: { tiers: [{ years: 0, amount: 4_000 }] },
    });
    late = await storePolicy(server, {
      leaveType: TYPE,
      name: 'Late',
      from: '2027-03-01',
      holder: people.Later,
      rules: { tiers: [{ years: 0, amount: 12_000 }], proration: 'none' },
    });
    const assign = (holder: string, target: string | null, from: string) =>
      cast.admin.post('/work/assignment/add', {
        holders: [holder],
        subject: BUILTIN_LEAVE_TYPE_IDS[TYPE],
        target,
        from,
      });
    for (const [holder, target, from] of [
      [people.Before, null, '2027-06-01'],
      [people.Again, early, '2026-01-01'],
      [people.Again, late, '2027-04-01'],
      [people.Left, early, '2026-01-01'],
    ] as const) {
      expect((await assign(holder, target, from)).status).toBe(201);
    }
    await employ(people.Left, { leftOn: '2026-06-30' });
    await upkeep();
  });

  test('has the people who have a policy on that day, with that policy', async () => {
    expect(await shown('2026-12-01')).toEqual(['Again Early 4', 'Before Early 4']);
    expect(await shown('2027-03-15')).toEqual(['Again Early 4', 'Before Early 4', 'Later Late 12']);
    expect(
      (await shown('2027-07-01')).map((one: string) => one.split(' ').slice(0, 2).join(' ')),
    ).toEqual(['Again Late', 'Later Late']);
    expect(await shown('2025-07-01')).toEqual([]);
    expect(await shown('2026-06-01')).toEqual(['Again Early 4', 'Before Early 4', 'Left Early 2']);
    expect(await shown('2026-06-01', { status: 'Active' })).toEqual([
      'Again Early 4',
      'Before Early 4',
    ]);
    expect(await shown('2027-03-15', { policy: late })).toEqual(['Later Late 12']);
    expect(await shown('2027-03-15', { policy: early, q: 'again' })).toEqual(['Again Early 4']);
    expect(await shown('2027-07-01', { policy: early })).toEqual([]);
  });

  test('where everybody has a policy, has all but those with another assignment', async () => {
    await storePolicy(server, { leaveType: TYPE, name: 'All', from: '2027-05-01' });
    const all = async (day: string) =>
      (await on(day)).body.accounts.map(
        ({ employee }: LeaveAccountRecord) => employee.name.split(' ')[0],
      );
    expect(await all('2027-05-15')).toEqual([
      'Again',
      'Amara',
      'Before',
      'Later',
      'Ruth',
      'Without',
      'Zoë',
    ]);
    expect(await all('2027-06-15')).toEqual(['Again', 'Amara', 'Later', 'Ruth', 'Without', 'Zoë']);
  });

  test('finds the same people row by row, where many have assignments of their own', async () => {
    const days = [
      '2026-06-01',
      '2026-12-01',
      '2027-03-15',
      '2027-05-15',
      '2027-06-15',
      '2027-07-01',
    ];
    const few = await Promise.all(days.map((day) => shown(day)));
    const holders = server.app.get(PolicyHolders, { strict: false });
    const own = holders['own'].bind(holders);
    const many = jest
      .spyOn(holders as unknown as { own: typeof own }, 'own')
      .mockImplementation(async (...asked) => Array(501).fill((await own(...asked))[0]));
    expect(await Promise.all(days.map((day) => shown(day)))).toEqual(few);
    many.mockRestore();
  });

  test('comes page by page and as a file', async () => {
    const paged = await on('2027-03-15', {}, { range: [1, 1] });
    expect([paged.headers.get('content-range'), paged.body.accounts[0].employee.name]).toEqual([
      'balances 1-1/3',
      'Before',
    ]);
    const file = await cast.admin.get(
      `/leave/balances${query({ filter: { leaveType: TYPE, on: '2027-03-15' }, sort: ['name', 'ASC'] })}`,
      { accept: 'text/csv' },
    );
    expect(
      String(file.body)
        .trim()
        .split(/\r?\n/)
        .map((line) => line.split(',')[1]),
    ).toEqual(['Full Name', 'Again', 'Before', 'Later']);
  });
});

describe('people who left', () => {
  test('are listed and not counted', async () => {
    const annual = { leaveType: 'Annual Leave' };
    const summary = async () => (await list({ range: [0, 0], filter: annual })).summary;
    const before = await summary();
    const goes = await hire(cast.admin, {
      name: 'Goes',
      employeeId: 'G-1',
      department: cast.sales._id,
    });
    await employ(goes._id, { hireDate: '2026-01-01' });
    await upkeep();
    expect(await summary()).toMatchObject({
      people: before.people + 1,
      available: { people: before.available.people + 1 },
    });
    await employ(goes._id, { leftOn: '2026-06-30' });
    await upkeep();
    expect(await summary()).toEqual(before);
    expect(await names({ range: [0, 99], filter: { ...annual, status: 'Left' } })).toContain(
      'Goes',
    );
    const active = await cast.admin.get(
      `/leave/balances${query({ range: [0, 0], filter: { ...annual, status: 'Active' } })}`,
    );
    expect(active.headers.get('content-range')).toBe(`balances 0-0/${before.people}`);
  });
});

describe('people whose hire date is missing', () => {
  test('are listed as incomplete, until it is entered', async () => {
    const personal = { leaveType: 'Personal Leave' };
    await storePolicy(server, {
      leaveType: 'Personal Leave',
      name: 'Since hire',
      from: '2026-01-01',
      holder: cast.zoe._id,
      rules: { yearStart: 'hire', tiers: [{ years: 0, amount: 2_000 }] },
    });
    await upkeep();
    const { accounts, summary } = await list({
      range: [0, 9],
      sort: ['name', 'ASC'],
      filter: { ...personal, status: 'Active' },
    });
    expect(accounts).toMatchObject([
      {
        _id: cast.zoe._id,
        policy: { name: 'Since hire' },
        available: null,
        incomplete: 'hireDate',
      },
    ]);
    expect(summary).toMatchObject({
      people: 1,
      incomplete: 1,
      available: { people: 0, amount: 0 },
    });
    expect(
      await names({
        range: [0, 9],
        sort: ['department', 'DESC'],
        filter: { ...personal, incomplete: 'true' },
      }),
    ).toEqual(['Zoë']);
    expect(await names({ filter: { ...personal, incomplete: 'false' } })).toEqual([]);
    expect(
      (await list({ range: [0, 9], filter: { ...personal, on: '2027-02-01' } })).accounts,
    ).toMatchObject([{ available: null, incomplete: 'hireDate' }]);
    const { body } = await cast.admin.get(`/leave/balances${query({ filter: personal })}`, {
      accept: 'text/csv',
    });
    expect(String(body).trim().split(/\r?\n/)[1]).toBe(
      'S-1,Zoë Weiß,Sales,Personal Leave,Since hire,days,,,,,,,Hire date missing',
    );
    await employ(cast.zoe._id, { hireDate: '2020-03-01' });
    await upkeep();
    expect((await list({ range: [0, 9], filter: personal })).accounts).toMatchObject([
      { available: 2, incomplete: null },
    ]);
  });
});

describe('the index of balances', () => {
  test('follows an entry in the same unit', async () => {
    const { entry } = (
      await cast.admin.post('/leave/entry/add', {
        employeeId: cast.ruth._id,
        leaveType: 'Annual Leave',
        day: '2026-11-01',
        kind: 'credit',
        amount: 1,
        reason: 'Weekend',
      })
    ).body;
    expect(await account(cast.ruth._id)).toMatchObject([{ available: 26_000 }]);
    await cast.admin.post(`/leave/entry/reverse/${entry._id}`, { reason: 'Not so' });
    expect(await account(cast.ruth._id)).toMatchObject([{ available: 25_000 }]);
  });

  test('follows the calendar: what is booked becomes taken, a year grants anew', async () => {
    today = '2026-12-14';
    await upkeep();
    expect(await account(cast.zoe._id)).toMatchObject([
      { reserved: 2_000, available: 23_000, asOf: '2026-12-14' },
    ]);
    today = '2027-01-01';
    await upkeep();
    expect(await account(cast.amara._id)).toMatchObject([
      { taken: 0, available: 30_000, asOf: '2027-01-01' },
    ]);
    expect(await countRows(server, 'leave_account', 'changes_on <= ?', [today])).toBe(0);
    today = '2026-11-22';
    await upkeep();
  });

  test('is made again where rows are missing, or older than the facts or the rules; what holds no more is removed', async () => {
    const before = await rows(
      server,
      'SELECT * FROM leave_account ORDER BY employee_id, leave_type_id',
    );
    await store(server, 'DELETE FROM leave_account WHERE employee_id = ?', [cast.zoe._id]);
    await store(
      server,
      'UPDATE leave_account SET available = 1, seen_version = seen_version - 1 WHERE employee_id = ?',
      [cast.amara._id],
    );
    await store(
      server,
      'UPDATE leave_account SET taken = 1, seen_rules = 0 WHERE employee_id = ?',
      [cast.ruth._id],
    );
    await upkeep();
    expect(
      await rows(server, 'SELECT * FROM leave_account ORDER BY employee_id, leave_type_id'),
    ).toEqual(before);
    await store(server, 'UPDATE leave_assignment SET live = NULL WHERE subject = ?', [
      BUILTIN_LEAVE_TYPE_IDS['Sick Leave'],
    ]);
    await store(server, 'UPDATE leave_account SET seen_rules = 0');
    await upkeep();
    expect(
      await countRows(server, 'leave_account', 'leave_type_id = ?', [
        BUILTIN_LEAVE_TYPE_IDS['Sick Leave'],
      ]),
    ).toBe(0);
  });

  test('is made again where rules change while it is made', async () => {
    const people = [cast.amara._id, cast.zoe._id, cast.ruth._id];
    const { _id } = (await cast.admin.get('/leave/policy')).body.policies.find(
      ({ name }: { name: string }) => name === 'Annual',
    );
    const { rules } = (await cast.admin.get(`/leave/policy/${_id}`)).body.policy.versions[0];
    const version = { from: '2026-01-01', rules: { ...rules, tiers: [{ years: 0, amount: 26 }] } };
    const { basis } = await previewed(cast.admin, { kind: 'version', policy: _id, ...version });
    let stored: Promise<Answer> | undefined;
    await server.app.get(UnitOfWork).write(async (manager) => {
      await server.app.get(LeaveAccounts, { strict: false }).refresh(manager, people);
      stored = cast.admin.post(`/leave/policy/version/${_id}`, { ...version, basis });
      await setTimeout(300);
    });
    expect((await stored)?.status).toBe(201);
    await upkeep();
    expect(await names({ filter: { above: 24.5 } })).toContain('Ruth');
    expect(await account(cast.ruth._id)).toMatchObject([{ available: 26_000 }]);
    await storeVersion(cast.admin, _id, { from: '2026-01-01', rules });
    await upkeep();
  });

  test('follows a clock that was set back', async () => {
    const before = await account(cast.amara._id);
    today = '2027-03-01';
    await upkeep();
    expect(await account(cast.amara._id)).toMatchObject([{ asOf: '2027-03-01', taken: 0 }]);
    today = '2026-11-22';
    await upkeep();
    expect(await account(cast.amara._id)).toEqual(before);
  });

  test('lists somebody who is hired later', async () => {
    const added = await hire(cast.admin, { employeeId: 'S-2', department: cast.sales._id });
    await upkeep();
    expect(await account(added._id)).toMatchObject([{ available: 25_000 }]);
  });

  test('does not move while nothing changes', async () => {
    await upkeep();
    const before = await rows(
      server,
      'SELECT * FROM leave_account ORDER BY employee_id, leave_type_id',
    );
    const writes = jest.spyOn(
      server.app.get(LeaveUpkeep, { strict: false })['accounts'],
      'refresh',
    );
    await upkeep();
    expect(writes).not.toHaveBeenCalled();
    writes.mockRestore();
    expect(
      await rows(server, 'SELECT * FROM leave_account ORDER BY employee_id, leave_type_id'),
    ).toEqual(before);
  });

  test('answers nothing by itself: with wrong rows or none, balances and ledgers are the same', async () => {
    const answers = async () => [
      (await cast.admin.get(`/leave/balance/${cast.amara._id}`)).body,
      (await cast.admin.get(`/leave/ledger/${cast.amara._id}?leaveType=Annual Leave`)).body,
    ];
    const before = await answers();
    await store(
      server,
      'UPDATE leave_account SET available = -77000, taken = 99000, changes_on = NULL',
    );
    expect(await answers()).toEqual(before);
    await store(server, 'DELETE FROM leave_account');
    expect(await answers()).toEqual(before);
  });
});
