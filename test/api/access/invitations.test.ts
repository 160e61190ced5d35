import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { InvitationMail } from '../../../api/auth/links/invitation-mail.js';
import { MAILS_AT_ONCE } from '../../../api/auth/links/invitations.js';
import { OneTimeLinks } from '../../../api/auth/links/one-time-links.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { insertRows } from '../../../api/platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { TODAY } from '../../support/calendar.js';
import { hire, hireCast, PASSWORD, type Cast } from '../../support/cast.js';
import { eventually } from '../../support/eventually.js';
import { startMailbox, type Mailbox } from '../../support/mailbox.js';
import type { ReceivedMail } from '../../support/received-mail.js';
import { auditOf, countRows, rows, setLastDay, store } from '../../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../../support/server.js';

const PUBLIC_URL = 'https://hr.company.example/';
const CHOSEN = 'chosen by the invited';
const DAY_MS = 24 * 60 * 60 * 1000;

let mailbox: Mailbox;
let server: TestServer;
/** The same installation without a mail server. */
let mailless: TestServer;
let cast: Cast;
let nina: EmployeeRecord;
let hired = 0;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ SMTP_URL: mailbox.url, PUBLIC_URL, COMPANY_NAME: 'Fjord & Söhne' });
  cast = await hireCast(server);
  mailless = await startServer({}, server.database);
});
afterAll(async () => {
  await mailless.stop();
  await server.stop();
  await mailbox.close();
});
beforeEach(async () => {
  await allSent();
  mailbox.mails.length = 0;
  await cast.admin.confirm(ADMIN.password);
  nina = await withoutPassword({ name: 'Nina Berg' });
});

const allSent = () =>
  eventually(async () => (await countRows(server, 'mail', 'next_attempt_at IS NOT NULL')) === 0);
const invite = (body: object = {}, id = nina._id) => cast.admin.post(`/account/invite/${id}`, body);
const inviteMany = (body: object, by = cast.admin) => by.post('/account/invite', body);
const accept = (token: string, newPassword = CHOSEN) =>
  server
    .client()
    .post('/auth/reset-password', { token, newPassword, confirmPassword: newPassword });
const signIn = async (password: string) =>
  (await server.client().signIn(nina.email, password)).status;
const state = async () => {
  const { passwordSet, invitedAt } = (await cast.admin.get(`/employee/single/${nina._id}`)).body
    .employee as EmployeeRecord;
  return [passwordSet, invitedAt];
};
const tokenOf = (link: string) => link.split('#')[1] ?? '';
const tokenIn = ({ text }: ReceivedMail) => /\/invite#([\w-]{32,})/.exec(text)?.[1] ?? '';
const theMail = (address = nina.email) => eventually<ReceivedMail>(() => mailbox.to(address)[0]);
const madeLink = async () => tokenOf((await invite()).body.link as string);
const USELESS = {
  status: 400,
  body: { code: 'request.invalid', errors: { token: expect.any(String) } },
};
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

async function withoutPassword(fields: Record<string, unknown> = {}): Promise<EmployeeRecord> {
  const made = await hire(cast.admin, {
    employeeId: `N-${++hired}`,
    department: cast.sales._id,
    ...fields,
  });
  await store(server, 'UPDATE account SET password_hash = NULL WHERE id = ?', [made.userId._id]);
  return made;
}

describe('somebody without a password', () => {
  test('cannot sign in, and admins see it', async () => {
    expect(await state()).toEqual([false, null]);
    for (const password of [PASSWORD, 'null', CHOSEN]) expect(await signIn(password)).toBe(401);
    const { body } = await cast.amaraClient.get(`/employee/single/${cast.amara._id}`);
    expect(Object.keys(body.employee)).not.toEqual(expect.arrayContaining(['passwordSet']));
    expect(Object.keys(body.employee)).not.toEqual(expect.arrayContaining(['invitedAt']));
  });

  test('gets no mail with a reset link before an invitation; the answer is the same in the same time', async () => {
    const forgot = async (email: string) => {
      const began = performance.now();
      const { status, body } = await server.client().post('/auth/forgot-password', { email });
      return { status, body, late: performance.now() - began > 240 };
    };
    const known = await forgot(cast.zoe.email);
    expect(await forgot(nina.email)).toEqual(known);
    await theMail(cast.zoe.email);
    await allSent();
    expect(mailbox.to(nina.email)).toEqual([]);
    expect(await countRows(server, 'mail', 'account_id = ?', [nina.userId._id])).toBe(0);

    await invite();
    expect(await forgot(nina.email)).toEqual(known);
    expect((await theMail()).text).toContain('/reset-password#');
  });
});

