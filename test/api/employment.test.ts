import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AccountAccessChanged } from '../../api/account/account.events.js';
import { addDays, addYears } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { IMPORT_FIELDS } from '../../api/contract/imports/import-fields.js';
import { Clock } from '../../api/platform/config/clock.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { Events } from '../../api/platform/events/events.js';
import { hire, hireCast, PASSWORD } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { auditOf, countRows } from '../support/rows.js';
import { ADMIN, serverOfFile } from '../support/server.js';
import { statuses, onlyAnswer, inParallel } from '../support/together.js';

let mia: EmployeeRecord;
let miaClient: Client;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
const today = server.app.get(Clock).today();
beforeEach(async () => {
  mia = await hire(cast.admin, {
    employeeId: `EMPL-${++hired}`,
    name: `Mia Number ${hired}`,
    department: cast.research._id,
  });
  miaClient = await server.signIn(mia.email, PASSWORD);
});

const change = (body: unknown, of: EmployeeRecord = mia, by = cast.admin) =>
  by.put(`/employee/employment/${of._id}`, body);
const read = async (of: EmployeeRecord = mia, by = cast.admin) =>
  (await by.get(`/employee/single/${of._id}`)).body.employee as EmployeeRecord;
const doors = ({ userId }: EmployeeRecord) =>
  Promise.all(
    ['session', 'one_time_link'].map((table) =>
      countRows(server, table, 'account_id = ?', [userId._id]),
    ),
  );

test('hire date, manager and last day are kept and shown; the version rises', async () => {
  const [hireDate, leftOn] = [addYears(today, -3), addDays(today, 30)];
  const stored = {
    ...mia,
    hireDate,
    manager: { _id: cast.ruth._id, name: 'Ruth Admin' },
    leftOn,
    periods: [{ hiredOn: hireDate, leftOn }],
    yearsOfService: 3,
    version: 2,
  };
  const answer = await change({ hireDate, manager: { _id: cast.ruth._id }, leftOn, version: 1 });
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(answer.body.employee).toEqual(stored);
  expect(await read()).toEqual(stored);
  expect((await miaClient.get('/auth/verify')).status).toBe(200);
});

test('what is missing stays, what is empty is removed', async () => {
  await change({
    hireDate: '2019-04-01',
    manager: { name: 'Somebody Else' },
    leftOn: addDays(today, 30),
  });
  expect((await change({})).body.employee).toMatchObject({
    hireDate: '2019-04-01',
    manager: { name: 'Somebody Else' },
    leftOn: addDays(today, 30),
  });
  expect((await change({ leftOn: null })).body.employee).toMatchObject({
    hireDate: '2019-04-01',
    manager: { name: 'Somebody Else' },
    leftOn: null,
  });
  expect((await change({ hireDate: '', manager: '' })).body.employee).toMatchObject({
    hireDate: null,
    manager: null,
    leftOn: null,
  });
  await change({ manager: { _id: cast.ruth._id } });
  expect((await change({ manager: { _id: '', name: ' ' } })).body.employee.manager).toBeNull();
});

test('the manager is a person by either id, whose name follows theirs', async () => {
  const boss = await hire(cast.admin, {
    employeeId: `BOSS-${hired}`,
    name: 'Old Name',
    department: cast.sales._id,
  });
  for (const _id of [boss._id, boss.userId._id.toUpperCase()]) {
    expect(
      (await change({ manager: { _id, name: 'What it says' } })).body.employee.manager,
    ).toEqual({ _id: boss._id, name: 'Old Name' });
  }
  await cast.admin.put(`/employee/update/${boss._id}`, { ...boss, name: 'New Name' });
  expect((await read()).manager).toEqual({ _id: boss._id, name: 'New Name' });
  const listed = (await cast.admin.get(`/employee?filter=${JSON.stringify({ id: [mia._id] })}`))
    .body.employees;
  expect(listed).toMatchObject([{ manager: { _id: boss._id, name: 'New Name' } }]);
});

test('a name alone is kept as text, also one that somebody has', async () => {
  expect((await change({ manager: { name: ' Ruth Admin ' } })).body.employee.manager).toEqual({
    name: 'Ruth Admin',
  });
  expect((await change({ manager: { _id: cast.ruth._id } })).body.employee.manager).toEqual({
    _id: cast.ruth._id,
    name: 'Ruth Admin',
  });
});

test.each([
  ['nobody', () => newId()],
  ['the person', () => mia._id],
  ['the account of the person', () => mia.userId._id],
])('%s is no manager', async (_, id) => {
  expect(await change({ manager: { _id: id() } })).toMatchObject({
    status: 400,
    body: { errors: { manager: expect.any(String) } },
  });
  expect(await read()).toEqual(mia);
});

