import { expect, test } from '@jest/globals';
import { readName } from '../../api/platform/http/fields/read-text.js';
import { addDepartment, hire, hireCast } from '../support/cast.js';
import { applied, checked } from '../support/imports.js';
import { serverOfFile } from '../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

test.each([
  ['  Anna   Bo  Lund ', 'Anna Bo Lund'],
  ['Anna\u00a0\u2009Lund', 'Anna Lund'],
  ['佐藤\u3000健', '佐藤 健'],
  ['Anna\t\tLund', 'Anna Lund'],
  ['Anna\nLund', 'Anna\nLund'],
])('double spaces in names: %p is read as %p', (text, name) =>
  expect(readName(text, 100)).toBe(name),
);

test('double spaces in names are not stored: of a person, a department, a manager', async () => {
  const anna = await hire(cast.admin, {
    name: 'Anna   Lund',
    employeeId: 'NAME-1',
    department: cast.sales._id,
  });
  expect(anna).toMatchObject({ name: 'Anna Lund', userId: { name: 'Anna Lund' } });
  const renamed = await cast.admin.put(`/employee/update/${anna._id}`, {
    ...anna,
    name: 'Anna  B  Lund',
    version: undefined,
  });
  expect(renamed.body.employee.name).toBe('Anna B Lund');
  const led = await cast.admin.put(`/employee/employment/${anna._id}`, {
    manager: { name: 'Ola  Nordmann' },
  });
  expect(led.body.employee.manager).toEqual({ name: 'Ola Nordmann' });

  expect((await addDepartment(cast.admin, { dep_name: 'People  &   Cult' })).dep_name).toBe(
    'People & Cult',
  );
  expect(
    await cast.admin.post('/department/add', { dep_name: 'People & Cult', description: 'Twice' }),
  ).toMatchObject({ status: 409, body: { code: 'department.name_taken' } });
});

test('a name of many combining marks is refused in plain words', async () => {
  const zalgo = `Z${'\u0300\u0323'.repeat(10)}oe`;
  const refused = (field: string, label: string) => ({
    status: 400,
    body: { errors: { [field]: `${label} has more than 8 accents or other marks in a row.` } },
  });
  expect(
    await cast.admin.post('/department/add', { dep_name: zalgo, description: 'x' }),
  ).toMatchObject(refused('dep_name', 'Department Name'));
  expect(await cast.zoeClient.put('/profile/contact', { address: zalgo })).toMatchObject(
    refused('address', 'Address'),
  );
  expect(
    (await cast.admin.get(`/employee?filter=${encodeURIComponent(JSON.stringify({ q: zalgo }))}`))
      .status,
  ).toBe(400);
  expect(
    (await cast.admin.post('/auth/login', { email: `${zalgo}@company.example`, password: 'x' }))
      .status,
  ).toBe(401);
});

test('an import does not store them either', async () => {
  const csv =
    'Employee ID,Full Name,Email Address,Date of Birth,Gender,Marital Status,Department,Designation,Salary,Manager\n' +
    'NAME-2,Bo   Berg,bo@company.example,1990-01-31,male,single,Field    Work,Rower,3000.00,Ola  Nordmann\n';
  const job = await checked(cast.admin, 'employees', csv, {
    dateOrder: 'year-first',
    decimalSign: '.',
    payPeriod: 'month',
  });
  expect(job.departments).toEqual(['Field Work']);
  await applied(cast.admin, job);
  const [bo] = (await cast.admin.get(`/employee?filter=${JSON.stringify({ q: 'NAME-2' })}`)).body
    .employees;
  expect(bo).toMatchObject({
    name: 'Bo Berg',
    department: { dep_name: 'Field Work' },
    manager: { name: 'Ola Nordmann' },
  });
});
