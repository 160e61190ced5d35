import { beforeAll, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { hire, hireCast } from '../../support/cast.js';
import { PayrollCalls } from '../../support/payroll.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
const add = (employeeId: string, more = {}) =>
  hire(cast.admin, { employeeId, salary: '3000.00', department: cast.sales._id, ...more });
const [mia, noa, lea] = [await add('P-1'), await add('P-2'), await add('P-3')];
const record = (of: EmployeeRecord, payDate: string, more: Record<string, string> = {}) =>
  payroll.post('/salary/add', {
    employeeId: of._id,
    basicSalary: '3000.00',
    payDate,
    ...more,
  });
const payrollOf = async (of: EmployeeRecord, payDate: string) =>
  (await cast.admin.get(`/salary/warnings/${of._id}?payDate=${payDate}`)).body.payroll;
const history = async (of: EmployeeRecord) =>
  (await cast.admin.get(`/salary/${of._id}?sort=["payDate","ASC"]`)).body.salary.map(
    ({ payDate, outsidePayroll }: { payDate: string; outsidePayroll: boolean }) => [
      payDate,
      outsidePayroll,
    ],
  );

let october: PayRunRecord;

beforeAll(async () => {
  await record(mia, '2026-08-31');
  await record(mia, '2026-09-30', { allowances: '100.00', deductions: '150.00' });
  await record(noa, '2026-09-30');
  await record(mia, '2027-01-15');
  await payroll.setUp('2026-10-01');
  await payroll.revise(noa, '3200.00', '2026-10-01');
  october = await payroll.start();
});

test('the first run compares with the records of the month before, and says new only of who has none', async () => {
  const slips = await payroll.slips(october);
  const of = ({ _id }: EmployeeRecord) => slips.find(({ employee }) => employee._id === _id);
  expect(of(mia)).toMatchObject({
    previousNet: 2950,
    change: 50,
    causes: [{ kind: 'otherPay', amount: 50, before: -50, after: 0 }],
  });
  expect(of(noa)).toMatchObject({
    previousNet: 3000,
    causes: [{ kind: 'revision', amount: 200, before: 3000, after: 3200, date: '2026-10-01' }],
  });
  expect(of(lea)).toMatchObject({ previousNet: null, causes: [{ kind: 'new', amount: 3000 }] });
  expect(
    [mia, noa, lea].map((one) => of(one)?.warnings.some(({ warning }) => warning === 'first')),
  ).toEqual([false, false, true]);
});

test('the page of the first run starts from the sum of these records, and its causes add up', async () => {
  const run = await payroll.read(october);
  expect(run.previous).toEqual({
    _id: null,
    period: { from: '2026-09-01', to: '2026-09-30' },
    people: 2,
    sums: { gross: 6100, deductions: 150, net: 5950, employerCost: 0 },
  });
  const { causes } = (await cast.admin.get(`/payroll/run/changes/${october._id}`)).body;
  const sum = causes.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
  expect(sum).toBe(run.change);
  expect(run.change).toBe(run.net - 5950);
});

test('they are in the year to date with a line of their own, and are not due', async () => {
  const slip = await payroll.slip(october, mia);
  expect(slip?.net).toBe(3000);
  expect(slip?.yearToDate).toEqual([
    { component: 'Basic Salary', kind: 'earning', amount: 3000 },
    { component: null, records: 'beforePayroll', kind: 'earning', amount: 6100 },
    { component: null, records: 'beforePayroll', kind: 'deduction', amount: 150 },
  ]);
});

test('Add Salary is told of the payslip that exists and of the draft, and before payroll of neither', async () => {
  const slip = await payroll.slip(october, mia);
  expect(await payrollOf(mia, '2026-09-30')).toBeNull();
  expect(await payrollOf(mia, '2026-10-15')).toEqual({
    period: { from: '2026-10-01', to: '2026-10-31' },
    payslip: { _id: slip?._id, run: october._id, state: 'draft' },
    draft: { run: october._id, payslip: slip?._id },
  });
  expect(await payrollOf(mia, '2027-03-01')).toMatchObject({ period: null, payslip: null });
});

test('a record in a period of payroll is marked as outside payroll, which the client does not say; one that was entered before payroll was set up is not', async () => {
  const { salary } = await record(mia, '2026-10-15', { outsidePayroll: 'false' });
  expect(salary.outsidePayroll).toBe(true);
  expect(await history(mia)).toEqual([
    ['2026-08-31', false],
    ['2026-09-30', false],
    ['2026-10-15', true],
    ['2027-01-15', false],
  ]);
  const sums = (await payroll.slip(october, mia))?.yearToDate ?? [];
  expect(sums.find(({ records }) => records === 'outsidePayroll')).toEqual({
    component: null,
    records: 'outsidePayroll',
    kind: 'earning',
    amount: 3000,
  });
});

test('a paid payslip keeps the year to date of its approval', async () => {
  october = await payroll.finish(october);
  const before = (await payroll.slip(october, mia))?.yearToDate;
  await record(mia, '2026-07-31');
  expect((await payroll.slip(october, mia))?.yearToDate).toEqual(before);
  expect(await history(mia)).toContainEqual(['2026-10-30', false]);
  const november = await payroll.start();
  expect((await payroll.slip(november, mia))?.yearToDate[1]).toEqual({
    component: null,
    records: 'beforePayroll',
    kind: 'earning',
    amount: 9100,
  });
  const { salary } = (await cast.admin.get(`/salary/${mia._id}`)).body;
  const august = salary.find(({ payDate }: { payDate: string }) => payDate === '2026-08-31');
  await payroll.post(`/salary/void/${august._id}`, { reason: 'Entered twice' });
  expect((await payroll.slip(october, mia))?.yearToDate).toEqual(before);
  expect((await payroll.slip(november, mia))?.yearToDate[1]).toMatchObject({ amount: 6100 });
});
