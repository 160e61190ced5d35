import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CalendarDate } from '../contract/calendar-date.js';
import { ReferenceColumn } from '../platform/database/schema/columns.js';

/** A day of a pending or approved request. */
@Entity('leave_day')
export class LeaveDay {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  leaveId: string;

  @PrimaryColumn({ type: 'date' })
  day: CalendarDate;

  @ReferenceColumn()
  employeeId: string;

  /** 1, or null where that half of the day is free; as the next one. */
  @Column({ type: 'int', nullable: true, default: 1 })
  morning: 1 | null;

  @Column({ type: 'int', nullable: true, default: 1 })
  afternoon: 1 | null;
}
