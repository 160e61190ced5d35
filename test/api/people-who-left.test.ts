import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { Clock } from '../../api/platform/config/clock.js';
import { hire, hireCast, PASSWORD, requestLeave } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { recounted, told } from '../support/recount.js';
import { serverOfFile } from '../support/server.js';

let leo: EmployeeRecord;
let leoClient: Client;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
const today = server.app.get(Clock).today();
beforeEach(async () => {
  leo = await hire(cast.admin, {
    employeeId: `LEFT-${++hired}`,
    name: `Leo Number ${hired}`,
    department: cast.sales._id,
    salary: '1234.56',
  });
  leoClient = await server.signIn(leo.email, PASSWORD);
});

async function setLastDay({ _id }: EmployeeRecord, leftOn: string | null): Promise<void> {
  expect((await cast.admin.put(`/employee/employment/${_id}`, { leftOn })).status).toBe(200);
}
const record = async () =>
  (await cast.admin.get(`/employee/single/${leo._id}`)).body.employee as EmployeeRecord;

describe.each<[string, (today: string) => string | null, boolean]>([
  ['no last day', () => null, true],
  ['a last day to come', (day) => addDays(day, 1), true],
  ['the last day today', (day) => day, true],
  ['the last day yesterday', (day) => addDays(day, -1), false],
  ['the last day long ago', () => '2001-02-03', false],
])('with %s', (_, lastDay, active) => {
  test(active ? 'somebody works here' : 'somebody has left', async () => {
    const before = await told(cast.admin);
    await setLastDay(leo, lastDay(today));
    const after = await told(cast.admin);
    expect(after).toEqual(await recounted(server));
    expect(after.body.totalEmployees - before.body.totalEmployees).toBe(active ? 0 : -1);
    expect(Math.round((after.body.totalSalaries - before.body.totalSalaries) * 100)).toBe(
      active ? 0 : -123_456,
    );
    expect(after.employees.left - before.employees.left).toBe(active ? 0 : 1);

    expect(await record()).toMatchObject({
      status: active ? 'Active' : 'Left',
      leftOn: lastDay(today),
    });
    const listed = (await cast.admin.get('/employee')).body.employees as EmployeeRecord[];
    expect(listed.find(({ _id }) => _id === leo._id)?.status).toBe(active ? 'Active' : 'Left');
    for (const status of ['Active', 'Left']) {
      const { employees } = (await cast.admin.get(`/employee?filter=${JSON.stringify({ status })}`))
        .body as { employees: EmployeeRecord[] };
      expect(employees.some(({ _id }) => _id === leo._id)).toBe(
        status === (active ? 'Active' : 'Left'),
      );
    }

    expect((await leoClient.get('/auth/verify')).status).toBe(active ? 200 : 401);
    const signIn = await server.client().signIn(leo.email, PASSWORD);
    expect(signIn.status).toBe(active ? 200 : 401);
  });
});

test('who left is refused like a wrong password', async () => {
  await setLastDay(leo, addDays(today, -1));
  const [gone, wrong] = [
    await server.client().signIn(leo.email, PASSWORD),
    await server.client().signIn(cast.zoe.email, 'not the password'),
  ];
  expect({ ...gone.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  expect(gone.body).toMatchObject({
    code: 'auth.invalid_credentials',
    error: 'Invalid email or password',
  });
});

test('a last day that is taken back opens the door again', async () => {
  await setLastDay(leo, addDays(today, -1));
  expect((await leoClient.get('/auth/verify')).status).toBe(401);
  await setLastDay(leo, null);
  expect((await server.signIn(leo.email, PASSWORD)).token).toBeDefined();
  expect(await told(cast.admin)).toEqual(await recounted(server));
});

test('who left keeps their records and their department, and an admin still edits them', async () => {
  const leave = await requestLeave(leoClient, leo._id, '2026-01-12', '2026-01-13');
  await setLastDay(leo, addDays(today, -3));
  expect((await cast.admin.get(`/leave/${leo._id}`)).body.leaves).toEqual([leave]);
  const answer = await cast.admin.put(`/employee/update/${leo._id}`, {
    ...leo,
    version: undefined,
    salary: 99,
    department: cast.research._id,
  });
  expect(answer).toMatchObject({
    status: 200,
    body: { employee: { status: 'Left', salary: 99, department: { dep_name: 'Research' } } },
  });
  expect(await told(cast.admin)).toEqual(await recounted(server));
  const people = (await cast.admin.get('/department')).body.departments.find(
    ({ dep_name }: { dep_name: string }) => dep_name === 'Research',
  );
  expect(people.employees).toBe(3);
});

test('a department of people who all left is not deleted', async () => {
  const { department } = (
    await cast.admin.post('/department/add', {
      dep_name: 'Closed',
      description: 'Nobody works here',
    })
  ).body;
  const last = await hire(cast.admin, { employeeId: 'LAST-1', department: department._id });
  await setLastDay(last, '2020-01-01');
  expect(await cast.admin.delete(`/department/single?id=${department._id}`)).toMatchObject({
    status: 409,
    body: { code: 'department.in_use', error: expect.stringContaining('1 employee') },
  });
});

describe('an admin who left', () => {
  test('is no admin to count on', async () => {
    await setLastDay(cast.ruth, addDays(today, -1));
    await cast.admin.confirm('a sound admin password');
    for (const change of [{ role: 'employee' }, { disabled: true }]) {
      expect(await cast.admin.put(`/account/${cast.admin.user._id}`, change)).toMatchObject({
        status: 409,
        body: { code: 'account.last_admin' },
      });
    }
    expect((await cast.admin.get('/auth/verify')).body.user.role).toBe('admin');
  });
});
