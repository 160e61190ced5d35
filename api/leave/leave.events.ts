import type { LeaveRecord } from '../contract/records.js';

export class LeaveRequested {
  constructor(
    readonly leave: LeaveRecord,
    readonly byAccountId: string,
  ) {}
}

export class LeaveDecided {
  constructor(readonly leave: LeaveRecord) {}
}

export class LeaveWithdrawn {
  constructor(
    readonly leave: LeaveRecord,
    readonly byAccountId: string,
  ) {}
}
