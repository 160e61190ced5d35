import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const ACCOUNT: TableDefinition = {
  name: 'account',
  columns: {
    id: 'varchar(36) NOT NULL',
    name: 'varchar(100) NOT NULL',
    email: 'varchar(254) NOT NULL',
    email_key: 'varchar(254) NOT NULL',
    password_hash: 'varchar(200)',
    password_printed_at: 'bigint',
    role: 'varchar(20) NOT NULL',
    language: 'varchar(10) NOT NULL',
    disabled_at: 'bigint',
    image_id: 'varchar(36)',
    created_at: 'bigint NOT NULL',
    invited_at: 'bigint',
    admin_since: 'bigint',
  },
  keys: {
    account_pk: 'PRIMARY KEY (id)',
    account_email_unique: 'UNIQUE (email_key)',
    account_role_check: "CHECK (role IN ('admin', 'employee'))",
  },
  indexes: {
    account_by_role: 'role, id',
  },
};
