import { EARLIEST_LEAVE } from '../../contract/date-limits.js';
import { ADDED_ENTRY_KINDS, ENTRY_REASON_MAX, type AddedEntryKind } from '../../contract/leave-balances.js';
import { LEAVE_TYPE_NAME_MAX } from '../../contract/leave-types.js';
import { ChoiceField } from '../../platform/http/fields/choice-field.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { IdField } from '../../platform/http/fields/id-field.js';
import { NameField, TextField } from '../../platform/http/fields/text-field.js';
import { LeaveAmountField } from './leave-amount-field.js';

export class LeaveEntryPreviewDto {
  /** The id of the employee or of the account. */
  @IdField('Employee')
  employeeId: string;

  /** A name of GET /leave/type, or an id. */
  @NameField('Leave Type', { max: LEAVE_TYPE_NAME_MAX, example: 'Annual Leave' })
  leaveType: string;

  @DateField('Day', { earliest: EARLIEST_LEAVE, example: '2026-08-12' })
  day: string;

  @ChoiceField('Kind', ADDED_ENTRY_KINDS, { example: 'credit' })
  kind: AddedEntryKind;

  @LeaveAmountField('Amount')
  amount: number;

  /** The last day on which what is added can be used; without one, as the entitlement of its leave year. */
  @DateField('Use By', { optional: true, earliest: EARLIEST_LEAVE, example: '2027-01-31' })
  until?: string | null;
}

export class LeaveEntryDto extends LeaveEntryPreviewDto {
  @TextField('Reason', { max: ENTRY_REASON_MAX, multiline: true, example: 'Worked on Saturday, 8 August' })
  reason: string;
}

export class LeaveEntryReversalDto {
  @TextField('Reason', { max: ENTRY_REASON_MAX, multiline: true, example: 'Entered for the wrong person' })
  reason: string;
}
