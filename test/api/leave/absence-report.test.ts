import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, addMonths } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type {
  AbsenceOfEmployee,
  AbsenceReportRecord,
} from '../../../api/contract/leave/absence-report-responses.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { AbsenceReport } from '../../../api/leave/report/absence-report.js';
import type { Actor } from '../../../api/platform/access/actor.js';
import { addDepartment, hire, hireCast, requestLeave } from '../../support/cast.js';
import { FOUR_DAYS } from '../../support/leave-rules-by-calls.js';
import { auditOf, setLastDay, store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import {
  storeHolidays,
  storeLeaveType,
  storePattern,
  storePolicy,
  yearlyRules,
} from '../../support/stored-leave-rules.js';

const server = await serverOfFile();
const { admin, amara, research, sales, zoe, zoeClient } = await hireCast(server);
const MARCH = ['2026-03-01', '2026-03-31'] as const;

async function report(from: string, to: string): Promise<AbsenceReportRecord> {
  const { status, body } = await admin.get(`/leave/report?from=${from}&to=${to}`);
  expect(status).toBe(200);
  return body.report;
}

async function approved(
  { _id }: EmployeeRecord,
  from: string,
  to: string,
  fields: Record<string, unknown> = {},
): Promise<LeaveRecord> {
  const leave = await requestLeave(admin, _id, from, to, fields);
  expect(await admin.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject({
    status: 200,
  });
  return leave;
}

const none = { days: 0, minutes: 0, averageDays: 0, averageMinutes: 0 };
const type = (name: string) => ({ _id: expect.any(String), name });

beforeAll(async () => {
  const [per, nina] = [
    await hire(admin, { employeeId: 'S-2', department: sales._id }),
    await hire(admin, { employeeId: 'S-3', department: sales._id }),
  ];
  for (const { _id } of [per, nina]) await storePattern(server, _id, FOUR_DAYS);
  await storeHolidays(server, zoe._id, { '2026-03-09': null, '2026-03-26': 'afternoon' });
  await storeLeaveType(server, { name: 'Doctor', unit: 'minutes' });

  await takeZoesLeave();
  await approved(per, '2026-03-02', '2026-03-08');
  // Does not work on Fridays.
  await approved(nina, '2026-03-13', '2026-03-13');

  // One day after the span has begun.
  await approved(amara, '2026-02-25', '2026-03-02');
  await approved(amara, '2026-03-04', '2026-03-04', { leaveType: 'Doctor', minutes: 90 });
  await approved(amara, '2026-03-05', '2026-03-05', { leaveType: 'Doctor' });
  await addDepartment(admin, { dep_name: 'Archive' });
  await hireForPartOfMarch();
});

async function takeZoesLeave(): Promise<void> {
  // Half of Friday and Tuesday: between them lie a weekend and a holiday.
  await approved(zoe, '2026-03-06', '2026-03-10', { startsAt: 'noon' });
  // Two days before the span ends.
  await approved(zoe, '2026-03-30', '2026-04-03', { leaveType: 'Sick Leave' });
  // Four days are kept, one of which is half a holiday.
  const shortened = await approved(zoe, '2026-03-23', '2026-03-27');
  expect(
    await admin.post(`/leave/shorten/${shortened._id}`, {
      from: '2026-03-25',
      to: '2026-03-25',
      reason: 'Back for a day',
    }),
  ).toMatchObject({ status: 200 });
  // Not approved, or not any more.
  await requestLeave(zoeClient, zoe._id, '2026-03-16', '2026-03-16');
  const [rejected, cancelled] = [
    await requestLeave(zoeClient, zoe._id, '2026-03-17', '2026-03-17'),
    await approved(zoe, '2026-03-18', '2026-03-18'),
  ];
  await admin.put(`/leave/${rejected._id}`, { status: 'Rejected' });
  await admin.post(`/leave/withdraw/${cancelled._id}`, { reason: 'Called off' });
}

async function hireForPartOfMarch(): Promise<void> {
  const [left, leaving, returned, upcoming] = [
    await hire(admin, { employeeId: 'R-3', department: research._id }),
    await hire(admin, { employeeId: 'R-4', department: research._id }),
    await hire(admin, { employeeId: 'R-5', department: research._id }),
    await hire(admin, { employeeId: 'R-6', department: research._id }),
  ];
  await setLastDay(server, left, '2026-02-28');
  await setLastDay(server, leaving, '2026-03-01');
  await store(
    server,
    "UPDATE employee SET hire_date = '2026-05-01', previous_left_on = '2026-03-15' WHERE id = ?",
    [returned._id],
  );
  await store(
    server,
    "INSERT INTO earlier_employment (employee_id, hired_on, left_on) VALUES (?, NULL, '2026-03-15')",
    [returned._id],
  );
  await store(server, "UPDATE employee SET hire_date = '2026-04-01' WHERE id = ?", [upcoming._id]);
}

/** Days of a type: in all, of how many people, and for each of the headcount. */
const daysOf = (name: string, days: number, people: number, averageDays: number) => ({
  leaveType: type(name),
  unit: 'days',
  ...none,
  days,
  people,
  averageDays,
});
const minutesOf = (name: string, minutes: number, people: number, averageMinutes: number) => ({
  leaveType: type(name),
  unit: 'minutes',
  ...none,
  minutes,
  people,
  averageMinutes,
});

test('approved working time within the span, by department and type', async () => {
  expect(await report(...MARCH)).toEqual({
    from: '2026-03-01',
    to: '2026-03-31',
    headcount: 7,
    days: 12,
    minutes: 570,
    people: 3,
    averageDays: 1.71,
    averageMinutes: 81,
    types: [
      daysOf('Annual Leave', 10, 3, 1.43),
      daysOf('Sick Leave', 2, 1, 0.29),
      minutesOf('Doctor', 570, 1, 81),
    ],
    departments: [
      {
        department: { _id: research._id, dep_name: 'Research' },
        headcount: 4,
        days: 1,
        minutes: 570,
        people: 1,
        averageDays: 0.25,
        averageMinutes: 143,
        types: [daysOf('Annual Leave', 1, 1, 0.25), minutesOf('Doctor', 570, 1, 143)],
      },
      {
        department: { _id: sales._id, dep_name: 'Sales' },
        headcount: 3,
        days: 11,
        minutes: 0,
        people: 2,
        averageDays: 3.67,
        averageMinutes: 0,
        types: [daysOf('Annual Leave', 9, 2, 3), daysOf('Sick Leave', 2, 1, 0.67)],
      },
    ],
  });
});

async function people(filter: object, sort?: [string, string], range = [0, 9]) {
  const query = {
    filter: JSON.stringify({ from: MARCH[0], to: MARCH[1], ...filter }),
    range: JSON.stringify(range),
    ...(sort && { sort: JSON.stringify(sort) }),
  };
  const { status, body, headers } = await admin.get(
    `/leave/report/people?${new URLSearchParams(query)}`,
  );
  expect(status).toBe(200);
  return {
    people: body.people as AbsenceOfEmployee[],
    total: Number(headers.get('content-range')?.split('/')[1]),
  };
}

describe('the people employed within the span', () => {
  const idsOf = ({ people: found }: { people: AbsenceOfEmployee[] }) =>
    found.map(({ employeeId }) => employeeId);

  test('have their own sums, by name', async () => {
    const { people: found, total } = await people({});
    expect(total).toBe(7);
    const names = found.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    const id = expect.any(String);
    expect(found.find(({ _id }) => _id === zoe._id)).toEqual({
      _id: zoe._id,
      employeeId: zoe.employeeId,
      name: zoe.name,
      department: { _id: sales._id, dep_name: 'Sales' },
      days: 7,
      minutes: 0,
      types: [
        { leaveType: id, amount: 5 },
        { leaveType: id, amount: 2 },
      ],
    });
    expect(found.reduce((sum, { days }) => sum + days, 0)).toBe(12);
    expect(idsOf(await people({}, ['name', 'DESC']))).toEqual(
      idsOf({ people: found }).toReversed(),
    );
  });

  test('come in pages, also in the order of their sums', async () => {
    const byDays = await people({}, ['days', 'DESC'], [0, 2]);
    expect(byDays.total).toBe(7);
    expect(byDays.people.map(({ days }) => days)).toEqual([7, 4, 1]);
    const rest = await people({}, ['days', 'DESC'], [3, 9]);
    expect(rest.people.map(({ days }) => days)).toEqual([0, 0, 0, 0]);
    const all = [...idsOf(byDays), ...idsOf(rest)];
    expect(new Set(all).size).toBe(7);
    const [first] = (await people({}, ['minutes', 'DESC'])).people;
    expect(first).toMatchObject({ employeeId: amara.employeeId, minutes: 570 });
    expect(await people({}, undefined, [20, 29])).toEqual({ people: [], total: 7 });
  });

  test('are found by name, ID, department, and by their leave', async () => {
    expect(idsOf(await people({ q: zoe.employeeId }))).toEqual([zoe.employeeId]);
    expect((await people({ q: 'sales' })).total).toBe(3);
    expect((await people({ department: research._id })).total).toBe(4);
    expect((await people({ away: 'true' })).total).toBe(3);
    expect(await people({ away: 'false', department: sales._id })).toMatchObject({
      total: 1,
      people: [{ days: 0, minutes: 0, types: [] }],
    });
  });

  test.each([
    [{ from: '2026-03-01', to: '2026-02-01' }, 'to'],
    [{ from: '2025-03-01', to: '2026-12-01' }, 'to'],
    [{ from: 'x' }, 'filter'],
  ])('are refused for %j', async (filter, field) => {
    expect(
      await admin.get(
        `/leave/report/people?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
      ),
    ).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  });
});

test('a span without leave has its departments, and no division by nobody', async () => {
  expect(await report('2001-01-01', '2001-01-31')).toMatchObject({
    days: 0,
    people: 0,
    averageDays: 0,
    types: [],
    departments: [{ types: [] }, { types: [] }],
  });
});

test('the file has the rows of the screen, and no formula', async () => {
  const trap = await addDepartment(admin, { dep_name: '=1+1' });
  await storeLeaveType(server, { name: '@SUM(A1)' });
  const person = await hire(admin, { employeeId: 'T-1', department: trap._id });
  await approved(person, '2026-06-01', '2026-06-01', { leaveType: '@SUM(A1)', endsAt: 'noon' });
  const { body, headers } = await admin.get('/leave/report?from=2026-03-01&to=2026-06-30', {
    accept: 'text/csv',
  });
  expect(headers.get('content-disposition')).toBe('attachment; filename="absence-report.csv"');
  const [head, ...rows] = String(body).replace('\uFEFF', '').trim().split('\n');
  expect(head).toBe(
    "From,To,Level,Department,Emp ID,Name,Headcount,Annual Leave,Sick Leave,'@SUM(A1),Doctor (hours),Total Days,Total Hours,Days per Person",
  );
  expect(rows.slice(0, 4).map((row) => row.replace('2026-03-01,2026-06-30,', ''))).toEqual([
    "Department,'=1+1,,,1,0,0,0.5,0,0.5,0,0.5",
    'Department,Research,,,5,1,0,0,9.5,1,9.5,0.2',
    'Department,Sales,,,3,9,5,0,0,14,0,4.7',
    'Company,,,,9,10,5,0.5,9.5,15.5,9.5,1.7',
  ]);
  const ofPeople = rows.slice(4);
  expect(ofPeople).toHaveLength(9);
  expect(ofPeople).toContain(
    `2026-03-01,2026-06-30,Person,Sales,${zoe.employeeId},${zoe.name},,5,5,0,0,10,0,`,
  );
});

test('the file is in the audit log as an export; the report on the screen is not', async () => {
  const exports = async () =>
    (await auditOf(server, 'leave')).filter(({ action }) => action === 'leave.export');
  const before = (await exports()).length;
  await admin.get('/leave/report?from=2026-03-01&to=2026-06-30');
  expect(await exports()).toHaveLength(before);
  await admin.get('/leave/report?from=2026-03-01&to=2026-06-30', { accept: 'text/csv' });
  expect((await exports()).slice(before)).toMatchObject([
    {
      actorName: ADMIN.name,
      subjectName: 'absence-report.csv',
      after: { format: 'CSV', from: '2026-03-01', to: '2026-06-30', rows: 13 },
    },
  ]);
});

test('the file needs the password; the report does not', async () => {
  const client = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
  expect(
    await client.get('/leave/report?from=2026-03-01&to=2026-03-31', { accept: 'text/csv' }),
  ).toMatchObject({ status: 403, body: { code: 'auth.confirm_needed' } });
  expect(await client.get('/leave/report?from=2026-03-01&to=2026-03-31')).toMatchObject({
    status: 200,
  });
});

describe('the span', () => {
  const wrong: [string, string, string][] = [
    ['from', 'x', '2026-03-31'],
    ['from', '', '2026-03-31'],
    ['from', '2026-02-30', '2026-03-31'],
    ['from', '1899-12-31', '1900-01-31'],
    ['to', '2026-03-01', 'x'],
    ['to', '2026-03-01', ''],
    ['to', '2026-03-01', '2026-02-28'],
    ['to', '2026-01-01', '2027-01-02'],
    ['to', '2026-03-01', '9999-12-31'],
  ];
  test.each(wrong)('is refused at %s: %s to %s', async (field, from, to) => {
    expect(
      await admin.get(`/leave/report?${new URLSearchParams({ from, to }).toString()}`),
    ).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  });

  test.each([
    '',
    'from=2026-03-01',
    'to=2026-03-01',
    'from=2026-03-01&from=2026-03-02&to=2026-03-03',
    'from[x]=2026-03-01&to=2026-03-03',
  ])('is refused as ?%s', async (query) => {
    expect(await admin.get(`/leave/report?${query}`)).toMatchObject({ status: 400 });
  });

  test('has 366 days at most', async () => {
    expect(await report('2026-01-01', '2027-01-01')).toMatchObject({ from: '2026-01-01' });
    expect((await admin.get('/leave/report?from=2026-01-01&to=2027-01-02')).body.errors).toEqual({
      to: 'A report can span at most 366 days.',
    });
  });
});

test('only admins read it, whichever way they ask', async () => {
  expect(await zoeClient.get('/leave/report?from=2026-03-01&to=2026-03-31')).toMatchObject({
    status: 403,
  });
  const absences = server.app.get(AbsenceReport, { strict: false });
  const employee = { role: 'employee', employeeId: zoe._id } as Actor;
  for (const asked of [
    absences.compute(employee, { from: '2026-03-01', to: '2026-03-31' }),
    absences.people(employee, { conditions: [], descending: false }),
  ])
    await expect(asked).rejects.toMatchObject({ code: 'access.denied' });
});

test('the months of a year add up to it, and it to the costs of the requests', async () => {
  for (const [week, start] of Array.from(
    { length: 20 },
    (_, n) => [n, addDays('2025-01-06', 17 * n)] as const,
  )) {
    await approved(week % 2 ? zoe : amara, start, addDays(start, week % 9), {
      leaveType: 'Annual Leave',
      startsAt: week % 3 ? 'morning' : 'noon',
    });
  }
  // With a policy, requests have a cost.
  await storePolicy(server, { rules: yearlyRules(60) });
  const months = Array.from({ length: 12 }, (_, month) => addMonths('2025-01-01', month));
  const parts = await Promise.all(
    months.map((from) => report(from, addDays(addMonths(from, 1), -1))),
  );
  const year = await report('2025-01-01', '2025-12-31');
  expect(parts.reduce((sum, { days }) => sum + days, 0)).toBe(year.days);
  expect(year.departments.reduce((sum, { days }) => sum + days, 0)).toBe(year.days);
  const { leaves } = (
    await admin.get(
      `/leave?filter=${encodeURIComponent(JSON.stringify({ status: 'Approved', from: '2025-01-01', to: '2025-12-31' }))}&range=[0,99]`,
    )
  ).body as { leaves: LeaveRecord[] };
  expect(leaves).toHaveLength(20);
  expect(leaves.reduce((sum, { cost }) => sum + Number(cost), 0)).toBe(year.days);
});
