import { beforeEach, expect, test } from '@jest/globals';
import { addDays, EARLIEST_EMPLOYMENT } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { SalaryRevisionRecord } from '../../../api/contract/payroll/salary-revisions.js';
import { TODAY } from '../../support/calendar.js';
import { hire, hireCast } from '../../support/cast.js';
import { applied, checked, undone } from '../../support/imports.js';
import { rows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const { admin, sales } = await hireCast(server);
const tomorrow = addDays(TODAY, 1);

let [bea, carl]: EmployeeRecord[] = [];
let count = 0;

beforeEach(async () => {
  count += 1;
  [bea, carl] = [
    await hire(admin, { name: 'Bea', employeeId: `B-${count}`, department: sales._id }),
    await hire(admin, { name: 'Carl', employeeId: `C-${count}`, department: sales._id }),
  ];
});

const line = (one: EmployeeRecord | undefined, salary: string) =>
  `${one?.employeeId},${one?.name},${one?.email},1990-05-17,other,single,Sales,Specialist,${salary}`;
const brought = async (...lines: string[]) => {
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
};
const shown = async (one: EmployeeRecord | undefined) =>
  ((await admin.get(`/payroll/revision/${one?._id}`)).body.revisions as SalaryRevisionRecord[]).map(
    ({ from, salary, source, by }) => [from, salary, source, by?.name ?? null],
  );
const salaryOf = async (one: EmployeeRecord | undefined) =>
  (await admin.get(`/employee/single/${one?._id}`)).body.employee.salary;
const stored = () => rows(server, 'SELECT * FROM salary_revision ORDER BY id');

test('an import that changes salaries makes a revision of today for each, and none for new people and the same salaries', async () => {
  await brought(
    line(bea, '3500.00'),
    line(carl, '3000.00'),
    `N-${count},New One,new.${count}@company.example,1990-05-17,other,single,Sales,Specialist,2800.00`,
  );
  expect(await shown(bea)).toEqual([
    [TODAY, 3500, 'import', 'Head Admin'],
    [EARLIEST_EMPLOYMENT, 3000, 'opening', null],
  ]);
  expect(await shown(carl)).toEqual([]);
  const [added] = await rows<{ id: string }>(
    server,
    'SELECT id FROM employee WHERE employee_id = ?',
    [`N-${count}`],
  );
  expect((await admin.get(`/payroll/revision/${added?.id}`)).body.revisions).toEqual([]);
});

test('its undo removes them, and brings back those of the same day', async () => {
  await admin.post('/payroll/revision/add', {
    employeeId: bea?._id,
    from: TODAY,
    salary: 3200,
    confirmed: true,
    reason: 'Review',
  });
  const before = await stored();
  const job = await brought(line(bea, '3500.00'), line(carl, '3600.00'));
  expect(await shown(bea)).toEqual([
    [TODAY, 3500, 'import', 'Head Admin'],
    [EARLIEST_EMPLOYMENT, 3000, 'opening', null],
  ]);
  expect(await undone(admin, job)).toMatchObject({ state: 'Undone' });
  expect(await stored()).toEqual(before);
  expect([await salaryOf(bea), await salaryOf(carl)]).toEqual([3200, 3000]);
});

test('two imports of a day are undone one after the other', async () => {
  const before = await stored();
  const first = await brought(line(bea, '3500.00'));
  const between = await stored();
  const second = await brought(line(bea, '3700.00'));
  await undone(admin, second);
  expect(await stored()).toEqual(between);
  await undone(admin, first);
  expect(await stored()).toEqual(before);
  expect(await salaryOf(bea)).toBe(3000);
});

test('a revision since then keeps the import', async () => {
  const job = await brought(line(bea, '3500.00'));
  await admin.post('/payroll/revision/add', {
    employeeId: bea?._id,
    from: tomorrow,
    salary: 3800,
    confirmed: true,
  });
  expect(await undone(admin, job)).toMatchObject({
    state: 'Applied',
    faultRefusal: { key: 'import.changed_since' },
  });
  expect(await salaryOf(bea)).toBe(3500);
});

test('somebody new with a revision keeps the import that added them', async () => {
  const job = await brought(
    `N-${count},New One,new.${count}@company.example,1990-05-17,other,single,Sales,Specialist,2800.00`,
  );
  const [added] = await rows<{ id: string }>(
    server,
    'SELECT id FROM employee WHERE employee_id = ?',
    [`N-${count}`],
  );
  await admin.post('/payroll/revision/add', {
    employeeId: added?.id,
    from: tomorrow,
    salary: 2900,
    confirmed: true,
  });
  expect(await undone(admin, job)).toMatchObject({
    state: 'Applied',
    faultRefusal: { key: 'import.changed_since' },
  });
});

test('a salary that was not known counts from the beginning', async () => {
  await store(server, 'UPDATE employee SET salary = NULL WHERE id IN (?, ?)', [
    bea?._id,
    carl?._id,
  ]);
  await admin.post('/payroll/revision/add', {
    employeeId: bea?._id,
    from: tomorrow,
    salary: 5000,
    confirmed: true,
  });
  const before = await stored();
  const job = await brought(line(bea, '4500.00'), line(carl, '4600.00'));
  expect(await shown(bea)).toEqual([
    [tomorrow, 5000, 'revision', 'Head Admin'],
    [EARLIEST_EMPLOYMENT, 4500, 'opening', null],
  ]);
  expect(await shown(carl)).toEqual([]);
  await undone(admin, job);
  expect(await stored()).toEqual(before);
  expect([await salaryOf(bea), await salaryOf(carl)]).toEqual([null, null]);
});
