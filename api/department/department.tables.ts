import { Entity } from 'typeorm';
import { type TableDefinition, columnsOf } from '../platform/database/schema/schema-definition.js';

export const DEPARTMENT_NAME_MAX = 100;
export const DESCRIPTION_MAX = 1000;

export const DEPARTMENT = {
  name: 'department',
  stale: 'department.stale',
  columns: {
    id: 'varchar(36) NOT NULL',
    name: `varchar(${DEPARTMENT_NAME_MAX}) NOT NULL`,
    name_key: `varchar(${DEPARTMENT_NAME_MAX}) NOT NULL`,
    name_folded: `varchar(${DEPARTMENT_NAME_MAX}) NOT NULL`,
    description: `varchar(${DESCRIPTION_MAX}) NOT NULL`,
    description_folded: `varchar(${DESCRIPTION_MAX}) NOT NULL`,
    /** An employee; without a foreign key, since employees refer to departments. */
    head_id: 'varchar(36)',
    /** Each change adds one; an edit based on an older version is refused. */
    version: 'int NOT NULL',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    department_name_unique: 'UNIQUE (name_key)',
  },
  conflicts: { department_name_unique: { code: 'department.name_taken', field: 'dep_name' } },
  indexes: {
    department_by_name: 'name_folded, id',
  },
} as const satisfies TableDefinition;

@Entity(DEPARTMENT.name)
export class Department extends columnsOf(DEPARTMENT) {}
