import { beforeEach, expect, test } from '@jest/globals';
import { ComingUpMails } from '../../../api/coming-up/coming-up-mails.js';
import { addDays } from '../../../api/contract/calendar-date.js';
import { JobFactStore } from '../../../api/employee/job/job-fact-store.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { MailSender } from '../../../api/platform/mail/mail-sender.js';
import { nextMonday, setToday } from '../../support/calendar.js';
import type { Client } from '../../support/client.js';
import { Deciding, TODAY } from '../../support/deciding.js';
import { eventually } from '../../support/eventually.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import { countRows, store } from '../../support/rows.js';
import { ADMIN } from '../../support/server.js';

const { mailbox, server } = await serverWithMailbox({ PUBLIC_URL: 'https://hr.company.example' });
const company = await Deciding.begin(server);
const { admin, research } = company.cast;
const MONDAY = nextMonday(TODAY);
/** When it is past six in the morning of Monday, whatever the time is. */
const TUESDAY = addDays(MONDAY, 1);

await company.join('Nils', 'Søren', { hireDate: addDays(MONDAY, 3) });
const facts = server.app.get(JobFactStore, { strict: false });
await server.app.get(UnitOfWork).write((manager) =>
  facts.record(
    manager,
    addDays(MONDAY, 4),
    [
      { employeeId: company.id('Zoë'), kind: 'department', valueId: research._id, value: null },
      { employeeId: company.id('Tomasz'), kind: 'location', valueId: null, value: 'Oslo' },
    ],
    { source: 'change', by: null },
  ),
);
await admin.post('/payroll/revision/add', {
  employeeId: company.id('Amélie'),
  salary: 4321,
  confirmed: true,
  from: addDays(MONDAY, 5),
});

beforeEach(async () => {
  mailbox.mails.length = 0;
  await store(server, 'DELETE FROM mail');
  await store(server, 'DELETE FROM coming_up_mail');
  setToday(server, TODAY);
});

const want = async (client: Client, wanted = true) =>
  (await client.put('/coming-up/mail', { wanted })).body.wanted;
const isWanted = async (client: Client) => (await client.get('/coming-up/mail')).body.wanted;
const rounds = server.app.get(ComingUpMails, { strict: false });

async function roundOn(day: string): Promise<void> {
  setToday(server, day);
  await rounds.run();
  server.app.get(MailSender, { strict: false }).wake();
  await eventually(
    async () => (await countRows(server, 'mail', 'next_attempt_at IS NOT NULL')) === 0,
  );
}
const textsTo = (address: string) =>
  mailbox
    .to(address)
    .filter(({ headers }) => headers.subject?.[0]?.startsWith('Coming up'))
    .map(({ text }) => text);

test('nobody gets it before asking for it, and the first one comes on the next Monday', async () => {
  expect(await isWanted(admin)).toBe(false);
  await roundOn(TUESDAY);
  expect(mailbox.mails).toEqual([]);
  setToday(server, TODAY);
  expect(await want(admin)).toBe(true);
  expect(await isWanted(admin)).toBe(true);
  await roundOn(TODAY);
  await roundOn(addDays(MONDAY, -1));
  expect(mailbox.mails).toEqual([]);
});

test('HR reads what comes up in the week, each week once, without salaries', async () => {
  await want(admin);
  await roundOn(TUESDAY);
  await Promise.all([rounds.run(), rounds.run()]);
  await roundOn(addDays(TUESDAY, 2));
  const [text, ...more] = textsTo(ADMIN.email) as [string, ...string[]];
  expect(more).toEqual([]);
  expect(text).toContain('Nils (first day, Sales)');
  expect(text).toContain('Zoë (moves to Research)');
  expect(text).toContain('Tomasz (planned change)');
  expect(text).toContain('Amélie (planned change)');
  expect(text).toContain('https://hr.company.example/admin-dashboard');
  expect(text).not.toMatch(/4[.,]?321|salar/i);
});

test('a manager reads of the own reports alone', async () => {
  await want(company.client('Søren'));
  await roundOn(TUESDAY);
  const [text] = textsTo(company.person('Søren').email) as [string];
  expect(text).toContain('Nils (first day, Sales)');
  expect(text).not.toMatch(/Zoë|Tomasz|Amélie/);
});

test('there is no mail where nothing comes up, nor after it was cancelled', async () => {
  await want(company.client('Zoë'));
  await want(admin);
  expect(await want(admin, false)).toBe(false);
  await roundOn(TUESDAY);
  expect(mailbox.mails).toEqual([]);
});

test('it is in the language of its reader', async () => {
  await admin.put('/profile/language', { language: 'de' });
  await want(admin);
  await roundOn(TUESDAY);
  await admin.put('/profile/language', { language: 'en' });
  const [mail] = mailbox.to(ADMIN.email);
  expect(mail?.headers.subject?.[0]).toMatch(/^Demnächst/);
  expect(mail?.text).toContain('Zoë (wechselt zu Research)');
});

test('of two servers one sends it', async () => {
  await want(admin);
  setToday(server, TUESDAY);
  // As if the other one had read who is due before this one sent it.
  await Promise.all(Array.from({ length: 3 }, () => rounds.run()));
  expect(await countRows(server, 'mail', "kind = 'coming_up'")).toBe(1);
});
