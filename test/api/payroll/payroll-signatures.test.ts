import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayAssignmentRecord } from '../../../api/contract/payroll/pay-components.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import type { RunSignaturesRecord } from '../../../api/contract/payroll/run-signatures.js';
import { hire, type Cast } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { applied, checked } from '../../support/imports.js';
import { startPayroll, PayrollCalls } from '../../support/payroll.js';
import { auditOf, rows } from '../../support/rows.js';
import type { TestServer } from '../../support/server.js';

const IBAN = 'DE02120300000000202051';
const OTHER_IBAN = 'DE02500105170137075030';

let server: TestServer;
let cast: Cast;
let payroll: PayrollCalls;
let mia: EmployeeRecord;

afterEach(() => server.stop());
/** October is paid, so that it no longer counts who made whom. */
beforeEach(async () => {
  ({ server, cast, payroll, mia } = await startPayroll());
  await payroll.finish(await payroll.start());
});

async function admin(name: string): Promise<Client> {
  const { email } = await hire(cast.admin, {
    employeeId: name.replace(' ', '-'),
    name,
    role: 'admin',
    department: cast.sales._id,
  });
  const client = await server.signIn(email, 'a sound password for all');
  await client.confirm();
  return client;
}

const approve = async (run: PayRunRecord, by: Client) =>
  (
    await payroll.approveAnswer(
      (await payroll.post(`/payroll/run/compute/${run._id}`, {}, by)).run,
      by,
    )
  ).status;
const signatures = async ({ _id }: PayRunRecord, by: Client): Promise<RunSignaturesRecord> =>
  (await by.get(`/payroll/run/signatures/${_id}`)).body;
async function sign(run: PayRunRecord, by: Client): Promise<string | number> {
  await payroll.compute(run);
  const { fingerprint } = await signatures(run, by);
  const { status, body } = await by.post(`/payroll/run/sign/${run._id}`, { fingerprint });
  return status === 200 ? body.run.state : status;
}
const raise = (by: Client, from: string, salary = '3300.00') =>
  payroll.post('/payroll/revision/add', { employeeId: mia._id, salary, from, confirmed: true }, by);
const account = async (by: Client, iban: string) => {
  const { version } = (await by.get(`/employee/bank/${mia._id}`)).body.account ?? { version: 0 };
  const answer = await by.put(`/employee/bank/${mia._id}`, { iban, holder: 'Mia Ek', version });
  expect(answer.status).toBe(200);
};
/** Facts that still lack a signature: their kind and author. */
const unsigned = async (run: PayRunRecord, by: Client) =>
  (await signatures(run, by)).unsigned.map(({ kind, by: { name } }) => [kind, name]);

test('with two admins, each signs what the other recorded', async () => {
  const run = await payroll.start();
  await account(cast.admin, IBAN);
  await raise(cast.admin, '2026-11-01', '99999.00');
  expect(await approve(run, cast.admin)).toBe(403);
  expect(await unsigned(run, cast.admin)).toEqual([
    ['run', 'Ruth Admin'],
    ['bank', 'Head Admin'],
    ['salary', 'Head Admin'],
  ]);
  expect(await sign(run, cast.admin)).toBe('draft');
  expect(await signatures(run, cast.admin)).toMatchObject({
    signatures: [{ by: { name: 'Head Admin' } }],
    unsigned: [
      { kind: 'bank', names: ['Mia Ek'], signers: [{ name: 'Ruth Admin', own: false }] },
      { kind: 'salary', names: ['Mia Ek'], signers: [{ name: 'Ruth Admin' }] },
    ],
    effect: 'signed',
  });
  expect((await signatures(run, cast.ruthClient)).unsigned).toMatchObject([
    { signers: [{ name: 'Ruth Admin', own: true }] },
    { signers: [{ name: 'Ruth Admin', own: true }] },
  ]);
  expect(await sign(run, cast.ruthClient)).toBe('approved');
  expect((await auditOf(server, run._id)).map(({ action }) => action)).toEqual([
    'payroll.start',
    'payroll.sign',
    'payroll.approve',
  ]);
});

