import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { checkJobFacts } from '../../../api/operations/doctor/check-job-facts.js';
import { CONFIGURATION } from '../../../api/platform/config/configuration.js';
import { TOMORROW } from '../../support/calendar.js';
import { addDepartment, hire, hireCast } from '../../support/cast.js';
import { accepted } from '../../support/client.js';
import { applied, checked, undone } from '../../support/imports.js';
import { countRows, rows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const { admin, sales } = await hireCast(server);

let count = 0;
let bea: EmployeeRecord;
beforeEach(async () => {
  count += 1;
  bea = await hire(admin, {
    employeeId: `B-${count}`,
    name: `Bea ${count}`,
    department: sales._id,
    designation: 'Analyst',
    hireDate: '2020-03-01',
  });
});

const people = (lines: string[]) =>
  checked(
    admin,
    'employees',
    ['Employee ID,Full Name,Email Address,Department,Manager ID', ...lines].join('\n'),
  );
const jobs = (headings: string, ...lines: string[]) =>
  checked(
    admin,
    'jobs',
    [`Employee ID,From,${headings}`, ...lines.map((line) => `${bea.employeeId},${line}`)].join(
      '\n',
    ),
    { dateOrder: 'year-first' },
  );
const line = (id: string, department: string, manager = '') =>
  `${id},New ${id},${id}@company.example,${department},${manager}`;
const idOf = async (employeeId: string) =>
  (
    await rows<{ id: string }>(server, 'SELECT id FROM employee WHERE employee_id = ?', [
      employeeId,
    ])
  )[0]?.id as string;
const doctor = () =>
  checkJobFacts({
    configuration: server.app.get(CONFIGURATION),
    environment: {},
    read: (sql, parameters) => rows(server, sql, parameters),
  });

describe('An import of people that is undone', () => {
  test('leaves withdrawn facts of a manager whom it had added, which contradict nothing', async () => {
    const [added, { email, userId }] = [`M-${count}`, bea];
    const job = await applied(
      admin,
      await people([
        line(added, 'Sales'),
        `${bea.employeeId},${userId.name},${email},Sales,${added}`,
      ]),
    );
    const manager = await idOf(added);
    expect((await admin.get(`/employee/single/${bea._id}`)).body.employee.manager._id).toBe(
      manager,
    );
    expect((await undone(admin, job)).state).toBe('Undone');
    expect(await countRows(server, 'job_fact', 'value_id = ?', [manager])).toBe(1);
    expect(await doctor()).toMatchObject({ state: 'ok' });
  });

  test('is kept while others are planned into its department, or were in it', async () => {
    const job = await applied(admin, await people([line(`D-${count}`, `New ${count}`)]));
    const [department] = await rows<{ id: string }>(
      server,
      'SELECT id FROM department WHERE name = ?',
      [`New ${count}`],
    );
    accepted(
      await admin.post('/job/add', {
        people: [bea._id],
        from: TOMORROW,
        reason: 'Team grows',
        set: { department: department?.id },
      }),
    );
    expect(await undone(admin, job)).toMatchObject({ state: 'Applied' });
    expect(await countRows(server, 'department', 'id = ?', [department?.id])).toBe(1);
  });
});

describe('A file of job history', () => {
  const refused = async (job: ImportRecord) => {
    const facts = await countRows(server, 'job_fact');
    expect(await applied(admin, job)).toMatchObject({
      state: 'Checked',
      fault: expect.any(String),
    });
    expect(await countRows(server, 'job_fact')).toBe(facts);
    expect(await doctor()).toMatchObject({ state: 'ok' });
  };

  test('is refused as a whole if a department of it was deleted since the check', async () => {
    const { _id } = await addDepartment(admin, { dep_name: `Gone ${count}` });
    const job = await jobs('Department', `2021-01-01,Gone ${count}`, '2022-01-01,Sales');
    accepted(await admin.delete(`/department/single?id=${_id}`));
    await refused(job);
  });

  test('is refused as a whole if an employment type of it was deleted since the check', async () => {
    const { type } = accepted(await admin.post('/job/type/add', { name: `Temp ${count}` }));
    const job = await jobs('Employment type', `2021-01-01,Temp ${count}`);
    accepted(await admin.delete(`/job/type/${type._id}`));
    await refused(job);
  });

  test('is refused as a whole if a manager of it went with another import since the check', async () => {
    const added = `G-${count}`;
    const other = await applied(admin, await people([line(added, 'Sales')]));
    const job = await jobs('Manager ID', `2021-01-01,${added}`);
    expect((await undone(admin, other)).state).toBe('Undone');
    await refused(job);
  });
});

test('the doctor tells of a fact whose employment type does not exist', async () => {
  const where = "kind = 'department' AND employee_id = ?";
  await store(
    server,
    `INSERT INTO job_fact (employee_id, kind, from_date, change_id, value_id, source, valid)
     SELECT employee_id, 'employmentType', from_date, change_id, 'none', source, 1 FROM job_fact WHERE ${where}`,
    [bea._id],
  );
  expect(await doctor()).toMatchObject({ state: 'fault' });
  await store(server, "DELETE FROM job_fact WHERE value_id = 'none'");
});
