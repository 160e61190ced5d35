import type { TableDefinition } from '../database/schema/schema-definition.js';

export const PROFILE_IMAGE: TableDefinition = {
  name: 'profile_image',
  columns: {
    id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    content: 'mediumblob NOT NULL',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    profile_image_pk: 'PRIMARY KEY (id)',
    profile_image_account_unique: 'UNIQUE (account_id)',
    profile_image_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
};
