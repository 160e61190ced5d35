import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import type { StoredRow } from '../../platform/database/schema/schema-definition.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { Housekeeping } from '../../platform/periodic/housekeeping.js';
import type { LeaveForReader, LeaveRow } from '../leave-row.js';
import { NoticesTakenBack } from '../leave.events.js';
import type { LEAVE_UNDO } from '../leave.tables.js';
import type { HeldNotices } from './held-notices.js';

type UndoRow = StoredRow<typeof LEAVE_UNDO>;

export interface UndoableDecision {
  decidedBy: string;
  decidedAt: number;
  dueAt: number;
  /** As the request had them before. */
  step: number | null;
  stepSince: number | null;
}

/** The decisions of the last half minute, each until somebody builds upon it. */
@Injectable()
export class UndoableDecisions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly events: Events,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) =>
      manager.query('DELETE FROM leave_undo WHERE due_at < ?', [clock.now()]),
    );
  }

  /** Only the last step of a chain can be undone. */
  async store(
    manager: EntityManager,
    { accountId }: Pick<Actor, 'accountId'>,
    before: Pick<LeaveRow, 'id' | 'step' | 'step_since'>,
    { at, held }: { at: number; held: HeldNotices },
  ): Promise<{ undoUntil: string }> {
    await manager.query('DELETE FROM leave_undo WHERE leave_id = ?', [before.id]);
    await insertRow(manager, 'leave_undo', {
      leave_id: before.id,
      decided_by: accountId,
      decided_at: at,
      due_at: held.dueAt,
      step: before.step,
      step_since: before.step_since,
      notices: JSON.stringify(held.ids),
    });
    return { undoUntil: new Date(held.dueAt).toISOString() };
  }

  async find(leaveId: string): Promise<UndoableDecision | undefined> {
    const row = await this.read(leaveId);
    return (
      row && {
        decidedBy: row.decided_by,
        decidedAt: Number(row.decided_at),
        dueAt: Number(row.due_at),
        step: row.step,
        stepSince: row.step_since,
      }
    );
  }

  /** Nobody is told of the decision. False if somebody is told, or a mail is under way. */
  async takeBack(manager: EntityManager, leaveId: string): Promise<boolean> {
    const row = await this.read(leaveId);
    if (!row || Number(row.due_at) <= this.clock.now()) return false;
    const ids = JSON.parse(row.notices) as string[];
    await manager.query('DELETE FROM leave_undo WHERE leave_id = ?', [leaveId]);
    if (ids.length === 0) return true;
    await this.events.emit(new NoticesTakenBack(ids));
    return this.outbox.takeBack(ids);
  }

  /** Sets `undoUntil` in what the one who decided reads. */
  async mark(actor: Actor, rows: readonly LeaveForReader[]): Promise<void> {
    if (rows.length === 0) return;
    const decided = await this.work.read<Pick<UndoRow, 'leave_id' | 'decided_at' | 'due_at'>>(
      'SELECT leave_id, decided_at, due_at FROM leave_undo WHERE decided_by = ? AND due_at > ?',
      [actor.accountId, this.clock.now()],
    );
    const byLeave = new Map(decided.map((one) => [one.leave_id, one]));
    for (const row of rows) {
      const undo = byLeave.get(row.id);
      if (undo && isLastChange(row, Number(undo.decided_at))) row.undoUntil = Number(undo.due_at);
    }
  }

  private async read(leaveId: string): Promise<UndoRow | undefined> {
    const [row] = await this.work.read<UndoRow>('SELECT * FROM leave_undo WHERE leave_id = ?', [
      leaveId,
    ]);
    return row;
  }
}

/** Asked of the request itself: while servers are updated, an older one changes requests and knows of no undo. */
export function isLastChange(
  { status, decided_at, step_since }: Pick<LeaveRow, 'status' | 'decided_at' | 'step_since'>,
  decidedAt: number,
): boolean {
  if (status === 'Pending') return Number(step_since) === decidedAt;
  return status !== 'Cancelled' && Number(decided_at) === decidedAt;
}
