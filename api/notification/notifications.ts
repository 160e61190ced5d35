import { Injectable } from '@nestjs/common';
import { ApprovalSetting } from '../approval/approval-setting.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import { wireAmount } from '../contract/leave/leave-amounts.js';
import type { LeaveRecord } from '../contract/leave/leaves.js';
import type {
  ImportNotificationKind,
  LeaveNotificationKind,
} from '../contract/notification/notification-kinds.js';
import type { NotificationRecord } from '../contract/notification/notifications.js';
import { LeaveRecredited } from '../entitlement/preview/recredited.event.js';
import { ImportFinished } from '../import/import.events.js';
import { LeaveSights } from '../leave/leave-sight.js';
import {
  LeaveDecided,
  LeaveRequested,
  LeaveShortened,
  LeaveWithdrawn,
  NoticesTakenBack,
  type DaysTakenOut,
} from '../leave/leave.events.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { HolidaysFilled } from '../working-time/holidays/holidays.events.js';
import { AccountNotifications } from './account-notifications.js';
import { AdminNotifications, idCondition } from './admin-notifications.js';
import { LeaveMails, spanOf } from './leave-mails.js';
import {
  leaveOf,
  notificationRecord,
  notificationRows,
  type NotificationRow,
} from './notification-record.js';
import { ownRowsOf } from './own-rows.js';

const selectOwn = (from: string) =>
  `SELECT id, kind, leave_id, import_id, import_name, detail, NULL AS by_account_id, created_at, read_at FROM ${from} ORDER BY id DESC LIMIT ?`;
const selectForAdmins = (from: string) =>
  `SELECT s.id, s.kind, s.leave_id, NULL AS import_id, NULL AS import_name, NULL AS detail, s.by_account_id, s.created_at, r.read_at FROM ${from} ORDER BY s.created_at DESC, s.id DESC LIMIT ?`;

interface RecreditedLeave {
  accountId: string;
  name: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

@Injectable()
export class Notifications {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
    private readonly sights: LeaveSights,
    private readonly mails: LeaveMails,
    private readonly adminNotifications: AdminNotifications,
    private readonly notices: AccountNotifications,
    events: Events,
  ) {
    // With approvals, those whom it waits for are told.
    events.on(LeaveRequested, async ({ leave, byAccountId }) => {
      if (!(await setting.isOn())) await this.notifyAdmins('leave.requested', leave, byAccountId);
    });
    events.on(LeaveDecided, async ({ leave, byAccountId }) => {
      const kind = leave.status === 'Approved' ? 'leave.approved' : 'leave.rejected';
      await this.notify(leave.userId, kind, leave);
      await this.adminNotifications.markDecided(byAccountId, leave._id);
    });
    events.on(LeaveWithdrawn, async ({ leave, byAccountId }) => {
      if (byAccountId === leave.userId) return;
      await this.notify(leave.userId, 'leave.cancelled', leave);
      await this.adminNotifications.markDecided(byAccountId, leave._id);
    });
    events.on(LeaveShortened, async ({ leave, parts: { takenOut, kept }, byAccountId }) => {
      await this.adminNotifications.markDecided(byAccountId, leave._id);
      const pending = kept.find(({ status }) => status === 'Pending');
      if (pending) await this.adminNotifications.repoint(leave._id, pending._id);
      if (byAccountId !== leave.userId)
        await this.notify(leave.userId, 'leave.shortened', leave, takenOut);
    });
    events.on(NoticesTakenBack, ({ ids }) => this.takeBack(ids));
    events.on(LeaveRecredited, (recredited) => this.notifyRecredited(recredited));
    events.on(ImportFinished, ({ importId, name, byAccountId, applied }) =>
      this.notifyImporter(
        byAccountId,
        applied ? 'import.applied' : 'import.failed',
        importId,
        name,
      ),
    );
    events.on(HolidaysFilled, (filled) => this.notifyOfHolidays(filled));
  }

  async list(actor: Actor, from: number, to: number): Promise<NotificationRecord[]> {
    const page = [to - from + 1, from];
    const ownRows = selectOwn(ownRowsOf(actor));
    const ownParameters = [actor.accountId, this.clock.now(), to + 1];
    if (!isAdmin(actor)) return this.records(actor, ownRows, [...ownParameters, ...page]);
    const { sql, parameters } = await this.adminNotifications.visibleTo(actor);
    return this.records(
      actor,
      `SELECT * FROM (${ownRows}) own UNION ALL SELECT * FROM (${selectForAdmins(sql)}) of_admins`,
      [...ownParameters, ...parameters, to + 1, ...page],
    );
  }

