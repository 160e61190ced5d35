import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { ShownLeave } from './shown-leaves.js';

interface ReplacedLeave {
  id: string;
  replaces: string | null;
  cancelledAt: number | string | null;
}

interface LeaveRemainder {
  id: string;
  replaces: string;
  startDate: CalendarDate;
}

/** Requests that were shortened, and the first remainder of each, by the id of the shortened request. */
interface Shortened {
  replaced: Map<string, ReplacedLeave>;
  firstRemainders: Map<string, LeaveRemainder>;
}

export interface EventIdentity {
  /** The request that calendars know this leave by. */
  id: string;
  /** How often it was shortened. */
  changes: number;
  changedAt: number;
}

/** Shortened leave is stored as new requests. The first keeps the event of the request that it replaces, so that this event moves in calendars; the others have new events. */
@Injectable()
export class EventIdentities {
  constructor(private readonly work: UnitOfWork) {}

  async identify(leaves: readonly ShownLeave[]): Promise<(leave: ShownLeave) => EventIdentity> {
    const shortened: Shortened = { replaced: new Map(), firstRemainders: new Map() };
    for (let ids = replacedBy(leaves); ids.length > 0;) {
      const replaced = await this.replaced(ids);
      for (const leave of replaced) shortened.replaced.set(leave.id, leave);
      for (const remainder of await this.remainders(ids)) {
        const first = shortened.firstRemainders.get(remainder.replaces);
        if (!first || remainder.startDate < first.startDate)
          shortened.firstRemainders.set(remainder.replaces, remainder);
      }
      ids = replacedBy(replaced);
    }
    return (leave) => identityOf(leave, shortened);
  }

  private replaced(ids: string[]): Promise<ReplacedLeave[]> {
    return readByIds(ids, (some, places) =>
      this.work.read(
        `SELECT id, replaces, cancelled_at AS cancelledAt FROM leave_request WHERE id IN (${places})`,
        some,
      ),
    );
  }

  private remainders(ids: string[]): Promise<LeaveRemainder[]> {
    return readByIds(ids, (some, places) =>
      this.work.read(
        `SELECT id, replaces, start_date AS startDate FROM leave_request WHERE replaces IN (${places})`,
        some,
      ),
    );
  }
}

function replacedBy(leaves: readonly { replaces: string | null }[]): string[] {
  return [...new Set(leaves.flatMap(({ replaces }) => replaces ?? []))];
}

function identityOf(
  { id, replaces, approvedAt }: ShownLeave,
  { replaced, firstRemainders }: Shortened,
): EventIdentity {
  const identity: EventIdentity = {
    id,
    changes: 0,
    changedAt: Math.max(Number(approvedAt), Number(replaced.get(replaces ?? '')?.cancelledAt ?? 0)),
  };
  let [remainder, isFirst] = [id, true];
  for (
    let leave = replaced.get(replaces ?? '');
    leave;
    leave = replaced.get(leave.replaces ?? '')
  ) {
    isFirst &&= firstRemainders.get(leave.id)?.id === remainder;
    if (isFirst) identity.id = leave.id;
    identity.changes += 1;
    remainder = leave.id;
  }
  return identity;
}
