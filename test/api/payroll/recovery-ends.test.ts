import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type {
  LeaverSettlementRecord,
  RecoveryEndRecord,
} from '../../../api/contract/payroll/leaver-settlements.js';
import type { AbsentRecord, PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { PayAccessLog } from '../../../api/pay-access-log/pay-access-log.js';
import { setToday } from '../../support/calendar.js';
import { hire, hireCast, type Cast } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { linesOf, PayrollCalls } from '../../support/payroll.js';
import { auditOf, countRows, store } from '../../support/rows.js';
import { startServer, type TestServer } from '../../support/server.js';

let server: TestServer;
let cast: Cast;
let payroll: PayrollCalls;
/** October was paid whole, 3,100.00, before the last day became known: 15 October. */
let lea: EmployeeRecord;
let november: PayRunRecord;

afterEach(() => server.stop());
beforeEach(async () => {
  server = await startServer();
  setToday(server, '2026-11-20');
  cast = await hireCast(server);
  payroll = new PayrollCalls(cast.ruthClient, cast.admin);
  await payroll.setUp('2026-10-01');
  lea = await hire(cast.admin, {
    employeeId: 'L-1',
    salary: '3100.00',
    department: cast.sales._id,
    hireDate: '2026-01-01',
  });
  await payroll.finish(await payroll.start());
  await leave('2026-10-15');
  november = await payroll.start();
});

async function leave(leftOn: string): Promise<void> {
  const answer = await cast.ruthClient.put(`/employee/employment/${lea._id}`, { leftOn });
  expect(answer.status).toBe(200);
}
const settlement = async (): Promise<LeaverSettlementRecord> =>
  (await cast.admin.get(`/payroll/settlement/${lea._id}`)).body.settlement;
const open = async () => (await settlement()).toRecover.amount;
const end = (fields: Record<string, unknown>, by: Client = cast.ruthClient) =>
  by.post(`/payroll/recovery/end/${lea._id}`, fields);
const sign = (id: string, by: Client = cast.admin) => by.post(`/payroll/recovery/sign/${id}`, {});
async function ended(fields: Record<string, unknown>): Promise<RecoveryEndRecord> {
  const { status, body } = await end(fields);
  expect([status, body.settlement?.ends[0]?.signed]).toEqual([200, null]);
  return body.settlement.ends[0];
}
async function signed(fields: Record<string, unknown>): Promise<void> {
  expect((await sign((await ended(fields))._id)).status).toBe(200);
}
const absent = async (run: PayRunRecord) =>
  ((await cast.admin.get(`/payroll/run/absent/${run._id}`)).body.absent as AbsentRecord[])
    .filter(({ employee }) => employee._id === lea._id)
    .map(({ reason, amount }) => [reason, amount]);

const waiver = (amount: string) => ({ kind: 'waived', amount, reason: 'Agreed when she left' });
const repaid = (amount: string) => ({ kind: 'repaid', amount, on: '2026-11-18' });

describe('What is still to recover from somebody who left', () => {
  test('is ended by a repayment, which counts as negative paid once somebody else has signed it', async () => {
    expect(await open()).toBe(1600);
    const { _id } = await ended(repaid('1000.00'));
    expect(await open()).toBe(1600);
    expect((await sign(_id)).body.settlement).toMatchObject({
      toRecover: { amount: 600 },
      ends: [
        {
          kind: 'repaid',
          amount: 1000,
          on: '2026-11-18',
          by: { name: 'Ruth Admin' },
          signed: { by: { name: 'Head Admin' } },
          signature: null,
        },
      ],
    });
    november = await payroll.compute(november);
    expect(await absent(november)).toEqual([['toRecover', 600]]);
  });

  test('is ended by a waiver', async () => {
    await signed(waiver('600.00'));
    expect(await open()).toBe(1000);
    await signed(waiver('1000.00'));
    november = await payroll.compute(november);
    expect(await absent(november)).not.toContainEqual(['toRecover', expect.anything()]);
  });

  test('what was repaid and turns out to be due is paid, what was waived is not', async () => {
    await signed(repaid('1000.00'));
    await signed(waiver('600.00'));
    await leave('2026-10-31');
    november = await payroll.compute(november);
    expect(linesOf(await payroll.slip(november, lea))).toEqual([
      ['Basic Salary', 1000, '2026-10-01'],
    ]);
  });

  test.each([
    ['more than is open', repaid('1600.01'), 'amount'],
    ['nothing', repaid('0'), 'amount'],
    ['a waiver without a reason', { kind: 'waived', amount: '1.00' }, 'reason'],
    ['a repayment to come', { ...repaid('1.00'), on: '2026-11-21' }, 'on'],
    ['an amount that is none', repaid('a lot'), 'amount'],
    ['another kind', { kind: 'forgotten', amount: '1.00' }, 'kind'],
  ])('is not ended by %s', async (_, fields, field) => {
    expect(await end(fields)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect(await countRows(server, 'recovery_end')).toBe(0);
  });

  test('an end whose amount is no longer open is not signed', async () => {
    const [one, other] = [await ended(repaid('1600.00')), await ended(repaid('1600.00'))];
    expect((await sign(one._id)).status).toBe(200);
    expect(await sign(other._id)).toMatchObject({
      status: 409,
      body: { code: 'payroll.recovery_changed' },
    });
    expect((await sign(one._id)).body.code).toBe('payroll.signed');
  });

  test('never ages out of the twelve periods, until it is ended', async () => {
    await payroll.finish(november);
    for (let run = 0; run < 12; run++) await payroll.finish(await payroll.start());
    const later = await payroll.start();
    expect(later.period.from).toBe('2027-12-01');
    expect(await absent(later)).toEqual([['toRecover', 1600]]);
    await signed(repaid('600.00'));
    expect(await absent(await payroll.compute(later))).toEqual([['toRecover', 1000]]);
    await signed(waiver('1000.00'));
    expect(await absent(await payroll.compute(later))).toEqual([]);
    expect(await open()).toBe(0);
  });

  test('is not lost with a payslip that took it, but is held or reversed', async () => {
    const bonus = await payroll.component({ name: 'Bonus' });
    await payroll.finish(november);
    for (let run = 0; run < 12; run++) await payroll.finish(await payroll.start());
    let run = await payroll.start();
    await payroll.assign(bonus, { employeeId: lea._id, runId: run._id, amount: '2000.00' });
    run = await payroll.compute(run);
    const lines = async () => linesOf(await payroll.slip(run, lea));
    expect(await lines()).toEqual([
      ['Bonus', 2000],
      ['Basic Salary', -1600, '2026-10-01'],
    ]);
    const period = run.period.from;
    await payroll.post(`/payroll/run/hold/${run._id}`, {
      employeeId: lea._id,
      reason: 'New bank account',
    });
    await payroll.finish(await payroll.compute(run));
    const taken = [
      ['Basic Salary', -1600, '2026-10-01'],
      ['Bonus', 2000, period],
    ];
    run = await payroll.start();
    expect(await lines()).toEqual(taken);
    const paid = await payroll.finish(run);
    await payroll.finish(await payroll.start());
    await payroll.post(`/payroll/slip/reverse/${(await payroll.slip(paid, lea))?._id}`, {
      reason: 'The bank returned it',
      payAgain: true,
    });
    run = await payroll.start();
    expect(await lines()).toEqual(taken);
  });

  test('stays with a payslip of net 0, too', async () => {
    const tax = await payroll.component({ name: 'Tax', kind: 'deduction' });
    const bonus = await payroll.component({ name: 'Bonus' });
    for (const componentId of [tax, bonus])
      await payroll.assign(componentId, {
        employeeId: lea._id,
        runId: november._id,
        amount: '50.00',
      });
    november = await payroll.compute(november);
    expect((await payroll.slip(november, lea))?.net).toBe(0);
    expect(await absent(november)).toEqual([['toRecover', 1600]]);
  });
});

describe('the signature of an end', () => {
  test('is not that of its author', async () => {
    const { _id, signature } = await ended(waiver('1600.00'));
    expect(signature).toBe('none');
    expect((await sign(_id, cast.ruthClient)).body.code).toBe('payroll.four_eyes');
    const { ends } = (await cast.admin.get('/payroll/recovery')).body;
    expect(ends).toMatchObject([
      { _id, employee: { _id: lea._id, name: 'Person L-1' }, signature: 'approves' },
    ]);
  });

  test('is needed until it is withdrawn', async () => {
    const { _id } = await ended(repaid('16.00'));
    const withdraw = (id: string) => cast.ruthClient.post(`/payroll/recovery/withdraw/${id}`, {});
    expect((await withdraw(_id)).body.settlement.ends).toEqual([]);
    expect((await sign(_id)).body.code).toBe('payroll.recovery_not_found');
    const other = await ended(repaid('1600.00'));
    await sign(other._id);
    expect((await withdraw(other._id)).body.code).toBe('payroll.signed');
    expect(await open()).toBe(0);
  });

  test('is not that of an account that the author made', async () => {
    const { email } = await hire(cast.ruthClient, {
      employeeId: 'N-1',
      role: 'admin',
      department: cast.sales._id,
    });
    const made = await server.signIn(email, 'a sound password for all');
    await made.confirm();
    const { _id } = await ended(waiver('1600.00'));
    expect((await sign(_id, made)).body.code).toBe('payroll.four_eyes');
  });

  test('is needed although the others are disabled', async () => {
    expect(
      (await cast.ruthClient.put(`/account/${cast.admin.user._id}`, { disabled: true })).status,
    ).toBe(200);
    const { _id } = await ended(waiver('1600.00'));
    expect((await sign(_id, cast.ruthClient)).body.code).toBe('payroll.four_eyes');
  });

  test('is not needed without four eyes: the end counts at once', async () => {
    for (const by of [cast.ruthClient, cast.admin]) await payroll.setting({ fourEyes: false }, by);
    expect((await end(waiver('1600.00'))).body.settlement).toMatchObject({
      toRecover: { amount: 0 },
      ends: [{ signed: { by: { name: 'Ruth Admin' } } }],
    });
  });

  test('each step is in the audit log', async () => {
    const { _id } = await ended(waiver('1600.00'));
    await sign(_id);
    expect(await auditOf(server, _id)).toMatchObject([
      {
        action: 'payroll.recovery_end',
        actorName: 'Ruth Admin',
        after: { recoveryEnd: 'waived', payAmount: 1600, reason: 'Agreed when she left' },
      },
      { action: 'payroll.recovery_sign', actorName: 'Head Admin' },
    ]);
  });
});

const seen = async () => {
  await server.app.get(PayAccessLog, { strict: false }).allStored();
  return countRows(server, 'pay_access_person', 'employee_id = ?', [lea._id]);
};

test('who looks at what somebody has still to pay is in the pay access log', async () => {
  const before = await seen();
  await settlement();
  expect(await seen()).toBe(before + 1);
});

test('a refused read of what is still open is in the pay access log as well', async () => {
  const [one, other] = [await ended(repaid('1600.00')), await ended(repaid('1600.00'))];
  await sign(one._id);
  const asked = [() => end(repaid('1600.01'), cast.admin), () => sign(other._id, cast.admin)];
  for (const ask of asked) {
    const before = await seen();
    // Else it would be the same access as the one before.
    await store(server, 'UPDATE pay_access SET accessed_at = 0');
    expect([400, 409]).toContain((await ask()).status);
    expect(await seen()).toBe(before + 1);
  }
});

test('an admin who ends their own is told to the other admins', async () => {
  await payroll.post(
    '/payroll/revision/add',
    { employeeId: cast.ruth._id, salary: '0.00', from: '2026-10-01', confirmed: true },
    cast.admin,
  );
  const answer = await cast.ruthClient.post(`/payroll/recovery/end/${cast.ruth._id}`, {
    ...waiver('100.00'),
  });
  expect(answer.status).toBe(200);
  const { notifications } = (await cast.admin.get('/notification')).body;
  expect(notifications).toContainEqual(
    expect.objectContaining({
      kind: 'own.pay',
      employee: { _id: cast.ruth._id, name: 'Ruth Admin' },
    }),
  );
});
