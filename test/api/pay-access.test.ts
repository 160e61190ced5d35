import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import mysql from 'mysql2/promise';
import { endOfDayIn } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { PayAccessResponse } from '../../api/contract/salary/salary-responses.js';
import { recordExport } from '../../api/operations/export/export-pay-access.js';
import { PayAccessLog } from '../../api/pay-access-log/pay-access-log.js';
import { Clock } from '../../api/platform/config/clock.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { Housekeeping } from '../../api/platform/periodic/housekeeping.js';
import { THIS_YEAR } from '../support/calendar.js';
import { form, hire, hireCast, PASSWORD, paySalary } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { TIME_ZONE } from '../support/clock-environment.mjs';
import { createDatabase, ENGINE } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { checked } from '../support/imports.js';
import { picture } from '../support/picture.js';
import { countRows, store } from '../support/rows.js';
import { ADMIN, serverOfFile, startServer } from '../support/server.js';

const MINUTE_MS = 60_000;
const CSV = { accept: 'text/csv' };

let paid: EmployeeRecord;
let client: Client;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
beforeEach(async () => {
  paid = await hire(cast.admin, { employeeId: `LOOK-${++hired}`, department: cast.research._id });
  client = await server.signIn(paid.email, PASSWORD);
});
afterEach(() => void jest.restoreAllMocks());

/** Another account's requests do not wait for what an admin was shown. */
const recorded = () => server.app.get(PayAccessLog, { strict: false }).allStored();
const answered = async (by: Client, query = '') => {
  await recorded();
  return (await by.get(`/salary/pay-access/${paid._id}${query}`)).body as PayAccessResponse;
};
const accesses = async () =>
  (await answered(client)).accesses.map(({ by, where, people }) => [by.name, where, people]);
const pageOf = (...people: EmployeeRecord[]) =>
  `/employee?range=[0,9]&fields=["salary"]&filter=${encodeURIComponent(JSON.stringify({ id: people.map(({ _id }) => _id) }))}`;
const namesOf = (...people: EmployeeRecord[]) =>
  pageOf(...people).replace('&fields=["salary"]', '');
const minutesLater = (minutes: number) =>
  void jest.spyOn(server.app.get(Clock), 'now').mockReturnValue(Date.now() + minutes * MINUTE_MS);

