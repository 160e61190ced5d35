import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../platform/database/schema/columns.js';

/** A password that was tried and was not (yet) right. Removed when it was. */
@Entity('auth_attempt')
export class AuthAttempt {
  @IdColumn()
  id: string;

  @TextColumn(20)
  purpose: string;

  /** A keyed hash of whose password was tried. */
  @TextColumn(64)
  accountKey: string;

  /** Where from; an IPv6 address by its network. */
  @TextColumn(64)
  address: string;

  /** Hash of a device that signed in to this account before. */
  @TextColumn(64, true)
  device: string | null;

  @InstantColumn()
  attemptedAt: number;
}
