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

interface LeavePart {
  id: string;
  replaces: string;
  startDate: CalendarDate;
}

/** Requests that were shortened, and the first of the parts that were left of each, by the id of the request. */
interface Shortened {
  wholes: Map<string, ReplacedLeave>;
  firstParts: Map<string, LeavePart>;
}

export interface LeaveOrigin {
  /** The request that calendars know this leave by. */
  id: string;
  /** How often it was shortened. */
  changes: number;
  changedAt: number;
}

/** Shortened leave is a new request. Its first part keeps the event of what it replaces, which so moves in calendars; other parts are events of their own. */
@Injectable()
export class LeaveOrigins {
  constructor(private readonly work: UnitOfWork) {}

  async of(leaves: readonly ShownLeave[]): Promise<(leave: ShownLeave) => LeaveOrigin> {
    const shortened: Shortened = { wholes: new Map(), firstParts: new Map() };
    for (let ids = replacedBy(leaves); ids.length > 0;) {
      const wholes = await this.wholes(ids);
      for (const whole of wholes) shortened.wholes.set(whole.id, whole);
      for (const part of await this.parts(ids)) {
        const first = shortened.firstParts.get(part.replaces);
        if (!first || part.startDate < first.startDate) shortened.firstParts.set(part.replaces, part);
      }
      ids = replacedBy(wholes);
    }
    return (leave) => originOf(leave, shortened);
  }

  private wholes(ids: string[]): Promise<ReplacedLeave[]> {
    return readByIds(ids, (some, places) => this.work.read(`SELECT id, replaces, cancelled_at AS cancelledAt FROM leave_request WHERE id IN (${places})`, some));
  }

  private parts(ids: string[]): Promise<LeavePart[]> {
    return readByIds(ids, (some, places) => this.work.read(`SELECT id, replaces, start_date AS startDate FROM leave_request WHERE replaces IN (${places})`, some));
  }
}

function replacedBy(leaves: readonly { replaces: string | null }[]): string[] {
  return [...new Set(leaves.flatMap(({ replaces }) => replaces ?? []))];
}

function originOf({ id, replaces, approvedAt }: ShownLeave, { wholes, firstParts }: Shortened): LeaveOrigin {
  const origin: LeaveOrigin = { id, changes: 0, changedAt: Math.max(Number(approvedAt), Number(wholes.get(replaces ?? '')?.cancelledAt ?? 0)) };
  let [part, isFirst] = [id, true];
  for (let whole = wholes.get(replaces ?? ''); whole; whole = wholes.get(whole.replaces ?? '')) {
    isFirst &&= firstParts.get(whole.id)?.id === part;
    if (isFirst) origin.id = whole.id;
    origin.changes += 1;
    part = whole.id;
  }
  return origin;
}
