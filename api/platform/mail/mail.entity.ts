import { Entity } from 'typeorm';
import { CountColumn, IdColumn, InstantColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../database/schema/columns.js';

@Entity('mail')
export class Mail {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  accountId: string;

  @TextColumn(40)
  kind: string;

  @LongTextColumn(true)
  data: string | null;

  @CountColumn()
  attempts: number;

  /** When the next attempt is due; while an instance sends the mail, when its claim expires. */
  @InstantColumn(true)
  nextAttemptAt: number | null;

  @InstantColumn()
  expiresAt: number;

  @InstantColumn()
  createdAt: number;

  @InstantColumn(true)
  sentAt: number | null;

  @InstantColumn(true)
  failedAt: number | null;
}
