import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../platform/database/schema/columns.js';

@Entity('one_time_link')
export class OneTimeLink {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  accountId: string;

  @TextColumn(64)
  tokenHash: string;

  @InstantColumn()
  expiresAt: number;

  @InstantColumn()
  createdAt: number;
}
