import { expect, test } from '@jest/globals';
import type { StoredDay } from '../../../api/working-time/holidays/proposals/country-years.js';
import { yearlyAfter, yearlyDaysToAdd } from '../../../api/working-time/holidays/yearly-days.js';

const EVE = { monthDay: '12-24', half: 'afternoon' as const, name: 'Christmas Eve' };
const LEAP = { monthDay: '02-29', half: null, name: 'Leap day' };

const stored = (day: string, of: Partial<StoredDay> = {}): StoredDay => ({
  day,
  half: null,
  name: 'Stored',
  live: 1,
  country: null,
  endedBy: null,
  ...of,
});
const days = (today: string, yearly: (typeof EVE | typeof LEAP)[], known: StoredDay[] = []) =>
  yearlyDaysToAdd({ today, yearly, stored: known }).map(({ day }) => day);

test('a day returns this year, if it is to come, and in the next two', () => {
  expect(yearlyDaysToAdd({ today: '2026-11-30', yearly: [EVE], stored: [] })).toEqual([
    { day: '2026-12-24', half: 'afternoon', name: 'Christmas Eve' },
    { day: '2027-12-24', half: 'afternoon', name: 'Christmas Eve' },
    { day: '2028-12-24', half: 'afternoon', name: 'Christmas Eve' },
  ]);
  expect(days('2026-12-25', [EVE])).toEqual(['2027-12-24', '2028-12-24']);
  expect(days('2026-01-01', [LEAP])).toEqual(['2028-02-29']);
});

test('what is there or was removed by an admin stays as it is, in its year', () => {
  const known = [
    stored('2026-12-24'),
    stored('2027-12-24', { live: null, endedBy: 'admin' }),
    stored('2028-12-24', { live: null }),
  ];
  expect(days('2026-11-30', [EVE], known)).toEqual(['2028-12-24']);
});

test('a day chosen again replaces what returned on its date, or ends it', () => {
  const day = { day: '2026-12-24', half: null, name: 'Closed' };
  expect(yearlyAfter([LEAP, EVE], [day], true)).toEqual([
    LEAP,
    { monthDay: '12-24', half: null, name: 'Closed' },
  ]);
  expect(yearlyAfter([LEAP, EVE], [day], false)).toEqual([LEAP]);
  expect(yearlyAfter([], [day, { ...day, day: '2027-12-24', name: 'Later' }], true)).toEqual([
    { monthDay: '12-24', half: null, name: 'Later' },
  ]);
});
