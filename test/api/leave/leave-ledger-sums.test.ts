import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../../api/contract/leave/leave-types.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { Career, yearly } from '../../support/career.js';
import { addDepartment, hire } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { previewed } from '../../support/leave-preview.js';
import { addLeaveType, addPolicy, RULES } from '../../support/leave-rules-by-calls.js';
import { serverOfFile } from '../../support/server.js';
import { closeLeave, storeClosings } from '../../support/year-end.js';

const today = '2026-11-22';

const server = await serverOfFile();
jest.spyOn(server.app.get(Clock), 'today').mockImplementation(() => today);
const admin = await server.admin();
const department = await addDepartment(admin, { dep_name: 'Sums' });

const begin = (career: Parameters<typeof Career.begin>[2]) =>
  Career.begin(admin, department, career);
const balanceOn = async ({ id }: { id: string }, on: string, type = 'Annual Leave') =>
  (await admin.get(`/leave/balance/${id}?on=${on}`)).body.balances.find(
    ({ leaveType }: { leaveType: { name: string } }) => leaveType.name === type,
  );
const asked = (id: string, startDate: string, endDate: string, leaveType = 'Annual Leave') =>
  new URLSearchParams({ userId: id, leaveType, startDate, endDate }).toString();
const quote = async (
  { id }: { id: string },
  startDate: string,
  endDate: string,
  leaveType?: string,
) => (await admin.get(`/leave/quote?${asked(id, startDate, endDate, leaveType)}`)).body;

describe('a limit that falls later', () => {
  test('on a day without any other event refuses what would lie below it', async () => {
    const career = await begin({ from: '2026-01-01', rules: yearly(5, { negativeLimit: 3 }) });
    await career.follow(yearly(5), '2026-07-01');
    expect(await quote(career, '2026-06-01', '2026-06-10')).toMatchObject({
      cost: 8,
      available: 5,
      shortBy: 3,
      shortOn: '2026-07-01',
      faults: [{ code: 'leave.insufficient' }],
    });
    expect(await career.request('2026-06-01', '2026-06-10')).toMatchObject({
      status: 409,
      body: { code: 'leave.insufficient' },
    });
    expect((await career.request('2026-06-01', '2026-06-05')).status).toBe(201);
    expect(await balanceOn(career, '2026-06-01')).toMatchObject({ available: 0 });
  });

  test('by the years of service refuses what would lie below it', async () => {
    const tiers = [
      { years: 0, amount: 24 },
      { years: 3, amount: 12 },
    ];
    const career = await begin({ from: '2024-07-01', hireDate: '2024-07-01', rules: { tiers } });
    expect(await quote(career, '2027-03-01', '2027-04-01')).toMatchObject({
      cost: 24,
      available: 18,
      shortOn: '2027-07-01',
    });
    expect(await career.request('2027-03-01', '2027-03-30')).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('4') },
    });
    expect((await career.request('2027-03-01', '2027-03-24')).status).toBe(201);
  });
});

test('closing changes no line and no balance of people who returned', async () => {
  const type = await addLeaveType(admin, { name: 'Returned' });
  const career = await begin({
    from: '2023-01-01',
    hireDate: '2023-01-01',
    leaveType: type,
    rules: yearly(24, { carry: null }),
  });
  expect(
    (await admin.put(`/employee/employment/${career.id}`, { leftOn: '2024-06-30' })).status,
  ).toBe(200);
  expect(
    (await admin.post(`/employee/return/${career.id}`, { returnDate: '2024-10-01' })).status,
  ).toBe(200);
  const seen = async () => [
    await career.ledger('2023-01-01', '2026-12-31'),
    (await balanceOn(career, '2024-03-01', type.name)).balance,
    (await balanceOn(career, '2024-11-01', type.name)).balance,
  ];
  const before = await seen();
  expect(before[0]).toContain('2024-01-01 accrual +24.000 48.000');
  await closeLeave(admin, type.name, '2025-12-31');
  expect(await seen()).toEqual(before);
  await storeClosings(server);
  expect(await seen()).toEqual(before);
});

test('the quote says that a year is closed, as adding would', async () => {
  const type = await addLeaveType(admin, { name: 'Closed' });
  const career = await begin({ from: '2025-01-01', leaveType: type, rules: yearly(24) });
  await closeLeave(admin, type.name, '2025-12-31');
  const refused = await career.request('2025-12-22', '2026-01-02');
  expect(refused).toMatchObject({ status: 409, body: { code: 'leave.closed' } });
  const { faults } = await quote(career, '2025-12-22', '2026-01-02', type.name);
  expect(faults).toContainEqual({
    code: 'leave.closed',
    text: refused.body.error,
    refusal: refused.body.refusal,
    overridable: false,
  });
  expect((await quote(career, '2026-01-01', '2026-01-02', type.name)).faults).toEqual([]);
});

