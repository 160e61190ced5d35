import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addYears } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { SalaryWarningRecord } from '../../api/contract/salary/salaries.js';
import { EmploymentPeriods } from '../../api/employee/employment-periods.js';
import { Clock } from '../../api/platform/config/clock.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { hire, hireCast, PASSWORD } from '../support/cast.js';
import { recounted, told } from '../support/recount.js';
import { auditOf, store } from '../support/rows.js';
import { ADMIN, serverOfFile } from '../support/server.js';
import { statuses, inParallel } from '../support/together.js';

let mia: EmployeeRecord;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
const today = server.app.get(Clock).today();
beforeEach(async () => {
  mia = await hire(cast.admin, {
    employeeId: `BACK-${++hired}`,
    name: `Mia Number ${hired}`,
    department: cast.research._id,
  });
});

const change = (body: unknown) => cast.admin.put(`/employee/employment/${mia._id}`, body);
const comeBack = (returnDate: unknown, more: object = {}, by = cast.admin) =>
  by.post(`/employee/return/${mia._id}`, { returnDate, ...more });
const read = async (by = cast.admin) =>
  (await by.get(`/employee/single/${mia._id}`)).body.employee as EmployeeRecord;
const listed = async (status: string) =>
  (
    (await cast.admin.get(`/employee?filter=${JSON.stringify({ status })}`)).body
      .employees as EmployeeRecord[]
  ).some(({ _id }) => _id === mia._id);
const periods = (...dates: [string | null, string | null][]) =>
  dates.map(([hiredOn, leftOn]) => ({ hiredOn, leftOn }));

