import { expect, test } from '@jest/globals';
import type { DepartmentRecord } from '../../../api/contract/department/departments.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { addDepartment, form, hireCast, person, requestLeave } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { statuses } from '../../support/together.js';

const server = await serverOfFile();
const { admin, ruthClient, amara, amaraClient, zoe, zoeClient, research, sales } =
  await hireCast(server);

const TABLES = [
  'account',
  'employee',
  'department',
  'salary',
  'leave_request',
  'leave_day',
  'notification',
  'admin_notification',
  'audit_entry',
];

const add = (fields: Record<string, unknown>) => admin.post('/employee/add', form(person(fields)));
const pay = (fields: Record<string, unknown>) =>
  ruthClient.post('/salary/add', {
    employeeId: amara._id,
    basicSalary: 1000,
    payDate: '2026-01-31',
    ...fields,
  });
const ask = (client: typeof admin, userId: string, startDate: string, endDate: string) =>
  client.post('/leave/add', {
    userId,
    leaveType: 'Annual Leave',
    startDate,
    endDate,
    reason: 'Rest',
  });

/** Writes, each with the status that is its own. */
function writersOf(
  pending: LeaveRecord,
  other: LeaveRecord,
  spare: DepartmentRecord,
): [number, () => Promise<Answer>][] {
  return [
    [201, () => add({ employeeId: 'N-1', department: research._id, salary: '2500.50' })],
    [201, () => add({ employeeId: 'N-2', department: sales._id, salary: '0.01' })],
    [409, () => add({ employeeId: 'r-1', email: 'free@company.example', department: sales._id })],
    [
      409,
      () => add({ employeeId: 'N-3', email: amara.email.toUpperCase(), department: sales._id }),
    ],
    [400, () => add({ employeeId: 'N-4', department: newId() })],
    [201, () => pay({})],
    [201, () => pay({ payDate: '2026-02-28', allowances: '0.10' })],
    [400, () => pay({ payDate: '2026-03-31', deductions: '1000.01' })],
    [400, () => pay({ payDate: '2026-03-31', employeeId: newId() })],
    [201, () => ask(zoeClient, zoe._id, '2026-08-03', '2026-08-07')],
    [409, () => ask(amaraClient, amara._id, '2026-01-14', '2026-01-20')],
    [403, () => ask(amaraClient, zoe._id, '2026-09-01', '2026-09-02')],
    [400, () => ask(admin, amara._id, '2026-09-02', '2026-09-01')],
    [200, () => admin.put(`/leave/${pending._id}`, { status: 'Approved' })],
    [200, () => ruthClient.put(`/leave/${other._id}`, { status: 'Rejected', note: 'Not then' })],
    [404, () => admin.put(`/leave/${newId()}`, { status: 'Approved' })],
    [201, () => admin.post('/department/add', { dep_name: 'Legal', description: 'Contracts' })],
    [
      409,
      () => admin.post('/department/add', { dep_name: 'ＳＡＬＥＳ', description: 'Full width' }),
    ],
    [409, () => admin.delete(`/department/single?id=${sales._id}`)],
    [200, () => admin.delete(`/department/single?id=${spare._id}`)],
    [
      200,
      () =>
        admin.put(`/employee/update/${zoe._id}`, {
          ...zoe,
          version: undefined,
          department: research._id,
          salary: 4321.09,
        }),
    ],
    [400, () => admin.put(`/employee/update/${amara._id}`, { ...amara, department: newId() })],
  ];
}

test('many writers at once, with failures among them, leave exactly what succeeded', async () => {
  const [pending, other] = [
    await requestLeave(amaraClient, amara._id, '2026-01-12', '2026-01-14'),
    await requestLeave(zoeClient, zoe._id, '2026-01-12', '2026-01-13'),
  ];
  const spare = await addDepartment(admin, { dep_name: 'Spare' });
  const before = await counts();

  const writers = writersOf(pending, other, spare);
  const answers = await Promise.all(writers.map(([, write]) => write()));
  expect(answers.map(({ status }) => status)).toEqual(writers.map(([status]) => status));

  const after = await counts();
  const difference = Object.fromEntries(
    TABLES.map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]),
  );
  expect(difference).toEqual({
    account: 2,
    employee: 2,
    department: 0,
    salary: 2,
    leave_request: 1,
    // Five days asked for, two freed by the rejection.
    leave_day: 3,
    // Two employees of the decisions, the admins of the request.
    notification: 2,
    admin_notification: 1,
    // One for each that succeeded.
    audit_entry: answers.filter(({ status }) => status < 300).length,
  });
});

test('people added, moved and paid at once by several writers are counted to the cent', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const added = await add({
        employeeId: `Q-${n % 15}`,
        email: `q.${n}@company.example`,
        department: n % 2 ? research._id : sales._id,
        salary: `${n}.33`,
      });
      if (added.status !== 201) return added;
      const read = added.body.employee;
      await admin.post('/salary/add', {
        employeeId: read._id,
        basicSalary: '0.10',
        allowances: '0.20',
        payDate: '2026-01-31',
      });
      return admin.put(`/employee/update/${read._id}`, {
        ...read,
        department: n % 3 ? sales._id : research._id,
        salary: `${n}.66`,
      });
    }),
  );
  expect(statuses(answers)).toEqual({ 200: 15, 409: 5 });
  expect(await countRows(server, 'employee', "employee_id LIKE 'Q-%'")).toBe(15);
  expect(await countRows(server, 'account', "email LIKE 'q.%'")).toBe(15);
  expect(await countRows(server, 'salary', 'net_salary = 30')).toBe(15);
});

async function counts(): Promise<Record<string, number>> {
  return Object.fromEntries(
    await Promise.all(
      TABLES.map(async (table) => [table, await countRows(server, table)] as const),
    ),
  );
}
