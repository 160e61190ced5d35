import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { RunSignatures } from '../../../api/payroll/signatures/run-signatures.js';
import { hire, hireCast, type Cast } from '../../support/cast.js';
import { ENGINE } from '../../support/database.js';
import { PayrollCalls } from '../../support/payroll.js';
import { countRows, rows } from '../../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../../support/server.js';
import { statuses } from '../../support/together.js';

let servers: TestServer[];
let server: TestServer;
let cast: Cast;
let first: PayrollCalls;
let second: PayrollCalls;
let mia: EmployeeRecord;

// A database server has two instances; the embedded database belongs to one.
beforeAll(async () => {
  server = await startServer();
  servers = ENGINE === 'mysql' ? [server, await startServer({}, server.database)] : [server];
  cast = await hireCast(server);
  const other = await (servers.at(-1) as TestServer).signIn(ADMIN.email, ADMIN.password);
  await other.confirm();
  first = new PayrollCalls(cast.ruthClient, cast.admin);
  second = new PayrollCalls(other, other);
  await first.setUp('2026-01-01', { fourEyes: false });
  mia = await hire(cast.admin, {
    employeeId: 'M-1',
    name: 'Mia Ek',
    salary: '3100.00',
    department: cast.sales._id,
  });
});
afterAll(async () => {
  for (const one of [...servers].reverse()) await one.stop();
});

/** Pay of one person for each period, in minor units: never paid more than once. */
async function paidTwice(): Promise<unknown[]> {
  return rows(
    server,
    "SELECT r.regular_period FROM payslip s JOIN pay_run r ON r.id = s.run_id WHERE s.employee_id = ? AND s.state IN ('approved', 'paid') AND s.gross > 310000",
    [mia._id],
  );
}

describe.each([1, 2, 3])('Round %i of calls at the same time', () => {
  test('approves once, pays once and posts each record once', async () => {
    const run = await first.start();
    const approvals = await Promise.all([
      first.approveAnswer(run),
      second.approveAnswer(run),
      first.approveAnswer(run),
      second.approveAnswer(run),
    ]);
    expect(statuses(approvals)).toEqual({ 200: 1, 409: 3 });
    const payments = await Promise.all(
      [first, second, first, second].map(({ client }) =>
        client.post(`/payroll/run/pay/${run._id}`),
      ),
    );
    expect(statuses(payments)).toEqual({ 200: 1, 409: 3 });
    expect(await countRows(server, 'salary', 'run_id = ?', [run._id])).toBe(4);
  });

  test('an approval beside a raise approves what was seen or nothing', async () => {
    const run = await first.start();
    const salary = (3100 + Math.round(Math.random() * 500)).toFixed(2);
    const [approval] = await Promise.all([
      first.approveAnswer(run),
      second.client.post('/payroll/revision/add', {
        employeeId: mia._id,
        salary,
        confirmed: true,
        from: run.period.from,
      }),
    ]);
    const now = await first.read(run);
    if (approval.status === 200) expect(now).toMatchObject({ state: 'approved', net: run.net });
    else expect([approval.status, now.state]).toEqual([409, 'draft']);
    await second.client.post('/payroll/revision/add', {
      employeeId: mia._id,
      salary: '3100.00',
      confirmed: true,
      from: run.period.from,
    });
    if (approval.status === 200) await first.post(`/payroll/run/pay/${run._id}`);
    else await first.finish(run);
  });

  test('a regular run beside an off-cycle one does not pay twice', async () => {
    const regular = await first.compute(await first.start());
    const offCycle = await second.start({
      kind: 'offCycle',
      people: [mia._id],
      period: regular.period.from,
      payDate: regular.period.from,
    });
    const answers = await Promise.all([
      first.approveAnswer(regular),
      second.approveAnswer(offCycle),
    ]);
    expect(statuses(answers)).toEqual({ 200: 1, 409: 1 });
    for (const run of [regular, offCycle]) {
      const now = await first.compute(run).catch(() => undefined);
      if (now && now.people > 0) await first.approve(now);
      const stored = await first.read(run);
      if (stored.state === 'approved') await first.post(`/payroll/run/pay/${run._id}`);
      else if (stored.state === 'draft') await first.post(`/payroll/run/discard/${run._id}`);
    }
    expect(await paidTwice()).toEqual([]);
  });
});

// In the embedded database, an approval that has begun lets nobody write.
(ENGINE === 'mysql' ? test : test.skip)(
  'A bank account that is changed while an approval copies it is not approved unseen',
  async () => {
    const run = await first.start();
    const signatures = server.app.get(RunSignatures, { strict: false });
    const signing = signatures.signing.bind(signatures);
    jest.spyOn(signatures, 'signing').mockImplementationOnce(async (copied) => {
      const account = { iban: 'IE64 IRCE 9205 0112 3456 78', holder: 'Mia Ek' };
      expect((await second.client.put(`/employee/bank/${mia._id}`, account)).status).toBe(200);
      return signing(copied);
    });
    expect(await first.approveAnswer(run)).toMatchObject({
      status: 409,
      body: { code: 'payroll.changed' },
    });
    await first.finish(run);
  },
);

test('Two runs begun at the same time are one', async () => {
  const answers = await Promise.all(
    [first, second, first, second].map(({ client }) =>
      client.post('/payroll/run/add', { kind: 'regular' }),
    ),
  );
  expect(statuses(answers)).toEqual({ 201: 1, 409: 3 });
});
