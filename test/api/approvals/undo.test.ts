import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import type { NotificationRecord } from '../../../api/contract/notification/notifications.js';
import { MailSender } from '../../../api/platform/mail/mail-sender.js';
import { passUndoTime, serverNow } from '../../support/calendar.js';
import { requestLeave } from '../../support/cast.js';
import type { Answer, Client } from '../../support/client.js';
import { addCoverageRule } from '../../support/coverage.js';
import { Deciding, DENIED, TODAY } from '../../support/deciding.js';
import { eventually } from '../../support/eventually.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import { auditOf, countRows, rows, store } from '../../support/rows.js';

const { mailbox, server } = await serverWithMailbox({ PUBLIC_URL: 'https://hr.company.example' });
const company = await Deciding.begin(server);
const { admin } = company;
/** An instance that sends a mail claims it for minutes. */
const HOUR_MS = 3_600_000;
const OVER = { status: 409, body: { code: 'leave.undo_over' } };

let oneStep: string;
let twoSteps: string;
beforeEach(async () => {
  oneStep ??= await company.type('approver');
  twoSteps ??= await company.type('approver', company.anyOf('Tomasz', 'Amélie'));
  passUndoTime(server);
  await allSent();
  mailbox.mails.length = 0;
});

async function allSent(): Promise<void> {
  server.app.get(MailSender, { strict: false }).wake();
  await eventually(
    async () =>
      (await countRows(server, 'mail', 'next_attempt_at <= ?', [serverNow(server) + HOUR_MS])) ===
      0,
  );
}

const decided = async (
  name: string,
  leave: LeaveRecord,
  status: 'Approved' | 'Rejected' = 'Approved',
): Promise<LeaveRecord> => (await company.decide(name, leave, status, 'Enjoy')).body.leave;
const undo = (who: string | Client, { _id, version }: LeaveRecord): Promise<Answer> =>
  (typeof who === 'string' ? company.client(who) : who).post(`/leave/undo/${_id}`, { version });
const told = async (name: string, { _id }: LeaveRecord) =>
  ((await company.client(name).get('/notification')).body.notifications as NotificationRecord[])
    .filter((one) => 'leave' in one && one.leave._id === _id)
    .map(({ kind }) => kind);
const stepsOf = ({ _id }: LeaveRecord) =>
  countRows(server, 'leave_decision', 'leave_id = ?', [_id]);
const daysOf = ({ _id }: LeaveRecord) => countRows(server, 'leave_day', 'leave_id = ?', [_id]);

