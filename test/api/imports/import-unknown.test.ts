import { expect, test } from '@jest/globals';
import type {
  EmployeeListRecord,
  EmployeeRecord,
} from '../../../api/contract/employee/employees.js';
import { hireCast } from '../../support/cast.js';
import { applied, checked, importOf, rowsOf, undone, uploadFile } from '../../support/imports.js';
import { serverOfFile } from '../../support/server.js';

/** As many HR files are: nothing of birth, marital status or pay. */
const FILE =
  'Staff No,Full Name,Work Email,Division,Sex\nU-1,Una Borg,una@company.example,Sales,F\nU-2,Udo Kern,udo@company.example,Sales,n/a\nU-3,Uma Lind,uma@company.example,Archive,F\n';
const COLUMNS = {
  employeeId: 'Staff No',
  name: 'Full Name',
  email: 'Work Email',
  department: 'Division',
  gender: 'Sex',
};
const NOTHING = { dob: null, maritalStatus: null, designation: null, salary: null };

let importId: string;
const server = await serverOfFile();
const cast = await hireCast(server);

const list = async (query: Record<string, unknown>) => {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  return (await cast.admin.get(`/employee?range=[0,99]&fields=["salary"]&${parameters}`)).body
    .employees as EmployeeListRecord[];
};
const find = async (q: string) => (await list({ filter: { q } }))[0] as EmployeeListRecord;
const read = async ({ _id }: { _id: string }) =>
  (await cast.admin.get(`/employee/single/${_id}`)).body.employee as EmployeeRecord;

test('a file without birthdays goes in: what it does not say is unknown (no row of it went in)', async () => {
  const job = await checked(cast.admin, 'employees', FILE, { columns: COLUMNS });
  expect(job).toMatchObject({
    counts: { new: 3, refused: 0 },
    remarks: [{ key: 'unknownUntilCompleted', count: 1 }],
  });
  expect((await rowsOf(cast.admin, job))[1]).toMatchObject({
    record: { ...NOTHING, gender: null },
    notes: ['Unknown until completed: Gender.'],
  });
  expect(await applied(cast.admin, job)).toMatchObject({ state: 'Applied', fault: null });
  importId = job._id;
  expect(await find('Una')).toMatchObject({
    ...NOTHING,
    gender: 'female',
    department: { dep_name: 'Sales' },
  });
  expect(await read(await find('Udo'))).toMatchObject({ ...NOTHING, gender: null });
});

test('incomplete records are found, and stand in every list and file', async () => {
  const names = (people: EmployeeListRecord[]) => people.map(({ name }) => name).sort();
  expect(names(await list({ filter: { incomplete: true } }))).toEqual([
    'Udo Kern',
    'Uma Lind',
    'Una Borg',
  ]);
  expect(names(await list({ filter: { incomplete: 'true', q: 'una' } }))).toEqual(['Una Borg']);
  const complete = await list({ filter: { incomplete: false } });
  expect(
    complete.every(
      ({ dob, gender, maritalStatus, designation, salary }) =>
        dob && gender && maritalStatus && designation && salary !== null,
    ),
  ).toBe(true);
  expect((await cast.admin.get('/employee?filter={"incomplete":"maybe"}')).status).toBe(400);
  const file = await cast.admin.get('/employee', { Accept: 'text/csv' });
  expect(String(file.body)).toContain(
    'U-2,Udo Kern,udo@company.example,employee,Sales,,,,,,Active',
  );
});

test('the own file comes back unchanged, and blank cells take away nothing that is known', async () => {
  const file = String((await cast.admin.get('/employee', { Accept: 'text/csv' })).body);
  expect((await checked(cast.admin, 'employees', file)).counts).toMatchObject({
    new: 0,
    changed: 0,
    refused: 0,
  });
  const blank =
    'Employee ID,Full Name,Date of Birth,Gender,Marital Status,Department,Designation,Salary\n' +
    `R-1,Amara Okafor,,,,Research,,\n`;
  expect(
    (await checked(cast.admin, 'employees', blank, { payPeriod: 'month' })).counts,
  ).toMatchObject({ changed: 0, unchanged: 1, refused: 0 });
});

test('a department is asked for', async () => {
  const { department: _, ...columns } = COLUMNS;
  const { import: job, proposal } = (await uploadFile(cast.admin, 'employees', FILE)).body;
  const answer = await cast.admin.post(`/import/check/${job._id}`, {
    mapping: { ...proposal, columns },
  });
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    { 'columns.department': 'Choose a column for Department, or one value for all rows.' },
  ]);
});

