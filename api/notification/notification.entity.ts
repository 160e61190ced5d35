import { Entity } from 'typeorm';
import type { NotificationKind } from '../contract/notification-kinds.js';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

/** Something about a leave request, or about an import, that one account should know of. */
@Entity('notification')
export class Notification {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  accountId: string;

  @TextColumn(40)
  kind: NotificationKind;

  @ReferenceColumn(true)
  leaveId: string | null;

  @ReferenceColumn(true)
  importId: string | null;

  /** As it was called then: the import itself may be gone. */
  @TextColumn(200, true)
  importName: string | null;

  @InstantColumn()
  createdAt: number;

  @InstantColumn(true)
  readAt: number | null;
}
