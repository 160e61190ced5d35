import { expect, test } from '@jest/globals';
import { addDays } from '../../api/contract/calendar-date.js';
import type { DepartmentRecord } from '../../api/contract/department/departments.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { Clock } from '../../api/platform/config/clock.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { insertRow } from '../../api/platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { addDepartment, hire, hireCast, PASSWORD, person, requestLeave } from '../support/cast.js';
import { auditOf, rows } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

let numbered = 0;

const server = await serverOfFile();
const cast = await hireCast(server);

/** A department with two people, one of whom left. */
async function closing(): Promise<{
  department: DepartmentRecord;
  stays: EmployeeRecord;
  left: EmployeeRecord;
}> {
  const n = ++numbered;
  const department = await addDepartment(cast.admin, { dep_name: `Closing ${n}` });
  const stays = await hire(cast.admin, {
    name: `Stays ${n}`,
    employeeId: `C-${n}`,
    department: department._id,
    salary: '1234.56',
  });
  const left = await hire(cast.admin, {
    name: `Left ${n}`,
    employeeId: `L-${n}`,
    department: department._id,
  });
  await cast.admin.put(`/employee/employment/${left._id}`, { leftOn: '2024-06-30' });
  return { department, stays, left };
}

const read = async ({ _id }: EmployeeRecord) =>
  (await cast.admin.get(`/employee/single/${_id}`)).body.employee as EmployeeRecord;
const move = (from: string, department: unknown) =>
  cast.admin.put(`/department/move/${from}`, { department });

test('a department says how many people are in it, and how many of them left', async () => {
  const { department } = await closing();
  expect(
    (await cast.admin.get(`/department/single?id=${department._id}`)).body.department,
  ).toMatchObject({ employees: 2, left: 1 });
});

test('everybody is moved, people who left too, and then the department is deleted', async () => {
  const { department, stays, left } = await closing();
  const client = await server.signIn(stays.email, PASSWORD);
  const leave = await requestLeave(client, stays.userId._id, '2026-03-02', '2026-03-03');
  const before = await read(stays);

  expect(await move(department._id, cast.sales._id)).toMatchObject({
    status: 200,
    body: { success: true, moved: 2 },
  });

  const to = { _id: cast.sales._id, dep_name: 'Sales' };
  expect(await read(stays)).toEqual({
    ...before,
    department: to,
    version: (before.version ?? 0) + 1,
  });
  expect((await read(left)).department).toEqual(to);
  const { leaves } = (
    await cast.admin.get(
      `/leave?${new URLSearchParams({ range: '[0,99]', filter: JSON.stringify({ department: cast.sales._id }) })}`,
    )
  ).body;
  expect(leaves.map(({ _id }: { _id: string }) => _id)).toContain(leave._id);
  expect(await move(department._id, cast.sales._id)).toMatchObject({
    status: 200,
    body: { moved: 0 },
  });
  expect((await cast.admin.delete(`/department/single?id=${department._id}`)).status).toBe(200);
});

test('somebody who left and is to return is counted in the other department, too', async () => {
  const { department, left } = await closing();
  expect(
    (
      await cast.admin.post(`/employee/return/${left._id}`, {
        returnDate: addDays(server.app.get(Clock).today(), 30),
      })
    ).status,
  ).toBeLessThan(300);
  await move(department._id, cast.sales._id);
});

test('each person’s history says from where to where', async () => {
  const { department, stays } = await closing();
  await move(department._id, cast.sales._id);
  expect((await auditOf(server, stays._id)).at(-1)).toMatchObject({
    actor: cast.admin.user._id,
    action: 'employee.update',
    subjectName: stays.name,
    before: { department: department.dep_name },
    after: { department: 'Sales' },
  });
});

test('an edit that was open during the move is refused', async () => {
  const { department, stays } = await closing();
  await move(department._id, cast.sales._id);
  expect(
    await cast.admin.put(`/employee/update/${stays._id}`, { ...stays, designation: 'Lead' }),
  ).toMatchObject({ status: 409, body: { code: 'request.stale' } });
});

test('nobody is moved to where they are, or to a department that does not exist', async () => {
  const { department, stays } = await closing();
  for (const to of [department._id, newId(), undefined]) {
    expect(await move(department._id, to)).toMatchObject({
      status: 400,
      body: { errors: { department: expect.any(String) } },
    });
  }
  expect((await read(stays)).department._id).toBe(department._id);
});

