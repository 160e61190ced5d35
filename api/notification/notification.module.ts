import { Module } from '@nestjs/common';
import { AdminNotifications } from './admin-notifications.js';
import { LeaveMails } from './leave-mails.js';
import { NotificationController } from './notification.controller.js';
import { Notifications } from './notifications.js';

@Module({ controllers: [NotificationController], providers: [Notifications, AdminNotifications, LeaveMails] })
export class NotificationModule {}
