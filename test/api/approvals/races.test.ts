import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { hire, hireCast, PASSWORD, requestLeave, type Cast } from '../../support/cast.js';
import type { Answer, Client } from '../../support/client.js';
import { ENGINE } from '../../support/database.js';
import { addLeaveType } from '../../support/leave-rules-by-calls.js';
import { countRows, rows } from '../../support/rows.js';
import { startServer, type TestServer } from '../../support/server.js';
import { storePolicy, yearlyRules } from '../../support/stored-leave-rules.js';
import { statuses, inParallel } from '../../support/together.js';

const MONDAY = '2027-01-04';
const LOST = new Set([
  'leave.step_taken',
  'leave.already_decided',
  'leave.not_yours',
  'access.denied',
]);

let servers: TestServer[];
let server: TestServer;
let cast: Cast;
let weeks = 0;
const people: Record<string, { record: EmployeeRecord; at: (n: number) => Client }> = {};
let adminAt: (n: number) => Client;

// A database server has two instances; the embedded database belongs to one.
beforeAll(async () => {
  server = await startServer();
  servers = ENGINE === 'mysql' ? [server, await startServer({}, server.database)] : [server];
  cast = await hireCast(server);
  const admins = await Promise.all(servers.map((one) => one.admin()));
  adminAt = (n) => admins[n % admins.length] as Client;
  for (const [name, manager] of [
    ['Henriette'],
    ['Søren', 'Henriette'],
    ['Zoë', 'Søren'],
    ['Tomasz'],
    ['Amélie'],
  ] as const) {
    const reportsTo = manager
      ? { manager: JSON.stringify({ _id: people[manager]?.record._id }) }
      : {};
    const record = await hire(cast.admin, {
      employeeId: `X-${name}`,
      name,
      department: cast.sales._id,
      ...reportsTo,
      email: `${Object.keys(people).length}@company.example`,
    });
    const clients = await Promise.all(servers.map((one) => one.signIn(record.email, PASSWORD)));
    people[name] = { record, at: (n) => clients[n % clients.length] as Client };
  }
  await cast.admin.put('/setting/approvals', { approvals: true });
  await addLeaveType(cast.admin, {
    name: 'Three',
    chain: [
      {
        who: 'people',
        people: ['Tomasz', 'Amélie', 'Søren'].map((name) => ({ _id: id(name), name })),
      },
      { who: 'second' },
      { who: 'hr' },
    ],
  });
});
afterAll(async () => {
  for (const one of [...servers].reverse()) await one.stop();
});

const at = (name: string, n: number) => (people[name] as (typeof people)[string]).at(n);
const id = (name: string) => (people[name] as (typeof people)[string]).record._id;
const nextWeek = () => addDays(MONDAY, 7 * (weeks += 1));

function ask(n: number, leaveType = 'Three'): Promise<LeaveRecord> {
  const monday = nextWeek();
  return requestLeave(at('Zoë', n), id('Zoë'), monday, addDays(monday, 4), { leaveType });
}

interface Stored {
  status: string;
  step: number;
  decided_by: string | null;
}
const storedOf = async (leave: LeaveRecord) =>
  (
    await rows<Stored>(server, 'SELECT status, step, decided_by FROM leave_request WHERE id = ?', [
      leave._id,
    ])
  )[0] as Stored;
const stepsOf = (leave: LeaveRecord) =>
  rows<{ step: number; decision: string; decided_by: string }>(
    server,
    'SELECT step, decision, decided_by FROM leave_decision WHERE leave_id = ? ORDER BY step',
    [leave._id],
  );
const lost = (answers: Answer[]) => answers.filter(({ status }) => status >= 400);

function expectRefusals(answers: Answer[]): void {
  expect(
    lost(answers)
      .filter(({ body }) => !LOST.has(body.code as string))
      .map(({ status, body }) => [status, body]),
  ).toEqual([]);
}

