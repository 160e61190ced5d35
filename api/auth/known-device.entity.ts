import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../platform/database/schema/columns.js';

/** A device that signed in to this account before: the hash of the random id in its cookie. */
@Entity('known_device')
export class KnownDevice {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 64 })
  deviceHash: string;

  /** Keyed hash of what the browser says it is and of its address: a script keeps no cookie. */
  @TextColumn(64, true)
  originHash: string | null;

  @InstantColumn()
  lastUsedAt: number;
}
