import { Entity } from 'typeorm';
import type { CalendarDate } from '../contract/calendar-date.js';
import { CountColumn, DateColumn, IdColumn, InstantColumn, MoneyColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

export const VOID_REASON_MAX = 500;

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

  /** Null when void: unique keys ignore nulls, so that a new record may take the employee's pay date. */
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
