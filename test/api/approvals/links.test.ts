import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { Housekeeping } from '../../../api/platform/periodic/housekeeping.js';
import {
  endWaiting,
  hireApprovers,
  THREE_STEPS,
  type ApproverName,
} from '../../support/approvers.js';
import { eventually } from '../../support/eventually.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import { auditOf, countRows, rows, setLastDay, store } from '../../support/rows.js';
import { ADMIN, startServer } from '../../support/server.js';
import { statuses, inParallel } from '../../support/together.js';

const { mailbox, server } = await serverWithMailbox({ PUBLIC_URL: 'https://hr.company.example' });
const team = await hireApprovers(server);
const { cast } = team;
const GONE = { status: 404, body: { code: 'leave.link_not_found' } };

/** As Zoë's approver sees her request. */
const OPEN = {
  name: 'Zoë',
  approver: 'Søren',
  actsFor: null,
  // How a hidden type counts would tell it.
  leaveType: null,
  unit: 'days',
  cost: null,
  remaining: null,
  state: 'open',
  status: 'Pending',
  decidedBy: null,
  waitingFor: ['Søren'],
  othersAway: 0,
};

let day = 0;
beforeEach(async () => {
  day += 10;
  await team.chain(THREE_STEPS);
  await endWaiting(server, 'leave_link', 'mail');
  mailbox.mails.length = 0;
});

const read = (token: string) => server.client().post('/leave/link', { token });
const decide = (token: string, status = 'Approved', more: object = {}) =>
  server.client().post('/leave/link/decide', { token, status, ...more });
const statusOf = async ({ _id }: LeaveRecord) =>
  (await cast.admin.get(`/leave/detail/${_id}`)).body.leave?.status as string;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function linkTo(name: ApproverName, nth = 0): Promise<string> {
  const mail = await eventually(
    () =>
      mailbox.to(team.record(name).email).filter(({ text }) => text.includes('/decide-leave#'))[
        nth
      ],
  );
  return /\/decide-leave#([\w-]{32,})/.exec(mail.text)?.[1] ?? '';
}

async function setDisabled(disabled: boolean): Promise<void> {
  await cast.admin.confirm(ADMIN.password);
  await cast.admin.put(`/account/${team.record('Søren').userId._id}`, { disabled });
}

async function asked(): Promise<{ leave: LeaveRecord; token: string }> {
  const leave = await team.request(day);
  return { leave, token: await linkTo('Søren') };
}

test('a link shows the request and changes nothing, then decides once, as its owner', async () => {
  const { leave, token } = await asked();
  for (let n = 0; n < 3; n++) {
    expect(await read(token)).toMatchObject({
      status: 200,
      body: {
        request: { ...OPEN, startDate: leave.startDate, endDate: leave.endDate },
      },
    });
  }
  expect((await read(token)).body.request).not.toHaveProperty('reason');
  expect(
    await decide(token, 'Approved', { note: 'Fine', step: 2, chain: [], for: 'x' }),
  ).toMatchObject({
    status: 200,
    body: {
      request: {
        state: 'passedOn',
        status: 'Pending',
        decidedBy: 'Søren',
        waitingFor: ['Henriette'],
      },
    },
  });
  const [step] = (await cast.admin.get(`/leave/detail/${leave._id}`)).body.leave.steps;
  expect(step).toMatchObject({
    decision: 'Approved',
    by: 'Søren',
    right: 'approver',
    note: 'Fine',
  });
  expect((await auditOf(server, leave._id)).at(-1)).toMatchObject({
    actorName: 'Søren',
    action: 'leave.step',
    after: { decision: 'Approved', mailLink: true },
  });
  for (const status of ['Approved', 'Rejected'])
    expect(await decide(token, status)).toMatchObject({
      status: 409,
      body: { code: 'leave.step_taken' },
    });
  expect(await read(token)).toMatchObject({
    status: 200,
    body: { request: { state: 'passedOn', decidedBy: 'Søren' } },
  });
});

test('a link works again once its decision is undone', async () => {
  const { leave, token } = await asked();
  await decide(token);
  const { version } = (await cast.admin.get(`/leave/detail/${leave._id}`)).body.leave;
  expect((await read(token)).body.request.state).toBe('passedOn');
  expect(await team.client('Søren').post(`/leave/undo/${leave._id}`, { version })).toMatchObject({
    status: 200,
  });
  expect((await read(token)).body.request.state).toBe('open');
  expect((await decide(token)).body.request.decidedBy).toBe('Søren');
});

