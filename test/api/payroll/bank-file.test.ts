import { beforeAll, describe, expect, test } from '@jest/globals';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { hire, hireCast } from '../../support/cast.js';
import { PayrollCalls } from '../../support/payroll.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
const add = (employeeId: string, salary: string) =>
  hire(cast.admin, {
    employeeId,
    name: `Person ${employeeId}`,
    salary,
    department: cast.sales._id,
  });

const paid = await add('B-1', '4200.00');
const abroad = await add('B-2', '3000.00');
const without = await add('B-3', '2000.00');
const held = await add('B-4', '1000.00');

let run: PayRunRecord;
const bank = (query = '', { _id } = run, client = cast.admin) =>
  client.get(`/payroll/run/bank/${_id}${query}`);

const account = async ({ _id }: { _id: string }, iban: string, holder: string) => {
  const { account: before } = (await cast.admin.get(`/employee/bank/${_id}`)).body;
  expect(
    (
      await cast.admin.put(`/employee/bank/${_id}`, {
        iban,
        holder,
        ...(before && { version: before.version }),
      })
    ).status,
  ).toBe(200);
};

beforeAll(async () => {
  await payroll.setUp('2026-11-01', {
    companyIban: 'DE89 3704 0044 0532 0130 00',
    companyBic: 'COBADEFFXXX',
  });
  for (const [{ _id }, iban, holder] of [
    [paid, 'IE64 IRCE 9205 0112 3456 78', 'Zoë O’Hara'],
    [abroad, 'TR33 0006 1005 1978 6457 8413 26', '=1+1'],
    [held, 'DE02 1203 0000 0000 2020 51', 'Held'],
  ] as const) {
    await account({ _id }, iban, holder);
  }
  run = await payroll.start();
  await payroll.post(`/payroll/run/hold/${run._id}`, {
    employeeId: held._id,
    reason: 'Bank details not confirmed',
  });
});

describe('The bank file', () => {
  test('is refused for a draft, and has what is approved from the approval on, marked with that', async () => {
    expect(await bank()).toMatchObject({ status: 409, body: { code: 'payroll.not_approved' } });
    run = await payroll.approve(await payroll.compute(run));
    expect(run.bankFile).toMatchObject({
      replaces: null,
      payments: 2,
      withoutAccount: run.people - 2,
      made: [],
      effect: null,
    });
    const { status, headers, body } = await bank();
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': 'attachment; filename="payments-2026-11-30-approved.csv"',
      holds: 'approved',
      'message-id': run.bankFile?.messageId,
    });
    expect(
      body.split('\n').filter((line: string) => /,approved,PAY-20261130-/.test(line)),
    ).toHaveLength(2);
    expect((await payroll.read(run)).bankFile?.made).toMatchObject([
      { by: { name: 'Head Admin' } },
    ]);
  });

  test('has the payments of a paid run, without those on hold and those without an account', async () => {
    await account(paid, 'DE02 1203 0000 0000 2020 51', 'Somebody else');
    run = (await payroll.post(`/payroll/run/pay/${run._id}`)).run;
    const answer = await bank();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="payments-2026-11-30-paid.csv"',
      holds: 'paid',
      'left-out': String(run.people - 2),
      'content-type': 'text/csv; charset=utf-8',
    });
    const lines = answer.body.split('\n').filter((line: string) => /^B-/.test(line));
    expect(lines).toEqual([
      'B-1,Zoë O’Hara,IE64IRCE92050112345678,,4200.00,USD,2026-11-30,"Salary November 2026, B-1",paid,' +
        `${run.bankFile?.messageId},`,
      'B-2,\'=1+1,TR330006100519786457841326,,3000.00,USD,2026-11-30,"Salary November 2026, B-2",paid,' +
        `${run.bankFile?.messageId},`,
    ]);
    expect(answer.body).not.toContain(without.employeeId);
  });

  test('pays to the account that was approved, which the payslip names for good', async () => {
    expect(await payroll.slip(run, paid)).toMatchObject({ state: 'paid', iban: 'IE64 •••• 5678' });
    expect((await bank()).body).not.toContain('Somebody else');
  });

  test('is audited with the number of payments and their sum, and recorded as access to pay', async () => {
    const { body } = await cast.admin.get('/audit?range=[0,9]&filter={"subject":"payroll"}');
    const entry = body.entries.find(
      ({ action }: { action: string }) => action === 'payroll.bank_file',
    );
    const after = Object.fromEntries(
      entry.changes.map((change: { field: string; after: unknown }) => [
        change.field,
        change.after,
      ]),
    );
    expect(after).toMatchObject({
      format: 'csv',
      payments: 2,
      payAmount: 7200,
      leftOut: run.people - 2,
    });
    const seen = await cast.admin.get(`/salary/pay-access/${paid.userId._id}`);
    expect(seen.body.accesses ?? seen.body.entries).toContainEqual(
      expect.objectContaining({ where: 'export' }),
    );
  });

  test('is a SEPA transfer only in EUR', async () => {
    expect(await bank('?format=sepa')).toMatchObject({
      status: 409,
      body: { code: 'payroll.no_sepa' },
    });
    expect(await bank('?format=mt101')).toMatchObject({
      status: 400,
      body: { errors: { format: expect.anything() } },
    });
  });

  test('does not pay again what was reversed', async () => {
    const slip = (await payroll.slips(run)).find(({ employee }) => employee._id === paid._id);
    await payroll.post(`/payroll/slip/reverse/${slip?._id}`, { reason: 'The bank returned it' });
    expect((await bank()).body).not.toContain('B-1,');
  });

  test('pays to the account of the second approval when the run was reopened', async () => {
    const late = await payroll.start({
      kind: 'offCycle',
      people: [held._id],
      payDate: '2026-11-27',
    });
    const approved = await payroll.approve(late);
    await account(held, 'IE64 IRCE 9205 0112 3456 78', 'Held anew');
    expect(await payroll.slip(approved, held)).toMatchObject({ iban: 'DE02 •••• 2051' });
    await payroll.post(`/payroll/run/reopen/${late._id}`, { reason: 'Another account' });
    expect(await payroll.slip(approved, held)).toMatchObject({
      state: 'draft',
      iban: 'IE64 •••• 5678',
    });
    const again = await payroll.finish(late);
    expect(await payroll.slip(again, held)).toMatchObject({
      state: 'paid',
      iban: 'IE64 •••• 5678',
    });
    expect((await bank('', again)).body).toContain('B-4,Held anew,IE64IRCE92050112345678');
  });

  test('needs an admin with a confirmed session', async () => {
    expect((await bank('', run, cast.amaraClient)).status).toBe(403);
    const unconfirmed = await server.signInUnconfirmed(cast.ruth.email, 'a sound password for all');
    expect(await bank('', run, unconfirmed)).toMatchObject({
      status: 403,
      body: { code: 'auth.confirm_needed' },
    });
    expect(
      await bank('', { _id: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10' } as PayRunRecord),
    ).toMatchObject({ status: 404, body: { code: 'payroll.run_not_found' } });
  });
});
