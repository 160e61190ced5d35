import { expect, test } from '@jest/globals';
import { remainingLeave, type CostsOfDays } from '../../../api/leave/check/remaining-leave.js';
import type { RequestedLeave } from '../../../api/leave/requested-leave.js';

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
/** Monday to Friday. */
const costs: CostsOfDays = (days) =>
  days.map(({ day, morning, afternoon }) => {
    const cost = isWeekend(day) ? 0 : (Number(morning) + Number(afternoon)) * 500;
    return { day, cost, why: cost === 0 ? 'free' : null, holiday: null, half: null };
  });
const leave = (
  startDate: string,
  endDate: string,
  parts: Partial<RequestedLeave> = {},
): RequestedLeave => ({
  startDate,
  endDate,
  startsAt: 'morning',
  endsAt: 'evening',
  minutes: null,
  ...parts,
});
const left = (whole: RequestedLeave, out: RequestedLeave, by = costs) =>
  remainingLeave(whole, out, by).map(
    ({ startDate, startsAt, endDate, endsAt, days }) =>
      `${startDate} ${startsAt} – ${endDate} ${endsAt}, ${days}`,
  );

const TWO_WEEKS = leave('2026-08-08', '2026-08-23');

test('each part begins and ends on a day that costs', () => {
  expect(left(TWO_WEEKS, leave('2026-08-12', '2026-08-14'))).toEqual([
    '2026-08-10 morning – 2026-08-11 evening, 2',
    '2026-08-17 morning – 2026-08-21 evening, 5',
  ]);
});

test('a rest that costs nothing is not made', () => {
  expect(left(TWO_WEEKS, leave('2026-08-10', '2026-08-21'))).toEqual([]);
  expect(left(TWO_WEEKS, leave('2026-08-10', '2026-08-14'))).toEqual([
    '2026-08-17 morning – 2026-08-21 evening, 5',
  ]);
});

test('what is taken out from midday leaves the morning, and until midday the afternoon', () => {
  const out = leave('2026-08-12', '2026-08-13', { startsAt: 'noon', endsAt: 'noon' });
  expect(left(TWO_WEEKS, out)).toEqual([
    '2026-08-10 morning – 2026-08-12 noon, 3',
    '2026-08-13 noon – 2026-08-21 evening, 9',
  ]);
  const fromNoon = leave('2026-08-12', '2026-08-14', { startsAt: 'noon' });
  expect(left(fromNoon, leave('2026-08-12', '2026-08-12', { startsAt: 'noon' }))).toEqual([
    '2026-08-13 morning – 2026-08-14 evening, 2',
  ]);
});

test('half days at the ends stay half', () => {
  expect(
    left(
      leave('2026-08-10', '2026-08-14', { startsAt: 'noon', endsAt: 'noon' }),
      leave('2026-08-12', '2026-08-12'),
    ),
  ).toEqual(['2026-08-10 noon – 2026-08-11 evening, 2', '2026-08-13 morning – 2026-08-14 noon, 2']);
});

test('without a policy nothing is costed, so all days that are left are kept', () => {
  expect(left(TWO_WEEKS, leave('2026-08-10', '2026-08-21'), () => undefined)).toEqual([
    '2026-08-08 morning – 2026-08-09 evening, 2',
    '2026-08-22 morning – 2026-08-23 evening, 2',
  ]);
});

test('of some hours of a day nothing is left', () => {
  expect(
    left(leave('2026-08-10', '2026-08-10', { minutes: 90 }), leave('2026-08-10', '2026-08-10')),
  ).toEqual([]);
});
