import { Entity } from 'typeorm';
import { FileColumn, IdColumn, InstantColumn, ReferenceColumn } from '../database/schema/columns.js';

/** Stored in the database, so that backups and replication include it. A new photo gets a new id. */
@Entity('profile_image')
export class ProfileImage {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  accountId: string;

  @FileColumn()
  content: Buffer;

  @InstantColumn()
  createdAt: number;
}
