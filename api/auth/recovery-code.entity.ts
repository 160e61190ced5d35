import { Entity, PrimaryColumn } from 'typeorm';

/** A recovery code that was not used yet: its hash under the salt of the account's second factor. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 64 })
  codeHash: string;
}
