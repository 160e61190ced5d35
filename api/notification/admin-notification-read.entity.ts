import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn } from '../platform/database/schema/columns.js';

@Entity('admin_notification_read')
export class AdminNotificationRead {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  accountId: string;

  @ReferenceColumn()
  notificationId: string;

  /** `createdAt` of the notification, for counting by index. */
  @InstantColumn()
  toldAt: number;

  @InstantColumn()
  readAt: number;
}
