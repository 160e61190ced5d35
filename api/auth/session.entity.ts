import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

export const DEVICE_MAX = 200;

/** A sign-in that is good until it ends or its row is removed. */
@Entity('session')
export class Session {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  accountId: string;

  /** What the browser says it is; `deviceName` puts it into words. */
  @TextColumn(DEVICE_MAX)
  device: string;

  /** Where it signed in from. */
  @TextColumn(64, true)
  address: string | null;

  @InstantColumn()
  createdAt: number;

  @InstantColumn()
  lastSeenAt: number;

  @InstantColumn()
  expiresAt: number;

  @InstantColumn(true)
  confirmedUntil: number | null;
}
