import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { Outbox } from '../../api/platform/mail/outbox.js';
import { Housekeeping } from '../../api/platform/periodic/housekeeping.js';
import { passUndoTime, TODAY } from '../support/calendar.js';
import { hire, hireCast, PASSWORD, requestLeave } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { serverWithMailbox } from '../support/mailbox.js';
import type { ReceivedMail } from '../support/received-mail.js';
import { countRows, rows, setLastDay, store } from '../support/rows.js';
import { ADMIN, startServer } from '../support/server.js';

const PUBLIC_URL = 'https://hr.company.example/';
const NEW = 'set by the mailed link';

let nina: EmployeeRecord;
let ninaClient: Client;
let hired = 0;

const { mailbox, server } = await serverWithMailbox({ PUBLIC_URL, COMPANY_NAME: 'Fjord & Söhne' });
const cast = await hireCast(server);
beforeEach(async () => {
  await allSent();
  mailbox.mails.length = 0;
  nina = await hire(cast.admin, {
    employeeId: `N-${++hired}`,
    name: 'Nina Berg',
    department: cast.sales._id,
  });
  ninaClient = await server.signIn(nina.email, PASSWORD);
});

const allSent = () =>
  eventually(async () => (await countRows(server, 'mail', 'next_attempt_at IS NOT NULL')) === 0);
const forgot = (email: string, at = server) => at.client().post('/auth/forgot-password', { email });
const theMail = (address: string, from = mailbox) =>
  eventually<ReceivedMail>(() => from.to(address)[0]);
const tokenIn = ({ text }: ReceivedMail) => /\/reset-password#([\w-]{32,})/.exec(text)?.[1] ?? '';
const reset = (token: string, newPassword = NEW) =>
  server
    .client()
    .post('/auth/reset-password', { token, newPassword, confirmPassword: newPassword });
const request = (day = '02') =>
  requestLeave(ninaClient, nina._id, `2026-03-${day}`, '2026-03-09', {
    leaveType: 'Sick Leave',
    reason: 'A secret illness',
  });

test('a forgotten password: the link comes by mail and works once, not twice', async () => {
  expect((await server.client().get('/config')).body.mail).toBe(true);
  await forgot(nina.email.toUpperCase());
  const mail = await theMail(nina.email);
  expect(mail.headers).toMatchObject({
    subject: ['Set a new password'],
    from: ['Fjord & Söhne <no-reply@hr.company.example>'],
    to: [`Nina Berg <${nina.email}>`],
    'auto-submitted': ['auto-generated'],
    'message-id': [expect.stringMatching(/^<[\da-f-]{36}@hr\.company\.example>$/)],
  });
  const token = tokenIn(mail);
  const address = `https://hr.company.example/reset-password#${token}`;
  expect(mail.text).toContain(`Hello Nina Berg,\n`);
  expect(mail.text).toContain(`\n${address}\n`);
  expect(mail.html).toContain(`href="${address}"`);
  expect(mail.html).toContain('Fjord &amp; Söhne');
  expect(mail.html).not.toMatch(/<img|<script|<link|url\(|src=/i);

  expect((await reset(token)).status).toBe(200);
  expect((await ninaClient.get('/auth/verify')).status).toBe(401);
  expect((await server.signIn(nina.email, NEW)).token).toBeDefined();
  expect(await reset(token, 'and once again')).toMatchObject({
    status: 400,
    body: { errors: { token: expect.any(String) } },
  });
  await allSent();
  expect(mailbox.to(nina.email)).toHaveLength(1);
});

test('the token of a mailed link is in no table', async () => {
  await forgot(nina.email);
  const token = tokenIn(await theMail(nina.email));
  for (const table of ['mail', 'one_time_link', 'audit_entry'])
    expect(JSON.stringify(await rows(server, `SELECT * FROM ${table}`))).not.toContain(token);
});

test('a stranger who asks for a link makes none useless that somebody holds', async () => {
  await cast.admin.confirm(ADMIN.password);
  const { body } = await cast.admin.post(`/account/link/${nina._id}`);
  await forgot(nina.email);
  const mailed = tokenIn(await theMail(nina.email));
  expect((await reset(body.link.split('#')[1])).status).toBe(200);
  expect((await reset(mailed)).status).toBe(400);
});

test('nobody’s mailbox is filled by asking often', async () => {
  for (let n = 0; n < 8; n++) {
    await forgot(nina.email);
    await allSent();
  }
  expect(mailbox.to(nina.email)).toHaveLength(5);
});

test('an unknown address, a closed account and somebody who left get no mail; the answer is the same', async () => {
  const [closed, gone] = [
    await hire(cast.admin, { employeeId: `C-${hired}`, department: cast.sales._id }),
    await hire(cast.admin, { employeeId: `G-${hired}`, department: cast.sales._id }),
  ];
  await cast.admin.put(`/account/${closed._id}`, { disabled: true });
  await setLastDay(server, gone, '2020-01-01');
  const before = await countRows(server, 'mail');
  const times: number[] = [];
  const answers = [];
  for (const email of ['nobody@company.example', closed.email, gone.email, nina.email]) {
    const began = performance.now();
    answers.push(await forgot(email));
    times.push(performance.now() - began);
  }
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 200, body: answers[3]?.body });
  for (const time of times) expect(time).toBeGreaterThan(240);
  await theMail(nina.email);
  await allSent();
  expect(mailbox.mails).toHaveLength(1);
  expect(await countRows(server, 'mail')).toBe(before + 1);
});

