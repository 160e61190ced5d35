import { expect, test } from '@jest/globals';
import { Clock } from '../../../api/platform/config/clock.js';
import type { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { HolidayHistory } from '../../../api/working-time/holidays/holiday-history.js';

const DAY = '2026-08-16';
const at = (time: string) => Date.parse(time);
const MAY = at('2026-05-01T12:00:00Z');
const JUNE = at('2026-06-01T12:00:00Z');
const LATE = at('2026-07-01T23:30:00Z');
const AUGUST = at('2026-08-01T12:00:00Z');

interface Spell {
  half?: 'morning' | 'afternoon';
  name?: string;
  recordedAt: number;
  endedAt?: number;
}

/** Numbers come as texts from one of the databases. */
function changed(...spells: Spell[]) {
  const rows = spells.map(({ half = null, name = 'Feast', recordedAt, endedAt = null }) => ({
    calendarId: 'norway',
    day: DAY,
    half,
    name,
    recordedAt: String(recordedAt),
    endedAt,
  }));
  const history = new HolidayHistory(
    { read: () => Promise.resolve(rows) } as unknown as UnitOfWork,
    new Clock({ timeZone: 'Europe/Oslo' }),
  );
  return history.since({ calendars: ['norway'], from: DAY, to: DAY, since: MAY });
}

test('a day is what it was at an instant', async () => {
  const days = await changed(
    { recordedAt: 1, endedAt: JUNE },
    { half: 'morning', recordedAt: JUNE, endedAt: LATE },
  );
  expect([MAY, JUNE, LATE].map((instant) => days?.holidayAt('norway', DAY, instant)?.half)).toEqual(
    [null, 'morning', undefined],
  );
  expect([
    days?.has('norway', DAY),
    days?.has('norway', '2026-08-17'),
    days?.has('ireland', DAY),
  ]).toEqual([true, false, false]);
});

test.each<[string, Spell[], object]>([
  [
    'added late in the evening, on the day of the company',
    [{ recordedAt: LATE }],
    { half: null, removed: false, on: '2026-07-02' },
  ],
  [
    'removed',
    [{ half: 'morning', recordedAt: 1, endedAt: JUNE }],
    { half: 'morning', removed: true, on: '2026-06-01' },
  ],
  [
    'made half',
    [
      { recordedAt: 1, endedAt: JUNE },
      { half: 'afternoon', recordedAt: JUNE },
    ],
    { half: 'afternoon', removed: false, on: '2026-06-01' },
  ],
  [
    'given another name later',
    [
      { recordedAt: JUNE, endedAt: AUGUST },
      { name: 'Assumption', recordedAt: AUGUST },
    ],
    { name: 'Assumption', removed: false, on: '2026-06-01' },
  ],
  [
    'added again after it was removed',
    [{ recordedAt: 1, endedAt: JUNE }, { recordedAt: AUGUST }],
    { removed: false, on: '2026-08-01' },
  ],
])('the last change of a holiday: %s', async (_what, spells, change) => {
  expect((await changed(...spells))?.lastOf('norway', DAY)).toMatchObject({ day: DAY, ...change });
});

test('where nothing has changed, there is nothing', async () => {
  expect(await changed()).toBeUndefined();
});
