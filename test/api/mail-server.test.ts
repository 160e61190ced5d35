import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import type { SMTPServerOptions } from 'smtp-server';
import { createApp } from '../../api/app.setup.js';
import { checkMail } from '../../api/operations/doctor/check-mail.js';
import {
  CONFIGURATION,
  readConfiguration,
  type Configuration,
} from '../../api/platform/config/configuration.js';
import { MailSender } from '../../api/platform/mail/mail-sender.js';
import { serverNow } from '../support/calendar.js';
import { createDatabase } from '../support/database.js';
import { Deciding } from '../support/deciding.js';
import { eventually } from '../support/eventually.js';
import { startMailbox, type Mailbox } from '../support/mailbox.js';
import { countRows, rows, store } from '../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../support/server.js';
import { SinglePayments } from '../support/single-payments.js';

const PUBLIC_URL = 'https://hr.company.example';

let ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

async function open(behaviour?: SMTPServerOptions, user?: string): Promise<Mailbox> {
  const mailbox = await startMailbox(behaviour, user);
  ends.push(() => mailbox.close());
  return mailbox;
}

async function start(url: string, database?: TestServer['database']): Promise<TestServer> {
  const server = await startServer({ SMTP_URL: url, PUBLIC_URL }, database);
  ends.push(() => server.stop());
  return server;
}

const forgot = (server: TestServer) =>
  server.client().post('/auth/forgot-password', { email: ADMIN.email });
interface MailRow {
  attempts: number;
  next_attempt_at: number | null;
  sent_at: number | null;
  failed_at: number | null;
}
const mailRows = (server: TestServer) =>
  rows<MailRow>(
    server,
    'SELECT attempts, next_attempt_at, sent_at, failed_at FROM mail ORDER BY id',
  );
const tried = (server: TestServer, times = 1) =>
  eventually(async () =>
    (await mailRows(server)).some(({ attempts }) => Number(attempts) >= times),
  );
/** A try ended, and the mail waits for the next. */
const putBack = (server: TestServer) =>
  eventually(async () =>
    (await mailRows(server)).some(
      (row) => Number(row.attempts) > 0 && Number(row.next_attempt_at) < Date.now() + 60_000,
    ),
  );
const allDone = (server: TestServer) =>
  eventually(async () => (await countRows(server, 'mail', 'next_attempt_at IS NOT NULL')) === 0);
const dueNow = (server: TestServer) =>
  store(server, 'UPDATE mail SET next_attempt_at = 0 WHERE next_attempt_at IS NOT NULL');
/** As a start or another mail would. */
const wake = (server: TestServer) => server.app.get(MailSender, { strict: false }).wake();

test('a mail server that is away and comes back: each mail is delivered, once', async () => {
  const mailbox = await open();
  await mailbox.close();
  const server = await start(mailbox.url);
  expect((await forgot(server)).status).toBe(200);
  await putBack(server);
  expect((await forgot(server)).status).toBe(200);
  expect(JSON.stringify(await rows(server, 'SELECT * FROM mail'))).not.toMatch(
    /reset-password|[A-Za-z\d_-]{43,}/,
  );
  await mailbox.open();
  await allDone(server);
  expect(mailbox.mails).toHaveLength(2);
  expect((await mailRows(server)).map(({ sent_at }) => sent_at !== null)).toEqual([true, true]);
});

test('a server that answers late, or never, holds up nobody, and the mail is sent all the same', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const mailbox = await open({
    onRcptTo: (_address, _session, done) => void released.then(() => done()),
  });
  const server = await start(mailbox.url);
  await forgot(server);
  await tried(server);
  const admin = await server.admin();
  const began = performance.now();
  for (let n = 0; n < 5; n++)
    expect(
      (await admin.post('/department/add', { dep_name: `D${n}`, description: 'Made meanwhile' }))
        .status,
    ).toBe(201);
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(mailbox.mails).toEqual([]);
  release();
  await allDone(server);
  expect(mailbox.mails).toHaveLength(1);
});

test('an address that is refused for good is not tried again; the next mail is sent', async () => {
  let refuse = true;
  const mailbox = await open({
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error('No such person'), { responseCode: 550 }) : null),
  });
  const server = await start(mailbox.url);
  await forgot(server);
  await allDone(server);
  expect(await mailRows(server)).toMatchObject([
    { attempts: 1, sent_at: null, failed_at: expect.anything() },
  ]);
  refuse = false;
  await forgot(server);
  await allDone(server);
  expect([mailbox.mails.length, mailbox.connections()]).toEqual([1, 2]);
});

