import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const PAY_ACCESS = {
  name: 'pay_access',
  columns: {
    /** Ordered by time like employees' ids, so that comparing ids shows who was hired before an access. */
    id: 'varchar(36) NOT NULL',
    accessed_at: 'bigint NOT NULL',
    actor_id: 'varchar(36)',
    actor_name: 'varchar(100) NOT NULL',
    place: 'varchar(20) NOT NULL',
    people: 'int',
  },
  indexes: {
    pay_access_by_people: 'people, id',
    pay_access_by_time: 'accessed_at',
  },
} as const satisfies TableDefinition;

export const PAY_ACCESS_PERSON = {
  name: 'pay_access_person',
  columns: {
    employee_id: 'varchar(36) NOT NULL',
    pay_access_id: 'varchar(36) NOT NULL',
  },
  primaryKey: 'employee_id, pay_access_id',
  keys: {
    pay_access_person_fk:
      'FOREIGN KEY (pay_access_id) REFERENCES pay_access (id) ON DELETE CASCADE',
  },
  indexes: {
    pay_access_person_by_access: 'pay_access_id',
  },
} as const satisfies TableDefinition;
