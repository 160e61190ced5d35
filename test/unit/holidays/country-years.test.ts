import type { ProposedHoliday } from '../../../api/contract/holiday-proposals.js';
import { dueYears, holidaysOfCountry } from '../../../api/working-time/holidays/proposals/country-years.js';
import { leftOutAfter } from '../../../api/working-time/holidays/proposals/left-out-proposals.js';
import { proposedDays, type Found } from '../../../api/working-time/holidays/proposals/proposed-days.js';

const today = '2026-11-26';
const proposal = (day: string, name: string, kind: ProposedHoliday['kind'] = 'public', half: ProposedHoliday['half'] = null): ProposedHoliday => ({ day, half, name, kind });
const found = (day: string, name: string, rule: string, type: Found['type'] = 'public'): Found => {
  const start = new Date(`${day}T00:00:00Z`);
  return { date: `${day} 00:00:00`, start, end: new Date(start.getTime() + 86_400_000), name, rule, type };
};
const none = { proposed: [], holidays: [] };

test('this year and the two to come are filled, and each of them once', () => {
  expect(dueYears({ today, filledUntil: null, used: new Set() })).toEqual([2026, 2027, 2028]);
  expect(dueYears({ today, filledUntil: 2026, used: new Set([2026]) })).toEqual([2027, 2028]);
  expect(dueYears({ today, filledUntil: 2028, used: new Set([2026, 2027, 2028]) })).toEqual([]);
  expect(dueYears({ today: '2027-01-01', filledUntil: 2028, used: new Set([2026, 2027, 2028]) })).toEqual([2029]);
});

test('a year with nothing but a company day is filled as well, and an earlier one without any day', () => {
  expect(dueYears({ today, filledUntil: 2026, used: new Set([2026, 2028]) })).toEqual([2027, 2028]);
  expect(dueYears({ today, filledUntil: 2027, used: new Set([2027]) })).toEqual([2026, 2028]);
});

test('public holidays are added, and of the others those of the year before, with its half and name', () => {
  const before = {
    proposed: [proposal('2026-12-24', 'Christmas Eve', 'bank', 'afternoon'), proposal('2026-12-31', 'New Year’s Eve', 'bank'), proposal('2026-04-06', 'Easter Monday')],
    holidays: [{ day: '2026-12-24', half: null, name: 'Eve' }, { day: '2026-04-06', half: null, name: 'Easter Monday' }],
  };
  const proposed = [proposal('2027-03-29', 'Easter Monday'), proposal('2027-12-24', 'Christmas Eve', 'bank', 'afternoon'), proposal('2027-12-31', 'New Year’s Eve', 'bank')];
  expect(holidaysOfCountry({ proposed, before, used: new Set() })).toEqual([{ day: '2027-03-29', half: null, name: 'Easter Monday' }, { day: '2027-12-24', half: null, name: 'Eve' }]);
});

test('a day that the calendar has or had is left as it is', () => {
  const proposed = [proposal('2027-01-01', 'New Year'), proposal('2027-05-01', 'Labour Day')];
  expect(holidaysOfCountry({ proposed, before: none, used: new Set(['2027-05-01']) })).toEqual([{ day: '2027-01-01', half: null, name: 'New Year' }]);
});

const whitMonday = found('2027-05-17', 'Whit Monday', 'easter 50');
const constitutionDay = found('2027-05-17', 'Constitution Day', '05-17');
const epiphany = found('2027-01-06', 'Epiphany', '01-06');
const valentine = found('2027-02-14', 'Valentine', '02-14', 'observance');

test('when a country is chosen, its public holidays that are not in the calendar are left out', () => {
  const leftOut = leftOutAfter([], { found: [whitMonday, epiphany, valentine], holidays: new Set(['2027-05-17']), changed: new Set(['2027-05-17']), chosen: true });
  expect(leftOut).toEqual([{ rule: '01-06', name: 'Epiphany' }]);
});

test('a holiday that is removed is left out from then on, and comes back if it is added', () => {
  const change = { found: [epiphany, whitMonday], changed: new Set(['2027-01-06']), chosen: false };
  const removed = leftOutAfter([], { ...change, holidays: new Set() });
  expect(removed).toEqual([{ rule: '01-06', name: 'Epiphany' }]);
  expect(leftOutAfter(removed, { ...change, holidays: new Set() })).toEqual(removed);
  expect(leftOutAfter(removed, { ...change, holidays: new Set(['2027-01-06']) })).toEqual([]);
});

test('one that an update of the library renames or moves stays left out', () => {
  const leftOut = [{ rule: '01-06', name: 'Epiphany' }];
  const change = { changed: new Set(['2028-01-06', '2028-01-10']), holidays: new Set<string>(), chosen: false };
  expect(leftOutAfter(leftOut, { ...change, found: [found('2028-01-06', 'Three Kings', '01-06')] })).toEqual([{ rule: '01-06', name: 'Three Kings' }]);
  expect(leftOutAfter(leftOut, { ...change, found: [found('2028-01-10', 'Epiphany', '2nd monday in January')] })).toHaveLength(1);
});

test('two holidays of one day are left out each for itself', () => {
  expect(proposedDays([whitMonday, constitutionDay].filter(({ rule }) => rule !== 'easter 50'), 2027)).toMatchObject([{ day: '2027-05-17', name: 'Constitution Day' }]);
});
