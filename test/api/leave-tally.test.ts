import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/records.js';
import { LEAVE_STATUSES } from '../../api/contract/leave-statuses.js';
import { THRESHOLDS } from '../../api/database/list-page.js';
import { UnitOfWork } from '../../api/database/unit-of-work.js';
import { LeaveCount } from '../../api/leave/leave-count.js';
import { LeaveMerging } from '../../api/leave/leave-merging.js';
import { LeaveTwins } from '../../api/leave/leave-twins.js';
import { addDepartment, hire, requestLeave } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { expectLeaveKept } from '../support/leave-kept.js';
import { countRows, rows, store } from '../support/rows.js';
import { startServer, type TestServer } from '../support/server.js';
import { query } from './list.data.js';

const DAY_MS = 86_400_000;
const USUAL = { ...THRESHOLDS };

let server: TestServer;
let admin: Client;
let counts: LeaveCount;
let people: EmployeeRecord[];
let elsewhere: string;
let free = '2026-03-01';

beforeAll(async () => {
  server = await startServer();
  admin = await server.admin();
  counts = server.app.get(LeaveCount, { strict: false });
  const department = (await addDepartment(admin, { dep_name: 'Here' }))._id;
  elsewhere = (await addDepartment(admin, { dep_name: 'There' }))._id;
  people = [];
  for (const [n, name] of ['Bo', 'Bo Li', 'Bö', 'Ana', '李 Wei'].entries()) people.push(await hire(admin, { name, employeeId: `E-${n}`, department }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['leave_day', 'notification', 'admin_notification', 'leave_request', 'leave_change', 'leave_tally']) await store(server, `DELETE FROM ${table}`);
});
afterEach(async () => {
  Object.assign(THRESHOLDS, USUAL);
  await expectLeaveKept(server);
});

const merging = () => new LeaveMerging(server.app.get(UnitOfWork));
const merged = () => Promise.allSettled([merging().mergeSome(), merging().mergeSome()]);
const person = (n: number) => people[n % people.length] as EmployeeRecord;

/** For days that nobody has asked for yet. */
function ask(n: number): Promise<{ _id: string }> {
  free = addDays(free, 4);
  return requestLeave(admin, person(n)._id, free, addDays(free, n % 4));
}

async function rename(n: number, name: string, department?: string): Promise<void> {
  const { maritalStatus, designation, salary } = person(n);
  await admin.put(`/employee/update/${person(n)._id}`, { name, maritalStatus, designation, salary, department: department ?? person(n).department._id });
}

async function names(): Promise<Record<string, number>> {
  const found = (await counts.tallies('name')).map(({ bucket, requests }) => [bucket, requests] as const);
  return Object.fromEntries(found.map(([bucket]) => [bucket, found.reduce((sum, [one, requests]) => (one === bucket ? sum + requests : sum), 0)]));
}

test('one change is one row, and a decision two', async () => {
  const { _id } = await ask(0);
  expect(await countRows(server, 'leave_change')).toBe(1);
  await admin.put(`/leave/${_id}`, { status: 'Approved' });
  expect(await countRows(server, 'leave_change')).toBe(3);
});

test('merging takes the changes away and says the same; what came to nothing is not told', async () => {
  const { _id } = await ask(1);
  await ask(2);
  await admin.put(`/leave/${_id}`, { status: 'Rejected' });
  const before = await counts.ofAll();
  expect(before).toEqual({ total: 2, pending: 1, approved: 0, rejected: 1, cancelled: 0 });
  expect(await merging().mergeSome()).toBe(4);
  expect(await countRows(server, 'leave_change')).toBe(0);
  expect(await counts.ofAll()).toEqual(before);
  await admin.post(`/leave/withdraw/${(await ask(1))._id}`, { reason: 'x' });
  await merging().mergeSome();
  expect(await counts.tallies('type')).toMatchObject([{ status: 'Cancelled', requests: 1 }, { status: 'Pending', requests: 1 }, { status: 'Rejected', requests: 1 }]);
  expect(await merging().mergeSome()).toBe(0);
});

test('what is asked and decided beside two mergings is counted once', async () => {
  const requests = await Promise.all(Array.from({ length: 6 }, (_, n) => ask(n)));
  await Promise.all([
    merged(), ...Array.from({ length: 12 }, (_, n) => ask(n)), merged(), ...requests.map(({ _id }) => admin.put(`/leave/${_id}`, { status: 'Approved' })), merged(),
  ]);
  await merged();
  expect(await counts.ofAll()).toMatchObject({ total: 18, pending: 12, approved: 6 });
});

test('a change is undone with the unit that it belongs to', async () => {
  const { _id } = await ask(0);
  await expect(server.app.get(UnitOfWork).write(async (manager) => {
    await counts.moved(manager, _id, 'Pending', 'Approved');
    throw new Error('undone');
  })).rejects.toThrow('undone');
  expect(await countRows(server, 'leave_change')).toBe(1);
});

test('whoever reads more changes than a few has them merged, beside the request', async () => {
  await ask(3);
  const [change] = await rows(server, 'SELECT * FROM leave_change');
  const columns = Object.keys(change ?? {}).filter((column) => column !== 'id' && column !== 'requests').join(', ');
  for (let n = 0; n < 20; n++) {
    const ids = Array.from({ length: 100 }, (_, place) => `SELECT 'twice-${n}-${place}' AS id`).join(' UNION ALL ');
    // Half of them one more, half of them one less.
    await store(server, `INSERT INTO leave_change (id, requests, ${columns}) SELECT ids.id, ${n % 2 ? 1 : -1}, ${columns} FROM leave_change CROSS JOIN (${ids}) ids WHERE leave_change.id = ?`, [change?.id]);
  }
  await counts.ofAll();
  await counts.merging.settled();
  expect(await countRows(server, 'leave_change')).toBe(0);
  expect(await counts.ofAll()).toMatchObject({ total: 1, pending: 1 });
});

test('who is called something else, or moves, takes the requests along to another bucket, beside decisions of them', async () => {
  const requests = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(n)));
  expect(await names()).toEqual({ ana: 2, bo: 6, '李 w': 2 });
  await merging().mergeSome();
  const decided = requests.map(({ _id }, n) => admin.put(`/leave/${_id}`, { status: n % 3 ? 'Approved' : 'Rejected' }));
  await Promise.all([rename(0, 'Zoë'), rename(3, 'Ana B', elsewhere), ...decided, ask(0), ask(3), merged()]);
  expect(await names()).toEqual({ ana: 3, bo: 4, zoe: 3, '李 w': 2 });
  expect(await counts.tallies('department')).toEqual(expect.arrayContaining([expect.objectContaining({ bucket: elsewhere })]));
  await rename(0, 'Bo');
  await rename(3, 'Ana');
  expect(await names()).toEqual({ ana: 3, bo: 7, '李 w': 2 });
});

