import { EARLIEST_LEAVE } from '../../contract/calendar-date.js';
import {
  ADDED_ENTRY_KINDS,
  ENTRY_REASON_MAX,
  type AddedEntryKind,
} from '../../contract/leave/leave-balances.js';
import { LEAVE_TYPE_NAME_MAX } from '../../contract/leave/leave-types.js';
import { refusal } from '../../contract/problem.js';
import { ChoiceField } from '../../platform/http/fields/choice-field.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { field } from '../../platform/http/fields/field.js';
import { IdField } from '../../platform/http/fields/id-field.js';
import { NameField, TextField } from '../../platform/http/fields/text-field.js';

const DECIMAL = /^[+-]?\d{1,9}(\.\d{1,9})?$/;

/** Days or minutes, as the leave type counts; which of them, and within which limits, is checked where the type is known. */
function LeaveAmountField(label: string): PropertyDecorator {
  return field(label, {
    read: (value) =>
      typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value,
    check: (value) =>
      typeof value === 'number' && Number.isFinite(value)
        ? undefined
        : refusal('entry.not_amount', { label }),
    schema: {
      type: ['number', 'string'],
      description: 'Days with at most three decimals, or whole minutes; negative to deduct.',
      example: 1.5,
    },
  });
}

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
  @TextField('Reason', {
    max: ENTRY_REASON_MAX,
    multiline: true,
    example: 'Worked on Saturday, 8 August',
  })
  reason: string;
}

export class LeaveEntryReversalDto {
  @TextField('Reason', {
    max: ENTRY_REASON_MAX,
    multiline: true,
    example: 'Entered for the wrong person',
  })
  reason: string;
}
