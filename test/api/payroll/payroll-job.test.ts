import { expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ComputationJob } from '../../../api/payroll/runs/computation-job.js';
import { PaymentJob } from '../../../api/payroll/runs/payment-job.js';
import { RunPlans, type RunPlan } from '../../../api/payroll/runs/run-plan.js';
import { hireCast } from '../../support/cast.js';
import { eventually } from '../../support/eventually.js';
import { PayrollCalls } from '../../support/payroll.js';
import { countRows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);

// As a version left them that had no jobs of payroll.
test('runs under way without a job go on; one whose computation fails keeps no other one waiting', async () => {
  await payroll.setUp('2026-11-01');
  const [amara, zoe] = [cast.amara, cast.zoe].map(({ _id }) => _id) as [string, string];
  const offCycle = (person: string, payDate: string) =>
    payroll.start({ kind: 'offCycle', people: [person], payDate });
  const paying = await payroll.approve(await offCycle(amara, '2026-11-10'));
  const [failing, other] = [await offCycle(zoe, '2026-11-11'), await offCycle(zoe, '2026-11-12')];
  const plans = server.app.get(RunPlans);
  const make = plans.make.bind(plans);
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  jest
    .spyOn(plans, 'make')
    .mockImplementation((run): Promise<RunPlan> =>
      run.id === failing._id ? Promise.reject(new RangeError('Too large')) : make(run),
    );
  await store(server, "UPDATE pay_run SET computation = 'begun' WHERE id IN (?, ?)", [
    failing._id,
    other._id,
  ]);
  await store(
    server,
    "UPDATE pay_run SET state = 'paying', progress = 0, progress_of = people, paid_by = approved_by WHERE id = ?",
    [paying._id],
  );
  for (const Job of [ComputationJob, PaymentJob])
    server.app.get<ComputationJob | PaymentJob>(Job).worker.wake();
  const done = () =>
    countRows(
      server,
      'pay_run',
      "(id = ? AND state = 'paid') OR (id = ? AND computation IS NULL)",
      [paying._id, other._id],
    );
  await eventually(async () => (await done()) === 2, 15_000);
  expect(await countRows(server, 'pay_run', 'computation IS NOT NULL')).toBe(1);
  expect(warn).toHaveBeenCalledWith({
    msg: 'A job failed and is tried again.',
    kind: 'payroll computation',
    subject: failing._id,
    reason: 'RangeError',
  });
  jest.restoreAllMocks();
});
