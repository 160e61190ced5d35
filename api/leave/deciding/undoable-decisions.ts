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

/** `step` and `step_since` are as the request had them before. */
export type UndoableDecision = StoredRow<typeof LEAVE_UNDO>;

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
    { at, dueAt, notices }: { at: number; dueAt: number; notices: readonly string[] },
  ): Promise<void> {
    await manager.query('DELETE FROM leave_undo WHERE leave_id = ?', [before.id]);
    await insertRow(manager, 'leave_undo', {
      leave_id: before.id,
      decided_by: accountId,
      decided_at: at,
      due_at: dueAt,
      step: before.step,
      step_since: before.step_since,
      notices: JSON.stringify(notices),
    });
  }

  async find(leaveId: string): Promise<UndoableDecision | undefined> {
    const [row] = await this.work.read<UndoableDecision>(
      'SELECT * FROM leave_undo WHERE leave_id = ?',
      [leaveId],
    );
    return row;
  }

  /** Somebody builds upon it, and tells of that instead. */
  async replace(manager: EntityManager, leaveId: string): Promise<void> {
    const decision = await this.find(leaveId);
    if (decision && Number(decision.due_at) > this.clock.now())
      await this.takeBack(manager, decision);
  }

  /** Nobody is told of the decision. False if a mail is under way. */
  async takeBack(
    manager: EntityManager,
    { leave_id, notices }: UndoableDecision,
  ): Promise<boolean> {
    const ids = JSON.parse(notices) as string[];
    await manager.query('DELETE FROM leave_undo WHERE leave_id = ?', [leave_id]);
    if (ids.length === 0) return true;
    await this.events.emit(new NoticesTakenBack(ids));
    return this.outbox.takeBack(ids);
  }

  /** Sets `undoUntil` in what the one who decided reads. */
  async mark(actor: Actor, rows: readonly LeaveForReader[]): Promise<void> {
    if (rows.length === 0) return;
    const decided = await this.work.read<
      Pick<UndoableDecision, 'leave_id' | 'decided_at' | 'due_at'>
    >('SELECT leave_id, decided_at, due_at FROM leave_undo WHERE decided_by = ? AND due_at > ?', [
      actor.accountId,
      this.clock.now(),
    ]);
    const byLeave = new Map(decided.map((one) => [one.leave_id, one]));
    for (const row of rows) {
      const undo = byLeave.get(row.id);
      if (undo && isLastChange(row, Number(undo.decided_at))) row.undoUntil = Number(undo.due_at);
    }
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
