import { expect, test } from '@jest/globals';
import type { HolidayRecord } from '../../api/contract/working-time/working-time.js';
import { HolidayFilling } from '../../api/entitlement/preview/holiday-filling.js';
import { RecreditedPeople } from '../../api/entitlement/preview/recredited-people.js';
import { Clock } from '../../api/platform/config/clock.js';
import { HolidayUpdates } from '../../api/working-time/holidays/holiday-updates.js';
import {
  CalendarCountries,
  type DueCalendar,
} from '../../api/working-time/holidays/proposals/calendar-countries.js';
import { HolidayProposals } from '../../api/working-time/holidays/proposals/holiday-proposals.js';
import { setToday } from '../support/calendar.js';
import { hireCast } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { previewed, storeAssignment, storeHolidayDays } from '../support/leave-preview.js';
import { auditOf, countRows, rows, store } from '../support/rows.js';
import { serverOfFile, startServer } from '../support/server.js';
import { storePolicy, yearlyRules } from '../support/stored-leave-rules.js';

const server = await serverOfFile();
const TODAY = '2026-11-25';
setToday(server, TODAY);
const cast = await hireCast(server);
const { admin } = cast;
const thisYear = Number(server.app.get(Clock).today().slice(0, 4));
const [next, last] = [thisYear + 1, thisYear + 2];

let number = 0;
async function newCalendar(country?: { country: string; region?: string }): Promise<string> {
  return (await admin.post('/holiday/add', { name: `Calendar ${(number += 1)}`, ...country })).body
    .calendar._id;
}

/** After a round of the job, on this server. */
async function filled(id: string): Promise<HolidayRecord[]> {
  await server.app.get(HolidayFilling).run();
  return (await admin.get(`/holiday/${id}`)).body.holidays;
}

/** Admins, of days that the server has added. */
const toldOf = async (id: string) =>
  (await admin.get('/notification')).body.notifications.filter(
    (one: { kind: string; calendar?: { _id: string } }) =>
      one.kind === 'holidays.added' && one.calendar?._id === id,
  );

const inYear = (holidays: HolidayRecord[], year: number) =>
  holidays.filter(({ day }) => day.startsWith(`${year}-`));
const calendarOf = async (id: string, client: Client = admin) =>
  (await client.get('/holiday')).body.calendars.find(({ _id }: { _id: string }) => _id === id);
const leftOut = async (id: string) =>
  JSON.parse(
    (
      await rows<{ l: string }>(server, 'SELECT left_out AS l FROM holiday_calendar WHERE id = ?', [
        id,
      ])
    )[0]?.l ?? '[]',
  ).map(({ name }: { name: string }) => name);

async function chooseDays(
  id: string,
  country: { country: string; region?: string },
  add: object[],
  remove?: string[],
) {
  const { basis } = await previewed(admin, { kind: 'holidays', calendar: id, add, remove });
  return admin.post(`/holiday/days/${id}`, { add, remove, basis, ...country });
}

test('a calendar made from a country has the holidays of this year and the two to come by itself', async () => {
  const id = await newCalendar({ country: 'DE', region: 'BY' });
  expect(await calendarOf(id)).toMatchObject({ country: 'DE', region: 'BY' });
  // Nobody waits for the next hour: choosing the country wakes the job.
  await eventually(async () => (await calendarOf(id)).yearsWithout.length === 0);
  const holidays = await filled(id);
  for (const year of [thisYear, next, last]) {
    expect(inYear(holidays, year).map(({ day }) => day)).toEqual(
      expect.arrayContaining([`${year}-01-01`, `${year}-01-06`, `${year}-10-03`, `${year}-11-01`]),
    );
    expect(inYear(holidays, year)).toHaveLength(12);
  }
});

