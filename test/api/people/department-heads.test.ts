import { beforeEach, expect, test } from '@jest/globals';
import { EARLIEST_EMPLOYMENT, addDays } from '../../../api/contract/calendar-date.js';
import type { DepartmentRecord } from '../../../api/contract/department/departments.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { DepartmentHeads } from '../../../api/department/department-heads.js';
import { DepartmentUpkeep } from '../../../api/employee/closing/department-upkeep.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { TODAY, YESTERDAY } from '../../support/calendar.js';
import { addDepartment, hire, hireCast } from '../../support/cast.js';
import { applied, checked, undone } from '../../support/imports.js';
import { countRows, rows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const { admin, sales } = await hireCast(server);

/** The date alone: nobody's session ends. */
const passTo = (day: string) => {
  server.app.get(Clock).today = () => day;
};

let count = 0;
let [bea, carl] = [{} as EmployeeRecord, {} as EmployeeRecord];
let department: DepartmentRecord;
beforeEach(async () => {
  passTo(TODAY);
  count += 1;
  bea = await hire(admin, { name: 'Bea', employeeId: `B-${count}`, department: sales._id });
  carl = await hire(admin, { name: 'Carl', employeeId: `C-${count}`, department: sales._id });
  department = await addDepartment(admin, { dep_name: `Care ${count}` });
});

const change = (fields: object) =>
  admin.put(`/department/${department._id}`, {
    dep_name: department.dep_name,
    description: 'Cares',
    ...fields,
  });
const heads = async (condition = 'valid = 1') =>
  (
    await rows<{ day: string; name: string | null }>(
      server,
      `SELECT h.from_date AS day, a.name FROM department_head h LEFT JOIN employee e ON e.id = h.employee_id LEFT JOIN account a ON a.id = e.account_id
       WHERE h.department_id = ? AND ${condition} ORDER BY h.from_date, h.id`,
      [department._id],
    )
  ).map(({ day, name }) => [day, name]);
const headOn = async (day: string) =>
  (await admin.get(`/department/single?id=${department._id}&asOf=${day}`)).body.department?.head
    ?.name ?? null;

test('a head is one from today on; the second of a day replaces the first, and both stay', async () => {
  await change({ head: bea._id });
  await change({ head: bea._id, description: 'Nothing new' });
  expect(await heads()).toEqual([[TODAY, 'Bea']]);
  await change({ head: carl._id });
  expect(await heads()).toEqual([[TODAY, 'Carl']]);
  expect(await heads('valid IS NULL')).toEqual([[TODAY, 'Bea']]);
  expect([await headOn(YESTERDAY), await headOn(TODAY)]).toEqual([null, 'Carl']);
});

test('another one on a later day leaves the first to the days before, and so does none', async () => {
  await change({ head: bea._id });
  passTo(addDays(TODAY, 10));
  await change({ head: carl._id });
  passTo(addDays(TODAY, 20));
  await change({ head: null });
  expect(await heads()).toEqual([
    [TODAY, 'Bea'],
    [addDays(TODAY, 10), 'Carl'],
    [addDays(TODAY, 20), null],
  ]);
  expect(
    await Promise.all([9, 10, 19, 20, 30].map((days) => headOn(addDays(TODAY, days)))),
  ).toEqual(['Bea', 'Carl', 'Carl', null, null]);
  const listed = await admin.get(
    `/department?asOf=${addDays(TODAY, 9)}&range=[0,9]&filter={"id":["${department._id}"]}`,
  );
  expect(listed.body.departments[0]).toMatchObject({ head: { _id: bea._id, name: 'Bea' } });
});

test('a new department has its head from its first day', async () => {
  const { body } = await admin.post('/department/add', {
    dep_name: `New ${count}`,
    description: 'With a head',
    head: bea._id,
  });
  department = body.department;
  expect(await heads()).toEqual([[TODAY, 'Bea']]);
});

test('on days on which they are not employed, there is no head', async () => {
  await change({ head: bea._id });
  const last = addDays(TODAY, 4);
  await admin.put(`/employee/employment/${bea._id}`, { leftOn: last });
  expect([await headOn(last), await headOn(addDays(last, 1))]).toEqual(['Bea', null]);
  const found = await server.app.get(DepartmentHeads).on(last);
  expect(found.get(department._id)).toEqual({ _id: bea._id, name: 'Bea', profileImage: null });
});

test('what only the record says is a fact after the next round: since ever if none was known', async () => {
  await store(server, 'UPDATE department SET head_id = ? WHERE id = ?', [bea._id, department._id]);
  await server.app.get(DepartmentUpkeep).run();
  expect(await heads()).toEqual([[EARLIEST_EMPLOYMENT, 'Bea']]);
  await store(server, 'UPDATE department SET head_id = ? WHERE id = ?', [carl._id, department._id]);
  await server.app.get(DepartmentUpkeep).run();
  await server.app.get(DepartmentUpkeep).run();
  expect(await heads('1 = 1')).toEqual([
    [EARLIEST_EMPLOYMENT, 'Bea'],
    [TODAY, 'Carl'],
  ]);
  await store(server, 'UPDATE department SET head_id = NULL WHERE id = ?', [department._id]);
  await server.app.get(DepartmentUpkeep).run();
  expect(await heads()).toEqual([
    [EARLIEST_EMPLOYMENT, 'Bea'],
    [TODAY, null],
  ]);
});

test('an import is undone once nobody of it heads a department, and what they headed goes with them', async () => {
  const job = await checked(
    admin,
    'employees',
    [
      'Employee ID,Full Name,Email Address,Department',
      `I-${count},New One,new.${count}@company.example,Sales`,
    ].join('\n'),
  );
  await applied(admin, job);
  const { employees } = (await admin.get(`/employee?range=[0,0]&filter={"q":"I-${count}"}`)).body;
  await change({ head: employees[0]._id });
  await change({ head: null });
  expect((await undone(admin, job)).state).toBe('Undone');
  expect(await countRows(server, 'department_head', 'employee_id = ?', [employees[0]._id])).toBe(0);
});
