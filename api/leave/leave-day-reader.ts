import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import { LeaveDays, type RequestedDay, type SoughtDays } from '../entitlement/facts/leave-days.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

interface DayRow {
  employeeId: string;
  leaveTypeId: string;
  leaveId: string;
  day: CalendarDate;
  morning: number | null;
  afternoon: number | null;
  minutes: number | null;
  status: string;
  since: number | string;
}

/** Provides statements with the days of pending and approved requests. */
@Injectable()
export class LeaveDayReader implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leaveDays: LeaveDays,
  ) {}

  onModuleInit(): void {
    this.leaveDays.provide((employeeIds, sought) => this.of(employeeIds, sought));
  }

  /** CROSS JOIN, so that SQLite begins with the days of these people and not with all requests of the types. */
  private async of(employeeIds: readonly string[], sought?: SoughtDays): Promise<RequestedDay[]> {
    if (sought?.leaveTypeIds.length === 0) return [];
    const only = sought
      ? ` AND t.day >= ? AND l.leave_type_id IN (${sought.leaveTypeIds.map(() => '?').join(', ')})`
      : '';
    const rows = await readByIds(employeeIds, (ids, places) =>
      this.work.read<DayRow>(
        `SELECT t.employee_id AS employeeId, l.leave_type_id AS leaveTypeId, t.leave_id AS leaveId, t.day, t.morning, t.afternoon, l.minutes, l.status, COALESCE(l.decided_at, l.created_at) AS since
       FROM leave_day t CROSS JOIN leave_request l ON l.id = t.leave_id WHERE t.employee_id IN (${places})${only}`,
        [...ids, ...(sought ? [sought.from, ...sought.leaveTypeIds] : [])],
      ),
    );
    return rows.map(({ morning, afternoon, status, since, ...row }) => ({
      ...row,
      morning: morning !== null,
      afternoon: afternoon !== null,
      approved: status === 'Approved',
      since: Number(since),
    }));
  }
}
