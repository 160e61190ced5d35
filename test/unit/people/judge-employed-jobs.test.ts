import { expect, test } from '@jest/globals';
import { EARLIEST_EMPLOYMENT } from '../../../api/contract/calendar-date.js';
import { judgeEmployedJobs } from '../../../api/import/check/judge-employed-jobs.js';
import { KnownPatterns } from '../../../api/import/check/known-work.js';

const CLOSED: Record<string, string> = { shop: '2023-01-01', kiosk: '2022-01-01' };

const row = (number: number, from: string, department: string) => ({
  row: number,
  from,
  values: [{ kind: 'department' as const, valueId: department, value: null }],
  pattern: null,
  counts: true,
});

function judge(rows: ReturnType<typeof row>[], leftOn: string | null = null) {
  const opening = {
    changeId: 'opening',
    kind: 'department' as const,
    from: EARLIEST_EMPLOYMENT,
    valueId: 'sales',
    value: null,
    source: 'opening' as const,
    recordedAt: 0,
    withdrawnAt: null,
  };
  const person = {
    facts: [opening],
    patterns: new KnownPatterns([], []),
    firstOpenDay: EARLIEST_EMPLOYMENT,
    employments: [{ hiredOn: '2020-03-01', leftOn }],
  };
  const { judged, refused } = judgeEmployedJobs(person, rows, (id) => CLOSED[id] ?? null);
  return {
    recorded: [...judged.values()].flatMap(({ facts }) =>
      facts.map(({ from, valueId }) => [from, valueId]),
    ),
    refused: [...refused].map(([number, { field, remark }]) => [number, field, remark.key]),
  };
}

test('somebody may have been in a department before it was closed', () => {
  const rows = [row(1, '2020-03-01', 'shop'), row(2, '2022-12-31', 'sales')];
  expect(judge(rows).refused).toEqual([]);
  expect(judge([row(1, '2020-03-01', 'shop')], '2022-12-31').refused).toEqual([]);
});

test('a row by which somebody is in a department when it is closed is refused, planned or past', () => {
  expect(judge([row(1, '2020-03-01', 'sales'), row(2, '2022-06-01', 'shop')])).toEqual({
    recorded: [],
    refused: [[2, 'department', 'departmentClosed']],
  });
  expect(judge([row(1, '2020-03-01', 'shop'), row(2, '2023-01-02', 'sales')]).refused).toEqual([
    [1, 'department', 'departmentClosed'],
  ]);
});

test('without a refused row another one may keep somebody there for too long', () => {
  const rows = [row(1, '2020-03-01', 'shop'), row(2, '2021-06-01', 'kiosk')];
  expect(judge(rows).refused.map(([number]) => number)).toEqual([2, 1]);
});

test('a row of a day outside every employment is refused', () => {
  const rows = [row(1, '2020-03-01', 'sales'), row(2, '2024-01-01', 'legal')];
  expect(judge(rows, '2023-12-31')).toEqual({
    recorded: [],
    refused: [[2, 'from', 'outsideEmployment']],
  });
});
