import { Entity } from 'typeorm';
import type { LeaveNotificationKind } from '../contract/notification-kinds.js';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

/** Something that every admin should know of, but whoever caused it. */
@Entity('admin_notification')
export class AdminNotification {
  @IdColumn()
  id: string;

  @TextColumn(40)
  kind: LeaveNotificationKind;

  @ReferenceColumn()
  leaveId: string;

  @ReferenceColumn()
  byAccountId: string;

  @InstantColumn()
  createdAt: number;
}
