import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn } from '../platform/database/schema/columns.js';

/** That one admin has read one notification to all of them. */
@Entity('admin_notification_read')
export class AdminNotificationRead {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  accountId: string;

  @ReferenceColumn()
  notificationId: string;

  /** When the notification was made: what is read is counted from some time on. */
  @InstantColumn()
  toldAt: number;

  @InstantColumn()
  readAt: number;
}