test('a note that is too long is refused, before anything is decided', async () => {
  const { leave, token } = await asked();
  expect(await decide(token, 'Rejected', { note: 'x'.repeat(1_001) })).toMatchObject({
    status: 400,
    body: { errors: { note: expect.any(String) } },
  });
  expect(await decide(token, 'Rejected', { note: 'x'.repeat(1_000) })).toMatchObject({
    status: 200,
  });
  expect(await statusOf(leave)).toBe('Rejected');
});

test('no table has the token', async () => {
  const { token } = await asked();
  for (const table of ['mail', 'leave_link', 'audit_entry', 'notification'])
    expect(JSON.stringify(await rows(server, `SELECT * FROM ${table}`))).not.toContain(token);
});

test('a guessed, malformed or expired link answers as one that never was', async () => {
  const { token } = await asked();
  for (const guess of ['', 'x', token.slice(1), `${token}a`, hashOf(token), 'x'.repeat(5_000)]) {
    for (const answer of [await read(guess), await decide(guess)])
      expect(answer).toMatchObject(guess === '' ? { status: 400 } : GONE);
  }
  await store(server, 'UPDATE leave_link SET expires_at = ?', [Date.now() - 1]);
  for (const answer of [await read(token), await decide(token)]) expect(answer).toMatchObject(GONE);
});

test.each([
  ['disabled', () => setDisabled(true), () => setDisabled(false)],
  [
    'left',
    () => setLastDay(server, team.record('Søren'), '2020-01-02'),
    () => setLastDay(server, team.record('Søren'), null),
  ],
] as const)('an account that is %s has no links', async (_, close, reopen) => {
  const { leave, token } = await asked();
  await close();
  for (const answer of [await read(token), await decide(token)]) expect(answer).toMatchObject(GONE);
  expect(await statusOf(leave)).toBe('Pending');
  await reopen();
});

test('a new password ends the links that were mailed before', async () => {
  const { token } = await asked();
  await cast.admin.confirm(ADMIN.password);
  const { link } = (await cast.admin.post(`/account/link/${team.record('Søren').userId._id}`)).body;
  const newPassword = 'another lake otter vinyl';
  await server.client().post('/auth/reset-password', {
    token: link.split('#')[1],
    newPassword,
    confirmPassword: newPassword,
  });
  for (const answer of [await read(token), await decide(token)]) expect(answer).toMatchObject(GONE);
  expect(
    await countRows(server, 'leave_link', 'account_id = ?', [team.record('Søren').userId._id]),
  ).toBe(0);
  await team.client('Søren').signIn(team.record('Søren').email, newPassword);
});

test('after the decision of somebody else, the page says what happened', async () => {
  const { leave, token } = await asked();
  await cast.ruthClient.put(`/leave/${leave._id}`, { status: 'Rejected' });
  expect(await read(token)).toMatchObject({
    status: 200,
    body: { request: { state: 'decided', status: 'Rejected', decidedBy: 'Ruth Admin' } },
  });
  expect(await decide(token)).toMatchObject({
    status: 409,
    body: { code: 'leave.already_decided' },
  });
});

test('a link decides no other step, though its owner may decide that, too', async () => {
  await team.chain([
    { who: 'people', people: [team.record('Henriette')._id, team.record('Paul')._id] },
    { who: 'second' },
  ]);
  const leave = await team.request(day);
  const token = await linkTo('Henriette');
  await team.decide('Paul', leave);
  expect(await decide(token)).toMatchObject({ status: 409, body: { code: 'leave.step_taken' } });
  expect(await read(token)).toMatchObject({
    body: { request: { state: 'passedOn', decidedBy: 'Paul', waitingFor: ['Henriette'] } },
  });
  expect(await decide(await linkTo('Henriette', 1))).toMatchObject({
    status: 200,
    body: { request: { state: 'decided', status: 'Approved' } },
  });
});

