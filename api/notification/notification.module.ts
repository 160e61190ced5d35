import { Module } from '@nestjs/common';
import { LeaveModule } from '../leave/leave.module.js';
import { AdminNotifications } from './admin-notifications.js';
import { LeaveMails } from './leave-mails.js';
import { NotificationController } from './notification.controller.js';
import { Notifications } from './notifications.js';
import { OwnMatterMails } from './own-matter-mails.js';
import { OwnMatters } from './own-matters.js';

@Module({ imports: [LeaveModule], controllers: [NotificationController], providers: [Notifications, AdminNotifications, LeaveMails, OwnMatters, OwnMatterMails] })
export class NotificationModule {}
