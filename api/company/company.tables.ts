import { Entity } from 'typeorm';
import { PASSWORD_MIN } from '../contract/auth/passwords.js';
import { COMPANY_ADDRESS_MAX, COMPANY_NAME_MAX } from '../contract/company/company.js';
import { type TableDefinition, columnsOf } from '../platform/database/schema/schema-definition.js';

/** One row. Null columns of the company leave the value to the server's settings. */
export const COMPANY_SETTING = {
  name: 'company_setting',
  stale: 'company.stale',
  columns: {
    id: 'int NOT NULL',
    name: `varchar(${COMPANY_NAME_MAX})`,
    address: `varchar(${COMPANY_ADDRESS_MAX})`,
    currency: 'varchar(3)',
    /** 1 as soon as an amount is stored: its currency then stays. */
    currency_fixed: 'int NOT NULL',
    locale: 'varchar(35)',
    time_zone: 'varchar(64)',
    logo_id: 'varchar(36)',
    /** Counts changes of the company's values, not those of the rules for signing in. */
    version: 'int NOT NULL',
    /** 1 or 0. */
    admins_need_second_factor: 'int NOT NULL',
    idle_minutes_office: 'int',
    idle_minutes_portal: 'int',
    /** Characters. */
    password_min: 'int NOT NULL',
    /** 1 or 0: requests take the steps of their type's chain; otherwise admins decide them. */
    approvals: 'int NOT NULL',
    /** Working days after which the next step's people may decide as well. */
    escalate_days: 'int',
  },
  seed: {
    columns: 'id, currency_fixed, version, admins_need_second_factor, password_min, approvals',
    rows: [`1, 0, 1, 0, ${PASSWORD_MIN}, 0`],
  },
} as const satisfies TableDefinition;

/** At most one row. A new logo gets a new id. */
export const COMPANY_LOGO = {
  name: 'company_logo',
  columns: {
    id: 'varchar(36) NOT NULL',
    content: 'mediumblob NOT NULL',
  },
} as const satisfies TableDefinition;

export const COMPANY_ROW = 1;

@Entity(COMPANY_SETTING.name)
export class CompanySetting extends columnsOf(COMPANY_SETTING) {}

@Entity(COMPANY_LOGO.name)
export class CompanyLogo extends columnsOf(COMPANY_LOGO) {}
