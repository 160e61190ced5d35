import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { setToday } from '../../support/calendar.js';
import { PASSWORD, type Cast } from '../../support/cast.js';
import { linesOf, startPayroll, warned, type PayrollCalls } from '../../support/payroll.js';
import { auditOf, countRows, store } from '../../support/rows.js';
import type { TestServer } from '../../support/server.js';

let server: TestServer;
let cast: Cast;
let payroll: PayrollCalls;
let mia: EmployeeRecord;

afterEach(() => server.stop());

beforeEach(async () => {
  ({ server, cast, payroll, mia } = await startPayroll());
});

const post = (
  path: string,
  run: PayRunRecord,
  body: Record<string, unknown> = {},
  client = payroll.client,
) => client.post(`/payroll/run/${path}/${run._id}`, body);
const codeOf = (answer: { status: number; body: { code?: string } }) => [
  answer.status,
  answer.body.code,
];
const salaryOf = async (of: EmployeeRecord) =>
  (await cast.admin.get(`/salary/${of._id}?range=[0,9]`)).body.salary;

describe('A draft', () => {
  test('begins with the first period, and only one is open at a time', async () => {
    expect((await cast.admin.get('/payroll/run/next')).body.next).toMatchObject({
      from: '2026-10-01',
      to: '2026-10-31',
      payDate: '2026-10-30',
      people: 4,
      open: null,
    });
    const run = await payroll.start();
    expect(run).toMatchObject({
      kind: 'regular',
      state: 'draft',
      period: { from: '2026-10-01', to: '2026-10-31' },
      people: 4,
      net: 12_100,
      stale: false,
      progress: null,
      changes: [],
    });
    expect(codeOf(await payroll.client.post('/payroll/run/add', { kind: 'regular' }))).toEqual([
      409,
      'payroll.run_open',
    ]);
  });

  test('is stale after a fact, and computed again it says what changed', async () => {
    const run = await payroll.start();
    await payroll.revise(mia, '3300.00', '2026-10-01');
    expect(await payroll.read(run)).toMatchObject({ stale: true, net: 12_100 });
    expect(await payroll.compute(run)).toMatchObject({
      stale: false,
      net: 12_300,
      version: run.version + 1,
      changes: [{ employee: { name: 'Mia Ek' }, before: 3100, after: 3300 }],
    });
    expect(await payroll.compute(run)).toMatchObject({ version: run.version + 1 });
  });

  test('keeps somebody on hold out of its sums, and pays them with the next run', async () => {
    const run = await payroll.start();
    const held = (
      await post('hold', run, { employeeId: mia._id, reason: 'Bank details not confirmed' })
    ).body.run;
    expect(held).toMatchObject({ people: 3, net: 9000, held: 1 });
    expect((await cast.admin.get(`/payroll/run/absent/${run._id}`)).body.absent).toMatchObject([
      { reason: 'held', note: 'Bank details not confirmed' },
    ]);
    expect((await post('release', run, { employeeId: mia._id })).body.run).toMatchObject({
      people: 4,
      held: 0,
    });
    await post('hold', run, { employeeId: mia._id, reason: 'Bank details not confirmed' });
    await payroll.finish(run);
    expect(await salaryOf(mia)).toEqual([]);
    const november = await payroll.start();
    expect(linesOf(await payroll.slip(november, mia))).toEqual([
      ['Basic Salary', 3100],
      ['Basic Salary', 3100, '2026-10-01'],
    ]);
    expect((await payroll.slip(november, mia))?.warnings).toEqual(
      warned('heldLast', 'differences'),
    );
  });

  test('is discarded, and its period is free again', async () => {
    const run = await payroll.start();
    await payroll.post(`/payroll/run/discard/${run._id}`);
    expect([await payroll.read(run), await countRows(server, 'payslip')]).toMatchObject([
      { state: 'discarded' },
      0,
    ]);
    expect(codeOf(await post('compute', run))).toEqual([409, 'payroll.not_draft']);
    expect((await payroll.start()).period).toEqual(run.period);
  });

  test('fixes how often people are paid and the first period only until it is discarded', async () => {
    const run = await payroll.start();
    await post('hold', run, { employeeId: mia._id, reason: 'Only tried' });
    await payroll.assign(await payroll.component({ name: 'Bonus' }), {
      employeeId: mia._id,
      runId: run._id,
      amount: '500.00',
    });
    const changed = { firstPeriod: '2026-11-02', frequency: 'weekly' };
    expect(codeOf(await cast.admin.put('/payroll/setting', changed))).toEqual([
      409,
      'payroll.started',
    ]);
    await payroll.post(`/payroll/run/discard/${run._id}`);
    expect((await cast.admin.put('/payroll/setting', changed)).status).toBe(200);
    expect((await payroll.start()).period).toEqual({ from: '2026-11-02', to: '2026-11-08' });
    expect([
      await countRows(server, 'pay_run'),
      await countRows(server, 'pay_hold'),
      await countRows(server, 'pay_assignment'),
    ]).toEqual([1, 0, 0]);
  });

  test('has a single payment until it is taken back', async () => {
    const run = await payroll.start();
    const bonus = await payroll.component({ name: 'Bonus' });
    const { assignment } = await payroll.assign(bonus, {
      employeeId: mia._id,
      runId: run._id,
      amount: '500.00',
    });
    expect(linesOf(await payroll.slip(await payroll.compute(run), mia))).toEqual([
      ['Basic Salary', 3100],
      ['Bonus', 500],
    ]);
    await payroll.post(`/payroll/assignment/end/${assignment._id}`, { on: '2026-09-30' });
    expect(linesOf(await payroll.slip(await payroll.compute(run), mia))).toEqual([
      ['Basic Salary', 3100],
    ]);
    expect(await countRows(server, 'pay_assignment')).toBe(0);
  });

  test('with errors is not approved: no salary known, or a record on the pay date', async () => {
    await store(server, 'UPDATE employee SET salary = NULL WHERE id = ?', [cast.zoe._id]);
    await cast.admin.post('/salary/add', {
      employeeId: mia._id,
      basicSalary: '10.00',
      payDate: '2026-10-30',
    });
    const run = await payroll.start();
    expect(run).toMatchObject({
      approveRefusal: 'errors',
      warnings: expect.arrayContaining([
        { warning: 'noSalary', people: 1, common: false },
        { warning: 'recordExists', people: 1, common: false },
      ]),
    });
    expect(codeOf(await payroll.approveAnswer(run))).toEqual([409, 'payroll.errors']);
  });
});

