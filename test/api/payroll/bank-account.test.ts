import { beforeEach, describe, expect, test } from '@jest/globals';
import { BankAccounts } from '../../../api/bank-account/bank-accounts.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayAccessResponse } from '../../../api/contract/salary/salary-responses.js';
import { PayAccessLog } from '../../../api/pay-access-log/pay-access-log.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { hire, hireCast, PASSWORD } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import type { ReceivedMail } from '../../support/received-mail.js';
import { countRows, rows } from '../../support/rows.js';
import { inParallel } from '../../support/together.js';

const IBAN = 'IE64 IRCE 9205 0112 3456 78';
const OTHER = 'DE89370400440532013000';

const { mailbox, server } = await serverWithMailbox({ PUBLIC_URL: 'https://hr.company.example' });
const cast = await hireCast(server);
let hired = 0;
let nina: EmployeeRecord;
let own: Client;

beforeEach(async () => {
  nina = await hire(cast.admin, {
    employeeId: `B-${++hired}`,
    name: 'Nina Berg',
    department: cast.sales._id,
  });
  own = await server.signIn(nina.email, PASSWORD);
  await own.confirm();
});

const path = (of: EmployeeRecord = nina) => `/employee/bank/${of._id}`;
const change = (client: Client, fields: Record<string, unknown> = {}, of = nina) =>
  client.put(path(of), { iban: IBAN, holder: 'Nina Berg', ...fields });
const mailsOf = (count: number) =>
  eventually<ReceivedMail[]>(
    async () =>
      (await countRows(server, 'mail', 'next_attempt_at IS NOT NULL')) === 0 &&
      mailbox.to(nina.email).length >= count &&
      mailbox.to(nina.email),
  );
const stored = () => rows(server, 'SELECT * FROM bank_account WHERE employee_id = ?', [nina._id]);

describe('a bank account', () => {
  test('is set by its owner, and shown masked to the owner and to admins', async () => {
    expect((await own.get(path())).body).toEqual({ success: true, account: null });
    const set = await change(own, { bic: 'irce ie2d', version: 0 });
    expect(set).toMatchObject({
      status: 200,
      body: {
        account: {
          iban: 'IE64 •••• 5678',
          bic: 'IRCEIE2D',
          holder: 'Nina Berg',
          version: 1,
          changedBy: { name: 'Nina Berg', isOwner: true },
        },
      },
    });
    expect(await stored()).toMatchObject([{ iban: 'IE64IRCE92050112345678', bic: 'IRCEIE2D' }]);
    for (const client of [own, cast.admin]) {
      const { body } = await client.get(`/employee/bank/${nina.userId._id}`);
      expect(body).toEqual(set.body);
      expect(JSON.stringify(body)).not.toContain('9205');
    }
  });

  test('is changed by an admin, who is named', async () => {
    await change(own);
    expect((await change(cast.ruthClient, { iban: OTHER, version: 1 })).body.account).toMatchObject(
      {
        iban: 'DE89 •••• 3000',
        bic: null,
        version: 2,
        changedBy: { name: 'Ruth Admin', isOwner: false },
      },
    );
    expect((await own.get(path())).body.account.changedBy).toEqual({
      name: 'Ruth Admin',
      isOwner: false,
    });
  });

  test("is not a colleague's to see or change, by either id, and the answer is that for an unknown one", async () => {
    await change(own);
    await cast.amaraClient.confirm();
    for (const id of [nina._id, nina.userId._id, newId()]) {
      expect(await cast.amaraClient.get(`/employee/bank/${id}`)).toMatchObject({
        status: 403,
        body: { code: 'access.denied' },
      });
      expect(
        await cast.amaraClient.put(`/employee/bank/${id}`, { iban: OTHER, holder: 'Amara' }),
      ).toMatchObject({ status: 403, body: { code: 'access.denied' } });
    }
    expect(await stored()).toMatchObject([{ iban: 'IE64IRCE92050112345678', version: 1 }]);
    expect(await cast.admin.get(`/employee/bank/${newId()}`)).toMatchObject({
      status: 404,
      body: { code: 'employee.not_found' },
    });
  });

  test('needs a confirmed session to be changed', async () => {
    const unconfirmed = await server.signInUnconfirmed(nina.email, PASSWORD);
    expect(await change(unconfirmed)).toMatchObject({
      status: 403,
      body: { code: 'auth.confirm_needed' },
    });
    expect(await stored()).toEqual([]);
    expect((await unconfirmed.get(path())).status).toBe(200);
  });

  test.each([
    ['iban', 'IE64 IRCE 9205 0112 3456 79', 'cannot be right'],
    ['iban', 'IE64 IRCE 9205 0112 3456', '22 characters. This one has 20'],
    ['iban', 'XX00 1234', 'begins with the letters of its country'],
    ['iban', '=cmd()', 'two letters, two digits'],
    ['iban', '', 'is required'],
    ['bic', 'X', '8 or 11 characters'],
    ['holder', '', 'is required'],
    ['holder', 'x'.repeat(71), 'at most 70'],
  ])('is refused at %s for %p', async (field, value, reason) => {
    expect(await change(own, { [field]: value })).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.stringContaining(reason) } },
    });
    expect(await stored()).toEqual([]);
  });

  test('is not overwritten from a stale reading, and of ten first ones at once one is stored', async () => {
    const answers = await inParallel(10, () => change(own, { version: 0 }));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await change(own, { iban: OTHER, version: 1 })).status).toBe(200);
    for (const version of [0, 1, 3])
      expect(await change(cast.ruthClient, { version })).toMatchObject({
        status: 409,
        body: { code: expect.stringMatching(/^request\.(stale|conflict)$/) },
      });
    expect(await stored()).toMatchObject([{ iban: OTHER, version: 2 }]);
    expect(await change(cast.ruthClient, { version: 4 }, cast.amara)).toMatchObject({
      status: 409,
      body: { code: 'request.stale' },
    });
  });
});

