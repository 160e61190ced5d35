import { beforeEach, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { addDepartment, hire, PASSWORD } from '../../support/cast.js';
import { eventually } from '../../support/eventually.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import { countRows, store } from '../../support/rows.js';
import { ADMIN, startServer } from '../../support/server.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let somebody: EmployeeRecord;
let number = 0;

const { mailbox, server } = await serverWithMailbox({
  PUBLIC_URL: 'https://hr.company.example',
  TIME_ZONE: 'Europe/Dublin',
});
const admin = await server.admin();
const department = (await addDepartment(admin, { dep_name: 'Sales' }))._id;
beforeEach(async () => {
  somebody = await hire(admin, { employeeId: `D-${(number += 1)}`, department });
});

const signIn = (agent: string, cookie?: string, password = PASSWORD) =>
  server
    .client()
    .post(
      '/auth/login',
      { email: somebody.email, password },
      { 'user-agent': agent, ...(cookie ? { cookie } : {}) },
    );
const deviceCookie = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('device='))
    ?.split(';')[0];
const mails = () =>
  countRows(server, 'mail', "kind = 'account.new_device' AND account_id = ?", [
    somebody.userId._id,
  ]);
const received = () => eventually(() => mailbox.to(somebody.email)[0]);

test('the first sign-in of all is no news; one from another device is told, with time, device and address', async () => {
  await signIn(FIREFOX);
  expect(await mails()).toBe(0);
  await signIn(SAFARI);
  const { headers, text } = await received();
  expect(headers.subject).toEqual(['New sign-in to your account']);
  expect(text).toMatch(/^When: \d\d \w{3,4} \d{4}, \d\d:\d\d \(Europe\/Dublin\)$/m);
  expect(text).toContain('Device: Safari on iPhone');
  expect(text).toContain('Address: 127.0.0.1');
  expect(text).toContain('https://hr.company.example/employee-dashboard/setting');
});

test('a device that has set the password by a link is told of at its first sign-in, and once', async () => {
  await signIn(FIREFOX);
  await admin.confirm(ADMIN.password);
  const { link } = (await admin.post(`/account/link/${somebody._id}`)).body;
  const fresh = 'chosen on another device';
  const reset = await server
    .client()
    .post(
      '/auth/reset-password',
      { token: link.split('#')[1], newPassword: fresh, confirmPassword: fresh },
      { 'user-agent': SAFARI },
    );
  expect(deviceCookie(reset)).toBeDefined();
  expect(await mails()).toBe(0);
  for (let time = 0; time < 2; time++)
    expect((await signIn(SAFARI, deviceCookie(reset), fresh)).status).toBe(200);
  expect(await mails()).toBe(1);
});

test('it is told in the language of its reader', async () => {
  await signIn(FIREFOX);
  await store(server, "UPDATE account SET language = 'fr' WHERE id = ?", [somebody.userId._id]);
  await signIn(SAFARI);
  const { headers, text } = await received();
  expect(headers.subject).toEqual(['Nouvelle connexion à votre compte']);
  expect(text).toContain('Appareil\u00a0: Safari sous iPhone');
});

test('a device that is known by its cookie is no news, whatever it calls itself by now', async () => {
  const cookie = deviceCookie(await signIn(FIREFOX));
  await signIn(FIREFOX.replaceAll('140', '141'), cookie);
  expect(await mails()).toBe(0);
});

test('a script, which keeps no cookie, is no news from where it signed in before', async () => {
  await signIn('curl/8.5.0');
  for (let n = 0; n < 3; n++) await signIn('curl/8.5.0');
  expect(await mails()).toBe(0);
  await signIn('curl/8.6.0');
  expect(await mails()).toBe(1);
});

test("somebody else's device is news, and a refused sign-in is none", async () => {
  const cookie = deviceCookie(await signIn(SAFARI));
  await signIn(FIREFOX, undefined, 'wrong');
  expect(await mails()).toBe(0);
  somebody = await hire(admin, { employeeId: `D-${(number += 1)}`, department });
  await signIn(FIREFOX);
  await signIn(SAFARI, cookie);
  expect(await mails()).toBe(1);
});

test('what a device says of itself does not change the mail', async () => {
  await signIn(FIREFOX);
  await signIn('<b>x</b>\t"https://evil.example" & more of it, without an end'.repeat(3));
  const { html, text } = await received();
  expect(html).not.toContain('<b>x</b>');
  expect(text.split('\n').find((line) => line.startsWith('Device: '))?.length).toBeLessThan(50);
});

test('without a mail server nothing is kept for it', async () => {
  const silent = await startServer();
  const client = silent.client();
  const { email, password } = {
    email: 'head.admin@company.example',
    password: 'a sound admin password',
  };
  for (const agent of [FIREFOX, SAFARI])
    expect(
      (await client.post('/auth/login', { email, password }, { 'user-agent': agent })).status,
    ).toBe(200);
  expect(await countRows(silent, 'mail')).toBe(0);
  await silent.stop();
});
