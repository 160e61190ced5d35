import { expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import { setToday } from '../../support/calendar.js';
import { requestLeave } from '../../support/cast.js';
import { addCoverageRule } from '../../support/coverage.js';
import { Deciding } from '../../support/deciding.js';
import { addLeaveType } from '../../support/leave-rules-by-calls.js';
import { storePolicy } from '../../support/stored-leave-rules.js';

const company = await Deciding.begin();
setToday(company.server, '2026-11-25');
const { admin, sales } = company.cast;
const MONDAY = '2027-06-07';
const day = (n: number) => addDays(MONDAY, n);

async function near(
  name: string,
  startDate: string,
  endDate = startDate,
  more: Record<string, string> = {},
  client = company.client(name),
) {
  const query = new URLSearchParams({
    userId: company.id(name),
    leaveType: 'Annual Leave',
    startDate,
    endDate,
    ...more,
  });
  return client.get(`/leave/suggestion?${query}`);
}

test('the nearest dates of the same length break no rule, later ones before earlier ones', async () => {
  const rule = await addCoverageRule(admin, {
    department: sales._id,
    from: day(0),
    to: day(1),
    maxAway: 0,
  });
  // Monday and Tuesday are blocked: Wednesday and Thursday are two days away, Thursday and Friday of the week before four.
  expect((await near('Zoë', day(0), day(1))).body.suggestion).toEqual({
    startDate: day(2),
    endDate: day(3),
  });
  // Friday would be followed by a weekend: two days of leave are two days of work.
  expect((await near('Zoë', day(1), day(2))).body.suggestion).toEqual({
    startDate: day(2),
    endDate: day(3),
  });
  await admin.delete(`/coverage/${rule._id}`);
});

test('own leave, the balance and the end of employment are respected', async () => {
  await storePolicy(company.server, {
    holder: company.id('Tomasz'),
    rules: { tiers: [{ years: 0, amount: 3000 }] },
  });
  await requestLeave(company.client('Tomasz'), company.id('Tomasz'), day(2), day(3));
  const rule = await addCoverageRule(admin, {
    department: sales._id,
    from: day(0),
    to: day(1),
    maxAway: 0,
  });
  expect((await near('Tomasz', day(0))).body.suggestion).toEqual({
    startDate: day(-3),
    endDate: day(-3),
  });
  expect((await near('Tomasz', day(0), day(1))).body.suggestion).toBeNull();
  await company.employ('Amélie', { leftOn: day(1) });
  expect((await near('Amélie', day(1))).body.suggestion).toEqual({
    startDate: day(-3),
    endDate: day(-3),
  });
  await admin.delete(`/coverage/${rule._id}`);
});

test('halves stay halves, and there may be nothing better', async () => {
  const rule = await addCoverageRule(admin, { department: sales._id, maxAway: 0 });
  expect(await near('Zoë', day(7), day(7), { startsAt: 'noon' })).toMatchObject({
    status: 200,
    body: { suggestion: null },
  });
  await admin.put(`/coverage/${rule._id}`, {
    name: rule.name,
    department: sales._id,
    to: day(7),
    maxAway: 0,
    block: true,
  });
  expect((await near('Zoë', day(7), day(7), { startsAt: 'noon' })).body.suggestion).toEqual({
    startDate: day(8),
    endDate: day(8),
  });
  await admin.delete(`/coverage/${rule._id}`);
});

test('leave in minutes moves to a day of as much work, and days without work to none', async () => {
  const hours = await addLeaveType(admin, { name: 'Time off', unit: 'minutes' });
  await storePolicy(company.server, {
    typeId: hours._id,
    rules: { tiers: [{ years: 0, amount: 100_000 }] },
  });
  const friday = day(4);
  const rule = await addCoverageRule(admin, {
    department: sales._id,
    from: friday,
    to: friday,
    maxAway: 0,
  });
  const inMinutes = async (minutes: string) =>
    (await near('Zoë', friday, friday, { leaveType: 'Time off', minutes })).body.suggestion;
  // The weekend is nearer than Thursday or Monday, and is no work.
  expect(await inMinutes('480')).toEqual({ startDate: day(3), endDate: day(3) });
  expect(await inMinutes('120')).toEqual({ startDate: day(3), endDate: day(3) });
  expect((await near('Zoë', day(5), day(6))).body.suggestion).toBeNull();
  await admin.delete(`/coverage/${rule._id}`);
});

test('it is for those who may read the quote', async () => {
  expect((await near('Zoë', day(0), day(0), {}, company.client('Søren'))).status).toBe(200);
  expect((await near('Zoë', day(0), day(0), {}, company.client('Tomasz'))).status).toBe(403);
  expect((await near('Zoë', day(0), day(0), {}, admin)).status).toBe(200);
});