describe('a return', () => {
  test('keeps the employment that ended and leaves the gap', async () => {
    await change({ hireDate: '2015-03-01', leftOn: '2018-02-28' });
    const back = addYears(today, -1);
    const answer = await comeBack(back);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        employee: { status: 'Active', hireDate: back, leftOn: null, version: 3, yearsOfService: 4 },
      },
    });
    expect(answer.body.employee.periods).toEqual(
      periods(['2015-03-01', '2018-02-28'], [back, null]),
    );
    expect(await read()).toEqual(answer.body.employee);
    expect(await told(cast.admin)).toEqual(await recounted(server));
    const own = (
      await (await server.signIn(mia.email, PASSWORD)).get(`/employee/single/${mia._id}`)
    ).body.employee as EmployeeRecord;
    expect(own).toMatchObject({ periods: answer.body.employee.periods, yearsOfService: 4 });
  });

  test('stands in the file beside the first hire date (the file had the latest employment only)', async () => {
    await cast.admin.confirm(ADMIN.password);
    await change({ hireDate: '2015-03-01', leftOn: '2018-02-28' });
    await comeBack('2020-01-01');
    const file = async () =>
      String(
        (
          await cast.admin.get(`/employee?filter=${JSON.stringify({ id: [mia._id] })}`, {
            accept: 'text/csv',
          })
        ).body,
      );
    expect(await file()).toContain(',Active,2015-03-01,2015-03-01–2018-02-28,2020-01-01,,');
    await change({ earlierPeriods: [{ hiredOn: null, leftOn: '2018-02-28' }] });
    expect(await file()).toContain(',Active,,–2018-02-28,2020-01-01,,');
  });

  test('is recorded with what was before', async () => {
    await change({ hireDate: '2015-03-01', leftOn: '2018-02-28' });
    await comeBack('2020-01-01');
    expect((await auditOf(server, mia._id)).at(-1)).toMatchObject({
      actorName: ADMIN.name,
      action: 'employee.return',
      before: { hireDate: '2015-03-01', leftOn: '2018-02-28', earlierEmployments: null },
      after: { hireDate: '2020-01-01', leftOn: null, earlierEmployments: '2015-03-01/2018-02-28' },
    });
  });

  test('on the day after the last one begins a new employment without a gap', async () => {
    await change({ hireDate: '2015-03-01', leftOn: '2018-02-28' });
    expect((await comeBack('2018-03-01')).body.employee).toMatchObject({
      status: 'Active',
      hireDate: '2018-03-01',
      leftOn: null,
    });
    expect(await told(cast.admin)).toEqual(await recounted(server));
  });

  test('to come leaves the person gone until its day', async () => {
    await change({ hireDate: '2015-03-01', leftOn: addDays(today, -30) });
    const before = await told(cast.admin);
    expect((await comeBack(addDays(today, 1))).body.employee).toMatchObject({
      status: 'Left',
      hireDate: addDays(today, 1),
      leftOn: null,
    });
    expect(await told(cast.admin)).toEqual(before);
    expect(before).toEqual(await recounted(server));
    expect([await listed('Active'), await listed('Left')]).toEqual([false, true]);
    expect((await server.client().signIn(mia.email, PASSWORD)).status).toBe(401);

    await change({ hireDate: today });
    const arrived = await told(cast.admin);
    expect(arrived).toEqual(await recounted(server));
    expect(arrived.employees.total - before.employees.total).toBe(1);
    expect([await listed('Active'), await listed('Left')]).toEqual([true, false]);
    expect((await server.client().signIn(mia.email, PASSWORD)).status).toBe(200);
  });

  test('may be recorded before the last day, on which the person still works', async () => {
    await change({ hireDate: '2015-03-01', leftOn: addDays(today, 30) });
    expect((await comeBack(addDays(today, 90))).body.employee).toMatchObject({
      status: 'Active',
      hireDate: addDays(today, 90),
    });
    expect(await told(cast.admin)).toEqual(await recounted(server));
    // The counts hold on each date, also in the gap, in another department and with other pay.
    await cast.admin.put(`/employee/update/${mia._id}`, {
      ...mia,
      version: undefined,
      salary: 99,
      department: cast.sales._id,
    });
    await change({ earlierPeriods: periods(['2015-03-01', addDays(today, -1)]) });
    expect(await told(cast.admin)).toEqual(await recounted(server));
  });

  test.each<[string, () => string]>([
    ['before the last day', () => '2018-02-27'],
    ['on the last day', () => '2018-02-28'],
    ['after two years', () => addDays(addYears(today, 2), 1)],
  ])('%s is refused', async (_, day) => {
    await change({ hireDate: '2015-03-01', leftOn: '2018-02-28' });
    expect(await comeBack(day())).toMatchObject({
      status: 400,
      body: { errors: { returnDate: expect.any(String) } },
    });
    expect((await read()).periods).toEqual(periods(['2015-03-01', '2018-02-28']));
  });

  test('needs a last day', async () => {
    expect(await comeBack(today)).toMatchObject({
      status: 409,
      body: { code: 'employee.no_last_day' },
    });
  });

  test('is recorded once of many at once, and once for one key', async () => {
    await change({ leftOn: '2018-02-28' });
    const { version } = await read();
    expect(statuses(await inParallel(4, () => comeBack('2020-01-01', { version })))).toEqual({
      200: 1,
      409: 3,
    });
    await change({ leftOn: '2021-02-28' });
    const key = { 'idempotency-key': newId() };
    const twice = await inParallel(2, () =>
      cast.admin.post(`/employee/return/${mia._id}`, { returnDate: '2022-01-01' }, key),
    );
    expect(twice.filter(({ status }) => status === 200)).not.toHaveLength(0);
    expect((await read()).periods).toHaveLength(3);
  });

  test('is an admin’s to record', async () => {
    expect((await comeBack(today, {}, cast.amaraClient)).status).toBe(403);
  });
});

