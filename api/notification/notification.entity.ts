import { Entity } from 'typeorm';
import type { NotificationKind } from '../contract/notification-kinds.js';
import { IdColumn, InstantColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

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

  /** Copied, since the import may be deleted. */
  @TextColumn(200, true)
  importName: string | null;

  /** JSON of what only this kind has. */
  @LongTextColumn(true)
  detail: string | null;

  @InstantColumn()
  createdAt: number;

  @InstantColumn(true)
  readAt: number | null;
}