test('the link of a former approver is void, and works again when they are the approver again', async () => {
  const { token } = await asked();
  await cast.admin.put(`/employee/employment/${team.record('Zoë')._id}`, {
    approver: team.record('Paul')._id,
  });
  for (const answer of [await read(token), await decide(token)]) expect(answer).toMatchObject(GONE);
  await cast.admin.put(`/employee/employment/${team.record('Zoë')._id}`, { approver: null });
  expect(await read(token)).toMatchObject({ body: { request: { state: 'open' } } });
});

test('a deputy’s link ends with the absence', async () => {
  const comeBack = await team.sendAway();
  await team.request(day);
  const token = await linkTo('Tomasz');
  expect(await read(token)).toMatchObject({
    body: { request: { state: 'open', actsFor: 'Søren' } },
  });
  await comeBack();
  for (const answer of [await read(token), await decide(token)]) expect(answer).toMatchObject(GONE);
});

test('nobody decides their own request by a link, should there be one', async () => {
  const { leave, token } = await asked();
  await store(server, 'UPDATE leave_link SET account_id = ?, token_hash = ? WHERE token_hash = ?', [
    team.record('Zoë').userId._id,
    hashOf('own'),
    hashOf(token),
  ]);
  expect(await decide('own')).toMatchObject({ status: 403, body: { code: 'leave.own_decision' } });
  expect(await statusOf(leave)).toBe('Pending');
});

test('an admin who is asked as approver takes that step only', async () => {
  await cast.admin.put(`/employee/employment/${team.record('Zoë')._id}`, {
    approver: cast.ruth._id,
  });
  const leave = await team.request(day);
  const mail = await eventually(() =>
    mailbox.to(cast.ruth.email).find(({ text }) => text.includes('/decide-leave#')),
  );
  const token = /\/decide-leave#([\w-]{32,})/.exec(mail.text)?.[1] ?? '';
  await store(server, 'UPDATE company_setting SET admins_need_second_factor = 1');
  expect(await decide(token)).toMatchObject({
    status: 200,
    body: { request: { status: 'Pending' } },
  });
  await store(server, 'UPDATE company_setting SET admins_need_second_factor = 0');
  expect((await cast.admin.get(`/leave/detail/${leave._id}`)).body.leave.steps).toMatchObject([
    { by: 'Ruth Admin', right: 'approver' },
    {},
    {},
  ]);
  await cast.admin.put(`/employee/employment/${team.record('Zoë')._id}`, { approver: null });
});

test('of many decisions by one link at once, one is made', async () => {
  const { leave, token } = await asked();
  expect(
    statuses(await inParallel(8, (index) => decide(token, index % 2 ? 'Approved' : 'Rejected'))),
  ).toEqual({ 200: 1, 409: 7 });
  expect(await countRows(server, 'leave_decision', 'leave_id = ?', [leave._id])).toBe(1);
});

test('after a refusal for another reason, the link can still be used', async () => {
  const { leave, token } = await asked();
  await team.chain([{ who: 'approver' }]);
  await store(server, 'UPDATE leave_request SET chain = \'[{"who":"approver"}]\' WHERE id = ?', [
    leave._id,
  ]);
  await setLastDay(server, team.record('Zoë'), leave.startDate);
  expect((await decide(token)).status).toBeGreaterThanOrEqual(400);
  await setLastDay(server, team.record('Zoë'), null);
  expect(await decide(token)).toMatchObject({
    status: 200,
    body: { request: { status: 'Approved' } },
  });
});

test('old links are deleted', async () => {
  await asked();
  await store(server, 'UPDATE leave_link SET expires_at = 1');
  await server.app.get(Housekeeping).runAll();
  expect(await countRows(server, 'leave_link')).toBe(0);
});

test('unknown links are throttled for each address, known ones are not', async () => {
  const limited = await startServer({
    SMTP_URL: mailbox.url,
    PUBLIC_URL: 'https://hr.company.example',
    RATE_LIMIT: 'on',
  });
  const answers = await inParallel(8, () =>
    limited.client().post('/leave/link', { token: 'guess' }),
  );
  expect(statuses(answers)).toMatchObject({ 404: 5, 429: 3 });
  await limited.stop();
});

test('without PUBLIC_URL there are no links', async () => {
  const { token } = await asked();
  const other = await startServer({}, server.database);
  expect(await other.client().post('/leave/link', { token })).toMatchObject(GONE);
  await other.stop();
});
