import type { CalendarDate } from '../../contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES, type LeaveStatus } from '../../contract/leave/leave-statuses.js';
import type { LeaveType } from '../../contract/leave/leave-types.js';
import type { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

export interface RequestedLeave {
  employeeId: string;
  leaveType: LeaveType;
  startDate: CalendarDate;
  endDate: CalendarDate;
  status: LeaveStatus;
}

export class ExistingLeave {
  private byEmployee = new Map<string, RequestedLeave[]>();

  constructor(private readonly work: UnitOfWork) {}

  async load(requested: RequestedLeave[]): Promise<void> {
    const takingDays = requested.filter(takesDays);
    const others = requested.filter((leave) => !takesDays(leave));
    const days = await this.read(
      takingDays,
      `l.id IN (SELECT t.leave_id FROM leave_day t WHERE ${takingDays.map(() => 't.employee_id = ? AND t.day BETWEEN ? AND ?').join(' OR ')})`,
      takingDays.flatMap(({ employeeId, startDate, endDate }) => [employeeId, startDate, endDate]),
    );
    // Fetches too many on purpose, which is faster. The unary plus stops SQLite from using the date index: a whole company may be away on one day.
    const spans = await this.read(
      others,
      `l.employee_id IN (${others.map(() => '?').join(', ')}) AND +l.start_date IN (${others.map(() => '?').join(', ')})`,
      [...others.map(({ employeeId }) => employeeId), ...others.map(({ startDate }) => startDate)],
    );
    this.byEmployee = new Map();
    for (const leave of [...days, ...spans]) {
      const others = this.byEmployee.get(leave.employeeId);
      if (others) others.push(leave);
      else this.byEmployee.set(leave.employeeId, [leave]);
    }
  }

  includes(requested: RequestedLeave): boolean {
    return this.ofEmployee(requested).some(
      (leave) =>
        leave.leaveType === requested.leaveType &&
        leave.startDate === requested.startDate &&
        leave.endDate === requested.endDate &&
        leave.status === requested.status,
    );
  }

  findOverlap(requested: RequestedLeave): RequestedLeave | undefined {
    if (!takesDays(requested)) return undefined;
    return this.ofEmployee(requested).find(
      (leave) =>
        takesDays(leave) &&
        leave.startDate <= requested.endDate &&
        leave.endDate >= requested.startDate,
    );
  }

  private ofEmployee({ employeeId }: RequestedLeave): RequestedLeave[] {
    return this.byEmployee.get(employeeId) ?? [];
  }

  private read(
    requested: RequestedLeave[],
    where: string,
    parameters: string[],
  ): Promise<RequestedLeave[]> {
    if (requested.length === 0) return Promise.resolve([]);
    return this.work.read<RequestedLeave>(
      `SELECT l.employee_id AS employeeId, l.leave_type AS leaveType, l.start_date AS startDate, l.end_date AS endDate, l.status
       FROM leave_request l WHERE ${where} ORDER BY l.start_date, l.id`,
      parameters,
    );
  }
}

export function takesDays({ status }: Pick<RequestedLeave, 'status'>): boolean {
  return DAYS_TAKEN_STATUSES.includes(status);
}
