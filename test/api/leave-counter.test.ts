import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/records.js';
import { RunningTotal } from '../../api/platform/database/statements/running-total.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { LeaveCounter } from '../../api/leave/leave-counter.js';
import { addDepartment, hire, requestLeave } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { expectLeaveKept } from '../support/leave-kept.js';
import { countRows, store } from '../support/rows.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;
let admin: Client;
let counter: LeaveCounter;
let people: EmployeeRecord[];
let elsewhere: string;
let free = '2026-03-01';

beforeAll(async () => {
  server = await startServer();
  admin = await server.admin();
  counter = server.app.get(LeaveCounter, { strict: false });
  const department = (await addDepartment(admin, { dep_name: 'Here' }))._id;
  elsewhere = (await addDepartment(admin, { dep_name: 'There' }))._id;
  people = [];
  for (const [n, name] of ['Bo', 'Ana', '李 Wei'].entries()) people.push(await hire(admin, { name, employeeId: `E-${n}`, department }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['leave_day', 'notification', 'admin_notification', 'leave_request', 'leave_counter']) await store(server, `DELETE FROM ${table}`);
});
afterEach(() => expectLeaveKept(server));

const compact = () => new RunningTotal(server.app.get(UnitOfWork), 'leave_counter', ['status', 'start_month'], ['requests']).compact();
const person = (n: number) => people[n % people.length] as EmployeeRecord;

/** For days that nobody has asked for yet. */
function ask(n: number): Promise<{ _id: string }> {
  free = addDays(free, 4);
  return requestLeave(admin, person(n)._id, free, addDays(free, n % 4));
}

test('one change is one row, and a decision two', async () => {
  const { _id } = await ask(0);
  expect(await countRows(server, 'leave_counter')).toBe(1);
  await admin.put(`/leave/${_id}`, { status: 'Approved' });
  expect(await countRows(server, 'leave_counter')).toBe(3);
});

test('compaction says the same with fewer rows', async () => {
  free = '2026-05-01';
  const { _id } = await ask(1);
  await ask(2);
  await admin.put(`/leave/${_id}`, { status: 'Rejected' });
  const before = await counter.summary();
  expect(before).toEqual({ total: 2, pending: 1, approved: 0, rejected: 1, cancelled: 0 });
  await compact();
  expect(await countRows(server, 'leave_counter')).toBe(2);
  expect(await counter.summary()).toEqual(before);
  expect(await counter.byMonth('2026-05')).toEqual(expect.arrayContaining([{ month: '2026-05', status: 'Rejected', requests: 1 }]));
});

test('what is asked and decided beside two compactions is counted once', async () => {
  const compactions = () => Promise.allSettled([compact(), compact()]);
  const requests = await Promise.all(Array.from({ length: 6 }, (_, n) => ask(n)));
  await Promise.all([
    compactions(), ...Array.from({ length: 12 }, (_, n) => ask(n)), compactions(), ...requests.map(({ _id }) => admin.put(`/leave/${_id}`, { status: 'Approved' })), compactions(),
  ]);
  await compactions();
  expect(await counter.summary()).toMatchObject({ total: 18, pending: 12, approved: 6 });
});

test('a change is undone with the unit that it belongs to', async () => {
  await ask(0);
  await expect(server.app.get(UnitOfWork).write(async () => {
    await counter.changeStatus('2026-03-05', 'Pending', 'Approved');
    throw new Error('undone');
  })).rejects.toThrow('undone');
  expect(await countRows(server, 'leave_counter')).toBe(1);
});

test('the requests of people who are renamed or moved have the new name and department, beside decisions of them', async () => {
  const requests = await Promise.all(Array.from({ length: 9 }, (_, n) => ask(n)));
  const change = (n: number, name: string) => {
    const { maritalStatus, designation, salary } = person(n);
    return admin.put(`/employee/update/${person(n)._id}`, { name, maritalStatus, designation, salary, department: elsewhere });
  };
  await Promise.all([change(0, 'Zoë'), change(1, 'Ana B'), ...requests.map(({ _id }, n) => admin.put(`/leave/${_id}`, { status: n % 3 ? 'Approved' : 'Rejected' })), ask(0), ask(1)]);
});

test('many are counted out as they were counted in', async () => {
  for (let n = 0; n < 8; n++) await ask(n);
  const work = server.app.get(UnitOfWork);
  await work.write((manager) => counter.countRows(manager, 'l.days > ?', [2], -1));
  expect(await counter.summary()).toMatchObject({ total: 4 });
  await work.write((manager) => counter.countRows(manager, 'l.days > ?', [2], 1));
});
