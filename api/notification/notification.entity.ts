import { Entity } from 'typeorm';
import type { NotificationKind } from '../contract/notification-kinds.js';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../database/columns.js';

/** Something about a leave request that one account should know of. */
@Entity('notification')
export class Notification {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  accountId: string;

  @TextColumn(40)
  kind: NotificationKind;

  @ReferenceColumn()
  leaveId: string;

  @InstantColumn()
  createdAt: number;

  @InstantColumn(true)
  readAt: number | null;
}