test('content that is refused for good is not tried again', async () => {
  const mailbox = await open({
    onData: (stream, _session, done) =>
      void stream
        .resume()
        .on('end', () => done(Object.assign(new Error('Spam'), { responseCode: 554 }))),
  });
  const server = await start(mailbox.url);
  await forgot(server);
  await allDone(server);
  expect(await mailRows(server)).toMatchObject([
    { attempts: 1, sent_at: null, failed_at: expect.anything() },
  ]);
});

test('who is refused for now is tried again, after growing pauses', async () => {
  let refusals = 2;
  let askedAt = 0;
  const mailbox = await open({
    onRcptTo: (_address, _session, done) => (
      (askedAt = Date.now()),
      done(
        refusals-- > 0 ? Object.assign(new Error('Come back later'), { responseCode: 450 }) : null,
      )
    ),
  });
  const server = await start(mailbox.url);
  await forgot(server);
  const pauses: number[] = [];
  for (const times of [1, 2]) {
    await tried(server, times);
    await putBack(server);
    pauses.push(Number((await mailRows(server))[0]?.next_attempt_at) - askedAt);
    await dueNow(server);
    wake(server);
  }
  await allDone(server);
  expect(pauses[0]).toBeGreaterThan(3_000);
  expect(pauses[1]).toBeGreaterThan(8_000);
  expect(mailbox.mails).toHaveLength(1);
  expect(await mailRows(server)).toMatchObject([{ attempts: 3, failed_at: null }]);
});

test('a server that refuses our own sign-in fails no mail; with the right one, also of odd characters, it is sent', async () => {
  let rightPassword = 'changed';
  const mailbox = await open(
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'hr@mail' && password === rightPassword
          ? done(null, { user: username })
          : done(new Error('Wrong password')),
    },
    'hr%40mail:p%40ss%3Aw%C3%B6rd%2F@',
  );
  const server = await start(mailbox.url);
  await forgot(server);
  await putBack(server);
  rightPassword = 'p@ss:wörd/';
  await allDone(server);
  expect(mailbox.mails).toHaveLength(1);
});

test.each<[string, (server: TestServer) => Promise<void>]>([
  [
    'a mail that could not be sent in time',
    (server) => store(server, 'UPDATE mail SET expires_at = ?', [Date.now() - 1]),
  ],
  [
    'a link that was used or dropped meanwhile',
    (server) => store(server, 'DELETE FROM one_time_link'),
  ],
  [
    'a mail to somebody whose account was closed meanwhile',
    (server) => store(server, 'UPDATE account SET disabled_at = 1'),
  ],
])('%s is not sent late', async (_, happens) => {
  let refusals = 1;
  const mailbox = await open({
    onRcptTo: (_address, _session, done) =>
      done(
        refusals-- > 0 ? Object.assign(new Error('Come back later'), { responseCode: 450 }) : null,
      ),
  });
  const server = await start(mailbox.url);
  await forgot(server);
  await putBack(server);
  await happens(server);
  await dueNow(server);
  wake(server);
  await allDone(server);
  expect(mailbox.mails).toEqual([]);
  expect(await mailRows(server)).toMatchObject([{ sent_at: null, failed_at: expect.anything() }]);
});

test('mails that wait for the mail server arrive once, and those that no longer hold do not [horilla/horilla-hr#49]', async () => {
  const mailbox = await open();
  await mailbox.close();
  const server = await start(mailbox.url);
  const company = await Deciding.begin(server);
  const addressOf = (name: string) => company.person(name).email;
  const payments = await SinglePayments.setUp(company.admin);

  await server.client().post('/auth/forgot-password', { email: addressOf('Tomasz') });
  await company.admin.put(`/account/${company.id('Tomasz')}`, { disabled: true });
  await company.ask('Zoë');
  await company.decide('Søren', await company.ask('Zoë'));
  const ofHr = await company.ask('Amélie');
  await company.admin.put(`/leave/${ofHr._id}`, { status: 'Rejected' });
  await payments.paid(company.id('Zoë'), '2026-01-29');
  const run = await payments.paid(company.id('Amélie'), '2026-01-29');
  await company.admin.post(`/payroll/slip/reverse/${(await payments.payslip(run))._id}`, {
    reason: 'The bank returned it',
  });

  await mailbox.open();
  const soon = serverNow(server) + 10 * 60_000;
  await eventually(
    async () => (await countRows(server, 'mail', 'next_attempt_at <= ?', [soon])) === 0,
  );
  expect(
    mailbox.mails.map(({ envelope, headers }) => [...envelope.to, headers.subject?.[0]]).sort(),
  ).toEqual(
    [
      [addressOf('Søren'), 'Leave request from Zoë'],
      [addressOf('Zoë'), 'Your leave was approved'],
      [addressOf('Zoë'), 'Your payslip is ready'],
      [addressOf('Amélie'), 'Your leave was rejected'],
    ].sort(),
  );
});