describe('a decision that is undone', () => {
  test.each(['Approved', 'Rejected'] as const)(
    '%s waits again as before, and both are recorded',
    async (status) => {
      const leave = await company.ask('Zoë', oneStep);
      const before = await company.read(leave);
      const after = await decided('Søren', leave, status);
      expect(after).toMatchObject({ status, version: leave.version + 1 });
      expect(Date.parse(after.undoUntil as string)).toBe(
        Date.parse(after.decidedAt as string) + 30_000,
      );
      const undone = await undo('Søren', after);
      expect(undone).toMatchObject({ status: 200, body: { leave: { status: 'Pending' } } });
      expect(undone.body.leave.undoUntil).toBeUndefined();
      expect(await company.read(leave)).toEqual({ ...before, version: leave.version + 2 });
      expect(await company.waitingOf('Søren')).toContain(leave._id);
      expect([await stepsOf(leave), await daysOf(leave)]).toEqual([0, 1]);
      expect(await auditOf(server, leave._id)).toMatchObject([
        { action: 'leave.request' },
        { action: 'leave.decide' },
        {
          action: 'leave.undo',
          before: { status, decision: status, approvalStep: 1, right: 'approver', note: 'Enjoy' },
          after: { status: 'Pending' },
        },
      ]);
    },
  );

  test('was told to nobody: not to the requester, and not to those of the next step', async () => {
    for (const [type, told_] of [
      [oneStep, 'Zoë'],
      [twoSteps, 'Amélie'],
    ] as const) {
      const leave = await company.ask('Zoë', type);
      const after = await decided('Søren', leave);
      expect(await told(told_, leave)).toEqual([]);
      await undo('Søren', after);
      passUndoTime(server);
      await allSent();
      expect(await told(told_, leave)).toEqual([]);
      expect(mailbox.to(company.person(told_).email)).toEqual([]);
      expect(await told('Søren', leave)).toEqual(['leave.to_decide']);
    }
  });

  test('is unread when it is told, though all was marked as read before', async () => {
    const zoe = company.client('Zoë');
    const leave = await company.ask('Zoë', oneStep);
    await decided('Søren', leave);
    expect((await zoe.put('/notification/read', {})).body).toMatchObject({ unread: 0 });
    passUndoTime(server);
    expect((await zoe.get('/notification')).body).toMatchObject({ unread: 1 });
  });

  test('and is taken anew is told once', async () => {
    const leave = await company.ask('Zoë', twoSteps);
    await undo('Søren', await decided('Søren', leave));
    await decided('Søren', leave);
    passUndoTime(server);
    await allSent();
    expect(await told('Amélie', leave)).toEqual(['leave.to_decide']);
    expect(mailbox.to(company.person('Amélie').email)).toHaveLength(1);
  });

  test('takes back the steps of that decision only', async () => {
    const leave = await company.ask('Zoë', twoSteps);
    await decided('Søren', leave);
    const all = (await admin.put(`/leave/${leave._id}`, { status: 'Approved' })).body.leave;
    expect(await undo(admin, all)).toMatchObject({
      body: { leave: { status: 'Pending', waitingFor: ['Tomasz', 'Amélie'] } },
    });
    expect(await stepsOf(leave)).toBe(1);
  });

  test('can be a step that was passed on', async () => {
    const leave = await company.ask('Zoë', twoSteps);
    const passed = (await company.pass('Søren', leave, 'You know better')).body.leave;
    expect(await undo('Søren', passed)).toMatchObject({
      body: { leave: { status: 'Pending', waitingFor: ['Søren'] } },
    });
    expect((await auditOf(server, leave._id)).at(-1)).toMatchObject({
      action: 'leave.undo',
      before: { decision: 'Passed', approvalStep: 1, right: 'approver', note: 'You know better' },
      after: {},
    });
  });

  test('is unread again for others who may take the step', async () => {
    const leave = await company.ask('Zoë', await company.type(company.anyOf('Tomasz', 'Amélie')));
    await undo('Tomasz', await decided('Tomasz', leave));
    expect(
      await rows(
        server,
        "SELECT a.name, n.read_at IS NULL AS unread FROM notification n JOIN account a ON a.id = n.account_id WHERE n.leave_id = ? AND n.kind = 'leave.to_decide' ORDER BY a.name",
        [leave._id],
      ),
    ).toEqual([
      { name: 'Amélie', unread: 1 },
      { name: 'Tomasz', unread: 0 },
    ]);
  });

  test('stays read for those who had read of the request before it', async () => {
    const leave = await company.ask('Zoë', await company.type(company.anyOf('Tomasz', 'Amélie')));
    await company.client('Amélie').put('/notification/read', {});
    await undo('Tomasz', await decided('Tomasz', leave));
    expect((await company.client('Amélie').get('/notification')).body).toMatchObject({ unread: 0 });
  });

  test('without approvals is an admin’s', async () => {
    await company.change({ approvals: false });
    try {
      const leave = await company.ask('Zoë', 'Annual Leave');
      const { body } = await admin.put(`/leave/${leave._id}`, { status: 'Rejected' });
      expect(await undo(admin, body.leave)).toMatchObject({
        body: { leave: { status: 'Pending', decidedBy: null, note: null } },
      });
    } finally {
      await company.change({ approvals: true });
    }
  });

  test('of an absence of today gives those back their turn who stood in for it', async () => {
    await company.employ('Søren', { deputy: company.id('Tomasz') });
    const waiting = await company.ask('Zoë', oneStep);
    const absence = await requestLeave(company.client('Søren'), company.id('Søren'), TODAY, TODAY, {
      leaveType: oneStep,
    });
    const after = await decided('Henriette', absence);
    expect(await company.waitingOf('Tomasz')).toContain(waiting._id);
    await undo('Henriette', after);
    expect(await company.waitingOf('Tomasz')).not.toContain(waiting._id);
    passUndoTime(server);
    await allSent();
    expect(mailbox.to(company.person('Tomasz').email)).toEqual([]);
    await company.employ('Søren', { deputy: null });
  });
});

