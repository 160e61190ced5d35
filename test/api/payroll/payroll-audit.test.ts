import { expect, test } from '@jest/globals';
import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import type { PayAccessResponse } from '../../../api/contract/salary/salary-responses.js';
import { PayAccessLog } from '../../../api/pay-access-log/pay-access-log.js';
import { hireCast } from '../../support/cast.js';
import { serverOfFile } from '../../support/server.js';
import { SinglePayments } from '../../support/single-payments.js';

const server = await serverOfFile();
const { admin, zoe, zoeClient, ruthClient } = await hireCast(server);
const payments = await SinglePayments.setUp(admin);
const run = await payments.paid(zoe._id, '2026-01-21');
const slip = await payments.payslip(run);
const zip = await admin.get(`/payroll/run/zip/${run._id}`);
await admin.post(`/payroll/slip/reverse/${slip._id}`, { reason: 'Returned' });
const fields = ({ changes }: AuditEntryRecord) =>
  Object.fromEntries(changes.map(({ field, before, after }) => [field, after ?? before]));
const entries = async (path: string): Promise<AuditEntryRecord[]> =>
  (await ruthClient.get(path)).body.entries;

test('each step of a run is in the audit log, by the words that its fields have there', async () => {
  const found = await entries(
    `/audit?range=[0,49]&filter=${encodeURIComponent(JSON.stringify({ subject: 'payroll' }))}`,
  );
  expect(found.map(({ action }) => action).sort()).toEqual([
    'payroll.approve',
    'payroll.assign',
    'payroll.component_add',
    'payroll.pay',
    'payroll.payslips_zip',
    'payroll.reverse',
    'payroll.setting',
    'payroll.start',
  ]);
  const of = (verb: string) =>
    fields(found.find(({ action }) => action === `payroll.${verb}`) as AuditEntryRecord);
  expect(of('start')).toMatchObject({ runKind: 'offCycle', payDate: '2026-01-21' });
  expect(of('component_add')).toMatchObject({ componentKind: 'earning', componentUnit: 'amount' });
  expect(of('assign')).toMatchObject({ payAmount: 100, single: true });
  expect(of('approve')).toMatchObject({ people: 1, netPay: 100 });
  expect(of('reverse')).toMatchObject({ netPay: 100, reason: 'Returned' });
});

test('the ZIP of all payslips is in the audit log: who, which run, how many', async () => {
  expect(zip.status).toBe(200);
  const [entry] = await entries(
    `/audit?range=[0,0]&filter=${encodeURIComponent(JSON.stringify({ action: 'payroll.payslips_zip' }))}`,
  );
  expect(entry).toMatchObject({ actor: { name: admin.user.name }, subjectId: run._id });
  expect(fields(entry as AuditEntryRecord)).toEqual({ payslips: 1, payDate: '2026-01-21' });
});

test("a person's history has their components and reversed payslips; who reads it, or the log, saw their pay", async () => {
  const history = await entries(`/history/employee/${zoe._id}?range=[0,49]`);
  expect(history.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['payroll.assign', 'payroll.reverse']),
  );
  await server.app.get(PayAccessLog, { strict: false }).allStored();
  const { accesses } = (await zoeClient.get(`/salary/pay-access/${zoe._id}`))
    .body as PayAccessResponse;
  expect(
    accesses.filter(({ by, where }) => by.name === 'Ruth Admin' && where === 'audit'),
  ).toMatchObject([{ people: 1 }]);
});
