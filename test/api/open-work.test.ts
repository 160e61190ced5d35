import { expect, test } from '@jest/globals';
import type { OpenWorkResponse } from '../../api/contract/dashboard-responses.js';
import { OpenWork } from '../../api/dashboard/open-work.js';
import { stillOwing } from '../../api/payroll/run-overview/payroll-work.js';
import type { Actor } from '../../api/platform/access/actor.js';
import { setToday } from '../support/calendar.js';
import { hire, hireCast } from '../support/cast.js';
import { PayrollCalls } from '../support/payroll.js';
import { store } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

const server = await serverOfFile();
setToday(server, '2026-10-22');
const cast = await hireCast(server);
const { admin, ruthClient } = cast;
const payroll = new PayrollCalls(ruthClient, admin);
const work = async (): Promise<OpenWorkResponse> => (await admin.get('/dashboard/work')).body;

test('the work that waits for HR: payroll near its pay date, invitations, bank accounts, debts', async () => {
  await store(server, 'UPDATE account SET invited_at = NULL', []);
  const before = await work();
  expect(before).toMatchObject({ payroll: null, withoutBankAccount: 0, toRecover: null });

  const lea = await hire(admin, {
    employeeId: 'L-1',
    salary: '3100.00',
    department: cast.sales._id,
    hireDate: '2026-01-01',
  });
  await store(server, 'UPDATE account SET password_hash = NULL WHERE id = ?', [lea.userId._id]);
  await payroll.setUp('2026-10-01');
  const period = { from: '2026-10-01', to: '2026-10-31' };
  const { payroll: far, notInvited, withoutBankAccount } = await work();
  // The pay date is the last working day of the month, 30 October.
  expect(far).toBeNull();
  expect(notInvited - before.notInvited).toBe(1);
  expect(withoutBankAccount).toBeGreaterThanOrEqual(1);

  setToday(server, '2026-10-23');
  expect((await work()).payroll).toEqual({
    ...period,
    payDate: '2026-10-30',
    run: null,
    state: 'notStarted',
  });
  const october = await payroll.start();
  expect((await work()).payroll).toMatchObject({ run: october._id, state: 'draft' });
  await payroll.finish(october);
  expect((await work()).payroll).toBeNull();

  const answer = await ruthClient.put(`/employee/employment/${lea._id}`, { leftOn: '2026-10-15' });
  expect(answer.status).toBe(200);
  setToday(server, '2026-11-30');
  const november = await payroll.start();
  await payroll.finish(november);
  expect(await work()).toMatchObject({
    toRecover: { people: 1, run: november._id },
    notInvited: before.notInvited,
    withoutBankAccount: withoutBankAccount - 1,
  });
  const december = await payroll.approve(await payroll.start());
  expect(await work()).toMatchObject({ toRecover: { people: 1, run: december._id } });

  // An off-cycle run with a bonus takes it back.
  const bonus = await payroll.component({ name: 'Bonus', kind: 'earning' });
  const extra = await payroll.start({ kind: 'offCycle', people: [lea._id], everything: true });
  await payroll.assign(bonus, { employeeId: lea._id, runId: extra._id, amount: '5000.00' });
  await payroll.approve(await payroll.compute(extra));
  expect((await work()).toRecover).toBeNull();
});

test('who has repaid all since owes nothing, who repaid a part still does', () => {
  const debts = [
    { employeeId: 'a', amount: 100 },
    { employeeId: 'b', amount: 60 },
    { employeeId: 'b', amount: 40 },
  ];
  expect(stillOwing(debts, [])).toBe(2);
  expect(stillOwing(debts, [{ employeeId: 'b', amount: 99 }])).toBe(2);
  expect(stillOwing(debts, [{ employeeId: 'b', amount: 100 }])).toBe(1);
  expect(stillOwing([], [{ employeeId: 'c', amount: 5 }])).toBe(0);
});

test('employees do not read it, whichever way they ask', async () => {
  await expect(
    server.app
      .get(OpenWork, { strict: false })
      .read({ role: 'employee', employeeId: cast.zoe._id } as Actor),
  ).rejects.toMatchObject({ code: 'access.denied' });
});
