import type { ProposedHoliday } from '../../../api/contract/working-time/holiday-proposals.js';
import {
  daysToFill,
  dueYears,
  type StoredDay,
} from '../../../api/working-time/holidays/proposals/country-years.js';
import { leftOutAfter } from '../../../api/working-time/holidays/proposals/left-out-proposals.js';
import {
  proposedDays,
  type Found,
} from '../../../api/working-time/holidays/proposals/proposed-days.js';

const today = '2026-11-26';
const proposal = (
  day: string,
  name: string,
  kind: ProposedHoliday['kind'] = 'public',
  half: ProposedHoliday['half'] = null,
): ProposedHoliday => ({ day, half, name, kind });
const found = (day: string, name: string, rule: string, type: Found['type'] = 'public'): Found => {
  const start = new Date(`${day}T00:00:00Z`);
  return {
    date: `${day} 00:00:00`,
    start,
    end: new Date(start.getTime() + 86_400_000),
    name,
    rule,
    type,
  };
};

test('this year and the two to come are filled, and each of them once, also one with nothing but a company day', () => {
  expect(dueYears(today, null)).toEqual([2026, 2027, 2028]);
  expect(dueYears(today, '2026-12-31')).toEqual([2027, 2028]);
  expect(dueYears(today, '2028-12-31')).toEqual([]);
  expect(dueYears('2027-01-01', '2028-12-31')).toEqual([2029]);
  expect(dueYears(today, '2026-11-25')).toEqual([2026, 2027, 2028]);
});

const stored = (day: string, name: string, of: Partial<StoredDay> = {}): StoredDay => ({
  day,
  half: null,
  name,
  live: 1,
  country: null,
  endedBy: null,
  ...of,
});
const toFill = (
  proposed: ProposedHoliday[],
  days: StoredDay[],
  filledUntil: string | null = '2026-12-31',
) =>
  daysToFill({
    today,
    filledUntil,
    stored: days,
    code: 'FR',
    proposed: (year) => proposed.filter(({ day }) => day.startsWith(`${year}-`)),
  });

test('public holidays are added, and of the others those of the year before, with its half and name', () => {
  const proposed = [
    proposal('2026-12-24', 'Christmas Eve', 'bank', 'afternoon'),
    proposal('2026-12-31', 'New Year’s Eve', 'bank'),
    proposal('2027-03-29', 'Easter Monday'),
    proposal('2027-12-24', 'Christmas Eve', 'bank', 'afternoon'),
    proposal('2027-12-31', 'New Year’s Eve', 'bank'),
  ];
  expect(toFill(proposed, [stored('2026-12-24', 'Eve')]).add).toEqual([
    { day: '2027-03-29', half: null, name: 'Easter Monday' },
    { day: '2027-12-24', half: null, name: 'Eve' },
  ]);
});

test('a day that the calendar has, or an admin has removed, is left as it is', () => {
  const proposed = [
    proposal('2027-01-01', 'New Year'),
    proposal('2027-05-01', 'Labour Day'),
    proposal('2027-05-08', 'Victory Day'),
  ];
  const days = [
    stored('2027-05-01', 'Labour Day', { live: null, country: 'FR', endedBy: 'an admin' }),
    stored('2027-05-08', 'Party'),
  ];
  expect(toFill(proposed, days)).toEqual({
    add: [{ day: '2027-01-01', half: null, name: 'New Year' }],
    remove: [],
  });
});

test('days to come of an earlier country end, and those of both countries and of admins stay', () => {
  const german = { country: 'DE' };
  const days = [
    stored('2026-10-03', 'German Unity Day', german),
    stored('2026-12-24', 'Party'),
    stored('2026-12-25', 'Christmas', german),
    stored('2026-12-26', 'Boxing Day', german),
    stored('2027-05-01', 'Labour Day', german),
    stored('2027-10-03', 'German Unity Day', { ...german, live: null, endedBy: 'an admin' }),
  ];
  const proposed = [
    proposal('2026-07-14', 'Bastille Day'),
    proposal('2026-12-25', 'Christmas'),
    proposal('2027-05-01', 'Workers’ Day'),
    proposal('2027-07-14', 'Bastille Day'),
  ];
  expect(toFill(proposed, days, '2026-11-25')).toEqual({
    add: [
      { day: '2027-05-01', half: null, name: 'Workers’ Day' },
      { day: '2027-07-14', half: null, name: 'Bastille Day' },
    ],
    remove: ['2026-12-26'],
  });
});

