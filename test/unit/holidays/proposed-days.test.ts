import { proposedDays } from '../../../api/working-time/holidays/proposals/proposed-days.js';

const HOUR = 3_600_000;
const found = (date: string, hours: number, name: string, type = 'public') => {
  const start = new Date(`${date.replace(' ', 'T')}Z`);
  return {
    date,
    start,
    end: new Date(start.getTime() + hours * HOUR),
    name,
    type: type as 'public',
  };
};
const proposed = (...holidays: ReturnType<typeof found>[]) =>
  proposedDays(holidays, 2027).map(({ day, half, name, kind }) =>
    [day, half, name, kind].filter((part) => part !== null).join(' '),
  );

test.each([
  ['2027-12-24 14:00:00', 10, '2027-12-24 afternoon Day public'],
  ['2027-12-24 12:00:00', 12, '2027-12-24 afternoon Day public'],
  // Ash Wednesday in Brazil.
  ['2027-02-10 00:00:00', 14, '2027-02-10 morning Day public'],
  // Easter Sunday, on which clocks are put forward.
  ['2027-03-28 00:00:00', 23, '2027-03-28 Day public'],
  ['2027-10-31 00:00:00', 25, '2027-10-31 Day public'],
  ['2027-05-17 00:00:00', 24, '2027-05-17 Day public'],
])('a holiday from %s for %i hours', (date, hours, day) => {
  expect(proposed(found(date, hours, 'Day'))).toEqual([day]);
});

test('a holiday in the evening is none', () => {
  expect(proposed(found('2027-12-24 18:00:00', 6, 'Christmas Eve'))).toEqual([]);
});

test('a holiday of several days is one each, until the end of the year', () => {
  expect(proposed(found('2027-12-30 00:00:00', 96, 'Days'))).toEqual([
    '2027-12-30 Days public',
    '2027-12-31 Days public',
  ]);
  // The Feast of the Sacrifice in Turkey begins at the noon before it.
  expect(proposed(found('2027-05-15 12:00:00', 60, 'Feast'))).toEqual([
    '2027-05-15 afternoon Feast public',
    '2027-05-16 Feast public',
    '2027-05-17 Feast public',
  ]);
});

test('of two holidays on a day the stronger kind names it, and two of a kind both do', () => {
  const observed = found('2027-05-17 00:00:00', 24, 'Somebody’s birthday', 'observance');
  expect(
    proposed(
      observed,
      found('2027-05-17 00:00:00', 24, 'Constitution Day'),
      found('2027-05-17 00:00:00', 24, 'Whit Monday'),
    ),
  ).toEqual(['2027-05-17 Constitution Day, Whit Monday public']);
});
