import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { employedWithin } from '../../employee/employed-within.js';
import { EMPLOYEE_JOINS } from '../../employee/employee-list.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import { resolveConditions } from '../../platform/database/lists/list-reader.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { LeaveRow } from '../leave-row.js';
import type { ReportedPerson } from './absence-sums.js';
import type { ReportSpan } from './report-span.js';

export type ApprovedRow = Pick<
  LeaveRow,
  'employee_id' | 'leave_type_id' | 'start_date' | 'end_date' | 'starts_at' | 'ends_at' | 'minutes'
>;

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

  /** By name. */
  async people(
    { from, to }: ReportSpan,
    conditions: readonly Condition[] = [],
  ): Promise<ReportedPerson[]> {
    const found = [
      employedWithin(from, to),
      ...(await resolveConditions(this.work.listReader, [...conditions])),
    ];
    return this.work.read<ReportedPerson>(
      `SELECT e.id, e.employee_id AS employeeId, a.name, e.department_id AS departmentId, d.name AS departmentName
       FROM employee e ${EMPLOYEE_JOINS.account} ${EMPLOYEE_JOINS.department} WHERE ${found.map(({ sql }) => sql).join(' AND ')} ORDER BY e.name_folded, e.id`,
      found.flatMap(({ parameters }) => parameters),
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
