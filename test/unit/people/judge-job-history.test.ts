import { expect, test } from '@jest/globals';
import { EARLIEST_EMPLOYMENT } from '../../../api/contract/calendar-date.js';
import { jobOn, type JobFact } from '../../../api/contract/employee/job-facts.js';
import { judgeJobHistory, type StatedJob } from '../../../api/import/check/judge-job-history.js';
import { KnownPatterns } from '../../../api/import/check/known-work.js';

const title = (value: string | null) => ({ kind: 'designation' as const, valueId: null, value });
const fact = (from: string, value: string, source: JobFact['source'] = 'change'): JobFact => ({
  changeId: `${from} ${value}`,
  ...title(value),
  from,
  source,
  recordedAt: 1,
  withdrawnAt: null,
});
const row = (
  row: number,
  from: string,
  value: string | null,
  changes: Partial<StatedJob> = {},
) => ({
  row,
  from,
  values: [title(value)],
  pattern: null,
  counts: true,
  ...changes,
});
const OPENING = fact(EARLIEST_EMPLOYMENT, 'Head', 'opening');
const person = (facts: JobFact[], firstOpenDay = EARLIEST_EMPLOYMENT) => ({
  facts,
  patterns: new KnownPatterns([], []),
  firstOpenDay,
});
const recorded = (facts: JobFact[], rows: StatedJob[]) =>
  [...judgeJobHistory(person(facts), rows).rows.values()]
    .flatMap((one) => one.facts)
    .map(({ from, value }) => [from, value]);

test('the first row holds from the beginning, and later ones where they differ, in any order of rows', () => {
  const rows = [
    row(1, '2020-03-01', 'Clerk'),
    row(2, '2021-01-01', 'Clerk'),
    row(3, '2022-01-01', 'Head'),
    row(4, '2023-01-01', null),
  ];
  for (const order of [rows, rows.toReversed(), [...rows.slice(2), ...rows.slice(0, 2)]])
    expect(recorded([OPENING], order)).toEqual([
      [EARLIEST_EMPLOYMENT, 'Clerk'],
      ['2022-01-01', 'Head'],
      ['2023-01-01', null],
    ]);
});

test('what is recorded and recorded again is nothing, and ends in the same job on every day', () => {
  const rows = [row(1, '2020-03-01', 'Clerk'), row(2, '2022-01-01', 'Head')];
  const stored = recorded([OPENING], rows).map(([from, value]) =>
    fact(String(from), String(value), 'import'),
  );
  expect(recorded(stored, rows)).toEqual([]);
  expect(jobOn(stored, '2021-06-01').designation?.fact.value).toBe('Clerk');
  expect(jobOn(stored, '2022-01-01').designation?.fact.value).toBe('Head');
});

test('a fact that was recorded between two rows makes the second one differ', () => {
  expect(
    recorded(
      [OPENING, fact('2021-06-01', 'Lead')],
      [row(1, '2020-03-01', 'Clerk'), row(2, '2022-01-01', 'Clerk')],
    ),
  ).toEqual([
    [EARLIEST_EMPLOYMENT, 'Clerk'],
    ['2022-01-01', 'Clerk'],
  ]);
});

test('another value for a day that is recorded is a conflict, and the row says nothing', () => {
  const { rows: judged } = judgeJobHistory(person([OPENING, fact('2022-01-01', 'Lead')]), [
    row(1, '2020-03-01', 'Head'),
    row(2, '2022-01-01', 'Clerk'),
    row(3, '2023-01-01', 'Lead'),
  ]);
  expect(judged.get(2)).toMatchObject({
    conflict: { kind: 'designation', recorded: { value: 'Lead' } },
    facts: [],
  });
  expect(judged.get(3)).toMatchObject({ conflict: null, facts: [] });
});

test('a file that only says what is new adds to what an earlier one recorded', () => {
  const known = [fact(EARLIEST_EMPLOYMENT, 'Clerk', 'import'), fact('2022-01-01', 'Lead')];
  expect(recorded(known, [row(1, '2024-01-01', 'Head')])).toEqual([['2024-01-01', 'Head']]);
  expect(recorded(known, [row(1, '2024-01-01', 'Lead')])).toEqual([]);
});

test('a refused row says nothing, but the row after it is not the first', () => {
  expect(
    recorded(
      [OPENING],
      [row(1, '2020-03-01', 'Clerk', { counts: false }), row(2, '2022-01-01', 'Lead')],
    ),
  ).toEqual([['2022-01-01', 'Lead']]);
});

test('of working time in closed leave years only the last row holds, from the first open day', () => {
  const open = '2026-01-01';
  const { rows: judged } = judgeJobHistory(person([OPENING], open), [
    row(1, '2020-03-01', 'Head', { pattern: 'half' }),
    row(2, '2022-01-01', 'Head', { pattern: 'full' }),
    row(3, '2026-05-01', 'Head', { pattern: 'half' }),
  ]);
  expect([1, 2, 3].map((one) => judged.get(one)?.pattern)).toEqual([
    null,
    { id: 'full', from: open },
    { id: 'half', from: '2026-05-01' },
  ]);
});
