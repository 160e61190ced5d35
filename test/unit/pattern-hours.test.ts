import {
  hoursPerWeek,
  minutesOf,
  writtenHours,
} from '../../admin-ui/src/working-time/pattern-hours.js';
import { firstWorkday } from '../../api/working-time/patterns/work-pattern.js';

test.each([
  ['', 0],
  ['  ', 0],
  ['0', 0],
  ['4', 240],
  [' 3:45 ', 225],
  ['3h45', 225],
  ['3.75', 225],
  ['3,75', 225],
  ['3.5', 210],
  ['0:30', 30],
  ['12', 720],
  ['12:00', 720],
])('%p are %i minutes', (written, minutes) => expect(minutesOf(written)).toBe(minutes));

test.each([
  'x',
  '-1',
  '12:01',
  '13',
  '3:60',
  '3:4',
  '1e1',
  '3.755',
  '4 h',
  '٤',
  '3::45',
  '.5',
  '3:45:00',
  'NaN',
])('%p is nothing that can be read', (written) => expect(minutesOf(written)).toBeNaN());

test.each([
  [0, ''],
  [240, '4:00'],
  [225, '3:45'],
  [5, '0:05'],
])('%i minutes are written %p', (minutes, written) => {
  expect(writtenHours(minutes)).toBe(written);
  expect(minutesOf(written)).toBe(minutes);
});

test('a cycle has the hours of its weeks on average', () => {
  const week = (days: number) =>
    Array.from({ length: 7 }, (_, day): [number, number] => (day < days ? [240, 210] : [0, 0]));
  expect(hoursPerWeek(week(5))).toBe(37.5);
  expect(hoursPerWeek([...week(5), ...week(4)])).toBe(33.75);
});

test.each<[days: number[], first: number]>([
  [[0, 1, 2, 3, 4], 0],
  [[6, 0, 1, 2, 3], 6],
  [[1, 2, 3, 4, 5], 1],
  [[0, 1, 2, 3, 4, 5, 6], 0],
  [[], 0],
])('weeks of people who work on %j begin on weekday %i', (days, first) => {
  const slots = [0, 1, 2, 3, 4, 5, 6].map((weekday): [number, number] =>
    days.includes(weekday) ? [240, 240] : [0, 0],
  );
  expect(firstWorkday(slots)).toBe(first);
});