test('what the server adds is recorded as its own, and told to all admins once', async () => {
  const id = await newCalendar({ country: 'NO' });
  const added = await filled(id);
  const [entry] = (await auditOf(server, id)).filter(({ action }) => action === 'calendar.days');
  expect(entry).toMatchObject({ actor: null, actorName: 'System' });
  expect(entry?.after?.holidays).toContain(`${next}-05-17 Constitution Day`);
  await filled(id);
  expect(await toldOf(id)).toMatchObject([
    { added: { count: added.length, years: [thisYear, next, last] }, read: false },
  ]);
  expect(
    (await cast.amaraClient.get('/notification')).body.notifications.filter(
      ({ kind }: { kind: string }) => kind === 'holidays.added',
    ),
  ).toEqual([]);
});

test('a holiday that an admin removes is not added again, this year or any other', async () => {
  const id = await newCalendar({ country: 'DE', region: 'BY' });
  await filled(id);
  await storeHolidayDays(admin, id, { remove: [`${next}-01-06`] });
  expect(await leftOut(id)).toEqual(['Epiphany']);
  expect((await filled(id)).map(({ day }) => day)).not.toContain(`${next}-01-06`);
  // Another name, with the same country as before.
  await admin.put(`/holiday/${id}`, { name: 'Bavaria', country: 'DE', region: 'BY' });
  expect(await leftOut(id)).toEqual(['Epiphany']);
  // As if the last year had not come into sight yet.
  await store(server, 'DELETE FROM holiday WHERE calendar_id = ? AND day >= ?', [
    id,
    `${last}-01-01`,
  ]);
  await store(server, 'UPDATE holiday_calendar SET filled_until = ? WHERE id = ?', [
    `${next}-12-31`,
    id,
  ]);
  const again = inYear(await filled(id), last).map(({ day }) => day);
  expect(again).toContain(`${last}-11-01`);
  expect(again).not.toContain(`${last}-01-06`);
});

test('what was not ticked when the country was chosen is left out of the years to come, and what was ticked beside the public ones comes along', async () => {
  const id = await newCalendar();
  const add = [
    { day: `${thisYear}-12-25`, name: 'Christmas' },
    { day: `${thisYear}-12-24`, half: 'afternoon', name: 'Christmas Eve' },
  ];
  expect(await chooseDays(id, { country: 'NO' }, add)).toMatchObject({
    status: 200,
    body: { calendar: { country: 'NO', region: null } },
  });
  const holidays = await filled(id);
  expect(inYear(holidays, thisYear)).toHaveLength(2);
  expect(inYear(holidays, next)).toMatchObject([
    { day: `${next}-12-24`, half: 'afternoon', name: 'Christmas Eve' },
    { day: `${next}-12-25`, half: null, name: 'Christmas' },
  ]);
  expect(inYear(holidays, last)).toHaveLength(2);
  expect(await leftOut(id)).toEqual(expect.arrayContaining(['Labour Day', 'Constitution Day']));
});

test('two instances fill a calendar once', async () => {
  const other = await startServer({}, server.database);
  setToday(other, TODAY);
  try {
    for (const country of ['NO', 'SE', 'FR']) {
      const id = await newCalendar({ country });
      await Promise.all([server, other].map(({ app }) => app.get(HolidayFilling).run()));
      await filled(id);
      expect(
        await countRows(server, 'notification', "kind = 'holidays.added' AND detail LIKE ?", [
          `%${id}%`,
        ]),
      ).toBe(await countRows(server, 'account', "role = 'admin'"));
      expect(await countRows(server, 'holiday', 'calendar_id = ? AND live IS NULL', [id])).toBe(0);
      expect(
        (await auditOf(server, id)).filter(({ action }) => action === 'calendar.days'),
      ).toHaveLength(1);
    }
  } finally {
    await other.stop();
  }
});

