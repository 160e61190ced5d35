import { Entity } from 'typeorm';
import { CountColumn, IdColumn, InstantColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../database/schema/columns.js';

/** The outbox: a mail that is to be sent, or was lately. Its words are made when it is sent. */
@Entity('mail')
export class Mail {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  accountId: string;

  @TextColumn(40)
  kind: string;

  /** JSON of what the words are made of; gone once they are not needed any more. */
  @LongTextColumn(true)
  data: string | null;

  @CountColumn()
  attempts: number;

  /** While somebody is sending it: when it counts as left behind. Null once it is sent or given up. */
  @InstantColumn(true)
  nextAttemptAt: number | null;

  @InstantColumn()
  expiresAt: number;

  @InstantColumn()
  createdAt: number;

  @InstantColumn(true)
  sentAt: number | null;

  /** Refused for good, of no more use, or without a reader. */
  @InstantColumn(true)
  failedAt: number | null;
}
