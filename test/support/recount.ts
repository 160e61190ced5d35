import { amount } from '../../api/contract/money.js';
import { Clock } from '../../api/platform/config/clock.js';
import type { Client } from './client.js';
import { rows } from './rows.js';
import type { TestServer } from './server.js';

/** The dashboard's and the lists' totals, counted anew from the records themselves. */
export async function recounted(server: TestServer) {
  const today = server.app.get(Clock).today();
  const one = async (sql: string, parameters: unknown[] = []) =>
    (await rows<Record<string, string | number | null>>(server, sql, parameters))[0] ?? {};
  const gone = '(COALESCE(left_on, ?) < ? OR COALESCE(previous_left_on, ?) < ? AND hire_date > ?)';
  const toCome = '(previous_left_on IS NULL AND COALESCE(hire_date, ?) > ?)';
  const people = await one(
    `SELECT COUNT(*) AS n, CAST(SUM(salary) AS CHAR) AS pay FROM employee WHERE NOT ${gone} AND NOT ${toCome}`,
    Array(7).fill(today),
  );
  const upcoming = await one(
    `SELECT COUNT(*) AS n FROM employee WHERE ${toCome}`,
    Array(2).fill(today),
  );
  const left = await one(`SELECT COUNT(*) AS n FROM employee WHERE ${gone}`, Array(5).fill(today));
  const departments = await rows<{ id: string; n: number }>(
    server,
    'SELECT d.id AS id, COUNT(e.id) AS n FROM department d LEFT JOIN employee e ON e.department_id = d.id GROUP BY d.id ORDER BY d.id',
  );
  const leave = await rows<{ status: string; n: number }>(
    server,
    'SELECT status, COUNT(*) AS n FROM leave_request WHERE id NOT IN (SELECT replaces FROM leave_request WHERE replaces IS NOT NULL) GROUP BY status',
  );
  const of = (status: string) => Number(leave.find((row) => row.status === status)?.n ?? 0);
  const leaveTotal = leave.reduce((sum, { n }) => sum + Number(n), 0);
  return {
    body: {
      success: true,
      totalEmployees: Number(people.n),
      totalDep: departments.length,
      totalSalaries: amount(people.pay ?? 0),
      leaveSummary: {
        appliedFor: leaveTotal,
        approved: of('Approved'),
        pending: of('Pending'),
        rejected: of('Rejected'),
        cancelled: of('Cancelled'),
      },
    },
    employees: {
      total: Number(people.n),
      departments: departments.filter(({ n }) => Number(n) > 0).length,
      upcoming: Number(upcoming.n),
      left: Number(left.n),
    },
    leave: {
      total: leaveTotal,
      pending: of('Pending'),
      approved: of('Approved'),
      rejected: of('Rejected'),
      cancelled: of('Cancelled'),
    },
    departments: departments.map(({ id, n }) => ({ _id: id, employees: Number(n) })),
  };
}

/** The same totals as the calls tell them. */
export async function told(admin: Client) {
  const page = 'range=[0,0]';
  const departments = (await admin.get('/department')).body.departments as {
    _id: string;
    employees: number;
  }[];
  return {
    body: (await admin.get('/dashboard/body')).body,
    employees: (await admin.get(`/employee?${page}`)).body.summary,
    leave: (await admin.get(`/leave?${page}`)).body.summary,
    departments: departments
      .map(({ _id, employees }) => ({ _id, employees }))
      .sort((a, b) => (a._id < b._id ? -1 : 1)),
  };
}
