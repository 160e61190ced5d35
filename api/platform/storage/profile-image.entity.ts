import { Entity } from 'typeorm';
import { FileColumn, IdColumn, InstantColumn, ReferenceColumn } from '../database/schema/columns.js';

/** An account's photo, in the database so that it is backed up and replicated with the rest. A new photo has a new id. */
@Entity('profile_image')
export class ProfileImage {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  accountId: string;

  /** WebP, square. */
  @FileColumn()
  content: Buffer;

  @InstantColumn()
  createdAt: number;
}
