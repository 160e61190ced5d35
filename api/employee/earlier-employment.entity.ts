import { Entity, PrimaryColumn } from 'typeorm';
import type { CalendarDate } from '../contract/calendar-date.js';
import { DateColumn } from '../platform/database/schema/columns.js';

/** An employment that was followed by another one; the employee has the latest. */
@Entity('earlier_employment')
export class EarlierEmployment {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  employeeId: string;

  @PrimaryColumn({ type: 'date' })
  leftOn: CalendarDate;

  @DateColumn(true)
  hiredOn: CalendarDate | null;
}
