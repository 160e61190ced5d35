import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { EarlierPeriod, EmploymentPeriod } from '../contract/employee/employment-periods.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { EarlierEmployment, Employee } from './employee.tables.js';

interface PeriodRow extends EmploymentPeriod {
  employeeId: string;
}

/** Reads and stores the employments of a person. The employee row has the latest one, and the last day of the one before. */
@Injectable()
export class EmploymentPeriods {
  constructor(private readonly work: UnitOfWork) {}

  /** In their order, at least one. Checks no access: callers find the employee through EmployeeAccess first. */
  async readOne(employeeId: string): Promise<EmploymentPeriod[]> {
    return (await this.readMany([employeeId])).get(employeeId) ?? [];
  }

  async readMany(employeeIds: string[]): Promise<Map<string, EmploymentPeriod[]>> {
    const periods = new Map<string, EmploymentPeriod[]>(employeeIds.map((id) => [id, []]));
    if (employeeIds.length === 0) return periods;
    const places = employeeIds.map(() => '?').join(', ');
    const rows = await this.work.read<PeriodRow>(
      `SELECT employee_id AS employeeId, hired_on AS hiredOn, left_on AS leftOn, 0 AS latest FROM earlier_employment WHERE employee_id IN (${places})
       UNION ALL SELECT id, hire_date, left_on, 1 FROM employee WHERE id IN (${places}) ORDER BY latest, leftOn`,
      [...employeeIds, ...employeeIds],
    );
    for (const { employeeId, hiredOn, leftOn } of rows)
      periods.get(employeeId)?.push({ hiredOn, leftOn });
    return periods;
  }

  /** The caller holds the employee's row, so that nobody else replaces the earlier ones at the same time. */
  async store(
    manager: EntityManager,
    employeeId: string,
    earlier: EarlierPeriod[],
    latest: EmploymentPeriod,
  ): Promise<void> {
    await manager.delete(EarlierEmployment, { employeeId });
    await manager.insert(
      EarlierEmployment,
      earlier.map(({ hiredOn, leftOn }) => ({ employeeId, hiredOn, leftOn })),
    );
    await manager.update(
      Employee,
      { id: employeeId },
      { hireDate: latest.hiredOn, leftOn: latest.leftOn, previousLeftOn: previousLastDay(earlier) },
    );
  }
}

export function previousLastDay(earlier: EarlierPeriod[]): CalendarDate | null {
  return earlier.at(-1)?.leftOn ?? null;
}
