import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Clock } from '../config/clock.js';
import type { ImportNotificationKind, LeaveNotificationKind } from '../contract/notification-kinds.js';
import type { LeaveRecord, NotificationRecord } from '../contract/records.js';
import { Housekeeping } from '../database/housekeeping.js';
import { newId } from '../database/ids.js';
import { insertRows } from '../database/insert-rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Events } from '../events/events.js';
import { ImportFinished } from '../import/import.events.js';
import { LeaveDecided, LeaveRequested, LeaveWithdrawn } from '../leave/leave.events.js';
import { LeaveMails } from './leave-mails.js';
import { NOTIFICATION_COLUMNS, notificationRecord, type NotificationRow } from './notification-record.js';
import { Notification } from './notification.entity.js';

const READ_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Tells admins of new requests and of what became of their imports, and employees of decisions; of leave by mail as well.
 * Written with the cause itself.
 */
@Injectable()
export class Notifications {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly mails: LeaveMails,
    events: Events,
    housekeeping: Housekeeping,
  ) {
    events.on(LeaveRequested, async ({ leave, byAccountId }) => this.tell(await this.admins(byAccountId), 'leave.requested', leave));
    events.on(LeaveDecided, ({ leave }) => this.tell([leave.userId], leave.status === 'Approved' ? 'leave.approved' : 'leave.rejected', leave));
    events.on(LeaveWithdrawn, ({ leave, byAccountId }) => this.tell(byAccountId === leave.userId ? [] : [leave.userId], 'leave.cancelled', leave));
    events.on(ImportFinished, ({ importId, name, byAccountId, applied }) => this.tellImporter(byAccountId, applied ? 'import.applied' : 'import.failed', importId, name));
    housekeeping.add((manager) => manager.query('DELETE FROM notification WHERE read_at < ?', [clock.now() - READ_KEPT_MS]));
  }

  /** Newest first. */
  async list(actor: Actor, from: number, to: number): Promise<NotificationRecord[]> {
    const rows = await this.work.read<NotificationRow>(
      `SELECT ${NOTIFICATION_COLUMNS} WHERE n.account_id = ? ORDER BY n.id DESC LIMIT ? OFFSET ?`,
      [actor.accountId, to - from + 1, from],
    );
    return rows.map(notificationRecord);
  }

  async count(actor: Actor): Promise<{ total: number; unread: number }> {
    const [row] = await this.work.read<{ total: number; seen: number }>(
      'SELECT COUNT(*) AS total, COUNT(read_at) AS seen FROM notification WHERE account_id = ?',
      [actor.accountId],
    );
    const total = Number(row?.total);
    return { total, unread: total - Number(row?.seen) };
  }

  /** Of these ids, or of all, the actor's own. */
  async markRead(actor: Actor, ids: string[] | null | undefined): Promise<number> {
    await this.work.write(async (manager) => {
      const some = ids ? ` AND id IN (${['NULL', ...ids.map(() => '?')].join(', ')})` : '';
      await manager.query(`UPDATE notification SET read_at = ? WHERE account_id = ? AND read_at IS NULL${some}`, [this.clock.now(), actor.accountId, ...(ids ?? [])]);
    });
    return (await this.count(actor)).unread;
  }

  /** Who can decide, but whoever asks. */
  private async admins(but: string): Promise<string[]> {
    const rows = await this.work.read<{ id: string }>(
      `SELECT a.id FROM account a LEFT JOIN employee e ON e.account_id = a.id
       WHERE a.role = 'admin' AND a.disabled_at IS NULL AND (e.left_on IS NULL OR e.left_on >= ?) AND a.id <> ?`,
      [this.clock.today(), but],
    );
    return rows.map(({ id }) => id);
  }

  private async tell(accountIds: string[], kind: LeaveNotificationKind, leave: LeaveRecord): Promise<void> {
    if (accountIds.length === 0) return;
    const createdAt = this.clock.now();
    const told = accountIds.map((accountId) => [newId(), accountId, kind, leave._id, createdAt]);
    await this.work.write((manager) => insertRows(manager, 'notification', ['id', 'account_id', 'kind', 'leave_id', 'created_at'], told));
    await this.mails.add(kind, accountIds, leave);
  }

  private async tellImporter(accountId: string | null, kind: ImportNotificationKind, importId: string, importName: string): Promise<void> {
    if (accountId === null) return;
    await this.work.write((manager) => manager.insert(Notification, { id: newId(), accountId, kind, importId, importName, createdAt: this.clock.now() }));
  }
}
