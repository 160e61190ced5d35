import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { hire, hireCast } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { PayrollCalls } from '../../support/payroll.js';
import { auditOf } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile({ CURRENCY: 'EUR' });
const cast = await hireCast(server);
const { admin, ruthClient } = cast;
const payroll = new PayrollCalls(ruthClient, admin);

let run: PayRunRecord;
let hired = 0;
/** Admins that a test made. */
const made: string[] = [];
const file = async (by: Client, query = '') => {
  const answer = await by.get(`/payroll/run/bank/${run._id}${query}`);
  expect(answer.status).toBe(200);
  return answer;
};
const reopen = async (by: Client, notSent?: boolean) => {
  const { status, body } = await by.post(`/payroll/run/reopen/${run._id}`, {
    reason: 'Another account',
    notSent,
  });
  return status === 200 ? body.run.state : body.code;
};

/** October is paid, so that it no longer counts who made whom. */
beforeAll(async () => {
  await payroll.setUp('2026-10-01', { fourEyes: false });
  await payroll.setting({ companyIban: 'DE89370400440532013000' });
  await payroll.finish(await payroll.start());
});
/** An approved run of one person, whose bank file nobody has made yet. */
beforeEach(async () => {
  const { _id } = await hire(admin, {
    employeeId: `B-${++hired}`,
    name: `Person ${hired}`,
    salary: '3100.00',
    department: cast.sales._id,
  });
  await admin.put(`/employee/bank/${_id}`, { iban: 'DE02120300000000202051', holder: 'Ek' });
  run = await payroll.approve(
    await payroll.start({ kind: 'offCycle', people: [_id], payDate: '2026-11-27' }),
  );
});

test('while no bank file was made, an approved run is reopened as before', async () => {
  expect(await reopen(ruthClient)).toBe('draft');
});

describe('once the bank file was made', () => {
  test('reopening says when and by whom, and needs a second admin who confirms that it was not sent', async () => {
    await file(ruthClient);
    expect(await payroll.read(run)).toMatchObject({
      bankFile: { made: [{ by: { name: 'Ruth Admin' } }], effect: 'none' },
    });
    const asked = await admin.post(`/payroll/run/reopen/${run._id}`, { reason: 'Wrong' });
    expect([asked.status, asked.body.code, asked.body.error]).toEqual([
      409,
      'payroll.bank_file_made',
      expect.stringMatching(/^Ruth Admin made the bank file of this run on \d{4}-\d{2}-\d{2}\./),
    ]);
    expect(await reopen(ruthClient, true)).toBe('payroll.second_admin');
    expect(await reopen(admin, true)).toBe('draft');
    const entry = (await auditOf(server, run._id)).at(-1);
    expect(entry).toMatchObject({
      action: 'payroll.reopen',
      after: { notSent: true, messageId: expect.stringMatching(/^PAY-20261127-/) },
    });
  });

  test('where both made it, each confirms for the file of the other', async () => {
    await file(ruthClient);
    await file(admin, '?format=sepa');
    expect(await reopen(admin, true)).toBe('approved');
    expect(await payroll.read(run)).toMatchObject({
      bankFile: { notSent: [{ by: { name: 'Head Admin' } }], effect: 'approves' },
    });
    expect(await reopen(admin, true)).toBe('payroll.second_admin');
    expect(await reopen(ruthClient, true)).toBe('draft');
  });

  test('a file that is made again voids what was confirmed before', async () => {
    await file(ruthClient);
    await file(admin);
    expect(await reopen(admin, true)).toBe('approved');
    await file(ruthClient);
    expect((await payroll.read(run)).bankFile?.notSent).toEqual([]);
    expect(await reopen(ruthClient, true)).toBe('approved');
    expect(await reopen(admin, true)).toBe('draft');
  });

  test('an admin whom its maker has just made does not count', async () => {
    const { email, userId } = await hire(ruthClient, {
      employeeId: `A-${hired}`,
      name: 'Greta Lund',
      role: 'admin',
      department: cast.sales._id,
    });
    made.push(userId._id);
    const greta = await server.signIn(email, 'a sound password for all');
    await greta.confirm();
    await file(ruthClient);
    expect(await reopen(greta, true)).toBe('payroll.second_admin');
    expect(await reopen(admin, true)).toBe('draft');
  });

  test('the next file has a message id of its own and names what it replaces, within one approval it is the same', async () => {
    const [first, again] = [await file(ruthClient), await file(ruthClient, '?format=sepa')];
    const id = first.headers.get('message-id');
    expect([again.headers.get('message-id'), first.headers.get('replaces')]).toEqual([id, null]);
    await reopen(admin, true);
    run = await payroll.approve(await payroll.compute(run));
    expect(run.bankFile).toMatchObject({ messageId: `${id}-2`, replaces: id, made: [] });
    const [csv, sepa] = [await file(ruthClient), await file(ruthClient, '?format=sepa')];
    expect(csv.headers.get('replaces')).toBe(id);
    expect(csv.body).toContain(`,approved,${id}-2,${id}\n`);
    expect(sepa.body).toContain(`<MsgId>${id}-2</MsgId>`);
    expect(sepa.body).toContain(`<!-- Payslips: approved. Replaces ${id}. -->`);
  });

  test('a paid run is not reopened at all', async () => {
    await file(ruthClient);
    await payroll.post(`/payroll/run/pay/${run._id}`);
    expect(await reopen(admin, true)).toBe('payroll.paid_already');
    expect((await payroll.read(run)).bankFile).toMatchObject({ effect: null });
  });

  test('who is alone confirms alone, which the audit log says', async () => {
    for (const account of [cast.ruth.userId._id, ...made])
      expect((await admin.put(`/account/${account}`, { disabled: true })).status).toBe(200);
    await file(admin);
    expect(await reopen(admin, true)).toBe('draft');
    expect((await auditOf(server, run._id)).at(-1)).toMatchObject({
      action: 'payroll.reopen',
      after: { notSent: true, alone: true },
    });
  });
});
