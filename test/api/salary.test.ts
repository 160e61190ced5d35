import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addYears } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { PayAccessRecord } from '../../api/contract/salary/pay-access.js';
import type { SalaryRecord, SalaryWarningRecord } from '../../api/contract/salary/salaries.js';
import { PayAccessLog } from '../../api/pay-access-log/pay-access-log.js';
import { Clock } from '../../api/platform/config/clock.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { hire, hireCast, PASSWORD, paySalary } from '../support/cast.js';
import { countRows } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

/** Newly hired before each test. */
let paid: EmployeeRecord;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
beforeEach(async () => {
  paid = await hire(cast.admin, { employeeId: `PAY-${++hired}`, department: cast.research._id });
});

const pay = (fields: Record<string, unknown>) =>
  cast.admin.post('/salary/add', {
    employeeId: paid._id,
    basicSalary: '1000.00',
    payDate: '2026-01-31',
    ...fields,
  });
const history = async () =>
  (await cast.admin.get(`/salary/${paid._id}`)).body.salary as SalaryRecord[];
const summary = async () =>
  (await cast.admin.get(`/salary/${paid.userId._id}?range=[0,9]`)).body.summary as unknown;

test('a record carries what was paid; the net is the server’s own', async () => {
  const added = await pay({
    basicSalary: '4200.50',
    allowances: 150,
    deductions: '0.05',
    netSalary: 999_999,
  });
  expect(added).toMatchObject({
    status: 201,
    body: {
      success: true,
      salary: {
        employeeId: { _id: paid._id, employeeId: paid.employeeId, name: paid.name },
        basicSalary: 4200.5,
        allowances: 150,
        deductions: 0.05,
        netSalary: 4350.45,
        payDate: '2026-01-31',
        voidedAt: null,
        voidReason: null,
      },
    },
  });
  expect(new Date(added.body.salary.createdAt).toISOString()).toBe(added.body.salary.createdAt);
  expect(await history()).toEqual([added.body.salary]);
});

test.each<[Record<string, unknown>, number]>([
  [{ basicSalary: 2000 }, 2000],
  [{ basicSalary: '2000', allowances: '', deductions: '' }, 2000],
  [{ basicSalary: '2000', allowances: null }, 2000],
  [{ basicSalary: 0.1, allowances: 0.2 }, 0.3],
  [{ basicSalary: 500, allowances: 500, deductions: 1000 }, 0],
  [{ basicSalary: 0 }, 0],
  [
    { basicSalary: '1000000000.00', allowances: '1000000000.00', deductions: '0.01' },
    1_999_999_999.99,
  ],
])('%p makes a net of %p', async (fields, netSalary) =>
  expect((await pay(fields)).body.salary).toMatchObject({ netSalary }),
);

test('deductions are at most what is paid', async () => {
  const answer = await pay({ basicSalary: 1, deductions: 1.01 });
  expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'request.invalid' } });
  expect(Object.keys(answer.body.errors)).toEqual(['deductions']);
  expect(await history()).toEqual([]);
});

test('a pay date lies at most two years ahead', async () => {
  const latest = addYears(server.app.get(Clock).today(), 2);
  expect(await pay({ payDate: addDays(latest, 1) })).toMatchObject({
    status: 400,
    body: { errors: { payDate: expect.any(String) } },
  });
  expect((await pay({ payDate: latest })).status).toBe(201);
  expect((await pay({ payDate: '2000-01-01' })).status).toBe(201);
});

test('the employee may be named by the id of the account, an account without an employee may not', async () => {
  expect((await pay({ employeeId: paid.userId._id })).body.salary.employeeId._id).toBe(paid._id);
  expect(await pay({ employeeId: cast.admin.user._id })).toMatchObject({
    status: 400,
    body: { errors: { employeeId: expect.any(String) } },
  });
});

