import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Absences, type Absence } from '../../approval/absences.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

/** Tells approvals who is away: approved leave that covers both halves of the day. */
@Injectable()
export class AbsenceReader implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly absences: Absences,
  ) {}

  onModuleInit(): void {
    this.absences.provide((employeeIds, day) => this.findOn(employeeIds, day));
  }

  /** CROSS JOIN, so that SQLite begins with the days of these people and not with all approved requests. */
  private findOn(employeeIds: readonly string[], day: CalendarDate): Promise<Absence[]> {
    return this.work.read<Absence>(
      `SELECT t.employee_id AS employeeId, MAX(l.end_date) AS until, MAX(l.stand_in_id) AS standIn FROM leave_day t CROSS JOIN leave_request l ON l.id = t.leave_id
       WHERE t.employee_id IN (${employeeIds.map(() => '?').join(', ')}) AND t.day = ? AND l.status = 'Approved' AND l.minutes IS NULL
       GROUP BY t.employee_id HAVING MAX(t.morning) = 1 AND MAX(t.afternoon) = 1`,
      [...employeeIds, day],
    );
  }
}