test('who recorded none of it approves alone', async () => {
  const run = await payroll.start();
  expect(await approve(run, cast.ruthClient)).toBe(403);
  expect((await payroll.read(run)).approveRefusal).toBe('unsigned');
  expect(await approve(run, cast.admin)).toBe(200);
});

test('a signature is void when anything of what it covers changes', async () => {
  const run = await payroll.start();
  await raise(cast.admin, '2026-11-01');
  await sign(run, cast.admin);
  await raise(cast.ruthClient, '2026-11-15', '3400.00');
  await payroll.compute(run);
  expect((await signatures(run, cast.admin)).signatures).toEqual([]);
  const { fingerprint } = await signatures(run, cast.ruthClient);
  await raise(cast.ruthClient, '2026-11-20', '3500.00');
  const answer = await cast.ruthClient.post(`/payroll/run/sign/${run._id}`, { fingerprint });
  expect([answer.status, answer.body.code]).toEqual([409, 'payroll.changed']);
});

describe('hidden behind another', () => {
  test('the last writer of a bank account does not hide the one before', async () => {
    const greta = await admin('Greta Lund');
    const november = await payroll.start();
    await sign(november, cast.ruthClient);
    expect(await sign(november, cast.admin)).toBe('approved');
    await payroll.post(`/payroll/run/pay/${november._id}`);
    const run = await payroll.start();
    await account(cast.admin, IBAN);
    await account(greta, OTHER_IBAN);
    expect(await approve(run, cast.admin)).toBe(403);
  });

  test('an account that its owner changed by an admin’s link counts as changed by the admin', async () => {
    const run = await payroll.start();
    const { link } = (await cast.admin.post(`/account/link/${mia.userId._id}`)).body;
    const password = 'another sound password';
    const token = link.split('#').at(-1);
    const reset = await server.client().post('/auth/reset-password', {
      token,
      newPassword: password,
      confirmPassword: password,
    });
    expect(reset.status).toBe(200);
    const own = await server.signIn(mia.email, password);
    await own.confirm(password);
    await account(own, IBAN);
    expect(await approve(run, cast.admin)).toBe(403);
    expect(await unsigned(run, cast.admin)).toContainEqual(['bank', 'Mia Ek']);
  });

  test.each([
    [
      'a person who was made up, hired in the past',
      async () => {
        await hire(cast.admin, {
          employeeId: 'X-1',
          salary: '90000.00',
          hireDate: '2026-10-01',
          department: cast.sales._id,
        });
      },
      'person',
    ],
    [
      'an item that goes on',
      async (component: string) => {
        await payroll.post(
          '/payroll/assignment/add',
          { componentId: component, employeeId: mia._id, from: '2026-11-01', amount: '500.00' },
          cast.admin,
        );
      },
      'item',
    ],
    [
      'an item of a department',
      async (component: string) => {
        await payroll.post(
          '/payroll/assignment/add',
          {
            componentId: component,
            departmentId: cast.sales._id,
            from: '2026-11-01',
            amount: '500.00',
          },
          cast.admin,
        );
      },
      'item',
    ],
    [
      'a hire date that moves',
      async () => {
        await cast.admin.put(`/employee/employment/${mia._id}`, { hireDate: '2026-10-15' });
      },
      'employment',
    ],
    [
      'unpaid leave that is cancelled',
      async () => {
        await payroll.unpaidLeave(mia, '2026-11-02');
        const [leave] = (await cast.admin.get(`/leave/${mia.userId._id}`)).body.leaves;
        expect(
          (await cast.admin.post(`/leave/withdraw/${leave._id}`, { reason: 'Not taken' })).status,
        ).toBe(200);
      },
      'leave',
    ],
    [
      'a department that somebody moves to',
      async () => {
        const { name, maritalStatus, designation, salary } = mia;
        const moved = { name, maritalStatus, designation, salary, department: cast.research._id };
        expect((await cast.admin.put(`/employee/update/${mia._id}`, moved)).status).toBe(200);
      },
      'department',
    ],
    [
      'a setting of payroll',
      async () => {
        await cast.admin.put('/payroll/setting', { proration: 'working' });
      },
      'setting',
    ],
  ])('%s needs a signature', async (_what, change, kind) => {
    const bonus = await payroll.component({ name: 'Bonus' });
    const run = await payroll.start();
    await change(bonus);
    expect(await approve(run, cast.admin)).toBe(403);
    expect(await unsigned(run, cast.ruthClient)).toContainEqual([kind, 'Head Admin']);
  });

  test('an item that is ended needs one', async () => {
    const loan = await payroll.component({ name: 'Loan', kind: 'deduction' });
    const { assignment } = await payroll.assign(loan, {
      employeeId: mia._id,
      from: '2026-10-01',
      amount: '50.00',
    });
    await payroll.finish(await payroll.start());
    const run = await payroll.start();
    await payroll.post(
      `/payroll/assignment/end/${assignment._id}`,
      { on: '2026-11-30' },
      cast.admin,
    );
    expect(await approve(run, cast.admin)).toBe(403);
  });

  test('a raise that was planned before the last approval needs one when it is first paid', async () => {
    await raise(cast.admin, '2026-12-01');
    const november = await payroll.start();
    expect(await approve(november, cast.admin)).toBe(200);
    await payroll.post(`/payroll/run/pay/${november._id}`);
    const december = await payroll.start();
    expect(await approve(december, cast.admin)).toBe(403);
    expect(await unsigned(december, cast.admin)).toContainEqual(['salary', 'Head Admin']);
  });

  test('a raise that was withdrawn needs one too', async () => {
    const { revision } = await raise(cast.ruthClient, '2026-11-01');
    const run = await payroll.start();
    await payroll.post(`/payroll/revision/withdraw/${revision._id}`, {}, cast.admin);
    expect(await approve(run, cast.admin)).toBe(403);
  });

  test('a single payment needs one, also when it is taken back, and a payslip that is released', async () => {
    const bonus = await payroll.component({ name: 'Bonus' });
    const run = await payroll.start();
    const payment = { componentId: bonus, employeeId: mia._id, runId: run._id, amount: '500.00' };
    const { assignment } = await payroll.post('/payroll/assignment/add', payment, cast.admin);
    expect(await approve(run, cast.admin)).toBe(403);
    await payroll.post(
      `/payroll/assignment/end/${assignment._id}`,
      { on: '2026-10-31' },
      cast.admin,
    );
    expect(await approve(run, cast.admin)).toBe(403);
  });

  test('what was paid needs none again', async () => {
    await raise(cast.admin, '2026-11-01');
    const november = await payroll.start();
    await sign(november, cast.admin);
    expect(await sign(november, cast.ruthClient)).toBe('approved');
    await payroll.post(`/payroll/run/pay/${november._id}`);
    const december = await payroll.start();
    expect(await unsigned(december, cast.admin)).toEqual([['run', 'Ruth Admin']]);
    expect(await approve(december, cast.admin)).toBe(200);
  });
});

