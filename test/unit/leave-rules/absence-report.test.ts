import { describe, expect, test } from '@jest/globals';
import { tintOf } from '../../../admin-ui/src/absence-report/relative-tint.js';
import {
  presetSpan,
  isTooLong,
  spanOfAddress,
} from '../../../admin-ui/src/absence-report/report-span.js';
import {
  absenceSums,
  personAbsence,
  type Absence,
  type ReportedType,
} from '../../../api/leave/report/absence-sums.js';

const TYPES: ReportedType[] = [
  { id: 'annual', name: 'Annual Leave', unit: 'days' },
  { id: 'sick', name: 'Sick Leave', unit: 'days' },
  { id: 'doctor', name: 'Doctor', unit: 'minutes' },
];

const department = (id: string, headcount = 3) => ({ id, name: id.toUpperCase(), headcount });
const absence = (
  employeeId: string,
  departmentId: string,
  typeId: string,
  amount: number,
): Absence => ({ employeeId, departmentId, typeId, amount });

describe('sums', () => {
  test('count a person once, however many types they were away by', () => {
    const sums = absenceSums(
      [
        absence('1', 'a', 'annual', 500),
        absence('1', 'a', 'sick', 1000),
        absence('2', 'a', 'doctor', 90),
      ],
      [department('a'), department('b', 0)],
      TYPES,
    );
    expect(sums).toMatchObject({
      headcount: 3,
      days: 1.5,
      minutes: 90,
      people: 2,
      averageDays: 0.5,
      averageMinutes: 30,
    });
    expect(sums.types.map(({ leaveType, people }) => [leaveType._id, people])).toEqual([
      ['annual', 1],
      ['sick', 1],
      ['doctor', 1],
    ]);
    expect(sums.departments[1]).toMatchObject({ days: 0, people: 0, averageDays: 0, types: [] });
  });

  test('of departments and of types add up to those of the company, whatever the absences', () => {
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 100; round++) {
      const absences = Array.from({ length: next(60) }, () => {
        const employee = next(20);
        return absence(
          `${employee}`,
          `${employee % 4}`,
          (TYPES[next(3)] as ReportedType).id,
          500 * (1 + next(20)),
        );
      });
      const sums = absenceSums(
        absences,
        ['0', '1', '2', '3'].map((id) => department(id, 5)),
        TYPES,
      );
      for (const figure of ['days', 'minutes'] as const) {
        expect(sums.departments.reduce((sum, one) => sum + one[figure], 0)).toBe(sums[figure]);
        expect(sums.types.reduce((sum, one) => sum + one[figure], 0)).toBe(sums[figure]);
      }
      expect(sums.departments.reduce((sum, one) => sum + one.people, 0)).toBe(sums.people);
      for (const { people } of sums.types) expect(people).toBeLessThanOrEqual(sums.people);
    }
  });
});

test('a person has the types that they took, and their sums', () => {
  const person = {
    id: '2',
    departmentId: 'b',
    departmentName: 'Bakery',
    employeeId: 'E-2',
    name: 'Bo',
  };
  const taken = [
    absence('2', 'b', 'sick', 1000),
    absence('2', 'b', 'annual', 2500),
    absence('2', 'b', 'doctor', 90),
  ];
  const named = {
    _id: '2',
    employeeId: 'E-2',
    name: 'Bo',
    department: { _id: 'b', dep_name: 'Bakery' },
  };
  expect(personAbsence(person, taken, TYPES)).toEqual({
    ...named,
    days: 3.5,
    minutes: 90,
    types: [
      { leaveType: 'annual', amount: 2.5 },
      { leaveType: 'sick', amount: 1 },
      { leaveType: 'doctor', amount: 90 },
    ],
  });
  expect(personAbsence(person, [], TYPES)).toEqual({ ...named, days: 0, minutes: 0, types: [] });
});

test('a figure is tinted as strongly as its share of the highest of its column', () => {
  const perPerson = [3.9, 4.5, 6, 0.2, 0];
  expect(perPerson.map((figure) => tintOf(figure, perPerson))).toEqual([10, 12, 16, 4, 0]);
});

describe('the span', () => {
  test('of a preset follows from the day', () => {
    expect(presetSpan('month', '2026-02-10')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(presetSpan('lastMonth', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(presetSpan('year', '2024-02-29')).toEqual({ from: '2024-01-01', to: '2024-12-31' });
    expect(presetSpan('lastYear', '2024-02-29')).toEqual({ from: '2023-01-01', to: '2023-12-31' });
  });

  test('has 366 days at most', () => {
    expect(isTooLong({ from: '2024-01-01', to: '2024-12-31' })).toBe(false);
    expect(isTooLong({ from: '2024-01-01', to: '2025-01-01' })).toBe(true);
  });

  test('of an address that says nothing good is this year', () => {
    for (const address of [
      '',
      'span=century',
      'from=2026-02-30&to=2026-03-01',
      'from=2026-03-02&to=2026-03-01',
      'from=2020-01-01&to=2026-01-01',
    ]) {
      expect(spanOfAddress(new URLSearchParams(address), '2026-05-05')).toEqual({
        preset: 'year',
        from: '2026-01-01',
        to: '2026-12-31',
      });
    }
    expect(
      spanOfAddress(new URLSearchParams('from=2026-03-01&to=2026-03-01'), '2026-05-05'),
    ).toEqual({ preset: 'own', from: '2026-03-01', to: '2026-03-01' });
    expect(spanOfAddress(new URLSearchParams('span=lastMonth'), '2026-05-05')).toMatchObject({
      preset: 'lastMonth',
      from: '2026-04-01',
    });
  });
});
