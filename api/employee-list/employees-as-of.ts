import {
  EARLIEST_EMPLOYMENT,
  isCalendarDate,
  latestFutureDate,
  type CalendarDate,
} from '../contract/calendar-date.js';
import type { JobKind } from '../contract/employee/job-facts.js';
import { Problem, refusal } from '../contract/problem.js';
import { employedWithin } from '../employee/employed-within.js';
import { EMPLOYEE_SORT } from '../employee/employee-list.js';
import type {
  Condition,
  Filter,
  ListDefinition,
} from '../platform/database/lists/list-definition.js';
import { isId } from '../platform/database/statements/ids.js';
import { requireDate } from '../platform/http/fields/date-limits.js';

/** Today without one. */
export function readAsOf(text: unknown, today: CalendarDate): CalendarDate {
  if (text === undefined) return today;
  if (typeof text === 'string' && isCalendarDate(text)) {
    requireDate('asOf', 'As of', text, {
      earliest: EARLIEST_EMPLOYMENT,
      latest: latestFutureDate(today),
    });
    return text;
  }
  throw Problem.at('asOf', refusal('date.malformed', { label: 'As of', example: '2026-03-01' }));
}

/** The fact of a kind in force on a day, of employee `e`. The day is a date that was checked. */
const factOn = (kind: JobKind, day: CalendarDate, column: 'value_id' | 'value') =>
  `(SELECT f.${column} FROM job_fact f WHERE f.employee_id = e.id AND f.kind = '${kind}' AND f.valid = 1 AND f.from_date <= '${day}' ORDER BY f.from_date DESC LIMIT 1)`;

/** The list as of another day than today: who was, or will be, employed on it. Its rows are completed with what held on the day. */
export function employeesAsOf(
  list: ListDefinition,
  day: CalendarDate,
): { definition: ListDefinition; scope: Condition[] } {
  const { id, name, employeeId, dob } = EMPLOYEE_SORT;
  return {
    definition: {
      ...list,
      sort: {
        id,
        name,
        employeeId,
        dob,
        department: {
          by: `(SELECT d.name_folded FROM department d WHERE d.id = ${factOn('department', day, 'value_id')})`,
        },
        designation: { by: `LOWER(${factOn('designation', day, 'value')})` },
        salary: { by: salaryOn(day) },
      },
      filter: {
        q: list.filter.q as Filter,
        id: list.filter.id as Filter,
        role: list.filter.role as Filter,
        department: valueFilter('department', day),
        manager: valueFilter('manager', day),
      },
    },
    scope: [employedWithin(day, day)],
  };
}

const salaryOn = (day: CalendarDate) =>
  `COALESCE((SELECT r.salary FROM salary_revision r WHERE r.employee_id = e.id AND r.valid = 1 AND r.effective_date <= '${day}' ORDER BY r.effective_date DESC LIMIT 1), e.salary)`;

/** Finds the people by the value, and leaves out those who had another one since. */
function valueFilter(kind: JobKind, day: CalendarDate): Filter {
  return {
    expected: 'an id',
    condition: (value) =>
      isId(value)
        ? {
            sql: `e.id IN (SELECT f.employee_id FROM job_fact f WHERE f.kind = '${kind}' AND f.value_id = ? AND f.valid = 1 AND f.from_date <= ?
              AND NOT EXISTS (SELECT 1 FROM job_fact n WHERE n.employee_id = f.employee_id AND n.kind = '${kind}' AND n.valid = 1 AND n.from_date <= ? AND n.from_date > f.from_date))`,
            parameters: [value.toLowerCase(), day, day],
          }
        : undefined,
  };
}