describe('an entry outside of leave years', () => {
  const enter = (employeeId: string, day: string, amount: number, kind = 'adjustment') =>
    admin.post('/leave/entry/add', {
      employeeId,
      leaveType: 'Annual Leave',
      day,
      kind,
      amount,
      reason: 'Settled',
    });

  const assignNothing = async (employeeId: string, from: string) =>
    expect(
      (
        await admin.post('/work/assignment/add', {
          holders: [employeeId],
          subject: BUILTIN_LEAVE_TYPE_IDS['Annual Leave'],
          target: null,
          from,
        })
      ).status,
    ).toBe(201);

  test('between two policies counts from the next one on', async () => {
    const career = await begin({ from: '2024-01-01', hireDate: '2024-01-01' });
    await assignNothing(career.id, '2025-01-01');
    await career.follow(yearly(24), '2026-01-01');
    const { balance } = await balanceOn(career, '2026-02-01');
    expect((await enter(career.id, '2025-06-01', 3)).status).toBe(201);
    expect(await balanceOn(career, '2026-02-01')).toMatchObject({ balance: balance + 3 });
  });

  test('after the last day of employment is in every later balance', async () => {
    const career = await begin({
      from: '2025-01-01',
      hireDate: '2025-01-01',
      rules: yearly(24, { carry: null }),
    });
    expect(
      (await admin.put(`/employee/employment/${career.id}`, { leftOn: '2025-11-30' })).status,
    ).toBe(200);
    expect((await enter(career.id, '2026-12-10', -22, 'payout')).status).toBe(201);
    expect(await career.totalOn('2027-03-01')).toBe(0);
    expect([
      (await balanceOn(career, '2026-12-09')).balance,
      (await balanceOn(career, '2026-12-10')).balance,
      (await balanceOn(career, '2027-03-01')).balance,
    ]).toEqual([22, 0, 0]);
  });

  test('is refused where no balance would ever have it', async () => {
    const unassigned = await hire(admin, { employeeId: 'SUM-1', department: department._id });
    expect(await enter(unassigned._id, today, 3)).toMatchObject({
      status: 400,
      body: { errors: { day: expect.stringContaining('No policy for Annual Leave') } },
    });
    const noPolicy = {
      status: 400,
      body: {
        errors: {
          day: expect.stringContaining('No policy for Annual Leave applies on this day or later'),
        },
      },
    };
    const ended = await begin({ from: '2025-01-01' });
    await assignNothing(ended.id, '2026-01-01');
    expect(await enter(ended.id, '2026-02-01', 3)).toMatchObject(noPolicy);
    expect((await enter(ended.id, '2025-12-31', 3)).status).toBe(201);
    const left = await begin({ from: '2025-01-01', hireDate: '2025-01-01' });
    await assignNothing(left.id, '2025-12-01');
    expect(
      (await admin.put(`/employee/employment/${left.id}`, { leftOn: '2025-11-30' })).status,
    ).toBe(200);
    expect(await enter(left.id, '2025-12-10', -3, 'payout')).toMatchObject(noPolicy);
    expect((await enter(left.id, '2025-11-30', -3, 'payout')).status).toBe(201);
    const returned = await begin({ from: '2023-01-01', hireDate: '2023-01-01' });
    await assignNothing(returned.id, '2024-07-01');
    expect(
      (await admin.put(`/employee/employment/${returned.id}`, { leftOn: '2024-06-30' })).status,
    ).toBe(200);
    expect(
      (await admin.post(`/employee/return/${returned.id}`, { returnDate: '2025-03-01' })).status,
    ).toBe(200);
    await returned.follow(yearly(24), '2025-03-01');
    expect(await enter(returned.id, '2024-08-15', 3)).toMatchObject(noPolicy);
    expect((await enter(returned.id, '2025-03-01', 3)).status).toBe(201);
    const type = await addLeaveType(admin, { name: 'From the hire date' });
    const career = await begin({
      from: '2025-01-01',
      leaveType: type,
      rules: yearly(24, { yearStart: 'hire' }),
    });
    expect(
      await admin.post('/leave/entry/add', {
        employeeId: career.id,
        leaveType: type.name,
        day: today,
        kind: 'adjustment',
        amount: 3,
        reason: 'x',
      }),
    ).toMatchObject({
      status: 400,
      body: { errors: { day: expect.stringContaining('hire date') } },
    });
  });
});