describe.each([2, 10, 50])('%i at once', (times) => {
  test('approvals of one step by three people: one takes it, and it is taken once', async () => {
    const leave = await ask(0);
    const answers = await inParallel(times, (n) =>
      at(['Tomasz', 'Amélie', 'Søren'][n % 3] as string, n).put(`/leave/${leave._id}`, {
        status: 'Approved',
        note: `Note ${n}`,
      }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: times - 1 });
    expect(lost(answers).every(({ body }) => body.code === 'leave.step_taken')).toBe(true);
    const won = answers.find(({ status }) => status === 200)?.body.leave as LeaveRecord;
    expect(won).toMatchObject({ status: 'Pending', waitingFor: ['Henriette'] });
    expect(await storedOf(leave)).toMatchObject({ status: 'Pending', step: 1 });
    const [step, ...more] = await stepsOf(leave);
    expect([step, more]).toEqual([
      { step: 0, decision: 'Approved', decided_by: expect.any(String) },
      [],
    ]);
    expect(
      await countRows(server, 'audit_entry', "subject_id = ? AND action = 'leave.step'", [
        leave._id,
      ]),
    ).toBe(1);
  });

  test('approvals, refusals and passings of one step: what is stored is what the one was told', async () => {
    const leave = await ask(0);
    const answers = await inParallel(times, (n) => {
      const client = at(['Tomasz', 'Amélie', 'Søren'][n % 3] as string, n);
      return n % 4 === 3
        ? client.post(`/leave/pass/${leave._id}`)
        : client.put(`/leave/${leave._id}`, { status: n % 4 === 1 ? 'Rejected' : 'Approved' });
    });
    expectRefusals(answers);
    expect(statuses(answers)).toEqual({ 200: 1, 409: times - 1 });
    const won = answers.find(({ status }) => status === 200)?.body.leave as LeaveRecord;
    const [step, ...more] = await stepsOf(leave);
    expect(more).toEqual([]);
    expect(won.steps?.[0]?.decision).toBe(step?.decision);
    expect((await storedOf(leave)).status).toBe(
      step?.decision === 'Rejected' ? 'Rejected' : 'Pending',
    );
    expect(won.status).toBe((await storedOf(leave)).status);
  });

  test('undoing beside undoing: it is undone once', async () => {
    const leave = await ask(0);
    const { body } = await at('Tomasz', 0).put(`/leave/${leave._id}`, { status: 'Rejected' });
    const answers = await inParallel(times, (n) =>
      at('Tomasz', n).post(`/leave/undo/${leave._id}`, { version: body.leave.version }),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: times - 1 });
    expect(lost(answers).every(({ body: { code } }) => code === 'request.stale')).toBe(true);
    expect(await storedOf(leave)).toEqual({ status: 'Pending', step: 0, decided_by: null });
    expect(await countRows(server, 'leave_day', 'leave_id = ?', [leave._id])).toBe(5);
    expect(await stepsOf(leave)).toEqual([]);
    await at('Zoë', 0).post(`/leave/withdraw/${leave._id}`);
  });

  test('undoing beside the next step: what was built upon stays', async () => {
    const leave = await ask(0);
    const { body } = await at('Tomasz', 0).put(`/leave/${leave._id}`, { status: 'Approved' });
    const answers = await inParallel(times, (n) =>
      n % 2
        ? at('Henriette', n).put(`/leave/${leave._id}`, { status: 'Approved' })
        : at('Tomasz', n).post(`/leave/undo/${leave._id}`, { version: body.leave.version }),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    expect(statuses(answers)[200]).toBe(1);
    const [stored, steps] = [await storedOf(leave), await stepsOf(leave)];
    expect([stored.status, stored.step, steps.length]).toEqual(
      won % 2 ? ['Pending', 2, 2] : ['Pending', 0, 0],
    );
    await at('Zoë', 0).post(`/leave/withdraw/${leave._id}`);
  });

  test('decisions of an admin, of approvers, withdrawals and shortenings: each step once, one end', async () => {
    const leave = await ask(0);
    const answers = await inParallel(times, (n) => {
      if (n % 5 === 0) return adminAt(n).put(`/leave/${leave._id}`, { status: 'Approved' });
      if (n % 5 === 1) return at('Zoë', n).post(`/leave/withdraw/${leave._id}`);
      if (n % 5 === 2) return at('Tomasz', n).put(`/leave/${leave._id}`, { status: 'Rejected' });
      return n % 5 === 3
        ? adminAt(n).post(`/leave/shorten/${leave._id}`, {
            from: leave.startDate,
            to: leave.startDate,
            reason: 'Ill',
          })
        : at('Amélie', n).post(`/leave/pass/${leave._id}`);
    });
    expectRefusals(answers);
    const [stored, steps] = [await storedOf(leave), await stepsOf(leave)];
    expect(new Set(steps.map(({ step }) => step)).size).toBe(steps.length);
    const decisions = answers.filter(
      ({ status, body }) =>
        status === 200 && body.leave && body.leave.decidedBy && body.leave.status !== 'Cancelled',
    );
    expect(decisions.length).toBeLessThanOrEqual(1);
    expect(
      answers.filter(
        ({ status, body }) => status === 200 && (body.leaves || body.leave.status === 'Cancelled'),
      ).length,
    ).toBeLessThanOrEqual(1);
    expect(stored.status === 'Pending').toBe(false);
    expect(await countRows(server, 'leave_day', 'leave_id = ?', [leave._id])).toBe(
      stored.status === 'Approved' ? 5 : 0,
    );
    expect(await countRows(server, 'leave_waiting', 'leave_id = ?', [leave._id])).toBe(0);
    expect(
      await countRows(server, 'audit_entry', "subject_id = ? AND action = 'leave.decide'", [
        leave._id,
      ]),
    ).toBe(decisions.length);
    const kept = await rows<{ id: string; status: string; step: number }>(
      server,
      'SELECT id, status, step FROM leave_request WHERE replaces = ?',
      [leave._id],
    );
    for (const part of kept)
      expect(await countRows(server, 'leave_decision', 'leave_id = ?', [part.id])).toBe(
        steps.length,
      );
    for (const part of kept)
      await adminAt(0).post(`/leave/withdraw/${part.id}`, { reason: 'Next' });
  });
});