describe('access to pay that counts', () => {
  test('nobody has looked at somebody new', async () => {
    expect(await answered(client)).toEqual({
      success: true,
      accesses: [],
      summary: { since: `${THIS_YEAR}-01-01`, accesses: 0, people: 0 },
    });
  });

  test.each<[string, string, (admin: Client) => Promise<{ status: number }>]>([
    ['the details', 'details', (admin) => admin.get(`/employee/single/${paid._id}`)],
    [
      'the details, by the account',
      'details',
      (admin) => admin.get(`/employee/single/${paid.userId._id}`),
    ],
    [
      'a change, which answers with the details',
      'details',
      (admin) =>
        admin.put(`/employee/update/${paid._id}`, {
          ...paid,
          designation: 'Lead',
          version: undefined,
        }),
    ],
    [
      'a change of the contact',
      'details',
      (admin) => admin.put(`/employee/contact/${paid._id}`, { phone: '+47 22 12 34 56' }),
    ],
    [
      'a correction',
      'details',
      (admin) =>
        admin.put(`/employee/identity/${paid._id}`, {
          employeeId: paid.employeeId,
          dob: '1990-01-01',
          gender: 'other',
        }),
    ],
    [
      'a change of the employment',
      'details',
      (admin) => admin.put(`/employee/employment/${paid._id}`, { hireDate: '2000-01-01' }),
    ],
    [
      'a new photo',
      'details',
      async (admin) => admin.put(`/employee/image/${paid._id}`, form({}, await picture('png'))),
    ],
    ['the salary history', 'history', (admin) => admin.get(`/salary/${paid._id}`)],
    [
      'a page of it, even one without records: it tells the totals',
      'history',
      (admin) => admin.get(`/salary/${paid.userId._id}?range=[90,99]`),
    ],
    ['the salary revisions', 'history', (admin) => admin.get(`/payroll/revision/${paid._id}`)],
    [
      'a page of them',
      'history',
      (admin) => admin.get(`/payroll/revision/${paid.userId._id}?range=[5,9]`),
    ],
    [
      'a salary record that is voided',
      'history',
      async (admin) =>
        admin.post(
          `/salary/void/${(await paySalary(admin, paid._id, { payDate: '2026-02-28' }))._id}`,
          { reason: 'Twice' },
        ),
    ],
    ['a file of the salary history', 'export', (admin) => admin.get(`/salary/${paid._id}`, CSV)],
  ])('%s', async (_, where, read) => {
    await cast.admin.confirm(ADMIN.password);
    expect(await read(cast.admin)).toMatchObject({ status: 200 });
    expect(await accesses()).toEqual([[ADMIN.name, where, 1]]);
  });

  test('a page of the list is one look, which tells how many people it showed', async () => {
    const before = await countRows(server, 'pay_access');
    await cast.admin.get(pageOf(paid, cast.zoe, cast.amara));
    expect(await accesses()).toEqual([[ADMIN.name, 'list', 3]]);
    expect(await countRows(server, 'pay_access')).toBe(before + 1);
    expect(
      (await cast.zoeClient.get(`/salary/pay-access/${cast.zoe._id}`)).body.accesses[0],
    ).toMatchObject({ where: 'list', people: 3 });
  });

  test('a page that is sorted by salary has it and counts, since the order itself tells about it', async () => {
    const page = `${namesOf(paid, cast.zoe)}&sort=["salary","ASC"]`;
    for (const path of [page, `${page}&fields=[]`])
      expect((await cast.admin.get(path)).body.employees[0].salary).toBe(3000);
    expect(await accesses()).toEqual([[ADMIN.name, 'list', 2]]);
  });

  test('a filtered list without a range is for scripts: it has pay and counts', async () => {
    const { body } = await cast.admin.get(namesOf(paid).replace('range=[0,9]&', ''));
    expect(body.employees).toMatchObject([{ salary: 3000 }]);
    expect(await accesses()).toEqual([[ADMIN.name, 'list', 1]]);
  });

  test('the whole list is one look at everybody who was here by then', async () => {
    await cast.admin.get('/employee');
    expect(await accesses()).toEqual([[ADMIN.name, 'list', null]]);
    const later = await hire(cast.admin, {
      employeeId: `LATER-${hired}`,
      department: cast.research._id,
    });
    expect((await cast.admin.get(`/salary/pay-access/${later._id}`)).body.accesses).toEqual([]);
  });

  test('a file of the list counts as well, of those that were asked for or of everybody', async () => {
    await cast.ruthClient.confirm(PASSWORD);
    await cast.ruthClient.get(namesOf(paid, cast.zoe).replace('range=[0,9]&', ''), CSV);
    await cast.ruthClient.get('/employee', CSV);
    expect(await accesses()).toEqual([
      ['Ruth Admin', 'export', null],
      ['Ruth Admin', 'export', 2],
    ]);
  });

  test('an import shows what people have', async () => {
    await paySalary(cast.admin, paid._id, { payDate: '2026-03-31' });
    const job = await checked(
      cast.admin,
      'salaries',
      `Employee ID,Pay Date,Basic Salary\n${paid.employeeId},2026-03-31,1.00\n`,
      { dateOrder: 'year-first', decimalSign: '.' },
    );
    await cast.admin.get(`/import/rows/${job._id}`);
    await cast.admin.get(`/import/rows/${job._id}?range=[0,9]`);
    expect(await accesses()).toEqual([[ADMIN.name, 'import', 1]]);
  });

  test('entries of the audit log that tell amounts show pay, in the log and in somebody’s history', async () => {
    await paySalary(cast.admin, paid._id, { payDate: '2026-03-31' });
    await cast.ruthClient.get(`/history/employee/${paid._id}?range=[0,9]`);
    await eventually(async () => (await accesses()).length === 1);
    expect(await accesses()).toEqual([['Ruth Admin', 'audit', 1]]);
    await cast.admin.get('/audit?range=[0,1]');
    await eventually(async () => (await accesses()).length === 2);
    expect((await accesses())[0]).toEqual([ADMIN.name, 'audit', 1]);
  });

  test('an export by the program of the shell counts, which everybody sees', async () => {
    const { DATABASE_URL } = server.database.environment;
    await recordExport(
      {
        dataDir: server.database.dataDir,
        databaseUrl: DATABASE_URL ? new URL(DATABASE_URL) : undefined,
      },
      null,
    );
    expect(await accesses()).toEqual([['Command line', 'export', null]]);
  });

  test.each<[string, (admin: Client) => Promise<unknown>]>([
    ['the dashboard', (admin) => admin.get('/dashboard/body')],
    ['names for a select', (admin) => admin.get(`/employee/department/${cast.research._id}`)],
    [
      'a page of the list, which leaves pay out',
      async (admin) => {
        const { body } = await admin.get(namesOf(paid));
        expect(body.employees).toMatchObject([{ name: paid.name }]);
        expect(body.employees[0]).not.toHaveProperty('salary');
      },
    ],
    [
      'a list without a range whose fields do not name pay',
      async (admin) => {
        const { employees } = (await admin.get('/employee?fields=[]')).body;
        expect(employees).toContainEqual(expect.objectContaining({ name: paid.name }));
        expect(employees.filter((employee: object) => 'salary' in employee)).toEqual([]);
      },
    ],
    [
      'somebody whose fields do not name pay',
      async (admin) => {
        const { employee } = (await admin.get(`/employee/single/${paid._id}?fields=[]`)).body;
        expect(employee).toMatchObject({ _id: paid._id, version: expect.any(Number) });
        expect(employee).not.toHaveProperty('salary');
        expect(await admin.get(`/employee/single/${paid._id}?fields=x`)).toMatchObject({
          status: 400,
          body: { errors: { fields: expect.any(String) } },
        });
      },
    ],
    ['leave', (admin) => admin.get(`/leave/${paid._id}`)],
    ['who looked', (admin) => admin.get(`/salary/pay-access/${paid._id}`)],
    [
      'a file that was refused',
      async (admin) =>
        expect((await admin.get(`/salary/${paid._id}`, CSV)).body).toMatchObject({
          code: 'auth.confirm_needed',
        }),
    ],
    ['a page on which somebody is not', (admin) => admin.get(pageOf(cast.zoe))],
    ['a page of nobody', (admin) => admin.get('/employee?range=[9000,9009]&fields=["salary"]')],
  ])('%s does not', async (_, read) => {
    const admin = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
    await read(admin);
    expect(await accesses()).toEqual([]);
  });

  test('one’s own pay never counts, not for an admin either', async () => {
    for (const path of [`/employee/single/${paid._id}`, `/salary/${paid._id}`])
      await client.get(path);
    expect(await accesses()).toEqual([]);
    const chief = await hire(cast.admin, {
      employeeId: `CHIEF-${hired}`,
      department: cast.research._id,
      role: 'admin',
    });
    const own = await server.signIn(chief.email, PASSWORD);
    await own.confirm();
    await own.get(`/employee/single/${chief._id}`);
    await own.get(pageOf(chief, paid));
    await own.get('/employee');
    await recorded();
    expect((await own.get(`/salary/pay-access/${chief._id}`)).body.accesses).toEqual([]);
    expect(await accesses()).toEqual([
      [chief.name, 'list', null],
      [chief.name, 'list', 2],
    ]);
  });

  test('the same admin opening the same again within ten minutes is one look', async () => {
    await cast.admin.get(`/employee/single/${paid._id}`);
    minutesLater(9);
    await cast.admin.get(`/employee/single/${paid._id}`);
    expect(await accesses()).toHaveLength(1);
    await cast.ruthClient.get(`/employee/single/${paid._id}`);
    expect(await accesses()).toHaveLength(2);
    minutesLater(11);
    await cast.admin.get(`/employee/single/${paid._id}`);
    expect(await accesses()).toEqual([
      [ADMIN.name, 'details', 1],
      ['Ruth Admin', 'details', 1],
      [ADMIN.name, 'details', 1],
    ]);
  });
});

