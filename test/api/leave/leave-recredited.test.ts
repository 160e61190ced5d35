import { expect, test } from '@jest/globals';
import { RecreditedPeople } from '../../../api/entitlement/preview/recredited-people.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { setToday } from '../../support/calendar.js';
import { hireCast, PASSWORD } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { previewed, storeAssignment, storeHolidayDays } from '../../support/leave-preview.js';
import { leaveType, addPolicy } from '../../support/leave-rules-by-calls.js';
import { countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
setToday(server, '2026-11-25');
const cast = await hireCast(server);
const { admin } = cast;
const policy = await addPolicy(admin, { name: 'Ireland' });
const calendar = (await admin.post('/holiday/add', { name: 'Norway' })).body.calendar._id;
await storeAssignment(admin, {
  holders: '*',
  subject: (await leaveType(admin))._id,
  target: policy._id,
  from: '2026-01-01',
});
await storeAssignment(admin, {
  holders: '*',
  subject: 'calendar',
  target: calendar,
  from: '2026-01-01',
});

async function approved(userId: string, startDate: string, endDate: string): Promise<string> {
  const { body } = await cast.admin.post('/leave/add', {
    userId,
    leaveType: 'Annual Leave',
    startDate,
    endDate,
    reason: 'Rest',
  });
  expect((await cast.admin.put(`/leave/${body.leave._id}`, { status: 'Approved' })).status).toBe(
    200,
  );
  return body.leave._id;
}

const notified = async (client = cast.amaraClient) =>
  (await client.get('/notification')).body.notifications.filter(
    ({ kind }: { kind: string }) => kind === 'leave.recredited',
  );
const told = () =>
  eventually(
    async () =>
      (await countRows(
        server,
        'leave_preview',
        'stored_at IS NOT NULL AND notified_at IS NULL',
      )) === 0,
  );

test('whose approved leave a stored change makes cheaper is told once, with both costs', async () => {
  const first = await approved(cast.amara._id, '2026-05-11', '2026-05-15');
  await approved(cast.amara._id, '2026-12-21', '2026-12-25');
  await cast.zoeClient.post('/leave/add', {
    userId: cast.zoeClient.user._id,
    leaveType: 'Annual Leave',
    startDate: '2026-05-11',
    endDate: '2026-05-15',
    reason: 'Rest',
  });
  const add = [
    { day: '2026-05-14', half: null, name: 'Ascension Day' },
    { day: '2026-12-25', half: null, name: 'Christmas Day' },
  ];
  await previewed(cast.admin, { kind: 'holidays', calendar, add });
  expect((await storeHolidayDays(cast.admin, calendar, { add })).status).toBe(200);
  await told();
  await server.app.get(RecreditedPeople, { strict: false }).worker.round();
  expect(await notified()).toMatchObject([
    {
      leave: { _id: first, startDate: '2026-05-11', endDate: '2026-05-15' },
      cost: { unit: 'days', before: 5, after: 4, others: 1 },
    },
  ]);
  expect(await notified(await server.signIn(cast.zoe.email, PASSWORD))).toEqual([]);
});

test('a preview that nobody stores tells nobody', async () => {
  const before = (await notified()).length;
  await previewed(cast.admin, { kind: 'holidays', calendar, remove: ['2026-05-14'] });
  await server.app.get(RecreditedPeople, { strict: false }).worker.round();
  expect(await notified()).toHaveLength(before);
});

test('told are requests that are approved when the change is stored, whatever they were in its preview', async () => {
  const { admin, zoe, zoeClient } = cast;
  const [withdrawn, kept] = [
    await approved(zoe._id, '2026-09-07', '2026-09-08'),
    await approved(zoe._id, '2026-09-14', '2026-09-16'),
  ];
  const asked = async (day: string) =>
    (
      await zoeClient.post('/leave/add', {
        userId: zoe._id,
        leaveType: 'Annual Leave',
        startDate: day,
        endDate: day,
        reason: 'Rest',
      })
    ).body.leave._id;
  const approvedMeanwhile = await asked('2026-09-21');
  await asked('2026-09-28');
  const add = ['2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28'].map((day) => ({
    day,
    half: 'morning',
    name: 'Fair',
  }));
  const { basis } = await previewed(admin, { kind: 'holidays', calendar, add });
  expect((await admin.post(`/leave/withdraw/${withdrawn}`, { reason: 'Off' })).status).toBe(200);
  expect((await admin.put(`/leave/${approvedMeanwhile}`, { status: 'Approved' })).status).toBe(200);
  expect((await admin.post(`/holiday/days/${calendar}`, { add, basis })).status).toBe(200);
  await told();
  expect(await notified(await server.signIn(zoe.email, PASSWORD))).toMatchObject([
    { leave: { _id: kept }, cost: { unit: 'days', before: 3, after: 2.5, others: 1 } },
  ]);
});

test('who has only requests that were approved after the preview is told, and who has none any more is not', async () => {
  const { admin, ruth, amara, amaraClient } = cast;
  const { body } = await admin.post('/leave/add', {
    userId: ruth._id,
    leaveType: 'Annual Leave',
    startDate: '2026-10-05',
    endDate: '2026-10-06',
    reason: 'Rest',
  });
  const gone = await approved(amara._id, '2026-10-05', '2026-10-06');
  const before = await notified(amaraClient);
  const add = [{ day: '2026-10-06', half: null, name: 'Fair' }];
  const { basis } = await previewed(admin, { kind: 'holidays', calendar, add });
  await admin.post(`/leave/withdraw/${gone}`, { reason: 'Off' });
  expect((await admin.put(`/leave/${body.leave._id}`, { status: 'Approved' })).status).toBe(200);
  expect((await admin.post(`/holiday/days/${calendar}`, { add, basis })).status).toBe(200);
  await told();
  expect(await notified(await server.signIn(ruth.email, PASSWORD))).toMatchObject([
    { leave: { _id: body.leave._id }, cost: { before: 2, after: 1, others: 0 } },
  ]);
  expect(await notified(amaraClient)).toEqual(before);
});

/** Those of a ledger, by id. */
async function requests(
  client: Client,
  employee: string,
  type = 'Annual Leave',
): Promise<Map<string, object>> {
  const { lines } = (
    await client.get(`/leave/ledger/${employee}?leaveType=${encodeURIComponent(type)}`)
  ).body;
  return new Map(
    lines.flatMap(({ source, request }: { source: { leave?: string }; request?: object }) =>
      source.leave ? [[source.leave, request]] : [],
    ),
  );
}

test('the ledger says what a request cost when it was decided, and which holidays have changed since', async () => {
  const { admin, amara, amaraClient } = cast;
  const holiday = (day: string, name: string, half: string | null = null) => ({ day, half, name });
  await storeHolidayDays(admin, calendar, { add: [holiday('2026-06-10', 'Midsummer')] });
  const moved = await approved(amara._id, '2026-06-01', '2026-06-12');
  const unmoved = await approved(amara._id, '2026-06-15', '2026-06-19');
  const { body: asked } = await amaraClient.post('/leave/add', {
    userId: amara._id,
    leaveType: 'Annual Leave',
    startDate: '2026-06-22',
    endDate: '2026-06-22',
    startsAt: 'morning',
    reason: 'Rest',
  });
  expect(
    (
      await storeHolidayDays(admin, calendar, {
        add: [
          holiday('2026-06-04', 'Feast'),
          holiday('2026-06-05', 'Eve', 'afternoon'),
          holiday('2026-06-06', 'On a Saturday'),
          holiday('2026-06-22', 'Eve', 'morning'),
        ],
        remove: ['2026-06-10'],
      })
    ).status,
  ).toBe(200);
  await storeHolidayDays(admin, calendar, {
    add: [holiday('2026-06-04', 'Corpus Christi'), holiday('2026-06-16', 'For a while')],
  });
  await storeHolidayDays(admin, calendar, { remove: ['2026-06-16'] });
  const later = await approved(amara._id, '2026-06-24', '2026-06-25');

  const clock = server.app.get(Clock, { strict: false });
  const on = clock.dateOf(clock.now());
  const shown = await requests(admin, amara._id);
  expect(shown.get(moved)).toEqual({
    startDate: '2026-06-01',
    endDate: '2026-06-12',
    moved: {
      before: 9,
      after: 8.5,
      holidays: [
        { ...holiday('2026-06-04', 'Corpus Christi'), removed: false, on },
        { ...holiday('2026-06-05', 'Eve', 'afternoon'), removed: false, on },
        { ...holiday('2026-06-10', 'Midsummer'), removed: true, on },
      ],
    },
  });
  expect(shown.get(asked.leave._id)).toMatchObject({
    moved: { before: 1, after: 0.5, holidays: [holiday('2026-06-22', 'Eve', 'morning')] },
  });
  expect(shown.get(unmoved)).toEqual({ startDate: '2026-06-15', endDate: '2026-06-19' });
  expect(shown.get(later)).toEqual({ startDate: '2026-06-24', endDate: '2026-06-25' });
  expect(await requests(amaraClient, amara._id)).toEqual(shown);
});

test('a holiday that was there before leave was counted, or before the calendar was the person’s, has moved nothing', async () => {
  const { admin, amara } = cast;
  const asked = await admin.post('/leave/add', {
    userId: amara._id,
    leaveType: 'Casual Leave',
    startDate: '2026-08-03',
    endDate: '2026-08-04',
    reason: 'Rest',
  });
  const uncounted = asked.body.leave._id;
  await storeHolidayDays(admin, calendar, {
    add: [{ day: '2026-08-03', half: null, name: 'Feast' }],
  });
  const policy = await addPolicy(admin, { name: 'Casual', type: 'Casual Leave' });
  await storeAssignment(admin, {
    holders: '*',
    subject: (await leaveType(admin, 'Casual Leave'))._id,
    target: policy._id,
    from: '2026-01-01',
  });
  expect(await requests(admin, amara._id, 'Casual Leave')).toEqual(
    new Map([[uncounted, { startDate: '2026-08-03', endDate: '2026-08-04' }]]),
  );

  const { _id: oslo } = (await admin.post('/holiday/add', { name: 'Oslo' })).body.calendar;
  await storeHolidayDays(admin, oslo, { add: [{ day: '2026-08-03', half: null, name: 'Feast' }] });
  await admin.post('/work/assignment/add', {
    holders: [amara._id],
    subject: 'calendar',
    target: oslo,
    from: '2026-08-01',
  });
  expect(await requests(admin, amara._id, 'Casual Leave')).toEqual(
    new Map([[uncounted, { startDate: '2026-08-03', endDate: '2026-08-04' }]]),
  );
  await storeHolidayDays(admin, oslo, {
    add: [{ day: '2026-08-04', half: 'morning', name: 'Eve' }],
  });
  expect((await requests(admin, amara._id, 'Casual Leave')).get(uncounted)).toMatchObject({
    moved: { before: 1, after: 0.5, holidays: [{ day: '2026-08-04' }] },
  });
});
