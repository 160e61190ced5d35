import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../database/columns.js';

/** A device that signed in to this account before: the hash of the random id in its cookie. */
@Entity('known_device')
export class KnownDevice {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  accountId: string;

  @PrimaryColumn({ type: 'varchar', length: 64 })
  deviceHash: string;

  @InstantColumn()
  lastUsedAt: number;
}
