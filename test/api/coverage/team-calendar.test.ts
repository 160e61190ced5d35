import { expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { TeamCalendarResponse } from '../../../api/contract/leave/away-responses.js';
import type { CalendarPerson } from '../../../api/contract/leave/team-calendar.js';
import { hire, requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { addCoverageRule } from '../../support/coverage.js';
import { Deciding, inDays } from '../../support/deciding.js';
import { recordJob } from '../../support/job-facts.js';
import { addLeaveType } from '../../support/leave-rules-by-calls.js';
import { storeHolidays, storePattern } from '../../support/stored-leave-rules.js';

const company = await Deciding.begin();
const { admin, sales, research, ruthClient } = company.cast;

/** Zoë reports to Søren, he to Henriette; Tomasz and Amélie are colleagues. */
const FROM = '2027-09-06';
const day = (n: number) => addDays(FROM, n);
const secret = await requestLeave(company.client('Zoë'), company.id('Zoë'), day(0), day(1));
const known = await approved(
  await addLeaveType(admin, { name: 'Training', visibleToTeam: true }).then(({ name }) =>
    requestLeave(company.client('Zoë'), company.id('Zoë'), day(3), day(3), {
      leaveType: name,
      endsAt: 'noon',
    }),
  ),
);
const plain = await approved(
  await requestLeave(company.client('Tomasz'), company.id('Tomasz'), day(3), day(4)),
);

async function approved<Leave extends { _id: string }>(leave: Leave): Promise<Leave> {
  await admin.put(`/leave/${leave._id}`, { status: 'Approved' });
  return leave;
}

async function calendar(
  client: Client,
  scope = 'department',
  more: Record<string, string> = {},
  from = FROM,
  to = day(6),
): Promise<TeamCalendarResponse> {
  const { status, body } = await client.get(
    `/team/calendar?${new URLSearchParams({ from, to, scope, ...more })}`,
  );
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

const absencesOf = ({ people }: TeamCalendarResponse, name: string) =>
  (people.find((one) => one.name === name) as CalendarPerson).absences;
const names = ({ people }: TeamCalendarResponse) => people.map(({ name }) => name);

test('employees see the approved leave of their department, without types but those that are visible, and nothing to open', async () => {
  const seen = await calendar(company.client('Tomasz'));
  expect(names(seen)).toEqual(
    ['Amélie', 'Henriette', 'Søren', 'Tomasz', 'Zoë Weiß', 'Zoë'].sort((a, b) =>
      a.localeCompare(b),
    ),
  );
  expect(absencesOf(seen, 'Zoë')).toEqual([
    {
      _id: null,
      startDate: day(3),
      endDate: day(3),
      startsAt: 'morning',
      endsAt: 'noon',
      minutes: null,
      status: 'Approved',
      leaveType: 'Training',
    },
  ]);
  expect(absencesOf(seen, 'Tomasz')).toMatchObject([{ _id: plain._id, leaveType: 'Annual Leave' }]);
  expect(absencesOf(await calendar(company.client('Amélie')), 'Tomasz')).toMatchObject([
    { _id: null, leaveType: null },
  ]);
  expect(seen.people.filter(({ own }) => own).map(({ name }) => name)).toEqual(['Tomasz']);
  expect(seen.away).toEqual([
    { day: day(3), away: 2 },
    { day: day(4), away: 1 },
  ]);
});

test('approvers also see pending leave of their people, and may open it', async () => {
  for (const [name, leaveType] of [
    ['Søren', 'Annual Leave'],
    ['Henriette', null],
  ] as const) {
    const seen = await calendar(company.client(name));
    expect(absencesOf(seen, 'Zoë')).toMatchObject([
      { _id: secret._id, status: 'Pending', leaveType },
      { _id: known._id, status: 'Approved', leaveType: 'Training' },
    ]);
    expect(absencesOf(seen, 'Tomasz')).toMatchObject([{ _id: null, leaveType: null }]);
    expect(seen.away[0]).toEqual({ day: day(0), away: 1 });
    expect((await company.client(name).get(`/leave/detail/${secret._id}`)).status).toBe(200);
  }
});

test('the calendar of a team has reports and theirs, by name; without reports it is empty', async () => {
  expect(names(await calendar(company.client('Henriette'), 'team'))).toEqual(['Søren', 'Zoë']);
  expect(names(await calendar(company.client('Søren'), 'team'))).toEqual(['Zoë']);
  expect(await calendar(company.client('Tomasz'), 'team')).toMatchObject({
    people: [],
    total: 0,
    schedules: [],
    away: [],
    rules: [],
  });
  await company.employ('Zoë', { approver: company.id('Tomasz') });
  expect(absencesOf(await calendar(company.client('Søren')), 'Zoë')).toHaveLength(1);
  expect(absencesOf(await calendar(company.client('Tomasz'), 'team'), 'Zoë')).toHaveLength(2);
  await company.employ('Zoë', { approver: null });
});

test('admins see everybody, all leave, and each department; others may name none', async () => {
  const seen = await calendar(admin, 'all');
  expect(seen.total).toBe(8);
  expect(absencesOf(seen, 'Zoë')).toMatchObject([
    { _id: secret._id, leaveType: 'Annual Leave' },
    { _id: known._id },
  ]);
  expect(names(await calendar(admin, 'department', { department: research._id }))).toEqual([
    'Amara Okafor',
    'Ruth Admin',
  ]);
  // The first admin has no employee record, so no department.
  expect((await calendar(admin, 'department')).people).toEqual([]);
  for (const query of [
    'scope=all',
    `scope=department&department=${research._id}`,
    `scope=department&department=${sales._id}`,
  ]) {
    expect(
      await company.client('Søren').get(`/team/calendar?from=${FROM}&to=${FROM}&${query}`),
    ).toMatchObject({ status: 403, body: { code: 'access.denied' } });
  }
});

test('holidays and free days are told once for all who have the same', async () => {
  await storeHolidays(company.server, company.id('Amélie'), {
    [day(1)]: null,
    [day(2)]: 'afternoon',
  });
  await storePattern(company.server, company.id('Tomasz'), [
    [240, 240],
    [240, 0],
    [0, 0],
    [240, 240],
    [240, 240],
    [0, 0],
    [0, 0],
  ]);
  const { people, schedules } = await calendar(admin, 'department', { department: sales._id });
  const scheduleOf = (name: string) =>
    schedules[(people.find((one) => one.name === name) as CalendarPerson).schedule];
  const weekend = [
    { day: day(5), half: null },
    { day: day(6), half: null },
  ];
  expect(schedules).toHaveLength(3);
  expect(scheduleOf('Zoë')).toEqual({ holidays: [], free: weekend });
  expect(scheduleOf('Amélie')).toEqual({
    holidays: [
      { day: day(1), name: 'A holiday', half: null },
      { day: day(2), name: 'A holiday', half: 'afternoon' },
    ],
    free: weekend,
  });
  expect(scheduleOf('Tomasz')).toEqual({
    holidays: [],
    free: [{ day: day(1), half: 'afternoon' }, { day: day(2), half: null }, ...weekend],
  });
});

test('days above a limit are those of all leave that a rule is about, for every reader, and none of a team’s', async () => {
  const rule = await addCoverageRule(admin, {
    department: sales._id,
    from: day(0),
    to: day(3),
    maxAway: 0,
  });
  await addCoverageRule(admin, { name: 'Elsewhere', department: research._id, maxAway: 0 });
  await addCoverageRule(admin, { name: 'Later', from: day(20), maxAway: 0 });
  const over = async (client: Client) =>
    (await calendar(client)).rules.map((one) => [one.name, one.over.map((each) => each.day)]);
  expect(await over(company.client('Søren'))).toEqual([[rule.name, [day(0), day(1), day(3)]]]);
  expect(await over(company.client('Amélie'))).toEqual(await over(company.client('Søren')));
  expect((await calendar(company.client('Søren'), 'team')).rules).toEqual([]);
  expect((await calendar(admin, 'all')).rules.map(({ name }) => name).sort()).toEqual([
    'December cover',
    'Elsewhere',
  ]);
});

test('sick leave counts as away like all other leave, so that neither number nor limit tells its type; admins see that no rule counts it', async () => {
  const [saturday, monday] = [day(12), day(14)];
  await approved(
    await requestLeave(company.client('Tomasz'), company.id('Tomasz'), monday, monday, {
      leaveType: 'Sick Leave',
    }),
  );
  await addCoverageRule(admin, {
    name: 'Short',
    department: sales._id,
    from: saturday,
    to: monday,
    maxAway: 0,
  });
  const seen = await calendar(company.client('Amélie'), 'department', {}, saturday, monday);
  expect(absencesOf(seen, 'Tomasz')).toMatchObject([{ startDate: monday, leaveType: null }]);
  expect(seen).toMatchObject({
    away: [{ day: monday, away: 1 }],
    rules: [{ over: [{ day: monday, away: null }] }],
  });
  expect(
    await calendar(admin, 'department', { department: sales._id }, saturday, monday),
  ).toMatchObject({ away: [], rules: [{ maxAway: 0, over: [] }] });
});

test('others than admins see nobody who has left, and look back as far as calendar feeds do', async () => {
  const before = inDays(-400);
  expect(
    await company
      .client('Søren')
      .get(`/team/calendar?scope=department&from=${before}&to=${before}`),
  ).toMatchObject({ status: 400, body: { errors: { from: expect.any(String) } } });
  const leaver = await company.join('Ylva');
  await company.employ('Ylva', { leftOn: inDays(-1) });
  const past = [inDays(-20), inDays(-10)] as const;
  expect(names(await calendar(company.client('Søren'), 'department', {}, ...past))).not.toContain(
    leaver.name,
  );
  expect(names(await calendar(admin, 'department', { department: sales._id }, ...past))).toContain(
    leaver.name,
  );
});

test('people are shown while they are employed', async () => {
  const before = await calendar(admin, 'all', {}, '2019-12-01', '2019-12-31');
  expect(names(before)).toEqual(['Amara Okafor', 'Ruth Admin', 'Zoë Weiß']);
  await company.employ('Amélie', { leftOn: inDays(20) });
  expect(names(await calendar(admin, 'all', {}, inDays(15), inDays(25)))).toContain('Amélie');
  expect(names(await calendar(admin, 'all', {}, inDays(21), inDays(25)))).not.toContain('Amélie');
});

test('the span is limited, and its order is checked', async () => {
  expect((await calendar(ruthClient, 'department', {}, FROM, day(92))).total).toBeGreaterThan(0);
  expect(
    await ruthClient.get(`/team/calendar?scope=department&from=${FROM}&to=${day(93)}`),
  ).toMatchObject({ status: 400, body: { errors: { to: expect.any(String) } } });
  expect(
    await ruthClient.get(`/team/calendar?scope=department&from=${FROM}&to=${day(-1)}`),
  ).toMatchObject({ status: 400, body: { errors: { to: expect.any(String) } } });
  for (const query of [
    '',
    'scope=mine',
    `scope=department&from=${FROM}`,
    'scope=all&from=soon&to=later',
    `scope=department&from=${FROM}&to=${FROM}&department=x`,
  ]) {
    expect(await ruthClient.get(`/team/calendar?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  }
});

test('admins see of a department who is in it on one of the days, whenever else they are', async () => {
  const mover = await hire(admin, {
    name: 'Mover',
    employeeId: 'MOVE-1',
    department: sales._id,
    hireDate: '2020-03-01',
  });
  await recordJob(company.server, mover, day(-30), { department: research._id });
  await recordJob(company.server, mover, day(30), { department: sales._id });
  const isIn = async (department: string, from: string) =>
    names(await calendar(admin, 'department', { department }, from, addDays(from, 6))).includes(
      'Mover',
    );
  expect([await isIn(sales._id, FROM), await isIn(research._id, FROM)]).toEqual([false, true]);
  expect([await isIn(sales._id, day(27)), await isIn(research._id, day(27))]).toEqual([true, true]);
  expect([await isIn(sales._id, day(40)), await isIn(research._id, day(40))]).toEqual([
    true,
    false,
  ]);
});
