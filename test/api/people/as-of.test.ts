import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, latestFutureDate } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { folded } from '../../../api/contract/text/folded-text.js';
import { TODAY, TOMORROW } from '../../support/calendar.js';
import { addDepartment, hire, hireCast } from '../../support/cast.js';
import { recordJob } from '../../support/job-facts.js';
import { setLastDay, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const DAY = '2025-03-01';
const SOON = addDays(TODAY, 30);
const CSV = { accept: 'text/csv' };

const server = await serverOfFile();
const { admin, sales } = await hireCast(server);
const care = await addDepartment(admin, { dep_name: 'Care' });
const legal = await addDepartment(admin, { dep_name: 'Legal' });
const hired = (name: string, employeeId: string, more: object = {}) =>
  hire(admin, {
    name,
    employeeId,
    department: care._id,
    designation: 'Agent',
    hireDate: '2020-01-01',
    ...more,
  });
const kenji = await hired('Kenji Watanabe', 'K-1', { designation: 'Head of Care' });
const chidi = await hired('Chidi Okonkwo', 'C-1');
const bettina = await hired('Bettina Krause', 'B-1', { department: legal._id });
const giulia = await hired('Giulia Ferri', 'G-1', { designation: 'Élève' });
const later = await hired('Later Hire', 'L-1', { hireDate: '2025-03-02' });

beforeAll(async () => {
  await store(
    server,
    "UPDATE employee SET hire_date = '2025-06-01' WHERE employee_id IN (?, ?, ?)",
    ['R-1', 'R-2', 'S-1'],
  );
  // In Care as an agent below Kenji on the day; in Sales as an engineer today.
  await recordJob(server, chidi, '2024-01-01', { manager: kenji._id });
  await recordJob(server, chidi, '2025-09-01', { department: sales._id, manager: null });
  await recordJob(server, chidi, '2026-01-15', { designation: 'Engineer' });
  await recordJob(server, giulia, SOON, { department: legal._id, designation: 'Counsel' });
  await setLastDay(server, bettina, '2025-06-30');
  for (const [from, salary] of [
    ['2025-01-01', '3100.00'],
    ['2025-10-01', '3500.00'],
    [SOON, '3900.00'],
  ])
    expect(
      (await admin.post('/payroll/revision/add', { employeeId: chidi._id, salary, from })).status,
    ).toBe(201);
});

interface Asked {
  range?: [number, number];
  sort?: [string, 'ASC' | 'DESC'];
  filter?: object;
  fields?: string[];
}
const query = (asOf: string | undefined, asked: Asked) =>
  `?${new URLSearchParams([
    ...(asOf === undefined ? [] : [['asOf', asOf]]),
    ...Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]),
  ])}`;
const page = async (asOf: string | undefined, asked: Asked = {}) => {
  const { status, body } = await admin.get(
    `/employee${query(asOf, { range: [0, 99], sort: ['name', 'ASC'], ...asked })}`,
  );
  expect(status).toBe(200);
  return body as { employees: EmployeeRecord[]; summary: object; counts?: object };
};
const names = async (asOf: string | undefined, asked: Asked = {}) =>
  (await page(asOf, asked)).employees.map(({ name }) => name);
const oneOf = async (asOf: string, { _id }: EmployeeRecord, asked: Asked = {}) =>
  (await page(asOf, { filter: { id: [_id] }, ...asked })).employees[0];

describe('the list as of 1 March 2025', () => {
  test('has who was employed then', async () => {
    expect(await names(DAY)).toEqual([
      'Bettina Krause',
      'Chidi Okonkwo',
      'Giulia Ferri',
      'Kenji Watanabe',
    ]);
    expect(await names('2025-03-02')).toContain('Later Hire');
    expect(await names('2019-12-31')).toEqual([]);
  });

  test('has department, title and manager of that day, and what is another since', async () => {
    expect(await oneOf(DAY, chidi)).toMatchObject({
      department: { _id: care._id, dep_name: 'Care' },
      designation: 'Agent',
      manager: { _id: kenji._id, name: 'Kenji Watanabe' },
      status: 'Active',
      hireDate: '2020-01-01',
      sinceThen: [
        { kind: 'department', value: 'Sales', from: '2025-09-01', planned: false },
        { kind: 'designation', value: 'Engineer', from: '2026-01-15', planned: false },
        { kind: 'manager', value: null, from: '2025-09-01', planned: false },
      ],
    });
    expect(await oneOf(DAY, bettina)).toMatchObject({
      status: 'Active',
      sinceThen: [{ kind: 'left', value: null, from: '2025-06-30', planned: false }],
    });
    expect((await oneOf(DAY, kenji))?.sinceThen).toEqual([]);
  });

  test('has the salary of that day only with `fields`', async () => {
    expect(await oneOf(DAY, chidi)).not.toHaveProperty('salary');
    expect((await oneOf(DAY, chidi, { fields: ['salary'] }))?.salary).toBe(3100);
    expect((await oneOf('2024-12-31', chidi, { fields: ['salary'] }))?.salary).toBe(3000);
  });

  test('counts the people and departments of that day, and who joined and left since', async () => {
    const { summary, counts } = await page(DAY);
    expect(summary).toEqual({
      total: 4,
      departments: 2,
      upcoming: 4,
      left: 0,
      since: { joined: 4, left: 1 },
    });
    expect(counts).toBeUndefined();
  });

  test('is filtered by what held on that day', async () => {
    const filtered = (filter: object) => names(DAY, { filter });
    const inCare = ['Chidi Okonkwo', 'Giulia Ferri', 'Kenji Watanabe'];
    expect(await filtered({ department: care._id })).toEqual(inCare);
    expect(await filtered({ department: sales._id })).toEqual([]);
    expect(await filtered({ manager: kenji._id })).toEqual(['Chidi Okonkwo']);
    expect(await filtered({ designation: 'AGENT' })).toEqual(['Bettina Krause', 'Chidi Okonkwo']);
    expect(await filtered({ designation: 'engineer' })).toEqual([]);
    expect(await filtered({ q: 'eleve' })).toEqual(['Giulia Ferri']);
    expect(await filtered({ q: 'chidi care' })).toEqual(['Chidi Okonkwo']);
    expect(await filtered({ q: 'chidi sales' })).toEqual([]);
    expect(await filtered({ q: 'c-1' })).toEqual(['Chidi Okonkwo']);
    expect(await filtered({ q: chidi.email })).toEqual(['Chidi Okonkwo']);
    expect(await filtered({ role: 'admin' })).toEqual([]);
  });

  test.each([
    ['department', ({ department }: EmployeeRecord) => folded(department.dep_name)],
    ['designation', ({ designation }: EmployeeRecord) => folded(designation ?? '')],
    ['employeeId', ({ employeeId }: EmployeeRecord) => folded(employeeId)],
    ['salary', ({ salary }: EmployeeRecord) => Number(salary)],
    ['dob', ({ dob }: EmployeeRecord) => dob ?? ''],
  ])('is sorted by %s of that day', async (field, valueOf) => {
    const { employees } = await page(DAY, { sort: [field, 'ASC'], fields: ['salary'] });
    const sorted = employees.toSorted((a, b) =>
      valueOf(a) < valueOf(b) || (valueOf(a) === valueOf(b) && a._id < b._id) ? -1 : 1,
    );
    expect(employees).toHaveLength(4);
    expect(employees).toEqual(sorted);
    expect(await names(DAY, { sort: [field, 'DESC'] })).toEqual(
      sorted.map(({ name }) => name).reverse(),
    );
  });

  test('comes in pages with a total', async () => {
    const { headers, body } = await admin.get(
      `/employee${query(DAY, { range: [1, 2], sort: ['name', 'ASC'] })}`,
    );
    expect(headers.get('content-range')).toBe('employees 1-2/4');
    expect(body.employees.map(({ name }: EmployeeRecord) => name)).toEqual([
      'Chidi Okonkwo',
      'Giulia Ferri',
    ]);
  });

  test('comes whole, with the salary of that day as the whole list has it', async () => {
    const { body } = await admin.get(`/employee?asOf=${DAY}`);
    const found = body.employees.find(({ _id }: EmployeeRecord) => _id === chidi._id);
    expect(body.employees).toHaveLength(4);
    expect(found).toMatchObject({ salary: 3100, department: { dep_name: 'Care' } });
  });

  test('comes as a file', async () => {
    const { status, body } = await admin.get(
      `/employee${query(DAY, { sort: ['name', 'ASC'] })}`,
      CSV,
    );
    expect(status).toBe(200);
    const [, line = ''] = /^C-1,(.*)$/m.exec(body) ?? [];
    expect(line).toMatch(/^Chidi Okonkwo,[^,]+,employee,Care,Agent,/);
    expect(line).toContain('3100.00,Active');
    expect(line).toContain('Kenji Watanabe');
    expect(body).not.toMatch(/Later Hire|Engineer/);
  });
});

describe('the list as of a day to come', () => {
  test('shows what is planned', async () => {
    expect(await oneOf(SOON, giulia)).toMatchObject({
      department: { dep_name: 'Legal' },
      designation: 'Counsel',
      sinceThen: [
        { kind: 'department', value: 'Legal', from: SOON, planned: true },
        { kind: 'designation', value: 'Counsel', from: SOON, planned: true },
      ],
    });
    expect((await oneOf(SOON, chidi, { fields: ['salary'] }))?.salary).toBe(3900);
    expect(await names(SOON, { filter: { department: legal._id } })).toEqual(['Giulia Ferri']);
    expect(await names(addDays(SOON, -1), { filter: { department: legal._id } })).toEqual([]);
  });

  test('shows on today what is planned for later', async () => {
    expect((await oneOf(DAY, giulia))?.sinceThen).toEqual([
      { kind: 'department', value: 'Legal', from: SOON, planned: true },
      { kind: 'designation', value: 'Counsel', from: SOON, planned: true },
    ]);
  });
});

describe('an employee as of a day', () => {
  const single = async (asOf: string, { _id }: EmployeeRecord, more = '') =>
    (await admin.get(`/employee/single/${_id}?asOf=${asOf}${more}`)).body.employee;

  test('has what held then', async () => {
    expect(await single(DAY, chidi)).toMatchObject({
      department: { dep_name: 'Care' },
      designation: 'Agent',
      manager: { name: 'Kenji Watanabe' },
      salary: 3100,
      status: 'Active',
      yearsOfService: 5,
      sinceThen: { length: 3 },
    });
    expect(await single(DAY, chidi, '&fields=[]')).not.toHaveProperty('salary');
  });

  test('says whether they were here', async () => {
    expect(await single('2025-06-30', bettina)).toMatchObject({ status: 'Active' });
    expect(await single('2025-07-01', bettina)).toMatchObject({ status: 'Left' });
    expect(await single(DAY, later)).toMatchObject({ status: 'Upcoming' });
  });

  test('has the employment of the day', async () => {
    const back = await hired('Back Again', 'A-1');
    await setLastDay(server, back, '2021-12-31');
    await admin.post(`/employee/return/${back._id}`, { returnDate: '2024-05-01' });
    expect(await single('2021-06-01', back)).toMatchObject({
      status: 'Active',
      hireDate: '2020-01-01',
      leftOn: '2021-12-31',
      sinceThen: [{ kind: 'left', from: '2021-12-31', planned: false }],
    });
    expect(await single('2023-01-01', back)).toMatchObject({ status: 'Left' });
    expect(await single(DAY, back)).toMatchObject({
      status: 'Active',
      hireDate: '2024-05-01',
      leftOn: null,
    });
  });
});

test('somebody without facts has what holds today', async () => {
  const one = await hired('Fact Less', 'F-1', { designation: 'Keeper' });
  await store(server, 'DELETE FROM job_fact WHERE employee_id = ?', [one._id]);
  const held = { designation: 'Keeper', department: { _id: care._id, dep_name: 'Care' } };
  expect((await admin.get(`/employee/single/${one._id}?asOf=${DAY}`)).body.employee).toMatchObject(
    held,
  );
  const { people } = (await admin.get(`/organisation?asOf=${DAY}`)).body;
  expect(people.find(({ _id }: EmployeeRecord) => _id === one._id)).toMatchObject({
    designation: 'Keeper',
    department: care._id,
  });
});

describe('a day that is none', () => {
  test.each([
    '',
    '2025-02-30',
    'yesterday',
    '2025-3-1',
    '1949-12-31',
    addDays(latestFutureDate(TODAY), 1),
  ])('is refused at its field: %j', async (asOf) => {
    for (const path of ['/employee', `/employee/single/${chidi._id}`, '/organisation'])
      expect(await admin.get(`${path}?asOf=${asOf}`)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', errors: { asOf: expect.anything() } },
      });
  });

  test('is refused when there are two', async () => {
    for (const path of ['/employee', `/employee/single/${chidi._id}`, '/organisation'])
      expect(await admin.get(`${path}?asOf=${DAY}&asOf=${TOMORROW}`)).toMatchObject({
        status: 400,
        body: { errors: { asOf: expect.anything() } },
      });
  });

  test('takes no filter that asks about today', async () => {
    for (const filter of [{ status: 'Active' }, { incomplete: true }, { notInvited: true }])
      expect((await admin.get(`/employee${query(DAY, { filter })}`)).status).toBe(400);
  });
});
