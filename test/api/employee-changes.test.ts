import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { hire, hireCast, PASSWORD } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { store } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

let emma: EmployeeRecord;
let emmaClient: Client;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
beforeEach(async () => {
  emma = await hire(cast.admin, {
    employeeId: `E-${++hired}`,
    name: 'Emma Stone',
    department: cast.research._id,
  });
  emmaClient = await server.signIn(emma.email, PASSWORD);
});

const update = (body: unknown, id = emma._id) => cast.admin.put(`/employee/update/${id}`, body);
const read = async () =>
  (await cast.admin.get(`/employee/single/${emma._id}`)).body.employee as EmployeeRecord;

test('the object as read and edited is taken, and the answer is the record as it is now', async () => {
  const answer = await update({
    ...emma,
    name: ' Emma Wood ',
    maritalStatus: 'married',
    designation: 'Lead',
    salary: '4321.09',
    department: cast.sales._id,
  });
  const changed = {
    ...emma,
    name: 'Emma Wood',
    maritalStatus: 'married',
    designation: 'Lead',
    salary: 4321.09,
    version: 2,
    department: { _id: cast.sales._id, dep_name: 'Sales' },
    userId: { ...emma.userId, name: 'Emma Wood' },
  };
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(answer.body.employee).toEqual(changed);
  expect(await read()).toEqual(changed);
  expect((await emmaClient.get('/auth/verify')).body.user.name).toBe('Emma Wood');
});

test.each(['divorced', 'widowed'])(
  'a marital status may be %s, in the answer and in the list (it became Single)',
  async (maritalStatus) => {
    expect((await update({ ...emma, maritalStatus })).body.employee).toMatchObject({
      maritalStatus,
    });
    const file = await cast.admin.get(
      `/employee?filter=${JSON.stringify({ q: emma.employeeId })}&range=[0,9]`,
      { Accept: 'text/csv' },
    );
    expect(String(file.body)).toContain(`,${maritalStatus},`);
  },
);

test('role, e-mail and everything else in the object change nothing, and sign nobody out', async () => {
  const answer = await update({
    ...emma,
    email: 'other@company.example',
    employeeId: 'OTHER',
    dob: '2000-01-01',
    gender: 'male',
    leftOn: '2020-01-01',
    hireDate: '2019-01-01',
    status: 'Left',
    phone: '1',
    address: 'x',
    emergencyContact: 'x',
    disabled: true,
    manager: { name: 'Boss' },
    _id: cast.zoe._id,
    password: 'another good password',
    userId: {
      ...emma.userId,
      _id: cast.zoe.userId._id,
      role: 'admin',
      email: 'other@company.example',
      profileImage: '/elsewhere',
    },
  });
  expect(answer.body.employee).toEqual({ ...emma, version: 2 });
  expect((await emmaClient.get('/auth/verify')).body.user).toMatchObject({
    role: 'employee',
    email: emma.email,
  });
  expect((await server.signIn(emma.email, PASSWORD)).token).toBeDefined();
});

test('the department may be the embedded object or its id', async () => {
  expect(
    (
      await update({
        ...emma,
        version: undefined,
        department: { _id: cast.sales._id, dep_name: 'Whatever it says' },
      })
    ).body.employee.department,
  ).toEqual({ _id: cast.sales._id, dep_name: 'Sales' });
  expect(
    (await update({ ...emma, version: undefined, department: cast.research._id })).body.employee
      .department.dep_name,
  ).toBe('Research');
});

test('the name counts where it stands at the top, else inside userId', async () => {
  const { name, version, ...rest } = emma;
  expect([name, version]).toBeDefined();
  expect(
    (await update({ ...rest, userId: { ...emma.userId, name: 'From Inside' } })).body.employee.name,
  ).toBe('From Inside');
  expect(
    (await update({ ...rest, name: 'From Above', userId: { ...emma.userId, name: 'From Inside' } }))
      .body.employee.name,
  ).toBe('From Above');
  expect(await update({ ...rest, userId: { _id: emma.userId._id } })).toMatchObject({
    status: 400,
    body: { errors: { name: expect.any(String) } },
  });
});

test('the id in the path may be that of the account', async () => {
  expect(
    (await update({ ...emma, designation: 'By Account' }, emma.userId._id)).body.employee,
  ).toMatchObject({ _id: emma._id, designation: 'By Account' });
  expect(await update(emma, newId())).toMatchObject({
    status: 404,
    body: { code: 'employee.not_found' },
  });
});

test('a move to another department and a new salary are counted at once', async () => {
  await update({ ...emma, department: cast.sales._id, salary: '0.01' });
  await update({
    ...emma,
    version: undefined,
    department: cast.research._id,
    salary: '1000000000.00',
  });
});