test('a turn that begins with a decision, but not by it, is told though that is undone', async () => {
  const waiting = await company.ask('Zoë', oneStep);
  // As if it had only now become the turn of somebody.
  for (const table of ['leave_waiting', 'notification'])
    await store(server, `DELETE FROM ${table} WHERE leave_id = ?`, [waiting._id]);
  const absence = await requestLeave(company.client('Amélie'), company.id('Amélie'), TODAY, TODAY, {
    leaveType: oneStep,
  });
  const after = (await admin.put(`/leave/${absence._id}`, { status: 'Approved' })).body.leave;
  await undo(admin, after);
  passUndoTime(server);
  expect(await told('Søren', waiting)).toEqual(['leave.to_decide']);
});

describe('is offered', () => {
  test('to the one who decided, in lists and on the page, and to nobody else', async () => {
    const leave = await company.ask('Zoë', oneStep);
    const { body } = await admin.put(`/leave/${leave._id}`, { status: 'Approved' });
    const until = { undoUntil: body.leave.undoUntil as string };
    expect(await company.read(leave)).toMatchObject(until);
    const filter = encodeURIComponent(JSON.stringify({ id: [leave._id] }));
    expect((await admin.get(`/leave?filter=${filter}`)).body.leaves).toMatchObject([until]);
    for (const name of ['Søren', 'Zoë'])
      expect((await company.read(leave, company.client(name))).undoUntil).toBeUndefined();
    passUndoTime(server);
    expect((await company.read(leave)).undoUntil).toBeUndefined();
  });
});

