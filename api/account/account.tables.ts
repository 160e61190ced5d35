import { Entity } from 'typeorm';
import type { Role } from '../contract/auth/roles.js';
import type { Language } from '../contract/languages.js';
import { type TableDefinition, columnsOf } from '../platform/database/schema/schema-definition.js';

export const NAME_MAX = 100;
export const EMAIL_MAX = 254;

export const ACCOUNT = {
  name: 'account',
  columns: {
    id: 'varchar(36) NOT NULL',
    name: `varchar(${NAME_MAX}) NOT NULL`,
    email: `varchar(${EMAIL_MAX}) NOT NULL`,
    email_key: `varchar(${EMAIL_MAX}) NOT NULL`,
    /** argon2id; bcrypt from an earlier system until its owner signs in; null until a password is set. */
    password_hash: 'varchar(200)',
    /** Since when the password is one that a program made and printed; null once its owner has chosen one. */
    password_printed_at: 'bigint',
    role: 'varchar(20) NOT NULL',
    language: 'varchar(10) NOT NULL',
    disabled_at: 'bigint',
    image_id: 'varchar(36)',
    created_at: 'bigint NOT NULL',
    invited_at: 'bigint',
    admin_since: 'bigint',
  },
  keys: {
    account_email_unique: 'UNIQUE (email_key)',
    account_role_check: "CHECK (role IN ('admin', 'employee'))",
  },
  conflicts: { account_email_unique: { code: 'account.email_taken', field: 'email' } },
  indexes: {
    account_by_role: 'role, id',
  },
} as const satisfies TableDefinition;

@Entity(ACCOUNT.name)
export class Account extends columnsOf(ACCOUNT) {
  role: Role;
  language: Language;
}
