import { Injectable } from '@nestjs/common';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { ShownLeave } from './shown-leaves.js';

interface ReplacedLeave {
  id: string;
  replaces: string | null;
  cancelledAt: number | string | null;
  firstPart: string;
}

export interface LeaveOrigin {
  /** The request that calendars know this leave by. */
  id: string;
  /** How often it was shortened. */
  changes: number;
  changedAt: number;
}

const REPLACED = `SELECT l.id, l.replaces, l.cancelled_at AS cancelledAt, (SELECT p.id FROM leave_request p WHERE p.replaces = l.id ORDER BY p.start_date, p.id LIMIT 1) AS firstPart
  FROM leave_request l WHERE l.id IN`;

/** Shortened leave is a new request. Its first part keeps the event of what it replaces, which so moves in calendars; other parts are events of their own. */
@Injectable()
export class LeaveOrigins {
  constructor(private readonly work: UnitOfWork) {}

  async of(leaves: readonly ShownLeave[]): Promise<(leave: ShownLeave) => LeaveOrigin> {
    const replaced = new Map<string, ReplacedLeave>();
    let ids = replacedBy(leaves);
    while (ids.length > 0) {
      const rows = await readByIds(ids, (some, places) => this.work.read<ReplacedLeave>(`${REPLACED} (${places})`, some));
      for (const row of rows) replaced.set(row.id, row);
      ids = replacedBy(rows);
    }
    return (leave) => originOf(leave, replaced);
  }
}

function replacedBy(leaves: readonly { replaces: string | null }[]): string[] {
  return [...new Set(leaves.flatMap(({ replaces }) => replaces ?? []))];
}

function originOf({ id, replaces, approvedAt }: ShownLeave, replaced: ReadonlyMap<string, ReplacedLeave>): LeaveOrigin {
  const origin: LeaveOrigin = { id, changes: 0, changedAt: Math.max(Number(approvedAt), Number(replaced.get(replaces ?? '')?.cancelledAt ?? 0)) };
  let [part, isFirst] = [id, true];
  for (let whole = replaced.get(replaces ?? ''); whole; whole = replaced.get(whole.replaces ?? '')) {
    isFirst &&= whole.firstPart === part;
    if (isFirst) origin.id = whole.id;
    origin.changes += 1;
    part = whole.id;
  }
  return origin;
}
