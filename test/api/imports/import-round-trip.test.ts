import { afterAll, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { hire, hireCast } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { applied, checked, rowsOf, undone } from '../../support/imports.js';
import { serverOfFile, startServer } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const other = await startServer();
afterAll(() => other.stop());
const elsewhere = await other.admin();

const EARLIER = [
  { hiredOn: null, leftOn: '2009-06-30' },
  { hiredOn: '2015-03-01', leftOn: '2018-02-28' },
];
const LATEST = { hiredOn: '2020-01-01', leftOn: null };
const TEXT = '–2009-06-30; 2015-03-01–2018-02-28';
/** Records are new elsewhere, and accounts have no password yet. */
const OWN = [
  'passwordSet',
  '_id',
  'userId',
  'department',
  'version',
  'createdAt',
  'updatedAt',
  'manager',
];

const exported = async (client: Client): Promise<string> =>
  (await client.get('/employee', { accept: 'text/csv' })).body as string;
const inOrder = (file: string) => file.split('\n').sort();
const people = async (client: Client): Promise<Map<string, EmployeeRecord>> => {
  const { employees } = (await client.get('/employee')).body as { employees: { _id: string }[] };
  const records = await Promise.all(
    employees.map(
      async ({ _id }) =>
        (await client.get(`/employee/single/${_id}`)).body.employee as EmployeeRecord,
    ),
  );
  return new Map(records.map((person) => [person.employeeId, person]));
};
const values = (person: EmployeeRecord) => ({
  ...Object.fromEntries(Object.entries(person).filter(([field]) => !OWN.includes(field))),
  email: person.email,
  department: person.department.dep_name,
  manager: person.manager?.name ?? null,
});

test('a company that is exported and imported elsewhere keeps every employment and every value', async () => {
  const { admin } = cast;
  const bea = await hire(admin, {
    name: 'Beáta “Bé” Пётр-Łodz, Jr.',
    employeeId: '007',
    email: 'bea@company.example',
    department: cast.sales._id,
  });
  await admin.put(`/employee/employment/${bea._id}`, {
    hireDate: LATEST.hiredOn,
    earlierPeriods: EARLIER,
    manager: { _id: cast.amara._id },
  });
  await admin.put(`/employee/employment/${cast.zoe._id}`, {
    hireDate: '2019-05-01',
    leftOn: '2020-12-31',
    manager: { name: '=Nobody, at all' },
  });

  const file = await exported(admin);
  expect(file).toContain(`,${TEXT},2020-01-01,`);
  const job = await checked(elsewhere, 'employees', file);
  expect(job.mapping?.columns).toMatchObject({
    earlierEmployments: 'Earlier Employments',
    manager: 'Manager',
  });
  expect(job.counts).toMatchObject({ refused: 0, changed: 0 });
  await applied(elsewhere, job);

  const [before, after] = [await people(admin), await people(elsewhere)];
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  for (const [id, person] of before)
    expect(values(after.get(id) as EmployeeRecord)).toEqual(values(person));
  expect(after.get('007')?.periods).toEqual([...EARLIER, LATEST]);
  expect(inOrder(await exported(elsewhere))).toEqual(inOrder(file));
  expect((await checked(elsewhere, 'employees', file)).counts).toMatchObject({
    new: 0,
    changed: 0,
  });

  expect(await undone(elsewhere, job)).toMatchObject({ state: 'Undone', fault: null });
  expect((await people(elsewhere)).size).toBe(0);
});

const columns = {
  employeeId: 'Employee ID',
  name: 'Full Name',
  email: 'Email Address',
  department: 'Department',
  earlierEmployments: 'Earlier Employments',
};
const fileWith = (earlier: string) =>
  `${Object.values(columns).join()}\nO-1,Ola Back,ola@company.example,Sales,${earlier}\n`;

test('earlier employments of a file are added and corrected, and an undo restores those from before', async () => {
  const { admin } = cast;
  const ola = await hire(admin, {
    name: 'Ola Back',
    employeeId: 'O-1',
    email: 'ola@company.example',
    department: cast.sales._id,
  });
  const periods = async () =>
    (await admin.get(`/employee/single/${ola._id}`)).body.employee.periods;
  await admin.put(`/employee/employment/${ola._id}`, {
    hireDate: '2020-01-01',
    earlierPeriods: [EARLIER[1]],
  });
  const stored = await periods();
  const job = await checked(
    admin,
    'employees',
    fileWith('2009-01-01–2010-12-31; 2015-03-01–2018-03-31'),
  );
  expect((await rowsOf(admin, job))[0]).toMatchObject({
    result: 'changed',
    changes: [
      {
        field: 'earlierEmployments',
        before: '2015-03-01/2018-02-28',
        after: '2009-01-01/2010-12-31, 2015-03-01/2018-03-31',
      },
    ],
  });
  await applied(admin, job);
  expect(await periods()).toEqual([
    { hiredOn: '2009-01-01', leftOn: '2010-12-31' },
    { hiredOn: '2015-03-01', leftOn: '2018-03-31' },
    LATEST,
  ]);
  expect(await checked(admin, 'employees', fileWith(''))).toMatchObject({
    counts: { unchanged: 1 },
  });
  for (const [wrong, field] of [
    ['2015', 'earlierEmployments'],
    ['2019-01-01–2020-01-01', 'hireDate'],
  ] as const) {
    const refused = await checked(admin, 'employees', fileWith(wrong), { columns });
    expect((await rowsOf(admin, refused))[0]).toMatchObject({
      result: 'refused',
      faults: [{ field }],
    });
  }

  expect(await undone(admin, job)).toMatchObject({ state: 'Undone', fault: null });
  expect(await periods()).toEqual(stored);
});
