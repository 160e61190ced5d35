import { expect, test } from '@jest/globals';
import type { EmploymentPeriod } from '../../../api/contract/employee/employment-periods.js';
import type { JobFact } from '../../../api/contract/employee/job-facts.js';
import {
  daysIn,
  firstDayIn,
  type PersonOfDepartments,
} from '../../../api/employee/job/days-in-department.js';

let recorded = 0;
const fact = (from: string, valueId: string, withdrawn = false): JobFact => ({
  changeId: String((recorded += 1)),
  kind: 'department',
  from,
  valueId,
  value: null,
  source: 'change',
  recordedAt: recorded,
  withdrawnAt: withdrawn ? recorded : null,
});
const person = (
  facts: JobFact[],
  employments: EmploymentPeriod[] = [{ hiredOn: '2020-03-01', leftOn: null }],
  departmentId = 'care',
): PersonOfDepartments => ({ _id: 'zoë', name: 'Zoë', facts, employments, departmentId });

const movesOut = [
  fact('1950-01-01', 'legal'),
  fact('2026-06-01', 'sales'),
  fact('2026-11-01', 'care'),
];

test.each<[string, PersonOfDepartments, string, string | null]>([
  ['still in it', person(movesOut), '2026-10-31', '2026-10-31'],
  ['moved out the day before', person(movesOut), '2026-11-01', null],
  ['to come into it', person(movesOut), '2026-01-01', '2026-06-01'],
  [
    'planned to return to it',
    person([...movesOut, fact('2027-02-01', 'sales')]),
    '2026-12-01',
    '2027-02-01',
  ],
  [
    'planned, and withdrawn',
    person([...movesOut, fact('2027-02-01', 'sales', true)]),
    '2026-12-01',
    null,
  ],
  [
    'left before',
    person(movesOut, [{ hiredOn: '2020-03-01', leftOn: '2026-08-31' }]),
    '2026-09-01',
    null,
  ],
  [
    'leaves that day',
    person(movesOut, [{ hiredOn: '2020-03-01', leftOn: '2026-08-31' }]),
    '2026-08-31',
    '2026-08-31',
  ],
  [
    'comes back while it would be theirs',
    person(movesOut, [
      { hiredOn: '2020-03-01', leftOn: '2026-05-31' },
      { hiredOn: '2026-10-15', leftOn: null },
    ]),
    '2026-06-01',
    '2026-10-15',
  ],
  [
    'begins after moving on',
    person(movesOut, [{ hiredOn: '2026-11-02', leftOn: null }]),
    '2026-01-01',
    null,
  ],
  ['without facts, and in it today', person([], undefined, 'sales'), '2026-10-31', '2026-10-31'],
  ['without facts, and elsewhere', person([]), '2026-10-31', null],
])('somebody who is %s', (_, somebody, since, day) => {
  expect(firstDayIn('sales', somebody, since)).toBe(day);
});

test('the later of two facts of a day counts', () => {
  const twice = [
    fact('1950-01-01', 'legal'),
    fact('2026-06-01', 'sales'),
    fact('2026-06-01', 'care'),
  ];
  expect(firstDayIn('sales', person(twice), '2026-01-01')).toBeNull();
  expect(firstDayIn('care', person(twice), '2026-01-01')).toBe('2026-06-01');
});

test('all who are in it are named, in their order', () => {
  const [amara, zoë] = [
    { ...person([], undefined, 'sales'), _id: 'amara', name: 'Amara' },
    person([fact('1950-01-01', 'care'), fact('2027-01-01', 'sales')]),
  ];
  expect(daysIn('sales', [amara, person(movesOut.slice(0, 1)), zoë], '2026-12-01')).toEqual([
    { _id: 'amara', name: 'Amara', day: '2026-12-01' },
    { _id: 'zoë', name: 'Zoë', day: '2027-01-01' },
  ]);
});
