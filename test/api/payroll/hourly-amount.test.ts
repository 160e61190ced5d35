import { expect, test } from '@jest/globals';
import { addDays, addMonths } from '../../../api/contract/calendar-date.js';
import { PayAccessLog } from '../../../api/pay-access-log/pay-access-log.js';
import { TODAY } from '../../support/calendar.js';
import { hire, hireCast, PASSWORD } from '../../support/cast.js';
import { PayrollCalls } from '../../support/payroll.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
const mia = await hire(cast.admin, {
  employeeId: 'M-1',
  salary: '4284.80',
  department: cast.sales._id,
});
const hourly = async (query = '') =>
  (await cast.ruthClient.get(`/payroll/hourly/${mia._id}${query}`)).body.hourly;
const hourlyOn = (day: string) => hourly(`?on=${day}`);

test('the amount for an hour of overtime is proposed by the salary and the work pattern of the day', async () => {
  const half = Array.from({ length: 7 }, (_, day) => (day < 5 ? [240, 0] : [0, 0]));
  const { pattern } = await payroll.post('/work/pattern/add', { name: 'Mornings', slots: half });
  await payroll.post('/work/assignment/add', {
    holders: [mia._id],
    subject: 'pattern',
    target: pattern._id,
    from: '2026-12-01',
  });
  await payroll.revise(mia, '4500.00', '2026-11-01');
  expect([
    await hourlyOn('2026-10-31'),
    await hourlyOn('2026-11-30'),
    await hourlyOn('2026-12-31'),
  ]).toEqual([
    { salary: 4284.8, weeklyHours: 40, amount: 24.72 },
    { salary: 4500, weeklyHours: 40, amount: 25.96 },
    { salary: 4500, weeklyHours: 20, amount: 51.92 },
  ]);
});

test('it tells a salary, so that the pay access log has it', async () => {
  await server.app.get(PayAccessLog, { strict: false }).allStored();
  const own = await server.signIn(mia.email, PASSWORD);
  const { accesses } = (await own.get(`/salary/pay-access/${mia._id}`)).body;
  expect(accesses.map(({ by }: { by: { name: string } }) => by.name)).toContain('Ruth Admin');
  expect((await own.get(`/payroll/hourly/${mia._id}?on=2026-11-30`)).status).toBe(403);
});

test('without a day it is that of the last day of the period that an off-cycle run gets', async () => {
  const first = `${TODAY.slice(0, 7)}-01`;
  const next = addMonths(first, 1);
  await payroll.revise(mia, '4600.00', addDays(next, -1));
  await payroll.revise(mia, '4700.00', next);
  await payroll.setUp(first);
  expect(await hourly()).toMatchObject({ salary: 4600 });
  await payroll.start();
  expect(await hourly()).toMatchObject({ salary: 4600 });
  const run = await payroll.start({ kind: 'offCycle', people: [mia._id] });
  expect(await hourly()).toEqual(await hourlyOn(run.period.to));
});
