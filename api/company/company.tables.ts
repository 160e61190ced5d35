import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const COMPANY_SETTING: TableDefinition = {
  name: 'company_setting',
  columns: {
    id: 'int NOT NULL',
    name: 'varchar(100)',
    address: 'varchar(300)',
    currency: 'varchar(3)',
    currency_fixed: 'int NOT NULL',
    locale: 'varchar(35)',
    time_zone: 'varchar(64)',
    logo_id: 'varchar(36)',
    version: 'int NOT NULL',
    admins_need_second_factor: 'int NOT NULL',
    idle_minutes_office: 'int',
    idle_minutes_portal: 'int',
  },
  keys: {
    company_setting_pk: 'PRIMARY KEY (id)',
  },
  seed: { columns: 'id, currency_fixed, version, admins_need_second_factor', rows: ['1, 0, 1, 0'] },
};

export const COMPANY_LOGO: TableDefinition = {
  name: 'company_logo',
  columns: {
    id: 'varchar(36) NOT NULL',
    content: 'mediumblob NOT NULL',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    company_logo_pk: 'PRIMARY KEY (id)',
  },
};