test('nobody leaves before they were hired', async () => {
  const refused = {
    status: 400,
    body: { errors: { leftOn: expect.stringContaining('2020-05-01') } },
  };
  expect(await change({ hireDate: '2020-05-01', leftOn: '2020-04-30' })).toMatchObject(refused);
  await change({ hireDate: '2020-05-01' });
  expect(await change({ leftOn: '2020-04-30' })).toMatchObject(refused);
  expect((await change({ leftOn: '2020-05-01' })).body.employee).toMatchObject({
    status: 'Left',
    leftOn: '2020-05-01',
  });
  expect((await change({ hireDate: '2020-05-02' })).body.errors).toMatchObject({
    leftOn: expect.any(String),
  });
});

test('dates lie between 1950 and two years ahead', async () => {
  const last = addYears(today, 2);
  for (const field of ['hireDate', 'leftOn']) {
    for (const good of ['1950-01-01', last])
      expect((await change({ hireDate: null, leftOn: null, [field]: good })).status).toBe(200);
    for (const bad of ['1949-12-31', addDays(last, 1)])
      expect((await change({ [field]: bad })).body.errors).toEqual({ [field]: expect.any(String) });
  }
});

test('of two at once who read the same, one is refused', async () => {
  const answers = await inParallel(2, (n) =>
    change({ manager: { name: `Boss ${n}` }, version: 1 }),
  );
  expect(statuses(answers)).toEqual({ 200: 1, 409: 1 });
  expect(onlyAnswer(answers, 409).body.code).toBe('request.stale');
  expect((await read()).manager).toEqual(onlyAnswer(answers, 200).body.employee.manager);
});

test('an employment is an admin’s to change, and nobody else’s', async () => {
  expect((await change({ leftOn: null }, mia, miaClient)).status).toBe(403);
  expect((await change({ leftOn: null }, { ...mia, _id: newId() })).body.code).toBe(
    'employee.not_found',
  );
});

test('every change is recorded with what was before', async () => {
  await change({ hireDate: '2019-04-01', manager: { name: 'Ruth Admin' } });
  await change({ manager: { _id: cast.ruth._id } });
  const [first, second] = (await auditOf(server, mia._id)).filter(
    ({ action }) => action === 'employee.employment',
  );
  expect(first).toMatchObject({
    actorName: ADMIN.name,
    subject: 'employee',
    subjectName: mia.name,
  });
  expect([first?.before, first?.after]).toEqual([
    { hireDate: null, manager: null },
    { hireDate: '2019-04-01', manager: 'Ruth Admin' },
  ]);
  expect([second?.before, second?.after]).toEqual([
    { managerId: null },
    { managerId: cast.ruth._id },
  ]);
});

describe('a leaving', () => {
  const link = () => cast.admin.post(`/account/link/${mia._id}`);
  beforeEach(() => cast.admin.confirm(ADMIN.password));

  test('that has passed ends sessions and one-time links, and is counted', async () => {
    await link();
    expect(await doors(mia)).toEqual([1, 1]);
    expect((await change({ leftOn: addDays(today, -1) })).body.employee).toMatchObject({
      status: 'Left',
    });
    expect(await doors(mia)).toEqual([0, 0]);
    expect((await server.client().signIn(mia.email, PASSWORD)).status).toBe(401);
  });

  test.each([
    ['today', 0],
    ['ahead', 400],
  ])('whose day is %s ends nothing yet', async (_, days) => {
    await link();
    expect((await change({ leftOn: addDays(today, days) })).body.employee).toMatchObject({
      status: 'Active',
    });
    expect(await doors(mia)).toEqual([1, 1]);
  });

  test('that is taken back counts the person again, who signs in anew', async () => {
    await change({ leftOn: addDays(today, -1) });
    await change({ leftOn: null });
    expect((await miaClient.get('/auth/verify')).status).toBe(401);
    expect((await miaClient.signIn(mia.email, PASSWORD)).status).toBe(200);
  });

  test('is not recorded when its version is old, and ends nothing', async () => {
    await change({ hireDate: '2019-04-01' });
    expect(await change({ leftOn: addDays(today, -1), version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'request.stale' },
    });
    expect((await miaClient.get('/auth/verify')).status).toBe(200);
  });

  test('does not stand in the way of a sign-in of the same person that is closed at once', async () => {
    const answers = await inParallel(12, (n) =>
      n % 2
        ? change({ leftOn: addDays(today, -n) })
        : cast.admin.put(`/account/${mia._id}`, { disabled: n % 4 === 0 }),
    );
    expect(statuses(answers)).toEqual({ 200: 12 });
  });

  test('of thousands at once ends the sessions of all of them', async () => {
    const others = Array.from({ length: 1_200 }, () => newId());
    await server.app
      .get(UnitOfWork)
      .write(() =>
        server.app.get(Events).emit(new AccountAccessChanged([...others, mia.userId._id])),
      );
    expect((await doors(mia))[0]).toBe(0);
  });
});

