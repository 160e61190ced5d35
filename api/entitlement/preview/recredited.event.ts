import type { LeaveUnit } from '../../contract/leave/policy-rules.js';

/** A stored change has made approved leave of one person cheaper or dearer. */
export class LeaveRecredited {
  constructor(
    readonly leaveId: string,
    /** Thousandths of a day, or minutes. */
    readonly cost: { unit: LeaveUnit; before: number; after: number },
    /** How many more of the person's requests it has moved. */
    readonly others: number,
  ) {}
}
