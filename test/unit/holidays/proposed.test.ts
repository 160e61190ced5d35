import { copies, proposals } from '../../../admin-ui/src/holidays/proposals/proposed.js';
import type { ProposedHoliday } from '../../../api/contract/working-time/holiday-proposals.js';
import type { DayHalf } from '../../../api/contract/working-time/working-time.js';

const holiday = (day: string, name: string, half: DayHalf | null = null) => ({
  _id: day,
  day,
  half,
  name,
});
const proposed = (
  day: string,
  name: string,
  kind: ProposedHoliday['kind'] = 'public',
  half: DayHalf | null = null,
): ProposedHoliday => ({ day, half, name, kind });
const NOTHING = { holidays: [], proposed: [] };
const said = (rows: { day: string; half: string | null; ticked: boolean }[]) =>
  rows.map(({ day, half, ticked }) =>
    [day, half, ticked ? 'ticked' : null].filter(Boolean).join(' '),
  );

const OF_2027 = [
  proposed('2027-03-26', 'Good Friday'),
  proposed('2027-05-17', 'Constitution Day'),
  proposed('2027-06-23', 'Midsummer Eve', 'observance'),
  proposed('2027-12-24', 'Christmas Eve', 'bank'),
];

test('public holidays are ticked, other days off are not, and observances stand apart', () => {
  const { total, present, daysOff, observances } = proposals(
    OF_2027,
    [holiday('2027-05-17', '17 May')],
    NOTHING,
  );
  expect([total, present]).toEqual([3, 1]);
  expect([said(daysOff), said(observances)]).toEqual([
    ['2027-03-26 ticked', '2027-12-24'],
    ['2027-06-23'],
  ]);
});

test('what the calendar had in the year before is ticked on its new date, with its half', () => {
  const before = {
    holidays: [
      holiday('2026-04-03', 'Good Friday'),
      holiday('2026-12-24', 'Eve', 'afternoon'),
      holiday('2026-06-23', 'Midsummer'),
    ],
    proposed: [
      proposed('2026-04-03', 'Good Friday'),
      proposed('2026-12-24', 'Christmas Eve', 'bank'),
      proposed('2026-06-23', 'Midsummer Eve', 'observance'),
    ],
  };
  const { daysOff, observances } = proposals(OF_2027, [], before);
  expect([said(daysOff), said(observances)]).toEqual([
    ['2027-03-26 ticked', '2027-05-17 ticked', '2027-06-23 ticked', '2027-12-24 afternoon ticked'],
    [],
  ]);
});

test('a holiday that was half a day is whole again if the calendar had it whole', () => {
  const before = {
    holidays: [holiday('2026-12-31', 'Silvester')],
    proposed: [proposed('2026-12-31', 'New Year’s Eve', 'bank', 'afternoon')],
  };
  expect(
    said(
      proposals([proposed('2027-12-31', 'New Year’s Eve', 'bank', 'afternoon')], [], before)
        .daysOff,
    ),
  ).toEqual(['2027-12-31 ticked']);
});

const LAST_YEAR = [
  holiday('2026-04-06', 'Easter Monday'),
  holiday('2026-06-01', 'Company day', 'morning'),
];

test('a year is copied on the same dates, and without a country nothing is ticked', () => {
  expect(said(copies(2027, [], { holidays: LAST_YEAR }))).toEqual([
    '2027-04-06',
    '2027-06-01 morning',
  ]);
});

test('the country has its holidays on their own dates, so only the others are copied', () => {
  expect(
    said(
      copies(2027, [], {
        holidays: LAST_YEAR,
        proposed: [proposed('2026-04-06', 'Easter Monday')],
      }),
    ),
  ).toEqual(['2027-06-01 morning ticked']);
});

test('what the year has already, by date or by name, is not copied, nor 29 February', () => {
  expect(
    copies(2027, [holiday('2027-03-29', 'Easter Monday'), holiday('2027-06-01', 'Founders')], {
      holidays: LAST_YEAR,
    }),
  ).toEqual([]);
  expect(copies(2029, [], { holidays: [holiday('2028-02-29', 'Leap day')] })).toEqual([]);
});