describe('an invitation by link', () => {
  test('is shown once, good for 7 days, and opens the page for it', async () => {
    const { status, body, headers } = await invite();
    expect({ status, ...body }).toEqual({
      status: 201,
      success: true,
      link: expect.stringMatching(/^\/invite#[\w-]{32,}$/),
      expiresAt: ISO,
      sent: false,
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const days = (Date.parse(body.expiresAt) - Date.now()) / DAY_MS;
    expect([days > 6.99, days <= 7]).toEqual([true, true]);
    expect(await state()).toEqual([false, ISO]);
    expect(await signIn(PASSWORD)).toBe(401);
    expect(mailbox.mails).toEqual([]);
  });

  test('sets the password, once: somebody who accepted can sign in', async () => {
    const token = await madeLink();
    expect(await accept(token)).toMatchObject({ status: 200 });
    expect([await signIn(CHOSEN), await state()]).toEqual([200, [true, ISO]]);
    expect(await accept(token, 'and once again')).toMatchObject(USELESS);
    expect(await signIn(CHOSEN)).toBe(200);
  });

  test('needs a good password and is not used up by a bad one', async () => {
    const token = await madeLink();
    for (const password of ['short', 'password', ''])
      expect((await accept(token, password)).status).toBe(400);
    expect((await accept(token)).status).toBe(200);
  });

  test('takes the id of the account as well', async () => {
    expect((await invite({}, nina.userId._id)).status).toBe(201);
  });

  test('needs a session that was confirmed by password', async () => {
    const fresh = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
    expect(await fresh.post(`/account/invite/${nina._id}`)).toMatchObject({
      status: 403,
      body: { code: 'auth.confirm_needed' },
    });
    expect(await state()).toEqual([false, null]);
  });

  test('is not answered a second time', async () => {
    const key = { 'idempotency-key': newId() };
    const path = `/account/invite/${nina._id}`;
    expect((await cast.admin.post(path, {}, key)).status).toBe(201);
    expect(await cast.admin.post(path, {}, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency.not_repeatable' },
    });
  });

  test('is recorded, without its token, which is in no table', async () => {
    const token = await madeLink();
    const recorded = (await auditOf(server, nina.userId._id)).filter(
      ({ action }) => action === 'account.invite',
    );
    expect(recorded).toMatchObject([
      {
        actorName: ADMIN.name,
        subject: 'account',
        subjectName: 'Nina Berg',
        after: { byMail: false },
      },
    ]);
    for (const table of ['one_time_link', 'audit_entry', 'idempotency_key', 'mail'])
      expect(JSON.stringify(await rows(server, `SELECT * FROM ${table}`))).not.toContain(token);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'its 7 days are over',
      () => store(server, 'UPDATE one_time_link SET expires_at = ?', [Date.now() - 1]),
    ],
    ['a newer one was made', () => invite()],
    ['a newer one was sent', () => invite({ byMail: true })],
  ])('is useless after %s', async (_, happens) => {
    const token = await madeLink();
    await happens();
    expect(await accept(token)).toMatchObject(USELESS);
    expect(await state()).toEqual([false, ISO]);
  });

  test.each([
    ['the e-mail address', { email: 'moved@company.example' }],
    ['the role', { role: 'admin' }],
    ['whether sign-in is closed', { disabled: true }],
  ])('ends when an admin changes %s: a new one is needed', async (_, change) => {
    const token = await madeLink();
    const { body } = await cast.admin.put(`/account/${nina._id}`, change);
    expect(body.user).toMatchObject({ ...change, passwordSet: false, invitedAt: null });
    expect(await accept(token)).toMatchObject(USELESS);
    expect(await state()).toEqual([false, null]);
    await cast.admin.put(`/account/${nina._id}`, {
      email: `restored.${hired}@company.example`,
      disabled: true,
    });
  });
});

test.each<[string, (person: EmployeeRecord) => Promise<unknown>, RegExp]>([
  [
    'who has a password',
    ({ userId }) =>
      store(server, "UPDATE account SET password_hash = 'x' WHERE id = ?", [userId._id]),
    /already has a password/,
  ],
  [
    'whose sign-in is disabled',
    ({ _id }) => cast.admin.put(`/account/${_id}`, { disabled: true }),
    /disabled/,
  ],
  ['who left', (person) => setLastDay(server, person, '2020-01-01'), /left/],
])('nobody is invited %s', async (_, happens, reason) => {
  await happens(nina);
  for (const body of [{}, { byMail: true }])
    expect(await invite(body)).toMatchObject({
      status: 409,
      body: { code: 'account.not_invitable', error: expect.stringMatching(reason) },
    });
  expect((await inviteMany({ ids: [nina._id] })).body).toMatchObject({
    invited: 0,
    remaining: 0,
    next: null,
  });
  expect([
    await countRows(server, 'one_time_link', 'account_id = ?', [nina.userId._id]),
    (await state())[1],
  ]).toEqual([0, null]);
  expect(
    (await auditOf(server, nina.userId._id)).filter(({ action }) => action === 'account.invite'),
  ).toEqual([]);
});

test('somebody who works until today can be invited, an unknown account cannot', async () => {
  await setLastDay(server, nina, TODAY);
  expect((await invite()).status).toBe(201);
  expect(await invite({}, newId())).toMatchObject({
    status: 404,
    body: { code: 'account.not_found' },
  });
});

describe('an invitation by mail', () => {
  test('carries the link, in the language of the account', async () => {
    await store(server, "UPDATE account SET language = 'fr' WHERE id = ?", [nina.userId._id]);
    const { status, body } = await invite({ byMail: true });
    expect({ status, ...body }).toEqual({
      status: 201,
      success: true,
      link: null,
      expiresAt: ISO,
      sent: true,
    });
    const mail = await theMail();
    expect(mail.headers.subject).toEqual(['Invitation de Fjord & Söhne']);
    expect(mail.text).toContain('au bout de 7 jours');
    expect(mail.text).toContain(`\nhttps://hr.company.example/invite#${tokenIn(mail)}\n`);
    expect(mail.html).toContain('Fjord &amp; Söhne vous a créé un compte');
    expect((await accept(tokenIn(mail))).status).toBe(200);
    expect(await signIn(CHOSEN)).toBe(200);
  });

  test('says in English what it is for and how long it is good', async () => {
    await invite({ byMail: true });
    const mail = await theMail();
    expect(mail.headers.subject).toEqual(['Your invitation from Fjord & Söhne']);
    expect(mail.text).toContain('The link works once and expires after 7 days.');
    for (const table of ['mail', 'one_time_link', 'audit_entry'])
      expect(JSON.stringify(await rows(server, `SELECT * FROM ${table}`))).not.toContain(
        tokenIn(mail),
      );
  });

  test('is a link to hand over where no mail can be sent', async () => {
    const admin = await mailless.signIn(ADMIN.email, ADMIN.password);
    await admin.confirm(ADMIN.password);
    expect((await admin.post(`/account/invite/${nina._id}`, { byMail: true })).body).toMatchObject({
      link: expect.stringMatching(/^\/invite#/),
      sent: false,
    });
    expect(await inviteMany({ ids: [nina._id] }, admin)).toMatchObject({
      status: 409,
      body: { code: 'account.not_invitable', error: 'Email is not set up.' },
    });
  });

  test('of two that are not sent yet, only the newer one is', async () => {
    await server.app.get(UnitOfWork).write(async () => {
      const mails = server.app.get(InvitationMail, { strict: false });
      for (let times = 0; times < 2; times += 1) {
        await server.app.get(OneTimeLinks, { strict: false }).revoke(nina.userId._id);
        await mails.add([nina.userId._id]);
      }
    });
    await allSent();
    expect(mailbox.to(nina.email)).toHaveLength(1);
    expect((await accept(tokenIn(await theMail()))).status).toBe(200);
  });
});

describe('inviting many by mail', () => {
  test('takes those who can be invited, each once, by either id', async () => {
    const [closed, gone, other] = [
      await withoutPassword(),
      await withoutPassword(),
      await withoutPassword(),
    ];
    await cast.admin.put(`/account/${closed._id}`, { disabled: true });
    await setLastDay(server, gone, '2020-01-01');
    const ids = [nina.userId._id, other._id, nina._id, closed._id, gone._id, cast.zoe._id, newId()];
    expect((await cast.admin.post('/account/invitees', { ids })).body).toMatchObject({
      byMail: { notInvited: 2, invited: 0 },
    });
    expect(await inviteMany({ ids })).toMatchObject({
      status: 201,
      body: { success: true, invited: 2, remaining: 0, next: null },
    });
    await allSent();
    expect(mailbox.mails.flatMap(({ envelope }) => envelope.to).sort()).toEqual(
      [nina.email, other.email].sort(),
    );
    expect(
      (await accept(tokenIn(await theMail(other.email)), 'the choice of the other')).status,
    ).toBe(200);
    expect([
      await signIn('the choice of the other'),
      (await server.client().signIn(other.email, 'the choice of the other')).status,
    ]).toEqual([401, 200]);
    expect(
      (await auditOf(server, other.userId._id)).filter(({ action }) => action === 'account.invite'),
    ).toMatchObject([{ after: { byMail: true } }]);
  });

  test('passes over an open invitation, which keeps working, unless a new one is asked for', async () => {
    const token = await madeLink();
    const ids = [nina._id];
    expect((await cast.admin.post('/account/invitees', { ids })).body).toMatchObject({
      byMail: { notInvited: 0, invited: 1 },
    });
    expect((await inviteMany({ ids })).body).toMatchObject({ invited: 0 });
    expect((await inviteMany({ ids, again: true })).body).toMatchObject({ invited: 1, next: null });
    await theMail();
    expect(await accept(token)).toMatchObject(USELESS);
  });

  test('takes an invitation that is over as none', async () => {
    await madeLink();
    await store(server, 'UPDATE account SET invited_at = ? WHERE id = ?', [
      Date.now() - 7 * DAY_MS - 1,
      nina.userId._id,
    ]);
    expect((await inviteMany({ ids: [nina._id] })).body).toMatchObject({ invited: 1 });
  });

  test('needs a session that was confirmed by password, and says whom', async () => {
    const fresh = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
    for (const path of ['/account/invite', '/account/invitation-links']) {
      expect(await fresh.post(path, { everybody: true })).toMatchObject({
        status: 403,
        body: { code: 'auth.confirm_needed' },
      });
      for (const body of [{}, { ids: null }, { everybody: false }])
        expect(await cast.admin.post(path, body)).toMatchObject({
          status: 400,
          body: { errors: { ids: expect.any(String) } },
        });
      expect((await cast.admin.post(path, { ids: [], everybody: true })).body).toMatchObject(
        path.endsWith('invite') ? { invited: 0 } : { code: 'account.not_invitable' },
      );
    }
    expect(await state()).toEqual([false, null]);
  });

  test('goes on where the call before stopped, also with those who were invited before', async () => {
    const ids = Array.from({ length: MAILS_AT_ONCE + 3 }, () => newId());
    await server.app.get(UnitOfWork).write(async (manager) => {
      const people = ids.map((id) => [
        id,
        `Person ${id}`,
        `${id}@many.example`,
        `${id}@many.example`,
        'employee',
        'en',
        Date.now(),
        Date.now(),
      ]);
      await insertRows(
        manager,
        'account',
        ['id', 'name', 'email', 'email_key', 'role', 'language', 'created_at', 'invited_at'],
        people,
      );
    });
    // Not to wait for them all to be sent.
    await store(server, 'UPDATE mail SET next_attempt_at = NULL');
    const first = await inviteMany({ ids, again: true });
    expect(first.body).toEqual({
      success: true,
      invited: MAILS_AT_ONCE,
      remaining: 3,
      next: [...ids].sort()[MAILS_AT_ONCE - 1],
    });
    expect((await inviteMany({ ids, again: true, after: first.body.next })).body).toEqual({
      success: true,
      invited: 3,
      remaining: 0,
      next: null,
    });
    await store(
      server,
      "DELETE FROM mail WHERE account_id IN (SELECT id FROM account WHERE name LIKE 'Person %-%-%')",
    );
    await store(server, "UPDATE account SET disabled_at = 1 WHERE name LIKE 'Person %-%-%'");
  });

  test('by two admins at once mails everybody once', async () => {
    const results = await Promise.all([1, 2, 3].map(() => inviteMany({ ids: [nina._id] })));
    expect(results.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(results.map(({ body }) => body.invited as number).sort()).toEqual([0, 0, 1]);
    await allSent();
    expect(mailbox.to(nina.email)).toHaveLength(1);
  });
});
