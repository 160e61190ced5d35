import { Entity, PrimaryColumn } from 'typeorm';
import type { CalendarDate } from '../contract/calendar-date.js';
import { ReferenceColumn } from '../platform/database/schema/columns.js';

/** A day of a pending or approved request. */
@Entity('leave_day')
export class LeaveDay {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  employeeId: string;

  @PrimaryColumn({ type: 'date' })
  day: CalendarDate;

  @ReferenceColumn()
  leaveId: string;
}
