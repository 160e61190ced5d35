import { Injectable } from '@nestjs/common';
import { Headcount } from '../../department/headcount.js';
import { worksHere } from '../../employee/employment-status.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { IN_EFFECT } from './current-assignments.js';

/** Only people who work here are counted. */
@Injectable()
export class AssignmentTotals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly headcount: Headcount,
  ) {}

  async summary(): Promise<{ total: number; ownPattern: number; ownCalendar: number }> {
    const today = this.clock.today();
    const working = worksHere(today);
    const rows = await this.work.read<{ subject: string; people: number | string }>(
      `SELECT a.subject, COUNT(*) AS people FROM leave_assignment a JOIN employee e ON e.id = a.employee_id
       WHERE a.subject IN ('pattern', 'calendar') AND a.inherit = 0 AND ${IN_EFFECT} AND ${working.sql} GROUP BY a.subject`,
      [today, today, ...working.parameters],
    );
    const people = (subject: string) => Number(rows.find((row) => row.subject === subject)?.people ?? 0);
    return { total: await this.headcount.people({ left: false }), ownPattern: people('pattern'), ownCalendar: people('calendar') };
  }
}
