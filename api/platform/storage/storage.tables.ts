import { Entity } from 'typeorm';
import { type TableDefinition, columnsOf } from '../database/schema/schema-definition.js';

/** Stored in the database, so that backups and replication include it. A new photo gets a new id. */
export const PROFILE_IMAGE = {
  name: 'profile_image',
  columns: {
    id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    content: 'mediumblob NOT NULL',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    profile_image_account_unique: 'UNIQUE (account_id)',
    profile_image_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
} as const satisfies TableDefinition;

@Entity(PROFILE_IMAGE.name)
export class ProfileImage extends columnsOf(PROFILE_IMAGE) {}
