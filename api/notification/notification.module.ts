import { Module } from '@nestjs/common';
import { ApprovalModule } from '../approval/approval.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { AccountNotifications } from './account-notifications.js';
import { AdminNotifications } from './admin-notifications.js';
import { ApprovalLetters } from './approval-letters.js';
import { ApprovalMails } from './approval-mails.js';
import { ApprovalNotifications } from './approval-notifications.js';
import { BankNotifications } from './bank-notifications.js';
import { FourEyesNotifications } from './four-eyes-notifications.js';
import { LeaveMails } from './leave-mails.js';
import { NotificationController } from './notification.controller.js';
import { Notifications } from './notifications.js';
import { OwnMatterMails } from './own-matter-mails.js';
import { OwnMatters } from './own-matters.js';
import { PayScopes } from './pay-scopes.js';
import { PayslipMails } from './payslip-mails.js';
import { PayslipNotifications } from './payslip-notifications.js';
import { WaitingNotifications } from './waiting-notifications.js';

@Module({
  imports: [LeaveModule, ApprovalModule],
  controllers: [NotificationController],
  providers: [
    Notifications,
    AccountNotifications,
    AdminNotifications,
    LeaveMails,
    OwnMatters,
    OwnMatterMails,
    PayScopes,
    ApprovalNotifications,
    ApprovalMails,
    ApprovalLetters,
    WaitingNotifications,
    BankNotifications,
    FourEyesNotifications,
    PayslipNotifications,
    PayslipMails,
  ],
})
export class NotificationModule {}
