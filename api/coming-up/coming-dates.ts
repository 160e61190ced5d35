import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { EndFact, PersonDates } from '../contract/coming-up/dates-of-person.js';
import { EmploymentPeriods } from '../employee/employment-periods.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

/** Whose dates somebody reads: a condition on employees `e`. */
export interface Concerned {
  sql: string;
  parameters: readonly unknown[];
}

interface PersonRow {
  _id: string;
  name: string;
  department: string;
  hiredOn: CalendarDate | null;
  leftOn: CalendarDate | null;
  previousLeftOn: CalendarDate | null;
  born: CalendarDate | null;
  celebrate: number | null;
}

interface EndRow extends EndFact {
  employeeId: string;
}

/** Takes the span. */
const WITH_AN_END = `SELECT m.employee_id FROM job_fact m WHERE m.kind IN ('contractEnd', 'probationEnd') AND m.valid = 1 AND m.value BETWEEN ? AND ?`;

/** People who may have a date of their own in a span: the rule decides who has. */
@Injectable()
export class ComingDates {
  constructor(
    private readonly work: UnitOfWork,
    private readonly periods: EmploymentPeriods,
  ) {}

  async read(whose: Concerned, from: CalendarDate, to: CalendarDate): Promise<PersonDates[]> {
    const span = [from, to];
    const yearly = daysOfYear(from, to);
    const rows = await this.work.read<PersonRow>(
      `SELECT e.id AS _id, a.name, d.name AS department, e.hire_date AS hiredOn, e.left_on AS leftOn, e.previous_left_on AS previousLeftOn, e.dob AS born, e.celebrate
       FROM employee e JOIN account a ON a.id = e.account_id JOIN department d ON d.id = e.department_id
       WHERE ${whose.sql} AND (e.hire_date BETWEEN ? AND ? OR e.left_on BETWEEN ? AND ? OR e.id IN (${WITH_AN_END})
         OR e.id IN (SELECT p.employee_id FROM earlier_employment p WHERE p.left_on BETWEEN ? AND ? OR p.hired_on BETWEEN ? AND ?)
         OR e.celebrate = 1 AND (e.previous_left_on IS NOT NULL OR ${yearly.sql('e.dob')} OR ${yearly.sql('e.hire_date')}))`,
      [
        ...whose.parameters,
        ...Array<string[]>(5).fill(span).flat(),
        ...yearly.parameters,
        ...yearly.parameters,
      ],
    );
    const earlier = await this.periods.readMany(
      rows.flatMap(({ _id, previousLeftOn }) => (previousLeftOn === null ? [] : _id)),
    );
    const ends = await this.ends(from, to);
    return rows.map(({ hiredOn, leftOn, previousLeftOn: _, celebrate, ...row }) => ({
      ...row,
      employments: earlier.get(row._id) ?? [{ hiredOn, leftOn }],
      ends: ends.get(row._id) ?? [],
      celebrates: celebrate === 1,
    }));
  }

  /** All that is known of those that may come up, since a later one can move them. */
  private async ends(from: CalendarDate, to: CalendarDate): Promise<Map<string, EndFact[]>> {
    const rows = await this.work.read<EndRow>(
      `SELECT f.employee_id AS employeeId, f.kind, f.from_date AS "from", f.value FROM job_fact f
       WHERE f.kind IN ('contractEnd', 'probationEnd') AND f.valid = 1 AND f.employee_id IN (${WITH_AN_END}) ORDER BY f.from_date`,
      [from, to],
    );
    const ends = new Map<string, EndFact[]>();
    for (const { employeeId, ...end } of rows)
      ends.set(employeeId, [...(ends.get(employeeId) ?? []), end]);
    return ends;
  }
}

/** Days of any year in a span of less than one; 29 February also where only 28 February is. */
function daysOfYear(from: CalendarDate, to: CalendarDate) {
  const [first, last] = [from.slice(5), to.slice(5) === '02-28' ? '02-29' : to.slice(5)];
  return {
    sql: (column: string) => {
      const day = `SUBSTR(${column}, 6, 5)`;
      return from.slice(0, 4) === to.slice(0, 4)
        ? `${day} BETWEEN ? AND ?`
        : `(${day} >= ? OR ${day} <= ?)`;
    },
    parameters: [first, last],
  };
}
