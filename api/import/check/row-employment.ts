import type { CalendarDate } from '../../contract/calendar-date.js';
import {
  intervalsOf,
  periodConflict,
  type EarlierPeriod,
  type EmploymentPeriod,
} from '../../contract/employee/employment-periods.js';
import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { previousLastDay } from '../../employee/employment-periods.js';
import type { EmploymentDates } from '../../employee/employment-status.js';
import type { EmployeeValues } from './employee-row.js';
import type { RowRefusal } from './row-reading.js';

export type Employments = EmploymentDates & { earlier: EarlierPeriod[] };

/**
 * A hire date after the stored last day is a return: the employment that ended is kept. Blank cells take nothing away. An earlier employment of the file
 * replaces stored ones that share days with it, and the others stay.
 */
export function employmentOfRow(
  {
    hireDate,
    leftOn,
    earlierEmployments,
  }: Pick<EmployeeValues, 'hireDate' | 'leftOn' | 'earlierEmployments'>,
  before: Employments | undefined,
): Employments {
  const hire_date = hireDate ?? before?.hire_date ?? null;
  const lastDay = before?.left_on ?? null;
  const ended: EarlierPeriod[] =
    lastDay !== null && hire_date !== null && hire_date > lastDay
      ? [{ hiredOn: before?.hire_date ?? null, leftOn: lastDay }]
      : [];
  const earlier = merged([...(before?.earlier ?? []), ...ended], earlierEmployments ?? []);
  return {
    hire_date,
    left_on: leftOn ?? (ended.length > 0 ? null : lastDay),
    previous_left_on: previousLastDay(earlier),
    earlier,
  };
}

function merged(stored: EarlierPeriod[], written: EarlierPeriod[]): EarlierPeriod[] {
  const completed = written.map(({ hiredOn, leftOn }) => ({
    hiredOn: hiredOn ?? stored.find((period) => period.leftOn === leftOn)?.hiredOn ?? null,
    leftOn,
  }));
  const kept = stored.filter((period) => !completed.some((other) => sharesDays(period, other)));
  return [...kept, ...completed].sort((one, other) => (one.leftOn < other.leftOn ? -1 : 1));
}

/** An unknown beginning is the last day: more is not known to be shared. */
function sharesDays(one: EarlierPeriod, other: EarlierPeriod): boolean {
  return (
    (one.hiredOn ?? one.leftOn) <= other.leftOn && (other.hiredOn ?? other.leftOn) <= one.leftOn
  );
}

/** By the rule of the form. */
export function employmentRefusal(
  employments: Employments,
  today: CalendarDate,
): RowRefusal | undefined {
  const { earlier, hire_date: hiredOn, left_on: leftOn } = employments;
  const conflict = periodConflict(periodsOf(employments), today);
  if (!conflict) return undefined;
  const { place, kind, date } = conflict;
  const remark = {
    leftBeforeHired: rowMessage('beforeHireDate', { hireDate: date }),
    notBegun: rowMessage('notBegun', { hireDate: date }),
    notAfterPrevious: rowMessage('notAfterLastDay', { leftOn: date }),
  }[kind];
  const wrong = earlier[place];
  if (wrong && kind !== 'notBegun')
    return { field: 'earlierEmployments', value: intervalsOf([wrong]) ?? '', remark };
  return kind === 'leftBeforeHired'
    ? { field: 'leftOn', value: leftOn ?? '', remark }
    : { field: 'hireDate', value: hiredOn ?? '', remark };
}

export function returnNotes(before: EmploymentDates, after: EmploymentDates): RowMessage[] {
  return before.left_on !== null && after.hire_date !== null && after.hire_date > before.left_on
    ? [rowMessage('returns', { leftOn: before.left_on })]
    : [];
}

/** All of them in their order, for rules that look at each. */
export function periodsOf({ earlier, hire_date, left_on }: Employments): EmploymentPeriod[] {
  return [...earlier, { hiredOn: hire_date, leftOn: left_on }];
}
