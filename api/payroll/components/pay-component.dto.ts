import { EARLIEST_PAY } from '../../contract/calendar-date.js';
import { COMPONENT_KINDS, type ComponentKind } from '../../contract/payroll/component-kinds.js';
import {
  COMPONENT_NAME_MAX,
  COMPONENT_UNITS,
  HOURS_MAX,
  PAY_NOTE_MAX,
  RATE_MAX,
  WAGE_CODE_MAX,
  type ComponentUnit,
} from '../../contract/payroll/pay-components.js';
import { RUN_REASON_MAX } from '../../contract/payroll/pay-runs.js';
import { ChoiceField, FlagField } from '../../platform/http/fields/choice-field.js';
import { CountField } from '../../platform/http/fields/count-field.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { DecimalField } from '../../platform/http/fields/decimal-field.js';
import { IdField } from '../../platform/http/fields/id-field.js';
import { MoneyField } from '../../platform/http/fields/money-field.js';
import { NameField, TextField } from '../../platform/http/fields/text-field.js';

const POSITION_MAX = 1000;

export class PayComponentDto {
  @NameField('Name', { max: COMPONENT_NAME_MAX, example: 'Transport allowance' })
  name: string;

  @ChoiceField('Kind', COMPONENT_KINDS, { optional: true })
  kind?: ComponentKind | null;

  @ChoiceField('Unit', COMPONENT_UNITS, { optional: true })
  unit?: ComponentUnit | null;

  @FlagField('Prorated', { optional: true })
  prorated?: boolean | null;

  @TextField('Wage code', { max: WAGE_CODE_MAX, optional: true, example: '5010' })
  wageCode?: string | null;

  @CountField('Position', { optional: true, min: 1, max: POSITION_MAX })
  position?: number | null;
}

export class PayComponentUpdateDto extends PayComponentDto {
  @FlagField('Active', { optional: true })
  active?: boolean | null;

  @CountField('version', { optional: true })
  version?: number | null;
}

/** By the unit of the component. */
export class ComponentAmountDto {
  @MoneyField('Amount', { optional: true })
  amount?: number | null;

  @DecimalField('Percentage', { optional: true, max: RATE_MAX })
  rate?: number | null;

  @DecimalField('Hours', { optional: true, max: HOURS_MAX })
  hours?: number | null;

  @MoneyField('Amount for an hour', { optional: true })
  hourly?: number | null;

  @DateField('To', { optional: true, earliest: EARLIEST_PAY, example: '2027-10-31' })
  to?: string | null;
}

export class AssignedAmountDto extends ComponentAmountDto {
  @IdField('Component')
  componentId: string;

  /** For a single payment, the first day of its period. */
  @DateField('From', { optional: true, earliest: EARLIEST_PAY, example: '2026-11-01' })
  from?: string | null;
}

export class PayAssignmentDto extends AssignedAmountDto {
  /** Without employee and department: for everybody. */
  @IdField('Employee', { optional: true })
  employeeId?: string | null;

  @IdField('Department', { optional: true })
  departmentId?: string | null;

  /** A draft in which alone it is paid. */
  @IdField('Run', { optional: true })
  runId?: string | null;

  @TextField('Note', { max: PAY_NOTE_MAX, optional: true, example: 'Customer award' })
  note?: string | null;

  /** A single payment of what the payslip says is not settled: it counts against that. */
  @FlagField('Reaches back', { optional: true })
  reachesBack?: boolean | null;
}

export class PayAssignmentEndDto {
  /** The last day; the day before it begins takes it back entirely. */
  @DateField('Last day', { earliest: '1999-12-31', example: '2026-11-30' })
  on: string;
}

export class PayReasonDto {
  @TextField('Reason', { max: RUN_REASON_MAX, example: 'The bank returned the payment' })
  reason: string;
}
