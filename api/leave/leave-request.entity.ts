import { Entity } from 'typeorm';
import type { LeaveStatus } from '../contract/leave-statuses.js';
import type { EndOfLeave, LeaveType, StartOfLeave } from '../contract/leave-types.js';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { LEAVE_REQUEST } from './leave.tables.js';

@Entity(LEAVE_REQUEST.name)
export class LeaveRequest extends columnsOf(LEAVE_REQUEST) {
  leaveType: LeaveType;
  startsAt: StartOfLeave;
  endsAt: EndOfLeave;
  status: LeaveStatus;
}