describe('An approval', () => {
  test('is of exactly what was seen', async () => {
    const run = await payroll.start();
    await payroll.revise(mia, '3300.00', '2026-10-01');
    const refused = await payroll.approveAnswer(run);
    expect(codeOf(refused)).toEqual([409, 'payroll.changed']);
    const now = await payroll.read(run);
    expect(now).toMatchObject({
      state: 'draft',
      net: 12_300,
      changes: [{ employee: { name: 'Mia Ek' } }],
    });
    expect(codeOf(await payroll.approveAnswer({ ...now, net: 12_299.99 }))).toEqual([
      409,
      'payroll.changed',
    ]);
    expect(await payroll.approve(now)).toMatchObject({
      state: 'approved',
      approved: { by: { name: 'Head Admin' } },
    });
  });

  test('needs no other eyes where the setting is off', async () => {
    for (const by of [payroll.client, payroll.approver])
      await payroll.setting({ fourEyes: false }, by);
    const run = await payroll.start();
    expect((await payroll.approveAnswer(run, cast.ruthClient)).status).toBe(200);
  });

  test('is taken back with a reason until something is paid', async () => {
    const run = await payroll.approve(await payroll.start());
    expect((await post('reopen', run, { reason: 'Bonuses are missing' })).body.run).toMatchObject({
      state: 'draft',
      approved: null,
    });
    const paid = await payroll.finish(run);
    expect(codeOf(await post('reopen', paid, { reason: 'Too late' }))).toEqual([
      409,
      'payroll.paid_already',
    ]);
    expect((await auditOf(server, run._id)).map(({ action }) => action)).toEqual([
      'payroll.start',
      'payroll.approve',
      'payroll.reopen',
      'payroll.approve',
      'payroll.pay',
    ]);
  });

  test('of an off-cycle run moves what the regular draft pays', async () => {
    const regular = await payroll.start();
    await payroll.finish(
      await payroll.start({ kind: 'offCycle', people: [mia._id], payDate: '2026-10-15' }),
    );
    expect(codeOf(await payroll.approveAnswer(regular))).toEqual([409, 'payroll.changed']);
    expect(await payroll.read(regular)).toMatchObject({ people: 3, net: 9000 });
  });
});

