import { describe, expect, test } from '@jest/globals';
import type { PayRunRecord } from '../../api/contract/payroll/pay-runs.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import type { Answer } from '../support/client.js';
import { ADMIN } from '../support/server.js';
import { SinglePayments } from '../support/single-payments.js';
import { afterwards } from './ending.js';
import { setStage } from './stage.js';

const stage = await setStage();
const { admin, amara, amaraClient, zoe, zoeClient } = stage.cast;
const payments = await SinglePayments.setUp(admin);
const paid = await payments.paid(zoe._id, '2026-01-21');
const slip = await payments.payslip(paid);
const said = ({ status, body }: Answer) => ({ status, body: { ...body, requestId: undefined } });
const seen = ({ version, people, net }: PayRunRecord) => ({ version, people, net });
const stateOf = async ({ _id }: PayRunRecord) =>
  (await stage.stored<{ state: string }>('SELECT state FROM pay_run WHERE id = ?', [_id]))[0]
    ?.state;

test.each(['single', 'pdf'])(
  "51. a payslip of somebody else, one's own before it is paid and one that is not there are refused alike: GET /payslip/%s",
  async (call) => {
    const draft = await payments.draft(amara._id, call === 'pdf' ? '2026-02-01' : '2026-02-02');
    const own = await payments.payslip(draft);
    const read = async (id: string) => said(await amaraClient.get(`/payslip/${call}/${id}`));
    const unknown = await read(newId());
    expect(unknown).toMatchObject({ status: 403, body: { code: 'access.denied' } });
    expect(await read(slip._id)).toEqual(unknown);
    expect(await read(own._id)).toEqual(unknown);
    await admin.post(`/payroll/run/approve/${draft._id}`, seen(draft));
    expect(await read(own._id)).toEqual(unknown);
    await admin.post(`/payroll/run/pay/${draft._id}`);
    expect((await amaraClient.get(`/payslip/${call}/${own._id}`)).status).toBe(200);
    expect((await zoeClient.get(`/payslip/${call}/${own._id}`)).status).toBe(403);
  },
);

describe('52. pay that nobody has seen', () => {
  test('is not approved: another net, number of payslips or version than is stored approves nothing', async () => {
    const run = await payments.draft(zoe._id, '2026-02-03');
    for (const wrong of [
      { net: run.net + 0.01 },
      { net: 0 },
      { people: run.people + 1 },
      { people: 0 },
      { version: run.version - 1 },
      { version: run.version + 1 },
    ]) {
      expect(
        await admin.post(`/payroll/run/approve/${run._id}`, { ...seen(run), ...wrong }),
      ).toMatchObject({ status: 409, body: { code: 'payroll.changed' } });
    }
    expect(await stateOf(run)).toBe('draft');
  });

  test('is not added to a run that is approved, nor held in it, nor taken out of it', async () => {
    const run = await payments.approved(zoe._id, '2026-02-04');
    const [single] = await stage.stored<{ id: string }>(
      'SELECT id FROM pay_assignment WHERE run_id = ?',
      [run._id],
    );
    const calls: [string, Record<string, unknown>][] = [
      [
        'assignment/add',
        { componentId: payments.bonus, employeeId: zoe._id, runId: run._id, amount: 1 },
      ],
      [`assignment/end/${single?.id}`, { on: '2025-12-31' }],
      [`run/hold/${run._id}`, { employeeId: zoe._id, reason: 'Not yet' }],
      [`run/release/${run._id}`, { employeeId: zoe._id }],
      [`run/compute/${run._id}`, {}],
      [`run/discard/${run._id}`, {}],
    ];
    for (const [path, body] of calls)
      expect({ path, ...(await admin.post(`/payroll/${path}`, body)) }).toMatchObject({
        path,
        status: 409,
        body: { code: 'payroll.not_draft' },
      });
    expect((await admin.get(`/payroll/run/${run._id}`)).body.run).toMatchObject({
      state: 'approved',
      net: run.net,
    });
  });

  test('is not made of amounts beyond the limit, nor of hours and rates with many decimals', async () => {
    const assigned = { employeeId: zoe._id, from: '2026-01-01' };
    const component = async (unit: string) =>
      (await admin.post('/payroll/component/add', { name: `By ${unit}`, unit })).body.component._id;
    const [percent, hours] = [await component('percent'), await component('hours')];
    const wrong: [string, Record<string, unknown>][] = [
      ['amount', { componentId: payments.bonus, amount: 1_000_000_000.01 }],
      ['amount', { componentId: payments.bonus, amount: '0.001' }],
      ['amount', { componentId: payments.bonus, amount: -1 }],
      ['rate', { componentId: percent, rate: 5.125 }],
      ['rate', { componentId: percent, rate: '0.0001' }],
      ['rate', { componentId: percent, rate: 1000.01 }],
      ['hours', { componentId: hours, hours: 1.005, hourly: 10 }],
      ['hours', { componentId: hours, hours: 744.01, hourly: 10 }],
      ['hourly', { componentId: hours, hours: 1, hourly: 1e10 }],
    ];
    for (const [field, given] of wrong)
      expect({
        given,
        ...(await admin.post('/payroll/assignment/add', { ...assigned, ...given })),
      }).toMatchObject({ given, status: 400, body: { errors: { [field]: expect.any(String) } } });
    const run = await payments.draft(amara._id, '2026-02-05');
    for (let one = 0; one < 2; one += 1)
      await admin.post('/payroll/assignment/add', {
        componentId: hours,
        employeeId: amara._id,
        runId: run._id,
        hours: 744,
        hourly: 1_000_000_000,
      });
    const { body } = await admin.post(`/payroll/run/compute/${run._id}`);
    expect(await admin.post(`/payroll/run/approve/${run._id}`, seen(body.run))).toMatchObject({
      status: 409,
      body: { code: 'payroll.errors' },
    });
  });

  test('does not vanish: the salary record of a payslip is not voided by itself', async () => {
    const [record] = await stage.stored<{ id: string }>('SELECT id FROM salary WHERE run_id = ?', [
      paid._id,
    ]);
    expect(await admin.post(`/salary/void/${record?.id}`, { reason: 'Mine' })).toMatchObject({
      status: 409,
      body: { code: 'salary.of_payslip' },
    });
    expect(await stage.stored('SELECT valid FROM salary WHERE id = ?', [record?.id])).toEqual([
      { valid: 1 },
    ]);
  });
});

test('53. from an open session nothing is approved, paid, reopened, reversed, set or taken along', async () => {
  const open = await stage.signInUnconfirmed(ADMIN.email, ADMIN.password);
  const [draft, approved] = [
    await payments.draft(zoe._id, '2026-02-06'),
    await payments.approved(zoe._id, '2026-02-07'),
  ];
  const before = await stage.stored('SELECT id, state, version FROM pay_run ORDER BY id');
  const answers = [
    await open.post(`/payroll/run/approve/${draft._id}`, seen(draft)),
    await open.post(`/payroll/run/pay/${approved._id}`),
    await open.post(`/payroll/run/reopen/${approved._id}`, { reason: 'x' }),
    await open.post(`/payroll/slip/reverse/${slip._id}`, { reason: 'x' }),
    await open.put('/payroll/setting', { fourEyes: false }),
    await open.get(`/payroll/run/zip/${approved._id}`),
    await open.get(`/payroll/run/slips/${approved._id}`),
    await open.get(`/payslip/${zoe._id}`),
    await open.get('/payroll/assignment'),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [403, 'auth.confirm_needed']),
  );
  expect(await stage.stored('SELECT id, state, version FROM pay_run ORDER BY id')).toEqual(before);
});

afterwards(stage);
