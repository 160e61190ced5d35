import { LEAVE_DECISIONS, type LeaveDecision } from '../contract/leave-statuses.js';
import { EARLIEST_LEAVE } from '../contract/date-limits.js';
import { LEAVE_TYPE_NAME_MAX, type LeaveType } from '../contract/leave-types.js';
import { ChoiceField } from '../platform/http/fields/choice-field.js';
import { DateField } from '../platform/http/fields/date-field.js';
import { IdField } from '../platform/http/fields/id-field.js';
import { NameField, TextField } from '../platform/http/fields/text-field.js';
import { NOTE_MAX, REASON_MAX } from './leave-request.entity.js';

export class LeaveDto {
  @IdField('User')
  userId: string;

  /** A name of GET /leave/type. */
  @NameField('Leave Type', { max: LEAVE_TYPE_NAME_MAX, example: 'Annual Leave' })
  leaveType: LeaveType;

  @DateField('Start Date', { earliest: EARLIEST_LEAVE, example: '2026-07-06' })
  startDate: string;

  @DateField('End Date', { earliest: EARLIEST_LEAVE, example: '2026-07-17' })
  endDate: string;

  @TextField('Reason', { max: REASON_MAX, multiline: true, example: 'Two weeks by the sea' })
  reason: string;
}

export class LeaveDecisionDto {
  @ChoiceField('Status', LEAVE_DECISIONS)
  status: LeaveDecision;

  @TextField('Note', { max: NOTE_MAX, optional: true, multiline: true, example: 'Enjoy!' })
  note?: string | null;
}

export class LeaveWithdrawalDto {
  @TextField('Reason', { max: NOTE_MAX, optional: true, multiline: true, example: 'The trip was called off' })
  reason?: string | null;
}