describe('A paid run', () => {
  test('has posted a salary record for each payslip, which is voided only with its payslip', async () => {
    const run = await payroll.finish(await payroll.start());
    expect(run).toMatchObject({
      state: 'paid',
      paid: { by: { name: 'Ruth Admin' } },
      people: 4,
      net: 12_100,
    });
    const [record] = await salaryOf(mia);
    expect(record).toMatchObject({
      basicSalary: 3100,
      allowances: 0,
      deductions: 0,
      netSalary: 3100,
      payDate: '2026-10-30',
      run: run._id,
      voidedAt: null,
    });
    expect(
      codeOf(await cast.admin.post(`/salary/void/${record._id}`, { reason: 'Wrong' })),
    ).toEqual([409, 'salary.of_payslip']);
    await payroll.post(`/payroll/slip/reverse/${record.payslip}`, {
      reason: 'The bank returned it',
    });
    expect(
      codeOf(
        await payroll.client.post(`/payroll/slip/reverse/${record.payslip}`, { reason: 'Twice' }),
      ),
    ).toEqual([409, 'payroll.not_paid']);
    expect(await salaryOf(mia)).toMatchObject([{ voidReason: 'The bank returned it' }]);
  });

  test('is refused where somebody has a record on the pay date', async () => {
    const run = await payroll.approve(await payroll.start());
    await cast.admin.post('/salary/add', {
      employeeId: mia._id,
      basicSalary: '10.00',
      payDate: '2026-10-30',
    });
    expect(codeOf(await post('pay', run))).toEqual([409, 'payroll.record_exists']);
    expect(await payroll.read(run)).toMatchObject({ state: 'approved' });
  });

  test('shows each employee their own payslip, with its year to date', async () => {
    const run = await payroll.start();
    const draft = await payroll.slip(run, cast.zoe);
    expect(draft).toMatchObject({ warnings: warned('noBank'), attention: 1 });
    expect(codeOf(await cast.zoeClient.get(`/payslip/single/${draft?._id}`))).toEqual([
      403,
      'access.denied',
    ]);
    await payroll.finish(run);
    expect((await cast.zoeClient.get(`/payslip/single/${draft?._id}`)).body.payslip).toMatchObject({
      net: 3000,
      state: 'paid',
      yearToDate: [{ component: 'Basic Salary', amount: 3000 }],
      warnings: [],
      attention: 3,
    });
    expect(codeOf(await cast.amaraClient.get(`/payslip/single/${draft?._id}`))).toEqual([
      403,
      'access.denied',
    ]);
    expect((await cast.zoeClient.get(`/payslip/${cast.zoe._id}`)).body.payslips).toMatchObject([
      { warnings: [], attention: 3 },
    ]);
    for (const query of [
      'filter={"warning":"noBank"}',
      'filter={"attention":"warnings"}',
      'sort=["attention","ASC"]',
    ])
      expect((await cast.zoeClient.get(`/payslip/${cast.zoe._id}?${query}`)).status).toBe(400);
    expect((await cast.admin.get(`/payslip/${cast.zoe._id}`)).body.payslips).toMatchObject([
      { warnings: warned('noBank'), attention: 1 },
    ]);
    const pdf = await cast.zoeClient.get(`/payslip/pdf/${draft?._id}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const [ofAdmin, ofOwner] = await Promise.all(
      [cast.ruth, cast.zoe].map(({ email }) => server.signInUnconfirmed(email, PASSWORD)),
    );
    expect((await ofOwner!.get(`/payslip/pdf/${draft?._id}`)).status).toBe(200);
    const all = `/payslip/${cast.zoe._id}`;
    expect((await ofOwner!.get(all)).status).toBe(200);
    expect((await ofAdmin!.get(`${all}?range=[0,9]`)).status).toBe(200);
    for (const path of [`/payslip/pdf/${draft?._id}`, all])
      expect((await ofAdmin!.get(path)).body.code).toBe('auth.confirm_needed');
  });

  test('stays on paper as it was approved, whatever names the person and the company have later', async () => {
    const paper = async (id?: string) =>
      (await cast.zoeClient.get(`/payslip/pdf/${id}`)).body as string;
    const october = await payroll.slip(await payroll.finish(await payroll.start()), cast.zoe);
    const before = await paper(october?._id);
    expect(before).toContain('%PDF');
    expect(
      (
        await cast.admin.put(`/employee/update/${cast.zoe._id}`, {
          ...cast.zoe,
          name: 'Zoë Laurent',
          designation: 'Team Lead',
          department: cast.sales._id,
        })
      ).status,
    ).toBe(200);
    expect(
      (await cast.admin.put('/setting/company', { name: 'Another Name', address: 'Elsewhere 1' }))
        .status,
    ).toBe(200);
    const november = await payroll.slip(await payroll.finish(await payroll.start()), cast.zoe);
    expect((await paper(october?._id)) === before).toBe(true);
    await payroll.post(`/payroll/slip/reverse/${october?._id}`, { reason: 'Returned by the bank' });
    expect(november).toMatchObject({
      employee: { name: 'Zoë Laurent' },
      yearToDate: [{ component: 'Basic Salary', amount: 6000 }],
    });
    expect(
      (await cast.admin.get(`/payslip/single/${november?._id}`)).body.payslip.yearToDate,
    ).toMatchObject([{ amount: 6000 }]);
  });
});

test('The payslip that is approved last has the whole year to date, whatever its pay date', async () => {
  const october = await payroll.slip(await payroll.finish(await payroll.start()), mia);
  const bonus = await payroll.component({ name: 'Bonus' });
  const run = await payroll.start({ kind: 'offCycle', payDate: '2026-10-12' });
  await payroll.assign(bonus, { employeeId: mia._id, runId: run._id, amount: '500.00' });
  const single = await payroll.slip(await payroll.finish(run), mia);
  const read = async (id?: string) =>
    (await cast.admin.get(`/payslip/single/${id}`)).body.payslip.yearToDate;
  expect(await read(october?._id)).toMatchObject([{ component: 'Basic Salary', amount: 3100 }]);
  expect(await read(single?._id)).toMatchObject([
    { component: 'Basic Salary', amount: 3100 },
    { component: 'Bonus', amount: 500 },
  ]);
});

test('An off-cycle run without people pays its single payments only, and the regular run does not pay them again', async () => {
  const bonus = await payroll.component({ name: 'Bonus' });
  const run = await payroll.start({ kind: 'offCycle', name: 'Sales bonus', payDate: '2026-10-12' });
  await payroll.assign(bonus, { employeeId: mia._id, runId: run._id, amount: '800.00' });
  expect(await payroll.finish(run)).toMatchObject({
    state: 'paid',
    people: 1,
    net: 800,
    change: null,
  });
  const regular = await payroll.start();
  expect(linesOf(await payroll.slip(regular, mia))).toEqual([['Basic Salary', 3100]]);
});

test('A payslip whose pay date another approved run has taken for the person is an error of the draft', async () => {
  const bonus = await payroll.component({ name: 'Bonus' });
  const first = await payroll.start({ kind: 'offCycle', name: 'Bonus', payDate: '2026-10-12' });
  await payroll.assign(bonus, { employeeId: mia._id, runId: first._id, amount: '800.00' });
  await payroll.approve(await payroll.compute(first));
  const second = await payroll.start({
    kind: 'offCycle',
    people: [mia._id],
    payDate: '2026-10-12',
  });
  expect(await payroll.slip(second, mia)).toMatchObject({
    warnings: warned('recordExists'),
    attention: 0,
  });
  expect(codeOf(await payroll.approveAnswer(second))).toEqual([409, 'payroll.errors']);
  await payroll.post(`/payroll/run/reopen/${first._id}`, { reason: 'Not yet' });
  expect(await payroll.slip(await payroll.compute(second), mia)).not.toMatchObject({
    warnings: warned('recordExists'),
  });
});

test('A change of pay shows what it would do before it is saved', async () => {
  await payroll.finish(await payroll.start());
  const effect = async (body: Record<string, unknown>) =>
    (await payroll.post('/payroll/effect', { employeeId: mia._id, ...body })).effect;
  expect(await effect({ salary: '3300.00', from: '2026-10-01' })).toEqual({
    people: 1,
    periods: [{ from: '2026-10-01', to: '2026-10-31', paid: 3100, due: 3300, difference: 200 }],
    next: { from: '2026-11-01', to: '2026-11-30', before: 3100, after: 3500, toRecover: 0 },
    percent: null,
    unsettled: [],
  });
  const phone = await payroll.component({ name: 'Phone' });
  expect(await effect({ componentId: phone, amount: '30.00', from: '2026-11-01' })).toMatchObject({
    periods: [],
    next: { before: 3100, after: 3130 },
  });
  expect(await countRows(server, 'salary_revision')).toBe(0);
});

test('A component is switched off once nobody has it any more', async () => {
  const phone = await payroll.component({ name: 'Phone' });
  const { assignment } = await payroll.assign(phone, {
    employeeId: mia._id,
    amount: '30.00',
    from: '2026-10-01',
  });
  const switchOff = () =>
    payroll.client.put(`/payroll/component/${phone}`, { name: 'Phone', active: false });
  expect(codeOf(await switchOff())).toEqual([409, 'payroll.component_used']);
  await payroll.post(`/payroll/assignment/end/${assignment._id}`, { on: '2026-10-31' });
  expect((await switchOff()).body.component).toMatchObject({ active: false });
});

test('A department of then counts for a month on hold', async () => {
  setToday(server, '2026-11-30');
  const allowance = await payroll.component({ name: 'Sales allowance' });
  await payroll.assign(allowance, {
    departmentId: cast.sales._id,
    amount: '100.00',
    from: '2026-10-01',
  });
  const run = await payroll.start();
  await post('hold', run, { employeeId: mia._id, reason: 'Bank details not confirmed' });
  await payroll.finish(run);
  await cast.admin.put(`/employee/update/${mia._id}`, {
    name: mia.name,
    maritalStatus: 'single',
    designation: 'Specialist',
    salary: '3100.00',
    department: cast.research._id,
  });
  expect(linesOf(await payroll.slip(await payroll.start(), mia))).toEqual([
    ['Basic Salary', 3100],
    ['Basic Salary', 3100, '2026-10-01'],
    ['Sales allowance', 100, '2026-10-01'],
  ]);
});