describe('corrections', () => {
  beforeEach(async () => {
    await change({ hireDate: '2015-03-01', leftOn: '2018-02-28' });
    await comeBack('2020-01-01');
  });

  test('change the dates of earlier employments, in whatever order they come', async () => {
    const earlier = periods(['2015-04-01', '2018-03-31'], [null, '2010-12-31']);
    const { employee } = (await change({ earlierPeriods: earlier })).body;
    expect(employee.periods).toEqual([
      ...earlier.toReversed(),
      { hiredOn: '2020-01-01', leftOn: null },
    ]);
    expect((await change({ hireDate: '2020-02-01' })).body.employee.periods.slice(0, 2)).toEqual(
      earlier.toReversed(),
    );
  });

  test('take back a return that never was', async () => {
    const { employee } = (
      await change({ hireDate: '2015-03-01', leftOn: '2018-02-28', earlierPeriods: [] })
    ).body;
    expect(employee).toMatchObject({
      status: 'Left',
      periods: periods(['2015-03-01', '2018-02-28']),
    });
    expect(await told(cast.admin)).toEqual(await recounted(server));
  });

  test('take back a last day: the person never left, and there is no gap', async () => {
    await change({ leftOn: '2024-05-31' });
    expect((await change({ leftOn: null })).body.employee.periods).toEqual(
      periods(['2015-03-01', '2018-02-28'], ['2020-01-01', null]),
    );
  });

  test.each<[string, object, string]>([
    ['a hire date within the employment before', { hireDate: '2018-02-28' }, 'hireDate'],
    ['no hire date after an earlier employment', { hireDate: null }, 'hireDate'],
    [
      'an earlier employment into the latest',
      { earlierPeriods: periods(['2015-03-01', '2020-01-01']) },
      'hireDate',
    ],
    [
      'earlier employments that overlap',
      { earlierPeriods: periods(['2010-01-01', '2016-01-01'], ['2015-01-01', '2018-01-01']) },
      'earlierPeriods',
    ],
    [
      'an earlier employment that ends before it begins',
      { earlierPeriods: periods(['2015-03-01', '2015-02-28']) },
      'earlierPeriods',
    ],
  ])('refuse %s', async (_, body, field) => {
    expect(await change(body)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect((await read()).periods).toEqual(
      periods(['2015-03-01', '2018-02-28'], ['2020-01-01', null]),
    );
  });

  test('do not erase a leaving: a hire date after the last day is a return', async () => {
    await change({ leftOn: '2024-05-31' });
    expect(await change({ hireDate: '2025-01-01', leftOn: null })).toMatchObject({
      status: 400,
      body: { errors: { hireDate: expect.stringContaining('Record a return') } },
    });
  });
});

test('pay within the gap is warned of, and pay after the return is not', async () => {
  await change({ hireDate: '2015-03-01', leftOn: '2018-02-28' });
  await comeBack('2020-01-01');
  const warned = async (day: string) =>
    (
      (await cast.admin.get(`/salary/warnings/${mia._id}?payDate=${day}`)).body
        .warnings as SalaryWarningRecord[]
    ).map(({ kind, date }) => [kind, date]);
  expect([
    await warned('2018-02-28'),
    await warned('2019-06-30'),
    await warned('2020-01-31'),
  ]).toEqual([[], [['after_last_day', '2018-02-28']], []]);
});

test('an admin whose return lies ahead is none to count on', async () => {
  mia = await hire(cast.admin, {
    employeeId: `ADMIN-${hired}`,
    department: cast.sales._id,
    role: 'admin',
  });
  await change({ leftOn: addDays(today, 30) });
  await comeBack(addDays(today, 90));
  await store(server, 'UPDATE employee SET left_on = ? WHERE id = ?', [
    addDays(today, 30),
    cast.ruth._id,
  ]);
  await cast.admin.confirm(ADMIN.password);
  expect(await cast.admin.put(`/account/${cast.admin.user._id}`, { disabled: true })).toMatchObject(
    {
      status: 409,
      body: { code: 'account.last_admin', error: expect.stringContaining('after the last day') },
    },
  );
});

test('the periods of many are read at once, each in their order', async () => {
  await change({ hireDate: '2015-03-01', leftOn: '2018-02-28' });
  await comeBack('2020-01-01');
  const all = await server.app
    .get(EmploymentPeriods, { strict: false })
    .readMany([mia._id, cast.zoe._id]);
  expect(Object.fromEntries(all)).toEqual({
    [mia._id]: periods(['2015-03-01', '2018-02-28'], ['2020-01-01', null]),
    [cast.zoe._id]: periods([null, null]),
  });
});