describe('one valid record per employee and pay date', () => {
  test('a second is a 409 at the date, with either id; another date or person is not', async () => {
    await paySalary(cast.admin, paid._id);
    for (const employeeId of [paid._id, paid.userId._id]) {
      expect(await pay({ employeeId, basicSalary: 5 })).toMatchObject({
        status: 409,
        body: { code: 'salary.date_taken', errors: { payDate: expect.any(String) } },
      });
    }
    expect((await pay({ payDate: '2026-02-28' })).status).toBe(201);
    expect((await pay({ employeeId: cast.zoe._id })).status).toBe(201);
    expect(await history()).toHaveLength(2);
  });

  test('a void record frees its date, is kept with its reason and leaves the totals', async () => {
    const wrong = await paySalary(cast.admin, paid._id, { basicSalary: '900.00' });
    await paySalary(cast.admin, paid._id, { basicSalary: '100.00', payDate: '2026-02-28' });
    const answer = await cast.ruthClient.post(`/salary/void/${wrong._id}`, {
      reason: ' Entered twice ',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        salary: { ...wrong, voidedAt: expect.any(String), voidReason: 'Entered twice' },
      },
    });
    expect(await summary()).toEqual({ records: 1, totalPaid: 100, averageSalary: 100 });

    const right = await paySalary(cast.admin, paid._id, { basicSalary: '950.00' });
    expect(await summary()).toEqual({ records: 2, totalPaid: 1050, averageSalary: 525 });
    expect((await history()).map(({ _id, voidReason }) => [_id, voidReason])).toEqual(
      expect.arrayContaining([
        [wrong._id, 'Entered twice'],
        [right._id, null],
      ]),
    );
    // And again: as often as it takes.
    expect(
      (await cast.admin.post(`/salary/void/${right._id}`, { reason: 'Wrong too' })).status,
    ).toBe(200);
    await paySalary(cast.admin, paid._id, { basicSalary: '960.00' });
    expect(
      await countRows(server, 'salary', "employee_id = ? AND pay_date = '2026-01-31'", [paid._id]),
    ).toBe(3);
  });

  test('voiding needs a reason, works once, and needs a record', async () => {
    const record = await paySalary(cast.admin, paid._id);
    for (const reason of [undefined, '  ', 'x'.repeat(501)]) {
      expect(await cast.admin.post(`/salary/void/${record._id}`, { reason })).toMatchObject({
        status: 400,
        body: { errors: { reason: expect.any(String) } },
      });
    }
    expect((await cast.admin.post(`/salary/void/${record._id}`, { reason: 'Once' })).status).toBe(
      200,
    );
    expect(await cast.admin.post(`/salary/void/${record._id}`, { reason: 'Twice' })).toMatchObject({
      status: 409,
      body: { code: 'salary.already_void' },
    });
    expect((await history())[0]?.voidReason).toBe('Once');
    expect(await cast.admin.post(`/salary/void/${newId()}`, { reason: 'Nothing' })).toMatchObject({
      status: 404,
      body: { code: 'salary.not_found' },
    });
  });
});

