import { Entity } from 'typeorm';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { LeaveStatus } from '../contract/leave-statuses.js';
import { LEAVE_TYPE_NAME_MAX, type EndOfLeave, type LeaveType, type StartOfLeave } from '../contract/leave-types.js';
import { CountColumn, DateColumn, IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

export const REASON_MAX = 1000;
export const NOTE_MAX = 1000;

@Entity('leave_request')
export class LeaveRequest {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  employeeId: string;

  @ReferenceColumn()
  leaveTypeId: string;

  /** The type's name, copied so that lists sort without a join. */
  @TextColumn(LEAVE_TYPE_NAME_MAX)
  leaveType: LeaveType;

  @DateColumn()
  startDate: CalendarDate;

  @DateColumn()
  endDate: CalendarDate;

  @TextColumn(7)
  startsAt: StartOfLeave;

  @TextColumn(7)
  endsAt: EndOfLeave;

  /** Of a part of one day, for types in minutes. */
  @CountColumn(true)
  minutes: number | null;

  /** Calendar days, first and last included. */
  @CountColumn()
  days: number;

  @TextColumn(REASON_MAX)
  reason: string;

  @TextColumn(REASON_MAX)
  reasonFolded: string;

  @TextColumn(20)
  status: LeaveStatus;

  @TextColumn(NOTE_MAX, true)
  note: string | null;

  @ReferenceColumn(true)
  decidedBy: string | null;

  @InstantColumn(true)
  decidedAt: number | null;

  @ReferenceColumn(true)
  cancelledBy: string | null;

  @InstantColumn(true)
  cancelledAt: number | null;

  @TextColumn(NOTE_MAX, true)
  cancelReason: string | null;

  /** The request of which this one keeps a part. */
  @ReferenceColumn(true)
  replaces: string | null;

  @InstantColumn()
  createdAt: number;
}
