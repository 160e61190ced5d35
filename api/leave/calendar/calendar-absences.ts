import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { CalendarAbsence } from '../../contract/leave/team-calendar.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { LeaveSights, leaveSight, shownType } from '../leave-sight.js';
import type { CalendarReader } from './calendar-reader.js';

interface AbsenceRow extends Omit<CalendarAbsence, '_id' | 'leaveType' | 'exempt'> {
  id: string;
  leaveType: string;
  employeeId: string;
  visibleToTeam: number;
  exempt: number;
}

/** The leave that a calendar shows. */
@Injectable()
export class CalendarAbsences {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sights: LeaveSights,
  ) {}

  /** By employee, in the order of their days. `isCompared`: beside a rule's own count, those that it leaves out are marked. Only pending and approved requests have days; CROSS JOIN lets SQLite begin with those of these people. */
  async read(
    actor: Actor,
    reader: CalendarReader,
    ids: readonly string[],
    { from, to, isCompared }: { from: CalendarDate; to: CalendarDate; isCompared: boolean },
  ): Promise<Map<string, CalendarAbsence[]>> {
    const found = new Map<string, CalendarAbsence[]>(ids.map((id) => [id, []]));
    if (ids.length === 0) return found;
    const rows = await this.work.read<AbsenceRow>(
      `SELECT DISTINCT l.id, l.employee_id AS employeeId, l.start_date AS startDate, l.end_date AS endDate, l.starts_at AS startsAt, l.ends_at AS endsAt, l.minutes, l.status, l.leave_type AS leaveType, ty.visible_to_team AS visibleToTeam, ty.exempt_from_coverage AS exempt
       FROM leave_day t CROSS JOIN leave_request l ON l.id = t.leave_id CROSS JOIN leave_type ty ON ty.id = l.leave_type_id
       WHERE t.employee_id IN (${ids.map(() => '?').join(', ')}) AND t.day BETWEEN ? AND ? ORDER BY startDate, l.id`,
      [...ids, from, to],
    );
    const reached = rows.filter(({ employeeId }) => reader.reaches(employeeId));
    const sights = await this.sights.readSights(
      actor,
      reached.map(({ id }) => id),
    );
    for (const { id, employeeId, visibleToTeam, leaveType, exempt, ...row } of rows) {
      const sight = reader.reaches(employeeId)
        ? sights(id)
        : leaveSight('colleague', visibleToTeam === 1);
      if (row.status === 'Approved' || sight.request)
        found.get(employeeId)?.push({
          _id: sight.request ? id : null,
          ...row,
          leaveType: shownType(sight, leaveType),
          ...(exempt === 1 && isCompared && { exempt: true as const }),
        });
    }
    return found;
  }
}
