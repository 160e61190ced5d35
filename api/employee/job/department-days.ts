import { Injectable } from '@nestjs/common';
import { earliest, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

interface DepartmentFrom {
  from: CalendarDate;
  departmentId: string;
}

/** Departments by the day. `employee` has that of today, which most people have on all days that are asked for. */
@Injectable()
export class DepartmentDays {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Planned moves are included. */
  async since(day: CalendarDate): Promise<DepartmentsByDay> {
    const rows = await this.work.read<DepartmentFrom & { employeeId: string }>(
      `SELECT f.employee_id AS employeeId, f.from_date AS "from", f.value_id AS departmentId FROM job_fact f
       WHERE f.kind = 'department' AND f.valid = 1 AND f.employee_id IN (SELECT m.employee_id FROM job_fact m WHERE m.kind = 'department' AND m.valid = 1 AND m.from_date > ?) ORDER BY f.from_date`,
      [earliest(day, this.clock.today())],
    );
    const moves = new Map<string, DepartmentFrom[]>();
    for (const { employeeId, ...move } of rows) {
      const known = moves.get(employeeId);
      if (known) known.push(move);
      else moves.set(employeeId, [move]);
    }
    return new DepartmentsByDay(moves);
  }
}

/** On the days since one. */
export class DepartmentsByDay {
  /** In their order, of people who move. */
  constructor(private readonly moves: ReadonlyMap<string, readonly DepartmentFrom[]>) {}

  on(employeeId: string, today: string, day: CalendarDate): string {
    const moves = this.moves.get(employeeId);
    return (moves && (spanOn(moves, day) ?? moves[0])?.departmentId) ?? today;
  }

  /** Each once, in the order of the days. */
  within(employeeId: string, today: string, from: CalendarDate, to: CalendarDate): string[] {
    const moves = this.moves.get(employeeId) ?? [];
    return [
      ...new Set([
        this.on(employeeId, today, from),
        ...moves.filter((one) => one.from > from && one.from <= to).map((one) => one.departmentId),
      ]),
    ];
  }

  /** True of employees `e` who are in one of the departments on a day of a span. */
  among(
    departments: readonly string[],
    from: CalendarDate,
    to: CalendarDate,
  ): { sql: string; parameters: string[] } {
    const moving = [...this.moves].flatMap(([id, moves]) =>
      moves.some(({ departmentId }) => departments.includes(departmentId)) ? id : [],
    );
    const isThere = (id: string) =>
      this.within(id, '', from, to).some((department) => departments.includes(department));
    const [there, elsewhere] = [moving.filter(isThere), moving.filter((id) => !isThere(id))];
    const oneOf = (column: string, ids: readonly string[]) =>
      ids.length === 0 ? '1 = 0' : `${column} IN (${ids.map(() => '?').join(', ')})`;
    return {
      sql: `(${oneOf('e.department_id', departments)} AND NOT ${oneOf('e.id', elsewhere)} OR ${oneOf('e.id', there)})`,
      parameters: [...departments, ...elsewhere, ...there],
    };
  }
}
