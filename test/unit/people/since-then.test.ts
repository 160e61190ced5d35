import { expect, test } from '@jest/globals';
import type { EmploymentPeriod } from '../../../api/contract/employee/employment-periods.js';
import type { JobFact, JobKind } from '../../../api/contract/employee/job-facts.js';
import { sinceThen } from '../../../api/employee-list/since-then.js';

const TODAY = '2026-11-27';
const HERE: EmploymentPeriod[] = [{ hiredOn: '2020-01-01', leftOn: null }];

let changes = 0;
const fact = (kind: JobKind, from: string, name: string | null): JobFact => ({
  changeId: String(changes++).padStart(4, '0'),
  kind,
  from,
  valueId: kind === 'designation' ? null : name,
  value: kind === 'designation' ? name : null,
  source: 'change',
  recordedAt: 0,
  withdrawnAt: null,
});

const since = (day: string, facts: JobFact[], periods = HERE) =>
  sinceThen({ facts, periods }, day, TODAY).map(({ kind, fact: found, from, planned }) =>
    [kind, found?.valueId ?? found?.value ?? null, from, planned ? 'planned' : 'known'].join(' '),
  );

const CAREER = [
  fact('department', '1950-01-01', 'Care'),
  fact('designation', '1950-01-01', 'Agent'),
  fact('department', '2025-09-01', 'Engineering'),
  fact('designation', '2025-03-01', 'Senior Agent'),
  fact('designation', '2026-02-01', 'Engineer'),
  fact('manager', '2025-09-01', 'Amara'),
  fact('department', '2026-12-01', 'Operations'),
  fact('department', '2027-06-01', 'Sales'),
];

test('of a past day has what holds today and did not then, and the next planned change', () => {
  expect(since('2025-01-01', CAREER)).toEqual([
    'department Engineering 2025-09-01 known',
    'designation Engineer 2026-02-01 known',
    'manager Amara 2025-09-01 known',
    'department Operations 2026-12-01 planned',
  ]);
});

test('of a day after a change has the rest', () => {
  expect(since('2025-09-01', CAREER)).toEqual([
    'designation Engineer 2026-02-01 known',
    'department Operations 2026-12-01 planned',
  ]);
});

test('of a day to come has what changes until then', () => {
  expect(since('2027-01-01', CAREER)).toEqual(['department Operations 2026-12-01 planned']);
  expect(since('2027-06-01', CAREER)).toEqual(['department Sales 2027-06-01 planned']);
});

test('has nothing of somebody who came back to what they were', () => {
  const facts = [
    fact('department', '1950-01-01', 'Care'),
    fact('department', '2025-02-01', 'Sales'),
    fact('department', '2025-03-01', 'Care'),
  ];
  expect(since('2025-01-01', facts)).toEqual([]);
});

test('says what was taken away', () => {
  const facts = [fact('manager', '1950-01-01', 'Kenji'), fact('manager', '2025-02-01', null)];
  expect(since('2025-01-01', facts)).toEqual(['manager  2025-02-01 known']);
});

test.each([
  ['2025-06-30', 'left  2025-06-30 known'],
  [TODAY, `left  ${TODAY} planned`],
  ['2026-12-31', 'left  2026-12-31 planned'],
])('somebody whose last day is %s', (leftOn, expected) => {
  expect(since('2025-01-01', [], [{ hiredOn: null, leftOn }])).toEqual([expected]);
});

test('an employment that ended before the day does not count', () => {
  const periods = [{ hiredOn: '2015-01-01', leftOn: '2018-12-31' }, ...HERE];
  expect(since('2025-01-01', [], periods)).toEqual([]);
});
