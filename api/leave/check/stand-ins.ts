import { Injectable } from '@nestjs/common';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { EmployeeReference } from '../../employee/employee-access.js';
import { hasNotLeft } from '../../employee/employment-status.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { RequestedLeave } from '../requested-leave.js';

export interface AskedStandIn {
  id: string | null;
  refused?: Problem;
}

/** A stand-in covers the work of somebody on leave. They are told the dates, and have no vote. */
@Injectable()
export class StandIns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
  ) {}

  /** Somebody else of the department who has not left; nobody without approvals. */
  async read(employee: EmployeeReference, id: string | null | undefined): Promise<AskedStandIn> {
    if (!id || !(await this.setting.isOn())) return { id: null };
    const { sql, parameters } = hasNotLeft(this.clock.today());
    const [row] = await this.work.read<{ id: string }>(
      `SELECT e.id FROM employee e WHERE e.id = ? AND e.id <> ? AND e.department_id = ? AND ${sql}`,
      [id, employee.id, employee.departmentId, ...parameters],
    );
    return row ?? { id, refused: Problem.at('standIn', refusal('leave.stand_in_not_colleague')) };
  }

  async named(id: string | null): Promise<{ _id: string; name: string } | null> {
    if (id === null) return null;
    const [row] = await this.work.read<{ name: string }>(
      'SELECT a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id = ?',
      [id],
    );
    return row ? { _id: id, name: row.name } : null;
  }

  /** The first approved leave of the stand-in on these days. */
  async absenceOf(
    id: string,
    { startDate, endDate }: Pick<RequestedLeave, 'startDate' | 'endDate'>,
  ): Promise<{ startDate: CalendarDate; endDate: CalendarDate } | null> {
    const [absence] = await this.work.read<{ startDate: CalendarDate; endDate: CalendarDate }>(
      "SELECT start_date AS startDate, end_date AS endDate FROM leave_request WHERE employee_id = ? AND status = 'Approved' AND start_date <= ? AND end_date >= ? ORDER BY start_date LIMIT 1",
      [id, endDate, startDate],
    );
    return absence ?? null;
  }
}
