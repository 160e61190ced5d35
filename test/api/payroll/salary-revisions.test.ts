import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addYears, EARLIEST_EMPLOYMENT } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { SalaryRevisionRecord } from '../../../api/contract/payroll/salary-revisions.js';
import { PayAccessLog } from '../../../api/pay-access-log/pay-access-log.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { SalaryRevisions } from '../../../api/salary/revisions/salary-revisions.js';
import { SalaryUpkeep } from '../../../api/salary/revisions/salary-upkeep.js';
import { TODAY } from '../../support/calendar.js';
import { hire, hireCast } from '../../support/cast.js';
import { auditOf, countRows, rows, store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import { inParallel } from '../../support/together.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const { admin } = cast;
const [yesterday, tomorrow] = [addDays(TODAY, -1), addDays(TODAY, 1)];

let one: EmployeeRecord;
let hired = 0;

beforeEach(async () => {
  one = await hire(admin, {
    employeeId: `PAY-${++hired}`,
    department: cast.sales._id,
    salary: '4000.00',
  });
});

const add = (from: string, salary: string | number, more = {}) =>
  admin.post('/payroll/revision/add', {
    employeeId: one._id,
    from,
    salary,
    confirmed: true,
    ...more,
  });
const listed = async () =>
  (await admin.get(`/payroll/revision/${one._id}`)).body.revisions as SalaryRevisionRecord[];
const shown = async () =>
  (await listed()).map(({ from, salary, source, state }) => [from, salary, source, state]);
const salary = async () => (await admin.get(`/employee/single/${one._id}`)).body.employee.salary;
const edit = async (fields: Record<string, unknown>) =>
  admin.put(`/employee/update/${one._id}`, {
    name: one.name,
    maritalStatus: 'single',
    designation: 'Specialist',
    department: cast.sales._id,
    ...fields,
  });
const runUpkeep = () => server.app.get(SalaryUpkeep, { strict: false }).run();
const idOf = async (from: string) =>
  (await listed()).find((revision) => revision.from === from)?._id;

describe('recording', () => {
  test('somebody new has no revision, and always had the salary of the record', async () => {
    expect(await listed()).toEqual([]);
    expect((await admin.get(`/payroll/revision/${one.userId._id}`)).body).toEqual({
      success: true,
      revisions: [],
    });
  });

  test('the first revision keeps the old salary for the days before', async () => {
    const answer = await add('2026-11-15', '4301.00', { reason: 'Yearly review' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        revision: {
          from: '2026-11-15',
          salary: 4301,
          reason: 'Yearly review',
          source: 'revision',
          by: { name: ADMIN.name },
          recordedAt: expect.any(String),
        },
      },
    });
    expect(await listed()).toMatchObject([
      { from: '2026-11-15' },
      { from: EARLIEST_EMPLOYMENT, salary: 4000, source: 'opening', reason: null, by: null },
    ]);
  });

  test('one of the past is in force at once, a planned one is not', async () => {
    await add('2020-03-01', 4100);
    await add(tomorrow, 4200);
    expect(await salary()).toBe(4100);
    expect(await shown()).toEqual([
      [tomorrow, 4200, 'revision', 'planned'],
      ['2020-03-01', 4100, 'revision', 'inForce'],
      [EARLIEST_EMPLOYMENT, 4000, 'opening', 'past'],
    ]);
  });

  test('one before the one in force changes nothing today', async () => {
    await add('2022-01-01', 4200);
    await add('2021-01-01', 4100);
    expect(await salary()).toBe(4200);
    expect((await shown()).map(([from]) => from)).toEqual([
      '2022-01-01',
      '2021-01-01',
      EARLIEST_EMPLOYMENT,
    ]);
  });

  test('a second one of the same day replaces the first', async () => {
    await add(TODAY, 4100);
    await add(TODAY, 4150);
    expect(await shown()).toEqual([
      [TODAY, 4150, 'revision', 'inForce'],
      [EARLIEST_EMPLOYMENT, 4000, 'opening', 'past'],
    ]);
    expect(
      await countRows(
        server,
        'salary_revision',
        'employee_id = ? AND valid IS NULL AND withdrawn_at IS NOT NULL AND withdrawn_by = ?',
        [one._id, admin.user._id],
      ),
    ).toBe(1);
  });

  test('an open form of the employee is outdated afterwards', async () => {
    await add(tomorrow, 4100);
    expect(await edit({ salary: 4000, version: one.version })).toMatchObject({
      status: 409,
      body: { code: 'request.stale' },
    });
  });

  test.each([
    ['from', { from: '1999-12-31' }],
    ['from', { from: addDays(addYears(TODAY, 2), 1) }],
    ['salary', { salary: '-1' }],
    ['salary', { salary: '' }],
    ['reason', { reason: 'x'.repeat(201) }],
    ['employeeId', { employeeId: newId() }],
  ])('is refused at %s: %j', async (field, wrong) => {
    expect(
      await admin.post('/payroll/revision/add', {
        employeeId: one._id,
        from: TODAY,
        salary: 1,
        ...wrong,
      }),
    ).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
    expect(await listed()).toEqual([]);
  });

  test('two years ahead is the last day', async () => {
    expect((await add(addYears(TODAY, 2), 9000)).status).toBe(201);
  });

  test('is audited with the salary that it follows', async () => {
    await add('2021-01-01', 4100);
    await add('2022-01-01', 4200, { reason: 'Review' });
    expect((await auditOf(server, one._id)).slice(-2)).toMatchObject([
      {
        action: 'salary.revise',
        subject: 'employee',
        subjectName: one.name,
        before: { salary: 4000 },
        after: { salary: 4100, from: '2021-01-01' },
      },
      {
        action: 'salary.revise',
        before: { salary: 4100 },
        after: { salary: 4200, from: '2022-01-01', reason: 'Review' },
      },
    ]);
  });

  test('ten at once leave one revision of a day, one opening, and a salary that is in force', async () => {
    const answers = await inParallel(10, (n) => add(n % 2 ? TODAY : yesterday, 4100 + n));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const revisions = await listed();
    expect(revisions.map(({ from }) => from)).toEqual([TODAY, yesterday, EARLIEST_EMPLOYMENT]);
    expect(await salary()).toBe(revisions[0]?.salary);
  });
});