describe('a change of a bank account', () => {
  test('is mailed to the person in their language, with the account masked', async () => {
    await own.put('/profile/language', { language: 'de' });
    await change(cast.ruthClient);
    const [mail, ...others] = await mailsOf(1);
    expect(others).toEqual([]);
    expect(mail?.headers.subject).toEqual(['Ihr Bankkonto für das Gehalt wurde geändert']);
    expect(mail?.text).toContain(
      'Ruth Admin hat das Bankkonto geändert, auf das Ihr Gehalt überwiesen wird',
    );
    expect(mail?.text).toContain('IE64 •••• 5678');
    expect(mail?.text).toContain(
      `https://hr.company.example/employee-dashboard/salary/${nina.userId._id}`,
    );
    expect(`${mail?.text}${mail?.html}`).not.toContain('9205');
    await change(own, { iban: OTHER });
    const [, second] = await mailsOf(2);
    expect(second?.text).toContain('Sie haben das Bankkonto geändert');
  });

  test('is audited masked; one that changes nothing is neither audited nor mailed', async () => {
    await change(own);
    await change(own, { iban: OTHER });
    await change(own, { iban: OTHER });
    const audited = await rows<{ action: string; after_values?: string }>(
      server,
      "SELECT * FROM audit_entry WHERE subject_id = ? AND action = 'bank.change' ORDER BY id",
      [nina._id],
    );
    expect(audited).toHaveLength(2);
    expect(JSON.stringify(audited)).toContain('DE89 •••• 3000');
    expect(JSON.stringify(audited)).not.toMatch(/9205 ?0112|37040044/);
    expect(await mailsOf(2)).toHaveLength(2);
  });

  test('by somebody else is told in the notifications as well', async () => {
    await change(own);
    expect((await own.get('/notification')).body.notifications).toEqual([]);
    await change(cast.ruthClient, { iban: OTHER });
    expect((await own.get('/notification')).body).toMatchObject({
      unread: 1,
      notifications: [
        { kind: 'bank.changed', by: { name: 'Ruth Admin' }, owner: { _id: nina._id } },
      ],
    });
  });

  test('that an admin sees or makes is access to pay, which the person is shown', async () => {
    await cast.admin.get(path());
    await change(own);
    await own.get(path());
    await cast.ruthClient.get(path());
    await server.app.get(PayAccessLog, { strict: false }).allStored();
    const { accesses } = (await own.get(`/salary/pay-access/${nina._id}`))
      .body as PayAccessResponse;
    expect(accesses.map(({ by, where, people }) => [by.name, where, people])).toEqual([
      ['Ruth Admin', 'bank', 1],
    ]);
  });
});

test('payroll reads the whole accounts of many, and how many people share one', async () => {
  const leo = await hire(cast.admin, { employeeId: `L-${hired}`, department: cast.sales._id });
  await change(own, { iban: 'MT84MALT011000012345MTLCAST001S' });
  await change(cast.ruthClient, { iban: 'MT84MALT011000012345MTLCAST001S', holder: 'Leo' }, leo);
  const accounts = await server.app
    .get(BankAccounts, { strict: false })
    .readMany([nina._id, leo._id, cast.zoe._id]);
  expect([...accounts.keys()].sort()).toEqual([nina._id, leo._id].sort());
  expect(accounts.get(leo._id)).toEqual({
    iban: 'MT84MALT011000012345MTLCAST001S',
    bic: null,
    holder: 'Leo',
    changedAt: expect.any(Number),
    changedBy: cast.ruth.userId._id,
    people: 2,
  });
});
