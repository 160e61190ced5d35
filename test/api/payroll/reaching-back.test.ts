import { beforeAll, expect, test } from '@jest/globals';
import { addMonths } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { PayAccessLog } from '../../../api/pay-access-log/pay-access-log.js';
import { hire, hireCast } from '../../support/cast.js';
import { addLeaveType } from '../../support/leave-rules-by-calls.js';
import { linesOf, PayrollCalls } from '../../support/payroll.js';
import { countRows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const FIRST = '2025-09-01';
const server = await serverOfFile();
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.admin, cast.ruthClient);
const add = (employeeId: string, more = {}) =>
  hire(cast.admin, {
    employeeId,
    salary: '3000.00',
    hireDate: '2020-01-01',
    department: cast.sales._id,
    ...more,
  });
const [mia, noa, lea, ida, ann, eva] = [
  await add('B-1'),
  await add('B-2'),
  await add('B-3'),
  await add('B-4'),
  await add('B-5'),
  await add('B-7'),
];
const effect = async (change: Record<string, unknown>) =>
  (await payroll.post('/payroll/effect', change)).effect.unsettled;
const reachesBack = async (run: PayRunRecord, of: EmployeeRecord) => {
  const found = (await payroll.slip(run, of))?.warnings.find(
    ({ warning }) => warning === 'reachesBack',
  );
  return found && { amount: found.amount, date: found.date, periods: found.periods ?? [] };
};
const month = (from: string, to: string, amount: number, elsewhere: boolean) => ({
  from,
  to,
  amount,
  elsewhere,
});
const said = (amount: number, ...periods: ReturnType<typeof month>[]) => ({
  amount,
  date: null,
  periods,
});
const AUGUST = (amount: number) => month('2025-08-01', '2025-08-31', amount, true);
const JULY = (amount: number) => month('2025-07-01', '2025-07-31', amount, true);

let bonus: string;
let meals: string;
let sabbatical: LeaveTypeRecord;
let run: PayRunRecord;

/** Pays months until the run of that one is open. */
async function openRun(from: string): Promise<PayRunRecord> {
  let open = run;
  while (open.period.from < from) {
    await payroll.finish(open);
    open = await payroll.start();
  }
  return open;
}

beforeAll(async () => {
  await payroll.setUp(FIRST, { fourEyes: false });
  bonus = await payroll.component({ name: 'Bonus' });
  meals = await payroll.component({ name: 'Meals' });
  await payroll.assign(meals, { employeeId: ida._id, amount: '50.00', from: '2024-01-01' });
  sabbatical = await addLeaveType(cast.admin, { name: 'Sabbatical', paid: true });
  await payroll.unpaidLeave(eva, '2025-08-28', '2025-09-02', { leaveType: sabbatical.name });
});

test('the effect of a change says by how much it reaches back before the first period, newest first', async () => {
  expect(await effect({ employeeId: mia._id, salary: '3200.00', from: '2025-07-01' })).toEqual([
    AUGUST(200),
    JULY(200),
  ]);
  expect(
    await effect({ employeeId: mia._id, componentId: meals, amount: '31.00', from: '2025-08-20' }),
  ).toEqual([AUGUST(31)]);
  expect(await effect({ employeeId: mia._id, salary: '3200.00', from: FIRST })).toEqual([]);
});

test('a raise, leave, hire date or last day that reaches back before the first period is said on the payslip, and is not due', async () => {
  await payroll.revise(mia, '3200.00', '2025-08-01');
  await payroll.unpaidLeave(noa, '2025-08-11', '2025-08-12');
  const change = (of: EmployeeRecord, fields: Record<string, unknown>) =>
    cast.admin.put(`/employee/employment/${of._id}`, fields);
  expect((await change(lea, { hireDate: '2025-08-11' })).status).toBe(200);
  run = await payroll.start();
  expect(await reachesBack(run, mia)).toEqual(said(200, AUGUST(200)));
  expect(await reachesBack(run, noa)).toEqual(said(-193.55, AUGUST(-193.55)));
  expect((await reachesBack(run, lea))?.periods.slice(-2)).toEqual([JULY(-3000), AUGUST(-967.74)]);
  expect(linesOf(await payroll.slip(run, mia))).toEqual([['Basic Salary', 3200]]);
  expect((await payroll.read(run)).warnings).toContainEqual({
    warning: 'reachesBack',
    people: 3,
    common: false,
  });
});

test('what was given before the first run began is how things were, also for people who are new in it', async () => {
  expect(await reachesBack(run, ida)).toBeUndefined();
  expect(await reachesBack(run, ann)).toBeUndefined();
  await payroll.assign(bonus, { employeeId: ann._id, amount: '25.00', from: '2025-08-01' });
  run = await payroll.compute(run);
  expect(await reachesBack(run, ann)).toEqual(said(25, AUGUST(25)));
});

test('a single payment for it counts against it in all drafts, and is paid once', async () => {
  const pay = (amount: string) =>
    payroll.assign(bonus, {
      employeeId: mia._id,
      runId: run._id,
      amount,
      note: 'August 2025',
      reachesBack: true,
    });
  await pay('150.00');
  run = await payroll.compute(run);
  expect(await reachesBack(run, mia)).toEqual(said(50, AUGUST(200)));
  await pay('50.00');
  run = await payroll.compute(run);
  expect(await reachesBack(run, mia)).toBeUndefined();
  const other = await payroll.start({
    kind: 'offCycle',
    people: [mia._id, noa._id],
    period: FIRST,
  });
  expect(await reachesBack(other, noa)).toBeDefined();
  expect(await reachesBack(other, mia)).toBeUndefined();
  await payroll.post(`/payroll/run/discard/${other._id}`);
  expect(linesOf(await payroll.slip(run, mia))).toEqual([
    ['Basic Salary', 3200],
    ['Bonus', 200],
  ]);
});

