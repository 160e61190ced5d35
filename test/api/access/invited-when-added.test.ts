import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { form, hireCast, PASSWORD, person, type Cast } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { startMailbox, type Mailbox } from '../../support/mailbox.js';
import type { ReceivedMail } from '../../support/received-mail.js';
import { auditOf, countRows } from '../../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../../support/server.js';

let mailbox: Mailbox;
let server: TestServer;
/** The same installation without a mail server. */
let mailless: TestServer;
let cast: Cast;
let added = 0;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://hr.company.example/' });
  cast = await hireCast(server);
  mailless = await startServer({}, server.database);
});
afterAll(async () => {
  await mailless.stop();
  await server.stop();
  await mailbox.close();
});

const add = (admin: Client, fields: Record<string, unknown> = {}) =>
  admin.post(
    '/employee/add',
    form({
      ...person({ employeeId: `N-${++added}`, department: cast.sales._id }),
      password: '',
      invite: true,
      ...fields,
    }),
  );
const signIn = async (email: string, password: string) =>
  (await server.client().signIn(email, password)).status;

test('somebody added without a password is invited by mail in the same call', async () => {
  const { status, body } = await add(cast.admin);
  expect([status, body.employee.passwordSet, typeof body.employee.invitedAt]).toEqual([
    201,
    false,
    'string',
  ]);
  const { email, userId } = body.employee;
  const { text } = await eventually<ReceivedMail>(() => mailbox.to(email)[0]);
  const newPassword = 'chosen by the invited';
  const chosen = {
    token: /\/invite#([\w-]{32,})/.exec(text)?.[1],
    newPassword,
    confirmPassword: newPassword,
  };
  expect((await server.client().post('/auth/reset-password', chosen)).status).toBe(200);
  expect(await signIn(email, newPassword)).toBe(200);
  expect(
    (await auditOf(server, userId._id)).filter(({ action }) => action === 'account.invite'),
  ).toMatchObject([{ after: { byMail: true } }]);
});

test('a password that is sent with the invitation is not taken', async () => {
  const { body } = await add(cast.admin, { password: PASSWORD });
  expect(await signIn(body.employee.email, PASSWORD)).toBe(401);
});

test('without a mail server the invited wait for a link', async () => {
  const { status, body } = await add(await mailless.signIn(ADMIN.email, ADMIN.password));
  expect([status, body.employee.passwordSet, body.employee.invitedAt]).toEqual([201, false, null]);
  expect(await countRows(server, 'mail', 'account_id = ?', [body.employee.userId._id])).toBe(0);
});

test.each([false, ''])('who is not invited (%p) needs a password', async (invite) => {
  expect(await add(cast.admin, { invite })).toMatchObject({
    status: 400,
    body: { errors: { password: 'Password is required.' } },
  });
});
