import {
  firstDayOutside,
  type EmploymentPeriod,
} from '../../contract/employee/employment-periods.js';
import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { LEAVE_DECISIONS, type LeaveStatus } from '../../contract/leave/leave-statuses.js';
import type { EmploymentPeriods } from '../../employee/employment-periods.js';
import type { ClosedYears } from '../../entitlement/closing/closed-years.js';
import { takesDays, type ExistingLeave, type RequestedLeave } from './existing-leave.js';
import { FileLeave } from './file-leave.js';

interface Conflict {
  field: 'startDate' | 'endDate' | 'status';
  remark: RowMessage;
}

const DECIDED: readonly LeaveStatus[] = LEAVE_DECISIONS;

/** Why a request cannot be stored beside what is known of its person and of earlier rows. */
export class LeaveConflicts {
  private readonly fileLeave = new FileLeave();
  private periods = new Map<string, EmploymentPeriod[]>();
  private closedDay: Awaited<ReturnType<ClosedYears['ofNamed']>> = () => undefined;

  constructor(
    private readonly employments: EmploymentPeriods,
    private readonly existing: ExistingLeave,
    private readonly closedYears: ClosedYears,
    private readonly decidedByOthers?: string,
  ) {}

  async load(requested: RequestedLeave[]): Promise<void> {
    const ids = [...new Set(requested.map(({ employeeId }) => employeeId))];
    await this.existing.load(requested);
    this.periods = await this.employments.readMany(ids);
    this.closedDay = await this.closedYears.ofNamed(ids);
  }

  isStored(requested: RequestedLeave): boolean {
    return this.existing.includes(requested);
  }

  find(requested: RequestedLeave, repeats: boolean): Conflict[] {
    const conflicts = repeats || !takesDays(requested) ? [] : this.dayConflicts(requested);
    return [...conflicts, ...this.decisionConflicts(requested)];
  }

  /** For later rows. */
  add(row: number, requested: RequestedLeave): void {
    const { employeeId, startDate, endDate } = requested;
    if (takesDays(requested)) this.fileLeave.add(employeeId, { row, startDate, endDate });
  }

  private dayConflicts(requested: RequestedLeave): Conflict[] {
    return [
      ...this.employmentConflicts(requested),
      ...this.closingConflicts(requested),
      ...this.overlapConflicts(requested),
    ];
  }

  private employmentConflicts({ employeeId, startDate, endDate }: RequestedLeave): Conflict[] {
    const outside = firstDayOutside(this.periods.get(employeeId) ?? [], startDate, endDate);
    if (!outside) return [];
    const { leftOn, hiredOn } = outside;
    const after =
      leftOn !== null &&
      (hiredOn === null
        ? rowMessage('afterLastDay', { leftOn })
        : rowMessage('betweenEmployments', { leftOn, hireDate: hiredOn }));
    const remark = after || rowMessage('beforeHireDate', { hireDate: hiredOn ?? '' });
    return [{ field: outside.date === startDate ? 'startDate' : 'endDate', remark }];
  }

  private closingConflicts({ employeeId, leaveType, startDate }: RequestedLeave): Conflict[] {
    const latest = this.closedDay(employeeId, leaveType);
    return latest !== undefined && startDate <= latest
      ? [{ field: 'startDate', remark: rowMessage('leaveClosed', { latest }) }]
      : [];
  }

  private overlapConflicts(requested: RequestedLeave): Conflict[] {
    const remarks: RowMessage[] = [];
    const other = this.existing.findOverlap(requested);
    if (other) {
      const { leaveType, startDate, endDate, status } = other;
      remarks.push(rowMessage('overlapsRequest', { leaveType, startDate, endDate, status }));
    }
    const { employeeId, startDate, endDate } = requested;
    const span = this.fileLeave.overlapping(employeeId, startDate, endDate);
    if (span) remarks.push(rowMessage('overlapsRow', { ...span }));
    return remarks.map((remark) => ({ field: 'startDate', remark }));
  }

  private decisionConflicts({ employeeId, status }: RequestedLeave): Conflict[] {
    return employeeId === this.decidedByOthers && DECIDED.includes(status)
      ? [{ field: 'status', remark: rowMessage('ownLeave') }]
      : [];
  }
}
