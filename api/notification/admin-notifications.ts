import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import type { LeaveNotificationKind } from '../contract/notification-kinds.js';
import { Housekeeping } from '../platform/database/periodic/housekeeping.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRow, insertRows } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

const DAY_MS = 24 * 60 * 60 * 1000;
export const READ_KEPT_MS = 90 * DAY_MS;
const KEPT_MS = 365 * DAY_MS;
const READ_COLUMNS = ['id', 'account_id', 'notification_id', 'told_at', 'read_at'];

/** These ids alone, or all. */
export const among = (column: string, ids: string[] | null | undefined) => (ids ? ` AND ${column} IN (${['NULL', ...ids.map(() => '?')].join(', ')})` : '');

/** Some of the notifications to all admins, as a FROM with its parameters. */
interface Told {
  sql: string;
  parameters: (string | number)[];
}

/**
 * What every admin should know of is one row for all of them, and what somebody has read is a row of theirs: however many
 * admins there are, the cause writes one row.
 */
@Injectable()
export class AdminNotifications {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) => manager.query('DELETE FROM admin_notification WHERE created_at < ?', [clock.now() - KEPT_MS]));
  }

  /** All but whoever causes it. */
  tell(kind: LeaveNotificationKind, leaveId: string, byAccountId: string): Promise<void> {
    const row = { id: newId(), kind, leave_id: leaveId, by_account_id: byAccountId, created_at: this.clock.now() };
    return this.work.write((manager) => insertRow(manager, 'admin_notification', row));
  }

  /** What one admin is told since being one, but for what they read long ago. */
  async told(actor: Actor): Promise<Told> {
    return {
      sql: `admin_notification s LEFT JOIN admin_notification_read r ON r.account_id = ? AND r.notification_id = s.id
        WHERE s.created_at >= ? AND s.by_account_id <> ? AND (r.read_at IS NULL OR r.read_at >= ?)`,
      parameters: [actor.accountId, await this.since(actor), actor.accountId, this.clock.now() - READ_KEPT_MS],
    };
  }

  /** Counted by indexes alone: what was told, without what was read. */
  async count(actor: Actor): Promise<{ total: number; unread: number }> {
    const { accountId } = actor;
    const since = await this.since(actor);
    const [row] = await this.work.read<Record<'told' | 'own' | 'opened' | 'gone', number>>(
      `SELECT (SELECT COUNT(*) FROM admin_notification WHERE created_at >= ?) AS told,
         (SELECT COUNT(*) FROM admin_notification WHERE by_account_id = ? AND created_at >= ?) AS own,
         (SELECT COUNT(*) FROM admin_notification_read WHERE account_id = ? AND told_at >= ?) AS opened,
         (SELECT COUNT(*) FROM admin_notification_read WHERE account_id = ? AND told_at >= ? AND read_at < ?) AS gone`,
      [since, accountId, since, accountId, since, accountId, since, this.clock.now() - READ_KEPT_MS],
    );
    const told = Number(row?.told) - Number(row?.own);
    return { total: told - Number(row?.gone), unread: told - Number(row?.opened) };
  }

  /** Of these ids, or of all. */
  async markRead(actor: Actor, ids: string[] | null | undefined): Promise<void> {
    await this.work.write(async (manager) => {
      const { sql, parameters } = await this.told(actor);
      const unread = await manager.query<{ id: string; created_at: number | string }[]>(
        `SELECT s.id, s.created_at FROM ${sql} AND r.read_at IS NULL${among('s.id', ids)}`,
        [...parameters, ...(ids ?? [])],
      );
      const readAt = this.clock.now();
      const marks = unread.map(({ id, created_at: toldAt }) => [newId(), actor.accountId, id, toldAt, readAt]);
      // Opened in two windows at once, it is read.
      const onTaken = manager.dataSource.options.type === 'mysql' ? 'ON DUPLICATE KEY UPDATE id = id' : 'ON CONFLICT DO NOTHING';
      await insertRows(manager, 'admin_notification_read', READ_COLUMNS, marks, onTaken);
    });
  }

  private async since({ accountId }: Actor): Promise<number> {
    const [row] = await this.work.read<{ since: number | string }>('SELECT COALESCE(admin_since, created_at) AS since FROM account WHERE id = ?', [accountId]);
    return Number(row?.since);
  }
}
