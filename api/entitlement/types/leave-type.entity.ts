import { Entity } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { LeaveCounting } from '../../contract/leave-policies.js';
import { LEAVE_TYPE_NAME_MAX } from '../../contract/leave-types.js';
import type { LeaveUnit } from '../../contract/policy-rules.js';
import { CountColumn, DateColumn, IdColumn, InstantColumn, TextColumn } from '../../platform/database/schema/columns.js';

/** Flags are 0 and 1. */
@Entity('leave_type')
export class LeaveType {
  @IdColumn()
  id: string;

  @TextColumn(LEAVE_TYPE_NAME_MAX)
  name: string;

  @TextColumn(LEAVE_TYPE_NAME_MAX)
  nameKey: string;

  @CountColumn()
  builtin: number;

  @TextColumn(7)
  unit: LeaveUnit;

  @TextColumn(8)
  counts: LeaveCounting;

  @CountColumn()
  halfDays: number;

  @CountColumn()
  paid: number;

  @CountColumn()
  selfService: number;

  @CountColumn()
  visibleToTeam: number;

  /** The last day of the closed past. */
  @DateColumn(true)
  closedUntil: CalendarDate | null;

  /** The last closed day for which what was left is stored for everybody. */
  @DateColumn(true)
  closingsUntil: CalendarDate | null;

  @InstantColumn(true)
  archivedAt: number | null;

  /** Each change adds one; an edit based on an older version is refused. */
  @CountColumn()
  version: number;
}
