import { describe, expect, test } from '@jest/globals';
import { addDays, addYears } from '../../../api/contract/calendar-date.js';
import type { DepartmentRecord } from '../../../api/contract/department/departments.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { JobFactStore } from '../../../api/employee/job/job-fact-store.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { TODAY, TOMORROW, YESTERDAY } from '../../support/calendar.js';
import { addDepartment, hire, hireCast, person } from '../../support/cast.js';
import { addCoverageRule } from '../../support/coverage.js';
import { checked } from '../../support/imports.js';
import { auditOf, countRows, rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const { admin, sales, research } = await hireCast(server);

let count = 0;
/** A department with somebody in it. */
async function staffed(): Promise<{ department: DepartmentRecord; one: EmployeeRecord }> {
  const n = (count += 1);
  const department = await addDepartment(admin, { dep_name: `Care ${n}` });
  const one = await hire(admin, {
    name: `Carl ${n}`,
    employeeId: `CL-${n}`,
    department: department._id,
    hireDate: '2020-03-01',
  });
  return { department, one };
}
const move = ({ _id }: EmployeeRecord, to: { _id: string }) =>
  admin.put('/employee/move', { employees: [_id], department: to._id });
const leaves = ({ _id }: EmployeeRecord, leftOn: string | null) =>
  admin.put(`/employee/employment/${_id}`, { leftOn });
const close = ({ _id }: { _id: string }, on: unknown = TODAY) =>
  admin.post(`/department/close/${_id}`, { on });
const preview = async ({ _id }: { _id: string }, on = TODAY) =>
  (await admin.post(`/department/close/preview/${_id}`, { on })).body.closing;
const single = ({ _id }: { _id: string }, asOf?: string) =>
  admin.get(`/department/single?id=${_id}${asOf ? `&asOf=${asOf}` : ''}`);
const names = async (query = '') =>
  (await admin.get(`/department${query}`)).body.departments.map(
    ({ dep_name }: DepartmentRecord) => dep_name,
  ) as string[];
/** One that people have moved out of. */
async function left(): Promise<{ department: DepartmentRecord; one: EmployeeRecord }> {
  const made = await staffed();
  await move(made.one, sales);
  return made;
}
const planned = (one: EmployeeRecord, from: string, { _id: valueId }: { _id: string }) =>
  server.app.get(UnitOfWork).write((manager) =>
    server.app
      .get(JobFactStore)
      .record(manager, from, [{ employeeId: one._id, kind: 'department', valueId, value: null }], {
        source: 'change',
        by: null,
      }),
  );

describe('closing', () => {
  test('is refused while people are in it, and says how many and who is the first', async () => {
    const { department, one } = await staffed();
    await hire(admin, { name: 'Anna', employeeId: `AN-${count}`, department: department._id });
    expect(await close(department)).toMatchObject({
      status: 409,
      body: {
        code: 'department.in_use',
        refusal: {
          key: 'department.in_use_since',
          parameters: { count: 2, name: 'Anna', day: TODAY, date: TODAY },
        },
      },
    });
    expect(await preview(department, TOMORROW)).toEqual({
      on: TOMORROW,
      people: 2,
      first: { _id: expect.any(String), name: 'Anna', day: TOMORROW },
      ends: [],
    });
    expect((await single(department)).status).toBe(200);
    expect(await countRows(server, 'audit_entry', 'subject_id = ?', [department._id])).toBe(1);
    await move(one, sales);
  });

  test('is refused on a day that has passed if somebody was in it then', async () => {
    const { department } = await left();
    expect((await close(department, YESTERDAY)).status).toBe(409);
    expect((await close(department, TODAY)).status).toBe(200);
  });

  test('is refused while somebody is planned into it', async () => {
    const { department, one } = await left();
    const day = addDays(TODAY, 40);
    await planned(one, day, department);
    for (const refused of [
      await close(department),
      await admin.delete(`/department/single?id=${department._id}`),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'department.in_use' } });
    expect((await preview(department)).first).toMatchObject({ name: one.name, day });
  });

  test('takes it out of lists, leaves its history, and frees its name', async () => {
    const { department, one } = await left();
    const before = await names();
    const { total } = (await admin.get('/department?range=[0,0]')).body.summary;
    const { totalDep } = (await admin.get('/dashboard/body')).body;
    expect(await close(department)).toMatchObject({
      status: 200,
      body: { success: true, closedOn: TODAY },
    });
    expect(await names()).toEqual(before.filter((name) => name !== department.dep_name));
    expect(await names('?range=[0,9]&filter={"q":"care"}')).not.toContain(department.dep_name);
    expect((await admin.get('/department?range=[0,0]')).body.summary.total).toBe(total - 1);
    expect((await admin.get('/dashboard/body')).body.totalDep).toBe(totalDep - 1);
    expect((await single(department)).body.code).toBe('department.not_found');
    expect((await single(department, TODAY)).status).toBe(404);
    expect(await single(department, YESTERDAY)).toMatchObject({
      status: 200,
      body: {
        department: { dep_name: department.dep_name, active: 1, employees: 1, closedOn: TODAY },
      },
    });
    expect(await names(`?asOf=${YESTERDAY}`)).toContain(department.dep_name);
    expect((await admin.get(`/employee?asOf=${YESTERDAY}`)).body.employees).toContainEqual(
      expect.objectContaining({
        _id: one._id,
        department: { _id: department._id, dep_name: department.dep_name },
      }),
    );
    const again = await addDepartment(admin, { dep_name: department.dep_name });
    expect(again._id).not.toBe(department._id);
    expect((await auditOf(server, department._id)).at(-1)).toMatchObject({
      actorName: 'Head Admin',
      action: 'department.close',
      subjectName: department.dep_name,
      after: { closedOn: TODAY },
    });
  });

  const [MONTH_AGO, MONTH_AHEAD] = [addDays(TODAY, -30), addDays(TODAY, 30)];

  test('ends its pay items, which the preview says; those of later begin no more', async () => {
    const { department } = await left();
    const { component } = (
      await admin.post('/payroll/component/add', {
        name: `Allowance ${count}`,
        kind: 'earning',
        unit: 'amount',
      })
    ).body;
    const item = async (from: string, to?: string) =>
      (
        await admin.post('/payroll/assignment/add', {
          componentId: component._id,
          departmentId: department._id,
          amount: 50,
          from,
          ...(to && { to }),
        })
      ).body.assignment._id as string;
    const [running, past, later] = [
      await item(MONTH_AGO),
      await item(MONTH_AGO, YESTERDAY),
      await item(MONTH_AHEAD),
    ];
    const of = { kind: 'item', name: component.name };
    const { ends } = await preview(department);
    expect(ends).toHaveLength(2);
    expect(ends).toEqual(
      expect.arrayContaining([
        { ...of, _id: running, from: MONTH_AGO, lastDay: YESTERDAY },
        { ...of, _id: later, from: MONTH_AHEAD, lastDay: null },
      ]),
    );
    await close(department);
    const items = await rows<{ id: string; to_date: string }>(
      server,
      'SELECT id, to_date FROM pay_assignment WHERE department_id = ? ORDER BY id',
      [department._id],
    );
    expect(items).toEqual([running, past, later].sort().map((id) => ({ id, to_date: YESTERDAY })));
    expect((await auditOf(server, department._id)).at(-1)).toMatchObject({
      after: { endedItems: `${component.name}, ${component.name}` },
    });
  });

  test('ends its rules of coverage, or takes those away that would begin later', async () => {
    const { department } = await left();
    const rule = (name: string, fields = {}) =>
      addCoverageRule(admin, { name: `${name} ${count}`, department: department._id, ...fields });
    const [always, next, over, foreign] = [
      await rule('Always'),
      await rule('Next', { from: MONTH_AHEAD, to: addDays(MONTH_AHEAD, 5) }),
      await rule('Over', { from: MONTH_AGO, to: YESTERDAY }),
      await rule('Foreign', { department: sales._id }),
    ];
    const { ends } = await preview(department);
    expect(ends).toEqual([
      { kind: 'coverage', _id: always._id, name: always.name, from: null, lastDay: YESTERDAY },
      { kind: 'coverage', _id: next._id, name: next.name, from: MONTH_AHEAD, lastDay: null },
    ]);
    await close(department);
    const { rules } = (await admin.get('/coverage')).body;
    const endOf = ({ _id }: { _id: string }) =>
      rules.find((one: { _id: string }) => one._id === _id)?.to;
    expect([always, over, next, foreign].map(endOf)).toEqual([
      YESTERDAY,
      YESTERDAY,
      undefined,
      null,
    ]);
    expect((await auditOf(server, always._id)).at(-1)).toMatchObject({
      action: 'coverage.update',
      after: { to: YESTERDAY },
    });
  });

  test('a closed department is named by no request, and found by no call', async () => {
    const { department } = await left();
    await close(department);
    const { _id: closed } = department;
    const at = (field: string) => ({
      status: 400,
      body: { errors: { [field]: expect.stringContaining('is closed from') } },
    });
    const zoe = await hire(admin, { employeeId: `Z-${count}`, department: sales._id });
    expect(
      await admin.post('/employee/add', person({ employeeId: `NO-${count}`, department: closed })),
    ).toMatchObject(at('department'));
    expect(
      await admin.put(`/employee/update/${zoe._id}`, { ...zoe, department: closed }),
    ).toMatchObject(at('department'));
    expect(await move(zoe, department)).toMatchObject(at('department'));
    expect(await admin.put(`/department/move/${sales._id}`, { department: closed })).toMatchObject(
      at('department'),
    );
    expect(
      await admin.post('/coverage/add', {
        name: `No ${count}`,
        maxAway: 1,
        block: false,
        department: closed,
      }),
    ).toMatchObject(at('department'));
    const { component } = (
      await admin.post('/payroll/component/add', {
        name: `No ${count}`,
        kind: 'earning',
        unit: 'amount',
      })
    ).body;
    expect(
      await admin.post('/payroll/assignment/add', {
        componentId: component._id,
        departmentId: closed,
        amount: 5,
        from: TODAY,
      }),
    ).toMatchObject(at('departmentId'));
    for (const missing of [
      await close(department),
      await admin.delete(`/department/close/${closed}`),
      await admin.delete(`/department/single?id=${closed}`),
      await admin.put(`/department/${closed}`, { dep_name: 'Back', description: 'Again' }),
      await admin.put(`/department/move/${closed}`, { department: research._id }),
      await admin.post(`/department/close/preview/${closed}`, { on: TODAY }),
      await admin.get(`/employee/department/${closed}`),
      await admin.get(`/leave/away/${closed}`),
      await close({ _id: newId() }),
    ])
      expect(missing).toMatchObject({ status: 404, body: { code: 'department.not_found' } });
  });

  test('a fact about the time before it closed is still recorded', async () => {
    const { department, one } = await left();
    const zoe = await hire(admin, {
      employeeId: `ZF-${count}`,
      department: sales._id,
      hireDate: '2020-01-01',
    });
    await close(department);
    await expect(planned(zoe, addDays(TODAY, -20), department)).rejects.toMatchObject({
      status: 400,
      errors: { 'set.department': expect.stringContaining('is closed from') },
    });
    await planned(zoe, addDays(TODAY, -10), sales);
    await planned(zoe, addDays(TODAY, -20), department);
    expect((await single(department, addDays(TODAY, -15))).body.department.active).toBe(2);
    expect(one.department._id).toBe(department._id);
  });

  test('one that was founded later is not listed as of a day before, unless somebody was in it', async () => {
    const founded = await addDepartment(admin, { dep_name: `Care ${(count += 1)}` });
    const { department } = await staffed();
    const listed = async (asOf: string) => {
      const found = await names(`?asOf=${asOf}`);
      const { total } = (await admin.get(`/department?asOf=${asOf}&range=[0,0]`)).body.summary;
      expect(total).toBe(found.length);
      return [founded, department].map(({ dep_name }) => found.includes(dep_name));
    };
    expect(await listed(TOMORROW)).toEqual([true, true]);
    expect(await listed(YESTERDAY)).toEqual([false, true]);
    expect(await listed('2020-02-29')).toEqual([false, false]);
    expect((await single(founded, YESTERDAY)).status).toBe(404);
    expect((await single(department, YESTERDAY)).status).toBe(200);
  });

  test('on a malformed day, or one that is too far away, it is refused at its field', async () => {
    const { department } = await left();
    for (const on of [null, '', 'soon', 7, '2026-02-30', '1900-01-01', addYears(TODAY, 9)])
      expect(await close(department, on)).toMatchObject({
        status: 400,
        body: { errors: { on: expect.any(String) } },
      });
    expect(await admin.post(`/department/close/${department._id}`, {})).toMatchObject({
      status: 400,
      body: { errors: { on: expect.any(String) } },
    });
    for (const asOf of ['soon', '1900-01-01', addYears(TODAY, 9)]) {
      expect(await single(department, asOf)).toMatchObject({
        status: 400,
        body: { errors: { asOf: expect.any(String) } },
      });
      expect((await admin.get(`/department?asOf=${asOf}`)).status).toBe(400);
    }
  });

  test('a repeated request closes it once', async () => {
    const { department } = await left();
    const key = { 'idempotency-key': `close-${department._id}` };
    const answers = [1, 2].map(() =>
      admin.post(`/department/close/${department._id}`, { on: TODAY }, key),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(
      await countRows(server, 'audit_entry', "subject_id = ? AND action = 'department.close'", [
        department._id,
      ]),
    ).toBe(1);
  });
});

describe('with people who left', () => {
  test('it is closed, they keep it, and are still edited; who comes back is moved first', async () => {
    const { department, one } = await staffed();
    await leaves(one, YESTERDAY);
    expect((await close(department)).status).toBe(200);
    const read = (await admin.get(`/employee/single/${one._id}`)).body.employee;
    expect(read.department).toEqual({ _id: department._id, dep_name: department.dep_name });
    expect(
      await admin.put(`/employee/update/${one._id}`, { ...read, designation: 'Once more' }),
    ).toMatchObject({ status: 200, body: { employee: { designation: 'Once more' } } });
    const closed = expect.stringContaining('is closed from');
    expect(await admin.post(`/employee/return/${one._id}`, { returnDate: TOMORROW })).toMatchObject(
      { status: 400, body: { errors: { returnDate: closed } } },
    );
    for (const leftOn of [null, TOMORROW])
      expect(await leaves(one, leftOn)).toMatchObject({
        status: 400,
        body: { errors: { leftOn: closed } },
      });
    await move(one, sales);
    expect(
      (await admin.post(`/employee/return/${one._id}`, { returnDate: TOMORROW })).status,
    ).toBeLessThan(300);
  });

  test('an import leaves them in it, and takes somebody who is back to the one that has its name', async () => {
    const { department, one } = await staffed();
    await leaves(one, YESTERDAY);
    await close(department);
    const again = await addDepartment(admin, { dep_name: department.dep_name });
    const file = (hired: string, leftOn: string) =>
      [
        'Employee ID,Full Name,Email Address,Department,Hire Date,Last Day',
        `${one.employeeId},${one.name},${one.email},${department.dep_name},${hired},${leftOn}`,
      ].join('\n');
    const check = async (hired: string, leftOn: string) => {
      const job = await checked(admin, 'employees', file(hired, leftOn), {
        dateOrder: 'year-first',
      });
      return (await admin.get(`/import/rows/${job._id}?range=[0,9]`)).body.rows[0];
    };
    expect(await check('2020-03-01', YESTERDAY)).toMatchObject({ result: 'unchanged' });
    expect(await check(TOMORROW, '')).toMatchObject({ result: 'changed' });
    expect(again.dep_name).toBe(department.dep_name);
  });
});

describe('deleting', () => {
  test('one that nobody was ever in is gone, with its rules', async () => {
    const unused = await addDepartment(admin, { dep_name: 'Unused' });
    expect(await admin.delete(`/department/single?id=${unused._id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await countRows(server, 'department', 'id = ?', [unused._id])).toBe(0);
  });

  test('one that had people answers the same, and is closed from today on', async () => {
    const { department } = await left();
    expect(await admin.delete(`/department/single?id=${department._id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await single(department)).status).toBe(404);
    expect((await single(department, YESTERDAY)).body.department).toMatchObject({
      closedOn: TODAY,
      active: 1,
    });
  });
});
