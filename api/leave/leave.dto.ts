import { EARLIEST_LEAVE } from '../contract/calendar-date.js';
import { LEAVE_DECISIONS, type LeaveDecision } from '../contract/leave/leave-statuses.js';
import {
  LEAVE_ENDS,
  LEAVE_STARTS,
  LEAVE_TYPE_NAME_MAX,
  type EndOfLeave,
  type LeaveType,
  type StartOfLeave,
} from '../contract/leave/leave-types.js';
import { LEAVE_NOTE_MAX, LEAVE_REASON_MAX } from '../contract/leave/leaves.js';
import { ChoiceField, FlagField } from '../platform/http/fields/choice-field.js';
import { CountField } from '../platform/http/fields/count-field.js';
import { DateField } from '../platform/http/fields/date-field.js';
import { IdField, IdsField } from '../platform/http/fields/id-field.js';
import { MonthField } from '../platform/http/fields/month-field.js';
import { NameField, TextField } from '../platform/http/fields/text-field.js';
import type { RequestedLeave } from './requested-leave.js';

export const IDS_MAX = 100;

export class LeaveSpanQuery {
  @IdField('User')
  userId: string;

  /** A name of GET /leave/type. */
  @NameField('Leave Type', { max: LEAVE_TYPE_NAME_MAX, example: 'Annual Leave' })
  leaveType: LeaveType;

  @DateField('Start Date', { earliest: EARLIEST_LEAVE, example: '2026-07-06' })
  startDate: string;

  @DateField('End Date', { earliest: EARLIEST_LEAVE, example: '2026-07-17' })
  endDate: string;

  @ChoiceField('Starts', LEAVE_STARTS, { optional: true })
  startsAt?: StartOfLeave | null;

  @ChoiceField('Ends', LEAVE_ENDS, { optional: true, example: 'evening' })
  endsAt?: EndOfLeave | null;

  /** For a part of one day, of types in minutes. */
  @CountField('Minutes', { optional: true })
  minutes?: number | null;
}

export class LeaveDto extends LeaveSpanQuery {
  /** The type says whether it is required. */
  @TextField('Reason', {
    max: LEAVE_REASON_MAX,
    optional: (body) => Boolean((body as LeaveDto).leaveType),
    multiline: true,
    example: 'Two weeks by the sea',
  })
  reason?: string | null;

  /** For admins: takes the days out of approved leave of other types, and approves the new request. */
  @FlagField('Take out', { optional: true })
  takeOut?: boolean | null;

  /** For admins: approved in the same step, where nobody but HR is asked. With `takeOut` it cannot be false: days are taken out for leave that is decided. */
  @FlagField('Approve', { optional: true })
  approve?: boolean | null;

  /** For admins: passes the rules of the policy and the balance, with a note; for their own leave only if no other admin can sign in. */
  @FlagField('Override', { optional: true })
  override?: boolean | null;

  @TextField('Note', {
    max: LEAVE_NOTE_MAX,
    optional: true,
    multiline: true,
    example: 'Agreed on the phone',
  })
  note?: string | null;

  /** An employee of the same department who covers the work. */
  @IdField('Stand-in', { optional: true })
  standIn?: string | null;
}

export class LeaveQuoteQuery extends LeaveSpanQuery {
  /** As in `POST /leave/add`. */
  @FlagField('Take out', { optional: true })
  takeOut?: boolean | null;

  @IdField('Stand-in', { optional: true })
  standIn?: string | null;
}

export class LeaveCostsQuery {
  @IdField('User')
  userId: string;

  @NameField('Leave Type', { max: LEAVE_TYPE_NAME_MAX, example: 'Annual Leave' })
  leaveType: LeaveType;

  @MonthField('Month', { example: '2026-07' })
  month: string;
}

export class LeaveIdsQuery {
  @IdsField('ids', {
    max: IDS_MAX,
    from: ({ ids }) => (typeof ids === 'string' ? ids.split(',') : undefined),
  })
  ids: string[];
}

export class LeaveDecisionDto {
  @ChoiceField('Status', LEAVE_DECISIONS)
  status: LeaveDecision;

  @TextField('Note', { max: LEAVE_NOTE_MAX, optional: true, multiline: true, example: 'Enjoy!' })
  note?: string | null;

  /** Approves against the balance, with a note. */
  @FlagField('Override', { optional: true })
  override?: boolean | null;
}

export class LeavePassDto {
  @TextField('Note', {
    max: LEAVE_NOTE_MAX,
    optional: true,
    multiline: true,
    example: 'You know the project better',
  })
  note?: string | null;
}

export class LeaveUndoDto {
  @CountField('version')
  version: number;
}

export class LeaveWithdrawalDto {
  @TextField('Reason', {
    max: LEAVE_NOTE_MAX,
    optional: true,
    multiline: true,
    example: 'The trip was called off',
  })
  reason?: string | null;

  /** For admins: leave that has lapsed meanwhile can be used up to this day. */
  @DateField('Usable Until', { optional: true, example: '2026-12-31' })
  restoreUntil?: string | null;
}

/** The days to take out, such as those of an illness. */
export class LeaveShorteningDto {
  @DateField('From', { earliest: EARLIEST_LEAVE, example: '2026-07-08' })
  from: string;

  @DateField('To', { earliest: EARLIEST_LEAVE, example: '2026-07-09' })
  to: string;

  @TextField('Reason', { max: LEAVE_NOTE_MAX, multiline: true, example: 'Ill on these days' })
  reason: string;
}

export function requestedLeave({
  startDate,
  endDate,
  startsAt,
  endsAt,
  minutes,
}: LeaveSpanQuery): RequestedLeave {
  return {
    startDate,
    endDate,
    startsAt: startsAt ?? 'morning',
    endsAt: endsAt ?? 'evening',
    minutes: minutes ?? null,
  };
}
