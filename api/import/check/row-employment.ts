import { rowRemark, type RowRemark } from '../../contract/row-remarks.js';
import type { EmploymentDates } from '../../employee/employment-status.js';
import type { EmployeeValues } from './employee-row.js';
import type { RowFault } from './row-reading.js';

/** A hire date after the stored last day is a return: the employment that ended is kept. A blank cell takes neither date away. */
export function employmentOfRow({ hireDate, leftOn }: Pick<EmployeeValues, 'hireDate' | 'leftOn'>, before: EmploymentDates | undefined): EmploymentDates {
  const hire_date = hireDate ?? before?.hire_date ?? null;
  const lastDay = before?.left_on ?? null;
  if (hire_date !== null && lastDay !== null && hire_date > lastDay) return { hire_date, left_on: leftOn ?? null, previous_left_on: lastDay };
  return { hire_date, left_on: leftOn ?? lastDay, previous_left_on: before?.previous_left_on ?? null };
}

export function employmentFault({ hire_date, left_on, previous_left_on }: EmploymentDates): RowFault | undefined {
  if (previous_left_on !== null && (hire_date === null || hire_date <= previous_left_on)) {
    return { field: 'hireDate', value: hire_date ?? '', remark: rowRemark('notAfterLastDay', { leftOn: previous_left_on }) };
  }
  if (hire_date === null || left_on === null || left_on >= hire_date) return undefined;
  return { field: 'leftOn', value: left_on, remark: rowRemark('beforeHireDate', { hireDate: hire_date }) };
}

export function returnNotes(before: EmploymentDates, { previous_left_on }: EmploymentDates): RowRemark[] {
  return previous_left_on === null || previous_left_on === before.previous_left_on ? [] : [rowRemark('returns', { leftOn: previous_left_on })];
}
