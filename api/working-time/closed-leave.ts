import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../contract/calendar-date.js';
import { Problem, refusal } from '../contract/problem.js';
import type { EVERYBODY } from '../contract/working-time/working-time.js';
import type { TargetColumn } from './assignments/assignment-targets.js';

/** A change of rules for some people, for everybody, or for all to whom something is assigned at any time. */
export interface ChangedRules {
  whom:
    | { people: readonly string[] }
    | { column: TargetColumn; targetId: string }
    | typeof EVERYBODY;
  /** 'pattern', 'calendar' or the id of a leave type. */
  subject: string;
  /** The first day that changes. */
  from: CalendarDate;
}

export interface ClosedDays {
  /** The last closed day that the change would touch. */
  touchedBy(changed: ChangedRules): Promise<CalendarDate | undefined>;
  /** The last day, if it is not before `from`, up to which leave that the subject counts for is closed, even if nobody has any. */
  closedUntil(subject: string, from: CalendarDate): Promise<CalendarDate | undefined>;
}

/** Leave years that are closed, which nothing changes any more. The floor above knows them, and provides them. */
@Injectable()
export class ClosedLeave {
  // Without it every change fails, instead of passing.
  private days: ClosedDays;

  provide(days: ClosedDays): void {
    this.days = days;
  }

  /** The first day from `from` on that is closed for nobody. */
  async firstOpenDay(subject: string, from: CalendarDate): Promise<CalendarDate> {
    const closed = await this.days.closedUntil(subject, from);
    return closed === undefined ? from : addDays(closed, 1);
  }

  /** Asked before many people are looked at one by one. */
  async isAnyClosed(subject: string, from: CalendarDate): Promise<boolean> {
    return (await this.days.closedUntil(subject, from)) !== undefined;
  }

  /** In the unit of the change, after its lock: throws a 409 at the field if closed years would change. */
  async requireOpen(changed: ChangedRules, field: string): Promise<void> {
    const closed = await this.days.touchedBy(changed);
    if (closed !== undefined) throw leaveClosed(closed, field);
  }
}

/** Names the way out: closed years keep their result, and what was wrong in them is made up for on the first open day. */
export function leaveClosed(latest: CalendarDate, field: string): Problem {
  const reason = refusal('leave.closed', { latest, open: addDays(latest, 1) });
  return new Problem('leave.closed', reason, { errors: { [field]: reason } });
}