test('leave that is only recorded is a line of 0, and the reasons of a preview add up', async () => {
  const type = await addLeaveType(admin, { name: 'Recorded' });
  const career = await begin({
    from: '2026-01-01',
    hireDate: '2026-01-01',
    leaveType: type,
    rules: yearly(24),
  });
  const policy = await career.policy();
  const change = {
    kind: 'version',
    policy,
    from: '2026-06-01',
    rules: (await admin.get(`/leave/policy/${policy}`)).body.policy.versions[0].rules,
  };
  await career.take('2026-07-06', '2026-07-06');
  const preview = await previewed(
    admin,
    { ...change, rules: { ...change.rules, tracked: false } },
    '2026-12-31',
  );
  const [person] = (await admin.get(`/leave/preview/people/${preview._id}?range=[0,9]`)).body
    .people;
  expect(
    person.reasons.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
  ).toBeCloseTo(person.after - person.before, 3);
  expect(
    (
      await admin.post(`/leave/policy/version/${policy}`, {
        from: change.from,
        rules: { ...change.rules, tracked: false },
        basis: preview.basis,
      })
    ).status,
  ).toBe(201);
  const lines = await career.lines('2026-01-01', '2026-12-31');
  expect(lines.find(({ kind }) => kind === 'taken')).toMatchObject({
    day: '2026-07-06',
    amount: 0,
    numbers: { recorded: 1 },
  });
  let sum = 0;
  for (const { amount, balance } of lines) expect(balance).toBeCloseTo((sum += amount), 3);
});

describe('dates of leave', () => {
  const LATE = ['9999-12-31', '9999-12-01', '2101-01-01'];
  const EARLY = ['0001-01-01', '1949-12-31'];
  let policy = '';
  let calendar = '';
  beforeAll(async () => {
    policy = (await addPolicy(admin, { name: 'Far' }))._id;
    calendar = (await admin.post('/holiday/add', { name: 'Far' })).body.calendar._id;
  });
  const get = (path: string) => admin.get(path);
  const CALLS: Record<string, (day: string, id: string) => Promise<Answer>> = {
    'a quote from': (day, id) => get(`/leave/quote?${asked(id, day, day)}`),
    'a quote to': (day, id) => get(`/leave/quote?${asked(id, '2026-11-23', day)}`),
    'costs of': (day, id) =>
      get(
        `/leave/costs?${new URLSearchParams({ userId: id, leaveType: 'Annual Leave', month: day.slice(0, 7) }).toString()}`,
      ),
    'a balance on': (day, id) => get(`/leave/balance/${id}?on=${day}`),
    'a ledger from': (day, id) => get(`/leave/ledger/${id}?leaveType=Annual%20Leave&from=${day}`),
    'a ledger to': (day, id) => get(`/leave/ledger/${id}?leaveType=Annual%20Leave&to=${day}`),
    'balances on': (day) =>
      get(`/leave/balances?filter=${encodeURIComponent(JSON.stringify({ on: day }))}`),
    'a year end of': (day) =>
      get(`/leave/year-end?leaveType=Annual%20Leave&year=${day.slice(0, 4)}`),
    'a request from': (day, id) =>
      admin.post('/leave/add', {
        userId: id,
        leaveType: 'Annual Leave',
        startDate: day,
        endDate: day,
        reason: 'Far',
      }),
    'an entry on': (day, id) =>
      admin.post('/leave/entry/add', {
        employeeId: id,
        leaveType: 'Annual Leave',
        day,
        kind: 'adjustment',
        amount: 1,
        reason: 'Far',
      }),
    'a preview of an assignment from': (day, id) =>
      admin.post('/leave/preview', {
        change: { kind: 'assignment', holders: [id], subject: 'pattern', target: null, from: day },
      }),
    'a preview on': (day, id) =>
      admin.post('/leave/preview', {
        change: {
          kind: 'assignment',
          holders: [id],
          subject: 'pattern',
          target: null,
          from: today,
        },
        on: day,
      }),
    'absences of the team on': (day) =>
      get(`/leave/team?${new URLSearchParams({ from: day, to: day }).toString()}`),
    'the last use of an entry,': (day, id) =>
      admin.post('/leave/entry/preview', {
        employeeId: id,
        leaveType: 'Annual Leave',
        day: today,
        kind: 'adjustment',
        amount: 1,
        until: day,
      }),
    'a version from': (day) =>
      admin.post('/leave/preview', {
        change: { kind: 'version', policy, from: day, rules: RULES },
      }),
    'a closing until': (day) =>
      admin.post('/leave/preview', {
        change: { kind: 'close', leaveType: 'Annual Leave', until: day },
      }),
    'a holiday on': (day) =>
      admin.post('/leave/preview', {
        change: { kind: 'holidays', calendar, add: [{ day, name: 'Far' }], remove: [] },
      }),
    'an example career from': (day) =>
      admin.post('/leave/career', { rules: RULES, hireDate: day, from: day, to: day }),
    'an example career to': (day) =>
      admin.post('/leave/career', { rules: RULES, hireDate: today, from: today, to: day }),
  };

  test.each(Object.entries(CALLS))(
    '%s a day far away is refused with a reason',
    async (_, call) => {
      const { id } = await begin({ from: '2026-01-01' });
      for (const day of [...LATE, ...EARLY]) {
        const { status, body } = await call(day, id);
        expect({ day, status, errors: body.errors }).toEqual({
          day,
          status: 400,
          errors: expect.any(Object),
        });
      }
    },
  );
});
