import { EARLIEST_EMPLOYMENT, EARLIEST_PAY } from '../../contract/calendar-date.js';
import type { EarlierPeriod } from '../../contract/employee/employment-periods.js';
import { WORKING_TIME_CHANGE_KINDS } from '../../contract/leave/leave-preview.js';
import { PAY_EFFECT_KINDS, type PayEffectKind } from '../../contract/payroll/pay-runs.js';
import {
  CHANGE_PERCENT_MAX,
  PRORATIONS,
  type Proration,
} from '../../contract/payroll/payroll-settings.js';
import { EarlierPeriodsField } from '../../employee/employment.dto.js';
import { ChangeField } from '../../entitlement/preview/leave-preview.dto.js';
import { ChoiceField, FlagField } from '../../platform/http/fields/choice-field.js';
import { CountField } from '../../platform/http/fields/count-field.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { IdField, IdsField } from '../../platform/http/fields/id-field.js';
import { MoneyField } from '../../platform/http/fields/money-field.js';
import { AssignedAmountDto } from '../components/pay-component.dto.js';

/** The fields of a change, named as in the call that stores it. */
export class PayEffectDto extends AssignedAmountDto {
  /** Without it an item if it names a component, otherwise a salary. */
  @ChoiceField('Kind', PAY_EFFECT_KINDS, { optional: true })
  kind?: PayEffectKind | null;

  /** Not for a department, a component and settings. An item without employee and department is for everybody. */
  @IdField('Employee', { optional: true })
  employeeId?: string | null;

  @MoneyField('Salary', { optional: true })
  salary?: number | null;

  @IdField('Component', { optional: true })
  override componentId: string;

  @FlagField('Prorated', { optional: true })
  prorated?: boolean | null;

  @IdField('Department', { optional: true })
  departmentId?: string | null;

  /** The people who move to the department. */
  @IdsField('Employees')
  employees?: string[] | null;

  /** An item that ends, or a single payment that is withdrawn. */
  @IdField('Item', { optional: true })
  assignmentId?: string | null;

  @DateField('Last day', { optional: true, earliest: EARLIEST_PAY, example: '2026-11-30' })
  on?: string | null;

  @DateField('Hire Date', { optional: true, earliest: EARLIEST_EMPLOYMENT, example: '2022-03-01' })
  hireDate?: string | null;

  @DateField('Last Day', { optional: true, earliest: EARLIEST_EMPLOYMENT, example: '2026-09-30' })
  leftOn?: string | null;

  @EarlierPeriodsField()
  earlierPeriods?: EarlierPeriod[] | null;

  @DateField('Return Date', {
    optional: true,
    earliest: EARLIEST_EMPLOYMENT,
    example: '2027-01-04',
  })
  returnDate?: string | null;

  @IdField('Leave', { optional: true })
  leaveId?: string | null;

  /** Several that are approved, instead of an employee and a leave. */
  @IdsField('Leaves')
  leaves?: string[] | null;

  @IdField('Leave Type', { optional: true })
  leaveTypeId?: string | null;

  @FlagField('Paid', { optional: true })
  paid?: boolean | null;

  /** For patterns or holidays, as in `POST /leave/preview`. */
  @ChangeField(
    WORKING_TIME_CHANGE_KINDS,
    {
      kind: 'holidays',
      calendar: '019ab4b1-2b41-7d5f-9c0a-1b2c3d4e5f60',
      add: [{ day: '2026-12-24', half: 'afternoon', name: 'Christmas Eve' }],
      remove: [],
    },
    { optional: true },
  )
  change?: object | null;

  @ChoiceField('Proration', PRORATIONS, { optional: true })
  proration?: Proration | null;

  @CountField('Least net pay', { optional: true, min: 0, max: CHANGE_PERCENT_MAX })
  leastNetPercent?: number | null;
}