describe('an access to pay', () => {
  test('is told to the owner and admins, and to nobody else', async () => {
    await cast.admin.get(`/salary/${paid._id}`);
    expect((await answered(cast.ruthClient)).accesses).toHaveLength(1);
    expect(await cast.zoeClient.get(`/salary/pay-access/${paid._id}`)).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    });
    expect(await server.client().get(`/salary/pay-access/${paid._id}`)).toMatchObject({
      status: 401,
    });
    const { accesses: told } = (await client.get(`/salary/pay-access/${paid.userId._id}`))
      .body as PayAccessResponse;
    expect(told).toEqual([
      {
        _id: expect.any(String),
        by: { name: ADMIN.name },
        at: expect.stringMatching(/^\d{4}-.+Z$/),
        where: 'history',
        people: 1,
      },
    ]);
  });

  test('an admin without an employee record is told of nothing', async () => {
    await cast.ruthClient.get('/employee');
    await recorded();
    expect((await cast.admin.get(`/salary/pay-access/${cast.admin.user._id}`)).body).toMatchObject({
      accesses: [],
      summary: { accesses: 0, people: 0 },
    });
  });

  test('is told in pages, with the whole of this year', async () => {
    await cast.admin.get(`/employee/single/${paid._id}`);
    await cast.ruthClient.get(`/salary/${paid._id}`);
    await cast.admin.get(pageOf(paid, cast.zoe));
    await recorded();
    await store(
      server,
      `UPDATE pay_access SET accessed_at = ? WHERE place = 'details' AND id IN (SELECT pay_access_id FROM pay_access_person WHERE employee_id = ?)`,
      [endOfDayIn(TIME_ZONE, `${THIS_YEAR - 1}-12-31`) - 1, paid._id],
    );
    const answer = await client.get(`/salary/pay-access/${paid._id}?range=[1,1]`);
    expect(answer.headers.get('content-range')).toBe('accesses 1-1/3');
    expect(answer.body).toMatchObject({
      accesses: [{ where: 'history' }],
      summary: { accesses: 2, people: 2 },
    });
    expect(
      (await client.get(`/salary/pay-access/${paid._id}?range=[5,9]`)).headers.get('content-range'),
    ).toBe('accesses */3');
    expect(await client.get(`/salary/pay-access/${paid._id}?range=x`)).toMatchObject({
      status: 400,
      body: { errors: { range: expect.any(String) } },
    });
  });

  test('is told for two years', async () => {
    await cast.admin.get(pageOf(paid, cast.zoe));
    await recorded();
    const old = 'id IN (SELECT pay_access_id FROM pay_access_person WHERE employee_id = ?)';
    await store(server, `UPDATE pay_access SET accessed_at = ? WHERE ${old}`, [
      Date.now() - 731 * 24 * 60 * MINUTE_MS,
      paid._id,
    ]);
    expect(await countRows(server, 'pay_access_person', 'employee_id = ?', [paid._id])).toBe(1);
    await server.app.get(Housekeeping).runAll();
    expect(await accesses()).toEqual([]);
    expect(await countRows(server, 'pay_access_person', 'employee_id = ?', [paid._id])).toBe(0);
  });
});

