import { expect, test } from '@jest/globals';
import { newId } from '../../api/platform/database/statements/ids.js';
import { hireCast } from '../support/cast.js';
import { storeHolidayDays } from '../support/leave-preview.js';
import { auditOf, countRows, rows } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

const WEEK = [
  [240, 210],
  [240, 210],
  [240, 210],
  [240, 210],
  [240, 0],
  [0, 0],
  [0, 0],
];
const named = (records: { name: string }[], name: string) =>
  records.find((record) => record.name === name);

test('a pattern is added, renamed and archived, and its hours stay', async () => {
  const { admin } = cast;
  const added = await admin.post('/work/pattern/add', { name: '  Short   Fridays ', slots: WEEK });
  expect(added).toMatchObject({
    status: 201,
    body: {
      pattern: { name: 'Short Fridays', slots: WEEK, archived: false, people: 0, everybody: false },
    },
  });
  const { _id } = added.body.pattern;

  const updated = await admin.put(`/work/pattern/${_id}`, {
    name: 'Fridays until noon',
    slots: [[1, 1]],
    archived: true,
  });
  expect(updated).toMatchObject({
    status: 200,
    body: { pattern: { _id, name: 'Fridays until noon', slots: WEEK, archived: true } },
  });
  // Without the flag it stays archived.
  expect(await admin.put(`/work/pattern/${_id}`, { name: 'Fridays' })).toMatchObject({
    status: 200,
    body: { pattern: { archived: true } },
  });
  expect(
    await admin.put(`/work/pattern/${_id}`, { name: 'Fridays', archived: false }),
  ).toMatchObject({ body: { pattern: { archived: false } } });
  expect(named((await admin.get('/work/pattern')).body.patterns, 'Fridays')).toMatchObject({
    _id,
    slots: WEEK,
  });

  expect(await auditOf(server, _id)).toMatchObject([
    {
      action: 'pattern.add',
      subject: 'pattern',
      subjectName: 'Short Fridays',
      after: { name: 'Short Fridays', slots: JSON.stringify(WEEK) },
    },
    {
      action: 'pattern.update',
      before: { name: 'Short Fridays', archived: false },
      after: { name: 'Fridays until noon', archived: true },
    },
    {
      action: 'pattern.update',
      before: { name: 'Fridays until noon' },
      after: { name: 'Fridays' },
    },
    { action: 'pattern.update', before: { archived: true }, after: { archived: false } },
  ]);
});

test('patterns and calendars have names of their own, whatever the case', async () => {
  const { admin } = cast;
  await admin.post('/work/pattern/add', { name: 'Taken', slots: WEEK });
  const { pattern } = (await admin.post('/work/pattern/add', { name: 'Other', slots: WEEK })).body;
  await admin.post('/holiday/add', { name: 'Taken' });
  const { calendar } = (await admin.post('/holiday/add', { name: 'Other' })).body;
  const conflicts = [
    [admin.post('/work/pattern/add', { name: 'TAKEN', slots: WEEK }), 'pattern.name_taken'],
    [admin.put(`/work/pattern/${pattern._id}`, { name: 'taken' }), 'pattern.name_taken'],
    [admin.post('/holiday/add', { name: 'tAKEN' }), 'calendar.name_taken'],
    [admin.put(`/holiday/${calendar._id}`, { name: 'taken' }), 'calendar.name_taken'],
  ] as const;
  for (const [answer, code] of conflicts)
    expect(await answer).toMatchObject({
      status: 409,
      body: { code, errors: { name: expect.any(String) } },
    });
});

test('four weeks make a cycle, five do not', async () => {
  const weeks = (count: number) => Array.from({ length: count }, () => WEEK).flat();
  expect(
    (await cast.admin.post('/work/pattern/add', { name: 'Rota', slots: weeks(4) })).body.pattern
      .slots,
  ).toHaveLength(28);
  expect(
    await cast.admin.post('/work/pattern/add', { name: 'Longer', slots: weeks(5) }),
  ).toMatchObject({
    status: 400,
    body: { errors: { slots: expect.stringContaining('1 to 4 whole weeks') } },
  });
});

async function rulesVersion(): Promise<number> {
  const [row] = await rows<{ version: number | string }>(
    server,
    "SELECT version FROM lock_row WHERE name = 'leave-rules'",
  );
  return Number(row?.version);
}

