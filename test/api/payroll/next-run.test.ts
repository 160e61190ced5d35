import { beforeAll, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { NextRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { setToday } from '../../support/calendar.js';
import { hire, hireCast } from '../../support/cast.js';
import { PayrollCalls } from '../../support/payroll.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
setToday(server, '2026-11-05');
const cast = await hireCast(server);
const { admin } = cast;
const payroll = new PayrollCalls(cast.ruthClient, admin);
const add = (employeeId: string, hireDate: string) =>
  hire(admin, {
    employeeId,
    name: `Person ${employeeId}`,
    salary: '3100.00',
    department: cast.sales._id,
    hireDate,
  });
const leave = async ({ _id }: EmployeeRecord, leftOn: string) => {
  const { version } = (await admin.get(`/employee/single/${_id}`)).body.employee;
  const answer = await admin.put(`/employee/employment/${_id}`, { leftOn, version });
  expect(answer.status).toBe(200);
};
const next = async (): Promise<NextRunRecord> => (await admin.get('/payroll/run/next')).body.next;

let first: NextRunRecord;
beforeAll(async () => {
  await payroll.setUp('2026-09-01', { fourEyes: false });
  const [onTime, late] = [await add('L-1', '2020-01-01'), await add('L-2', '2020-01-01')];
  first = await next();
  await payroll.finish(await payroll.start());
  await add('J-1', '2026-10-05');
  await leave(onTime, '2026-10-10');
  await payroll.finish(await payroll.start());
  await add('J-2', '2026-10-20');
  await add('J-3', '2026-11-02');
  await add('J-4', '2026-08-01');
  await leave(late, '2026-10-15');
});

test('before the first run nobody is late', async () => {
  expect(first).toMatchObject({ lateHires: 0, lateLeavers: 0 });
});

test('joiners and leavers of earlier periods who wait to be settled are counted as late', async () => {
  expect(await next()).toMatchObject({
    from: '2026-11-01',
    open: null,
    hires: 1,
    leavers: 0,
    lateHires: 2,
    lateLeavers: 1,
  });
});

test('an open draft is the next run, until it is approved', async () => {
  const run = await payroll.start();
  expect(await next()).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-30',
    open: run._id,
    hires: 1,
    lateHires: 2,
    lateLeavers: 1,
  });
  // The list beside it leaves it out, and counts the others by their kind.
  const others = async () => {
    const filter = encodeURIComponent(JSON.stringify({ open: 'false' }));
    const { runs, counts } = (await admin.get(`/payroll/run?range=[0,9]&filter=${filter}`)).body;
    return [runs.some(({ _id }: { _id: string }) => _id === run._id), counts];
  };
  expect(await others()).toEqual([false, { regular: 2 }]);
  await payroll.finish(run);
  expect(await others()).toEqual([true, { regular: 3 }]);
  expect(await next()).toMatchObject({
    from: '2026-12-01',
    open: null,
    hires: 0,
    lateHires: 0,
    lateLeavers: 0,
  });
});
