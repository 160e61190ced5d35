import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { hire, type Cast } from '../../support/cast.js';
import { linesOf, startPayroll, type PayrollCalls } from '../../support/payroll.js';
import { auditOf } from '../../support/rows.js';
import type { TestServer } from '../../support/server.js';

let server: TestServer;
let cast: Cast;
let payroll: PayrollCalls;
let mia: EmployeeRecord;

afterEach(() => server.stop());

beforeEach(async () => {
  ({ server, cast, payroll, mia } = await startPayroll());
});

const settings = async () => (await cast.admin.get('/payroll/setting')).body.settings;
const change = (body: Record<string, unknown>) => cast.admin.put('/payroll/setting', body);

test('a proration that is changed in November holds from November on: who left in October gets nothing for it', async () => {
  await cast.admin.put(`/employee/employment/${mia._id}`, { leftOn: '2026-10-14' });
  const october = await payroll.finish(await payroll.start());
  expect(linesOf(await payroll.slip(october, mia))).toEqual([['Basic Salary', 1400]]);
  const joined = await hire(cast.admin, {
    employeeId: 'M-2',
    salary: '4350.50',
    hireDate: '2026-11-17',
    department: cast.sales._id,
  });
  expect(await settings()).toMatchObject({ proration: 'calendar', changesFrom: '2026-11-01' });
  expect((await change({ proration: 'working' })).status).toBe(200);
  expect(await settings()).toMatchObject({
    proration: 'working',
    versions: [
      { from: '1950-01-01', proration: 'calendar' },
      { from: '2026-11-01', proration: 'working' },
    ],
  });
  expect((await auditOf(server, 'payroll')).at(-1)).toMatchObject({
    action: 'payroll.setting',
    after: { payProration: 'working', from: '2026-11-01' },
  });
  const november = await payroll.compute(await payroll.start());
  expect(await payroll.slip(november, mia)).toBeUndefined();
  expect(linesOf(await payroll.slip(november, joined))).toEqual([['Basic Salary', 2071.67]]);
});

test('an off-cycle run of an earlier period pays by the settings of that period', async () => {
  await payroll.finish(await payroll.start());
  const joined = await hire(cast.admin, {
    employeeId: 'M-2',
    salary: '3100.00',
    hireDate: '2026-10-18',
    department: cast.sales._id,
  });
  await payroll.setting({ proration: 'working' });
  const late = await payroll.start({
    kind: 'offCycle',
    period: '2026-10-31',
    payDate: '2026-11-05',
    people: [joined._id],
  });
  expect(linesOf(await payroll.slip(late, joined))).toEqual([['Basic Salary', 1400]]);
});

test('before the first approval a changed proration holds for all periods', async () => {
  await cast.admin.put(`/employee/employment/${mia._id}`, { leftOn: '2026-10-14' });
  const october = await payroll.start();
  await payroll.setting({ proration: 'working' });
  expect(await settings()).toMatchObject({
    changesFrom: null,
    versions: [{ proration: 'working' }],
  });
  expect(linesOf(await payroll.slip(await payroll.compute(october), mia))).toEqual([
    ['Basic Salary', 1409.09],
  ]);
});

test('after reopening, a change holds for the reopened period and replaces one that was for the next', async () => {
  const october = await payroll.approve(await payroll.start());
  await payroll.setting({ proration: 'working' });
  expect((await settings()).versions).toHaveLength(2);
  await payroll.post(`/payroll/run/reopen/${october._id}`, { reason: 'Not complete' });
  await payroll.setting({ proration: 'thirty' });
  expect(await settings()).toMatchObject({
    changesFrom: null,
    versions: [{ from: '1950-01-01', proration: 'thirty' }],
  });
});

test('a least net pay holds from the next unpaid period on', async () => {
  await payroll.finish(await payroll.start());
  await payroll.setting({ leastNetPercent: 60 });
  await payroll.revise(mia, '1000.00', '2026-10-01');
  const november = await payroll.compute(await payroll.start());
  expect(linesOf(await payroll.slip(november, mia))).toEqual([
    ['Basic Salary', 1000],
    ['Basic Salary', -400, '2026-10-01'],
  ]);
});

test('people are paid more often from the next unpaid period on, and a month that was paid stays a month', async () => {
  await payroll.finish(await payroll.start());
  const draft = await payroll.start();
  expect((await change({ frequency: 'twiceMonthly' })).body).toMatchObject({
    code: 'payroll.started',
  });
  await payroll.post(`/payroll/run/discard/${draft._id}`);
  expect((await change({ frequency: 'twiceMonthly' })).status).toBe(200);
  expect(
    (await settings()).next.map(({ from, to }: { from: string; to: string }) => [from, to]),
  ).toEqual([
    ['2026-11-01', '2026-11-15'],
    ['2026-11-16', '2026-11-30'],
    ['2026-12-01', '2026-12-15'],
    ['2026-12-16', '2026-12-31'],
  ]);
  const first = await payroll.finish(await payroll.start());
  expect(first.period).toEqual({ from: '2026-11-01', to: '2026-11-15' });
  expect(linesOf(await payroll.slip(first, mia))).toEqual([['Basic Salary', 1550]]);
  // From the 16th on, months could not begin.
  expect((await change({ frequency: 'monthly' })).body.errors).toHaveProperty('frequency');
  expect((await change({ firstPeriod: '2026-09-01' })).body).toMatchObject({
    code: 'payroll.started',
  });
});
