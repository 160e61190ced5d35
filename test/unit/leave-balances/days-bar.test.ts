import { expect, test } from '@jest/globals';
import { layDays } from '../../../admin-ui/src/ui/days-bar/days-layout.js';
import {
  asDots,
  type DaysParts,
  withoutOwed,
} from '../../../admin-ui/src/ui/days-bar/days-parts.js';
import { daysPerDot, daysScale } from '../../../admin-ui/src/ui/days-bar/days-scale.js';

const WIDE = 2000;

const shapesOf = (parts: DaysParts) => layDays(parts, daysScale([parts], 'L', WIDE)).shapes;
const described = (parts: DaysParts) =>
  shapesOf(parts).map((shape) => [
    shape.of,
    shape.kind === 'capsule'
      ? shape.cut
        ? 'cut capsule'
        : 'capsule'
      : shape.kind === 'dot'
        ? shape.share
        : shape.kind,
  ]);

test('what is spoken for is joined, what is free is loose, in the order of use', () => {
  expect(
    described({
      available: 1,
      expiring: 1,
      request: 1,
      pending: 2,
      booked: 3,
      taken: 18,
      toCome: 1,
    }),
  ).toEqual([
    ['taken', 'capsule'],
    ['booked', 'capsule'],
    ['pending', 'capsule'],
    ['request', 'capsule'],
    ['expiring', 1],
    ['available', 1],
    ['toCome', 1],
  ]);
});

test('a half is cut at the end of its part, and whole days stay whole', () => {
  expect(described({ taken: 18.5, available: 2.5 })).toEqual([
    ['taken', 'cut capsule'],
    ['available', 1],
    ['available', 1],
    ['available', 0.5],
  ]);
});

test('a day is 14 wide in the large size, and loose days stand in fives', () => {
  const [taken, ...free] = shapesOf({ taken: 3, available: 7 });
  expect(taken).toMatchObject({ kind: 'capsule', width: expect.closeTo(3 * 14 - 2 * 1.05) });
  const steps = free.slice(1).map(({ x }, index) => Math.round(x - (free[index]?.x ?? 0)));
  expect(steps).toEqual([14, 14, 14, 14, 21, 14]);
});

test('below zero stands a tick and what is owed, which is not drawn as taken too', () => {
  expect(described({ taken: 25, booked: 3, owed: 3 })).toEqual([
    ['taken', 'capsule'],
    ['owed', 'tick'],
    ['owed', 'capsule'],
  ]);
  expect(withoutOwed({ taken: 2, pending: 1, owed: 5 })).toMatchObject({
    taken: 0,
    pending: 0,
    owed: 5,
  });
});

test('up to 40 dots stand for a day each, more for 2, 5, 10, 25 …', () => {
  expect([40, 40.5, 100, 399, 1000, 2500, 9000].map(daysPerDot)).toEqual([
    1, 2, 5, 10, 25, 100, 500,
  ]);
  expect(shapesOf({ available: 80 })).toHaveLength(40);
});

test('what is owed counts once towards the 40', () => {
  expect(daysScale([{ taken: 40, owed: 3 }], 'S', WIDE).perDot).toBe(1);
});

test('too narrow, pitch and dots shrink together, and the bar fits', () => {
  const parts = { taken: 16.5, pending: 8, expiring: 1.5, available: 5 };
  const scale = daysScale([parts], 'L', 300);
  expect(scale.pitch / scale.dot).toBeCloseTo(1.4);
  expect(layDays(parts, scale).width).toBeLessThanOrEqual(300.5);
  expect(layDays(parts, daysScale([parts], 'L', WIDE)).width).toBeGreaterThan(400);
});

test('all rows of a table have the scale of the widest', () => {
  const few = { available: 2 };
  const many = { taken: 30, available: 9 };
  expect(daysScale([few, many], 'S', 190)).toEqual(daysScale([many], 'S', 190));
});

test('of a type in minutes a dot is an hour', () => {
  expect(described(asDots({ expiring: 390 }, 'minutes'))).toEqual([
    ...Array.from({ length: 6 }, () => ['expiring', 1]),
    ['expiring', 0.5],
  ]);
});

test('nothing is drawn for nothing, and little is still seen', () => {
  expect(layDays({}, daysScale([{}], 'M', WIDE))).toEqual({ shapes: [], width: 0 });
  expect(described({ available: 0.1 })).toEqual([['available', 0.15]]);
});