test('the country can be chosen later and given up; unknown ones are refused', async () => {
  const id = await newCalendar();
  await storeHolidayDays(admin, id, { add: [{ day: `${thisYear}-12-25`, name: 'Christmas' }] });
  expect(await calendarOf(id)).toMatchObject({
    country: null,
    region: null,
    yearsWithout: [next, last],
  });
  const update = (body: object) =>
    admin.put(`/holiday/${id}`, { name: `Later ${id.slice(-6)}`, ...body });
  expect(await update({ country: 'NO' })).toMatchObject({
    status: 200,
    body: { calendar: { country: 'NO' } },
  });
  const holidays = await filled(id);
  // A day added by hand says nothing of the country’s other holidays.
  expect(await leftOut(id)).toEqual([]);
  expect(inYear(holidays, thisYear).filter(({ day }) => day.endsWith('-12-25'))).toMatchObject([
    { name: 'Christmas' },
  ]);
  for (const year of [thisYear, next])
    expect(inYear(holidays, year).map(({ day }) => day)).toEqual(
      expect.arrayContaining([`${year}-01-01`, `${year}-05-17`, `${year}-12-25`]),
    );
  expect(await update({})).toMatchObject({ body: { calendar: { country: 'NO' } } });
  expect(await update({ country: '' })).toMatchObject({
    body: { calendar: { country: null, region: null } },
  });
  const countries = (await auditOf(server, id)).filter(
    ({ action, after }) => action === 'calendar.update' && 'country' in (after ?? {}),
  );
  expect(countries).toMatchObject([
    { before: { country: null }, after: { country: 'NO' } },
    { before: { country: 'NO' }, after: { country: null } },
  ]);
  expect(await update({ country: 'XX' })).toMatchObject({
    status: 400,
    body: { errors: { country: expect.any(String) } },
  });
  expect(await update({ country: 'DE', region: 'ZZ' })).toMatchObject({
    status: 400,
    body: { errors: { region: expect.any(String) } },
  });
});

test('a company day alone leaves out none of the country’s holidays', async () => {
  const id = await newCalendar();
  await storeHolidayDays(admin, id, { add: [{ day: `${thisYear}-08-20`, name: 'Summer party' }] });
  await admin.put(`/holiday/${id}`, { name: 'With a party', country: 'NO' });
  const holidays = await filled(id);
  expect(await leftOut(id)).toEqual([]);
  for (const year of [thisYear, next, last])
    expect(inYear(holidays, year).map(({ day }) => day)).toEqual(
      expect.arrayContaining([`${year}-01-01`, `${year}-05-01`, `${year}-05-17`, `${year}-12-26`]),
    );
});

test('a half day that an admin has added returns each year if they say so, until they say otherwise', async () => {
  const id = await newCalendar();
  const change = async (fields: { add: object[]; yearly?: boolean }) => {
    const { basis } = await previewed(admin, {
      kind: 'holidays',
      calendar: id,
      add: fields.add,
      remove: [],
    });
    return admin.post(`/holiday/days/${id}`, { ...fields, basis });
  };
  const eve = { day: `${thisYear}-12-24`, half: 'afternoon', name: 'Christmas Eve' };
  expect((await change({ add: [{ day: `${thisYear}-12-31`, name: 'Once' }] })).status).toBe(200);
  // Last, as it wakes the job, which adds days between a preview and what is stored by it.
  expect((await change({ add: [eve], yearly: true })).status).toBe(200);
  const found = await filled(id);
  expect(found.map(({ day, half, yearly }) => [day, half, yearly])).toEqual([
    [`${thisYear}-12-24`, 'afternoon', true],
    [`${thisYear}-12-31`, null, undefined],
    [`${next}-12-24`, 'afternoon', true],
    [`${last}-12-24`, 'afternoon', true],
  ]);
  expect(await toldOf(id)).toMatchObject([{ added: { count: 2, years: [next, last] } }]);
  // Removed in one year, it stays removed there.
  await storeHolidayDays(admin, id, { remove: [`${next}-12-24`] });
  expect(inYear(await filled(id), next)).toEqual([]);
  expect((await change({ add: [eve], yearly: false })).status).toBe(200);
  await store(server, 'DELETE FROM holiday WHERE calendar_id = ? AND day > ?', [
    id,
    `${thisYear}-12-31`,
  ]);
  expect((await filled(id)).map(({ day }) => day)).toEqual([
    `${thisYear}-12-24`,
    `${thisYear}-12-31`,
  ]);
  const entries = (await auditOf(server, id)).filter(({ action }) => action === 'calendar.update');
  expect(entries.map(({ after }) => after?.yearly)).toEqual(
    expect.arrayContaining(['12-24 Christmas Eve (afternoon)', null]),
  );
});