test('holidays are added, renamed, halved and removed; each change ends the row before it', async () => {
  const { admin } = cast;
  const { _id } = (await admin.post('/holiday/add', { name: 'Norway' })).body.calendar;
  const days = (body: Parameters<typeof storeHolidayDays>[2]) => storeHolidayDays(admin, _id, body);
  const first = await days({
    add: [
      { day: '2026-12-25', name: ' Christmas   Day ' },
      { day: '2026-12-24', half: 'afternoon', name: 'Christmas Eve' },
      { day: '2027-01-01', name: 'New Year' },
    ],
  });
  expect(first).toMatchObject({ status: 200, body: { calendar: { _id, name: 'Norway' } } });
  expect(first.body.holidays).toMatchObject([
    { day: '2026-12-24', half: 'afternoon', name: 'Christmas Eve' },
    { day: '2026-12-25', half: null, name: 'Christmas Day' },
    { day: '2027-01-01', half: null },
  ]);
  expect((await cast.amaraClient.get(`/holiday/${_id}?year=2027`)).body.holidays).toMatchObject([
    { day: '2027-01-01', name: 'New Year' },
  ]);

  const before = await rulesVersion();
  const second = await days({
    add: [
      { day: '2026-12-24', half: null, name: 'Christmas Eve' },
      { day: '2026-12-25', name: 'Christmas Day' },
    ],
    remove: ['2027-01-01', '2027-05-17'],
  });
  expect(second.body.holidays).toMatchObject([
    { day: '2026-12-24', half: null },
    { day: '2026-12-25', _id: first.body.holidays[1]._id },
  ]);
  expect(await rulesVersion()).toBe(before + 1);
  expect(await countRows(server, 'holiday', 'calendar_id = ? AND live = 1', [_id])).toBe(2);
  expect(
    await countRows(
      server,
      'holiday',
      'calendar_id = ? AND live IS NULL AND ended_at IS NOT NULL AND ended_by = ?',
      [_id, admin.user._id],
    ),
  ).toBe(2);

  const changes = (await auditOf(server, _id)).filter(({ action }) => action === 'calendar.days');
  expect(changes).toHaveLength(2);
  expect(changes[1]).toMatchObject({
    subject: 'calendar',
    subjectName: 'Norway',
    before: { holidays: '2026-12-24 Christmas Eve (afternoon), 2027-01-01 New Year' },
    after: { holidays: '2026-12-24 Christmas Eve' },
  });
});

test('a change that changes nothing leaves no trace', async () => {
  const { _id } = (await cast.admin.post('/holiday/add', { name: 'Quiet' })).body.calendar;
  await storeHolidayDays(cast.admin, _id, { add: [{ day: '2026-05-01', name: 'Labour Day' }] });
  const entries = (await auditOf(server, _id)).length;
  expect(
    (
      await storeHolidayDays(cast.admin, _id, {
        add: [{ day: '2026-05-01', name: 'Labour Day' }],
        remove: ['2026-05-02'],
      })
    ).status,
  ).toBe(200);
  expect(await auditOf(server, _id)).toHaveLength(entries);
});

test('everybody reads calendars, but only admins how many people have one', async () => {
  const [forAdmin, forAmara] = [
    await cast.admin.get('/holiday'),
    await cast.amaraClient.get('/holiday'),
  ];
  expect(forAdmin.body.calendars[0]).toMatchObject({ people: 0, everybody: false });
  expect(forAmara.body.calendars[0]).not.toHaveProperty('people');
  for (const client of [cast.admin, cast.amaraClient])
    expect(await client.get(`/holiday/${newId()}`)).toMatchObject({
      status: 404,
      body: { code: 'calendar.not_found' },
    });
});

test.each(['', '26', '02026', 'x', '2026-01', '1e3', '３０００'])(
  'a year %p is 400',
  async (year) => {
    const { calendars } = (await cast.admin.get('/holiday')).body;
    expect(
      await cast.admin.get(`/holiday/${calendars[0]._id}?year=${encodeURIComponent(year)}`),
    ).toMatchObject({ status: 400, body: { errors: { year: expect.any(String) } } });
  },
);
