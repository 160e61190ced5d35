import type { CalendarDate } from '../../contract/calendar-date.js';
import type { JobKind } from '../../contract/employee/job-facts.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';

type FactColumn = 'value_id' | 'value' | 'value_folded';

const lastBy = (kind: JobKind, day: CalendarDate) =>
  `f.employee_id = e.id AND f.kind = '${kind}' AND f.valid = 1 AND f.from_date <= '${day}' ORDER BY f.from_date DESC LIMIT 1`;

/** What held of a kind on a day, of employees `e`. The day is a date that was checked, here and below. */
export const factOn = (kind: JobKind, day: CalendarDate, column: FactColumn) =>
  `(SELECT f.${column} FROM job_fact f WHERE ${lastBy(kind, day)})`;

export const departmentNameOn = (day: CalendarDate) =>
  `(SELECT d.name_folded FROM job_fact f JOIN department d ON d.id = f.value_id WHERE ${lastBy('department', day)})`;

/** True of employees `e` with such a fact `f` in force on the day. Finds the people by the value. */
export function withFact(
  day: CalendarDate,
  kind: JobKind,
  { sql, parameters }: Condition,
): Condition {
  return {
    sql: `e.id IN (SELECT f.employee_id FROM job_fact f WHERE f.kind = '${kind}' AND ${sql} AND ${isInForceOn(day)})`,
    parameters,
  };
}

/** True of facts `f` that held on the day. */
export const isInForceOn = (day: CalendarDate) =>
  `f.valid = 1 AND f.from_date <= '${day}' AND NOT EXISTS (SELECT 1 FROM job_fact n
    WHERE n.employee_id = f.employee_id AND n.kind = f.kind AND n.valid = 1 AND n.from_date > f.from_date AND n.from_date <= '${day}')`;
