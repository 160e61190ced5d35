import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../platform/database/schema/columns.js';

export const DEVICE_MAX = 200;

@Entity('session')
export class Session {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  accountId: string;

  @TextColumn(DEVICE_MAX)
  device: string;

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
