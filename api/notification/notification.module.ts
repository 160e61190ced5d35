import { Module } from '@nestjs/common';
import { NotificationController } from './notification.controller.js';
import { Notifications } from './notifications.js';

@Module({ controllers: [NotificationController], providers: [Notifications] })
export class NotificationModule {}
