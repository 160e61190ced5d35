import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, LongTextColumn, TextColumn } from '../../database/schema/columns.js';

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

  @LongTextColumn(true)
  result: string | null;

  @InstantColumn()
  createdAt: number;
}
