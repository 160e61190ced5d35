import { Injectable } from '@nestjs/common';
import type { LeaveUndone, WaitingRequest } from '../leave/leave.events.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

/** Since the last step was taken, nobody is told a second time: a deputy who is asked again, or all when approvals are switched on again. */
const SINCE_LAST_STEP =
  'created_at >= COALESCE((SELECT MAX(d.decided_at) FROM leave_decision d WHERE d.leave_id = ?), 0)';

@Injectable()
export class WaitingNotifications {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  rowsOf(leaveId: string): Promise<WaitingRequest[]> {
    return this.work.read<WaitingRequest>(
      'SELECT account_id AS accountId, leave_id AS leaveId FROM leave_waiting WHERE leave_id = ?',
      [leaveId],
    );
  }

  async withoutNotified(rows: readonly WaitingRequest[]): Promise<WaitingRequest[]> {
    const untold: WaitingRequest[] = [];
    for (const row of rows) {
      const sql = `SELECT id FROM notification WHERE account_id = ? AND leave_id = ? AND kind = 'leave.to_decide' AND ${SINCE_LAST_STEP} LIMIT 1`;
      if ((await this.work.read(sql, [row.accountId, row.leaveId, row.leaveId])).length === 0)
        untold.push(row);
    }
    return untold;
  }

  async withoutNotifiedAdmins(rows: readonly WaitingRequest[]): Promise<WaitingRequest[]> {
    const untold: WaitingRequest[] = [];
    for (const row of rows) {
      const sql = `SELECT id FROM admin_notification WHERE leave_id = ? AND kind = 'leave.requested' AND ${SINCE_LAST_STEP} LIMIT 1`;
      if ((await this.work.read(sql, [row.leaveId, row.leaveId])).length === 0) untold.push(row);
    }
    return untold;
  }

  /** Otherwise the notification of an earlier step would be shown beside the new one. */
  async forget(rows: readonly WaitingRequest[]): Promise<void> {
    await this.work.write(async (manager) => {
      for (const { accountId, leaveId } of rows)
        await manager.query(
          "DELETE FROM notification WHERE account_id = ? AND leave_id = ? AND kind = 'leave.to_decide'",
          [accountId, leaveId],
        );
    });
  }

  /** For those whom the request does not wait for any more. */
  async markDecided(leaveId: string): Promise<void> {
    await this.work.write((manager) =>
      manager.query(
        `UPDATE notification SET read_at = ? WHERE leave_id = ? AND kind = 'leave.to_decide' AND read_at IS NULL
           AND account_id NOT IN (SELECT w.account_id FROM leave_waiting w WHERE w.leave_id = ?)`,
        [this.clock.now(), leaveId, leaveId],
      ),
    );
  }

  /** The request waits again. The one who had decided knows of it, and those who had read of it before. */
  async markUndecided({ leave, byAccountId, decidedAt }: LeaveUndone): Promise<void> {
    await this.work.write((manager) =>
      manager.query(
        `UPDATE notification SET read_at = NULL WHERE leave_id = ? AND kind = 'leave.to_decide' AND account_id <> ? AND read_at >= ?
           AND account_id IN (SELECT w.account_id FROM leave_waiting w WHERE w.leave_id = ?)`,
        [leave._id, byAccountId, decidedAt, leave._id],
      ),
    );
  }
}
