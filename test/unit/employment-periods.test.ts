import { describe, expect, test } from '@jest/globals';
import {
  firstDayOutside,
  isEmployedOn,
  lastDayBefore,
  periodConflict,
  yearsOfService,
  type EmploymentPeriod,
} from '../../api/contract/employee/employment-periods.js';

const TODAY = '2026-11-23';
const period = (hiredOn: string | null, leftOn: string | null = null): EmploymentPeriod => ({
  hiredOn,
  leftOn,
});
const RETURNED = [period('2015-03-01', '2018-08-31'), period('2020-02-01')];

test.each<
  [why: string, periods: EmploymentPeriod[], faultKind: string | undefined, at: number | undefined]
>([
  ['one employment without dates', [period(null)], undefined, undefined],
  [
    'a return on the day after the last one',
    [period('2020-01-01', '2026-03-31'), period('2026-04-01')],
    undefined,
    undefined,
  ],
  [
    'a return to come, from an employment that goes on',
    [period('2020-01-01', '2026-12-31'), period('2027-06-01')],
    undefined,
    undefined,
  ],
  [
    'an employment of one day',
    [period('2020-01-01', '2020-01-01'), period('2021-01-01')],
    undefined,
    undefined,
  ],
  [
    'a return on the last day',
    [period('2020-01-01', '2026-03-31'), period('2026-03-31')],
    'notAfterPrevious',
    1,
  ],
  [
    'a second employment since ever',
    [period(null, '2026-03-31'), period(null)],
    'notAfterPrevious',
    1,
  ],
  [
    'a last day before the hire date',
    [period('2020-01-02', '2020-01-01'), period('2021-01-01')],
    'leftBeforeHired',
    0,
  ],
  [
    'overlap with an earlier one',
    [period('2010-01-01', '2015-01-01'), period('2014-01-01', '2016-01-01'), period('2017-01-01')],
    'notAfterPrevious',
    1,
  ],
  [
    'a return from an employment to come',
    [period('2026-12-01', '2026-12-31'), period('2027-06-01')],
    'notBegun',
    0,
  ],
])('%s', (_, periods, faultKind, at) => {
  const { kind, place } = periodConflict(periods, TODAY) ?? {};
  expect([kind, place]).toEqual([faultKind, at]);
});

test('both days of an employment are worked, and no day of the gap', () => {
  const worked = [
    '2015-02-28',
    '2015-03-01',
    '2018-08-31',
    '2018-09-01',
    '2020-01-31',
    '2020-02-01',
  ].map((date) => isEmployedOn(RETURNED, date));
  expect(worked).toEqual([false, true, true, false, false, true]);
  expect(isEmployedOn([period(null, '2018-08-31')], '1901-01-01')).toBe(true);
});

test('the last day before a date is that of the employment that had ended, in the gap as well as after the end', () => {
  const left = [period('2015-03-01', '2018-08-31'), period('2020-02-01', '2026-01-31')];
  expect(
    ['2015-01-01', '2018-08-31', '2018-09-01', '2020-01-31', '2020-02-01', '2026-02-01'].map(
      (date) => lastDayBefore(left, date),
    ),
  ).toEqual([null, null, '2018-08-31', '2018-08-31', null, '2026-01-31']);
});

test.each<
  [
    why: string,
    periods: EmploymentPeriod[],
    first: string,
    last: string,
    outside: [date: string, leftOn: string | null, hiredOn: string | null] | undefined,
  ]
>([
  ['an employment since ever', [period(null)], '1901-01-01', '2030-01-01', undefined],
  [
    'both days of an employment',
    [period('2020-01-01', '2020-01-31')],
    '2020-01-01',
    '2020-01-31',
    undefined,
  ],
  [
    'two employments without a gap',
    [period('2020-01-01', '2020-01-31'), period('2020-02-01')],
    '2020-01-30',
    '2020-02-02',
    undefined,
  ],
  [
    'the day before the hire date',
    RETURNED,
    '2015-02-28',
    '2015-03-02',
    ['2015-02-28', null, '2015-03-01'],
  ],
  [
    'the first day of the gap',
    RETURNED,
    '2018-08-31',
    '2018-09-01',
    ['2018-09-01', '2018-08-31', '2020-02-01'],
  ],
  [
    'the last day of the gap',
    RETURNED,
    '2020-01-31',
    '2020-02-03',
    ['2020-01-31', '2018-08-31', '2020-02-01'],
  ],
  [
    'from one employment over the gap into the next',
    RETURNED,
    '2018-01-01',
    '2021-01-01',
    ['2018-09-01', '2018-08-31', '2020-02-01'],
  ],
  [
    'the day after the last one',
    [period(null, '2020-01-31')],
    '2020-01-31',
    '2020-02-01',
    ['2020-02-01', '2020-01-31', null],
  ],
])('days within employments: %s', (_, periods, first, last, outside) => {
  const { date, leftOn, hiredOn } = firstDayOutside(periods, first, last) ?? {};
  expect(date && [date, leftOn, hiredOn]).toEqual(outside);
});

describe('years of service', () => {
  test.each<[why: string, periods: EmploymentPeriod[], today: string, years: number | null]>([
    ['end on the anniversary', [period('2020-11-23')], TODAY, 6],
    ['are not complete the day before', [period('2020-11-24')], TODAY, 5],
    [
      'of one who was hired on 29 February complete on the 28th',
      [period('2020-02-29')],
      '2026-02-28',
      6,
    ],
    ['count the last day', [period('2020-01-01', '2022-12-31')], TODAY, 3],
    [
      'leave the gap out',
      [period('2015-03-01', '2018-02-28'), period('2020-02-01')],
      '2021-02-01',
      4,
    ],
    [
      'leave out the day less',
      [period('2015-03-01', '2018-02-27'), period('2020-02-01')],
      '2021-01-31',
      3,
    ],
    [
      'do not count a gap after the announced last day',
      [period('2020-01-01', '2022-12-31'), period('2027-01-01')],
      TODAY,
      3,
    ],
    [
      'without a gap are those of one employment',
      [period('2018-04-01', '2021-03-31'), period('2021-04-01')],
      '2026-04-01',
      8,
    ],
    ['are none before the first hire date', [period('2026-12-01')], TODAY, null],
    ['begin with it', [period(TODAY)], TODAY, 0],
    ['are unknown without a hire date', [period(null)], TODAY, null],
    [
      'are unknown without the first hire date',
      [period(null, '2018-08-31'), period('2020-02-01')],
      TODAY,
      null,
    ],
  ])('%s', (_, periods, today, years) => {
    expect(yearsOfService(periods, today)).toBe(years);
  });
});
