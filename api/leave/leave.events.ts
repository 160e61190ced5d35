import type { CalendarDate } from '../contract/calendar-date.js';
import type { LeaveRecord } from '../contract/leave/leaves.js';

export class LeaveRequested {
  constructor(
    readonly leave: LeaveRecord,
    readonly byAccountId: string,
  ) {}
}

export class LeaveDecided {
  constructor(
    readonly leave: LeaveRecord,
    readonly byAccountId: string,
  ) {}
}

/** A step is taken or passed on, and the request waits for the next one. */
export class LeaveStepTaken {
  constructor(
    readonly leave: LeaveRecord,
    readonly byAccountId: string,
  ) {}
}

/** The decision is taken back, and the request waits again. */
export class LeaveUndone {
  constructor(
    readonly leave: LeaveRecord,
    readonly byAccountId: string,
    readonly decidedAt: number,
  ) {}
}

/** Mails and notifications that were held, by their ids. */
export class NoticesTakenBack {
  constructor(readonly ids: readonly string[]) {}
}

export interface WaitingRequest {
  /** For whom it waits: the id of an account, or HR. */
  accountId: string;
  leaveId: string;
}

/** Requests wait for somebody new. Nobody causes it where people come back or time passes. */
export class LeaveWaits {
  constructor(
    readonly rows: readonly WaitingRequest[],
    readonly byAccountId: string | null,
  ) {}
}

export interface DaysTakenOut {
  from: CalendarDate;
  to: CalendarDate;
}

/** `leave` is the whole as it was requested, `kept` what is left of it. */
export class LeaveShortened {
  constructor(
    readonly leave: LeaveRecord,
    readonly parts: { takenOut: DaysTakenOut; kept: LeaveRecord[] },
    readonly byAccountId: string,
  ) {}
}

export class LeaveWithdrawn {
  constructor(
    readonly leave: LeaveRecord,
    readonly byAccountId: string,
  ) {}
}

export type LeaveEvent =
  | LeaveRequested
  | LeaveStepTaken
  | LeaveDecided
  | LeaveUndone
  | LeaveShortened
  | LeaveWithdrawn;
