import { Injectable } from '@nestjs/common';
import { ApprovalSetting } from '../approval/approval-setting.js';
import { approverOf } from '../approval/approver.js';
import type { LeaveRecord } from '../contract/leave/leaves.js';
import type { ApprovalNotificationKind } from '../contract/notification/notification-kinds.js';
import { leaveRecord } from '../leave/leave-record.js';
import { findLeave } from '../leave/leave-row.js';
import {
  LeaveDecided,
  LeaveShortened,
  LeaveStepTaken,
  LeaveUndone,
  LeaveWaits,
  LeaveWithdrawn,
  type WaitingRequest,
} from '../leave/leave.events.js';
import { HR } from '../leave/leave.tables.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { AccountNotifications } from './account-notifications.js';
import { AdminNotifications } from './admin-notifications.js';
import { ApprovalMails } from './approval-mails.js';
import { LeaveMails, spanOf } from './leave-mails.js';
import { WaitingNotifications } from './waiting-notifications.js';

/** Tells those for whom requests wait, the approver of what the owner cancels, and the stand-in. */
@Injectable()
export class ApprovalNotifications {
  constructor(
    private readonly work: UnitOfWork,
    private readonly setting: ApprovalSetting,
    private readonly waiting: WaitingNotifications,
    private readonly adminNotifications: AdminNotifications,
    private readonly mails: ApprovalMails,
    private readonly leaveMails: LeaveMails,
    private readonly notices: AccountNotifications,
    events: Events,
  ) {
    events.on(LeaveWaits, (waits) => this.notify(waits));
    events.on(LeaveStepTaken, async ({ leave, byAccountId }) => {
      // The next step may wait for somebody whom the last one waited for, too.
      await this.notify({ rows: await this.waiting.rowsOf(leave._id), byAccountId });
      await this.waiting.markDecided(leave._id);
      await this.adminNotifications.markDecided(byAccountId, leave._id);
    });
    events.on(LeaveDecided, async ({ leave }) => {
      await this.waiting.markDecided(leave._id);
      await this.tellStandIn(leave);
    });
    events.on(LeaveUndone, async (undone) => {
      const { leave, byAccountId } = undone;
      await this.waiting.markUndecided(undone);
      await this.notify({ rows: await this.waiting.rowsOf(leave._id), byAccountId });
    });
    events.on(LeaveWithdrawn, async ({ leave, byAccountId }) => {
      await this.waiting.markDecided(leave._id);
      if (byAccountId === leave.userId && leave.decidedAt !== null)
        await this.tellOfCancellation(leave);
    });
    events.on(LeaveShortened, async ({ leave, parts }) => {
      await this.waiting.markDecided(leave._id);
      for (const part of parts.kept) await this.tellStandIn(part);
    });
  }

  private async notify({ rows, byAccountId }: LeaveWaits): Promise<void> {
    const ofPeople = rows.filter(({ accountId }) => accountId !== HR);
    const untold = await this.waiting.withoutNotified(ofPeople);
    await this.waiting.forget(untold);
    await this.add('leave.to_decide', untold);
    await this.mails.ask(untold);
    await this.mails.remind(ofPeople);
    for (const { leaveId } of await this.waiting.withoutNotifiedAdmins(
      rows.filter(({ accountId }) => accountId === HR),
    ))
      await this.tellAdmins(leaveId, byAccountId);
  }

  /** The parts of shortened leave keep the notification of the whole. */
  private async tellAdmins(leaveId: string, byAccountId: string | null): Promise<void> {
    const row = await findLeave(this.work, leaveId);
    if (!row || row.replaces !== null) return;
    const by = byAccountId ?? row.account_id;
    await this.adminNotifications.add('leave.requested', by, row.id);
    if (this.leaveMails.enabled)
      await this.leaveMails.add(
        'leave.requested',
        await this.adminNotifications.recipients(by),
        spanOf(leaveRecord(row)),
      );
  }

  private async tellStandIn({ _id, status }: LeaveRecord): Promise<void> {
    if (status !== 'Approved') return;
    const [standIn] = await this.work.read<{ accountId: string }>(
      'SELECT e.account_id AS accountId FROM leave_request l JOIN employee e ON e.id = l.stand_in_id WHERE l.id = ?',
      [_id],
    );
    if (!standIn) return;
    await this.add('leave.stand_in', [{ ...standIn, leaveId: _id }]);
    await this.mails.tellStandIn(standIn.accountId, _id);
  }

  /** The approver, and those who have decided. */
  private async tellOfCancellation({ _id, userId }: LeaveRecord): Promise<void> {
    if (!(await this.setting.isOn())) return;
    const concerned = await this.work.read<{ accountId: string }>(
      `SELECT p.account_id AS accountId FROM leave_request l JOIN employee e ON e.id = l.employee_id JOIN employee p ON p.id = ${approverOf('e')} WHERE l.id = ?
       UNION SELECT decided_by FROM leave_decision WHERE leave_id = ? UNION SELECT decided_by FROM leave_request WHERE id = ? AND decided_by IS NOT NULL`,
      [_id, _id, _id],
    );
    await this.add(
      'leave.cancelled_by_owner',
      concerned
        .filter(({ accountId }) => accountId !== userId)
        .map(({ accountId }) => ({ accountId, leaveId: _id })),
    );
  }

  private async add(
    kind: ApprovalNotificationKind,
    told: readonly WaitingRequest[],
  ): Promise<void> {
    await this.notices.add(
      told.map(({ accountId, leaveId }) => ({ account_id: accountId, kind, leave_id: leaveId })),
    );
  }
}
