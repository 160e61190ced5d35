import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayRunRecord, RunCause, RunTotal } from '../../../api/contract/payroll/pay-runs.js';
import { TODAY } from '../../support/calendar.js';
import { hire, hireCast, PASSWORD, type Cast } from '../../support/cast.js';
import { PayrollCalls } from '../../support/payroll.js';
import { startServer, type TestServer } from '../../support/server.js';

let server: TestServer;
let cast: Cast;
let payroll: PayrollCalls;
let october: PayRunRecord;
let november: PayRunRecord;
let mia: EmployeeRecord;
let told: EmployeeRecord;

const causesOf = async ({ _id }: PayRunRecord): Promise<RunCause[]> =>
  (await cast.admin.get(`/payroll/run/changes/${_id}`)).body.causes;
const totalsOf = async ({ _id }: PayRunRecord): Promise<RunTotal[]> =>
  (await cast.admin.get(`/payroll/run/totals/${_id}`)).body.departments;
const sum = (amounts: number[]) =>
  Math.round(amounts.reduce((total, amount) => total + amount * 100, 0)) / 100;

/** One of those who left has a payslip that only settles October, and a joiner's pays nothing. */
beforeAll(async () => {
  server = await startServer();
  cast = await hireCast(server);
  payroll = new PayrollCalls(cast.ruthClient, cast.admin);
  await payroll.setUp('2026-10-01');
  const department = cast.sales._id;
  const loan = await payroll.component({ name: 'Loan', kind: 'deduction' });
  mia = await hire(cast.admin, {
    employeeId: 'M-1',
    name: 'Mia Ek',
    salary: '3100.00',
    department,
    hireDate: '2020-01-01',
  });
  told = await hire(cast.admin, {
    employeeId: 'T-1',
    name: 'Tove Dahl',
    salary: '3100.00',
    department,
  });
  await payroll.assign(loan, {
    employeeId: told._id,
    amount: '200.00',
    from: '2026-10-01',
    to: '2026-10-31',
  });
  await cast.admin.put(`/employee/bank/${mia._id}`, {
    iban: 'IE64 IRCE 9205 0112 3456 78',
    holder: 'Mia Ek',
  });
  october = await payroll.finish(await payroll.start());
  await cast.admin.put(`/employee/employment/${told._id}`, { leftOn: '2026-10-15' });
  const joiner = await hire(cast.admin, {
    employeeId: 'J-1',
    name: 'Jon Berg',
    salary: '1000.00',
    department,
    hireDate: '2026-11-01',
  });
  await payroll.assign(loan, { employeeId: joiner._id, amount: '1000.00', from: '2026-11-01' });
  november = await payroll.start();
});

afterAll(() => server.stop());

test('the people of the causes lead from those of the run before to those of this one, also where a payslip pays nothing', async () => {
  const causes = await causesOf(november);
  const people = (kind: string) => causes.find((cause) => cause.kind === kind)?.people ?? 0;
  expect(october.people + people('new') - people('gone') - people('held')).toBe(november.people);
  expect(causes).toContainEqual({ kind: 'new', component: null, people: 1, amount: 0 });
  expect(sum(causes.map(({ amount }) => amount))).toBe(november.change);
});

test('payslips that are neither to check nor changed are counted', async () => {
  expect([november.people - november.toCheck - november.unchanged, november.unchanged]).toEqual([
    0, 1,
  ]);
});

test('the people stand in groups with their sums, and are counted within a search', async () => {
  const { check, changed, unchanged } = november.groups;
  expect([check.people, changed.people, unchanged.people]).toEqual([
    november.toCheck,
    0,
    november.unchanged,
  ]);
  expect(sum([check.net, changed.net, unchanged.net])).toBe(november.net);
  expect(unchanged).toMatchObject({ net: 3100, change: 0 });
  const sought = `/payroll/run/slips/${november._id}?range=[0,9]&filter={"q":"Mia","attention":"check"}`;
  expect((await cast.admin.get(sought)).body.counts).toEqual({ unchanged: 1 });
});

test('the sums of a group of one person are access to that person’s pay', async () => {
  expect(november.groups.unchanged.people).toBe(1);
  const lookers = async () =>
    (await cast.admin.get(`/salary/pay-access/${mia.userId._id}`)).body.accesses.map(
      ({ by, where }: { by: { name: string }; where: string }) => `${by.name}, ${where}`,
    );
  const ines = await hire(cast.admin, {
    employeeId: 'I-1',
    name: 'Ines Admin',
    department: cast.sales._id,
    role: 'admin',
  });
  const client = await server.signIn(ines.email, PASSWORD);
  await client.confirm();
  await client.get(`/payroll/run/${november._id}`);
  expect(await lookers()).toContain('Ines Admin, run');
});

test('a bank account that was changed since the last payslip is a warning with its day', async () => {
  await cast.admin.put(`/employee/bank/${mia._id}`, {
    iban: 'IE29 AIBK 9311 5212 3456 78',
    holder: 'Mia Ek',
    version: 1,
  });
  november = await payroll.compute(november);
  expect((await payroll.slip(november, mia))?.warnings).toEqual([
    { warning: 'bankChanged', amount: null, date: TODAY },
  ]);
});

test('a payslip that was paid and reversed stays in the causes and totals of its run', async () => {
  const paid = await payroll.finish(november);
  const slip = await payroll.slip(paid, mia);
  await payroll.post(`/payroll/slip/reverse/${slip?._id}`, { reason: 'Returned by the bank' });
  expect(sum((await causesOf(paid)).map(({ amount }) => amount))).toBe(paid.change);
  const departments = await totalsOf(paid);
  expect([
    sum(departments.map(({ amount }) => amount)),
    departments.reduce((total, { people }) => total + people, 0),
  ]).toEqual([paid.net, paid.people]);
  const { groups } = (await cast.admin.get(`/payroll/run/${paid._id}`)).body.run as PayRunRecord;
  // Mia's pay is the same, but her payslip is reversed; nothing is to check any more.
  expect([groups.check.people, groups.changed.people, groups.unchanged.people]).toEqual([
    0,
    paid.changed + 1,
    paid.people - paid.changed - 1,
  ]);
});
