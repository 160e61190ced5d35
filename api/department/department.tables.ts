import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const DEPARTMENT: TableDefinition = {
  name: 'department',
  columns: {
    id: 'varchar(36) NOT NULL',
    name: 'varchar(100) NOT NULL',
    name_key: 'varchar(100) NOT NULL',
    name_folded: 'varchar(100) NOT NULL',
    description: 'varchar(1000) NOT NULL',
    description_folded: 'varchar(1000) NOT NULL',
    version: 'int NOT NULL',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    department_pk: 'PRIMARY KEY (id)',
    department_name_unique: 'UNIQUE (name_key)',
  },
  indexes: {
    department_by_name: 'name_folded, id',
  },
};
