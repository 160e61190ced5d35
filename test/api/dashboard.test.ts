import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { Clock } from '../../api/platform/config/clock.js';
import { addDepartment, hire, paySalary, requestLeave } from '../support/cast.js';
import { setLastDay } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

const server = await serverOfFile();
const admin = await server.admin();
const today = server.app.get(Clock).today();

const body = async () => (await admin.get('/dashboard/body')).body;
const charts = async () => (await admin.get('/dashboard/charts')).body;
/** The same day of the month some months ago, near enough. */
const monthsAgo = (months: number) => {
  const at = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

test('an empty company has noughts, and twelve empty months', async () => {
  expect(await body()).toEqual({
    success: true,
    totalEmployees: 0,
    totalDep: 0,
    totalSalaries: 0,
    leaveSummary: { appliedFor: 0, approved: 0, pending: 0, rejected: 0, cancelled: 0 },
  });
  const { success, headcount, leave, payroll } = await charts();
  expect([success, headcount]).toEqual([true, []]);
  const months = Array.from({ length: 12 }, (_, n) => monthsAgo(11 - n));
  expect(leave).toEqual(months.map((month) => ({ month, approved: 0, pending: 0, rejected: 0 })));
  expect(payroll).toEqual(months.map((month) => ({ month, total: 0 })));
});

describe('a company made by hand', () => {
  let people: Record<'ann' | 'bob' | 'cid' | 'dee', EmployeeRecord>;

  beforeAll(async () => {
    const design = await addDepartment(admin, { dep_name: 'Design' });
    const build = await addDepartment(admin, { dep_name: 'Build' });
    await addDepartment(admin, { dep_name: 'Empty' });
    const join = (employeeId: string, department: string, salary: string) =>
      hire(admin, { employeeId, department, salary });
    people = {
      ann: await join('1', design._id, '1000.10'),
      bob: await join('2', build._id, '2000.20'),
      cid: await join('3', build._id, '1000000000.00'),
      dee: await join('4', design._id, '5000.00'),
    };
    await setLastDay(server, people.dee, addDays(today, -1));

    const ask = async (who: EmployeeRecord, day: string, status?: string) => {
      const leave = await requestLeave(admin, who._id, day, addDays(day, 1));
      if (status === 'Cancelled')
        await admin.post(`/leave/withdraw/${leave._id}`, { reason: 'Off' });
      else if (status) await admin.put(`/leave/${leave._id}`, { status });
    };
    await ask(people.ann, `${monthsAgo(0)}-01`, 'Approved');
    await ask(people.bob, `${monthsAgo(0)}-27`);
    await ask(people.bob, `${monthsAgo(3)}-10`, 'Rejected');
    await ask(people.cid, `${monthsAgo(3)}-10`, 'Approved');
    await ask(people.cid, `${monthsAgo(3)}-20`, 'Cancelled');
    await ask(people.dee, `${monthsAgo(11)}-01`, 'Approved');
    await ask(people.dee, `${monthsAgo(12)}-27`, 'Approved');

    const pay = (who: EmployeeRecord, payDate: string, basicSalary: string) =>
      paySalary(admin, who._id, { payDate, basicSalary });
    await pay(people.ann, `${monthsAgo(0)}-01`, '0.10');
    await pay(people.bob, `${monthsAgo(0)}-28`, '0.20');
    await pay(people.cid, `${monthsAgo(5)}-15`, '1000000000.00');
    await pay(people.ann, `${monthsAgo(5)}-15`, '1000000000.00');
    const wrong = await pay(people.bob, `${monthsAgo(5)}-15`, '7.00');
    await admin.post(`/salary/void/${wrong._id}`, { reason: 'Wrong' });
    await pay(people.dee, `${monthsAgo(11)}-01`, '11.11');
    await pay(people.dee, `${monthsAgo(12)}-28`, '12.12');
  });

  test('the numbers: active people, their pay, all departments, all requests', async () => {
    expect(await body()).toEqual({
      success: true,
      totalEmployees: 3,
      totalDep: 3,
      totalSalaries: 1_000_003_000.3,
      // The cancelled one was applied for too.
      leaveSummary: { appliedFor: 7, approved: 4, pending: 1, rejected: 1, cancelled: 1 },
    });
  });

  test('people of each department, the largest first, without those who left', async () => {
    expect((await charts()).headcount).toEqual([
      { department: 'Build', employees: 2 },
      { department: 'Design', employees: 1 },
    ]);
  });

  test('leave by month of its first day and status', async () => {
    const { leave } = await charts();
    const none = { approved: 0, pending: 0, rejected: 0 };
    expect(leave).toEqual(
      Array.from({ length: 12 }, (_, n) => {
        const month = monthsAgo(11 - n);
        const found: Record<number, object> = {
          11: { approved: 1 },
          3: { approved: 1, rejected: 1 },
          0: { approved: 1, pending: 1 },
        };
        return { month, ...none, ...found[11 - n] };
      }),
    );
  });

  test('pay by month, exact and without void records', async () => {
    const { payroll } = await charts();
    const found: Record<number, number> = { 11: 11.11, 5: 2_000_000_000, 0: 0.3 };
    expect(payroll).toEqual(
      Array.from({ length: 12 }, (_, n) => ({
        month: monthsAgo(11 - n),
        total: found[11 - n] ?? 0,
      })),
    );
  });

  test('an employee does not see it', async () => {
    const client = await server.signIn(people.ann.email, 'a sound password for all');
    for (const path of ['/dashboard/body', '/dashboard/charts'])
      expect((await client.get(path)).status).toBe(403);
  });
});

test('an admin without an employee record has no profile, empty lists and noughts', async () => {
  const { _id, employeeId } = admin.user;
  expect(employeeId).toBeNull();
  expect(await admin.get(`/employee/single/${_id}`)).toMatchObject({
    status: 404,
    body: { error: 'Employee Not Found' },
  });
  expect((await admin.get(`/salary/${_id}`)).body).toEqual({ success: true, salary: [] });
  expect((await admin.get(`/leave/${_id}`)).body).toEqual({ success: true, leaves: [] });
  const [salary, leave] = [
    await admin.get(`/salary/${_id}?range=[0,9]`),
    await admin.get(`/leave/${_id}?range=[0,9]`),
  ];
  expect([salary.status, salary.body.summary, salary.headers.get('content-range')]).toEqual([
    200,
    { records: 0, totalPaid: 0, averageSalary: 0 },
    'salaries */0',
  ]);
  expect([leave.status, leave.body.summary, leave.headers.get('content-range')]).toEqual([
    200,
    { total: 0, pending: 0, approved: 0, rejected: 0, cancelled: 0 },
    'leave */0',
  ]);
  expect(await admin.put('/profile/contact', { phone: '112' })).toMatchObject({
    status: 404,
    body: { code: 'employee.not_found' },
  });
});
