import { beforeEach, expect, test } from '@jest/globals';
import { dateIn } from '../../../api/contract/calendar-date.js';
import { addWorkingDays } from '../../../api/contract/leave/working-days.js';
import { endWaiting, hireApprovers, type ApproverName } from '../../support/approvers.js';
import { serverNow } from '../../support/calendar.js';
import { TIME_ZONE } from '../../support/clock-environment.mjs';
import { TODAY } from '../../support/deciding.js';
import { eventually } from '../../support/eventually.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import { countRows, rows, store } from '../../support/rows.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const QUEUED = "kind = 'leave.reminder' AND next_attempt_at IS NOT NULL";

const { mailbox, server } = await serverWithMailbox({ PUBLIC_URL: 'https://hr.company.example' });
const team = await hireApprovers(server);
const { cast } = team;

let day = 0;
beforeEach(async () => {
  day += 10;
  await endWaiting(server, 'leave_link', 'mail');
  mailbox.mails.length = 0;
});

const allSent = () =>
  eventually(
    async () =>
      (await countRows(server, 'mail', 'next_attempt_at <= ?', [
        serverNow(server) + DAY_MS / 2,
      ])) === 0,
  );
const reminders = () =>
  rows<{ id: string; accountId: string; dueAt: number }>(
    server,
    `SELECT id, account_id AS accountId, next_attempt_at AS dueAt FROM mail WHERE ${QUEUED}`,
  );
const remindersTo = (name: ApproverName) =>
  mailbox
    .to(team.record(name).email)
    .filter(({ headers }) => headers.subject?.[0]?.startsWith('Reminder'));

/** As if their day had come. A mail to somebody else wakes the sender. */
async function comeDue(): Promise<void> {
  await allSent();
  await store(server, `UPDATE mail SET next_attempt_at = 1 WHERE ${QUEUED}`);
  await server.client().post('/auth/forgot-password', { email: team.record('Paul').email });
  await eventually(
    async () =>
      (await countRows(server, 'mail', `next_attempt_at <= ?`, [
        serverNow(server) + DAY_MS / 2,
      ])) === 0,
  );
}

test('the approver is reminded after two working days, then weekly, once each time', async () => {
  await team.request(day);
  const [first, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(dateIn(TIME_ZONE, new Date(Number(first?.dueAt)))).toBe(addWorkingDays(TODAY, 2));
  expect(first?.accountId).toBe(team.record('Søren').userId._id);

  await comeDue();
  expect(remindersTo('Søren')).toMatchObject([
    {
      headers: { subject: ['Reminder: leave request from Zoë'] },
      text: expect.stringMatching(/waiting since[^]*\/decide-leave#[\w-]{32,}\n/),
    },
  ]);
  const [next, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(Math.round((Number(next?.dueAt) - serverNow(server)) / DAY_MS)).toBe(7);

  await comeDue();
  expect(remindersTo('Søren')).toHaveLength(2);
  expect(await reminders()).toHaveLength(1);
});

test('nobody is reminded of what is decided, withdrawn or another’s turn', async () => {
  const [decided, withdrawn] = [await team.request(day), await team.request(day + 3)];
  await team.decide('Søren', decided);
  await team.client('Zoë').post(`/leave/withdraw/${withdrawn._id}`, {});
  await comeDue();
  expect(remindersTo('Søren')).toEqual([]);
  expect(remindersTo('Henriette')).toHaveLength(1);
  expect(await reminders()).toHaveLength(1);
});

test('reminders do not pile up when the people change again and again', async () => {
  await team.request(day);
  for (let n = 0; n < 3; n++) await (await team.sendAway())();
  const ofTomasz = async () =>
    (await reminders()).filter(({ accountId }) => accountId === team.record('Tomasz').userId._id);
  expect(await ofTomasz()).toHaveLength(1);
  expect(
    (await reminders()).filter(({ accountId }) => accountId === team.record('Søren').userId._id),
  ).toHaveLength(1);
  await comeDue();
  expect(remindersTo('Tomasz')).toEqual([]);
  expect(await ofTomasz()).toEqual([]);
});

test('mails that are not due yet do not count as waiting', async () => {
  await team.request(day);
  await allSent();
  expect(await countRows(server, 'mail', QUEUED)).toBe(1);
  expect((await cast.admin.get('/metrics')).body).toMatch(/^ems_outbox_mails 0$/m);
});
