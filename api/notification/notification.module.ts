import { Module } from '@nestjs/common';
import { AdminNotifications } from './admin-notifications.js';
import { LeaveMails } from './leave-mails.js';
import { NotificationController } from './notification.controller.js';
import { Notifications } from './notifications.js';
import { OwnMatterMails } from './own-matter-mails.js';
import { OwnMatters } from './own-matters.js';

@Module({ controllers: [NotificationController], providers: [Notifications, AdminNotifications, LeaveMails, OwnMatters, OwnMatterMails] })
export class NotificationModule {}