describe('an edit from a stale reading changes nothing', () => {
  test.each<[string, (version: number | undefined) => [string, unknown]]>([
    [
      'update',
      (version) => [`/employee/update/${emma._id}`, { ...emma, designation: 'Edited', version }],
    ],
    [
      'identity',
      (version) => [
        `/employee/identity/${emma._id}`,
        { employeeId: `${emma.employeeId}-X`, dob: '1999-09-09', gender: 'male', version },
      ],
    ],
  ])('%s', async (_, edit) => {
    expect((await update({ ...emma, salary: 1 })).body.employee.version).toBe(2);
    const before = await read();
    const stale = await cast.admin.put(...edit(1));
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'request.stale', error: expect.stringContaining('Someone else changed this') },
    });
    expect(await read()).toEqual(before);
    expect((await cast.admin.put(...edit(2))).body.employee.version).toBe(3);
    expect((await cast.admin.put(...edit(undefined))).body.employee.version).toBe(4);
  });
});

test('identity corrects what was mistyped, and the new ID is searched for and unique', async () => {
  const identity = (body: Record<string, unknown>) =>
    cast.admin.put(`/employee/identity/${emma._id}`, {
      dob: emma.dob,
      gender: emma.gender,
      ...body,
    });
  const answer = await identity({ employeeId: 'FIXED-9', dob: '1985-02-28', gender: 'female' });
  expect(answer.body.employee).toEqual({
    ...emma,
    employeeId: 'FIXED-9',
    dob: '1985-02-28',
    gender: 'female',
    version: 2,
  });
  const found = await cast.admin.get(`/employee?filter=${JSON.stringify({ q: 'fixed-9' })}`);
  expect(found.body.employees).toHaveLength(1);
  expect(await identity({ employeeId: 'r-1' })).toMatchObject({
    status: 409,
    body: { code: 'employee.id_taken', errors: { employeeId: expect.any(String) } },
  });
  expect(await identity({ employeeId: 'FIXED-9', dob: '9999-01-01' })).toMatchObject({
    status: 400,
    body: { errors: { dob: expect.any(String) } },
  });
});

test('contact details: what is missing stays, what is empty is removed, the version does not rise', async () => {
  const path = `/employee/contact/${emma.userId._id}`;
  const full = {
    phone: '+47 22 12 34 56',
    address: 'Storgata 1\r\n0155 Oslo',
    emergencyContact: 'Ngozi, +47 99',
  };
  expect((await cast.admin.put(path, full)).body.employee).toEqual({
    ...emma,
    ...full,
    address: 'Storgata 1\n0155 Oslo',
  });
  expect((await cast.admin.put(path, { phone: '' })).body.employee).toMatchObject({
    phone: null,
    address: 'Storgata 1\n0155 Oslo',
    emergencyContact: 'Ngozi, +47 99',
    version: 1,
  });
  expect(await cast.admin.put(path, { phone: '1'.repeat(41) })).toMatchObject({
    status: 400,
    body: { errors: { phone: expect.any(String) } },
  });
});

test('a phone number is checked only where it changes (one that was stored before blocked the address)', async () => {
  const { phone } = await read();
  await store(server, 'UPDATE employee SET phone = ? WHERE id = ?', ['abc', emma._id]);
  const saved = await emmaClient.put('/profile/contact', { phone: 'abc', address: 'Storgata 2' });
  expect(saved).toMatchObject({
    status: 200,
    body: { employee: { phone: 'abc', address: 'Storgata 2' } },
  });
  expect(await emmaClient.put('/profile/contact', { phone: 'abcd' })).toMatchObject({
    status: 400,
    body: { errors: { phone: expect.stringContaining('must be a phone number') } },
  });
  expect(
    (
      await emmaClient.put('/profile/contact', {
        phone: phone ?? '',
        address: 'Storgata 1\n0155 Oslo',
      })
    ).status,
  ).toBe(200);
});

test('everybody changes their own contact details, and nobody else’s', async () => {
  expect((await emmaClient.put('/profile/contact', { phone: '123' })).body.employee).toMatchObject({
    _id: emma._id,
    phone: '123',
  });
  expect((await emmaClient.put(`/employee/contact/${emma._id}`, { phone: '9' })).status).toBe(403);
  expect((await read()).phone).toBe('123');
});

test('a new name, designation or e-mail is found by the search at once', async () => {
  const search = async (q: string) =>
    (
      (await cast.admin.get(`/employee?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body
        .employees as EmployeeRecord[]
    ).map(({ _id }) => _id);
  await update({ ...emma, name: 'Łucja Śmiałek', designation: 'Lead Cartographer' });
  expect(await search('lucja smialek')).toEqual([emma._id]);
  expect(await search('cartographer lucja')).toEqual([emma._id]);
  await cast.admin.confirm('a sound admin password');
  expect(
    await cast.admin.put(`/account/${emma._id}`, { email: 'new.mailbox@company.example' }),
  ).toMatchObject({ status: 200 });
  expect(await search('NEW.MAILBOX')).toEqual([emma._id]);
  expect(await search(emma.email)).toEqual([]);
  expect(await search('lucja')).toEqual([emma._id]);
});
