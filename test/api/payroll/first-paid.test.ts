import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { AbsentRecord } from '../../../api/contract/payroll/pay-runs.js';
import type { PayslipRecord } from '../../../api/contract/payroll/payslips.js';
import { PAY_HOLDS } from '../../../api/operations/export/exported-payroll.js';
import { AssignmentReader } from '../../../api/payroll/facts/assignment-reader.js';
import { PaymentJob } from '../../../api/payroll/runs/payment-job.js';
import { hire, type Cast } from '../../support/cast.js';
import { eventually } from '../../support/eventually.js';
import { startPayroll, warned, type PayrollCalls } from '../../support/payroll.js';
import { auditOf, rows, store } from '../../support/rows.js';
import type { TestServer } from '../../support/server.js';

let server: TestServer;
let cast: Cast;
let payroll: PayrollCalls;
let mia: EmployeeRecord;

afterEach(() => server.stop());
beforeEach(async () => {
  ({ server, cast, payroll, mia } = await startPayroll());
});

test('a payslip that payment puts on hold is in the audit log, by the one who pays, and says why as a key and values', async () => {
  const run = await payroll.approve(await payroll.start());
  await cast.admin.post('/salary/add', {
    employeeId: mia._id,
    basicSalary: '10.00',
    payDate: run.payDate,
  });
  const [approver] = await rows<{ id: string }>(
    server,
    'SELECT approved_by AS id FROM pay_run WHERE id = ?',
    [run._id],
  );
  await store(server, "UPDATE pay_run SET state = 'paying', paid_by = approved_by WHERE id = ?", [
    run._id,
  ]);
  server.app.get(PaymentJob, { strict: false }).worker.wake();
  await eventually(async () => (await payroll.read(run)).state === 'paid');
  expect((await auditOf(server, run._id)).at(-1)).toMatchObject({
    action: 'payroll.hold',
    subjectName: 'Mia Ek',
    actorName: 'Head Admin',
  });
  expect(
    await rows(server, 'SELECT created_by AS id FROM pay_hold WHERE run_id = ?', [run._id]),
  ).toEqual([approver]);
  const absent = async () =>
    (await cast.admin.get(`/payroll/run/absent/${run._id}`)).body.absent as AbsentRecord[];
  const reason = `Mia Ek already has a salary record on ${run.payDate}. Void it first.`;
  const exists = {
    key: 'payroll.record_exists',
    parameters: { name: 'Mia Ek', date: run.payDate },
  };
  const [held] = await absent();
  expect(held).toMatchObject({ reason: 'held', note: reason, noteRefusal: exists });
  const payslip = async () =>
    (await cast.admin.get(`/payslip/single/${held?.payslip}`)).body.payslip as PayslipRecord;
  expect((await payslip()).held).toMatchObject({ reason, refusal: exists });
  const { table, joins, columns } = PAY_HOLDS;
  expect(
    await rows(server, `SELECT ${columns.Reason as string} AS reason FROM ${table} ${joins}`),
  ).toEqual([{ reason }]);

  await store(server, 'UPDATE pay_hold SET reason = ? WHERE run_id = ?', ['As before', run._id]);
  expect(await absent()).toMatchObject([{ note: 'As before', noteRefusal: null }]);
  expect((await payslip()).held).toMatchObject({ reason: 'As before', refusal: null });
});

test('a change of the own salary warns when it is first paid, though it was recorded before the last payslip', async () => {
  const greta = await hire(cast.admin, {
    employeeId: 'A-9',
    name: 'Greta Lund',
    role: 'admin',
    salary: '3000.00',
    department: cast.sales._id,
  });
  const own = await server.signIn(greta.email, 'a sound password for all');
  await own.confirm();
  await payroll.post(
    '/payroll/revision/add',
    { employeeId: greta._id, salary: '3300.00', from: '2026-11-01' },
    own,
  );
  const october = await payroll.start();
  expect((await payroll.slip(october, greta))?.warnings).not.toEqual(warned('ownPay'));
  await payroll.finish(october);
  expect((await payroll.slip(await payroll.start(), greta))?.warnings).toEqual(warned('ownPay'));
});

test('single payments are read for the periods that a run settles', async () => {
  const bonus = await payroll.component({ name: 'Bonus' });
  const run = await payroll.start();
  await payroll.assign(bonus, { employeeId: mia._id, runId: run._id, amount: '500.00' });
  await payroll.finish(run);
  const reader = server.app.get(AssignmentReader, { strict: false });
  const own = async (since: string) =>
    (await reader.read([mia._id], null, since)).own.get(mia._id)?.length ?? 0;
  expect([await own('2026-10-01'), await own('2026-11-01')]).toEqual([1, 0]);
});
