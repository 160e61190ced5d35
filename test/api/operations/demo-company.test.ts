import { expect, jest, test } from '@jest/globals';
import { isValidIBAN } from 'ibantools';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import type { JobChangeRecord } from '../../../api/contract/job/job-changes.js';
import type {
  TeamResponse,
  WaitingLeaveRecord,
} from '../../../api/contract/leave/approval-responses.js';
import type { TeamCalendarResponse } from '../../../api/contract/leave/away-responses.js';
import type { CoverageRulesResponse } from '../../../api/contract/leave/coverage-responses.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import type { PayRunsResponse } from '../../../api/contract/payroll/payroll-responses.js';
import type { SalaryRevisionRecord } from '../../../api/contract/payroll/salary-revisions.js';
import type { SalaryRecord } from '../../../api/contract/salary/salaries.js';
import { TODAY } from '../../support/calendar.js';
import type { Client } from '../../support/client.js';
import { told } from '../../support/recount.js';
import { countRows, rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

jest.setTimeout(240_000);

const printed: string[] = [];

jest
  .spyOn(process.stdout, 'write')
  .mockImplementation((text) => Boolean(printed.push(...String(text).split('\n').filter(Boolean))));
const server = await serverOfFile({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '', ADMIN_NAME: '' });
jest.restoreAllMocks();
const [admin, manager, employee] = (await Promise.all(
  ['admin', 'manager', 'employee'].map((role) => {
    const [, email, password] = printed.find((line) => line.startsWith(`${role} `))!.split(' ') as [
      string,
      string,
      string,
    ];
    return server.signIn(email, password);
  }),
)) as [Client, Client, Client];

test('its three sign-ins are told on standard output: role, e-mail, password', () => {
  expect(printed).toEqual(
    ['admin', 'manager', 'employee'].map((role) =>
      expect.stringMatching(new RegExp(`^${role} \\S+@\\S+ [A-Za-z0-9-]+$`)),
    ),
  );
  expect([admin, manager, employee].map(({ user }) => user.role)).toEqual([
    'admin',
    'employee',
    'employee',
  ]);
});

test('there are six departments, all with people, some forty of them, and some who left', async () => {
  const totals = await told(admin);
  expect(totals.departments).toHaveLength(6);
  expect(totals.departments.every(({ employees }) => employees > 0)).toBe(true);
  expect(totals.employees.total).toBeGreaterThanOrEqual(35);
  expect(totals.employees.total).toBeLessThanOrEqual(45);
  expect(totals.employees.left).toBeGreaterThan(0);
  expect(
    Math.min(
      totals.leave.pending,
      totals.leave.approved,
      totals.leave.rejected,
      totals.leave.cancelled,
    ),
  ).toBeGreaterThan(0);
});

test('all numbers add up', async () => {
  const days = await rows<{ n: number }>(
    server,
    "SELECT SUM(days) AS n FROM leave_request WHERE status IN ('Pending', 'Approved')",
  );
  expect(await countRows(server, 'leave_day')).toBe(Number(days[0]?.n));
  expect(
    await countRows(server, 'salary', 'net_salary <> basic_salary + allowances - deductions'),
  ).toBe(0);
});

test.each([
  [
    'is paid before being hired',
    'salary s JOIN employee e ON e.id = s.employee_id',
    's.pay_date < e.hire_date',
  ],
  [
    // Unused leave is settled by the next run.
    'is paid a basic salary for a month after that of leaving',
    'salary s JOIN employee e ON e.id = s.employee_id',
    's.basic_salary > 0 AND SUBSTR(s.pay_date, 1, 7) > SUBSTR(e.left_on, 1, 7)',
  ],
  [
    'is on leave before being hired',
    'leave_request l JOIN employee e ON e.id = l.employee_id',
    'l.start_date < e.hire_date',
  ],
  [
    'is on leave after leaving',
    'leave_request l JOIN employee e ON e.id = l.employee_id',
    'l.end_date > e.left_on',
  ],
  [
    'was answered before asking',
    'leave_request',
    'decided_at < created_at OR cancelled_at < created_at',
  ],
  [
    'was answered by nobody',
    'leave_request',
    "status IN ('Approved', 'Rejected') AND (decided_by IS NULL OR decided_at IS NULL)",
  ],
  ['asked in the future', 'leave_request', `created_at > ${Date.now() + 60_000}`],
])('nobody %s', async (_, table, where) => expect(await countRows(server, table, where)).toBe(0));

test('its employee has exactly twelve requests: three pending, eight approved, one rejected', async () => {
  const page = await employee.get(`/leave/${employee.user._id}?range=[0,99]`);
  expect(page.body.summary).toEqual({
    total: 12,
    pending: 3,
    approved: 8,
    rejected: 1,
    cancelled: 0,
  });
  const listed = (page.body.leaves as LeaveRecord[]).map(({ status }) => status);
  expect(
    ['Pending', 'Approved', 'Rejected'].map(
      (status) => listed.filter((one) => one === status).length,
    ),
  ).toEqual([3, 8, 1]);
});

test('its employee has a pay history and two recent activities', async () => {
  expect((await employee.get(`/salary/${employee.user._id}`)).body.salary.length).toBeGreaterThan(
    12,
  );
  expect((await employee.get('/notification')).body.notifications.length).toBeGreaterThanOrEqual(2);
  expect((await admin.get('/notification')).body.unread).toBeGreaterThan(0);
});

test('people were raised a year ago, as their pay history shows, and raises are planned', async () => {
  const [raise, ...earlier] = (
    await admin.get(`/payroll/revision/${employee.user._id}?range=[0,9]`)
  ).body.revisions as SalaryRevisionRecord[];
  expect([raise?.state, earlier.map(({ source }) => source)]).toEqual(['inForce', ['opening']]);
  const paid = (await employee.get(`/salary/${employee.user._id}`)).body.salary as SalaryRecord[];
  expect(paid.map(({ payDate, basicSalary }) => [payDate, basicSalary])).toEqual(
    paid.map(({ payDate }) => [
      payDate,
      payDate >= String(raise?.from) ? raise?.salary : earlier[0]?.salary,
    ]),
  );
  const month = TODAY.slice(0, 7);
  expect(await countRows(server, 'salary_revision', 'effective_date > ?', [`${month}-31`])).toBe(2);
});

test('a year of runs is paid, and the draft of this month has all that a month can bring', async () => {
  const { runs } = (await admin.get('/payroll/run?range=[0,49]')).body as PayRunsResponse;
  expect(runs.map(({ state }) => state)).toEqual(['draft', ...Array<string>(12).fill('paid')]);
  expect(runs[0]?.period.from).toBe(`${TODAY.slice(0, 7)}-01`);
  expect((await admin.get(`/payroll/run/${runs[0]?._id}`)).body.run).toMatchObject({
    stale: false,
    held: 1,
    changes: [],
  });
  expect(
    await countRows(
      server,
      'payslip',
      "state = 'paid' AND run_id NOT IN (SELECT s.run_id FROM salary s WHERE s.employee_id = payslip.employee_id AND s.net_salary = payslip.net)",
    ),
  ).toBe(0);
  expect(
    await countRows(server, 'salary', 'run_id IS NULL AND pay_date >= ?', [
      runs.at(-1)?.period.from,
    ]),
  ).toBe(0);
  expect(await countRows(server, 'mail')).toBe(0);
  expect(
    await countRows(server, 'notification', "kind = 'payslip.published' AND account_id = ?", [
      employee.user._id,
    ]),
  ).toBeLessThan(3);
  const slips = await rows<{ warnings: string; causes: string }>(
    server,
    'SELECT warnings, causes FROM payslip WHERE run_id = ?',
    [runs[0]?._id],
  );
  const found = slips.map(({ warnings, causes }) => `${warnings} ${causes}`).join(' ');
  expect(
    [
      'toRecover',
      'bankChanged',
      'noBank',
      'edited',
      'first',
      '"revision"',
      '"proration"',
      '"oneOff"',
    ].filter((word) => !found.includes(word)),
  ).toEqual([]);
  const { absent } = (await admin.get(`/payroll/run/absent/${runs[0]?._id}`)).body as {
    absent: { reason: string }[];
  };
  expect(absent.map(({ reason }) => reason)).toContain('held');
});

test('three requests wait for its manager, and one that the manager approved waits for HR', async () => {
  const waiting = (await manager.get('/leave/waiting')).body.waiting as WaitingLeaveRecord[];
  expect(waiting.map(({ leave }) => leave.employeeId.userId.name).sort()).toEqual([
    'Zoë Marchetti',
    'Zoë Marchetti',
    'Олена Шевченко',
  ]);
  expect(waiting.every(({ leave }) => leave.waitingFor?.join() === 'Amara Okafor')).toBe(true);
  const own = (await employee.get(`/leave/${employee.user._id}?filter={"status":"Pending"}`)).body
    .leaves as LeaveRecord[];
  expect(own.map(({ waitingForHr }) => waitingForHr).sort()).toEqual([false, false, true]);
  const second = (
    await employee.get(`/leave/detail/${own.find(({ waitingForHr }) => waitingForHr)?._id}`)
  ).body.leave as LeaveRecord;
  expect(second.steps).toMatchObject([
    { who: 'approver', decision: 'Approved', by: 'Amara Okafor' },
    { who: 'hr', current: true },
  ]);
});

test('its manager has a team and a deputy, and can decide', async () => {
  const { team } = (await manager.get('/team')).body as TeamResponse;
  expect(team.filter(({ direct }) => !direct).map(({ approver }) => approver)).toEqual([
    'Jürgen Weiß',
    'Jürgen Weiß',
  ]);
  expect((await manager.get('/leave/deputy')).body.deputy).toMatchObject({ name: 'Jürgen Weiß' });
  const [first] = (await manager.get('/leave/waiting')).body.waiting as WaitingLeaveRecord[];
  expect(await manager.put(`/leave/${first?.leave._id}`, { status: 'Approved' })).toMatchObject({
    status: 200,
  });
});

test('most of its people have a bank account, each its own; two have none', async () => {
  const accounts = await rows<{ iban: string }>(server, 'SELECT iban FROM bank_account');
  expect(accounts).toHaveLength((await countRows(server, 'employee')) - 2);
  expect(new Set(accounts.map(({ iban }) => iban)).size).toBe(accounts.length);
  expect(accounts.every(({ iban }) => isValidIBAN(iban))).toBe(true);
  expect((await employee.get(`/employee/bank/${employee.user._id}`)).body.account).toMatchObject({
    iban: expect.stringMatching(/^IE\d\d •••• \d{4}$/),
    holder: 'Zoë Marchetti',
    changedBy: { isOwner: true },
  });
});

test('its coverage rules are followed by a calendar of each department', async () => {
  const { rules } = (await admin.get('/coverage')).body as CoverageRulesResponse;
  expect(rules.map(({ name, block }) => [name, block])).toEqual([
    ['Annual accounts', true],
    ['Engineering cover', false],
    ['Phones', false],
  ]);
  const [from, to] = [new Date(), new Date(Date.now() + 90 * 86_400_000)].map((day) =>
    day.toISOString().slice(0, 10),
  ) as [string, string];
  const calendar = (await admin.get(`/team/calendar?scope=all&from=${from}&to=${to}`))
    .body as TeamCalendarResponse;
  expect(calendar.total).toBeGreaterThan(30);
  expect(calendar.away.length).toBeGreaterThan(10);
});

test('jobs have a history of three years, and what is planned', async () => {
  const { changes } = (await admin.get(`/job/${employee.user._id}`)).body;
  expect(
    (changes as JobChangeRecord[]).flatMap(({ source, state, values }) =>
      source === 'change' && values.length > 0 ? [[state, ...values.map(({ kind }) => kind)]] : [],
    ),
  ).toEqual([
    ['planned', 'designation', 'manager'],
    ['inForce', 'department', 'designation', 'manager'],
    ['inForce', 'contractEnd', 'employmentType'],
  ]);
  const planned = (await admin.get('/job/planned?range=[0,9]')).body.changes;
  expect(planned.length).toBeGreaterThanOrEqual(3);
  expect(await countRows(server, 'job_fact', "kind = 'manager' AND source = 'edit'")).toBe(0);
  expect(await countRows(server, 'job_fact', 'withdrawn_at IS NOT NULL')).toBe(1);
  const ends = await rows<{ value: string | null }>(
    server,
    "SELECT value FROM job_fact WHERE kind IN ('contractEnd', 'probationEnd') AND value IS NOT NULL",
  );
  expect(ends.map(({ value }) => value).filter((value) => !isCalendarDate(value))).toEqual([]);
});
