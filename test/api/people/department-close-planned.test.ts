import { beforeEach, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { DepartmentRecord } from '../../../api/contract/department/departments.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { DepartmentUpkeep } from '../../../api/employee/closing/department-upkeep.js';
import { JobFactStore } from '../../../api/employee/job/job-fact-store.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { TODAY, TOMORROW } from '../../support/calendar.js';
import { addDepartment, hire, hireCast, person } from '../../support/cast.js';
import { accepted } from '../../support/client.js';
import { addCoverageRule } from '../../support/coverage.js';
import { applied, checked } from '../../support/imports.js';
import { auditOf, rows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const { admin, sales, research, zoe } = await hireCast(server);
const ON = addDays(TODAY, 30);

/** The date alone: nobody's session ends. */
const setDay = (day: string) => {
  server.app.get(Clock).today = () => day;
};

let count = 0;
let department: DepartmentRecord;
beforeEach(async () => {
  setDay(TODAY);
  count += 1;
  department = await addDepartment(admin, { dep_name: `Legal ${count}` });
});

const close = (on = ON) => admin.post(`/department/close/${department._id}`, { on });
const keep = () => admin.delete(`/department/close/${department._id}`);
const single = () => admin.get(`/department/single?id=${department._id}`);
const listed = async (query = '') =>
  (await admin.get(`/department${query}`)).body.departments.some(
    ({ _id }: DepartmentRecord) => _id === department._id,
  ) as boolean;
const passTo = async (day: string) => {
  setDay(day);
  await server.app.get(DepartmentUpkeep).run();
};
const record = (one: EmployeeRecord, from: string, { _id: valueId }: { _id: string }) =>
  server.app.get(UnitOfWork).write((manager) =>
    server.app
      .get(JobFactStore)
      .record(manager, from, [{ employeeId: one._id, kind: 'department', valueId, value: null }], {
        source: 'change',
        by: null,
      }),
  );

test('it stays in lists until its day, and then is closed by the system, with its rules', async () => {
  const rule = await addCoverageRule(admin, { name: `Cover ${count}`, department: department._id });
  expect(await close()).toMatchObject({ status: 200, body: { closedOn: ON } });
  expect((await single()).body.department).toMatchObject({ closedOn: ON, version: 2 });
  expect(await listed(`?asOf=${addDays(ON, -1)}`)).toBe(true);
  expect(await listed(`?asOf=${ON}`)).toBe(false);
  await passTo(addDays(ON, -1));
  expect(await listed()).toBe(true);
  expect(await addDepartmentNamed(department.dep_name)).toBe(409);
  await passTo(ON);
  expect([await listed(), (await single()).status]).toEqual([false, 404]);
  expect((await auditOf(server, department._id)).slice(1)).toMatchObject([
    { actorName: 'Head Admin', action: 'department.plan_closing', after: { closedOn: ON } },
    { actor: null, actorName: 'System', action: 'department.close' },
  ]);
  expect((await admin.get('/coverage')).body.rules).toContainEqual(
    expect.objectContaining({ _id: rule._id, to: addDays(ON, -1) }),
  );
  expect(await addDepartmentNamed(department.dep_name)).toBe(201);
});
const addDepartmentNamed = async (dep_name: string) =>
  (await admin.post('/department/add', { dep_name, description: 'Again' })).status;

test('a round that comes late closes it from its day on, and a second one changes nothing', async () => {
  await close();
  await passTo(addDays(ON, 3));
  await server.app.get(DepartmentUpkeep).run();
  const [row] = await rows<{ closed_on: string; name_key: string; version: number }>(
    server,
    'SELECT closed_on, name_key, version FROM department WHERE id = ?',
    [department._id],
  );
  expect(row).toEqual({ closed_on: ON, name_key: department._id, version: 3 });
});

test('it can be planned for another day, or taken back', async () => {
  await close();
  await close(addDays(ON, 5));
  expect((await single()).body.department.closedOn).toBe(addDays(ON, 5));
  expect(await keep()).toMatchObject({ status: 200, body: { success: true } });
  expect((await keep()).status).toBe(200);
  await passTo(addDays(ON, 6));
  expect((await single()).body.department.closedOn).toBeNull();
  expect((await auditOf(server, department._id)).map(({ action }) => action).slice(1)).toEqual([
    'department.plan_closing',
    'department.plan_closing',
    'department.keep',
  ]);
});

test('nobody is named for it who would be in it on that day; who leaves it before, may be', async () => {
  await close();
  const refused = {
    status: 400,
    body: { errors: { department: expect.stringMatching(/closed/) } },
  };
  const hireThere = (fields: object) =>
    admin.post(
      '/employee/add',
      person({ employeeId: `H-${count}`, department: department._id, ...fields }),
    );
  expect(await hireThere({})).toMatchObject(refused);
  expect(await hireThere({ hireDate: ON })).toMatchObject(refused);
  expect(
    await admin.put('/employee/move', { employees: [zoe._id], department: department._id }),
  ).toMatchObject(refused);
  expect(
    await admin.put(`/employee/update/${zoe._id}`, { ...zoe, department: department._id }),
  ).toMatchObject(refused);
  const nina = await hire(admin, { employeeId: `N-${count}`, department: sales._id });
  await admin.put(`/employee/employment/${nina._id}`, { leftOn: addDays(ON, -1) });
  expect(
    await admin.put('/employee/move', { employees: [nina._id], department: department._id }),
  ).toMatchObject({ status: 200, body: { moved: 1 } });
  for (const leftOn of [ON, null])
    expect(await admin.put(`/employee/employment/${nina._id}`, { leftOn })).toMatchObject({
      status: 400,
      body: { errors: { leftOn: expect.stringMatching(/closed/) } },
    });
  await passTo(ON);
  expect((await single()).status).toBe(404);
});

test('a change is refused and previewed alike, also afterwards; who leaves it before, may be in it', async () => {
  await close();
  const hired = { department: sales._id, hireDate: '2020-01-01' };
  const one = await hire(admin, { ...hired, employeeId: `O-${count}` });
  const late = await hire(admin, { ...hired, employeeId: `L-${count}` });
  const into = { from: TOMORROW, set: { department: department._id } };
  const isRefused = async (people: string[]) => {
    for (const call of ['preview', 'add'])
      expect(await admin.post(`/job/${call}`, { ...into, people })).toMatchObject({
        status: 400,
        body: { errors: { 'set.department': expect.stringMatching(/closed/) } },
      });
  };
  const isPossible = async (people: string[]) => {
    for (const call of ['preview', 'add'])
      accepted(await admin.post(`/job/${call}`, { ...into, people }));
  };
  const leave = async (people: string[]) =>
    accepted(
      await admin.post('/job/add', {
        people,
        from: addDays(ON, -1),
        set: { department: research._id },
      }),
    );
  await isRefused([one._id]);
  await leave([one._id, late._id]);
  await isPossible([one._id]);
  await passTo(addDays(ON, 3));
  await isPossible([late._id]);
  const never = await hire(admin, { ...hired, employeeId: `E-${count}` });
  await isRefused([never._id]);
});

test('a file that names it is refused by row, and when it was closed after the check as a whole', async () => {
  const file = (id: string) =>
    [
      'Employee ID,Full Name,Email Address,Department',
      `${id},New One,new.${id.toLowerCase()}@company.example,${department.dep_name}`,
    ].join('\n');
  const before = await checked(admin, 'employees', file(`IB-${count}`));
  expect(before).toMatchObject({ counts: { new: 1, refused: 0 } });
  await close();
  const after = await checked(admin, 'employees', file(`IA-${count}`));
  expect(after).toMatchObject({ counts: { new: 0, refused: 1 } });
  expect((await admin.get(`/import/rows/${after._id}?range=[0,9]`)).body.rows[0]).toMatchObject({
    faults: [{ field: 'department', text: expect.stringContaining('is closed from') }],
  });
  expect((await applied(admin, before)).fault).toMatch(/is closed from/);
  expect(
    (await admin.get(`/employee?range=[0,9]&filter={"q":"IB-${count}"}`)).body.employees,
  ).toEqual([]);
});

test('a change that would bring somebody back into it is not withdrawn, nor previewed', async () => {
  const one = await hire(admin, { employeeId: `W-${count}`, department: department._id });
  const change = await record(one, TOMORROW, sales);
  await close();
  const preview = () => admin.post('/job/preview', { withdraw: change });
  const withdraw = () => admin.post(`/job/withdraw/${change}`, { reason: 'A mistake' });
  for (const call of [preview, withdraw])
    expect(await call()).toMatchObject({
      status: 400,
      body: { errors: { department: expect.stringMatching(/closed/) } },
    });
  await keep();
  for (const call of [preview, withdraw]) accepted(await call());
});

test('where an older version put somebody there meanwhile, it waits until they are moved', async () => {
  const one = await hire(admin, { employeeId: `O-${count}`, department: sales._id });
  await close();
  await store(server, 'UPDATE employee SET department_id = ? WHERE id = ?', [
    department._id,
    one._id,
  ]);
  await store(server, 'DELETE FROM job_fact WHERE employee_id = ?', [one._id]);
  await passTo(ON);
  expect(await listed()).toBe(true);
  await admin.put('/employee/move', { employees: [one._id], department: sales._id });
  await passTo(ON);
  expect(await listed()).toBe(false);
});
