import { Injectable } from '@nestjs/common';
import { earliest, latest, type CalendarDate } from '../../contract/calendar-date.js';
import type { AbsenceRecord } from '../../contract/leave/leaves.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { LeaveRow } from '../leave-row.js';

type Asked = Pick<LeaveRow, 'department_id' | 'employee_id' | 'start_date' | 'end_date'>;

interface AbsenceRow extends AbsenceRecord {
  employeeId: string;
  departmentId: string;
}

/** Approved leave of others in the departments of some requests. Names and dates only: type and reason are private. */
@Injectable()
export class DepartmentAbsences {
  constructor(private readonly work: UnitOfWork) {}

  async readDuring(
    requests: readonly Asked[],
  ): Promise<{ during: (request: Asked) => AbsenceRecord[] }> {
    const absences = requests.length === 0 ? [] : await this.read(requests);
    return {
      during: ({ department_id, employee_id, start_date, end_date }) =>
        absences
          .filter(
            (one) =>
              one.departmentId === department_id &&
              one.employeeId !== employee_id &&
              one.startDate <= end_date &&
              one.endDate >= start_date,
          )
          .map(({ name, startDate, endDate }) => ({ name, startDate, endDate })),
    };
  }

  async ofColleagues(
    { departmentId, employeeId }: Actor,
    from: CalendarDate,
    to: CalendarDate,
  ): Promise<AbsenceRecord[]> {
    const span = {
      department_id: departmentId ?? '',
      employee_id: employeeId ?? '',
      start_date: from,
      end_date: to,
    };
    return (await this.readDuring([span])).during(span);
  }

  /** Little leave ends after the first day. COALESCE keeps databases from the index by status, with which nearly all leave would be read. */
  private read(requests: readonly Asked[]): Promise<AbsenceRow[]> {
    const [first, last] = [
      earliest(...requests.map((one) => one.start_date)),
      latest(...requests.map((one) => one.end_date)),
    ] as [CalendarDate, CalendarDate];
    const departments = [...new Set(requests.map((one) => one.department_id))];
    return this.work.read<AbsenceRow>(
      `SELECT l.employee_id AS employeeId, e.department_id AS departmentId, a.name, l.start_date AS startDate, l.end_date AS endDate
       FROM leave_request l JOIN employee e ON e.id = l.employee_id JOIN account a ON a.id = e.account_id
       WHERE l.end_date >= ? AND COALESCE(l.start_date, '') <= ? AND COALESCE(l.status, '') = 'Approved' AND COALESCE(e.department_id, '') IN (${departments.map(() => '?').join(', ')})
       ORDER BY l.start_date, e.name_folded, l.id`,
      [first, last, ...departments],
    );
  }
}
