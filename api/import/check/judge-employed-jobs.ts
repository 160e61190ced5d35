import { EARLIEST_EMPLOYMENT, type CalendarDate } from '../../contract/calendar-date.js';
import { isEmployedOn, type EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { firstDayOfStay } from '../../employee/job/days-in-department.js';
import {
  judgeJobHistory,
  type JudgedHistory,
  type JudgedJob,
  type PersonHistory,
  type StatedJob,
} from './judge-job-history.js';
import type { DatedFact } from './staged-work.js';

export interface RefusedJob {
  field: 'from' | 'department';
  remark: RowMessage;
}

interface EmployedPerson extends PersonHistory {
  employments: readonly EmploymentPeriod[];
}

/**
 * The same without the rows, by number, of days outside every employment, and those by which somebody would be in a department when it is closed.
 * Without one of them another row can record more, or keep somebody in a department for longer.
 */
export function judgeEmployedJobs(
  person: EmployedPerson,
  rows: readonly StatedJob[],
  closedOn: (departmentId: string) => CalendarDate | null,
): { judged: JudgedHistory['rows']; refused: ReadonlyMap<number, RefusedJob> } {
  const refused = new Map<number, RefusedJob>();
  for (;;) {
    const history = judgeJobHistory(
      person,
      rows.map((row) => (refused.has(row.row) ? { ...row, counts: false } : row)),
    );
    const found = rows.flatMap(({ row, from }) => {
      const judged = history.rows.get(row);
      const refusal =
        judged &&
        (outsideEmployment(judged, from, person) ?? intoClosed(judged, history, person, closedOn));
      return refusal ? [[row, refusal] as const] : [];
    });
    if (found.length === 0) return { judged: history.rows, refused };
    for (const [row, refusal] of found) refused.set(row, refusal);
  }
}

function outsideEmployment(
  judged: JudgedJob,
  from: CalendarDate,
  { employments }: EmployedPerson,
): RefusedJob | null {
  return recordsOnDay(judged) && !isEmployedOn(employments, from)
    ? { field: 'from', remark: rowMessage('outsideEmployment') }
    : null;
}

function intoClosed(
  { facts }: JudgedJob,
  { departments }: JudgedHistory,
  { employments }: EmployedPerson,
  closedOn: (departmentId: string) => CalendarDate | null,
): RefusedJob | null {
  const move = facts.find(({ kind }) => kind === 'department');
  const closed = move?.valueId ? closedOn(move.valueId) : null;
  if (!move || !closed) return null;
  const next = departments.find(({ from }) => from > move.from)?.from;
  return firstDayOfStay({ from: move.from, next }, employments, closed) === null
    ? null
    : { field: 'department', remark: rowMessage('departmentClosed', { closedOn: closed }) };
}

export function records({ facts, pattern }: JudgedJob): boolean {
  return facts.length > 0 || pattern !== null;
}

/** Unlike the first row, which may be of a day before the employment. */
function recordsOnDay(judged: JudgedJob): boolean {
  return judged.isFirst ? judged.facts.some((fact) => !isFromBeginning(fact)) : records(judged);
}

export function isFromBeginning({ from }: DatedFact): boolean {
  return from === EARLIEST_EMPLOYMENT;
}
