import type { CalendarDate } from '../../contract/calendar-date.js';
import { periodConflict } from '../../contract/employment-periods.js';
import { rowMessage, type RowMessage } from '../../contract/row-messages.js';
import type { EmploymentDates } from '../../employee/employment-status.js';
import type { EmployeeValues } from './employee-row.js';
import type { RowRefusal } from './row-reading.js';

/** A hire date after the stored last day is a return: the employment that ended is kept. A blank cell takes neither date away. */
export function employmentOfRow(
  { hireDate, leftOn }: Pick<EmployeeValues, 'hireDate' | 'leftOn'>,
  before: EmploymentDates | undefined,
): EmploymentDates {
  const hire_date = hireDate ?? before?.hire_date ?? null;
  const lastDay = before?.left_on ?? null;
  if (hire_date !== null && lastDay !== null && hire_date > lastDay)
    return { hire_date, left_on: leftOn ?? null, previous_left_on: lastDay };
  return {
    hire_date,
    left_on: leftOn ?? lastDay,
    previous_left_on: before?.previous_left_on ?? null,
  };
}

/** By the rule of the form, over the latest employment and the one before it. */
export function employmentRefusal(
  after: EmploymentDates,
  before: EmploymentDates | undefined,
  today: CalendarDate,
): RowRefusal | undefined {
  const { hire_date: hiredOn, left_on: leftOn, previous_left_on: previous } = after;
  const earlier =
    previous === null
      ? []
      : [
          {
            hiredOn: isReturn(before, after) ? (before?.hire_date ?? null) : null,
            leftOn: previous,
          },
        ];
  const conflict = periodConflict([...earlier, { hiredOn, leftOn }], today);
  if (!conflict) return undefined;
  if (conflict.kind === 'leftBeforeHired')
    return {
      field: 'leftOn',
      value: leftOn ?? '',
      remark: rowMessage('beforeHireDate', { hireDate: conflict.date }),
    };
  const remark =
    conflict.kind === 'notBegun'
      ? rowMessage('notBegun', { hireDate: conflict.date })
      : rowMessage('notAfterLastDay', { leftOn: conflict.date });
  return { field: 'hireDate', value: hiredOn ?? '', remark };
}

export function returnNotes(before: EmploymentDates, after: EmploymentDates): RowMessage[] {
  return isReturn(before, after) && after.previous_left_on !== null
    ? [rowMessage('returns', { leftOn: after.previous_left_on })]
    : [];
}

function isReturn(before: EmploymentDates | undefined, after: EmploymentDates): boolean {
  return (
    before !== undefined &&
    after.previous_left_on !== null &&
    after.previous_left_on !== before.previous_left_on
  );
}
