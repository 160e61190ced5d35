import { describe, expect, test } from '@jest/globals';
import { employmentOfRow, employmentRefusal } from '../../../api/import/check/row-employment.js';
import { looksLikePeriods, readPeriods } from '../../../api/import/file/period-reading.js';

const TODAY = '2026-11-18';
const FIRST = { hiredOn: '2015-03-01', leftOn: '2018-02-28' };
const SECOND = { hiredOn: '2019-05-01', leftOn: '2020-12-31' };

describe('earlier employments of a cell', () => {
  test.each([
    ['2015-03-01–2018-02-28', [FIRST]],
    ['2015-03-01–2018-02-28; 2019-05-01–2020-12-31', [FIRST, SECOND]],
    ['2019-05-01 — 2020-12-31;2015-03-01 - 2018-02-28;', [FIRST, SECOND]],
    ['2015-03-01/2018-02-28', [FIRST]],
    ['01.03.2015 bis 28.02.2018', [FIRST]],
    ['01/03/2015 hasta 28/02/2018', [FIRST]],
    ['1 Mar 2015 to 28 Feb 2018\n1 May 2019 to 31 Dec 2020', [FIRST, SECOND]],
    ['–2018-02-28', [{ ...FIRST, hiredOn: null }]],
    ['../2018-02-28', [{ ...FIRST, hiredOn: null }]],
  ])('%p are read', (text, periods) =>
    expect(readPeriods(text, 'day-first', TODAY)).toEqual(periods),
  );

  test.each([
    '2015-03-01',
    '2015-03-01–',
    '2018-02-28–2015-03-01',
    '2015-03-01–2018-02-30',
    '2015-03-01–2018-02-28; 2018-02-28–2019-01-31',
    '2019-05-01–2020-12-31; –2020-06-30',
    'Company Ltd',
    ' ; ',
    '2015-03-01–2016-01-01–2018-02-28',
    `2015-03-01–2018-02-28${';'.repeat(3_000)}`,
  ])('%p are none', (text) => expect(readPeriods(text, 'day-first', TODAY)).toBeUndefined());

  test('are known by what stands in the column', () => {
    expect(looksLikePeriods(['', '03/01/2015–02/28/2018'])).toBe(true);
    expect(looksLikePeriods(['Company Ltd', '2015'])).toBe(false);
  });
});

describe('the employments after a row', () => {
  const stored = {
    hire_date: '2021-01-01',
    left_on: null,
    previous_left_on: '2018-02-28',
    earlier: [FIRST],
  };

  test('keep those that are stored, and take those of the file beside them', () => {
    expect(employmentOfRow({}, stored)).toEqual(stored);
    expect(employmentOfRow({ earlierEmployments: [SECOND] }, stored)).toMatchObject({
      earlier: [FIRST, SECOND],
      previous_left_on: '2020-12-31',
    });
    expect(
      employmentOfRow({ hireDate: '2021-01-01', earlierEmployments: [FIRST] }, undefined),
    ).toEqual({
      ...stored,
    });
  });

  test('have one of the file in place of those with days in common', () => {
    const corrected = { hiredOn: '2015-04-01', leftOn: '2018-03-31' };
    expect(employmentOfRow({ earlierEmployments: [corrected] }, stored).earlier).toEqual([
      corrected,
    ]);
  });

  test('keep a beginning that the file does not know', () =>
    expect(
      employmentOfRow({ earlierEmployments: [{ ...FIRST, hiredOn: null }] }, stored).earlier,
    ).toEqual([FIRST]));

  test('have one that ended before a return only once, though the file has it, too', () => {
    const left = {
      hire_date: '2015-03-01',
      left_on: '2018-02-28',
      previous_left_on: null,
      earlier: [],
    };
    expect(employmentOfRow({ hireDate: '2021-01-01', earlierEmployments: [FIRST] }, left)).toEqual(
      stored,
    );
  });

  test('are refused where they contradict each other', () => {
    const refused = (hireDate: string | null) =>
      employmentRefusal(
        employmentOfRow({ hireDate, earlierEmployments: [FIRST] }, undefined),
        TODAY,
      );
    expect(refused('2018-03-01')).toBeUndefined();
    expect(refused('2018-02-28')).toMatchObject({
      field: 'hireDate',
      remark: { key: 'notAfterLastDay', parameters: { leftOn: '2018-02-28' } },
    });
    expect(refused(null)).toMatchObject({ field: 'hireDate' });
  });
});
