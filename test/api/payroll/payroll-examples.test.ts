import { beforeAll, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { hire, hireCast } from '../../support/cast.js';
import { linesOf, PayrollCalls, warned } from '../../support/payroll.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
const add = (employeeId: string, salary: string, fields: Record<string, unknown> = {}) =>
  hire(cast.admin, { employeeId, salary, department: cast.sales._id, ...fields });
const employment = (of: EmployeeRecord, body: Record<string, unknown>) =>
  cast.admin.put(`/employee/employment/${of._id}`, body);
const parts = async (run: PayRunRecord, of: EmployeeRecord) =>
  (await payroll.slip(run, of))?.lines[0]?.parts.map(({ amount }) => amount);

const whole = await add('E-1', '4200.00');
const joiner = await add('E-2', '4350.50');
const raised = await add('E-4', '4000.00');
const mixed = await add('E-6', '3610.00');
const changed = await add('E-10', '4000.00');
const late = await add('E-11', '3000.00');
const leaver = await add('E-12', '3100.00');
const onLeave = await add('E-13', '3100.00');
const returned = await add('E-14', '3100.00');
const soon = await add('E-15', '3000.00', { hireDate: '2026-11-05' });

let november: PayRunRecord;

beforeAll(async () => {
  await payroll.setUp('2026-10-01');
  const transport = await payroll.component({ name: 'Transport allowance', kind: 'earning' });
  const bonus = await payroll.component({ name: 'Bonus', kind: 'earning' });
  const tax = await payroll.component({ name: 'Income tax', kind: 'deduction' });
  const pension = await payroll.component({
    name: 'Pension',
    kind: 'deduction',
    unit: 'percent',
    prorated: true,
  });
  const onCall = await payroll.component({ name: 'On-call', kind: 'earning', prorated: true });
  await employment(joiner, { hireDate: '2026-11-17' });
  await employment(mixed, { hireDate: '2026-11-05' });
  await payroll.assign(transport, {
    employeeId: changed._id,
    amount: '120.00',
    from: '2026-01-01',
  });
  await payroll.assign(tax, { employeeId: changed._id, amount: '200.00', from: '2026-01-01' });
  await payroll.assign(pension, { employeeId: raised._id, rate: 5, from: '2026-11-01' });
  await payroll.assign(onCall, { employeeId: whole._id, amount: '120.00', from: '2026-11-16' });

  const october = await payroll.finish(await payroll.start());
  const slipId = (await payroll.slips(october)).find(
    ({ employee }) => employee._id === returned._id,
  )?._id;

  await payroll.revise(raised, '4301.00', '2026-11-15');
  await payroll.revise(changed, '4301.00', '2026-11-15');
  await payroll.revise(mixed, '3905.00', '2026-11-20');
  await payroll.unpaidLeave(mixed, '2026-11-12');
  await payroll.unpaidLeave(changed, '2026-11-30');
  await payroll.revise(late, '3200.00', '2026-10-01');
  await employment(leaver, { leftOn: '2026-10-15' });
  await payroll.unpaidLeave(onLeave, '2026-10-05', '2026-10-06');
  await payroll.post(`/payroll/slip/reverse/${slipId}`, { reason: 'The bank returned it' });
  await payroll.finish(
    await payroll.start({
      kind: 'offCycle',
      people: [soon._id],
      payDate: '2026-11-10',
      name: 'Joiner',
    }),
  );
  november = await payroll.start();
  await payroll.assign(bonus, {
    employeeId: changed._id,
    runId: november._id,
    amount: '500.00',
    note: 'Customer award',
  });
  november = await payroll.compute(november);
});

describe('A payslip of November', () => {
  test('pays a whole month, and a prorated component from its first day', async () => {
    expect(linesOf(await payroll.slip(november, whole))).toEqual([
      ['Basic Salary', 4200],
      ['On-call', 60],
    ]);
  });

  test('pays a joiner from the first day', async () => {
    expect(linesOf(await payroll.slip(november, joiner))).toEqual([['Basic Salary', 2030.23]]);
  });

  test('shares a month between two salaries, with a pension of the basic salary as shown', async () => {
    expect(linesOf(await payroll.slip(november, raised))).toEqual([
      ['Basic Salary', 4160.53],
      ['Pension', 208.03],
    ]);
    expect(await parts(november, raised)).toEqual([1866.67, 2293.86]);
  });

  test('combines a first day, a day without pay and a raise', async () => {
    expect(linesOf(await payroll.slip(november, mixed))).toEqual([['Basic Salary', 3116.5]]);
    expect(await parts(november, mixed)).toEqual([1684.67, 1431.83]);
  });

  test('says what changed since October, to the cent', async () => {
    const payslip = await payroll.slip(november, changed);
    expect(payslip).toMatchObject({
      previousNet: 3920,
      net: 4437.17,
      change: 517.17,
      warnings: warned('edited'),
    });
    expect(payslip?.causes.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['revision', 160.53],
      ['proration', -143.36],
      ['oneOff', 500],
    ]);
  });

  test('settles a raise of October that was recorded late, and says why', async () => {
    const payslip = await payroll.slip(november, late);
    expect(linesOf(payslip)).toEqual([
      ['Basic Salary', 3200],
      ['Basic Salary', 200, '2026-10-01'],
    ]);
    expect(payslip?.lines[1]?.reasons).toMatchObject([{ kind: 'revision', date: '2026-10-01' }]);
  });

  test('is none for somebody who left in October, of whom it tells what is still to recover', async () => {
    expect(await payroll.slip(november, leaver)).toBeUndefined();
    const { absent } = (await cast.admin.get(`/payroll/run/absent/${november._id}`)).body;
    expect(absent).toContainEqual(
      expect.objectContaining({
        employee: expect.objectContaining({ _id: leaver._id }),
        reason: 'toRecover',
        amount: 1600,
        date: '2026-10-15',
      }),
    );
  });

  test('takes back leave without pay that was approved after October was paid', async () => {
    const payslip = await payroll.slip(november, onLeave);
    expect(linesOf(payslip)).toEqual([
      ['Basic Salary', 3100],
      ['Basic Salary', -200, '2026-10-01'],
    ]);
    expect(payslip?.lines[1]?.reasons).toMatchObject([{ kind: 'unpaidLeave', date: '2026-10-05' }]);
  });

  test('pays October again after its payslip was reversed', async () => {
    const payslip = await payroll.slip(november, returned);
    expect(linesOf(payslip)).toEqual([
      ['Basic Salary', 3100],
      ['Basic Salary', 3100, '2026-10-01'],
    ]);
    expect(payslip?.lines[1]?.reasons).toMatchObject([{ kind: 'reversal' }]);
    const { salary } = (await cast.admin.get(`/salary/${returned._id}?range=[0,9]`)).body;
    expect(salary).toMatchObject([{ netSalary: 3100, voidReason: 'The bank returned it' }]);
  });

  test('is none for a joiner who was paid off-cycle, until something changes', async () => {
    expect(await payroll.slip(november, soon)).toBeUndefined();
    await payroll.revise(soon, '3300.00', '2026-11-05');
    const again = await payroll.slip(await payroll.compute(november), soon);
    expect(again?.lines).toMatchObject([
      { amount: 260, due: 2860, paidBefore: 2600, difference: false },
    ]);
  });
});

test('The causes of the whole run add up to the change of its net pay', async () => {
  const run = await payroll.compute(november);
  const { causes } = (await cast.admin.get(`/payroll/run/changes/${run._id}`)).body;
  const sum = causes.reduce(
    (cents: number, { amount }: { amount: number }) => cents + Math.round(amount * 100),
    0,
  );
  expect(sum).toBe(Math.round((run.net - (run.previous?.sums.net ?? 0)) * 100));
});