test('a day that returns is corrected for the years to be added, and those that are there stay', async () => {
  const id = await newCalendar();
  const eve = { half: 'afternoon', name: 'Christmas Eve' };
  const years = [thisYear, next, last].map((year) => ({ day: `${year}-12-24`, ...eve }));
  await storeHolidayDays(admin, id, { add: years });
  await store(server, 'UPDATE holiday_calendar SET yearly = ? WHERE id = ?', [
    JSON.stringify([{ monthDay: '12-24', ...eve }]),
    id,
  ]);
  const yearlyAfter = async (day: string, name: string) => {
    await storeHolidayDays(admin, id, { add: [{ day, name }] });
    const [row] = await rows<{ yearly: string }>(
      server,
      'SELECT yearly FROM holiday_calendar WHERE id = ?',
      [id],
    );
    return JSON.parse(row?.yearly ?? 'null') as unknown;
  };
  const closed = [{ monthDay: '12-24', half: null, name: 'Closed' }];
  expect(await yearlyAfter(`${thisYear}-12-24`, 'Closed')).toEqual(closed);
  expect(await yearlyAfter(`${thisYear}-12-23`, 'Once')).toEqual(closed);
  expect(await yearlyAfter(`${thisYear - 1}-12-24`, 'Long ago')).toEqual(closed);
  expect((await filled(id)).map(({ day, name }) => `${day} ${name}`)).toEqual([
    `${thisYear - 1}-12-24 Long ago`,
    `${thisYear}-12-23 Once`,
    `${thisYear}-12-24 Closed`,
    `${next}-12-24 Christmas Eve`,
    `${last}-12-24 Christmas Eve`,
  ]);
});

test('another region has its own holidays from today on, and the days of the past stay', async () => {
  const id = await newCalendar({ country: 'DE' });
  const german = await filled(id);
  await admin.put(`/holiday/${id}`, { name: 'Corrected to Bavaria', country: 'DE', region: 'BY' });
  expect(await leftOut(id)).toEqual([]);
  const bavarian = await filled(id);
  for (const year of [next, last])
    expect(inYear(bavarian, year).map(({ day }) => day)).toEqual(
      expect.arrayContaining([`${year}-01-06`, `${year}-11-01`, `${year}-10-03`]),
    );
  const today = server.app.get(Clock).today();
  const past = (holidays: HolidayRecord[]) => holidays.filter(({ day }) => day < today);
  expect(past(bavarian)).toEqual(past(german));
  await admin.put(`/holiday/${id}`, { name: 'Germany again', country: 'DE', region: '' });
  expect((await filled(id)).map(({ day }) => day)).toEqual(german.map(({ day }) => day));
});

