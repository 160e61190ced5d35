import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Clock } from '../config/clock.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { LeaveStatus } from '../contract/leave-statuses.js';
import type { LeaveType } from '../contract/leave-types.js';
import type { NotificationKind } from '../contract/notification-kinds.js';
import type { LeaveRecord, NotificationRecord } from '../contract/records.js';
import { Housekeeping } from '../database/housekeeping.js';
import { newId } from '../database/ids.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Events } from '../events/events.js';
import { LeaveDecided, LeaveRequested, LeaveWithdrawn } from '../leave/leave.events.js';
import { LeaveMails } from './leave-mails.js';
import { Notification } from './notification.entity.js';

const READ_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

interface NotificationRow {
  id: string;
  kind: NotificationKind;
  created_at: number | string;
  read_at: number | null;
  leave_id: string;
  leave_type: LeaveType;
  start_date: CalendarDate;
  end_date: CalendarDate;
  status: LeaveStatus;
  employee_id: string;
  name: string;
}

/** Tells admins of new requests and employees of decisions, by mail as well; written with the request or decision itself. */
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
    housekeeping.add((manager) => manager.query('DELETE FROM notification WHERE read_at < ?', [clock.now() - READ_KEPT_MS]));
  }

  /** Newest first. */
  async list(actor: Actor, from: number, to: number): Promise<NotificationRecord[]> {
    const rows = await this.work.read<NotificationRow>(
      `SELECT n.id, n.kind, n.created_at, n.read_at, l.id AS leave_id, l.leave_type, l.start_date, l.end_date, l.status, e.id AS employee_id, a.name
       FROM notification n JOIN leave_request l ON l.id = n.leave_id JOIN employee e ON e.id = l.employee_id JOIN account a ON a.id = e.account_id
       WHERE n.account_id = ? ORDER BY n.id DESC LIMIT ? OFFSET ?`,
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

  private async tell(accountIds: string[], kind: NotificationKind, leave: LeaveRecord): Promise<void> {
    if (accountIds.length === 0) return;
    const createdAt = this.clock.now();
    await this.work.write((manager) => manager.insert(Notification, accountIds.map((accountId) => ({ id: newId(), accountId, kind, leaveId: leave._id, createdAt }))));
    await this.mails.add(kind, accountIds, leave);
  }
}

function notificationRecord(row: NotificationRow): NotificationRecord {
  return {
    _id: row.id,
    kind: row.kind,
    leave: { _id: row.leave_id, leaveType: row.leave_type, startDate: row.start_date, endDate: row.end_date, status: row.status },
    employee: { _id: row.employee_id, name: row.name },
    createdAt: new Date(Number(row.created_at)).toISOString(),
    read: row.read_at !== null,
  };
}
