import { beforeAll, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayEffect, PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import type { AssignmentRecord } from '../../../api/contract/working-time/working-time.js';
import { PayAccessLog } from '../../../api/pay-access-log/pay-access-log.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { setToday } from '../../support/calendar.js';
import { hire, hireCast, PASSWORD } from '../../support/cast.js';
import { previewed, storeAssignment, storeHolidayDays } from '../../support/leave-preview.js';
import { addLeaveType, addWorkPattern, FOUR_DAYS } from '../../support/leave-rules-by-calls.js';
import { PayrollCalls, UNPAID } from '../../support/payroll.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
// Who moves today moves in the period that is not paid yet.
setToday(server, '2026-11-30');
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
const { client } = payroll;

const effectOf = async (kind: string, body: Record<string, unknown>): Promise<PayEffect | null> =>
  (await payroll.post('/payroll/effect', { kind, ...body })).effect;
const put = async (path: string, body: Record<string, unknown>) => {
  const answer = await client.put(path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
};

let hired = 0;
const add = (fields: Record<string, unknown> = {}): Promise<EmployeeRecord> =>
  hire(cast.admin, {
    employeeId: `E-${(hired += 1)}`,
    salary: '3100.00',
    department: cast.sales._id,
    ...fields,
  });
const leaveOf = async (of: EmployeeRecord, startDate: string, endDate: string): Promise<string> =>
  (
    await payroll.post('/leave/add', {
      userId: of.userId._id,
      leaveType: UNPAID,
      startDate,
      endDate,
      reason: 'Travels',
    })
  ).leave._id;
const approve = (id: string) => put(`/leave/${id}`, { status: 'Approved' });

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const later = await add();
const left = await add();
const taken = await add();
const returned = await add();
const rehired = await add({ hireDate: '2026-01-01' });
const moved = await add();
const asked = await add();
const cancelled = await add();
const shortened = await add();
const ended = await add();
const raised = await add();
await add({ department: cast.research._id });

let november: PayRunRecord;
let phone: string;
let meal: string;
let approved: Record<'cancelled' | 'shortened', string>;
let item: string;

beforeAll(async () => {
  await payroll.setUp('2026-10-01');
  phone = await payroll.component({ name: 'Phone', prorated: true });
  meal = await payroll.component({ name: 'Sales meal' });
  await payroll.assign(meal, {
    departmentId: cast.research._id,
    amount: '60.00',
    from: '2026-11-01',
  });
  item = (
    await payroll.assign(phone, { employeeId: ended._id, amount: '31.00', from: '2026-01-01' })
  ).assignment._id;
  approved = {
    cancelled: await leaveOf(cancelled, '2026-10-05', '2026-10-06'),
    shortened: await leaveOf(shortened, '2026-11-02', '2026-11-06'),
  };
  await approve(approved.cancelled);
  await approve(approved.shortened);
  await put(`/employee/employment/${returned._id}`, { leftOn: '2026-10-31' });
  await put(`/employee/employment/${taken._id}`, { leftOn: '2026-10-10' });
  await put(`/employee/employment/${rehired._id}`, { leftOn: '2026-10-10' });
  await payroll.post(`/employee/return/${rehired._id}`, { returnDate: '2026-11-16' });
  await payroll.finish(await payroll.start());
  november = await payroll.start();
});

interface Case {
  name: string;
  of: EmployeeRecord;
  kind: string;
  body: () => Promise<Record<string, unknown>>;
  effect: { periods: [from: string, difference: number][]; next: [before: number, after: number] };
  save: (body: Record<string, unknown>) => Promise<unknown>;
}

let pending = '';
const inOctober = (difference: number): [string, number][] => [[OCTOBER.from, difference]];
const employment = (of: EmployeeRecord, body: Record<string, unknown>) => ({
  of,
  kind: 'employment',
  body: async () => ({ employeeId: of._id, ...body }),
  save: () => put(`/employee/employment/${of._id}`, body),
});

const CASES: Case[] = [
  {
    name: 'a hire date that moves after it was paid',
    ...employment(later, { hireDate: '2026-10-11' }),
    effect: { periods: inOctober(-1000), next: [3100, 2100] },
  },
  {
    name: 'a last day',
    ...employment(left, { leftOn: '2026-11-15' }),
    effect: { periods: [], next: [3100, 1550] },
  },
  {
    name: 'a departure that is taken back',
    ...employment(taken, { leftOn: null }),
    effect: { periods: inOctober(2100), next: [0, 5200] },
  },
  {
    name: 'a return',
    of: returned,
    kind: 'return',
    body: async () => ({ employeeId: returned._id, returnDate: '2026-11-16' }),
    effect: { periods: [], next: [0, 1550] },
    save: () => payroll.post(`/employee/return/${returned._id}`, { returnDate: '2026-11-16' }),
  },
  {
    name: 'the last day of an earlier employment',
    ...employment(rehired, {
      earlierPeriods: [{ hiredOn: '2026-01-01', leftOn: '2026-10-20' }],
    }),
    effect: { periods: inOctober(1000), next: [1550, 2550] },
  },
  {
    name: 'another department, whose items hold from the unpaid period on',
    of: moved,
    kind: 'department',
    body: async () => ({ employees: [moved._id], departmentId: cast.research._id }),
    effect: { periods: [], next: [3100, 3160] },
    save: () => put('/employee/move', { employees: [moved._id], department: cast.research._id }),
  },
  {
    name: 'unpaid leave that is approved',
    of: asked,
    kind: 'leaveApproved',
    body: async () => {
      pending = await leaveOf(asked, '2026-10-30', '2026-11-02');
      return { employeeId: asked._id, leaveId: pending };
    },
    effect: { periods: inOctober(-200), next: [3100, 2693.33] },
    save: () => approve(pending),
  },
  {
    name: 'unpaid leave that is cancelled',
    of: cancelled,
    kind: 'leaveCancelled',
    body: async () => ({ employeeId: cancelled._id, leaveId: approved.cancelled }),
    effect: { periods: inOctober(200), next: [3100, 3300] },
    save: () => payroll.post(`/leave/withdraw/${approved.cancelled}`, { reason: 'Worked' }),
  },
  {
    name: 'unpaid leave that is shortened',
    of: shortened,
    kind: 'leaveShortened',
    body: async () => ({
      employeeId: shortened._id,
      leaveId: approved.shortened,
      from: '2026-11-05',
      to: '2026-11-06',
    }),
    effect: { periods: [], next: [2583.33, 2790] },
    save: () =>
      payroll.post(`/leave/shorten/${approved.shortened}`, {
        from: '2026-11-05',
        to: '2026-11-06',
        reason: 'Was back',
      }),
  },
  {
    name: 'an item that ends in a paid period',
    of: ended,
    kind: 'itemEnded',
    body: async () => ({ assignmentId: item, on: '2026-10-30' }),
    effect: { periods: inOctober(-1), next: [3131, 3099] },
    save: () => payroll.post(`/payroll/assignment/end/${item}`, { on: '2026-10-30' }),
  },
  {
    name: 'a salary',
    of: raised,
    kind: 'salary',
    body: async () => ({ employeeId: raised._id, salary: '3200.00', from: '2026-10-01' }),
    effect: { periods: inOctober(100), next: [3100, 3300] },
    save: (body) => payroll.post('/payroll/revision/add', { ...body, reason: 'Review' }),
  },
];

describe('The effect is what the next run pays once the change is saved:', () => {
  const expected = new Map<EmployeeRecord, number>();

  test.each(CASES)('$name', async ({ of, kind, body, effect, save }) => {
    const change = await body();
    const shown = await effectOf(kind, change);
    expect({
      people: shown?.people,
      periods: shown?.periods.map(({ from, difference }) => [from, difference]),
      next: [shown?.next.before, shown?.next.after],
    }).toEqual({ people: 1, ...effect });
    await save(change);
    // Saved, it would change nothing any more.
    expected.set(of, effect.next[1]);
  });

  test('an item for everybody above', async () => {
    const run = await payroll.compute(november);
    const slips = await payroll.slips(run);
    const paid = new Map(slips.map(({ employee, net }) => [employee._id, net]));
    expect([...expected.keys()].map(({ _id }) => paid.get(_id))).toEqual([...expected.values()]);
  });
});

test('Of settings, a component and an item for a department, the effect is a sum over the people whose pay changes', async () => {
  const late = await add({ hireDate: '2026-11-17' });
  const other = await add({ hireDate: '2026-11-17' });
  const joined = { people: 2, periods: [] };
  const sums = await effectOf('setting', { proration: 'working' });
  // People who joined, left, returned or were on unpaid leave in November.
  expect(sums).toMatchObject({ people: 7, periods: [] });
  expect(await effectOf('setting', { proration: 'thirty' })).toBeNull();
  expect(
    await effectOf('item', {
      componentId: meal,
      departmentId: cast.sales._id,
      amount: '30.00',
      from: '2026-12-01',
    }),
  ).toBeNull();
  const internet = await payroll.component({ name: 'Internet', prorated: true });
  for (const { _id } of [late, other])
    await payroll.assign(internet, { employeeId: _id, amount: '30.00', from: '2026-11-01' });
  expect(await effectOf('component', { componentId: internet, prorated: false })).toMatchObject({
    ...joined,
    next: { before: 2 * 1460.67, after: 2 * 1476.67 },
  });
  const sum = await effectOf('item', {
    componentId: meal,
    departmentId: cast.research._id,
    amount: '10.00',
    from: '2026-11-01',
  });
  expect(sum).toMatchObject({ periods: [], people: expect.any(Number) });
  expect((sum?.next.after ?? 0) - (sum?.next.before ?? 0)).toBeCloseTo(10 * (sum?.people ?? 0), 2);
});

test('There is no effect where no pay changes: leave of a paid type, pending leave that is cancelled, the same hire date', async () => {
  const someone = await add();
  const paid = (
    await payroll.post('/leave/add', {
      userId: someone.userId._id,
      leaveType: 'Annual Leave',
      startDate: '2026-12-01',
      endDate: '2026-12-01',
      reason: 'Rest',
    })
  ).leave._id;
  const unpaid = await leaveOf(someone, '2026-11-10', '2026-11-10');
  const { _id: employeeId } = someone;
  expect([
    await effectOf('leaveApproved', { employeeId, leaveId: paid }),
    await effectOf('leaveCancelled', { employeeId, leaveId: unpaid }),
    await effectOf('employment', { employeeId, leftOn: null }),
  ]).toEqual([null, null, null]);
});

test('There is no effect of leave and moves that are nobody’s', async () => {
  const { _id: leaveTypeId } = await addLeaveType(client, { name: 'Never taken', paid: true });
  const unknown = newId();
  expect([
    await effectOf('leaveType', { leaveTypeId, paid: false }),
    await effectOf('leaveApproved', { leaves: [] }),
    await effectOf('leaveApproved', { leaves: [unknown] }),
    await effectOf('department', { employees: [unknown], departmentId: cast.sales._id }),
    await effectOf('department', { employees: [], departmentId: cast.sales._id }),
  ]).toEqual([null, null, null, null, null]);
});

test('What could not be saved has no effect either: it is refused at its field', async () => {
  const refused = async (body: Record<string, unknown>) =>
    Object.keys((await client.post('/payroll/effect', body)).body.errors ?? {});
  const { _id: employeeId } = raised;
  expect([
    await refused({ kind: 'employment', employeeId, hireDate: '2026-11-20', leftOn: '2026-11-10' }),
    await refused({ kind: 'return', employeeId }),
    await refused({ kind: 'salary', employeeId }),
    await refused({ kind: 'setting', proration: 'none' }),
    await refused({ kind: 'leaveShortened', employeeId, leaveId: approved.shortened }),
  ]).toEqual([['leftOn'], ['returnDate'], ['salary'], ['proration'], ['from']]);
});

test('Managers see no effect, and who is shown that of one person is in the pay access log', async () => {
  const person = await add();
  const change = { kind: 'employment', employeeId: person._id, leftOn: '2026-11-10' };
  expect((await cast.zoeClient.post('/payroll/effect', change)).status).toBe(403);
  await payroll.post('/payroll/effect', change);
  await payroll.post('/payroll/effect', { kind: 'setting', proration: 'working' });
  await server.app.get(PayAccessLog, { strict: false }).allStored();
  const own = await server.signIn(person.email, PASSWORD);
  const { accesses } = (await own.get(`/salary/pay-access/${person._id}`)).body;
  expect(accesses).toMatchObject([{ by: { name: 'Ruth Admin' }, where: 'history', people: 1 }]);
});

test('The percentage of a change of several people is one person’s pay: it is in their pay access log, and in nobody else’s', async () => {
  const [low, high] = [
    await add({ hireDate: '2026-11-01', salary: '1000.00' }),
    await add({ hireDate: '2026-11-01', salary: '9000.00' }),
  ];
  const bonus = { componentId: meal, departmentId: cast.sales._id, from: '2026-11-01' };
  const seen = async ({ email, _id }: EmployeeRecord) => {
    await server.app.get(PayAccessLog, { strict: false }).allStored();
    const own = await server.signIn(email, PASSWORD);
    return (await own.get(`/salary/pay-access/${_id}`)).body.accesses;
  };
  expect(await effectOf('item', { ...bonus, amount: '0.01' })).toMatchObject({ percent: null });
  expect(await seen(low)).toEqual([]);
  expect(await effectOf('item', { ...bonus, amount: '900.00' })).toMatchObject({ percent: 90 });
  expect(await seen(low)).toMatchObject([
    { by: { name: 'Ruth Admin' }, where: 'history', people: 1 },
  ]);
  expect(await seen(high)).toEqual([]);
});

test('The effect names the largest change of one person in percent where it is above the warning of payroll', async () => {
  await put('/payroll/setting', { changePercent: 20 });
  const [one, other] = [
    await add({ hireDate: '2026-11-01' }),
    await add({ hireDate: '2026-11-01' }),
  ];
  const percent = async (of: EmployeeRecord, amount: string) =>
    (
      await effectOf('item', {
        componentId: meal,
        employeeId: of._id,
        amount,
        from: '2026-11-01',
      })
    )?.percent;
  expect(await percent(one, '620.00')).toBeNull();
  expect(await percent(one, '620.01')).toBe(20);
  expect(await percent(one, '1550.00')).toBe(50);
  await payroll.revise(other, '1000.00', '2026-11-01');
  const ofMany = {
    departmentId: cast.sales._id,
    componentId: meal,
    amount: '300.00',
    from: '2026-11-01',
  };
  expect(await effectOf('item', ofMany)).toMatchObject({ percent: 30 });
});

test('Requests of unpaid leave that are approved at once are a sum over their people, each counted once', async () => {
  const [one, other] = [await add(), await add()];
  const leaves = [
    await leaveOf(one, '2026-11-02', '2026-11-02'),
    await leaveOf(one, '2026-11-03', '2026-11-03'),
    await leaveOf(other, '2026-11-02', '2026-11-04'),
  ];
  const shown = await effectOf('leaveApproved', { leaves });
  expect(shown).toMatchObject({ people: 2, next: { before: 12400 } });
  for (const id of leaves) await approve(id);
  const run = await payroll.compute(november);
  const paid = [await payroll.slip(run, one), await payroll.slip(run, other)];
  expect(paid.reduce((sum, slip) => sum + (slip?.net ?? 0), 0)).toBe(shown?.next.after);
});

test('A type of leave that is no longer paid, and is again, changes the pay of who has taken it', async () => {
  const { _id: leaveTypeId } = await addLeaveType(client, { name: 'Sabbatical', paid: true });
  const person = await add();
  const { leave } = await payroll.post('/leave/add', {
    userId: person.userId._id,
    leaveType: 'Sabbatical',
    startDate: '2026-10-30',
    endDate: '2026-11-02',
    reason: 'Studies',
  });
  const paid = (isPaid: boolean) => effectOf('leaveType', { leaveTypeId, paid: isPaid });
  expect(await paid(false)).toBeNull();
  await approve(leave._id);
  expect(await paid(true)).toBeNull();
  const shown = await paid(false);
  // With October, which nobody was paid yet.
  expect(shown).toMatchObject({ people: 1, next: { before: 6200, after: 5793.33 } });
  await put(`/leave/type/${leaveTypeId}`, { name: 'Sabbatical', paid: false });
  const run = await payroll.compute(november);
  expect((await payroll.slip(run, person))?.net).toBe(shown?.next.after);
  expect(await paid(false)).toBeNull();
  expect(await paid(true)).toMatchObject({
    next: { before: shown?.next.after, after: shown?.next.before },
  });
});

test('A pattern changes what is paid of a period in part, where working days count', async () => {
  const person = await add({ hireDate: '2026-11-16' });
  const pattern = await addWorkPattern(client, 'Monday to Thursday', FOUR_DAYS);
  const assignment = {
    holders: [person._id],
    subject: 'pattern',
    target: pattern,
    from: '2026-11-16',
  };
  const change = { kind: 'assignment', ...assignment };
  expect(await effectOf('workingTime', { change })).toBeNull();
  await put('/payroll/setting', { proration: 'working' });
  const shown = await effectOf('workingTime', { change });
  expect(shown).toMatchObject({ people: 1, periods: [] });
  await payroll.post('/work/assignment/add', assignment);
  const run = await payroll.compute(november);
  expect((await payroll.slip(run, person))?.net).toBe(shown?.next.after);
  expect(await effectOf('workingTime', { change })).toBeNull();
});

test('Holidays, and a pattern for everybody and its end, change what the next run pays as the effect says', async () => {
  const person = await add({ hireDate: '2026-11-16' });
  const calendar = (await payroll.post('/holiday/add', { name: 'Norway' })).calendar._id;
  const kept = { holders: [person._id], subject: 'calendar', target: calendar };
  await payroll.post('/work/assignment/add', { ...kept, from: '2026-01-01' });
  const effect = (change: Record<string, unknown>) => effectOf('workingTime', { change });
  const days = { add: [{ day: '2026-11-23', name: 'Founders’ day' }], remove: [] };
  const holidays = await effect({ kind: 'holidays', calendar, ...days });
  expect(holidays).toMatchObject({ people: 1, next: { before: 1623.81, after: 1550 } });
  expect((await storeHolidayDays(client, calendar, days)).status).toBe(200);
  let run = await payroll.compute(november);
  expect((await payroll.slip(run, person))?.net).toBe(1550);

  const before = run.net;
  const shared = { holders: '*', subject: 'pattern', from: '2026-11-01' };
  const target = await addWorkPattern(client, 'Shared four days', FOUR_DAYS);
  const given = await effect({ kind: 'assignment', ...shared, target });
  expect(given?.people).toBeGreaterThan(1);
  expect((await storeAssignment(client, { ...shared, target })).status).toBe(201);
  run = await payroll.compute(november);
  expect(given?.next.after).not.toBe(given?.next.before);
  expect(run.net - before).toBeCloseTo((given?.next.after ?? 0) - (given?.next.before ?? 0), 2);

  const { assignments } = (await client.get('/work/assignment/everybody')).body;
  const { _id: assignment } = assignments.find(
    (one: AssignmentRecord) => one.subject === 'pattern' && one.from === shared.from,
  );
  const end = { kind: 'assignmentEnd', assignment };
  expect(await effect(end)).toMatchObject({
    people: given?.people,
    next: { before: given?.next.after, after: given?.next.before },
  });
  const { basis } = await previewed(client, end);
  await payroll.post(`/work/assignment/end/${assignment}`, { basis });
  expect((await payroll.compute(november)).net).toBe(before);
});

test('Changes that move no working time are refused as one of it', async () => {
  const refused = async (change: Record<string, unknown>) =>
    (await client.post('/payroll/effect', { kind: 'workingTime', change })).body.errors;
  const choices = 'assignment, assignmentEnd, holidays';
  for (const kind of ['version', 'employment', 'close', 'other', undefined])
    expect(await refused({ kind })).toEqual({ change: expect.stringContaining(choices) });
});
