import { Entity } from 'typeorm';
import type { NotificationKind } from '../contract/notification-kinds.js';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { ADMIN_NOTIFICATION } from './notification.tables.js';

@Entity(ADMIN_NOTIFICATION.name)
export class AdminNotification extends columnsOf(ADMIN_NOTIFICATION) {
  kind: NotificationKind;
}