describe('the signature of somebody else', () => {
  test('is not replaced by that of an admin of their own making', async () => {
    const greta = await admin('Greta Lund');
    await raise(cast.admin, '2026-11-01');
    const run = await payroll.start();
    expect(await approve(run, greta)).toBe(403);
    // It counts for the run that Ruth made.
    expect(await sign(run, greta)).toBe('draft');
    expect(await unsigned(run, greta)).toContainEqual(['salary', 'Head Admin']);
  });

  test('is needed for what an admin of their own making recorded', async () => {
    const greta = await admin('Greta Lund');
    await raise(greta, '2026-11-01');
    const run = await payroll.start();
    expect(await approve(run, cast.admin)).toBe(403);
  });

  test('is needed although the other admin is disabled', async () => {
    await raise(cast.admin, '2026-11-01');
    const run = await payroll.start();
    await cast.admin.put(`/account/${cast.ruth.userId._id}`, { disabled: true });
    expect(await approve(run, cast.admin)).toBe(403);
    await cast.admin.put(`/account/${cast.ruth.userId._id}`, { disabled: false });
    expect(await approve(run, cast.admin)).toBe(403);
  });

  test('is needed although the other admin is given a last day in the past that is given to the other admin, and taken back', async () => {
    await raise(cast.admin, '2026-11-01');
    const run = await payroll.start();
    const leave = (leftOn: string | null) =>
      cast.admin.put(`/employee/employment/${cast.ruth._id}`, { leftOn });
    expect((await leave('2026-08-31')).status).toBe(200);
    expect(await approve(run, cast.admin)).toBe(403);
    expect((await leave(null)).status).toBe(200);
    expect(await approve(run, cast.admin)).toBe(403);
  });

  test.each(['address', 'role'])(
    'is needed although an import changes the %s of the other admin',
    async (what) => {
      await raise(cast.admin, '2026-11-01');
      const run = await payroll.start();
      const { employeeId, name, email } = cast.ruth;
      const [address, role] =
        what === 'role' ? [email, 'employee'] : ['another.address@company.example', 'admin'];
      const file = `Employee ID,Full Name,Email Address,Department,Role\n${employeeId},${name},${address},Research,${role}\n`;
      await applied(cast.admin, await checked(cast.admin, 'employees', file, {}));
      const [changed] = await rows(server, 'SELECT email, role FROM account WHERE id = ?', [
        cast.ruth.userId._id,
      ]);
      expect(changed).toEqual({ email: address, role });
      expect(await approve(run, cast.admin)).toBe(403);
      const salary = (await signatures(run, cast.admin)).unsigned.find(
        ({ kind }) => kind === 'salary',
      );
      expect(salary?.signers).toEqual([]);
    },
  );

  test('is needed although an earlier employment comes with a planned last day', async () => {
    const run = await payroll.start();
    const changed = await cast.admin.put(`/employee/employment/${mia._id}`, {
      hireDate: '2026-10-16',
      earlierPeriods: [{ hiredOn: '2026-10-01', leftOn: '2026-10-15' }],
      leftOn: '2027-12-31',
    });
    expect(changed.status).toBe(200);
    expect(await approve(run, cast.admin)).toBe(403);
  });

  test('is needed although a payment is taken out of a run of single payments', async () => {
    const [bonus, loan] = [
      await payroll.component({ name: 'Bonus' }),
      await payroll.component({ name: 'Loan', kind: 'deduction' }),
    ];
    const run = await payroll.start({
      kind: 'offCycle',
      payDate: '2026-11-20',
      payments: [
        { componentId: bonus, employeeId: mia._id, amount: '5000.00' },
        { componentId: loan, employeeId: mia._id, amount: '4000.00' },
      ],
    });
    const { assignments } = (
      await cast.admin.get(
        `/payroll/assignment?filter=${JSON.stringify({ employee: mia._id, single: true })}`,
      )
    ).body;
    const taken = (assignments as PayAssignmentRecord[]).find(
      ({ component }) => component.name === 'Loan',
    );
    await payroll.post(`/payroll/assignment/end/${taken?._id}`, { on: '2026-10-31' }, cast.admin);
    expect(await approve(run, cast.admin)).toBe(403);
  });

  test('is needed to switch four eyes off', async () => {
    await raise(cast.admin, '2026-11-01');
    const run = await payroll.start();
    const off = async (by: Client) =>
      (await by.put('/payroll/setting', { fourEyes: false })).body.settings;
    expect(await off(cast.admin)).toMatchObject({
      fourEyes: true,
      fourEyesOff: { by: { name: 'Head Admin' } },
    });
    expect(await off(cast.admin)).toMatchObject({ fourEyes: true });
    expect(await approve(run, cast.admin)).toBe(403);
    expect(await off(cast.ruthClient)).toMatchObject({ fourEyes: false, fourEyesOff: null });
    expect(await approve(run, cast.admin)).toBe(200);
  });

  test('is needed although the other admin is disabled and four eyes are switched off', async () => {
    await cast.admin.put(`/account/${cast.ruth.userId._id}`, { disabled: true });
    const { settings } = (await cast.admin.put('/payroll/setting', { fourEyes: false })).body;
    expect(settings).toMatchObject({ fourEyes: true });
  });
});