test('a new request is mailed to every admin who works here, with a link to it and without type and reason', async () => {
  const [closed, left] = [
    await hire(cast.admin, { employeeId: 'CLOSED', department: cast.sales._id, role: 'admin' }),
    await hire(cast.admin, { employeeId: 'LEFT', department: cast.sales._id, role: 'admin' }),
  ];
  await cast.admin.put(`/account/${closed._id}`, { disabled: true });
  await setLastDay(server, left, addDays(TODAY, -1));
  const leave = await request();
  await allSent();
  expect(mailbox.mails.flatMap(({ envelope }) => envelope.to).sort()).toEqual(
    [ADMIN.email, cast.ruth.email].sort(),
  );
  const mail = await theMail(ADMIN.email);
  expect(mail.headers.subject).toEqual(['Leave request from Nina Berg']);
  expect(mail.text).toContain('Nina Berg has requested leave from 02 Mar 2026 to 09 Mar 2026.');
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain(`https://hr.company.example/admin-dashboard/leaves/${leave._id}`);
    expect(form).not.toMatch(/secret illness|sick/i);
  }
});

test('decisions reach the employee in the language of the account as it is when they are sent', async () => {
  await ninaClient.put('/profile/language', { language: 'fr' });
  const leave = await request('09');
  await cast.admin.put(`/leave/${leave._id}`, { status: 'Approved', note: 'A note in confidence' });
  passUndoTime(server);
  const mail = await theMail(nina.email);
  expect(mail.headers.subject).toEqual(['Votre congé a été approuvé']);
  expect(mail.text).toContain('Bonjour Nina Berg,');
  expect(mail.text).toContain('Votre congé le 9 mars 2026 a été approuvé.');
  expect(mail.text).toContain('Ce message a été envoyé automatiquement par Fjord & Söhne.');
  expect(mail.html).toContain('<html lang="fr">');
  expect(mail.html).toContain('dans votre navigateur\u00a0:');
  expect(mail.html).toContain(
    `https://hr.company.example/employee-dashboard/leaves/${nina.userId._id}`,
  );
  expect(mail.raw).not.toMatch(/confidence/);
  await ninaClient.put('/profile/language', { language: 'de' });
  await cast.admin.post(`/leave/withdraw/${leave._id}`, { reason: 'The office is closed' });
  await eventually(() => mailbox.to(nina.email).length === 2);
  const german = mailbox.to(nina.email)[1];
  expect(german?.headers.subject).toEqual(['Ihre Abwesenheit wurde storniert']);
  expect(german?.text).toContain('Guten Tag Nina Berg,');
  expect(german?.text).toContain('Ihre Abwesenheit am 9.\u00a0März 2026 wurde storniert.');
  expect(german?.html).toContain('<html lang="de">');
});

