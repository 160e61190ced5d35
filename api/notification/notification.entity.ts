import { Entity } from 'typeorm';
import type { NotificationKind } from '../contract/notification-kinds.js';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { NOTIFICATION } from './notification.tables.js';

@Entity(NOTIFICATION.name)
export class Notification extends columnsOf(NOTIFICATION) {
  kind: NotificationKind;
}
