import type { TableDefinition } from './schema-definition.js';

export const GUARD_ROW: TableDefinition = {
  name: 'guard_row',
  columns: {
    name: 'varchar(40) NOT NULL',
    version: 'bigint NOT NULL',
  },
  keys: {
    guard_row_pk: 'PRIMARY KEY (name)',
  },
  seed: { columns: 'name, version', values: "'admins', 0" },
};

export const SCHEMA_NEED: TableDefinition = {
  name: 'schema_need',
  columns: {
    id: 'int NOT NULL',
    migration: 'varchar(200) NOT NULL',
    program: 'varchar(40) NOT NULL',
  },
  keys: {
    schema_need_pk: 'PRIMARY KEY (id)',
  },
  seed: { columns: 'id, migration, program', values: "1, '', ''" },
};