test('an admin who was alone all the time approves alone, which is in the audit log', async () => {
  await cast.admin.put(`/account/${cast.ruth.userId._id}`, { disabled: true });
  const alone = new PayrollCalls(cast.admin, cast.admin);
  const run = await alone.start();
  expect(await alone.read(run)).toMatchObject({ approveRefusal: null, signature: 'alone' });
  await alone.approve(run);
  const [, approved] = await auditOf(server, run._id);
  expect(approved).toMatchObject({ action: 'payroll.approve', after: { alone: true } });
});

test('a refused approval names the facts that lack a signature, as the signatures of the run do', async () => {
  const run = await payroll.start();
  await raise(cast.admin, '2026-11-01');
  const refused = await payroll.approveAnswer(await payroll.compute(run), cast.admin);
  const { unsigned: facts } = await signatures(run, cast.admin);
  expect(facts).toContainEqual(
    expect.objectContaining({ kind: 'salary', signers: [{ name: 'Ruth Admin', own: false }] }),
  );
  expect([refused.status, refused.body.code, refused.body.unsigned]).toEqual([
    403,
    'payroll.four_eyes',
    facts,
  ]);
});

const told = async (client: Client) =>
  (await client.get('/notification')).body.notifications
    .filter(({ kind }: { kind: string }) => kind.startsWith('fourEyes.'))
    .map((one: { kind: string; admin: { name: string } }) => [one.kind, one.admin.name]);