test('many are counted out as they were counted in', async () => {
  for (let n = 0; n < 8; n++) await ask(n);
  const work = server.app.get(UnitOfWork);
  await work.write((manager) => counts.countRows(manager, 'l.days > ?', [2], -1));
  expect(await counts.ofAll()).toMatchObject({ total: 4 });
  await merging().mergeSome();
  await work.write((manager) => counts.countRows(manager, 'l.days > ?', [2], 1));
});

test('deep pages by name, days, time, state and type are those of the whole list, however long ago and however short a name', async () => {
  const requests: { _id: string }[] = [];
  for (let n = 0; n < 25; n++) requests.push(await ask(n));
  for (const table of ['leave_day', 'admin_notification']) await store(server, `DELETE FROM ${table}`);
  for (const [n, { _id }] of requests.entries()) {
    // One is from before 1970.
    const became = { created_at: n === 0 ? -5 : n * 17 * DAY_MS, days: [1, 2, 10, 100][n % 4], status: LEAVE_STATUSES[n % 3], id: `${n % 5}${_id.slice(1)}` };
    await store(server, 'UPDATE leave_request SET created_at = ?, days = ?, status = ?, id = ? WHERE id = ?', [...Object.values(became), _id]);
  }
  for (const table of ['leave_change', 'leave_tally']) await store(server, `DELETE FROM ${table}`);
  await server.app.get(UnitOfWork).write((manager) => server.app.get(LeaveTwins, { strict: false }).takeInAll(manager));
  const read = async (asked: object) => ((await admin.get(`/leave${query(asked)}`)).body.leaves as { _id: string }[]).map(({ _id }) => _id);
  Object.assign(THRESHOLDS, { few: 0, deep: 0 });
  expect((await counts.tallies('created')).length).toBeGreaterThan(5);
  for (const sort of ['name', 'days', 'createdAt', 'status', 'leaveType'].flatMap((field) => [[field, 'ASC'], [field, 'DESC']])) {
    for (const filter of [{}, { status: 'Pending' }]) {
      const all = await read({ sort, filter });
      for (let from = 0; from < 25; from += 3) expect({ sort, from, ids: await read({ sort, filter, range: [from, from + 6] }) }).toEqual({ sort, from, ids: all.slice(from, from + 7) });
    }
  }
});
