import { Entity } from 'typeorm';
import type { NotificationKind } from '../contract/notification-kinds.js';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

/** One row for all admins except the one who caused it. */
@Entity('admin_notification')
export class AdminNotification {
  @IdColumn()
  id: string;

  @TextColumn(40)
  kind: NotificationKind;

  /** Null where it is about the admin who caused it. */
  @ReferenceColumn(true)
  leaveId: string | null;

  @ReferenceColumn()
  byAccountId: string;

  @InstantColumn()
  createdAt: number;
}
