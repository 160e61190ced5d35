import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, LongTextColumn, TextColumn } from '../../database/schema/columns.js';

/** A key that a client sent with a POST, with what the first request under it came to. */
@Entity('idempotency_key')
export class IdempotencyKey {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 100 })
  route: string;

  @PrimaryColumn({ type: 'varchar', length: 64 })
  keyHash: string;

  @TextColumn(64)
  bodyHash: string;

  /** JSON; null when it holds a secret that must not be kept. */
  @LongTextColumn(true)
  result: string | null;

  @InstantColumn()
  createdAt: number;
}