  async count(actor: Actor): Promise<{ total: number; unread: number }> {
    const [row] = await this.work.read<{ total: number; seen: number }>(
      `SELECT COUNT(*) AS total, COUNT(read_at) AS seen FROM ${ownRowsOf(actor)}`,
      [actor.accountId, this.clock.now()],
    );
    const total = Number(row?.total);
    const unread = total - Number(row?.seen);
    if (!isAdmin(actor)) return { total, unread };
    const more = await this.adminNotifications.count(actor);
    return { total: total + more.total, unread: unread + more.unread };
  }

  async markRead(actor: Actor, ids: string[] | null | undefined): Promise<number> {
    const now = this.clock.now();
    await this.work.write(async (manager) => {
      await manager.query(
        `UPDATE notification SET read_at = ? WHERE account_id = ? AND created_at <= ? AND read_at IS NULL${idCondition('id', ids)}`,
        [now, actor.accountId, now, ...(ids ?? [])],
      );
      if (isAdmin(actor)) await this.adminNotifications.markRead(actor, ids);
    });
    return (await this.count(actor)).unread;
  }

  private async records(
    actor: Actor,
    source: string,
    parameters: (string | number)[],
  ): Promise<NotificationRecord[]> {
    const rows = await this.work.read<NotificationRow>(notificationRows(source), parameters);
    const sights = await this.sights.readSights(
      actor,
      rows.flatMap((row) => leaveOf(row) ?? []),
    );
    return rows.map((row) => notificationRecord(row, sights));
  }

  private async notifyAdmins(
    kind: LeaveNotificationKind,
    leave: LeaveRecord,
    byAccountId: string,
  ): Promise<void> {
    await this.adminNotifications.add(kind, byAccountId, leave._id);
    if (this.mails.enabled)
      await this.mails.add(
        kind,
        await this.adminNotifications.recipients(byAccountId),
        spanOf(leave),
      );
  }

  private async notify(
    accountId: string,
    kind: LeaveNotificationKind,
    leave: LeaveRecord,
    takenOut?: DaysTakenOut,
  ): Promise<void> {
    await this.notices.add([{ account_id: accountId, kind, leave_id: leave._id }]);
    const by = (await this.setting.isOn()) ? leave.decidedBy : null;
    await this.mails.add(kind, [accountId], spanOf(leave, { takenOut, by }));
  }

  private async takeBack(ids: readonly string[]): Promise<void> {
    const those = `WHERE id IN (${ids.map(() => '?').join(', ')})`;
    await this.work.write(async (manager) => {
      await manager.query(`DELETE FROM notification ${those}`, [...ids]);
      await manager.query(`DELETE FROM admin_notification ${those}`, [...ids]);
    });
  }

  /** Only leave that is still approved. */
  private async notifyRecredited({
    leaveId,
    cost: { unit, before, after },
    others,
  }: LeaveRecredited): Promise<void> {
    const [leave] = await this.work.read<RecreditedLeave>(
      `SELECT l.start_date AS startDate, l.end_date AS endDate, e.account_id AS accountId, a.name FROM leave_request l
       JOIN employee e ON e.id = l.employee_id JOIN account a ON a.id = e.account_id WHERE l.id = ? AND l.status = 'Approved'`,
      [leaveId],
    );
    if (!leave) return;
    const { accountId, ...span } = leave;
    const detail = JSON.stringify({
      unit,
      before: wireAmount(unit, before),
      after: wireAmount(unit, after),
      others,
    });
    const kind = 'leave.recredited';
    await this.notices.add([{ account_id: accountId, kind, leave_id: leaveId, detail }]);
    await this.mails.add(kind, [accountId], {
      leaveId,
      ...span,
      cheaper: after < before,
    });
  }

  private async notifyOfHolidays({ calendarId, name, added }: HolidaysFilled): Promise<void> {
    const years = [...new Set(added.map(({ day }) => Number(day.slice(0, 4))))];
    const detail = JSON.stringify({
      calendar: { _id: calendarId, name },
      added: { count: added.length, years },
    });
    const admins = await this.adminNotifications.recipients();
    await this.notices.add(
      admins.map((accountId) => ({ account_id: accountId, kind: 'holidays.added', detail })),
    );
  }

  private async notifyImporter(
    accountId: string | null,
    kind: ImportNotificationKind,
    importId: string,
    importName: string,
  ): Promise<void> {
    if (accountId === null) return;
    await this.notices.add([
      { account_id: accountId, kind, import_id: importId, import_name: importName },
    ]);
  }
}
