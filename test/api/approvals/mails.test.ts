import { beforeEach, expect, test } from '@jest/globals';
import type { WaitingLeaveRecord } from '../../../api/contract/leave/approval-responses.js';
import { formatDate } from '../../../api/platform/mail/mail-dates.js';
import {
  endWaiting,
  hireApprovers,
  THREE_STEPS,
  type ApproverName,
} from '../../support/approvers.js';
import { passUndoTime, serverNow } from '../../support/calendar.js';
import { inDays } from '../../support/deciding.js';
import { eventually } from '../../support/eventually.js';
import { addPolicy, leaveType } from '../../support/leave-rules-by-calls.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import { countRows, store } from '../../support/rows.js';
import { ADMIN } from '../../support/server.js';

const { mailbox, server } = await serverWithMailbox({ PUBLIC_URL: 'https://hr.company.example' });
const team = await hireApprovers(server);
const { cast } = team;

let day = 0;
beforeEach(async () => {
  day += 10;
  await team.chain(THREE_STEPS);
  await endWaiting(server, 'leave_link', 'mail');
  mailbox.mails.length = 0;
});

const allSent = () => {
  passUndoTime(server);
  return eventually(
    async () =>
      (await countRows(server, 'mail', 'next_attempt_at <= ?', [
        serverNow(server) + 60_000 * 10,
      ])) === 0,
  );
};
const mailTo = async (name: ApproverName, nth = 0) => {
  passUndoTime(server);
  await eventually(() => mailbox.to(team.record(name).email).length > nth);
  return mailbox.to(team.record(name).email)[nth] as (typeof mailbox.mails)[number];
};
const recipients = async () => {
  await allSent();
  return mailbox.mails.flatMap(({ envelope }) => envelope.to).sort();
};
const date = (count: number) => formatDate('en', inDays(count));
const showType = (visible: boolean) =>
  store(server, "UPDATE leave_type SET visible_to_team = ? WHERE name = 'Annual Leave'", [
    visible ? 1 : 0,
  ]);

test('the approver gets the facts and two links, never the reason, and the type only if the team may see it', async () => {
  await showType(false);
  await team.request(day, day + 2, { startsAt: 'noon', reason: 'A secret reason' });
  const mail = await mailTo('Søren');
  expect(mail.headers.subject).toEqual(['Leave request from Zoë']);
  expect(mail.text).toContain(
    `Zoë requests leave from ${date(day)} (afternoon) to ${date(day + 2)}. You decide.`,
  );
  expect(mail.text).toContain('No one else in the department is away then.');
  for (const form of [mail.text, mail.html]) {
    expect(form).toMatch(/https:\/\/hr\.company\.example\/decide-leave#[\w-]{32,}(?!:)/);
    expect(form).toMatch(/https:\/\/hr\.company\.example\/decide-leave#[\w-]{32,}:reject/);
    expect(form).not.toMatch(/secret reason|annual leave/i);
  }
  expect(mail.html).toMatch(/>Approve<\/a>/);
  expect(mail.html).toMatch(/>Reject<\/a>/);
  expect(await recipients()).toEqual([team.record('Søren').email]);

  await showType(true);
  await team.request(day + 4);
  expect((await mailTo('Søren', 1)).text).toContain('Type: Annual Leave');
});

test('how many others of the department are away is counted when the mail is sent', async () => {
  const other = await team.client('Paul').post('/leave/add', {
    userId: team.record('Paul')._id,
    leaveType: 'Annual Leave',
    startDate: inDays(day),
    endDate: inDays(day),
    reason: 'Rest',
  });
  await cast.ruthClient.put(`/leave/${other.body.leave._id}`, { status: 'Approved' });
  await team.request(day);
  expect((await mailTo('Søren')).text).toContain('1 other person in the department is away then.');
});

test('a deputy reads for whom they decide', async () => {
  const comeBack = await team.sendAway();
  await team.request(day);
  expect((await mailTo('Tomasz')).text).toContain(
    `You decide for Søren, who is away until ${date(3)}.`,
  );
  expect((await mailTo('Søren', 1)).text).not.toContain('You decide for');
  await comeBack();
});

test('HR is written to as ever, when it is HR’s turn', async () => {
  const leave = await team.request(day);
  await team.decide('Søren', leave);
  await team.decide('Henriette', leave);
  await allSent();
  expect(mailbox.to(cast.ruth.email)).toMatchObject([
    { headers: { subject: ['Leave request from Zoë'] } },
  ]);
  expect(mailbox.to(ADMIN.email)[0]?.text).toContain(
    `https://hr.company.example/admin-dashboard/leaves/${leave._id}`,
  );
  expect(mailbox.to(ADMIN.email)[0]?.text).not.toContain('decide-leave');
});

test('the requester reads the decision and by whom, after the last step only', async () => {
  await team.chain([{ who: 'approver' }, { who: 'second' }]);
  const leave = await team.request(day);
  await team.decide('Søren', leave);
  await allSent();
  expect(mailbox.to(team.record('Zoë').email)).toEqual([]);
  await team.decide('Henriette', leave);
  expect((await mailTo('Zoë')).text).toContain(
    `Your leave from ${date(day)} to ${date(day + 1)} was approved by Henriette.`,
  );
  await team.decide('Søren', await team.request(day + 3), 'Rejected');
  expect((await mailTo('Zoë', 1)).text).toContain('was rejected by Søren.');
});

test('the stand-in reads the dates, nothing else', async () => {
  const leave = await team.request(day, day, {
    standIn: team.record('Paul')._id,
    reason: 'A secret reason',
  });
  await cast.ruthClient.put(`/leave/${leave._id}`, { status: 'Approved' });
  const mail = await mailTo('Paul');
  expect(mail.text).toContain(`Zoë is on leave on ${date(day)} and has named you as the stand-in.`);
  expect(mail.text).not.toMatch(/annual|secret/i);
});

test('the cost and what remains stand in it, in the reader’s language', async () => {
  const policy = await addPolicy(cast.admin, { name: 'Everybody', from: '2020-01-01' });
  await cast.admin.post('/work/assignment/add', {
    holders: [team.record('Zoë')._id],
    subject: (await leaveType(cast.admin))._id,
    target: policy._id,
    from: '2020-01-01',
  });
  await team.client('Søren').put('/profile/language', { language: 'de' });
  await team.request(day, day + 6);
  const [{ leave, remaining } = {} as WaitingLeaveRecord] = (
    await team.client('Søren').get('/leave/waiting')
  ).body.waiting as WaitingLeaveRecord[];
  expect(leave.cost).toBe(5);
  const mail = await mailTo('Søren');
  expect(mail.headers.subject).toEqual(['Antrag von Zoë']);
  expect(mail.text).toContain(
    `Angerechnet: 5 Tage. Danach bleiben: ${remaining?.toLocaleString('de')} Tage.`,
  );
  await team.client('Søren').put('/profile/language', { language: 'en' });
});
