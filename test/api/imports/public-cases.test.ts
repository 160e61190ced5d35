import { expect, jest, test } from '@jest/globals';
import { GENDERS } from '../../../api/contract/employee/employee-fields.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { addDepartment, hire } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { applied, checked } from '../../support/imports.js';
import { serverOfFile } from '../../support/server.js';

/** Complaints about other systems, each by its public source. */
const server = await serverOfFile();
const empty = await serverOfFile();
for (const { app } of [server, empty])
  jest.spyOn(app.get(Clock), 'today').mockReturnValue('2026-11-28');
const admin = await server.admin();

async function imported(text: string): Promise<EmployeeRecord[]> {
  const job = await checked(admin, 'employees', text);
  expect(job.counts).toMatchObject({ new: 3, refused: 0 });
  await applied(admin, job);
  const { employees } = (await admin.get('/employee?sort=["employeeId","ASC"]')).body;
  return employees as EmployeeRecord[];
}

test('Dates that could be read in two ways follow the other column of dates [frappe/erpnext#20856]', async () => {
  const people = await imported(
    [
      'Employee ID,Full Name,Email Address,Department,Date of Birth,Date of Joining',
      'I101,Ida Quick,ida.quick@firma.example,Import,25/04/1990,03/04/2020',
      'I102,Ivo Quick,ivo.quick@firma.example,Import,13/12/1988,07/08/2021',
      'I103,Ina Quick,ina.quick@firma.example,Import,01/02/1991,11/12/2019',
    ].join('\n'),
  );
  expect(datesOf(people, 'I1')).toEqual([
    ['1990-04-25', '2020-04-03'],
    ['1988-12-13', '2021-08-07'],
    ['1991-02-01', '2019-12-11'],
  ]);
});

test('Years of two digits are the nearest past for births and hires [frappe/erpnext#6867]', async () => {
  const people = await imported(
    [
      'Personalnummer;Name;E-Mail;Abteilung;Geburtsdatum;Eintrittsdatum',
      'I201;Jo Alt;jo.alt@firma.example;Import;20.03.52;15.06.22',
      'I202;Ju Alt;ju.alt@firma.example;Import;29.06.68;01.10.98',
      'I203;Je Alt;je.alt@firma.example;Import;05.03.03;01.03.25',
    ].join('\n'),
  );
  expect(datesOf(people, 'I2')).toEqual([
    ['1952-03-20', '2022-06-15'],
    ['1968-06-29', '1998-10-01'],
    ['2003-03-05', '2025-03-01'],
  ]);
});

const datesOf = (people: EmployeeRecord[], ids: string) =>
  people
    .filter(({ employeeId }) => employeeId.startsWith(ids))
    .map(({ dob, hireDate }) => [dob, hireDate]);

test('An export that is imported into an empty company makes the same people again [wp-erp/wp-erp#1278]', async () => {
  await foundCompany(45);
  const file = await admin.get('/employee', { accept: 'text/csv' });
  const before = await everybody(admin);
  expect([file.status, before.length >= 45]).toEqual([200, true]);

  const successor = await empty.admin();
  const job = await checked(successor, 'employees', file.body);
  expect(job.counts).toMatchObject({ new: before.length, changed: 0, refused: 0 });
  expect(await applied(successor, job)).toMatchObject({ state: 'Applied' });
  expect(await everybody(successor)).toEqual(before);
});

const SURNAMES = ['Nováková', 'Ås', 'Święs', 'Смирнова', '"Zo" O’Neill', '佐藤', '=Sum, Anna', 'ß'];
const OLD = { hireDate: '2011-03-01', leftOn: '2024-02-29' };

/** With texts that are hard to carry, managers who stand later in the file, and people who left or are to come. */
async function foundCompany(size: number): Promise<void> {
  const departments = [
    await addDepartment(admin, { dep_name: 'Werk "Süd", Halle 2' }),
    await addDepartment(admin, { dep_name: '=Отдел' }),
  ];
  const people: EmployeeRecord[] = [];
  for (let n = 1; n <= size; n += 1)
    people.push(
      await hire(admin, {
        employeeId: n % 5 ? String(n).padStart(4, '0') : `=${n}`,
        name: `${n % 7 ? 'Žofie' : '-Øyvind'} ${SURNAMES[n % SURNAMES.length]} ${n}`,
        email: `n${n}+werk@firma.example`,
        department: departments[n % 2]?._id,
        designation: n % 3 ? 'Kraft; „Lager“' : '+Leitung "Nord"',
        role: n % 20 ? 'employee' : 'admin',
        dob: `${1950 + n}-02-${10 + (n % 19)}`,
        gender: GENDERS[n % GENDERS.length],
        maritalStatus: n % 2 ? 'single' : 'married',
        salary: `${1500 + 100 * n}.${String(n).padStart(2, '0')}`,
        hireDate: n % 11 ? `${2010 + (n % 15)}-11-30` : '2027-01-01',
      }),
    );
  for (const [n, { _id }] of people.entries()) {
    const other = (step: number) => people[(n + step) % size]?._id;
    const manager = n % 9 ? { _id: other(1) } : { name: '=Verwaltungsrat, "extern"' };
    const employment = {
      manager,
      ...(n % 4 === 0 && { approver: other(2), deputy: other(3) }),
      ...(n % 10 === 3 && OLD),
    };
    const contact = n % 6 === 0 ? CONTACT : {};
    for (const [path, body] of Object.entries({ employment, contact }))
      expect((await admin.put(`/employee/${path}/${_id}`, body)).status).toBe(200);
  }
}

const CONTACT = {
  phone: '+47 22 12 34 56',
  address: 'Storgata 1\n0155 Oslo\n"Norge"',
  emergencyContact: '@Mor, 0047',
};
const CARRIED = [
  'employeeId',
  'name',
  'designation',
  'dob',
  'gender',
  'maritalStatus',
  'salary',
  'status',
  'hireDate',
  'leftOn',
  'periods',
  'phone',
  'address',
  'emergencyContact',
] as const;

/** All that a file carries, of everybody. */
async function everybody(client: Client) {
  const { employees } = (await client.get('/employee?range=[0,199]&sort=["employeeId","ASC"]'))
    .body as { employees: EmployeeRecord[] };
  const records = [];
  for (const { _id } of employees) {
    const { employee } = (await client.get(`/employee/single/${_id}`)).body as {
      employee: EmployeeRecord;
    };
    const { userId, department, manager, approver, deputy } = employee;
    records.push({
      ...Object.fromEntries(CARRIED.map((field) => [field, employee[field]])),
      email: userId.email,
      role: userId.role,
      department: department.dep_name,
      manager: manager && { name: manager.name, known: manager._id !== undefined },
      approver: approver?.name,
      deputy: deputy?.name,
    });
  }
  return records;
}