test('days that are taken out are named in the mail, without type and reason', async () => {
  const leave = await request();
  await cast.admin.post(`/leave/shorten/${leave._id}`, {
    from: '2026-03-04',
    to: '2026-03-05',
    reason: 'A secret illness',
  });
  const mail = await theMail(nina.email);
  expect(mail.headers.subject).toEqual(['Your leave was shortened']);
  expect(mail.text).toContain(
    'Your leave from 02 Mar 2026 to 09 Mar 2026 was shortened. You are no longer on leave from 04 Mar 2026 to 05 Mar 2026.',
  );
  expect(mail.text).not.toMatch(/sick|secret/i);
});

test('what a name holds is shown, not run, and begins no header', async () => {
  await store(server, 'UPDATE account SET name = ? WHERE id = ?', [
    '<img src=x onerror="alert(1)"> & Co\r\nBcc: thief@evil.example\r\n\r\nHello',
    nina.userId._id,
  ]);
  await request();
  const mail = await theMail(ADMIN.email);
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Co');
  expect(mail.html).not.toContain('<img');
  await forgot(nina.email);
  await theMail(nina.email);
  await allSent();
  for (const one of mailbox.mails) {
    expect(Object.keys(one.headers)).not.toContain('bcc');
    expect(one.envelope.to).not.toContain('thief@evil.example');
    expect(
      [one.headers.subject, one.headers.to, one.headers.from].map((found) => found?.length),
    ).toEqual([1, 1, 1]);
  }
});

test('only what is committed is sent', async () => {
  const outbox = server.app.get(Outbox, { strict: false });
  const work = server.app.get(UnitOfWork);
  const data = { leaveId: 'none', name: 'Nobody', startDate: '2026-01-01', endDate: '2026-01-01' };
  const undone = work.write(async () => {
    await outbox.add('leave.approved', [nina.userId._id], data);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await work.write(() => outbox.add('leave.rejected', [nina.userId._id], data));
  await theMail(nina.email);
  await allSent();
  expect(mailbox.mails.map(({ headers }) => headers.subject)).toEqual([
    ['Your leave was rejected'],
  ]);
});

test('once it is sent, nothing is kept of what a mail said; its row goes after two weeks', async () => {
  await request();
  await allSent();
  expect(
    await rows(server, 'SELECT * FROM mail WHERE data IS NOT NULL OR next_attempt_at IS NOT NULL'),
  ).toEqual([]);
  await store(server, 'UPDATE mail SET created_at = ?', [Date.now() - 15 * 24 * 60 * 60 * 1000]);
  await server.app.get(Housekeeping).runAll();
  expect(await countRows(server, 'mail')).toBe(0);
});

test('without a mail server, nothing is put into the outbox', async () => {
  const without = await startServer({}, server.database);
  try {
    expect((await without.client().get('/config')).body.mail).toBe(false);
    const before = await countRows(server, 'mail');
    expect((await forgot(nina.email, without)).status).toBe(200);
    const client = await without.signIn(nina.email, PASSWORD);
    await requestLeave(client, nina._id, '2026-04-01', '2026-04-02');
    expect(await countRows(server, 'mail')).toBe(before);
  } finally {
    await without.stop();
  }
});

describe('two instances on one database', () => {
  test('send each mail once', async () => {
    const second = await startServer({ SMTP_URL: mailbox.url, PUBLIC_URL }, server.database);
    try {
      const clients = [ninaClient, await second.signIn(nina.email, PASSWORD)];
      await Promise.all(
        Array.from({ length: 12 }, (_, day) =>
          requestLeave(
            clients[day % 2] as Client,
            nina._id,
            `2026-05-${10 + day}`,
            `2026-05-${10 + day}`,
          ),
        ),
      );
      await allSent();
      expect([
        mailbox.to(ADMIN.email).length,
        mailbox.to(cast.ruth.email).length,
        mailbox.mails.length,
      ]).toEqual([12, 12, 24]);
    } finally {
      await second.stop();
    }
  });
});