test('taking back the request to switch four eyes off is in the audit log and tells the other admins', async () => {
  const before = (await auditOf(server, 'payroll')).length;
  await payroll.setting({ fourEyes: false }, cast.admin);
  await payroll.setting({ fourEyes: true }, cast.ruthClient);
  // There is nothing to take back any more.
  await payroll.setting({ fourEyes: true }, cast.ruthClient);
  expect((await auditOf(server, 'payroll')).slice(before)).toMatchObject([
    { action: 'payroll.four_eyes_asked', actorName: 'Head Admin' },
    { action: 'payroll.four_eyes_kept', actorName: 'Ruth Admin' },
  ]);
  expect(await told(cast.admin)).toEqual([['fourEyes.kept', 'Ruth Admin']]);
  expect(await told(cast.ruthClient)).toEqual([['fourEyes.asked', 'Head Admin']]);
});

test('asking to switch four eyes off tells the other admins, and so does its taking effect', async () => {
  const greta = await admin('Greta Lund');
  await payroll.setting({ fourEyes: false }, cast.admin);
  expect(await told(cast.ruthClient)).toEqual([['fourEyes.asked', 'Head Admin']]);
  expect(await told(greta)).toEqual([['fourEyes.asked', 'Head Admin']]);
  await payroll.setting({ fourEyes: false }, cast.ruthClient);
  expect(await told(cast.admin)).toEqual([['fourEyes.off', 'Ruth Admin']]);
  expect(await told(greta)).toEqual([
    ['fourEyes.off', 'Ruth Admin'],
    ['fourEyes.asked', 'Head Admin'],
  ]);
});
