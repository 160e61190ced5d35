import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type {
  FourEyesNotificationKind,
  LeaveNotificationKind,
  OwnMatterKind,
} from '../contract/notification/notification-kinds.js';
import { enabledAdmins } from '../employee/enabled-admins.js';
import { HeldNotices } from '../leave/deciding/held-notices.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRow, insertRows } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Housekeeping } from '../platform/periodic/housekeeping.js';

const DAY_MS = 24 * 60 * 60 * 1000;
export const READ_RETENTION_MS = 90 * DAY_MS;
const RETENTION_MS = 365 * DAY_MS;
const READ_COLUMNS = ['id', 'account_id', 'notification_id', 'told_at', 'read_at'];

export const idCondition = (column: string, ids: string[] | null | undefined) =>
  ids ? ` AND ${column} IN (${['NULL', ...ids.map(() => '?')].join(', ')})` : '';

interface ToldNotification {
  id: string;
  created_at: number | string;
}

interface SqlSource {
  sql: string;
  parameters: (string | number)[];
}

/** One row per notification and one per admin who has read it, so that the cause writes one row however many admins there are. An admin who could not sign in for a week misses none. */
@Injectable()
export class AdminNotifications {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly held: HeldNotices,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) =>
      manager.query('DELETE FROM admin_notification WHERE created_at < ?', [
        clock.now() - RETENTION_MS,
      ]),
    );
  }

  add(
    kind: LeaveNotificationKind | OwnMatterKind | FourEyesNotificationKind,
    byAccountId: string,
    leaveId: string | null = null,
  ): Promise<void> {
    const row = {
      id: newId(),
      kind,
      leave_id: leaveId,
      by_account_id: byAccountId,
      created_at: leaveId === null ? this.clock.now() : this.held.dueAt,
    };
    this.held.add(leaveId, [row.id]);
    return this.work.write((manager) => insertRow(manager, 'admin_notification', row));
  }

  /** Notifications that are due since the account became an admin, except those read long ago. */
  async visibleTo(actor: Actor): Promise<SqlSource> {
    return {
      sql: `admin_notification s LEFT JOIN admin_notification_read r ON r.account_id = ? AND r.notification_id = s.id
        WHERE s.created_at BETWEEN ? AND ? AND s.by_account_id <> ? AND (r.read_at IS NULL OR r.read_at >= ?)`,
      parameters: [
        actor.accountId,
        await this.adminSince(actor),
        this.clock.now(),
        actor.accountId,
        this.clock.now() - READ_RETENTION_MS,
      ],
    };
  }

  /** Subtracts counts that indexes answer, instead of joining. */
  async count(actor: Actor): Promise<{ total: number; unread: number }> {
    const { accountId } = actor;
    const [since, now] = [await this.adminSince(actor), this.clock.now()];
    const [row] = await this.work.read<
      Record<'notifications' | 'own_notifications' | 'seen' | 'expired', number>
    >(
      `SELECT (SELECT COUNT(*) FROM admin_notification WHERE created_at BETWEEN ? AND ?) AS notifications,
         (SELECT COUNT(*) FROM admin_notification WHERE by_account_id = ? AND created_at BETWEEN ? AND ?) AS own_notifications,
         (SELECT COUNT(*) FROM admin_notification_read WHERE account_id = ? AND told_at BETWEEN ? AND ?) AS seen,
         (SELECT COUNT(*) FROM admin_notification_read WHERE account_id = ? AND told_at BETWEEN ? AND ? AND read_at < ?) AS expired`,
      [
        ...[since, now],
        ...[accountId, since, now],
        ...[accountId, since, now],
        ...[accountId, since, now, now - READ_RETENTION_MS],
      ],
    );
    const visible = Number(row?.notifications) - Number(row?.own_notifications);
    return { total: visible - Number(row?.expired), unread: visible - Number(row?.seen) };
  }

  /** Accounts of admins who can sign in. */
  async recipients(exceptId = ''): Promise<string[]> {
    const { sql, parameters } = enabledAdmins(this.clock.today());
    const rows = await this.work.read<{ id: string }>(`SELECT a.id ${sql} AND a.id <> ?`, [
      ...parameters,
      exceptId,
    ]);
    return rows.map(({ id }) => id);
  }

  async markRead(actor: Actor, ids: string[] | null | undefined): Promise<void> {
    await this.work.write(async (manager) => {
      const { sql, parameters } = await this.visibleTo(actor);
      const unread = await manager.query<ToldNotification[]>(
        `SELECT s.id, s.created_at FROM ${sql} AND r.read_at IS NULL${idCondition('s.id', ids)}`,
        [...parameters, ...(ids ?? [])],
      );
      await this.mark(manager, actor.accountId, unread);
    });
  }

  /** The admin who decides or changes a request knows of it. */
  async markDecided(accountId: string, leaveId: string): Promise<void> {
    await this.work.write(async (manager) => {
      const told = await manager.query<ToldNotification[]>(
        'SELECT id, created_at FROM admin_notification WHERE leave_id = ? AND by_account_id <> ?',
        [leaveId, accountId],
      );
      await this.mark(manager, accountId, told);
    });
  }

  /** A request that is still to be decided goes on as another one. */
  async repoint(leaveId: string, to: string): Promise<void> {
    await this.work.write((manager) =>
      manager.query('UPDATE admin_notification SET leave_id = ? WHERE leave_id = ?', [to, leaveId]),
    );
  }

  private async mark(
    manager: EntityManager,
    accountId: string,
    told: ToldNotification[],
  ): Promise<void> {
    const readAt = this.clock.now();
    const marks = told.map(({ id, created_at: createdAt }) => [
      newId(),
      accountId,
      id,
      createdAt,
      readAt,
    ]);
    // Two windows may mark the same notification as read.
    const onConflict =
      manager.dataSource.options.type === 'mysql'
        ? 'ON DUPLICATE KEY UPDATE id = id'
        : 'ON CONFLICT DO NOTHING';
    await insertRows(manager, 'admin_notification_read', READ_COLUMNS, marks, onConflict);
  }

  private async adminSince({ accountId }: Actor): Promise<number> {
    const [row] = await this.work.read<{ since: number | string }>(
      'SELECT COALESCE(admin_since, created_at) AS since FROM account WHERE id = ?',
      [accountId],
    );
    return Number(row?.since);
  }
}
