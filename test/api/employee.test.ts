import { describe, expect, test } from '@jest/globals';
import { CONTACT_FIELD_NAMES } from '../../api/contract/employee/employee-fields.js';
import type { EmployeeListRecord } from '../../api/contract/employee/employees.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { form, hire, hireCast, PASSWORD, person } from '../support/cast.js';
import { countRows } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

const add = (fields: Record<string, unknown>) =>
  cast.admin.post('/employee/add', form(person({ department: cast.research._id, ...fields })));
const single = async (id: string) => (await cast.admin.get(`/employee/single/${id}`)).body.employee;

test('an employee is added with an account that can sign in at once', async () => {
  const added = await add({
    employeeId: ' A-1 ',
    name: '  Björk Jónsdóttir ',
    email: ' Bjork@Company.Example ',
    salary: '4200.5',
    role: 'admin',
    dob: '1991-04-23',
  });
  expect(added).toMatchObject({
    status: 201,
    body: {
      success: true,
      employee: {
        employeeId: 'A-1',
        name: 'Björk Jónsdóttir',
        email: 'bjork@company.example',
        dob: '1991-04-23',
        salary: 4200.5,
        status: 'Active',
        version: 1,
        gender: 'other',
        maritalStatus: 'single',
        designation: 'Specialist',
        department: { _id: cast.research._id, dep_name: 'Research' },
        userId: {
          _id: expect.any(String),
          name: 'Björk Jónsdóttir',
          email: 'bjork@company.example',
          role: 'admin',
          profileImage: null,
        },
        phone: null,
        address: null,
        emergencyContact: null,
        hireDate: null,
        leftOn: null,
        manager: null,
        disabled: false,
      },
    },
  });
  const { employee } = added.body;
  expect(employee._id).not.toBe(employee.userId._id);
  expect(await single(employee._id)).toEqual(employee);
  expect(
    await (await server.signIn('BJORK@company.example', PASSWORD)).get('/auth/verify'),
  ).toMatchObject({
    status: 200,
    body: { user: { _id: employee.userId._id, employeeId: employee._id } },
  });
});

test('hire date, manager and phone may be told while adding; the manager as JSON, since a form holds text', async () => {
  const manager = { _id: cast.ruth.userId._id };
  const told = await add({
    employeeId: 'A-2',
    hireDate: '2024-02-01',
    manager: JSON.stringify(manager),
    phone: ' +47 22 12 34 56 ',
  });
  expect(told).toMatchObject({
    status: 201,
    body: {
      employee: {
        hireDate: '2024-02-01',
        manager: { _id: cast.ruth._id, name: 'Ruth Admin' },
        phone: '+47 22 12 34 56',
        version: 1,
      },
    },
  });
  expect(
    (await add({ employeeId: 'A-3', hireDate: '', manager: '', phone: '' })).body.employee,
  ).toMatchObject({ hireDate: null, manager: null, phone: null });
  expect(
    (await add({ employeeId: 'A-4', manager: '{"name":"Board of Directors"}' })).body.employee
      .manager,
  ).toEqual({ name: 'Board of Directors' });
  for (const [field, value] of Object.entries({
    hireDate: '2099-01-01',
    manager: JSON.stringify({ _id: newId() }),
  })) {
    expect(await add({ employeeId: 'A-5', [field]: value })).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  }
});

describe('the next employee ID', () => {
  const next = async () => (await cast.admin.get('/employee/next-id')).body.employeeId;

  test('is the highest of the pattern in use plus one, and reserves nothing', async () => {
    for (const id of ['PLAN-0009', 'plan-0011', 'PLAN-0010', 'PLAN-0050-temp'])
      await add({ employeeId: id });
    // The newest counts among the patterns that are used as often.
    for (let n = 12; n < 20; n++) await add({ employeeId: `PLAN-00${n}` });
    expect([await next(), await next()]).toEqual(['PLAN-0020', 'PLAN-0020']);
    await add({ employeeId: 'PLAN-9999' });
    expect(await next()).toBe('PLAN-10000');
  });

  test('is right for numbers of different lengths, and passes over longer IDs that only begin like the pattern', async () => {
    for (const number of [98, 100, 99, ...Array(20).keys()])
      await add({ employeeId: `ZÖ ${number}`, email: `zo.${number}@company.example` });
    for (const [n, id] of ['ZÖ 100-external', 'ZÖ 9a9', 'ZÖ 1000b'].entries())
      await add({ employeeId: id, email: `like.${n}@company.example` });
    expect(await next()).toBe('ZÖ 101');
  });

  test('follows the pattern of the people added last, not of those whose IDs come last', async () => {
    for (let number = 1; number <= 23; number++) await add({ employeeId: `AB-${number}` });
    expect(await next()).toBe('AB-24');
  });
});

