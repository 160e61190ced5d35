import { expect, test } from '@jest/globals';
import { employmentStatus, type EmploymentDates } from '../../api/employee/employment-status.js';

const TODAY = '2026-11-26';
const dates = (known: Partial<EmploymentDates>): EmploymentDates => ({
  hire_date: null,
  left_on: null,
  previous_left_on: null,
  ...known,
});

test.each<[string, Partial<EmploymentDates>, string]>([
  ['without dates', {}, 'Active'],
  ['hired today', { hire_date: TODAY }, 'Active'],
  ['hired tomorrow', { hire_date: '2026-11-27' }, 'Upcoming'],
  [
    'hired tomorrow for a fixed time',
    { hire_date: '2026-11-27', left_on: '2027-05-31' },
    'Upcoming',
  ],
  ['with the last day today', { hire_date: '2020-01-01', left_on: TODAY }, 'Active'],
  ['with the last day yesterday', { hire_date: '2020-01-01', left_on: '2026-11-25' }, 'Left'],
  ['gone, to return tomorrow', { hire_date: '2026-11-27', previous_left_on: '2026-10-31' }, 'Left'],
  [
    'still here, to return later',
    { hire_date: '2027-03-01', previous_left_on: '2026-12-31' },
    'Active',
  ],
  ['returned', { hire_date: '2026-11-01', previous_left_on: '2026-10-15' }, 'Active'],
])('the status of somebody %s', (_, known, status) => {
  expect(employmentStatus(dates(known), TODAY)).toBe(status);
});