test('another country replaces the days to come that its first one proposed, but not what an admin has changed', async () => {
  const id = await newCalendar();
  await chooseDays(id, { country: 'DE' }, [
    { day: `${thisYear}-12-26`, name: 'Second day' },
    { day: `${thisYear}-01-01`, name: 'New Year' },
    { day: `${thisYear}-10-03`, name: 'Unity' },
  ]);
  await filled(id);
  await storeHolidayDays(admin, id, {
    add: [{ day: `${next}-10-03`, name: 'Day of the company' }],
    remove: [`${next}-12-25`],
  });
  await admin.put(`/holiday/${id}`, { name: 'Corrected to France', country: 'FR' });
  const french = await filled(id);
  expect(await leftOut(id)).toEqual([]);
  expect(inYear(french, next).filter(({ day }) => day.endsWith('-10-03'))).toMatchObject([
    { name: 'Day of the company' },
  ]);
  expect(inYear(french, thisYear).map(({ day }) => day)).not.toContain(`${thisYear}-12-26`);
  for (const year of [next, last])
    expect(inYear(french, year).map(({ day }) => day)).toEqual(
      expect.arrayContaining([`${year}-07-14`, `${year}-11-11`, `${year}-12-25`]),
    );
  expect(inYear(french, last).map(({ day }) => day)).not.toContain(`${last}-10-03`);
  const changes = (await auditOf(server, id)).filter(({ action }) => action === 'calendar.days');
  expect(changes.at(-1)).toMatchObject({
    actorName: 'System',
    before: { holidays: expect.stringContaining(`${last}-10-03`) },
    after: { holidays: expect.stringContaining(`${last}-07-14`) },
  });
  await filled(id);
  expect(
    (await auditOf(server, id)).filter(({ action }) => action === 'calendar.days'),
  ).toHaveLength(changes.length);
});

/** Holidays that a server has found to add, with their preview. */
async function foundDue(id: string): Promise<[DueCalendar, string]> {
  const due = (await server.app.get(CalendarCountries).due()).find(
    (one) => one.id === id,
  ) as DueCalendar;
  return [
    due,
    (await previewed(admin, { kind: 'holidays', calendar: id, add: due.add, remove: due.remove }))
      ._id,
  ];
}

/** With a country, but not filled yet, as if the job had not run. */
async function unfilledCalendar(country: string): Promise<string> {
  const id = await newCalendar();
  await store(server, "UPDATE holiday_calendar SET country = ?, language = 'en' WHERE id = ?", [
    country,
    id,
  ]);
  return id;
}

test('what two servers have found to add is stored once, also without the lease', async () => {
  const id = await unfilledCalendar('NO');
  const [due, basis] = await foundDue(id);
  const holidays = server.app.get(HolidayUpdates);
  await Promise.all([holidays.fill(due, basis), holidays.fill(due, basis)]);
  expect(await countRows(server, 'holiday', 'calendar_id = ?', [id])).toBe(due.add.length);
  expect(
    await countRows(server, 'notification', "kind = 'holidays.added' AND detail LIKE ?", [
      `%${id}%`,
    ]),
  ).toBe(await countRows(server, 'account', "role = 'admin'"));
});

test('a country that is chosen meanwhile is not filled with the holidays of the one before', async () => {
  const id = await unfilledCalendar('NO');
  const [due, basis] = await foundDue(id);
  await store(server, "UPDATE holiday_calendar SET country = 'SE' WHERE id = ?", [id]);
  await server.app.get(HolidayUpdates).fill(due, basis);
  await server.app.get(HolidayUpdates).fill({ ...due, add: [] }, undefined);
  expect(
    await rows(server, 'SELECT filled_until AS f FROM holiday_calendar WHERE id = ?', [id]),
  ).toEqual([{ f: null }]);
  expect((await filled(id)).map(({ day }) => day)).toContain(`${next}-06-06`);
});

test('a filled calendar asks for no proposals again, also if a year has no day', async () => {
  const id = await newCalendar({ country: 'NO' });
  await filled(id);
  await store(server, 'DELETE FROM holiday WHERE calendar_id = ? AND day BETWEEN ? AND ?', [
    id,
    `${next}-01-01`,
    `${next}-12-31`,
  ]);
  expect((await server.app.get(CalendarCountries).due()).filter((one) => one.id === id)).toEqual(
    [],
  );
});

test('the holidays of a year are computed once', async () => {
  const proposals = server.app.get(HolidayProposals);
  const asked = { country: 'TW', region: null, language: 'en' } as const;
  expect(await proposals.found(asked, next)).toBe(await proposals.found({ ...asked }, next));
  expect(await proposals.found({ ...asked, language: 'fr' }, next)).not.toBe(
    await proposals.found(asked, next),
  );
});

