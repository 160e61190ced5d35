import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../platform/database/schema/columns.js';

/** A second factor of an account: begun, and asked for once a code of it was given. */
@Entity('second_factor')
export class SecondFactor {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  /** See `EncryptedSecrets`. */
  @TextColumn(200)
  sealedSecret: string;

  @InstantColumn(true)
  enabledAt: number | null;

  /** Of the newest code that was used, counted in periods of 30 s since 1970: no code is good twice, nor one before it. */
  @InstantColumn()
  lastStep: number;

  /** Hex; null until there are recovery codes. */
  @TextColumn(32, true)
  recoverySalt: string | null;

  @InstantColumn()
  createdAt: number;
}

/** A recovery code that was not used yet: its hash under the salt of the account's second factor. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 64 })
  codeHash: string;
}