describe('Pays leavers, two records in a month: warned of and allowed', () => {
  const warned = async (payDate: string, id = paid._id) =>
    (await cast.admin.get(`/salary/warnings/${id}?payDate=${payDate}`)).body
      .warnings as SalaryWarningRecord[];
  const lastDay = (leftOn: string | null) =>
    cast.admin.put(`/employee/employment/${paid._id}`, { leftOn });

  test('after the last day', async () => {
    await lastDay('2026-01-30');
    const expected = [
      {
        kind: 'after_last_day',
        date: '2026-01-30',
        text: 'The pay date is after the last day of employment, 2026-01-30.',
      },
    ];
    expect(await warned('2026-01-30')).toEqual([]);
    expect(await warned('2026-01-31')).toEqual(expected);
    expect(await warned('2026-01-31', paid.userId._id)).toEqual(expected);
    expect(await pay({ payDate: '2026-01-31' })).toMatchObject({
      status: 201,
      body: { salary: { payDate: '2026-01-31' }, warnings: expected },
    });
    await lastDay(null);
    expect(await warned('2026-01-30')).toMatchObject([{ kind: 'same_month' }]);
  });

  test('another valid record in the month', async () => {
    expect((await pay({ payDate: '2026-10-25' })).body.warnings).toEqual([]);
    const expected = [
      {
        kind: 'same_month',
        date: '2026-10-25',
        text: 'There is already a salary record for this month, dated 2026-10-25.',
      },
    ];
    expect(await warned('2026-10-26')).toEqual(expected);
    // The same pay date is refused, and said at the field then.
    for (const payDate of ['2026-10-25', '2026-09-30', '2026-11-01', '2025-10-26'])
      expect(await warned(payDate)).toEqual([]);
    const second = await pay({ payDate: '2026-10-26' });
    expect(second).toMatchObject({ status: 201, body: { warnings: expected } });
    await cast.admin.post(`/salary/void/${second.body.salary._id}`, { reason: 'Twice' });
    expect(await warned('2026-10-27')).toEqual(expected);
  });

  test('a pay date that is none is refused; what is asked is no access to pay', async () => {
    for (const payDate of ['', 'x', '2026-02-30'])
      expect(await cast.admin.get(`/salary/warnings/${paid._id}?payDate=${payDate}`)).toMatchObject(
        { status: 400, body: { errors: { payDate: expect.any(String) } } },
      );
    expect(await warned('9999-12-31')).toEqual([]);
    const reader = await hire(cast.admin, {
      employeeId: `${paid.employeeId}-R`,
      department: cast.research._id,
      role: 'admin',
    });
    await (
      await server.signIn(reader.email, PASSWORD)
    ).get(`/salary/warnings/${paid._id}?payDate=2026-10-26`);
    await server.app.get(PayAccessLog, { strict: false }).allStored();
    expect(
      (await cast.admin.get(`/salary/pay-access/${paid._id}`)).body.accesses.filter(
        ({ by }: PayAccessRecord) => by.name === reader.name,
      ),
    ).toEqual([]);
  });
});

describe('totals are exact', () => {
  test.each<[string, string[], { records: number; totalPaid: number; averageSalary: number }]>([
    ['tenths', ['0.10', '0.20'], { records: 2, totalPaid: 0.3, averageSalary: 0.15 }],
    ['half a cent goes up', ['0.01', '0.02'], { records: 2, totalPaid: 0.03, averageSalary: 0.02 }],
    [
      'a third goes down',
      ['0.01', '0.00', '0.00'],
      { records: 3, totalPaid: 0.01, averageSalary: 0 },
    ],
    [
      'two thirds go up',
      ['0.01', '0.01', '0.00'],
      { records: 3, totalPaid: 0.02, averageSalary: 0.01 },
    ],
    [
      'the largest amounts',
      Array(6).fill('1000000000.00'),
      { records: 6, totalPaid: 6_000_000_000, averageSalary: 1_000_000_000 },
    ],
    [
      'large and small',
      ['999999999.99', '0.01', '1000000000.00', '0.02'],
      { records: 4, totalPaid: 2_000_000_000.02, averageSalary: 500_000_000.01 },
    ],
    ['none', [], { records: 0, totalPaid: 0, averageSalary: 0 }],
  ])('%s', async (_, amounts, expected) => {
    for (const [month, basicSalary] of amounts.entries())
      await paySalary(cast.admin, paid._id, { basicSalary, payDate: `2025-0${month + 1}-25` });
    expect(await summary()).toEqual(expected);
  });
});

test('a history is read by either id, newest first, by its owner and by admins', async () => {
  const first = await paySalary(cast.admin, cast.amara._id, { payDate: '2026-03-31' });
  const second = await paySalary(cast.admin, cast.amara._id, { payDate: '2026-02-28' });
  for (const [client, id] of [
    [cast.amaraClient, cast.amara._id],
    [cast.amaraClient, cast.amara.userId._id],
    [cast.admin, cast.amara._id],
    [cast.admin, cast.amara.userId._id],
  ] as const) {
    expect(await client.get(`/salary/${id}`)).toMatchObject({
      status: 200,
      body: { success: true, salary: [second, first] },
    });
  }
  expect((await cast.zoeClient.get(`/salary/${cast.amara._id}`)).status).toBe(403);
  expect((await cast.zoeClient.get(`/salary/${newId()}`)).status).toBe(403);
  expect(await cast.admin.get(`/salary/${newId()}`)).toMatchObject({
    status: 404,
    body: { code: 'employee.not_found' },
  });
  expect((await cast.admin.get('/salary/nonsense')).status).toBe(400);
});
