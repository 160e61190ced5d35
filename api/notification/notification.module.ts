import { Module } from '@nestjs/common';
import { LeaveMails } from './leave-mails.js';
import { NotificationController } from './notification.controller.js';
import { Notifications } from './notifications.js';

@Module({ controllers: [NotificationController], providers: [Notifications, LeaveMails] })
export class NotificationModule {}