describe('is refused', () => {
  test('to everybody but the one who decided', async () => {
    const leave = await company.ask('Zoë', oneStep);
    const after = await decided('Søren', leave);
    for (const who of [admin, 'Zoë'])
      expect(await undo(who, after)).toMatchObject({
        status: 403,
        body: { code: 'leave.not_yours', error: 'Only the one who decided can undo it.' },
      });
    expect(await undo('Amélie', after)).toMatchObject(DENIED);
  });

  test('after half a minute, when it has been told', async () => {
    const leave = await company.ask('Zoë', oneStep);
    const after = await decided('Søren', leave);
    passUndoTime(server);
    expect(await undo('Søren', after)).toMatchObject(OVER);
    await allSent();
    expect(await told('Zoë', leave)).toEqual(['leave.approved']);
    expect(mailbox.to(company.person('Zoë').email)).toHaveLength(1);
  });

  test('once a mail of it is under way', async () => {
    const leave = await company.ask('Zoë', oneStep);
    const after = await decided('Søren', leave);
    await store(
      server,
      "UPDATE mail SET attempts = 1 WHERE kind = 'leave.approved' AND sent_at IS NULL",
    );
    expect(await undo('Søren', after)).toMatchObject(OVER);
    expect(await company.read(leave)).toMatchObject({ status: 'Approved' });
  });

  test('or comes in time, whichever reaches a mail first', async () => {
    for (let round = 0; round < 10; round += 1) {
      mailbox.mails.length = 0;
      const leave = await company.ask('Zoë', oneStep);
      const after = await decided('Søren', leave);
      // As if the clock of another instance ran ahead.
      await store(
        server,
        "UPDATE mail SET next_attempt_at = 1 WHERE kind = 'leave.approved' AND sent_at IS NULL",
      );
      server.app.get(MailSender, { strict: false }).wake();
      if (round % 2) await new Promise(setImmediate);
      const { status } = await undo('Søren', after);
      passUndoTime(server);
      await allSent();
      expect([status, mailbox.to(company.person('Zoë').email).length]).toEqual(
        status === 200 ? [200, 0] : [409, 1],
      );
    }
  });

  test('once a later step is taken, and to who reads an older record', async () => {
    const leave = await company.ask('Zoë', twoSteps);
    const first = await decided('Søren', leave);
    const second = await decided('Tomasz', first);
    expect(await undo('Søren', first)).toMatchObject({
      status: 409,
      body: { code: 'request.stale' },
    });
    expect(await undo('Søren', second)).toMatchObject({ status: 403 });
    expect(await undo('Tomasz', second)).toMatchObject({ status: 200 });
    expect(await undo('Søren', await company.read(leave))).toMatchObject(OVER);
  });

  test('once it is withdrawn or shortened, and the requester hears of that alone', async () => {
    const monday = company.freeWeek();
    const long = await requestLeave(
      company.client('Zoë'),
      company.id('Zoë'),
      monday,
      addDays(monday, 4),
      { leaveType: oneStep },
    );
    const withdrawn = await company.ask('Zoë', oneStep);
    for (const leave of [long, withdrawn]) await decided('Søren', leave);
    await admin.post(`/leave/shorten/${long._id}`, { from: monday, to: monday, reason: 'Ill' });
    await admin.post(`/leave/withdraw/${withdrawn._id}`, { reason: 'Called off' });
    for (const leave of [long, withdrawn])
      expect(await undo('Søren', await company.read(leave))).toMatchObject(OVER);
    passUndoTime(server);
    await allSent();
    expect(await told('Zoë', withdrawn)).toEqual(['leave.cancelled']);
    expect(await told('Zoë', long)).toEqual(['leave.shortened']);
    expect(mailbox.to(company.person('Zoë').email)).toHaveLength(2);
  });

  test.each([
    ['withdrew it', "status = 'Cancelled', cancelled_at = 1"],
    ['shortened it', "status = 'Cancelled'"],
    ['decided it anew', 'decided_at = decided_at + 1'],
    ['moved it on', "status = 'Pending', decided_at = NULL, step_since = 1"],
  ])('where an older server %s, which knows of no undo', async (_, change) => {
    const leave = await company.ask('Zoë', oneStep);
    const after = await decided('Søren', leave);
    await store(server, `UPDATE leave_request SET ${change} WHERE id = ?`, [leave._id]);
    expect((await company.read(leave)).undoUntil).toBeUndefined();
    expect(await undo('Søren', after)).toMatchObject(OVER);
  });

  test('where an older server took the last step after one', async () => {
    const leave = await company.ask('Zoë', twoSteps);
    const first = await decided('Søren', leave);
    await store(
      server,
      "UPDATE leave_request SET status = 'Approved', decided_at = step_since + 1 WHERE id = ?",
      [leave._id],
    );
    expect(await undo('Søren', first)).toMatchObject(OVER);
  });

  test('where the days of a rejected request were taken meanwhile', async () => {
    const leave = await company.ask('Zoë', oneStep);
    const after = await decided('Søren', leave, 'Rejected');
    const other = await requestLeave(
      company.client('Zoë'),
      company.id('Zoë'),
      leave.startDate,
      leave.endDate,
      { leaveType: twoSteps },
    );
    expect(await undo('Søren', after)).toMatchObject({
      status: 409,
      body: { code: 'leave.overlap', error: expect.stringContaining(twoSteps) },
    });
    expect(await company.read(leave)).toMatchObject({ status: 'Rejected' });
    expect(await daysOf(other)).toBe(1);
  });

  test('where a rejected request would be one too many now', async () => {
    const leave = await company.ask('Zoë', oneStep);
    const after = await decided('Søren', leave, 'Rejected');
    await requestLeave(
      company.client('Amélie'),
      company.id('Amélie'),
      leave.startDate,
      leave.endDate,
      { leaveType: oneStep },
    );
    await addCoverageRule(admin, {
      from: leave.startDate,
      to: leave.endDate,
      maxAway: 1,
      block: true,
    });
    expect(await undo('Søren', after)).toMatchObject({
      status: 409,
      body: { code: 'leave.coverage' },
    });
  });

  test('to who may not decide it any more', async () => {
    const leave = await company.ask('Zoë', oneStep);
    const after = await decided('Søren', leave);
    await company.employ('Zoë', { approver: company.id('Amélie') });
    expect(await undo('Søren', after)).toMatchObject(DENIED);
    expect(await company.read(leave)).toMatchObject({ status: 'Approved' });
    await company.employ('Zoë', { approver: null });
  });
});
