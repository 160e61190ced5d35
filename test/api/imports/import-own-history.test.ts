import { beforeAll, expect, test } from '@jest/globals';
import { EARLIEST_EMPLOYMENT } from '../../../api/contract/calendar-date.js';
import { TOMORROW } from '../../support/calendar.js';
import { addDepartment, hire, hireCast } from '../../support/cast.js';
import { contentOf, exportTo, temporaryPlace } from '../../support/export-folder.js';
import { applied, checked, rowsOf, undone } from '../../support/imports.js';
import { rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const { admin, sales, research, zoe, amara } = await hireCast(server);
const legal = await addDepartment(admin, { dep_name: 'Legal, “quoted”' });
const place = temporaryPlace();

const facts = () =>
  rows(
    server,
    'SELECT employee_id, kind, from_date, change_id, value_id, value, valid, withdrawn_at FROM job_fact ORDER BY employee_id, kind, from_date, change_id',
  );
const exported = async () => contentOf(await exportTo(place.next(), server.database));
/** Many more people than a column keeps values of. */
const MANY = 70;

const COLUMNS = {
  employeeId: 'Employee ID',
  from: 'From',
  department: 'Department',
  designation: 'Title',
  managerId: 'Manager ID',
  employmentType: 'Employment type',
  location: 'Location',
  contractEnd: 'Contract end',
  probationEnd: 'Probation end',
  reason: 'Reason',
} as const;

beforeAll(async () => {
  await hire(admin, {
    name: '=Bea',
    employeeId: 'B-1',
    department: sales._id,
    designation: '+Clerk',
    hireDate: '2020-03-01',
  });
  for (let count = 0; count < MANY; count += 1)
    await hire(admin, { employeeId: `M-${count}`, department: sales._id });
  const history = [
    Object.values(COLUMNS).join(),
    `B-1,2020-03-01,Sales,=Clerk,${zoe.employeeId},Fixed term,Oslo,2022-02-28,2020-08-31,`,
    `B-1,2022-03-01,${JSON.stringify(legal.dep_name)},Counsel,${amara.employeeId},Permanent,Bergen,(none),,"Promotion, at last"`,
    `B-1,${TOMORROW},Research,Counsel,,,,,,`,
  ].join('\n');
  await applied(admin, await checked(admin, 'jobs', history, { columns: COLUMNS }));
  // Replaced on one day, and withdrawn.
  for (const department of [legal._id, research._id])
    await admin.put(`/employee/update/${zoe._id}`, {
      name: zoe.userId.name,
      maritalStatus: 'single',
      designation: 'Specialist',
      department,
      salary: '3000.00',
    });
  await admin.put(`/employee/employment/${amara._id}`, { manager: { name: 'Old, Boss' } });
  const wrong = 'Employee ID,From,Title\nB-1,2021-05-01,Wrong';
  await undone(admin, await applied(admin, await checked(admin, 'jobs', wrong)));
});

test('the job history of our export, imported again, changes nothing', async () => {
  const before = await facts();
  const file = (await exported())['job-history.csv'] ?? '';
  expect(file.split('\n')[0]).toContain('Employee ID,From,Department,Designation,Manager');
  expect(file).toContain("'=Clerk");
  const job = await checked(admin, 'jobs', file, {}, 'job-history.csv');
  expect(job.mapping?.columns).toMatchObject({ managerId: 'Manager ID', inForce: 'In Force' });
  const all = await rowsOf(admin, job);
  expect(all.filter(({ result }) => result !== 'unchanged')).toEqual([]);
  expect(
    all.filter(({ noteRemarks }) => noteRemarks.some(({ key }) => key === 'notInForce')),
  ).not.toEqual([]);
  expect(
    all.some(({ record }) => record.employeeId === 'B-1' && record.from === EARLIEST_EMPLOYMENT),
  ).toBe(true);
  expect(await facts()).toEqual(before);
  expect((await exported())['job-history.csv']).toBe(file);
});

test('and so do the people of our export and of the list', async () => {
  const listed = (await admin.get('/employee', { accept: 'text/csv' })).body as string;
  for (const file of [(await exported())['employees.csv'] ?? '', listed])
    expect((await checked(admin, 'employees', file)).counts).toMatchObject({
      new: 0,
      changed: 0,
      refused: 0,
    });
});
