import type { TableDefinition } from './schema-definition.js';

export const LOCK_ROW = {
  name: 'lock_row',
  columns: {
    name: 'varchar(40) NOT NULL',
    version: 'bigint NOT NULL',
  },
  primaryKey: 'name',
  seed: { columns: 'name, version', rows: ["'admins', 0", "'leave-rules', 0", "'payroll', 0"] },
} as const satisfies TableDefinition;

export const MIGRATION_CHECKSUM = {
  name: 'migration_checksum',
  columns: {
    name: 'varchar(200) NOT NULL',
    checksum: 'char(64) NOT NULL',
    program: 'varchar(40) NOT NULL',
  },
  primaryKey: 'name',
} as const satisfies TableDefinition;

export const SCHEMA_COMPATIBILITY = {
  name: 'schema_compatibility',
  columns: {
    id: 'int NOT NULL',
    migration: 'varchar(200) NOT NULL',
    program: 'varchar(40) NOT NULL',
  },
  seed: { columns: 'id, migration, program', rows: ["1, '', ''"] },
} as const satisfies TableDefinition;
