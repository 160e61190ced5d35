import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const PAY_ACCESS: TableDefinition = {
  name: 'pay_access',
  columns: {
    id: 'varchar(36) NOT NULL',
    accessed_at: 'bigint NOT NULL',
    actor_id: 'varchar(36)',
    actor_name: 'varchar(100) NOT NULL',
    place: 'varchar(20) NOT NULL',
    people: 'int',
  },
  keys: {
    pay_access_pk: 'PRIMARY KEY (id)',
  },
  indexes: {
    pay_access_by_people: 'people, id',
    pay_access_by_time: 'accessed_at',
  },
};

export const PAY_ACCESS_PERSON: TableDefinition = {
  name: 'pay_access_person',
  columns: {
    employee_id: 'varchar(36) NOT NULL',
    pay_access_id: 'varchar(36) NOT NULL',
  },
  keys: {
    pay_access_person_pk: 'PRIMARY KEY (employee_id, pay_access_id)',
    pay_access_person_fk: 'FOREIGN KEY (pay_access_id) REFERENCES pay_access (id) ON DELETE CASCADE',
  },
  indexes: {
    pay_access_person_by_access: 'pay_access_id',
  },
};