test('an archived calendar is filled no more', async () => {
  const id = await newCalendar({ country: 'NO' });
  await filled(id);
  await admin.put(`/holiday/${id}`, { name: 'Archived one', archived: true });
  await store(server, 'DELETE FROM holiday WHERE calendar_id = ?', [id]);
  expect(await filled(id)).toEqual([]);
});

test('the quote names years in which the person’s calendar has no day at all', async () => {
  const id = await newCalendar();
  await storeHolidayDays(admin, id, { add: [{ day: `${thisYear}-12-25`, name: 'Christmas' }] });
  await storeAssignment(admin, {
    holders: [cast.amara._id],
    subject: 'calendar',
    target: id,
    from: `${thisYear}-01-01`,
  });
  const quote = async (endDate: string) =>
    (
      await admin.get(
        `/leave/quote?userId=${cast.amara._id}&leaveType=Annual%20Leave&startDate=${thisYear}-12-21&endDate=${endDate}`,
      )
    ).body;
  // Nothing is costed where no policy holds.
  expect(await quote(`${next}-01-08`)).toMatchObject({ cost: null, yearsWithoutHolidays: [] });
  await storePolicy(server, { holder: cast.amara._id, rules: yearlyRules(30, { carry: null }) });
  expect(await quote(`${next}-01-08`)).toMatchObject({ yearsWithoutHolidays: [next] });
  expect(await quote(`${thisYear}-12-30`)).toMatchObject({ yearsWithoutHolidays: [] });
  await storeHolidayDays(admin, id, { add: [{ day: `${next}-12-25`, name: 'Christmas' }] });
  expect(await quote(`${next}-01-08`)).toMatchObject({ yearsWithoutHolidays: [] });
});

test('people hear that approved leave costs less since the server has filled the year', async () => {
  const { zoe, zoeClient } = cast;
  const id = await newCalendar();
  await storePolicy(server, { holder: zoe._id, rules: yearlyRules(30, { carry: null }) });
  await storeAssignment(admin, {
    holders: [zoe._id],
    subject: 'calendar',
    target: id,
    from: `${thisYear}-01-01`,
  });
  const { body } = await admin.post('/leave/add', {
    userId: zoe._id,
    leaveType: 'Annual Leave',
    startDate: `${next}-05-10`,
    endDate: `${next}-05-21`,
    reason: 'A trip',
  });
  expect(body).toMatchObject({ success: true });
  const { leave } = body as { leave: { _id: string } };
  await admin.put(`/leave/${leave._id}`, { status: 'Approved' });
  await admin.put(`/holiday/${id}`, { name: 'Norwegian', country: 'NO' });
  await filled(id);
  const recredited = () =>
    zoeClient
      .get('/notification')
      .then(({ body }) =>
        body.notifications.find(({ kind }: { kind: string }) => kind === 'leave.recredited'),
      );
  await server.app.get(RecreditedPeople).worker.round();
  expect(await recredited()).toMatchObject({ leave: { _id: leave._id } });
});

test('of a year with closed leave, only the days to come are added', async () => {
  const today = server.app.get(Clock).today();
  const closed = (day: string | null) =>
    store(
      server,
      "UPDATE leave_type SET closed_until = ?, closings_until = ? WHERE name = 'Annual Leave'",
      [day, day],
    );
  await closed(`${thisYear}-01-02`);
  try {
    const holidays = await filled(await newCalendar({ country: 'JP' }));
    expect(inYear(holidays, next)).not.toHaveLength(0);
    expect(holidays.filter(({ day }) => day < today)).toEqual([]);
  } finally {
    await closed(null);
  }
});

test('only admins are told which years a calendar lacks', async () => {
  const id = await newCalendar();
  expect((await calendarOf(id)).yearsWithout).toEqual([thisYear, next, last]);
  expect(await calendarOf(id, cast.amaraClient)).not.toHaveProperty('yearsWithout');
});