describe('A reader', () => {
  /** Lets nobody store a look until it is called off. */
  async function heldBack(): Promise<() => Promise<unknown>> {
    if (ENGINE === 'mysql') {
      const other = await mysql.createConnection(String(server.database.environment.DATABASE_URL));
      await other.query('LOCK TABLES pay_access WRITE');
      return () => other.end();
    }
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const unit = server.app.get(UnitOfWork).write(() => held);
    return () => (release(), unit);
  }

  test('does not wait until it is recorded; the next request of the same account does', async () => {
    const callOff = await heldBack();
    expect((await cast.admin.get(`/employee/single/${paid._id}`)).body.employee.salary).toBe(3000);
    let isAnswered = false;
    const next = cast.admin
      .get(`/salary/${paid._id}`)
      .then((answer) => ((isAnswered = true), answer));
    expect(await cast.ruthClient.get('/department')).toMatchObject({ status: 200 });
    expect(isAnswered).toBe(false);
    await callOff();
    expect(await next).toMatchObject({ status: 200 });
    expect((await accesses()).map(([, where]) => where)).toEqual(['history', 'details']);
  });

  test('reads on while nothing can be recorded, and it is recorded as soon as it can', async () => {
    await store(server, 'ALTER TABLE pay_access RENAME TO pay_access_away');
    try {
      for (let round = 0; round < 2; round++)
        expect((await cast.admin.get(`/employee/single/${paid._id}`)).body.employee.salary).toBe(
          3000,
        );
      expect(await cast.admin.get(`/salary/${paid._id}?range=[0,9]`)).toMatchObject({
        status: 200,
      });
    } finally {
      await store(server, 'ALTER TABLE pay_access_away RENAME TO pay_access');
    }
    expect((await accesses()).map(([, where]) => where)).toEqual(['history', 'details']);
  });

  test('is recorded within moments', async () => {
    await cast.admin.get(`/employee/single/${paid._id}`);
    await eventually(
      async () =>
        (await countRows(server, 'pay_access_person', 'employee_id = ?', [paid._id])) === 1,
    );
  });

  test('is recorded by a server that stops at once', async () => {
    const database = await createDatabase();
    try {
      const first = await startServer({}, database);
      const company = await hireCast(first);
      await company.admin.get(`/employee/single/${company.zoe._id}`);
      await first.stop();
      const second = await startServer({}, database);
      const zoe = await second.signIn(company.zoe.email, PASSWORD);
      expect((await zoe.get(`/salary/pay-access/${company.zoe._id}`)).body.accesses).toMatchObject([
        { where: 'details' },
      ]);
      await second.stop();
    } finally {
      await database.remove();
    }
  });
});
