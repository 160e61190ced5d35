import { expect, test } from '@jest/globals';
import { placeForKey, within } from '../../../admin-ui/src/ui/timeline/timeline-keys.js';

const DECEMBER = { rows: 5, from: '2026-12-01', to: '2026-12-31' };
const at = { row: 2, day: '2026-12-15' };

const pressed = (
  key: string,
  { ctrlKey = false, rightToLeft = false, from = at, limits = DECEMBER } = {},
) => placeForKey({ key, ctrlKey }, from, limits, rightToLeft);

test('arrow keys move by a day or a person', () => {
  expect(pressed('ArrowRight')).toEqual({ row: 2, day: '2026-12-16' });
  expect(pressed('ArrowLeft')).toEqual({ row: 2, day: '2026-12-14' });
  expect(pressed('ArrowDown')).toEqual({ row: 3, day: '2026-12-15' });
  expect(pressed('ArrowUp')).toEqual({ row: 1, day: '2026-12-15' });
});

test('days run the other way from right to left', () => {
  expect(pressed('ArrowRight', { rightToLeft: true })).toEqual({ row: 2, day: '2026-12-14' });
  expect(pressed('ArrowDown', { rightToLeft: true })).toEqual({ row: 3, day: '2026-12-15' });
});

test('they stop at the edges', () => {
  expect(pressed('ArrowLeft', { from: { row: 0, day: '2026-12-01' } })).toEqual({
    row: 0,
    day: '2026-12-01',
  });
  expect(pressed('ArrowRight', { from: { row: 0, day: '2026-12-31' } })).toEqual({
    row: 0,
    day: '2026-12-31',
  });
  expect(pressed('ArrowUp', { from: { row: 0, day: '2026-12-01' } })).toEqual({
    row: 0,
    day: '2026-12-01',
  });
  expect(pressed('ArrowDown', { from: { row: 4, day: '2026-12-01' } })).toEqual({
    row: 4,
    day: '2026-12-01',
  });
});

test('Home and End go to the first and last day, with Ctrl also to the first and last row', () => {
  expect(pressed('Home')).toEqual({ row: 2, day: '2026-12-01' });
  expect(pressed('End')).toEqual({ row: 2, day: '2026-12-31' });
  expect(pressed('Home', { ctrlKey: true })).toEqual({ row: 0, day: '2026-12-01' });
  expect(pressed('End', { ctrlKey: true })).toEqual({ row: 4, day: '2026-12-31' });
});

test('page keys go to the same day of another month, of another quarter in a quarter', () => {
  expect(pressed('PageDown', { from: { row: 1, day: '2026-12-31' } })).toEqual({
    row: 1,
    day: '2027-01-31',
  });
  expect(pressed('PageUp')).toEqual({ row: 2, day: '2026-11-15' });
  expect(pressed('PageDown', { limits: { ...DECEMBER, from: '2026-10-01' } })).toEqual({
    row: 2,
    day: '2027-03-15',
  });
});

test('other keys are left alone', () => {
  for (const key of ['a', 'Tab', 'Escape', 'Enter']) expect(pressed(key)).toBeUndefined();
});

test('a place is brought within the rows and days that there are', () => {
  expect(within({ row: 9, day: '2027-02-03' }, DECEMBER)).toEqual({ row: 4, day: '2026-12-31' });
  expect(within({ row: 9, day: '2026-02-03' }, { ...DECEMBER, rows: 0 })).toEqual({
    row: 0,
    day: '2026-12-01',
  });
});