test('what an earlier country had in the year before is no choice of the next one’s observances', () => {
  const proposed = [
    proposal('2026-04-03', 'Good Friday', 'observance'),
    proposal('2027-03-26', 'Good Friday', 'observance'),
  ];
  expect(toFill(proposed, [stored('2026-04-03', 'Good Friday', { country: 'DE' })]).add).toEqual(
    [],
  );
  expect(
    toFill(proposed, [stored('2026-04-03', 'Good Friday', { country: 'FR' })]).add,
  ).toHaveLength(1);
});

test('a country that is chosen again has the days again that ended with it', () => {
  const ended = stored('2027-07-14', 'Bastille Day', { live: null, country: 'FR' });
  expect(toFill([proposal('2027-07-14', 'Bastille Day')], [ended]).add).toHaveLength(1);
});

const whitMonday = found('2027-05-17', 'Whit Monday', 'easter 50');
const constitutionDay = found('2027-05-17', 'Constitution Day', '05-17');
const epiphany = found('2027-01-06', 'Epiphany', '01-06');
const valentine = found('2027-02-14', 'Valentine', '02-14', 'observance');

test('what was not ticked is left out, and nothing is of a year without any public holiday of the country', () => {
  const tick = (day: string) =>
    leftOutAfter([], {
      found: [whitMonday, epiphany, valentine],
      holidays: new Set([day]),
      changed: new Set([day]),
      ticked: true,
    });
  expect(tick('2027-05-17').map(({ name }) => name)).toEqual(['Epiphany', 'Valentine']);
  expect(tick('2027-02-14')).toEqual([]);
  expect(tick('2027-08-20')).toEqual([]);
});

test('a holiday that moves is not left out for its other day', () => {
  const moved = found(
    '2027-12-27',
    'Christmas Day (substitute day)',
    '12-25 and if saturday then next monday',
  );
  const day = found('2027-12-25', 'Christmas Day', moved.rule);
  expect(
    leftOutAfter([], {
      found: [day, moved],
      holidays: new Set(['2027-12-25']),
      changed: new Set(['2027-12-25']),
      ticked: true,
    }),
  ).toEqual([]);
});

test('a holiday that is removed is left out from then on, and comes back if it is added', () => {
  const change = { found: [epiphany, whitMonday], changed: new Set(['2027-01-06']), ticked: false };
  const removed = leftOutAfter([], { ...change, holidays: new Set() });
  expect(removed).toEqual([{ rule: '01-06', name: 'Epiphany' }]);
  expect(leftOutAfter(removed, { ...change, holidays: new Set() })).toEqual(removed);
  expect(leftOutAfter(removed, { ...change, holidays: new Set(['2027-01-06']) })).toEqual([]);
});

test('one that an update of the library renames or moves stays left out', () => {
  const leftOut = [{ rule: '01-06', name: 'Epiphany' }];
  const change = {
    changed: new Set(['2028-01-06', '2028-01-10']),
    holidays: new Set<string>(),
    ticked: false,
  };
  expect(
    leftOutAfter(leftOut, { ...change, found: [found('2028-01-06', 'Three Kings', '01-06')] }),
  ).toEqual([{ rule: '01-06', name: 'Three Kings' }]);
  expect(
    leftOutAfter(leftOut, {
      ...change,
      found: [found('2028-01-10', 'Epiphany', '2nd monday in January')],
    }),
  ).toHaveLength(1);
});

test('two holidays of one day are left out each for itself', () => {
  expect(
    proposedDays(
      [whitMonday, constitutionDay].filter(({ rule }) => rule !== 'easter 50'),
      2027,
    ),
  ).toMatchObject([{ day: '2027-05-17', name: 'Constitution Day' }]);
});
