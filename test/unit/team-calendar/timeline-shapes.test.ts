import { describe, expect, test } from '@jest/globals';
import {
  capsulePath,
  columnPath,
  groundOf,
  headMark,
  isFreeForAll,
  segmentOf,
} from '../../../admin-ui/src/ui/timeline/timeline-shapes.js';
import type { CalendarAbsence } from '../../../api/contract/leave/team-calendar.js';

const DECEMBER = { from: '2026-12-01', days: 31 };
const STEP = 25;

function away(
  startDate: string,
  endDate: string,
  fields: Partial<CalendarAbsence> = {},
): CalendarAbsence {
  return {
    _id: null,
    startDate,
    endDate,
    startsAt: 'morning',
    endsAt: 'evening',
    minutes: null,
    status: 'Approved',
    leaveType: null,
    ...fields,
  };
}

const segment = (...absence: Parameters<typeof away>) => segmentOf(away(...absence), DECEMBER);

describe('an absence', () => {
  test('lies from the first to the end of the last day', () => {
    expect(segment('2026-12-07', '2026-12-08')).toEqual({ start: 6, end: 8, isDot: false });
  });

  test('lies from the middle of a day where it starts at midday, and to the middle where it ends then', () => {
    expect(segment('2026-12-03', '2026-12-04', { startsAt: 'noon' })).toEqual({
      start: 2.5,
      startCut: 'half',
      end: 4,
      isDot: false,
    });
    expect(segment('2026-12-09', '2026-12-09', { endsAt: 'noon' })).toEqual({
      start: 8,
      end: 8.5,
      endCut: 'half',
      isDot: false,
    });
  });

  test('is cut at the edge where it runs on, whatever half it begins with', () => {
    expect(segment('2026-11-24', '2026-12-04', { startsAt: 'noon' })).toEqual({
      start: 0,
      startCut: 'edge',
      end: 4,
      isDot: false,
    });
    expect(segment('2026-12-28', '2027-01-05', { endsAt: 'noon' })).toEqual({
      start: 27,
      end: 31,
      endCut: 'edge',
      isDot: false,
    });
    expect(segment('2026-01-01', '2027-12-31')).toEqual({
      start: 0,
      startCut: 'edge',
      end: 31,
      endCut: 'edge',
      isDot: false,
    });
  });

  test('in minutes is a dot on its day', () => {
    expect(segment('2026-12-09', '2026-12-09', { minutes: 150 })).toEqual({
      start: 8,
      end: 9,
      isDot: true,
    });
  });

  test.each([
    ['2026-11-01', '2026-11-30'],
    ['2027-01-01', '2027-01-02'],
  ])('lies nowhere from %s to %s', (start, end) => {
    expect(segment(start, end)).toBeUndefined();
  });
});

describe('the drawing of a capsule', () => {
  const path = (options?: Parameters<typeof capsulePath>[2], ...absence: Parameters<typeof away>) =>
    capsulePath(segment(...absence) as NonNullable<ReturnType<typeof segment>>, STEP, options);

  test('is round around the middle of its first and last day', () => {
    expect(path({}, '2026-12-07', '2026-12-08')).toBe(
      'M162.5 12H187.5a8 8 0 0 1 0 16H162.5a8 8 0 0 1 0 -16',
    );
  });

  test('a morning is the left half of a disc', () => {
    expect(path({}, '2026-12-09', '2026-12-09', { endsAt: 'noon' })).toBe(
      'M212.5 12H212.5v16H212.5a8 8 0 0 1 0 -16',
    );
  });

  test('is flat at the edge of the days shown', () => {
    expect(path({}, '2026-11-24', '2026-12-04')).toBe('M0 12H87.5a8 8 0 0 1 0 16H0v-16');
  });

  test('an outline is closed at a half and open at the edge', () => {
    expect(
      path({ inset: 1, hollow: true }, '2026-12-09', '2026-12-09', { endsAt: 'noon' }),
    ).toContain('H211.5v14');
    expect(path({ inset: 1, hollow: true }, '2026-12-28', '2027-01-05')).toContain('H775m0 14');
  });

  test('is thinner where days are narrow, so that it stays within its day', () => {
    expect(capsulePath({ start: 0, end: 1, isDot: false }, 8)).toBe(
      'M4 16.5H4a3.5 3.5 0 0 1 0 7H4a3.5 3.5 0 0 1 0 -7',
    );
  });
});

describe('the ground', () => {
  const dublin = {
    holidays: [
      { day: '2026-12-24', name: 'Christmas Eve', half: 'afternoon' as const },
      { day: '2026-12-26', name: 'Saint Stephen’s Day', half: null },
    ],
    free: [
      { day: '2026-12-05', half: null },
      { day: '2026-12-26', half: null },
    ],
  };
  const krakow = {
    holidays: [{ day: '2026-12-24', name: 'Wigilia', half: null }],
    free: [{ day: '2026-12-05', half: null }],
  };

  test('has the free half of a day, and a holiday on a free day stays free', () => {
    expect(groundOf(dublin, DECEMBER)).toEqual({
      free: [
        { start: 4, end: 5 },
        { start: 25, end: 26 },
      ],
      holidays: [{ start: 23.5, end: 24 }],
    });
  });

  test('leaves out days that are not shown', () => {
    expect(groundOf(dublin, { from: '2026-12-06', days: 7 })).toEqual({ free: [], holidays: [] });
  });

  test('is a rectangle over the height of the row', () => {
    expect(columnPath([{ start: 23.5, end: 24 }], 10)).toBe('M235 0H240V40H235z');
  });

  test('the head has a disc where everybody has the day, and a ring where somebody has half of it', () => {
    expect(headMark([krakow], '2026-12-24')).toBe('holiday');
    expect(headMark([krakow, dublin], '2026-12-24')).toBe('halfHoliday');
    expect(headMark([krakow, dublin], '2026-12-26')).toBeUndefined();
    expect(headMark([], '2026-12-26')).toBeUndefined();
  });

  test('a day is free where nobody works', () => {
    expect(isFreeForAll([krakow, dublin], '2026-12-05')).toBe(true);
    expect(isFreeForAll([krakow, dublin], '2026-12-26')).toBe(false);
    expect(isFreeForAll([], '2026-12-06')).toBe(true);
  });
});
