import { beforeAll, describe, expect, test } from '@jest/globals';
import { hire, hireCast } from '../../support/cast.js';
import { linesOf, PayrollCalls } from '../../support/payroll.js';
import { auditOf, countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const { admin, ruth, ruthClient } = cast;
const payroll = new PayrollCalls(ruthClient, admin);
const add = (employeeId: string, fields: Record<string, unknown> = {}) =>
  hire(admin, {
    employeeId,
    name: `Person ${employeeId}`,
    salary: '3000.00',
    department: cast.sales._id,
    ...fields,
  });
const [mia, leo] = [await add('M-1'), await add('L-1')];
let bonus: string;
let overtime: string;
const start = (payments: object[], more: Record<string, unknown> = {}) =>
  ruthClient.post('/payroll/run/add', {
    kind: 'offCycle',
    payDate: '2026-11-20',
    payments,
    ...more,
  });
const told = async () =>
  (await admin.get('/notification')).body.notifications.map(({ kind }: { kind: string }) => kind);

/** October is paid, so that it no longer counts who made whom. */
beforeAll(async () => {
  await payroll.setUp('2026-10-01');
  await payroll.finish(await payroll.start());
  bonus = await payroll.component({ name: 'Bonus' });
  overtime = await payroll.component({ name: 'Overtime', unit: 'hours' });
});

describe('An off-cycle run of single payments', () => {
  test('is made with its amounts, and pays nothing else', async () => {
    const { status, body } = await start([
      { componentId: bonus, employeeId: mia._id, amount: '500.00', note: 'Third quarter' },
      { componentId: overtime, employeeId: leo._id, hours: '2.5', hourly: '20.00' },
    ]);
    expect([status, body.run.people, body.run.net, body.run.everything]).toEqual([
      201,
      2,
      550,
      false,
    ]);
    expect(linesOf(await payroll.slip(body.run, mia))).toEqual([['Bonus', 500]]);
    expect(linesOf(await payroll.slip(body.run, leo))).toEqual([['Overtime', 50]]);
    await payroll.post(`/payroll/run/discard/${body.run._id}`);
  });

  test('goes through the checks of each payment, whose error names it, and is made whole or not at all', async () => {
    const stored = async () => [
      await countRows(server, 'pay_run'),
      await countRows(server, 'pay_assignment'),
    ];
    const before = await stored();
    const good = { componentId: bonus, employeeId: mia._id, amount: 500 };
    for (const [wrong, field] of [
      [{ ...good, amount: 'much' }, 'amount'],
      [{ ...good, amount: -5 }, 'amount'],
      [{ ...good, amount: undefined }, 'amount'],
      [{ ...good, componentId: overtime }, 'hours'],
      [{ ...good, employeeId: undefined }, 'employeeId'],
      [{ ...good, employeeId: bonus }, 'employeeId'],
      [{ ...good, componentId: mia._id }, 'componentId'],
      [{ ...good, note: 'x'.repeat(201) }, 'note'],
    ] as const) {
      const { status, body } = await start([good, wrong]);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [`payments.1.${field}`]]);
    }
    expect((await start(Array(101).fill(good))).body.errors).toHaveProperty('payments');
    expect(await stored()).toEqual(before);
  });

  test('needs signatures for its payments, and tells the other admins of one for oneself', async () => {
    const { run } = (
      await start([
        { componentId: bonus, employeeId: mia._id, amount: 500 },
        { componentId: bonus, employeeId: ruth._id, amount: 900 },
      ])
    ).body;
    expect(await told()).toContain('own.pay');
    expect((await payroll.signatures(run)).unsigned.map(({ kind }) => kind)).toContain('payment');
    expect((await payroll.approveAnswer(run, ruthClient)).status).toBe(403);
    const [{ _id }] = (await admin.get(`/payroll/assignment?filter={"run":"${run._id}"}`)).body
      .assignments;
    expect((await auditOf(server, _id)).map(({ action }) => action)).toEqual(['payroll.assign']);
    await payroll.post(`/payroll/run/discard/${run._id}`);
  });

  test('of one person is access to that person’s pay', async () => {
    const nora = await add('N-1');
    const { run } = (await start([{ componentId: bonus, employeeId: nora._id, amount: 10 }])).body;
    const { accesses } = (await admin.get(`/salary/pay-access/${nora.userId._id}`)).body;
    expect(accesses).toMatchObject([{ where: 'run' }]);
    await payroll.post(`/payroll/run/discard/${run._id}`);
  });

  test('takes anybody who is employed in the period, also once it is a draft', async () => {
    const late = await add('N-2', { hireDate: '2026-11-16' });
    const { run } = (await start([{ componentId: bonus, employeeId: mia._id, amount: 500 }])).body;
    await payroll.assign(bonus, { employeeId: late._id, runId: run._id, amount: 70 });
    const draft = await payroll.compute(run);
    expect([draft.people, draft.net]).toEqual([2, 570]);
    expect(linesOf(await payroll.slip(draft, late))).toEqual([['Bonus', 70]]);
    await payroll.post(`/payroll/run/discard/${run._id}`);
  });

  test('can pay all that is due to some people too, with payments beside it', async () => {
    const { body } = await start([{ componentId: bonus, employeeId: mia._id, amount: 500 }], {
      people: [mia._id],
      everything: true,
    });
    expect([body.run.people, body.run.net, body.run.everything]).toEqual([1, 3500, true]);
    await payroll.post(`/payroll/run/discard/${body.run._id}`);
  });

  test('that is set off against what was paid too much says so', async () => {
    const tom = await add('N-3');
    let november = await payroll.start();
    const { assignment } = await payroll.assign(bonus, {
      employeeId: tom._id,
      runId: november._id,
      amount: 5000,
    });
    november = await payroll.finish(await payroll.compute(november));
    await payroll.post(`/payroll/assignment/withdraw/${assignment._id}`, { reason: 'Of another' });
    const { run } = (
      await start([{ componentId: bonus, employeeId: tom._id, amount: 500 }], {
        period: november.period.from,
      })
    ).body;
    const { absent } = (await ruthClient.get(`/payroll/run/absent/${run._id}`)).body;
    expect(absent).toMatchObject([{ employee: { _id: tom._id }, reason: 'setOff' }]);
  });
});
