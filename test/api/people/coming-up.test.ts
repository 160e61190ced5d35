import { expect, test } from '@jest/globals';
import { addDays, addMonths, addYears } from '../../../api/contract/calendar-date.js';
import type { ComingUpResponse } from '../../../api/contract/coming-up/coming-up-responses.js';
import type { JobKind } from '../../../api/contract/employee/job-facts.js';
import { JobFactStore } from '../../../api/employee/job/job-fact-store.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { setToday } from '../../support/calendar.js';
import { Deciding, inDays, TODAY } from '../../support/deciding.js';
import { addWorkPattern, FOUR_DAYS } from '../../support/leave-rules-by-calls.js';
import { PayrollCalls } from '../../support/payroll.js';
import { auditOf, store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const company = await Deciding.begin(server);
const { admin, research } = company.cast;

async function read(client = admin, from = TODAY, to = inDays(6)): Promise<ComingUpResponse> {
  const { status, body } = await client.get(`/coming-up?from=${from}&to=${to}`);
  expect(status).toBe(200);
  return body;
}
const eventsOf = async (name: string, client = admin) =>
  (await read(client)).events
    .filter(({ people }) => people.some((one) => one._id === company.id(name)))
    .map(({ day, kind }) => [day, kind]);

/** As the call that records a change does. */
async function plan(
  name: string,
  from: string,
  kind: JobKind,
  { valueId = null, value = null }: { valueId?: string | null; value?: string | null },
): Promise<void> {
  const facts = server.app.get(JobFactStore, { strict: false });
  await server.app.get(UnitOfWork).write((manager) =>
    facts.record(manager, from, [{ employeeId: company.id(name), kind, valueId, value }], {
      source: 'change',
      by: null,
    }),
  );
}

test('nothing comes up in a company where nothing is planned', async () => {
  expect(await read()).toEqual({
    success: true,
    events: [],
    unpaid: [],
    withoutBankAccount: 0,
    longWaiting: 0,
  });
});

test('first and last days, ends of contracts and probation, and planned changes come in order', async () => {
  await company.join('Nora', undefined, { hireDate: inDays(1) });
  for (const name of ['Otto', 'Pia', 'Rosa']) await company.join(name);
  await company.employ('Otto', { leftOn: inDays(2) });
  await plan('Pia', '2020-01-01', 'contractEnd', { value: inDays(3) });
  await plan('Rosa', '2020-01-01', 'probationEnd', { value: inDays(4) });
  await plan('Rosa', inDays(5), 'department', { valueId: research._id });
  await plan('Rosa', inDays(5), 'designation', { value: 'Team Lead' });
  const { body } = await admin.post('/payroll/revision/add', {
    employeeId: company.id('Rosa'),
    salary: 4000,
    confirmed: true,
    from: inDays(5),
  });
  expect(body.success).toBe(true);

  const { events } = await read();
  expect(events).toMatchObject([
    { day: inDays(1), kind: 'firstDay', department: 'Sales', people: [{ name: 'Nora' }], count: 1 },
    { day: inDays(2), kind: 'lastDay', department: 'Sales', people: [{ name: 'Otto' }] },
    { day: inDays(3), kind: 'contractEnd', people: [{ _id: company.id('Pia'), name: 'Pia' }] },
    { day: inDays(4), kind: 'probationEnd', people: [{ name: 'Rosa' }] },
    {
      day: inDays(5),
      kind: 'change',
      people: [{ name: 'Rosa' }],
      changes: [
        { subject: 'department', value: 'Research' },
        { subject: 'designation', value: 'Team Lead' },
        { subject: 'salary', value: null },
      ],
    },
  ]);
  expect(JSON.stringify(events)).not.toContain('4000');
  expect((await read(admin, inDays(5), inDays(5))).events).toHaveLength(1);
});

test('working time that is planned comes up, a change of today does not', async () => {
  const target = await addWorkPattern(admin, 'Four days', FOUR_DAYS);
  await company.join('Sam');
  const assigned = await admin.post('/work/assignment/add', {
    holders: [company.id('Sam')],
    subject: 'pattern',
    target,
    from: inDays(2),
  });
  expect(assigned.status).toBe(201);
  await plan('Sam', TODAY, 'location', { value: 'Oslo' });
  const { events } = await read();
  expect(events.filter(({ people }) => people[0]?.name === 'Sam')).toMatchObject([
    { day: inDays(2), kind: 'change', changes: [{ subject: 'pattern', value: 'Four days' }] },
  ]);
});

test('a change that HR records comes up until it is withdrawn', async () => {
  await company.join('Uma');
  const { status } = await admin.post('/job/add', {
    people: [company.id('Uma')],
    from: inDays(4),
    reason: 'Promotion',
    set: { designation: 'Team Lead', employmentType: null, salary: 3100 },
  });
  expect(status).toBe(201);
  expect(await eventsOf('Uma')).toEqual([[inDays(4), 'change']]);
  const { changes } = (await admin.get(`/job/${company.id('Uma')}`)).body;
  await admin.post(`/job/withdraw/${changes[0]._id}`, { reason: 'Not yet' });
  expect(await eventsOf('Uma')).toEqual([]);
});

test('what is planned for somebody who will have left by then does not come up', async () => {
  await company.join('Vera');
  await plan('Vera', inDays(5), 'location', { value: 'Oslo' });
  expect(await eventsOf('Vera')).toEqual([[inDays(5), 'change']]);
  await company.employ('Vera', { leftOn: inDays(4) });
  expect(await eventsOf('Vera')).toEqual([[inDays(4), 'lastDay']]);
});

test('a contract that is extended from a day to come does not end', async () => {
  await plan('Pia', inDays(1), 'contractEnd', { value: addYears(inDays(3), 1) });
  expect(await eventsOf('Pia')).toEqual([[inDays(1), 'change']]);
});

test('what is planned takes effect, and is then no longer ahead', async () => {
  setToday(server, inDays(6));
  try {
    const later = await server.signIn(ADMIN.email, ADMIN.password);
    expect((await read(later, inDays(6), inDays(12))).events).toEqual([]);
  } finally {
    setToday(server, TODAY);
  }
});

test('birthdays and anniversaries are of people who agreed, who can take it back', async () => {
  const [born, hired] = [addYears(inDays(1), -30), addYears(inDays(2), -4)];
  await store(server, 'UPDATE employee SET dob = ?, hire_date = ? WHERE id = ?', [
    born,
    hired,
    company.id('Zoë'),
  ]);
  const agree = async (celebrate: boolean) =>
    (await company.client('Zoë').put('/profile/contact', { celebrate })).body.employee.celebrate;
  expect(await eventsOf('Zoë')).toEqual([]);
  expect(await agree(true)).toBe(true);
  // Nobody agrees for somebody else, and no other change of theirs forgets it.
  await admin.put(`/employee/contact/${company.id('Zoë')}`, { celebrate: false });
  await company.client('Zoë').put('/profile/contact', { phone: '+47 22 12 34 56' });
  const days = [
    [addYears(born, 30), 'birthday'],
    [addYears(hired, 4), 'anniversary'],
  ];
  expect(await eventsOf('Zoë')).toEqual(days);
  expect((await read()).events.find(({ kind }) => kind === 'anniversary')).toMatchObject({
    years: 4,
  });
  const [agreed, ...others] = (await auditOf(server, company.id('Zoë'))).filter(
    ({ action }) => action === 'employee.contact',
  );
  expect([agreed?.before?.celebrate, agreed?.after?.celebrate]).toEqual([false, true]);
  expect(others.map(({ after }) => after?.celebrate)).not.toContain(false);
  expect(await agree(false)).toBe(false);
  expect(await eventsOf('Zoë')).toEqual([]);
});

test('periods that have ended and are not paid, and people whose pay goes nowhere', async () => {
  const thisMonth = `${TODAY.slice(0, 7)}-01`;
  const first = addMonths(thisMonth, -2);
  const payroll = new PayrollCalls(company.cast.ruthClient, admin);
  await payroll.setUp(first);
  const { unpaid, withoutBankAccount } = await read();
  expect(unpaid).toEqual([
    { from: first, to: addDays(addMonths(first, 1), -1), run: null },
    { from: addMonths(first, 1), to: addDays(thisMonth, -1), run: null },
  ]);
  expect(withoutBankAccount).toBeGreaterThan(0);
  const bank = { iban: 'IE64 IRCE 9205 0112 3456 78', holder: 'Sam' };
  expect((await admin.put(`/employee/bank/${company.id('Sam')}`, bank)).status).toBe(200);
  expect((await read()).withoutBankAccount).toBe(withoutBankAccount - 1);

  const run = await payroll.start();
  expect((await read()).unpaid.map((one) => one.run)).toEqual([run._id, null]);
});

test('requests that wait longer than five working days are counted', async () => {
  await company.client('Zoë').post('/leave/add', {
    userId: company.id('Zoë'),
    leaveType: 'Annual Leave',
    startDate: inDays(20),
    endDate: inDays(21),
    reason: 'Rest',
  });
  expect((await read()).longWaiting).toBe(0);
  const since = (days: number) =>
    store(server, 'UPDATE leave_request SET created_at = ?, step_since = ?', [
      Date.parse(`${inDays(-days)}T12:00:00Z`),
      Date.parse(`${inDays(-days)}T12:00:00Z`),
    ]);
  // A Wednesday: five working days before it is the one before.
  await since(7);
  expect((await read()).longWaiting).toBe(0);
  // With the holidays around New Year among them.
  await since(15);
  expect((await read()).longWaiting).toBe(1);
});

test.each([
  ['from', '2026-13-01', '2026-12-01'],
  ['to', TODAY, 'soon'],
  ['to', TODAY, inDays(-1)],
  ['to', TODAY, inDays(92)],
  ['from', '1999-12-31', TODAY],
  ['from', addYears(TODAY, 3), addYears(TODAY, 3)],
])('a wrong %s is refused: %s to %s', async (field, from, to) => {
  const { status, body } = await admin.get(`/coming-up?from=${from}&to=${to}`);
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});
