import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const COMPANY_SETTING: TableDefinition = {
  name: 'company_setting',
  columns: {
    id: 'int NOT NULL',
    admins_need_second_factor: 'int NOT NULL',
    idle_minutes_office: 'int',
    idle_minutes_portal: 'int',
  },
  keys: {
    company_setting_pk: 'PRIMARY KEY (id)',
  },
  seed: { columns: 'id, admins_need_second_factor', values: '1, 0' },
};
