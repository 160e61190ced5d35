import type { CalendarDate } from '../../contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES, type LeaveStatus } from '../../contract/leave-statuses.js';
import type { LeaveType } from '../../contract/leave-types.js';
import type { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

export interface LeaveAsked {
  employeeId: string;
  leaveType: LeaveType;
  startDate: CalendarDate;
  endDate: CalendarDate;
  status: LeaveStatus;
}

/** Which requests of the company stand in the way of others, or are the very same: found for many at once. */
export class KnownLeaves {
  private byEmployee = new Map<string, LeaveAsked[]>();

  constructor(private readonly work: UnitOfWork) {}

  async look(asked: LeaveAsked[]): Promise<void> {
    const taking = asked.filter(takesDays);
    const settled = asked.filter((leave) => !takesDays(leave));
    const days = await this.read(
      taking,
      `l.id IN (SELECT t.leave_id FROM leave_day t WHERE ${taking.map(() => 't.employee_id = ? AND t.day BETWEEN ? AND ?').join(' OR ')})`,
      taking.flatMap(({ employeeId, startDate, endDate }) => [employeeId, startDate, endDate]),
    );
    // More than are asked for, which is quicker. The sign keeps the embedded database from searching by date: a whole company may be away on one.
    const spans = await this.read(
      settled,
      `l.employee_id IN (${settled.map(() => '?').join(', ')}) AND +l.start_date IN (${settled.map(() => '?').join(', ')})`,
      [...settled.map(({ employeeId }) => employeeId), ...settled.map(({ startDate }) => startDate)],
    );
    this.byEmployee = new Map();
    for (const leave of [...days, ...spans]) {
      const others = this.byEmployee.get(leave.employeeId);
      if (others) others.push(leave);
      else this.byEmployee.set(leave.employeeId, [leave]);
    }
  }

  same(asked: LeaveAsked): boolean {
    return this.of(asked).some((leave) => leave.leaveType === asked.leaveType && leave.startDate === asked.startDate && leave.endDate === asked.endDate && leave.status === asked.status);
  }

  /** The first one that has days of it. */
  inTheWay(asked: LeaveAsked): LeaveAsked | undefined {
    if (!takesDays(asked)) return undefined;
    return this.of(asked).find((leave) => takesDays(leave) && leave.startDate <= asked.endDate && leave.endDate >= asked.startDate);
  }

  private of({ employeeId }: LeaveAsked): LeaveAsked[] {
    return this.byEmployee.get(employeeId) ?? [];
  }

  private read(asked: LeaveAsked[], where: string, parameters: string[]): Promise<LeaveAsked[]> {
    if (asked.length === 0) return Promise.resolve([]);
    return this.work.read<LeaveAsked>(
      `SELECT l.employee_id AS employeeId, l.leave_type AS leaveType, l.start_date AS startDate, l.end_date AS endDate, l.status
       FROM leave_request l WHERE ${where} ORDER BY l.start_date, l.id`,
      parameters,
    );
  }
}

export function takesDays({ status }: Pick<LeaveAsked, 'status'>): boolean {
  return DAYS_TAKEN_STATUSES.includes(status);
}