test('chosen people are moved from wherever they are, by the id of the person or of the account', async () => {
  const [one, two, there] = [
    await closing(),
    await closing(),
    await hire(cast.admin, { employeeId: `T-${++numbered}`, department: cast.sales._id }),
  ];
  const before = await read(there);
  const employees = [one.stays._id, two.left.userId._id, there._id, one.stays._id];
  expect(
    await cast.admin.put('/employee/move', { employees, department: cast.sales._id }),
  ).toMatchObject({ status: 200, body: { moved: 2 } });
  for (const person of [one.stays, two.left])
    expect((await read(person)).department._id).toBe(cast.sales._id);
  expect([await read(there), await read(one.left)]).toMatchObject([
    before,
    { department: { _id: one.department._id } },
  ]);
  expect((await auditOf(server, two.left._id)).at(-1)).toMatchObject({
    before: { department: two.department.dep_name },
    after: { department: 'Sales' },
  });
});

test('somebody who is named by the id of the person and by that of the account is moved and counted once', async () => {
  const { stays } = await closing();
  const before = await read(stays);
  expect(
    await cast.admin.put('/employee/move', {
      employees: [stays._id, stays.userId._id],
      department: cast.sales._id,
    }),
  ).toMatchObject({ status: 200, body: { moved: 1 } });
  expect((await read(stays)).version).toBe((before.version ?? 0) + 1);
  expect(
    (await auditOf(server, stays._id)).filter(({ action }) => action === 'employee.update'),
  ).toHaveLength(1);
});

test('a department that is deleted at that moment is kept, or nobody is moved there', async () => {
  for (let round = 0; round < 6; round++) {
    const { department, stays } = await closing();
    const to = await addDepartment(cast.admin, { dep_name: `Deleted at once ${round}` });
    const moving = () =>
      round % 2 === 0
        ? move(department._id, to._id)
        : cast.admin.put('/employee/move', { employees: [stays._id], department: to._id });
    const [moved, deleted] = await Promise.all([
      moving(),
      cast.admin.delete(`/department/single?id=${to._id}`),
    ]);
    expect([moved.status, deleted.status]).toEqual(moved.status === 200 ? [200, 409] : [400, 200]);
    if (moved.status === 200) expect(deleted.body).toMatchObject({ code: 'department.in_use' });
    else expect(moved.body).toMatchObject({ errors: { department: expect.any(String) } });
  }
});

test('of chosen people nobody is moved if one of them does not exist', async () => {
  const { department, stays } = await closing();
  const answer = await cast.admin.put('/employee/move', {
    employees: [stays._id, newId()],
    department: cast.sales._id,
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: { employees: expect.any(String) } },
  });
  expect(
    await cast.admin.put('/employee/move', { employees: [], department: cast.sales._id }),
  ).toMatchObject({ status: 400, body: { errors: { employees: expect.any(String) } } });
  expect((await read(stays)).department._id).toBe(department._id);
});

test('people who are hired, moved and paid differently at that moment are counted, and all have a department', async () => {
  for (let round = 0; round < 3; round++) {
    const { department, stays } = await closing();
    const n = ++numbered;
    const { version, ...edited } = stays;
    const answers = await Promise.all([
      move(department._id, cast.sales._id),
      cast.admin.post(
        '/employee/add',
        person({ employeeId: `N-${n}`, department: department._id }),
      ),
      cast.admin.put(`/employee/update/${stays._id}`, { ...edited, salary: '99.99' }),
      cast.admin.delete(`/department/single?id=${department._id}`),
      move(cast.sales._id, cast.research._id),
      cast.admin.put('/employee/move', { employees: [stays._id], department: cast.research._id }),
    ]);
    expect(version).toBe(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
});

test('more people than one statement moves are all moved', async () => {
  const { department, stays } = await closing();
  const [employee = {}] = await rows(server, 'SELECT * FROM employee WHERE id = ?', [stays._id]);
  const [account = {}] = await rows(server, 'SELECT * FROM account WHERE id = ?', [
    stays.userId._id,
  ]);
  await server.app.get(UnitOfWork).write(async (manager) => {
    for (let n = 0; n < 400; n++) {
      const [id, accountId] = [newId(), newId()];
      await insertRow(manager, 'account', { ...account, id: accountId, email: id, email_key: id });
      await insertRow(manager, 'employee', {
        ...employee,
        id,
        account_id: accountId,
        employee_id: id,
        employee_id_key: id,
      });
    }
  });
  expect((await move(department._id, cast.sales._id)).body.moved).toBe(402);
});
