import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { hire, hireCast, PASSWORD, requestLeave, type Cast } from '../../support/cast.js';
import type { Answer, Client } from '../../support/client.js';
import { ENGINE } from '../../support/database.js';
import { countRows, rows } from '../../support/rows.js';
import { startServer, type TestServer } from '../../support/server.js';
import { storePolicy, yearlyRules } from '../../support/stored-leave-rules.js';
import { statuses, onlyAnswer, inParallel } from '../../support/together.js';

let servers: TestServer[];
let server: TestServer;
let cast: Cast;
let nina: EmployeeRecord;
/** Nina, at each instance in turn. */
let ninaAt: (n: number) => Client;
let adminAt: (n: number) => Client;
let hired = 0;

// A database server has two instances; the embedded database belongs to one.
beforeAll(async () => {
  server = await startServer();
  servers = ENGINE === 'mysql' ? [server, await startServer({}, server.database)] : [server];
  cast = await hireCast(server);
  const admins = await Promise.all(servers.map((one) => one.admin()));
  adminAt = (n) => admins[n % admins.length] as Client;
});
afterAll(async () => {
  for (const one of [...servers].reverse()) await one.stop();
});
beforeEach(async () => {
  nina = await hire(cast.admin, {
    employeeId: `N-${++hired}`,
    name: 'Nina Berg',
    department: cast.sales._id,
  });
  const clients = await Promise.all(servers.map((one) => one.signIn(nina.email, PASSWORD)));
  ninaAt = (n) => clients[n % clients.length] as Client;
});

const ask = (n: number, startDate: string, endDate = startDate) =>
  ninaAt(n).post('/leave/add', {
    userId: nina._id,
    leaveType: 'Annual Leave',
    startDate,
    endDate,
    reason: `Request ${n}`,
  });
const workday = (n: number) => addDays('2026-09-07', Math.floor(n / 5) * 7 + (n % 5));
const costs = async () =>
  ((await ninaAt(0).get(`/leave/${nina._id}?range=[0,99]`)).body.leaves as LeaveRecord[])
    .filter(({ status }) => status === 'Pending' || status === 'Approved')
    .reduce((sum, { cost }) => sum + (cost ?? 0), 0);

test('20: of two requests of 2 days at once with 3 left, one is stored and the other says what is available', async () => {
  await storePolicy(server, { rules: yearlyRules(3), holder: nina._id });
  const answers = await inParallel(2, (n) =>
    ask(n, n ? '2026-09-07' : '2026-09-14', n ? '2026-09-08' : '2026-09-15'),
  );
  expect(statuses(answers)).toEqual({ 201: 1, 409: 1 });
  expect(onlyAnswer(answers, 409).body).toMatchObject({
    code: 'leave.insufficient',
    refusal: { parameters: { short: 1, available: 1 } },
  });
  expect(await costs()).toBe(2);
});

test('twenty requests of a day at once never take more than there is', async () => {
  await storePolicy(server, { rules: yearlyRules(7), holder: nina._id });
  const answers = await inParallel(20, (n) => ask(n, workday(n)));
  expect(statuses(answers)).toEqual({ 201: 7, 409: 13 });
  expect(
    answers
      .filter(({ status }) => status === 409)
      .every(({ body }) => body.code === 'leave.insufficient'),
  ).toBe(true);
  expect(await costs()).toBe(7);
});

test('requests beside withdrawals and approvals never take more than there is', async () => {
  await storePolicy(server, { rules: yearlyRules(5), holder: nina._id });
  const asked = await Promise.all(
    [0, 1, 2, 3, 4].map((n) => requestLeave(ninaAt(n), nina._id, workday(n), workday(n))),
  );
  const answers = await inParallel(15, (n) => {
    if (n % 3 === 0) return ask(n, workday(5 + n));
    return n % 3 === 1
      ? ninaAt(n).post(`/leave/withdraw/${asked[n % 5]?._id}`)
      : adminAt(n).put(`/leave/${asked[n % 5]?._id}`, { status: 'Approved' });
  });
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await costs()).toBeLessThanOrEqual(5);
});

test('of approving and shortening at once each sees what the other did', async () => {
  await storePolicy(server, { rules: yearlyRules(10), holder: nina._id });
  for (let round = 0; round < 4; round += 1) {
    const [first, last] = [workday(round * 5), workday(round * 5 + 4)];
    const leave = await requestLeave(ninaAt(round), nina._id, first, last);
    const answers = await inParallel(4, (n) =>
      n % 2
        ? adminAt(n).post(`/leave/shorten/${leave._id}`, {
            from: workday(round * 5 + 1),
            to: workday(round * 5 + 2),
            reason: 'Ill',
          })
        : adminAt(n).put(`/leave/${leave._id}`, { status: 'Approved' }),
    );
    const shortened = answers.filter(({ status, body }) => status === 200 && body.leaves);
    expect(shortened).toHaveLength(1);
    const approved = answers.some(({ status, body }) => status === 200 && body.leave);
    const kept = await rows<{ status: string }>(
      server,
      'SELECT status FROM leave_request WHERE replaces = ?',
      [leave._id],
    );
    expect(kept).toEqual(Array(2).fill({ status: approved ? 'Approved' : 'Pending' }));
    expect(await countRows(server, 'leave_day', 'leave_id = ?', [leave._id])).toBe(0);
    for (const { _id } of (shortened[0] as Answer).body.leaves as LeaveRecord[])
      await adminAt(round).post(`/leave/withdraw/${_id}`, { reason: 'Next round' });
  }
});

test('days are taken out once, also when others take them out or cancel the leave at this moment', async () => {
  await storePolicy(server, { rules: yearlyRules(20), holder: nina._id });
  const ill = { userId: nina._id, leaveType: 'Sick Leave', reason: 'Ill', takeOut: true };
  for (let round = 0; round < 4; round += 1) {
    const [first, day, last] = [workday(round * 5), workday(round * 5 + 2), workday(round * 5 + 4)];
    const leave = await requestLeave(ninaAt(round), nina._id, first, last);
    await adminAt(round).put(`/leave/${leave._id}`, { status: 'Approved' });
    const answers = await inParallel(4, (n) =>
      n < 2 + (round % 2)
        ? adminAt(n).post('/leave/add', { ...ill, startDate: day, endDate: day })
        : adminAt(n).post(`/leave/withdraw/${leave._id}`, { reason: 'Called off' }),
    );
    const [sick, withdrawn] = [
      answers.filter(({ status }) => status === 201),
      answers.filter(({ status }) => status === 200),
    ];
    expect([
      sick.length,
      withdrawn.length <= 1,
      answers.filter(({ status }) => status >= 500),
    ]).toEqual([1, true, []]);
    const rests = await rows<{ status: string }>(
      server,
      'SELECT status FROM leave_request WHERE replaces = ?',
      [leave._id],
    );
    expect(rests).toEqual(Array(withdrawn.length === 1 ? 0 : 2).fill({ status: 'Approved' }));
    // Without leave to take days out of, it waits for its decision as any other request.
    expect(sick[0]?.body.leave.status).toBe(withdrawn.length === 1 ? 'Pending' : 'Approved');
    expect(
      await countRows(server, 'leave_day', 'employee_id = ? AND day = ?', [nina._id, day]),
    ).toBe(1);
    expect(await countRows(server, 'leave_day', 'leave_id = ?', [leave._id])).toBe(0);
  }
});
