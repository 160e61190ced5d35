import { expect, test } from '@jest/globals';
import { addYears } from '../../../api/contract/calendar-date.js';
import type { ComingUpResponse } from '../../../api/contract/coming-up/coming-up-responses.js';
import { JobFactStore } from '../../../api/employee/job/job-fact-store.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { Deciding, inDays, TODAY } from '../../support/deciding.js';
import { PayrollCalls } from '../../support/payroll.js';
import { store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const company = await Deciding.begin(server);
const { admin, research } = company.cast;

const [born, hired] = [addYears(inDays(1), -30), addYears(inDays(2), -4)];
await company.join('Nils', 'Søren', { hireDate: inDays(3) });
await company.employ('Zoë', { leftOn: inDays(5) });
for (const name of ['Zoë', 'Tomasz']) {
  await store(server, 'UPDATE employee SET dob = ?, hire_date = ? WHERE id = ?', [
    born,
    hired,
    company.id(name),
  ]);
  await company.client(name).put('/profile/contact', { celebrate: true });
}
const facts = server.app.get(JobFactStore, { strict: false });
await server.app.get(UnitOfWork).write(async (manager) => {
  const employeeId = company.id('Zoë');
  const by = { source: 'change', by: null } as const;
  const ends = [
    { employeeId, kind: 'contractEnd', valueId: null, value: inDays(4) },
    { employeeId, kind: 'probationEnd', valueId: null, value: inDays(4) },
  ] as const;
  await facts.record(manager, '2020-01-01', ends, by);
  const move = { employeeId, kind: 'department', valueId: research._id, value: null } as const;
  await facts.record(manager, inDays(2), [move], by);
});
await new PayrollCalls(company.cast.ruthClient, admin).setUp('2026-10-01');
await company.client('Zoë').post('/leave/add', {
  userId: company.id('Zoë'),
  leaveType: 'Annual Leave',
  startDate: inDays(1),
  endDate: inDays(1),
  reason: 'Rest',
});
await store(server, 'UPDATE leave_request SET created_at = 1, step_since = 1');

const NOTHING = { events: [], unpaid: [], withoutBankAccount: 0, longWaiting: 0 };

const read = async (client = admin): Promise<ComingUpResponse> =>
  (await client.get(`/coming-up?from=${TODAY}&to=${inDays(6)}`)).body;
const kindsOf = ({ events }: ComingUpResponse) =>
  events.flatMap(({ kind, people }) => people.map(({ name }) => `${kind} ${name}`)).sort();

test('HR reads all of it', async () => {
  const all = await read();
  expect(kindsOf(all)).toEqual([
    'anniversary Tomasz',
    'anniversary Zoë',
    'birthday Tomasz',
    'birthday Zoë',
    'change Zoë',
    'contractEnd Zoë',
    'firstDay Nils',
    'lastDay Zoë',
    'probationEnd Zoë',
  ]);
  expect(all.withoutBankAccount).toBeGreaterThan(0);
  expect(all.longWaiting).toBe(1);
});

test('a manager reads of direct reports, neither contracts nor pay nor what is planned', async () => {
  const own = await read(company.client('Søren'));
  expect(kindsOf(own)).toEqual(['anniversary Zoë', 'birthday Zoë', 'firstDay Nils', 'lastDay Zoë']);
  expect(own).toMatchObject({ unpaid: [], withoutBankAccount: 0, longWaiting: 1 });
});

test('the reports of reports are theirs, and one’s own dates are for others', async () => {
  expect(await read(company.client('Henriette'))).toEqual({ success: true, ...NOTHING });
  expect(await read(company.client('Zoë'))).toEqual({ success: true, ...NOTHING });
  expect(await read(company.client('Tomasz'))).toEqual({ success: true, ...NOTHING });
});

test('who manages today reads it, also of a manager who is planned', async () => {
  const manages = async (manager: string) =>
    company.employ('Zoë', { manager: { _id: company.id(manager) } });
  await manages('Henriette');
  expect(kindsOf(await read(company.client('Henriette')))).toContain('birthday Zoë');
  expect(kindsOf(await read(company.client('Søren')))).toEqual(['firstDay Nils']);
  await manages('Søren');
});

test('without approvals managers have no reports', async () => {
  await company.change({ approvals: false });
  expect(await read(company.client('Søren'))).toEqual({ success: true, ...NOTHING });
  await company.change({ approvals: true });
});

test('only the person reads that they agreed', async () => {
  const own = await company.client('Zoë').get(`/employee/single/${company.id('Zoë')}`);
  expect(own.body.employee.celebrate).toBe(true);
  const byHr = await admin.get(`/employee/single/${company.id('Zoë')}`);
  expect(byHr.body.employee).not.toHaveProperty('celebrate');
});
