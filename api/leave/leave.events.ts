import type { LeaveRecord } from '../contract/records.js';

/** Told inside the unit of work that does it. */

export class LeaveRequested {
  constructor(
    readonly leave: LeaveRecord,
    readonly byAccountId: string,
  ) {}
}

/** Approved or rejected. */
export class LeaveDecided {
  constructor(readonly leave: LeaveRecord) {}
}

export class LeaveWithdrawn {
  constructor(
    readonly leave: LeaveRecord,
    readonly byAccountId: string,
  ) {}
}
