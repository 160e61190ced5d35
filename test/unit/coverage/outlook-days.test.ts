import {
  busiestDay,
  daysOver,
  drawnDays,
  sameDays,
} from '../../../admin-ui/src/coverage/outlook-days.js';
import { coverScale } from '../../../admin-ui/src/ui/charts/cover-strip-layout.js';
import type { CoverageOutlookDay } from '../../../api/contract/leave/coverage.js';

const day = (
  date: number,
  approved: number,
  pending = 0,
  names: string[] = ['Ada'],
): CoverageOutlookDay => ({
  day: `2026-12-${String(date).padStart(2, '0')}`,
  approved,
  pending,
  names,
});
const WEEK = [
  day(14, 1),
  day(15, 2, 1, ['Ada', 'Bo', 'Cy']),
  day(16, 2, 1, ['Ada', 'Bo', 'Cy']),
  day(17, 1),
  day(21, 1, 2, ['Ada', 'Bo', 'Cy']),
];

test('days above the limit count pending leave, too', () => {
  expect(daysOver(WEEK, 2).map(({ day: date }) => date)).toEqual([
    '2026-12-15',
    '2026-12-16',
    '2026-12-21',
  ]);
  expect(daysOver(WEEK, 3)).toEqual([]);
  expect(daysOver(WEEK, 0)).toHaveLength(5);
});

test('days one after the other with the same people are one line', () => {
  expect(sameDays(daysOver(WEEK, 2))).toEqual([
    { first: '2026-12-15', last: '2026-12-16', away: 3, names: ['Ada', 'Bo', 'Cy'] },
    { first: '2026-12-21', last: '2026-12-21', away: 3, names: ['Ada', 'Bo', 'Cy'] },
  ]);
});

test('the busiest day is the first of several', () => {
  expect(busiestDay(WEEK)?.day).toBe('2026-12-15');
  expect(busiestDay([])).toBeUndefined();
});

test('the drawing begins a day before the first that is above the limit, and has empty days too', () => {
  const drawn = drawnDays(WEEK, 2, 9);
  expect(drawn.map(({ day: date }) => date.slice(8))).toEqual([
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
  ]);
  expect(drawn[1]).toEqual({ day: '2026-12-15', taken: 2, open: 1 });
  expect(drawn[4]).toEqual({ day: '2026-12-18', taken: 0, open: 0 });
});

test('without a day above the limit it is around the busiest, and with little room it begins there', () => {
  expect(drawnDays(WEEK, undefined, 3).map(({ day: date }) => date.slice(8))).toEqual([
    '14',
    '15',
    '16',
  ]);
  expect(drawnDays(WEEK, 2, 4).map(({ day: date }) => date.slice(8))).toEqual([
    '15',
    '16',
    '17',
    '18',
  ]);
  expect(drawnDays([], 2, 4)).toEqual([]);
});

test('many people are drawn lower, and a limit far above them stays in the drawing', () => {
  expect(coverScale([{ taken: 2 }], 2)).toMatchObject({ pitch: 12, height: 32 });
  expect(coverScale([{ taken: 30, own: true }], 2).height).toBeLessThanOrEqual(104);
  const { y, pitch } = coverScale([{ taken: 1 }], 400);
  expect(pitch).toBe(12);
  expect(y(400)).toBeGreaterThanOrEqual(0);
});
