import { expect, jest, test } from '@jest/globals';
import type { LeaveRecord } from '../../../api/contract/records.js';
import type { Client } from '../../support/client.js';
import { told } from '../../support/recount.js';
import { countRows, rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

jest.setTimeout(240_000);

const printed: string[] = [];

jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(printed.push(...String(text).split('\n').filter(Boolean))));
const server = await serverOfFile({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '', ADMIN_NAME: '' });
jest.restoreAllMocks();
const [admin, employee] = await Promise.all(['admin', 'employee'].map((role) => {
  const [, email, password] = printed.find((line) => line.startsWith(`${role} `))!.split(' ') as [string, string, string];
  return server.signIn(email, password);
})) as [Client, Client];

test('its two sign-ins are told on standard output: role, e-mail, password', () => {
  expect(printed).toEqual([expect.stringMatching(/^admin \S+@\S+ [A-Za-z0-9-]+$/), expect.stringMatching(/^employee \S+@\S+ [A-Za-z0-9-]+$/)]);
  expect([admin.user.role, employee.user.role]).toEqual(['admin', 'employee']);
});

test('there are six departments, all with people, some forty of them, and some who left', async () => {
  const totals = await told(admin);
  expect(totals.departments).toHaveLength(6);
  expect(totals.departments.every(({ employees }) => employees > 0)).toBe(true);
  expect(totals.employees.total).toBeGreaterThanOrEqual(35);
  expect(totals.employees.total).toBeLessThanOrEqual(45);
  expect(totals.employees.left).toBeGreaterThan(0);
  expect(Math.min(totals.leave.pending, totals.leave.approved, totals.leave.rejected, totals.leave.cancelled)).toBeGreaterThan(0);
});

test('all numbers add up', async () => {
  const days = await rows<{ n: number }>(server, "SELECT SUM(days) AS n FROM leave_request WHERE status IN ('Pending', 'Approved')");
  expect(await countRows(server, 'leave_day')).toBe(Number(days[0]?.n));
  expect(await countRows(server, 'salary', 'net_salary <> basic_salary + allowances - deductions')).toBe(0);
});

test.each([
  ['is paid before being hired', 'salary s JOIN employee e ON e.id = s.employee_id', 's.pay_date < e.hire_date'],
  ['is paid after leaving', 'salary s JOIN employee e ON e.id = s.employee_id', 's.pay_date > e.left_on'],
  ['is on leave before being hired', "leave_request l JOIN employee e ON e.id = l.employee_id", 'l.start_date < e.hire_date'],
  ['is on leave after leaving', "leave_request l JOIN employee e ON e.id = l.employee_id", 'l.end_date > e.left_on'],
  ['was answered before asking', 'leave_request', 'decided_at < created_at OR cancelled_at < created_at'],
  ['was answered by nobody', 'leave_request', "status IN ('Approved', 'Rejected') AND (decided_by IS NULL OR decided_at IS NULL)"],
  ['asked in the future', 'leave_request', `created_at > ${Date.now() + 60_000}`],
])('nobody %s', async (_, table, where) => expect(await countRows(server, table, where)).toBe(0));

test('its employee has exactly twelve requests: three pending, eight approved, one rejected', async () => {
  const page = await employee.get(`/leave/${employee.user._id}?range=[0,99]`);
  expect(page.body.summary).toEqual({ total: 12, pending: 3, approved: 8, rejected: 1, cancelled: 0 });
  const listed = (page.body.leaves as LeaveRecord[]).map(({ status }) => status);
  expect(['Pending', 'Approved', 'Rejected'].map((status) => listed.filter((one) => one === status).length)).toEqual([3, 8, 1]);
});

test('its employee has a pay history and two recent activities', async () => {
  expect((await employee.get(`/salary/${employee.user._id}`)).body.salary.length).toBeGreaterThan(12);
  expect((await employee.get('/notification')).body.notifications.length).toBeGreaterThanOrEqual(2);
  expect((await admin.get('/notification')).body.unread).toBeGreaterThan(0);
});