test('an encrypted connection is used where the address asks for one', async () => {
  const mailbox = await open({ secure: true });
  const server = await start(
    `${withTls(mailbox).replace('smtp:', 'smtps:')}?tls.rejectUnauthorized=false`,
  );
  await forgot(server);
  await allDone(server);
  expect(mailbox.mails).toHaveLength(1);
});

const withTls = ({ url }: Mailbox) => url.replace('?requireTLS=false', '');

test('without encryption no mail leaves, unless the address allows it', async () => {
  const mailbox = await open();
  const server = await start(withTls(mailbox));
  await forgot(server);
  await putBack(server);
  expect([mailbox.mails.length, mailbox.connections() > 0]).toEqual([0, true]);
  const told = (smtpUrl: string) =>
    checkMail({
      configuration: { ...server.app.get<Configuration>(CONFIGURATION), smtpUrl: new URL(smtpUrl) },
      environment: {},
      read: (sql, parameters) => rows(server, sql, parameters),
    });
  expect(await told(withTls(mailbox))).toEqual([
    {
      state: 'fault',
      found: expect.stringMatching(
        /^There is no encrypted connection to 127\.0\.0\.1: no email is sent\. .+\.$/,
      ),
      advice: expect.stringContaining('?requireTLS=false'),
    },
  ]);
  expect(await told(mailbox.url)).toMatchObject([{ state: 'ok' }]);
  expect(await told(mailbox.url.replace('127.0.0.1', '0.0.0.0'))).toMatchObject([
    { state: 'ok' },
    {
      state: 'warning',
      found: expect.stringMatching(/^SMTP_URL allows emails without encryption/),
    },
  ]);
});

test('a connection that begins without encryption goes over to it', async () => {
  let secured = false;
  const mailbox = await open({
    disabledCommands: [],
    onMailFrom: (_address, session, done) => ((secured = session.secure), done()),
  });
  const server = await start(`${withTls(mailbox)}?tls.rejectUnauthorized=false`);
  await forgot(server);
  await allDone(server);
  expect([mailbox.mails.length, secured]).toEqual([1, true]);
});

test('the server stops in time though the mail server never says a word, and the next start sends the mail', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => silent.close(resolve)));
  const database = await createDatabase();
  ends.push(() => database.remove());
  const first = await startServer(
    { SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, PUBLIC_URL },
    database,
  );
  await forgot(first);
  await eventually(() => sockets.length > 0);
  const began = performance.now();
  await first.stop();
  expect(performance.now() - began).toBeLessThan(30_000);

  const mailbox = await open();
  const second = await start(mailbox.url, database);
  await dueNow(second);
  wake(second);
  await allDone(second);
  expect(mailbox.to(ADMIN.email)).toHaveLength(1);
});

test('a mail that another instance is sending is left to it, until its time is over', async () => {
  const mailbox = await open();
  const server = await start(mailbox.url);
  await forgot(server);
  await allDone(server);
  // As the claim of an instance looks that has just died.
  await store(server, 'UPDATE mail SET sent_at = NULL, data = ?, next_attempt_at = ?', [
    '{}',
    Date.now() + 60_000,
  ]);
  await forgot(server);
  await eventually(() => mailbox.mails.length === 2);
  await eventually(async () => (await countRows(server, 'mail', 'sent_at IS NOT NULL')) === 1);
  expect(mailbox.mails).toHaveLength(2);
  await dueNow(server);
  wake(server);
  await allDone(server);
  expect(
    mailbox.mails.map(({ text }) => text).filter((text, index, all) => all.indexOf(text) === index),
  ).toHaveLength(2);
  expect(mailbox.mails).toHaveLength(3);
});

test('a company name with line breaks stops the start, and past the start it begins no header', async () => {
  const COMPANY_NAME = 'Fjord\r\nBcc: thief@evil.example\r\n\r\n<script>alert(1)</script>';
  await expect(startServer({ COMPANY_NAME })).rejects.toThrow('COMPANY_NAME');
  const mailbox = await open();
  const database = await createDatabase();
  ends.push(() => database.remove());
  const configuration = readConfiguration({
    ...database.environment,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: mailbox.url,
    PUBLIC_URL,
  });
  const app = await createApp({ ...configuration, companyName: COMPANY_NAME });
  ends.push(() => app.close());
  await app.listen(0, '127.0.0.1');
  await fetch(`${await app.getUrl()}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email }),
  });
  const mail = await eventually(() => mailbox.mails[0]);
  expect(mail.envelope.to).toEqual([ADMIN.email]);
  expect(Object.keys(mail.headers)).not.toContain('bcc');
  expect(mail.headers.from).toEqual([expect.stringContaining('no-reply@hr.company.example')]);
  expect(mail.html).not.toContain('<script>');
});