test('one value for all rows completes them all, and only of people', async () => {
  const { department: _, ...columns } = COLUMNS;
  const constants = {
    department: 'Field',
    dob: '1980-02-29',
    maritalStatus: 'married',
    designation: 'Agent',
    salary: '2500.50',
  };
  const job = await checked(
    cast.admin,
    'employees',
    FILE.replaceAll('U-', 'W-').replaceAll('@', '2@'),
    { columns, constants },
  );
  expect(job).toMatchObject({ counts: { new: 3 }, departments: ['Field'] });
  await applied(cast.admin, job);
  expect((await list({ filter: { q: 'W-1' } }))[0]).toMatchObject({
    dob: '1980-02-29',
    maritalStatus: 'married',
    designation: 'Agent',
    salary: 2500.5,
    department: { dep_name: 'Field' },
  });
  const { import: pay, proposal } = (
    await uploadFile(cast.admin, 'salaries', 'Employee ID,Pay Date\nU-1,2026-01-31\n')
  ).body;
  expect(
    (
      await cast.admin.post(`/import/check/${pay._id}`, {
        mapping: { ...proposal, constants: { basicSalary: '5' } },
      })
    ).body.errors,
  ).toEqual({ 'constants.basicSalary': expect.any(String) });
});

test('a record is completed as it is edited, not all at once, and nothing known is emptied (another field could not be saved before)', async () => {
  const { version: _, ...udo } = await read(await find('Udo'));
  const update = async (body: object) =>
    (await cast.admin.put(`/employee/update/${udo._id}`, body)).body;
  const { maritalStatus: __, designation: ___, salary: ____, ...unknown } = udo;
  expect((await update({ ...unknown, name: 'Udo Kern-Lund' })).employee).toMatchObject({
    name: 'Udo Kern-Lund',
    maritalStatus: null,
    designation: null,
    salary: null,
  });
  expect(
    (await update({ ...udo, maritalStatus: '', designation: '', salary: '' })).employee,
  ).toMatchObject({ name: 'Udo Kern', salary: null });
  const known = { maritalStatus: 'single', designation: 'Clerk', salary: 3000 };
  expect((await update({ ...udo, ...known })).employee).toMatchObject({
    dob: null,
    gender: null,
    ...known,
  });
  expect((await update({ name: 'Udo Kern', department: udo.department._id })).errors).toEqual({
    maritalStatus: 'Marital Status is required.',
    designation: 'Designation is required.',
    salary: 'Salary is required.',
  });
  expect(
    (await cast.admin.get('/employee?filter={"q":"clerk"}&range=[0,9]')).body.employees,
  ).toMatchObject([{ name: 'Udo Kern' }]);
});

test('a record is completed as it is corrected, not all at once, and nothing known is emptied', async () => {
  const { _id } = await find('Udo');
  const employeeId = 'U-2b';
  const identity = async (body: object) =>
    (await cast.admin.put(`/employee/identity/${_id}`, { employeeId, ...body })).body;
  const dob = '1990-05-18';
  expect((await identity({})).employee).toMatchObject({ employeeId, dob: null, gender: null });
  expect((await identity({ dob })).employee).toMatchObject({ employeeId, dob, gender: null });
  expect((await identity({ dob: null })).errors).toEqual({ dob: 'Date of Birth is required.' });
  expect((await identity({ dob, gender: 'male' })).employee).toMatchObject({ gender: 'male' });
  expect((await identity({ dob })).errors).toEqual({ gender: 'Gender is required.' });
});

test('people without pay can leave, be paid by hand, and be taken out again', async () => {
  const uma = await find('Uma');
  expect(
    (await cast.admin.put(`/employee/employment/${uma._id}`, { leftOn: '2020-01-31' })).status,
  ).toBe(200);
  expect((await cast.admin.put(`/employee/employment/${uma._id}`, { leftOn: '' })).status).toBe(
    200,
  );
  const job = await checked(
    cast.admin,
    'employees',
    'Employee ID,Full Name,Department,Salary\nX-1,Xena Roe,Sales,\nX-2,Xi Roe,Sales,4000\n',
    { payPeriod: 'month' },
  );
  expect((await rowsOf(cast.admin, job))[0]?.notes).toEqual([
    'Unknown until completed: Salary.',
    'Without a salary, this person cannot be in a payroll run.',
  ]);
  await applied(cast.admin, job);
  expect(await undone(cast.admin, job)).toMatchObject({ state: 'Undone', fault: null });
  expect(await find('Xena')).toBeUndefined();
  expect((await importOf(cast.admin, { _id: importId })).changedSince).toBeGreaterThan(0);
});