test('a single payment that says it is for what reaches back is refused where nothing, less or the opposite is unsettled, and the refusal is in the pay access log', async () => {
  const pay = async (componentId: string, of: EmployeeRecord, amount: string) => {
    const asked = { componentId, employeeId: of._id, runId: run._id, amount, reachesBack: true };
    return (await cast.admin.post('/payroll/assignment/add', asked)).body;
  };
  const loan = await payroll.component({ name: 'Loan', kind: 'deduction' });
  const refused = {
    code: 'request.invalid',
    errors: {
      amount: 'This does not match what is left to settle of earlier periods for this person.',
    },
  };
  expect(await pay(bonus, ida, '200.00')).toMatchObject(refused);
  expect(await pay(bonus, mia, '0.01')).toMatchObject(refused);
  expect(await pay(bonus, noa, '193.55')).toMatchObject(refused);
  const accesses = async () => {
    await server.app.get(PayAccessLog, { strict: false }).allStored();
    return countRows(server, 'pay_access_person', 'employee_id = ?', [noa._id]);
  };
  const before = await accesses();
  // Else it would be the same access as the one before.
  await store(server, 'UPDATE pay_access SET accessed_at = 0');
  expect(await pay(loan, noa, '193.56')).toMatchObject(refused);
  expect(await accesses()).toBe(before + 1);
  expect(await pay(loan, noa, '0.01')).toMatchObject({ success: true });
  run = await payroll.compute(run);
  expect(await reachesBack(run, noa)).toEqual(said(-193.54, AUGUST(-193.55)));
});

test('it is said once: the payslip after the one that was paid does not say it again', async () => {
  run = await openRun(addMonths(FIRST, 1));
  for (const person of [mia, noa, lea, ann]) expect(await reachesBack(run, person)).toBeUndefined();
});

test('that a type of leave is no longer paid is said neither in the effect nor on the payslip', async () => {
  const change = { kind: 'leaveType', leaveTypeId: sabbatical._id, paid: false };
  expect((await payroll.post('/payroll/effect', change)).effect).toMatchObject({
    people: 1,
    periods: [{ from: FIRST, difference: -200 }],
    next: { before: 3000, after: 2800 },
    unsettled: [],
  });
  const { name } = sabbatical;
  await cast.admin.put(`/leave/type/${sabbatical._id}`, { name, paid: false });
  run = await payroll.compute(run);
  expect(await reachesBack(run, eva)).toBeUndefined();
  expect((await payroll.slip(run, eva))?.net).toBe(2800);
});

test('somebody who is added with a hire date before the first period is said, too', async () => {
  const tim = await add('B-6', { hireDate: '2025-08-17' });
  run = await payroll.compute(run);
  expect(await reachesBack(run, tim)).toEqual(said(1451.61, AUGUST(1451.61)));
  expect(linesOf(await payroll.slip(run, tim))).toEqual([
    ['Basic Salary', 3000],
    ['Basic Salary', 3000, FIRST],
  ]);
});

test('leave that is cancelled, a raise that is withdrawn and an item that is ended say what they give back', async () => {
  const leaves = (await cast.admin.get(`/leave/${noa._id}`)).body.leaves;
  await payroll.post(`/leave/withdraw/${leaves[0]._id}`, { reason: 'Worked after all' });
  const revisions = (await cast.admin.get(`/payroll/revision/${mia._id}`)).body.revisions;
  await payroll.post(
    `/payroll/revision/withdraw/${revisions.find(({ from }: { from: string }) => from === '2025-08-01')._id}`,
  );
  const items = (await cast.admin.get(`/payroll/assignment?filter={"own":"${ida._id}"}`)).body
    .assignments;
  await payroll.post(`/payroll/assignment/end/${items[0]._id}`, { on: '2025-07-31' });
  run = await payroll.compute(run);
  expect(await reachesBack(run, noa)).toEqual(said(193.55, AUGUST(193.55)));
  expect(await reachesBack(run, mia)).toEqual(said(-200, AUGUST(-200)));
  expect(await reachesBack(run, ida)).toEqual(said(-50, AUGUST(-50)));
});

test('further back than twelve periods it is too long ago, but a withdrawn single payment of that time is taken back', async () => {
  const single = await payroll.assign(bonus, {
    employeeId: ann._id,
    runId: run._id,
    amount: '500.00',
  });
  run = await openRun(addMonths(FIRST, 14));
  const withdrawal = { kind: 'itemEnded', assignmentId: single.assignment._id };
  const { effect: taken } = await payroll.post('/payroll/effect', withdrawal);
  expect(taken).toMatchObject({ people: 1, next: { before: 3025, after: 2525, toRecover: 0 } });
  await payroll.post(`/payroll/assignment/withdraw/${single.assignment._id}`, {
    reason: 'Never won',
  });
  await payroll.revise(ida, '3100.00', addMonths(FIRST, 1));
  run = await payroll.compute(run);
  expect(await reachesBack(run, ida)).toEqual(
    said(100, month(addMonths(FIRST, 1), '2025-10-31', 100, false)),
  );
  expect(linesOf(await payroll.slip(run, ida))).toHaveLength(13);
  expect(linesOf(await payroll.slip(run, ann))).toEqual([
    ['Basic Salary', 3000],
    ['Bonus', 25],
    ['Bonus', -500, addMonths(FIRST, 1)],
  ]);
});
