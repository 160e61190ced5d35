import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { employedWithin } from '../../employee/employed-within.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { LeaveRow } from '../leave-row.js';
import type { ReportSpan } from './report-span.js';

export type ApprovedRow = Pick<
  LeaveRow,
  'employee_id' | 'leave_type_id' | 'start_date' | 'end_date' | 'starts_at' | 'ends_at' | 'minutes'
>;

export interface ReportedPerson {
  id: string;
  employeeId: string;
  name: string;
  departmentId: string;
}

/** Reads what the absence report is made from. Checks no access. */
@Injectable()
export class ReportReader {
  constructor(private readonly work: UnitOfWork) {}

  types(): Promise<LeaveTypeRules[]> {
    return this.work.read<LeaveTypeRules>(
      'SELECT id, name, unit, counts FROM leave_type ORDER BY unit, builtin DESC, name_key',
    );
  }

  departments(): Promise<{ id: string; name: string }[]> {
    return this.work.read<{ id: string; name: string }>(
      'SELECT id, name FROM department ORDER BY name_folded, id',
    );
  }

  /** Employed on any day of the span, by name. */
  people({ from, to }: ReportSpan): Promise<ReportedPerson[]> {
    const { sql, parameters } = employedWithin(from, to);
    return this.work.read<ReportedPerson>(
      `SELECT e.id, e.employee_id AS employeeId, a.name, e.department_id AS departmentId FROM employee e JOIN account a ON a.id = e.account_id WHERE ${sql} ORDER BY e.name_folded, e.id`,
      parameters,
    );
  }

  /** COALESCE keeps the engines from reading the leave of everybody by its status or its dates. */
  approved(
    ids: readonly string[],
    { from, to }: { from: CalendarDate; to: CalendarDate },
  ): Promise<ApprovedRow[]> {
    return this.work.read<ApprovedRow>(
      `SELECT l.employee_id, l.leave_type_id, l.start_date, l.end_date, l.starts_at, l.ends_at, l.minutes FROM leave_request l
       WHERE l.employee_id IN (${ids.map(() => '?').join(', ')}) AND COALESCE(l.status, '') = 'Approved' AND COALESCE(l.start_date, '') <= ? AND COALESCE(l.end_date, '') >= ?`,
      [...ids, to, from],
    );
  }
}
