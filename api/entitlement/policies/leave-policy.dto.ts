import {
  type CalendarDate,
  EARLIEST_EMPLOYMENT,
  EARLIEST_LEAVE,
} from '../../contract/calendar-date.js';
import { POLICY_NAME_MAX } from '../../contract/leave/leave-policies.js';
import { LEAVE_UNITS, type LeaveUnit } from '../../contract/leave/policy-rules.js';
import { ChoiceField, FlagField } from '../../platform/http/fields/choice-field.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { IdField } from '../../platform/http/fields/id-field.js';
import { NameField } from '../../platform/http/fields/text-field.js';
import { BasisField } from '../../working-time/basis-field.js';
import { RulesField } from './rules-field.js';

const NAME = 'Policy Name';

export class PolicyRulesDto {
  @DateField('In force from', { earliest: EARLIEST_LEAVE, example: '2027-01-01' })
  from: CalendarDate;

  @RulesField()
  rules: object;
}

export class LeavePolicyVersionDto extends PolicyRulesDto {
  @BasisField()
  basis: string;
}

export class LeavePolicyDto extends PolicyRulesDto {
  @IdField('Leave Type')
  leaveType: string;

  @NameField(NAME, { max: POLICY_NAME_MAX, example: 'Ireland' })
  name: string;
}

export class LeavePolicyUpdateDto {
  @NameField(NAME, { max: POLICY_NAME_MAX, example: 'Ireland' })
  name: string;

  @FlagField('Archived', { optional: true })
  archived?: boolean | null;
}

export class CareerDto {
  /** Without it, `unit` says in what the amounts are. */
  @IdField('Leave Type', { optional: true })
  leaveType?: string | null;

  @ChoiceField('Unit', LEAVE_UNITS, {
    optional: ({ leaveType }: { leaveType?: unknown }) => leaveType != null,
  })
  unit?: LeaveUnit | null;

  @RulesField()
  rules: object;

  @DateField('Hire Date', { earliest: EARLIEST_EMPLOYMENT, example: '2026-04-16' })
  hireDate: CalendarDate;

  /** The first day under the rules. */
  @DateField('From', { earliest: EARLIEST_LEAVE, example: '2026-01-01' })
  from: CalendarDate;

  @DateField('To', { earliest: EARLIEST_LEAVE, example: '2028-12-31' })
  to: CalendarDate;
}
