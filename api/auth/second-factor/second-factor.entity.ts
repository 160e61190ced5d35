import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../platform/database/schema/columns.js';

/** Pending until `enabledAt` is set. */
@Entity('second_factor')
export class SecondFactor {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @TextColumn(200)
  sealedSecret: string;

  @InstantColumn(true)
  enabledAt: number | null;

  /** 30-second period of the last accepted code: that code and older ones are refused. */
  @InstantColumn()
  lastStep: number;

  @TextColumn(32, true)
  recoverySalt: string | null;

  @InstantColumn()
  createdAt: number;
}

@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 64 })
  codeHash: string;
}
