import { Entity } from 'typeorm';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { ADMIN_NOTIFICATION_READ } from './notification.tables.js';

@Entity(ADMIN_NOTIFICATION_READ.name)
export class AdminNotificationRead extends columnsOf(ADMIN_NOTIFICATION_READ) {}