test('an employee is read by the id of the employee or of the account', async () => {
  const { amara, amaraClient, admin } = cast;
  const read = (await admin.get(`/employee/single/${amara._id}`)).body.employee;
  expect((await admin.get(`/employee/single/${amara.userId._id}`)).body.employee).toEqual(read);
  expect((await admin.get(`/employee/single/${amara._id.toUpperCase()}`)).body.employee).toEqual(
    read,
  );
  // How the sign-in stands is the admins' to know.
  const { disabled, passwordSet, invitedAt, ...own } = read;
  expect({ disabled, passwordSet, invitedAt }).toEqual({
    disabled: false,
    passwordSet: true,
    invitedAt: null,
  });
  // Birthdays and anniversaries are shown to others only of people who agreed.
  for (const id of [amara.userId._id, amara._id])
    expect((await amaraClient.get(`/employee/single/${id}`)).body.employee).toEqual({
      ...own,
      celebrate: false,
    });
});

test('to an employee every id that is not theirs is refused alike, to an admin one without a row is not found', async () => {
  for (const id of [cast.zoe._id, cast.zoe.userId._id, cast.admin.user._id, newId()]) {
    expect(await cast.amaraClient.get(`/employee/single/${id}`)).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    });
  }
  for (const id of [newId(), cast.admin.user._id]) {
    expect(await cast.admin.get(`/employee/single/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'employee.not_found', error: 'Employee Not Found' },
    });
  }
  for (const client of [cast.admin, cast.amaraClient]) {
    expect(await client.get('/employee/single/not-an-id')).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  }
});

describe('employee ID and e-mail are unique without regard to case and form', () => {
  test.each([
    [{ employeeId: 'R-1' }, 'employee.id_taken', 'employeeId'],
    [{ employeeId: 'r-1' }, 'employee.id_taken', 'employeeId'],
    [{ employeeId: 'Ｒ-１' }, 'employee.id_taken', 'employeeId'],
    [{ employeeId: 'U-1', email: 'PERSON.R-1@company.example' }, 'account.email_taken', 'email'],
    [{ employeeId: 'U-2', email: 'head.admin@company.example' }, 'account.email_taken', 'email'],
  ])('%p', async (fields, code, field) => {
    const before = [await countRows(server, 'account'), await countRows(server, 'employee')];
    expect(await add({ email: 'unused@company.example', ...fields })).toMatchObject({
      status: 409,
      body: { success: false, code, errors: { [field]: expect.any(String) } },
    });
    // Account and employee are written together or not at all.
    expect([await countRows(server, 'account'), await countRows(server, 'employee')]).toEqual(
      before,
    );
  });

  test('both are told at once when both are taken', async () => {
    const answer = await add({ employeeId: 'r-1', email: 'PERSON.S-1@company.example' });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'employee.id_taken',
        errors: { employeeId: 'This employee ID is already in use.', email: expect.any(String) },
      },
    });
  });

  test('an ID with another accent is another one', async () =>
    expect((await add({ employeeId: 'Ŕ-1' })).status).toBe(201));
});

test('a fault in every field is told at every field', async () => {
  const answer = await cast.admin.post('/employee/add', form({}));
  expect(Object.keys(answer.body.errors).sort()).toEqual([
    'department',
    'designation',
    'dob',
    'email',
    'employeeId',
    'gender',
    'maritalStatus',
    'name',
    'password',
    'role',
    'salary',
  ]);
});

test('the people of a department are told as a select needs them', async () => {
  const answer = await cast.admin.get(`/employee/department/${cast.sales._id}`);
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(answer.body.employees).toEqual([
    {
      _id: cast.zoe._id,
      employeeId: 'S-1',
      name: 'Zoë Weiß',
      userId: { _id: cast.zoe.userId._id, name: 'Zoë Weiß' },
    },
  ]);
  expect(await cast.admin.get(`/employee/department/${newId()}`)).toMatchObject({
    status: 404,
    body: { code: 'department.not_found' },
  });
});

test('the list without a query holds everybody, and departments count with it', async () => {
  const { employees } = (await cast.admin.get('/employee')).body;
  expect(employees).toHaveLength(await countRows(server, 'employee'));
  const whole = await single(cast.zoe._id);
  const listed = (employees as EmployeeListRecord[]).find(({ _id }) => _id === cast.zoe._id);
  expect(whole).toMatchObject(listed ?? {});
  for (const field of ['email', 'version', ...CONTACT_FIELD_NAMES])
    expect([field, field in whole, field in (listed ?? {})]).toEqual([field, true, false]);
});

test('a person whose department is gone cannot be added to it', async () => {
  const gone = (
    await cast.admin.post('/department/add', { dep_name: 'Short-lived', description: 'Gone soon' })
  ).body.department;
  await cast.admin.delete(`/department/single?id=${gone._id}`);
  expect(await add({ employeeId: 'GONE-1', department: gone._id })).toMatchObject({
    status: 400,
    body: { errors: { department: expect.any(String) } },
  });
});

test('hiring into several departments at different pay adds up', async () => {
  await hire(cast.admin, { employeeId: 'SUM-1', department: cast.sales._id, salary: '0.10' });
  await hire(cast.admin, { employeeId: 'SUM-2', department: cast.sales._id, salary: '0.20' });
  await hire(cast.admin, {
    employeeId: 'SUM-3',
    department: cast.research._id,
    salary: '1000000000.00',
  });
});
