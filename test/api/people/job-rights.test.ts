import { expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { JobTimelineRecord } from '../../../api/contract/job/job-changes.js';
import { PayAccessLog } from '../../../api/pay-access-log/pay-access-log.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { setToday } from '../../support/calendar.js';
import { hire, hireCast, PASSWORD } from '../../support/cast.js';
import { accepted, type Client } from '../../support/client.js';
import { addWorkPattern, FOUR_DAYS } from '../../support/leave-rules-by-calls.js';
import { rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const TODAY = '2026-12-03';
const LATER = addDays(TODAY, 29);
setToday(server, TODAY);
const { admin, amara, amaraClient, zoe, zoeClient, sales } = await hireCast(server);
const mia = await hire(admin, {
  name: 'Mia',
  employeeId: 'M-1',
  department: sales._id,
  hireDate: '2024-02-01',
  manager: JSON.stringify({ _id: amara._id }),
});
const miaClient = await server.signIn(mia.email, PASSWORD);
const fourDays = await addWorkPattern(admin, 'Four days', FOUR_DAYS);

const change = async (from: string, set: object, reason: string) =>
  accepted(await admin.post('/job/add', { people: [mia._id], from, set, reason })).change as string;
const promotion = await change(TODAY, { designation: 'Lead', salary: '3300.00' }, 'Promotion');
await change('2026-11-01', { salary: '3100.00' }, 'Review');
await change(LATER, { designation: 'Boss', pattern: fourDays, salary: '3500.00' }, 'Secret plan');
const mistake = await change('2026-10-01', { location: 'Mars' }, 'A mistake');
accepted(await admin.post(`/job/withdraw/${mistake}`, { reason: 'Not there' }));

const timeline = async (client: Client) =>
  accepted(await client.get(`/job/${mia._id}`)) as unknown as JobTimelineRecord;

test('an admin reads everything, the newest first', async () => {
  const { changes, today, salary, employments } = await timeline(admin);
  expect(changes.map(({ from, state, reason }) => [from, state, reason])).toEqual([
    [LATER, 'planned', 'Secret plan'],
    [TODAY, 'inForce', 'Promotion'],
    ['2026-11-01', 'inForce', 'Review'],
    ['2026-10-01', 'withdrawn', 'A mistake'],
    ['2024-02-01', 'inForce', null],
  ]);
  expect(changes[1]).toMatchObject({
    _id: promotion,
    source: 'change',
    people: 1,
    values: [{ kind: 'designation', before: { name: 'Specialist' }, after: { name: 'Lead' } }],
    salary: { before: 3100, after: 3300 },
    by: { name: admin.user.name },
    canWithdraw: true,
  });
  expect(changes[3]?.withdrawn).toMatchObject({ reason: 'Not there' });
  expect(changes[4]).toMatchObject({ source: 'opening', canWithdraw: false });
  expect(salary).toEqual({ amount: 3300, since: TODAY });
  expect(employments).toEqual([{ kind: 'hired', on: '2024-02-01' }]);
  expect(today.find(({ kind }) => kind === 'designation')).toEqual({
    kind: 'designation',
    value: { name: 'Lead' },
    since: TODAY,
    next: { from: LATER, value: { name: 'Boss' } },
  });
  expect(today.find(({ kind }) => kind === 'manager')).toMatchObject({
    value: { _id: amara._id, name: amara.name },
    since: '2024-02-01',
  });
});

test('people read their own without what is planned but their working time', async () => {
  const { changes, today, salary } = await timeline(miaClient);
  expect(changes.map(({ from, reason }) => [from, reason])).toEqual([
    [LATER, null],
    [TODAY, 'Promotion'],
    ['2026-11-01', 'Review'],
    ['2024-02-01', null],
  ]);
  expect(changes[0]).toMatchObject({
    values: [{ kind: 'pattern', after: { name: 'Four days' } }],
    salary: null,
  });
  expect(salary).toEqual({ amount: 3300, since: TODAY });
  expect(today.find(({ kind }) => kind === 'designation')?.next).toBeNull();
  expect(changes.every(({ canWithdraw }) => !canWithdraw)).toBe(true);
  expect(JSON.stringify(changes)).not.toContain('Boss');
});

test('managers read their reports without salary and without what is planned', async () => {
  const answer = await timeline(amaraClient);
  expect(answer.changes.map(({ from, salary }) => [from, salary])).toEqual([
    [TODAY, null],
    ['2024-02-01', null],
  ]);
  expect(answer).not.toHaveProperty('salary');
  expect(JSON.stringify(answer)).not.toMatch(/3[135]00|Boss|Secret|Four days/);
});

test('everybody else is refused, about themselves as about others', async () => {
  for (const id of [mia._id, amara._id, newId()])
    expect((await zoeClient.get(`/job/${id}`)).status).toBe(403);
  expect((await miaClient.get(`/job/${amara._id}`)).status).toBe(403);
  expect((await admin.get(`/job/${newId()}`)).status).toBe(404);
  expect((await zoeClient.get(`/job/${zoe._id}`)).status).toBe(200);
});

test('the pay access log has the admin who read it, and not the person', async () => {
  await server.app.get(PayAccessLog).allStored();
  const found = await rows<{ name: string }>(
    server,
    `SELECT DISTINCT p.actor_name AS name FROM pay_access p JOIN pay_access_person w ON w.pay_access_id = p.id WHERE w.employee_id = ? AND p.place = 'history'`,
    [mia._id],
  );
  expect(found.map(({ name }) => name)).toEqual([admin.user.name]);
});

test('the pay access log has the admin who read a planned pay item of many', async () => {
  const { component } = accepted(await admin.post('/payroll/component/add', { name: 'Phone' }));
  const { change: given } = accepted(
    await admin.post('/job/add', {
      people: [amara._id, zoe._id],
      from: LATER,
      set: { item: { component: component._id, amount: '25.00' } },
    }),
  );
  const readers = async () => {
    await server.app.get(PayAccessLog).allStored();
    return rows<{ name: string }>(
      server,
      "SELECT DISTINCT p.actor_name AS name FROM pay_access p JOIN pay_access_person w ON w.pay_access_id = p.id WHERE w.employee_id = ? AND p.place = 'history'",
      [amara._id],
    );
  };
  expect(await readers()).toEqual([]);
  await admin.get(`/job/planned?range=[0,9]&filter={"id":["${given}"]}`);
  expect(await readers()).toEqual([{ name: admin.user.name }]);
  accepted(await admin.post(`/job/withdraw/${given}`, { reason: 'The test goes on' }));
});

test('the planned change is listed for admins, found by its person', async () => {
  const list = async (filter: object) =>
    (await admin.get(`/job/planned?range=[0,9]&filter=${JSON.stringify(filter)}`)).body;
  const { changes } = await list({ q: 'Mia' });
  expect(changes).toEqual([
    expect.objectContaining({
      from: LATER,
      reason: 'Secret plan',
      people: 1,
      employees: [{ _id: mia._id, name: 'Mia' }],
      salary: { before: 3300, after: 3500 },
      values: expect.arrayContaining([
        { kind: 'designation', before: { name: 'Lead' }, after: { name: 'Boss' } },
      ]),
    }),
  ]);
  expect((await list({ q: 'Amara' })).changes).toEqual([]);
  expect((await list({ department: sales._id })).changes).toHaveLength(1);
  expect((await list({ from: addDays(LATER, 1) })).changes).toEqual([]);
  expect((await list({ recordedBy: admin.user._id })).changes).toHaveLength(1);
});

test('a salary that was recorded without a change is planned and withdrawn like one', async () => {
  const from = addDays(LATER, 5);
  const { revision } = accepted(
    await admin.post('/payroll/revision/add', {
      employeeId: zoe._id,
      salary: '3100.00',
      from,
      reason: 'Review',
    }),
  );
  const planned = await admin.get('/job/planned?range=[0,9]&filter={"q":"Zoë"}');
  expect(planned.body.changes).toEqual([
    expect.objectContaining({ _id: revision._id, from, salary: { before: 3000, after: 3100 } }),
  ]);
  accepted(await admin.post(`/job/withdraw/${revision._id}`, { reason: 'Too early' }));
  for (const again of [
    await admin.post(`/job/withdraw/${revision._id}`, { reason: 'Too early' }),
    await admin.post('/job/preview', { withdraw: revision._id }),
  ])
    expect(again).toMatchObject({ status: 409, body: { code: 'job.withdrawn' } });
  const { changes } = accepted(await admin.get(`/job/${zoe._id}`));
  expect(changes[0]).toMatchObject({
    state: 'withdrawn',
    withdrawn: { reason: 'Too early' },
  });
});
