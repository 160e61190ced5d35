import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { addMonths } from '../../../api/contract/calendar-date.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { hire, PASSWORD, requestLeave } from '../../support/cast.js';
import { Deciding, inDays, TODAY } from '../../support/deciding.js';
import { storeHolidayDays } from '../../support/leave-preview.js';
import { store } from '../../support/rows.js';
import { Subscription } from '../../support/subscription.js';

const company = await Deciding.begin();
const { admin, server, cast } = company;

let [people, id, client] = [0, '', company.client('Zoë')];
beforeEach(async () => {
  const record = await hire(admin, {
    employeeId: `F-${(people += 1)}`,
    name: `Nina ${people}`,
    department: cast.research._id,
    hireDate: '2020-01-01',
  });
  [id, client] = [record._id, await server.signIn(record.email, PASSWORD)];
});

async function away(
  from: string,
  to = from,
  fields: Record<string, unknown> = {},
): Promise<LeaveRecord> {
  return company.approvedByAdmin(await requestLeave(client, id, from, to, fields));
}

const eventOf = ({ _id }: LeaveRecord) =>
  `leave-${createHash('sha256').update(_id).digest('hex')}@employee-management-system`;

test('a calendar program follows a request: approved it appears, shortened it moves, cancelled it vanishes', async () => {
  const calendar = await Subscription.to(client, 'own');
  expect([await calendar.refresh(), calendar.events]).toEqual([200, []]);
  expect(calendar.name).toBe('My leave – Employee Management System');
  const leave = await requestLeave(client, id, inDays(10), inDays(19));
  expect(await calendar.refresh()).toBe(304);
  await company.approvedByAdmin(leave);
  expect(await calendar.refresh()).toBe(200);
  expect(calendar.events).toEqual([
    { uid: eventOf(leave), sequence: 0, days: [inDays(10), inDays(20)], summary: 'Annual Leave' },
  ]);
  expect(await calendar.refresh()).toBe(304);

  const shorten = async ({ _id }: LeaveRecord, from: number, to: number) =>
    (
      await admin.post(`/leave/shorten/${_id}`, {
        from: inDays(from),
        to: inDays(to),
        reason: 'Back',
      })
    ).body.leaves as LeaveRecord[];
  const [left] = (await shorten(leave, 17, 19)) as [LeaveRecord];
  expect([await calendar.refresh(), calendar.events]).toEqual([
    200,
    [{ uid: eventOf(leave), sequence: 1, days: [inDays(10), inDays(17)], summary: 'Annual Leave' }],
  ]);

  const [before, after] = (await shorten(left, 12, 13)) as [LeaveRecord, LeaveRecord];
  await calendar.refresh();
  const second = {
    uid: eventOf(after),
    sequence: 2,
    days: [inDays(14), inDays(17)],
    summary: 'Annual Leave',
  };
  expect(calendar.events).toEqual([
    { uid: eventOf(leave), sequence: 2, days: [inDays(10), inDays(12)], summary: 'Annual Leave' },
    second,
  ]);

  await admin.post(`/leave/withdraw/${before._id}`, { reason: 'Stays' });
  expect([await calendar.refresh(), calendar.events]).toEqual([200, [second]]);
});

test('halves and hours are said in the summary, and only whole days block one’s calendar', async () => {
  const { name: hours } = await company.typeOf([], { unit: 'minutes' });
  await away(inDays(20), inDays(20), { endsAt: 'noon' });
  await away(inDays(21), inDays(21), { startsAt: 'noon' });
  await away(inDays(22), inDays(24), { startsAt: 'noon', endsAt: 'noon' });
  await away(inDays(25), inDays(25), { leaveType: hours, minutes: 135 });
  const calendar = await Subscription.to(client, 'own');
  await calendar.refresh();
  expect(calendar.summaries).toEqual([
    'Annual Leave (morning)',
    'Annual Leave (afternoon)',
    'Annual Leave (from midday, until midday)',
    `${hours} (2 h 15 min)`,
  ]);
  const { body } = await calendar.read();
  const events = new ICAL.Component(ICAL.parse(body as string) as unknown[]).getAllSubcomponents(
    'vevent',
  );
  expect(events.map((event) => event.getFirstPropertyValue('transp'))).toEqual([
    'TRANSPARENT',
    'TRANSPARENT',
    'OPAQUE',
    'TRANSPARENT',
  ]);
  expect(events.map((event) => event.getFirstPropertyValue('class'))).toEqual(
    Array(4).fill('PRIVATE'),
  );
});

test('the words are in the language of the account', async () => {
  await away(inDays(20), inDays(20), { endsAt: 'noon' });
  const calendar = await Subscription.to(client, 'own');
  await client.put('/profile/language', { language: 'de' });
  await calendar.refresh();
  expect([calendar.name, ...calendar.summaries]).toEqual([
    'Meine Abwesenheiten – Employee Management System',
    'Jahresurlaub (Vormittag)',
  ]);
  await client.put('/profile/language', { language: 'fr' });
  expect(await calendar.refresh()).toBe(200);
});

test('leave is shown from 12 months ago to 18 months ahead', async () => {
  const leave = await away(inDays(3));
  const { address } = await Subscription.to(client, 'own');
  const on = async (day: string) => {
    await store(server, 'UPDATE leave_request SET start_date = ?, end_date = ? WHERE id = ?', [
      day,
      day,
      leave._id,
    ]);
    const calendar = new Subscription(address);
    await calendar.refresh();
    return calendar.events.length;
  };
  const [first, last] = [addMonths(TODAY, -12), addMonths(TODAY, 18)];
  expect([await on(first), await on(last)]).toEqual([1, 1]);
  for (const day of [addMonths(first, -1), addMonths(last, 1)]) expect(await on(day)).toBe(0);
});

test('holidays are those of the calendar that holds for the person on each day', async () => {
  const calendar = await Subscription.to(client, 'holidays');
  expect([await calendar.refresh(), calendar.events]).toEqual([200, []]);
  const ids: string[] = [];
  for (const name of ['Norway', 'Ireland']) {
    const {
      calendar: { _id },
    } = (await admin.post('/holiday/add', { name: `${name} ${people}` })).body;
    await storeHolidayDays(admin, _id, {
      add: [
        { day: inDays(30), half: null, name: `${name}; 1, a\\b` },
        { day: inDays(60), half: 'afternoon', name: `${name} 2` },
      ],
    });
    ids.push(_id);
  }
  await admin.post('/work/assignment/add', {
    holders: [id],
    subject: 'calendar',
    target: ids[0],
    from: '2020-01-01',
  });
  await admin.post('/work/assignment/add', {
    holders: [id],
    subject: 'calendar',
    target: ids[1],
    from: inDays(45),
  });
  expect(await calendar.refresh()).toBe(200);
  expect(calendar.events).toEqual([
    {
      uid: `holiday-${ids[0]}-${inDays(30)}@employee-management-system`,
      sequence: 0,
      days: [inDays(30), inDays(31)],
      summary: 'Norway; 1, a\\b',
    },
    {
      uid: `holiday-${ids[1]}-${inDays(60)}@employee-management-system`,
      sequence: 0,
      days: [inDays(60), inDays(61)],
      summary: 'Ireland 2 (afternoon)',
    },
  ]);
  const { name, events } = calendar;
  expect([await calendar.refresh(), calendar.name, calendar.events]).toEqual([304, name, events]);
});
