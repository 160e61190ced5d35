import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const PAY_LOOK: TableDefinition = {
  name: 'pay_look',
  columns: {
    id: 'varchar(36) NOT NULL',
    looked_at: 'bigint NOT NULL',
    actor_id: 'varchar(36)',
    actor_name: 'varchar(100) NOT NULL',
    place: 'varchar(20) NOT NULL',
    people: 'int',
  },
  keys: {
    pay_look_pk: 'PRIMARY KEY (id)',
  },
  indexes: {
    pay_look_by_people: 'people, id',
    pay_look_by_time: 'looked_at',
  },
};

export const PAY_LOOK_PERSON: TableDefinition = {
  name: 'pay_look_person',
  columns: {
    employee_id: 'varchar(36) NOT NULL',
    look_id: 'varchar(36) NOT NULL',
  },
  keys: {
    pay_look_person_pk: 'PRIMARY KEY (employee_id, look_id)',
    pay_look_person_look_fk: 'FOREIGN KEY (look_id) REFERENCES pay_look (id) ON DELETE CASCADE',
  },
  indexes: {
    pay_look_person_by_look: 'look_id',
  },
};