describe('withdrawing', () => {
  test('the revision before holds again', async () => {
    await add('2021-01-01', 4100);
    await add('2022-01-01', 4200);
    expect(
      await admin.post(`/payroll/revision/withdraw/${await idOf('2022-01-01')}`),
    ).toMatchObject({ status: 200, body: { success: true } });
    expect(await salary()).toBe(4100);
    expect((await shown()).map(([from]) => from)).toEqual(['2021-01-01', EARLIEST_EMPLOYMENT]);
    expect((await auditOf(server, one._id)).at(-1)).toMatchObject({
      action: 'salary.withdraw',
      before: { salary: 4200, from: '2022-01-01' },
      after: null,
    });
  });

  test('a planned one never takes effect', async () => {
    await add(tomorrow, 4100);
    const id = await idOf(tomorrow);
    await admin.post(`/payroll/revision/withdraw/${id}`);
    await store(server, 'UPDATE salary_revision SET effective_date = ? WHERE id = ?', [TODAY, id]);
    await runUpkeep();
    expect(await salary()).toBe(4000);
  });

  test('is possible once, and not of an opening', async () => {
    await add(TODAY, 4100);
    const [id, opening] = [await idOf(TODAY), await idOf(EARLIEST_EMPLOYMENT)];
    const answers = await inParallel(4, () => admin.post(`/payroll/revision/withdraw/${id}`));
    expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort()).toEqual([
      '200 ',
      ...Array.from({ length: 3 }, () => '409 revision.withdrawn'),
    ]);
    expect(await admin.post(`/payroll/revision/withdraw/${opening}`)).toMatchObject({
      status: 409,
      body: { code: 'revision.opening' },
    });
    expect(await admin.post(`/payroll/revision/withdraw/${newId()}`)).toMatchObject({
      status: 404,
      body: { code: 'revision.not_found' },
    });
    expect(await salary()).toBe(4000);
  });

  test('somebody without a known salary has none again', async () => {
    await store(server, 'UPDATE employee SET salary = NULL WHERE id = ?', [one._id]);
    await add('2021-01-01', 4100);
    expect(await shown()).toEqual([['2021-01-01', 4100, 'revision', 'inForce']]);
    await admin.post(`/payroll/revision/withdraw/${await idOf('2021-01-01')}`);
    expect(await salary()).toBeNull();
  });
});

