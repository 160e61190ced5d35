import { EARLIEST_EMPLOYMENT } from '../contract/calendar-date.js';
import { EMPLOYEE_FIELDS } from '../contract/employee/employee-fields.js';
import { JOB_PEOPLE_MAX, JOB_VALUE_MAX, RAISE_MAX } from '../contract/job/job-changes.js';
import { refusal } from '../contract/problem.js';
import { ComponentAmountDto } from '../payroll/components/pay-component.dto.js';
import { DateField } from '../platform/http/fields/date-field.js';
import { DecimalField } from '../platform/http/fields/decimal-field.js';
import { field } from '../platform/http/fields/field.js';
import { IdField } from '../platform/http/fields/id-field.js';
import { MoneyField } from '../platform/http/fields/money-field.js';
import { isObject, ObjectField, objectSchema } from '../platform/http/fields/object-field.js';
import { TextField } from '../platform/http/fields/text-field.js';

export const EXAMPLE_ID = '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10';

/** One of percent and amount. The new salary is rounded up to the step; the raise is at most the limit. */
export class SalaryRoundDto {
  @DecimalField('Percentage', { optional: true, max: RAISE_MAX })
  percent?: number | null;

  @MoneyField('Amount', { optional: true })
  amount?: number | null;

  @MoneyField('Round up to', { optional: true })
  step?: number | null;

  @MoneyField('At most', { optional: true })
  limit?: number | null;
}

export class PersonSalaryDto {
  @IdField('Employee')
  employeeId: string;

  @MoneyField('Salary')
  salary: number;
}

export class JobPolicyDto {
  @IdField('Leave Type')
  leaveType: string;

  /** Null for none. */
  @IdField('Policy', { optional: true })
  policy?: string | null;
}

/** As in `POST /payroll/assignment/add`. */
export class JobItemDto extends ComponentAmountDto {
  @IdField('Component')
  component: string;
}

/** Fields that are left out stay; null takes a value away. */
export class JobSetDto {
  @IdField('Department', { optional: true })
  department?: string | null;

  @TextField('Designation', { ...EMPLOYEE_FIELDS.designation, optional: true })
  designation?: string | null;

  @IdField('Manager', { optional: true })
  manager?: string | null;

  @IdField('Approver', { optional: true })
  approver?: string | null;

  @IdField('Employment Type', { optional: true })
  employmentType?: string | null;

  @TextField('Location', { max: JOB_VALUE_MAX, optional: true, example: 'Lyon' })
  location?: string | null;

  @DateField('End of contract', {
    optional: true,
    earliest: EARLIEST_EMPLOYMENT,
    example: '2027-06-30',
  })
  contractEnd?: string | null;

  @DateField('End of probation', {
    optional: true,
    earliest: EARLIEST_EMPLOYMENT,
    example: '2027-03-31',
  })
  probationEnd?: string | null;

  @MoneyField('Salary', { optional: true })
  salary?: number | null;

  @ObjectField('Salary round', SalaryRoundDto, {
    optional: true,
    example: { percent: 3, step: 10, limit: 500 },
  })
  round?: object | null;

  /** Amounts of some people, which come before the rule. */
  @SalariesField()
  salaries?: object[] | null;

  @IdField('Working Time', { optional: true })
  pattern?: string | null;

  @ObjectField('Leave policy', JobPolicyDto, {
    optional: true,
    example: { leaveType: EXAMPLE_ID, policy: EXAMPLE_ID },
  })
  policy?: object | null;

  @ObjectField('Pay item', JobItemDto, {
    optional: true,
    example: { component: EXAMPLE_ID, amount: 100 },
  })
  item?: object | null;
}

function SalariesField(): PropertyDecorator {
  const label = 'Salaries';
  return field(
    label,
    {
      read: (value) => value,
      check: (value) =>
        Array.isArray(value) && value.length <= JOB_PEOPLE_MAX && value.every(isObject)
          ? undefined
          : refusal('job.salaries_malformed', { label, max: JOB_PEOPLE_MAX }),
      schema: {
        type: 'array',
        maxItems: JOB_PEOPLE_MAX,
        items: objectSchema(PersonSalaryDto),
        example: [{ employeeId: EXAMPLE_ID, salary: 4500 }],
      },
    },
    { optional: true },
  );
}
