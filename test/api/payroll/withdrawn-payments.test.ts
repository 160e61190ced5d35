import { beforeAll, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { hire, hireCast } from '../../support/cast.js';
import { linesOf, PayrollCalls } from '../../support/payroll.js';
import { auditOf } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
const add = (employeeId: string) =>
  hire(cast.admin, { employeeId, salary: '3000.00', department: cast.sales._id });
const [mia, noa, lea] = [await add('W-1'), await add('W-2'), await add('W-3')];
const withdraw = (id: string) =>
  cast.admin.post(`/payroll/assignment/withdraw/${id}`, { reason: 'Paid twice by mistake' });
const reverse = (slip: string, payAgain: boolean) =>
  payroll.post(`/payroll/slip/reverse/${slip}`, { reason: 'The bank returned it', payAgain });
const withNote = async (run: PayRunRecord, of: EmployeeRecord) =>
  (await payroll.slip(run, of))?.lines
    .filter(({ difference }) => difference)
    .map(({ component, amount, reasons }) => [component.name, amount, reasons[0]?.kind]);

let bonus: string;
let october: PayRunRecord;
let november: PayRunRecord;
const payments: string[] = [];

beforeAll(async () => {
  await payroll.setUp('2026-10-01');
  bonus = await payroll.component({ name: 'Bonus' });
  october = await payroll.start();
  for (const { _id } of [mia, mia, noa, lea])
    payments.push(
      (
        await payroll.assign(bonus, {
          employeeId: _id,
          runId: october._id,
          amount: '500.00',
        })
      ).assignment._id,
    );
  october = await payroll.finish(october);
});

test('one of two single payments is withdrawn: the payslip stays, and the next run takes it back and says so', async () => {
  const { status, body } = await withdraw(String(payments[1]));
  expect([status, body.assignment.withdrawn]).toEqual([
    200,
    { by: { name: 'Head Admin' }, at: expect.any(String), reason: 'Paid twice by mistake' },
  ]);
  expect((await auditOf(server, String(payments[1]))).at(-1)).toMatchObject({
    action: 'payroll.withdraw',
    after: { reason: 'Paid twice by mistake', payAmount: 500 },
  });
  november = await payroll.start();
  expect(linesOf(await payroll.slip(october, mia))).toEqual([
    ['Basic Salary', 3000],
    ['Bonus', 1000],
  ]);
  expect(linesOf(await payroll.slip(november, mia))).toEqual([
    ['Basic Salary', 3000],
    ['Bonus', -500, '2026-10-01'],
  ]);
  expect(await withNote(november, mia)).toEqual([['Bonus', -500, 'withdrawn']]);
});

test('it needs the signature of somebody else', async () => {
  expect((await payroll.signatures(november)).unsigned).toContainEqual(
    expect.objectContaining({ kind: 'payment', by: { name: 'Head Admin' }, names: ['Person W-1'] }),
  );
});

test('it is withdrawn once, and only a single payment is', async () => {
  expect((await withdraw(String(payments[1]))).body.code).toBe('payroll.withdrawn');
  const { assignment } = await payroll.assign(bonus, {
    employeeId: mia._id,
    from: '2026-12-01',
    amount: '10.00',
  });
  expect((await withdraw(assignment._id)).body.code).toBe('payroll.not_single');
});

test('a reversed payslip is paid again, or its single payments are withdrawn with it', async () => {
  const slips = await payroll.slips(october);
  const slipOf = ({ _id }: EmployeeRecord) =>
    String(slips.find(({ employee }) => employee._id === _id)?._id);
  await reverse(slipOf(noa), true);
  await reverse(slipOf(lea), false);
  november = await payroll.compute(november);
  expect(linesOf(await payroll.slip(november, noa))).toEqual([
    ['Basic Salary', 3000],
    ['Basic Salary', 3000, '2026-10-01'],
    ['Bonus', 500, '2026-10-01'],
  ]);
  expect(linesOf(await payroll.slip(november, lea))).toEqual([
    ['Basic Salary', 3000],
    ['Basic Salary', 3000, '2026-10-01'],
  ]);
});

describe('a single payment that a later payslip paid', () => {
  let ida: EmployeeRecord;
  let offCycle: PayRunRecord;
  let first: string;
  let december: PayRunRecord;
  const slipOf = async (run: PayRunRecord) => String((await payroll.slip(run, ida))?._id);

  beforeAll(async () => {
    ida = await add('W-4');
    offCycle = await payroll.start({
      kind: 'offCycle',
      payDate: november.payDate,
      period: november.period.from,
      name: 'Bonus',
    });
    first = (
      await payroll.assign(bonus, { employeeId: ida._id, runId: offCycle._id, amount: '70.00' })
    ).assignment._id;
    await payroll.finish(offCycle);
    await payroll.assign(bonus, { employeeId: ida._id, runId: november._id, amount: '500.00' });
    november = await payroll.compute(november);
    await payroll.post(`/payroll/run/hold/${november._id}`, {
      employeeId: ida._id,
      reason: 'Papers are missing',
    });
    await payroll.finish(november);
    december = await payroll.finish(await payroll.start());
  });

  test('says its run, as each share of the line does', async () => {
    const line = (await payroll.slip(december, ida))?.lines.find(
      ({ component, difference }) => component.name === 'Bonus' && difference,
    );
    expect(line?.shares.map(({ amount, run }) => [amount, run])).toEqual(
      expect.arrayContaining([
        [70, offCycle._id],
        [500, november._id],
      ]),
    );
  });

  test('is withdrawn with it, what an earlier payslip has paid is not', async () => {
    expect(linesOf(await payroll.slip(december, ida))).toContainEqual(['Bonus', 500, '2026-11-01']);
    await reverse(await slipOf(december), false);
    const january = await payroll.start();
    expect(
      linesOf(await payroll.slip(january, ida)).filter(([component]) => component === 'Bonus'),
    ).toEqual([]);
    expect((await withdraw(first)).status).toBe(200);
  });
});