describe('admins who leave', () => {
  const LAST = {
    status: 409,
    body: {
      code: 'account.last_admin',
      error: expect.stringContaining('Make someone else an admin first.'),
    },
  };
  let other: EmployeeRecord;
  let otherClient: Client;

  // Ruth and another are the only ones: the admin of the empty database has no employee record, and cannot leave.
  beforeEach(async () => {
    other = await hire(cast.admin, {
      employeeId: `ADM-${hired}`,
      department: cast.sales._id,
      role: 'admin',
    });
    otherClient = await server.signIn(other.email, PASSWORD);
    await otherClient.confirm();
    await cast.ruthClient.signIn(cast.ruth.email, PASSWORD);
    await cast.ruthClient.confirm(PASSWORD);
    expect(
      (await cast.ruthClient.put(`/account/${cast.admin.user._id}`, { disabled: true })).status,
    ).toBe(200);
  });
  afterEach(async () => {
    await cast.ruthClient.confirm();
    await cast.ruthClient.put(`/employee/employment/${cast.ruth._id}`, { leftOn: null });
    expect(
      (await cast.ruthClient.put(`/account/${cast.admin.user._id}`, { disabled: false })).status,
    ).toBe(200);
    expect((await cast.ruthClient.put(`/account/${other._id}`, { role: 'employee' })).status).toBe(
      200,
    );
    await cast.admin.signIn(ADMIN.email, ADMIN.password);
    await cast.admin.confirm();
  });

  test.each([
    ['in the past', -1],
    ['today', 0],
    ['ahead', 90],
  ])('the last one does not leave, with a day %s', async (_, days) => {
    expect((await change({ leftOn: addDays(today, days) }, other, cast.ruthClient)).status).toBe(
      200,
    );
    for (const day of [addDays(today, days), addDays(today, 200), '2020-01-01'])
      expect(await change({ leftOn: day }, cast.ruth, cast.ruthClient)).toMatchObject(LAST);
    expect((await read(cast.ruth, cast.ruthClient)).leftOn).toBeNull();
    expect((await cast.ruthClient.get('/auth/verify')).status).toBe(200);
  });

  test('one may leave while another stays, and is signed out by it', async () => {
    expect((await change({ leftOn: addDays(today, -1) }, other, otherClient)).status).toBe(200);
    expect((await otherClient.get('/auth/verify')).status).toBe(401);
  });

  test('one with a last day ahead is none to count on', async () => {
    await change({ leftOn: addDays(today, 90) }, other, cast.ruthClient);
    expect(await otherClient.put(`/account/${cast.ruth._id}`, { disabled: true })).toMatchObject({
      ...LAST,
      body: { error: expect.stringContaining('This would leave no admin after the last day.') },
    });
  });

  test('one of two who record each other’s leaving at once stays', async () => {
    const answers = await Promise.all([
      change({ leftOn: addDays(today, -1) }, other, cast.ruthClient),
      change({ leftOn: addDays(today, -1) }, cast.ruth, otherClient),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(({ body }) => body.code).filter(Boolean)).toEqual([
      expect.stringMatching(/^(account\.last_admin|auth\.required)$/),
    ]);
    // So that the next test finds Ruth in her place.
    if (answers[1]?.status === 200) {
      await otherClient.put(`/employee/employment/${cast.ruth._id}`, { leftOn: null });
      await cast.ruthClient.signIn(cast.ruth.email, PASSWORD);
    }
  });
});

test('the list’s file ends with hire date, last day, manager and contact, headed as the import knows them', async () => {
  await cast.admin.confirm(ADMIN.password);
  await change({ hireDate: '2019-04-01', leftOn: '2021-02-03', manager: { name: '=Boss' } });
  const { body } = await cast.admin.get(`/employee?filter=${JSON.stringify({ id: [mia._id] })}`, {
    accept: 'text/csv',
  });
  const [head = '', line = ''] = (body as string).replace('\ufeff', '').split('\n');
  expect(
    head.endsWith(
      ',Status,First Hire Date,Earlier Employments,Hire Date,Last Day,Manager,Approver,Deputy,Phone,Address,Emergency Contact',
    ),
  ).toBe(true);
  const labels: string[] = Object.values(IMPORT_FIELDS.employees).map(({ label }) => label);
  expect(head.split(',').filter((heading) => !labels.includes(heading))).toEqual([
    'Status',
    'First Hire Date',
  ]);
  expect(line).toContain(",Left,2019-04-01,,2019-04-01,2021-02-03,'=Boss,");
});
