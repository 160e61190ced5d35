import { expect, test } from '@jest/globals';
import type { ExistingEmployee } from '../../../api/import/check/employee-lookup.js';
import { endsSessions } from '../../../api/import/check/merged-employee.js';

const TODAY = '2026-03-02';
const person = (left_on: string | null) =>
  ({
    email: 'a@company.example',
    role: 'employee',
    hire_date: '2020-01-01',
    left_on,
    previous_left_on: null,
  }) as ExistingEmployee;

test.each([
  ['leaves', null, '2026-03-01', true],
  ['comes back, for whom nothing ended on the day itself', '2026-03-01', null, true],
  ['will leave', null, '2026-03-31', false],
  ['had left and has left', '2026-02-01', '2026-03-01', false],
] as const)(
  'an import ends sessions and feeds where employment ends or begins again: somebody who %s',
  (_, before, after, ends) => {
    expect(endsSessions(person(before), person(after), TODAY)).toBe(ends);
  },
);
