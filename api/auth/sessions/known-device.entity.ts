import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../platform/database/schema/columns.js';

@Entity('known_device')
export class KnownDevice {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 64 })
  deviceHash: string;

  /** Keyed hash of User-Agent and address, for clients that keep no cookies, such as scripts. Null if the device has reset the password and not signed in yet. */
  @TextColumn(64, true)
  originHash: string | null;

  @InstantColumn()
  lastUsedAt: number;
}
