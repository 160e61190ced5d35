import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ShellAccess } from '../../../api/auth/shell-access.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { TODAY, YESTERDAY } from '../../support/calendar.js';
import { hire, hireCast, PASSWORD } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { setLastDay } from '../../support/rows.js';
import { enrol } from '../../support/second-factor.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import { Subscription } from '../../support/subscription.js';
import { inParallel } from '../../support/together.js';

const server = await serverOfFile();
const { admin, research } = await hireCast(server);
beforeAll(() => admin.confirm(ADMIN.password));

let [people, nina, client] = [0, {} as EmployeeRecord, {} as Client];
beforeEach(async () => {
  nina = await hire(admin, {
    employeeId: `E-${(people += 1)}`,
    name: `Nina ${people}`,
    department: research._id,
    hireDate: '2020-01-01',
  });
  client = await server.signIn(nina.email, PASSWORD);
});

const employ = (changes: Record<string, unknown>) =>
  admin.put(`/employee/employment/${nina._id}`, changes);
const disable = (disabled: boolean) => admin.put(`/account/${nina._id}`, { disabled });
const comeBack = () => admin.post(`/employee/return/${nina._id}`, { returnDate: TODAY });
const statusOf = async (calendar: Subscription) => (await calendar.read()).status;

test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
  ['a disabled account is enabled again', () => disable(true), () => disable(false)],
  ['a last day is taken back', () => employ({ leftOn: YESTERDAY }), () => employ({ leftOn: null })],
  ['somebody comes back', () => employ({ leftOn: YESTERDAY }), comeBack],
  [
    'somebody comes back whose last day had been set beforehand',
    () => setLastDay(server, nina, YESTERDAY),
    comeBack,
  ],
])('an address never works again, even when %s', async (_, close, open) => {
  const calendar = await Subscription.to(client, 'own');
  await close();
  expect(await statusOf(calendar)).toBe(404);
  expect(await open()).toMatchObject({ status: 200 });
  const again = await server.signIn(nina.email, PASSWORD);
  expect((await again.get('/calendar-feed')).body.feeds).toEqual([]);
  expect(await statusOf(calendar)).toBe(404);
});

async function resetByLink(): Promise<void> {
  const { link } = (await admin.post(`/account/link/${nina._id}`)).body;
  const newPassword = 'recovered by a link';
  expect(
    await server.client().post('/auth/reset-password', {
      token: link.split('#')[1],
      newPassword,
      confirmPassword: newPassword,
    }),
  ).toMatchObject({ status: 200 });
}

test.each<[string, () => Promise<unknown>]>([
  ['a reset by link', resetByLink],
  ['a reset by the command line', () => server.app.get(ShellAccess).resetPassword(nina.email)],
  ['an admin who ends all sessions', () => admin.delete(`/account/sessions/${nina._id}`)],
  [
    'an admin who removes the second factor',
    async () => {
      await enrol(client, PASSWORD);
      expect(await admin.delete(`/account/factor/${nina._id}`)).toMatchObject({ status: 200 });
    },
  ],
])('an address that a stranger made does not outlive %s', async (_, recover) => {
  const calendar = await Subscription.to(client, 'own');
  await recover();
  expect(await statusOf(calendar)).toBe(404);
});

test('an address stays when its owner changes the password, turns on a second factor or ends a session', async () => {
  const calendar = await Subscription.to(client, 'own');
  const other = await server.signIn(nina.email, PASSWORD);
  const newPassword = 'changed in the settings';
  expect(
    await client.put('/setting/change-password', {
      userId: nina.userId._id,
      oldPassword: PASSWORD,
      newPassword,
      confirmPassword: newPassword,
    }),
  ).toMatchObject({ status: 200 });
  expect((await other.get('/auth/verify')).status).toBe(401);
  await enrol(client, newPassword);
  await client.post('/auth/logout', {});
  expect(await statusOf(calendar)).toBe(200);
});

test('no address is made while recovery ends the session', async () => {
  const answers = await inParallel(6, (place) =>
    place === 3
      ? admin.delete(`/account/sessions/${nina._id}`)
      : client.post('/calendar-feed/add', { kind: 'own' }),
  );
  for (const { body } of answers.filter(({ status }) => status === 201))
    expect(await statusOf(new Subscription(new URL(body.url, server.url).href))).toBe(404);
});
