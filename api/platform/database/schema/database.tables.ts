import type { TableDefinition } from './schema-definition.js';

export const LOCK_ROW: TableDefinition = {
  name: 'lock_row',
  columns: {
    name: 'varchar(40) NOT NULL',
    version: 'bigint NOT NULL',
  },
  keys: {
    lock_row_pk: 'PRIMARY KEY (name)',
  },
  seed: { columns: 'name, version', rows: ["'admins', 0", "'leave-rules', 0"] },
};

export const MIGRATION_CHECKSUM: TableDefinition = {
  name: 'migration_checksum',
  columns: {
    name: 'varchar(200) NOT NULL',
    checksum: 'char(64) NOT NULL',
    program: 'varchar(40) NOT NULL',
  },
  keys: {
    migration_checksum_pk: 'PRIMARY KEY (name)',
  },
};

export const SCHEMA_COMPATIBILITY: TableDefinition = {
  name: 'schema_compatibility',
  columns: {
    id: 'int NOT NULL',
    migration: 'varchar(200) NOT NULL',
    program: 'varchar(40) NOT NULL',
  },
  keys: {
    schema_compatibility_pk: 'PRIMARY KEY (id)',
  },
  seed: { columns: 'id, migration, program', rows: ["1, '', ''"] },
};
