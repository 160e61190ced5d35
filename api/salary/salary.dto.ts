import { EARLIEST_PAY } from '../contract/calendar-date.js';
import { DateField } from '../platform/http/fields/date-field.js';
import { IdField } from '../platform/http/fields/id-field.js';
import { MoneyField } from '../platform/http/fields/money-field.js';
import { TextField } from '../platform/http/fields/text-field.js';
import { VOID_REASON_MAX } from './salary.tables.js';

export class SalaryDto {
  @IdField('Employee')
  employeeId: string;

  @MoneyField('Basic Salary')
  basicSalary: number;

  @MoneyField('Allowances', { optional: true })
  allowances?: number | null;

  @MoneyField('Deductions', { optional: true })
  deductions?: number | null;

  @DateField('Pay Date', { earliest: EARLIEST_PAY, example: '2026-01-31' })
  payDate: string;
}

export class SalaryVoidDto {
  @TextField('Reason', { max: VOID_REASON_MAX, example: 'Entered twice' })
  reason: string;
}
