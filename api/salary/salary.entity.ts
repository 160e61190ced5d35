import { Entity } from 'typeorm';
import type { CalendarDate } from '../contract/calendar-date.js';
import { CountColumn, DateColumn, IdColumn, InstantColumn, MoneyColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

export const VOID_REASON_MAX = 500;

/** What somebody was paid on a day. Never changed; what was wrong is voided and kept. */
@Entity('salary')
export class Salary {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  employeeId: string;

  @MoneyColumn()
  basicSalary: number;

  @MoneyColumn()
  allowances: number;

  @MoneyColumn()
  deductions: number;

  @MoneyColumn()
  netSalary: number;

  @DateColumn()
  payDate: CalendarDate;

  /** 1, or null once void: a unique key over employee, pay date and this lets a void record be replaced. */
  @CountColumn(true)
  valid: 1 | null;

  @InstantColumn(true)
  voidedAt: number | null;

  @ReferenceColumn(true)
  voidedBy: string | null;

  @TextColumn(VOID_REASON_MAX, true)
  voidReason: string | null;

  @InstantColumn()
  createdAt: number;
}
