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
    /** From this day on nobody is in it; a day to come is planned. */
    closed_on: 'date',
    /** Null until it is out of lists. Its key of the name is then its id, so that another one may have the name. */
    closed_at: 'bigint',
    /** All who come, or stay longer, add one, so that closing it at the same time waits for them, or collides. */
    arrivals: 'int',
  },
  keys: {
    department_name_unique: 'UNIQUE (name_key)',
  },
  conflicts: { department_name_unique: { code: 'department.name_taken', field: 'dep_name' } },
  indexes: {
    department_by_name: 'name_folded, id',
  },
} as const satisfies TableDefinition;

/** `department.head_id` has that of today. */
export const DEPARTMENT_HEAD = {
  name: 'department_head',
  columns: {
    id: 'varchar(36) NOT NULL',
    department_id: 'varchar(36) NOT NULL',
    /** Null: no head from that day on. */
    employee_id: 'varchar(36)',
    from_date: 'date NOT NULL',
    /** Null when another one was recorded for the day: unique keys ignore nulls. */
    valid: 'int',
    /** Null for the system and the command line. */
    recorded_by: 'varchar(36)',
    /** 0 where it was not recorded: known since ever. */
    recorded_at: 'bigint NOT NULL',
  },
  keys: {
    department_head_day_unique: 'UNIQUE (department_id, from_date, valid)',
    department_head_department_fk:
      'FOREIGN KEY (department_id) REFERENCES department (id) ON DELETE CASCADE',
    department_head_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    department_head_recorded_by_fk: 'FOREIGN KEY (recorded_by) REFERENCES account (id)',
    department_head_valid_check: 'CHECK (valid = 1 OR valid IS NULL)',
  },
  referenceIndexes: {
    department_head_by_employee: 'employee_id',
    department_head_by_recorder: 'recorded_by',
  },
} as const satisfies TableDefinition;

@Entity(DEPARTMENT.name)
export class Department extends columnsOf(DEPARTMENT) {}
