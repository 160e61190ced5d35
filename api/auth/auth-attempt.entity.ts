import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../platform/database/schema/columns.js';

/** A failed attempt, one still being verified, or (as 'refused') whose attempt a locked address refused. */
@Entity('auth_attempt')
export class AuthAttempt {
  @IdColumn()
  id: string;

  @TextColumn(20)
  purpose: string;

  @TextColumn(64)
  accountKey: string;

  @TextColumn(64)
  address: string;

  /** Both networks are null within TRUSTED_NETWORKS, which counts for no network. */
  @TextColumn(64, true)
  network: string | null;

  @TextColumn(64, true)
  wideNetwork: string | null;

  @TextColumn(64, true)
  device: string | null;

  @InstantColumn()
  attemptedAt: number;
}