describe('a change of the employee’s record', () => {
  test('is a revision of today, once for each day', async () => {
    await edit({ salary: 4100 });
    await edit({ salary: 4200 });
    expect(await shown()).toEqual([
      [TODAY, 4200, 'edit', 'inForce'],
      [EARLIEST_EMPLOYMENT, 4000, 'opening', 'past'],
    ]);
    expect(
      (await auditOf(server, one._id))
        .map(({ action }) => action)
        .filter((action) => action.startsWith('salary.')),
    ).toEqual([]);
  });

  test('is none without another salary', async () => {
    await edit({ salary: 4000, name: 'Another Name' });
    expect(await listed()).toEqual([]);
  });

  test('is none where no salary was known: it counts from the beginning', async () => {
    await store(server, 'UPDATE employee SET salary = NULL WHERE id = ?', [one._id]);
    await add(tomorrow, 5000);
    await edit({ salary: 4500 });
    expect(await shown()).toEqual([
      [tomorrow, 5000, 'revision', 'planned'],
      [EARLIEST_EMPLOYMENT, 4500, 'opening', 'inForce'],
    ]);
    const other = await hire(admin, { employeeId: `NONE-${hired}`, department: cast.sales._id });
    await store(server, 'UPDATE employee SET salary = NULL WHERE id = ?', [other._id]);
    one = other;
    await edit({ salary: 4500 });
    expect([await salary(), await listed()]).toEqual([4500, []]);
  });
});

describe('the day of a planned revision', () => {
  test('brings it to the employee, once, as the system', async () => {
    await add(tomorrow, 4301);
    await runUpkeep();
    expect(await salary()).toBe(4000);
    const { version } = (await admin.get(`/employee/single/${one._id}`)).body.employee;
    await store(
      server,
      'UPDATE salary_revision SET effective_date = ? WHERE employee_id = ? AND effective_date = ?',
      [TODAY, one._id, tomorrow],
    );
    await Promise.all([runUpkeep(), runUpkeep()]);
    await runUpkeep();
    expect((await admin.get(`/employee/single/${one._id}`)).body.employee).toMatchObject({
      salary: 4301,
      version: version + 1,
    });
    const effects = (await auditOf(server, one._id)).filter(
      ({ action }) => action === 'salary.effect',
    );
    expect(effects).toMatchObject([
      {
        actor: null,
        actorName: 'System',
        subject: 'employee',
        before: { salary: 4000 },
        after: { salary: 4301 },
      },
    ]);
  });

  test('reaches the monthly pay of the dashboard', async () => {
    const payroll = async () => (await admin.get('/dashboard/body')).body.totalSalaries as number;
    const before = await payroll();
    await add(tomorrow, 5000);
    expect(await payroll()).toBe(before);
    await store(
      server,
      'UPDATE salary_revision SET effective_date = ? WHERE employee_id = ? AND effective_date = ?',
      [TODAY, one._id, tomorrow],
    );
    await runUpkeep();
    expect(await payroll()).toBe(before + 1000);
  });
});

describe('who reads them', () => {
  test('an admin, and each reading is an access to pay', async () => {
    await add(TODAY, 4100);
    await listed();
    await server.app.get(PayAccessLog, { strict: false }).allStored();
    const { accesses } = (await admin.get(`/salary/pay-access/${one._id}`)).body;
    expect(accesses).toMatchObject([{ by: { name: ADMIN.name }, where: 'history' }]);
  });

  test('a session that is not confirmed reads pages alone', async () => {
    await add(TODAY, 4100);
    const unconfirmed = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
    expect(await unconfirmed.get(`/payroll/revision/${one._id}`)).toMatchObject({
      status: 403,
      body: { code: 'auth.confirm_needed' },
    });
    const page = await unconfirmed.get(`/payroll/revision/${one._id}?range=[0,0]`);
    expect(page.body.revisions).toHaveLength(1);
    expect(page.headers.get('content-range')).toBe('revisions 0-0/2');
  });

  test('payroll reads those of many at once, in order of date', async () => {
    await add(TODAY, 4100, { reason: 'Review' });
    await add('2021-01-01', 4050);
    const revisions = await server.app
      .get(SalaryRevisions, { strict: false })
      .readPeople([one._id, cast.amara._id]);
    expect([...revisions.keys()]).toEqual([one._id]);
    expect(revisions.get(one._id)).toMatchObject([
      {
        from: EARLIEST_EMPLOYMENT,
        salary: 400_000,
        source: 'opening',
        createdBy: null,
        recordedAt: expect.any(Number),
      },
      { from: '2021-01-01', salary: 405_000 },
      {
        from: TODAY,
        salary: 410_000,
        source: 'revision',
        createdBy: admin.user._id,
        reason: 'Review',
      },
    ]);
  });
});

test('the salary of everybody is the one in force', async () => {
  const wrong = await rows(
    server,
    `SELECT e.employee_id FROM employee e JOIN salary_revision r ON r.employee_id = e.id AND r.valid = 1
    WHERE r.effective_date = (SELECT MAX(x.effective_date) FROM salary_revision x WHERE x.employee_id = e.id AND x.valid = 1 AND x.effective_date <= ?) AND COALESCE(e.salary, -1) <> r.salary`,
    [TODAY],
  );
  expect(wrong).toEqual([]);
});
