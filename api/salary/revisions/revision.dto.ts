import { EARLIEST_PAY } from '../../contract/calendar-date.js';
import { REVISION_REASON_MAX } from '../../contract/payroll/salary-revisions.js';
import { FlagField } from '../../platform/http/fields/choice-field.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { IdField } from '../../platform/http/fields/id-field.js';
import { MoneyField } from '../../platform/http/fields/money-field.js';
import { TextField } from '../../platform/http/fields/text-field.js';

export class SalaryRevisionDto {
  @IdField('Employee')
  employeeId: string;

  @MoneyField('Salary')
  salary: number;

  @DateField('From', { earliest: EARLIEST_PAY, example: '2026-11-15' })
  from: string;

  @TextField('Reason', { optional: true, max: REVISION_REASON_MAX, example: 'Yearly review' })
  reason?: string | null;

  /** Has to be true where the salary changes by more than the percentage of payroll's warning. */
  @FlagField('Confirmed', { optional: true })
  confirmed?: boolean | null;
}