test('additions by the approver beside requests never take more than there is', async () => {
  const type = await addLeaveType(cast.admin, { name: 'Few' });
  await storePolicy(server, { typeId: type._id, holder: id('Zoë'), rules: yearlyRules(7) });
  const week = nextWeek();
  weeks += 5;
  const day = (n: number) => addDays(week, 7 * Math.floor(n / 5) + (n % 5));
  const answers = await inParallel(20, (n) =>
    at(n % 2 ? 'Søren' : 'Zoë', n).post('/leave/add', {
      userId: id('Zoë'),
      leaveType: 'Few',
      startDate: day(n),
      endDate: day(n),
      reason: `Request ${n}`,
    }),
  );
  expect(statuses(answers)).toEqual({ 201: 7, 409: 13 });
  expect(lost(answers).every(({ body }) => body.code === 'leave.insufficient')).toBe(true);
  const pending = answers
    .filter(({ body }) => body.leave?.status === 'Pending')
    .map(({ body }) => body.leave as LeaveRecord);
  const approved = await inParallel(pending.length * 3, (n) =>
    at('Søren', n).put(`/leave/${pending[n % pending.length]?._id}`, { status: 'Approved' }),
  );
  expect(statuses(approved)).toEqual({ 200: pending.length, 409: pending.length * 2 });
  expect(
    await countRows(
      server,
      'leave_day t JOIN leave_request l ON l.id = t.leave_id',
      "l.leave_type = 'Few' AND l.status = 'Approved'",
    ),
  ).toBe(7);
});

test('an approver who is replaced while they decide decides before it or not at all', async () => {
  await addLeaveType(cast.admin, { name: 'One', chain: [{ who: 'approver' }] });
  for (let round = 0; round < 10; round += 1) {
    const leave = await ask(round, 'One');
    const answers = await inParallel(10, (n) => {
      if (n === round % 10)
        return adminAt(n).put(`/employee/employment/${id('Zoë')}`, { approver: id('Amélie') });
      return at(n % 2 ? 'Søren' : 'Amélie', n).put(`/leave/${leave._id}`, {
        status: n % 2 ? 'Approved' : 'Rejected',
      });
    });
    expectRefusals(answers);
    const won = answers.filter(({ status, body }) => status === 200 && body.leave);
    expect(won.length).toBeLessThanOrEqual(1);
    const stored = await storedOf(leave);
    expect(stored.status).toBe(won[0]?.body.leave.status ?? 'Pending');
    expect((await stepsOf(leave)).length).toBe(won.length);
    expect(
      await at('Søren', round).put(`/leave/${leave._id}`, { status: 'Approved' }),
    ).toMatchObject({ status: 403, body: { code: 'access.denied' } });
    if (stored.status === 'Pending')
      expect(
        await at('Amélie', round).put(`/leave/${leave._id}`, { status: 'Approved' }),
      ).toMatchObject({ status: 200 });
    await adminAt(round).put(`/employee/employment/${id('Zoë')}`, { approver: null });
  }
});
