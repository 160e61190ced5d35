import { beforeEach, expect, test } from '@jest/globals';
import { EARLIEST_EMPLOYMENT, addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { JobUpkeep } from '../../../api/employee/job/job-upkeep.js';
import { TODAY } from '../../support/calendar.js';
import { addDepartment, hire, hireCast } from '../../support/cast.js';
import { applied, checked, undone } from '../../support/imports.js';
import { auditOf, rows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const { admin, sales } = await hireCast(server);
const legal = await addDepartment(admin, { dep_name: 'Legal' });
const care = await addDepartment(admin, { dep_name: 'Care' });

let [bea, carl] = [{} as EmployeeRecord, {} as EmployeeRecord];
let count = 0;
beforeEach(async () => {
  count += 1;
  const inSales = { department: sales._id, hireDate: '2020-03-01', designation: 'Analyst' };
  bea = await hire(admin, { ...inSales, name: 'Bea', employeeId: `B-${count}` });
  carl = await hire(admin, { ...inSales, name: 'Carl', employeeId: `C-${count}` });
});

/** The facts that count, in their order: kind, day, value, source. */
async function facts({ _id }: EmployeeRecord, condition = 'valid = 1'): Promise<unknown[][]> {
  const found = await rows<Record<string, string>>(
    server,
    `SELECT f.kind, f.from_date, COALESCE(d.name, a.name, f.value) AS value, f.source FROM job_fact f LEFT JOIN department d ON d.id = f.value_id
       LEFT JOIN employee e ON e.id = f.value_id LEFT JOIN account a ON a.id = e.account_id WHERE f.employee_id = ? AND ${condition} ORDER BY f.kind, f.from_date, f.change_id`,
    [_id],
  );
  return found.map((row) => [row.kind, row.from_date, row.value, row.source]);
}

const update = (one: EmployeeRecord, changes: Record<string, unknown>) =>
  admin.put(`/employee/update/${one._id}`, {
    name: one.name,
    maritalStatus: 'single',
    designation: 'Analyst',
    department: sales._id,
    salary: '3000.00',
    ...changes,
  });

const OPENING = [
  ['department', EARLIEST_EMPLOYMENT, 'Sales', 'opening'],
  ['designation', EARLIEST_EMPLOYMENT, 'Analyst', 'opening'],
];

test('what somebody is hired with holds from the beginning', async () => {
  expect(await facts(bea)).toEqual(OPENING);
});

test('a change of the record holds from today, and one that changes nothing is no fact', async () => {
  await update(bea, { department: legal._id });
  await update(bea, { department: legal._id });
  expect(await facts(bea)).toEqual([
    OPENING[0],
    ['department', TODAY, 'Legal', 'edit'],
    OPENING[1],
  ]);
});

test('of two changes on one day the second counts, and both stay', async () => {
  await update(bea, { department: legal._id });
  await update(bea, { department: care._id });
  expect(await facts(bea, "kind = 'department' AND valid = 1")).toEqual([
    OPENING[0],
    ['department', TODAY, 'Care', 'edit'],
  ]);
  expect(await facts(bea, 'valid IS NULL')).toEqual([['department', TODAY, 'Legal', 'edit']]);
});

test('a manager and an approver have a day, and so has their end', async () => {
  const change = (changes: object) => admin.put(`/employee/employment/${bea._id}`, changes);
  await change({ manager: { _id: carl._id }, approver: carl._id });
  expect((await facts(bea)).filter(([kind]) => kind === 'manager' || kind === 'approver')).toEqual([
    ['approver', TODAY, 'Carl', 'edit'],
    ['manager', TODAY, 'Carl', 'edit'],
  ]);
  await change({ manager: null });
  expect(await facts(bea, "kind = 'manager' AND valid = 1")).toEqual([
    ['manager', TODAY, null, 'edit'],
  ]);
});

test('a move of many is one change', async () => {
  await admin.put('/employee/move', { employees: [bea._id, carl._id], department: legal._id });
  const changes = await rows<{ id: string }>(
    server,
    "SELECT DISTINCT change_id AS id FROM job_fact WHERE source = 'move' AND employee_id IN (?, ?)",
    [bea._id, carl._id],
  );
  expect(changes).toHaveLength(1);
  expect(await facts(carl, "source = 'move'")).toEqual([['department', TODAY, 'Legal', 'move']]);
});

const line = (one: Pick<EmployeeRecord, 'employeeId' | 'name' | 'email'>, rest: string) =>
  `${one.employeeId},${one.name},${one.email},1990-05-17,other,single,${rest},3000.00`;
async function brought(...lines: string[]) {
  const file = [
    'Employee ID,Full Name,Email Address,Date of Birth,Gender,Marital Status,Department,Designation,Salary',
    ...lines,
  ].join('\n');
  const job = await checked(admin, 'employees', file, {
    payPeriod: 'month',
    dateOrder: 'year-first',
  });
  await applied(admin, job);
  return job;
}

test('an import changes from its day, opens new people, and an undo leaves what was before', async () => {
  await update(bea, { department: care._id });
  const before = await facts(bea);
  const added = {
    employeeId: `N-${count}`,
    name: 'New One',
    email: `new.${count}@company.example`,
  };
  const job = await brought(
    line(bea, 'Legal,Counsel'),
    line(carl, 'Sales,Analyst'),
    line(added, 'Care,Nurse'),
  );
  expect(await facts(bea)).toEqual([
    OPENING[0],
    ['department', TODAY, 'Legal', 'import'],
    OPENING[1],
    ['designation', TODAY, 'Counsel', 'import'],
  ]);
  expect(await facts(carl)).toEqual(OPENING);
  const [person] = await rows<{ _id: string }>(
    server,
    'SELECT id AS _id FROM employee WHERE employee_id = ?',
    [added.employeeId],
  );
  expect(await facts(person as EmployeeRecord)).toEqual([
    ['department', EARLIEST_EMPLOYMENT, 'Care', 'opening'],
    ['designation', EARLIEST_EMPLOYMENT, 'Nurse', 'opening'],
  ]);
  await undone(admin, job);
  expect(await facts(bea)).toEqual(before);
  expect(await facts(person as EmployeeRecord)).toEqual([]);
  expect(
    await rows(server, 'SELECT id FROM job_change WHERE import_id = ? AND from_date < ?', [
      job._id,
      TODAY,
    ]),
  ).toEqual([]);
});

test('what was planned takes effect on its day, with the search by the new title', async () => {
  await store(server, 'INSERT INTO job_change (id, from_date, recorded_at) VALUES (?, ?, 1)', [
    `planned-${count}`,
    TODAY,
  ]);
  for (const [kind, valueId, value] of [
    ['department', legal._id, null],
    ['designation', null, 'Barrister'],
    ['manager', carl._id, null],
  ])
    await store(
      server,
      "INSERT INTO job_fact (employee_id, kind, from_date, change_id, value_id, value, source, valid, planned) VALUES (?, ?, ?, ?, ?, ?, 'change', 1, 1)",
      [bea._id, kind, TODAY, `planned-${count}`, valueId, value],
    );
  await server.app.get(JobUpkeep).run();
  const { employee } = (await admin.get(`/employee/single/${bea._id}`)).body;
  expect(employee).toMatchObject({
    department: { dep_name: 'Legal' },
    designation: 'Barrister',
    manager: { name: 'Carl' },
    version: 2,
  });
  const found = await admin.get('/employee?filter={"q":"barrister"}&range=[0,9]');
  expect(found.body.employees.map(({ _id }: EmployeeRecord) => _id)).toContain(bea._id);
  expect((await auditOf(server, bea._id)).at(-1)).toMatchObject({
    actorName: 'System',
    action: 'job.effect',
    before: { department: 'Sales', designation: 'Analyst', manager: null },
    after: { department: 'Legal', designation: 'Barrister', manager: 'Carl' },
  });
  expect(await facts(bea, 'planned = 1')).toEqual([]);
});

test('what is planned for tomorrow waits', async () => {
  const tomorrow = addDays(TODAY, 1);
  await store(server, 'INSERT INTO job_change (id, from_date, recorded_at) VALUES (?, ?, 1)', [
    `tomorrow-${count}`,
    tomorrow,
  ]);
  await store(
    server,
    "INSERT INTO job_fact (employee_id, kind, from_date, change_id, value_id, source, valid, planned) VALUES (?, 'department', ?, ?, ?, 'change', 1, 1)",
    [bea._id, tomorrow, `tomorrow-${count}`, legal._id],
  );
  await server.app.get(JobUpkeep).run();
  expect((await admin.get(`/employee/single/${bea._id}`)).body.employee.department.dep_name).toBe(
    'Sales',
  );
});

test('what an older version changed in the record becomes a fact of today', async () => {
  await store(server, 'UPDATE employee SET department_id = ?, manager_name = ? WHERE id = ?', [
    legal._id,
    'Somebody outside',
    bea._id,
  ]);
  await store(server, 'DELETE FROM job_fact WHERE employee_id = ?', [carl._id]);
  await server.app.get(JobUpkeep).run();
  expect(await facts(bea)).toEqual([
    OPENING[0],
    ['department', TODAY, 'Legal', 'edit'],
    OPENING[1],
    ['manager', TODAY, 'Somebody outside', 'edit'],
  ]);
  expect(await facts(carl)).toEqual(OPENING);
});
