import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

/** Accounts that want the mail of each week. */
export const COMING_UP_MAIL = {
  name: 'coming_up_mail',
  columns: {
    account_id: 'varchar(36) NOT NULL',
    /** The Monday of the last week that needs no mail any more. */
    sent_for: 'date NOT NULL',
  },
  primaryKey: 'account_id',
  keys: {
    coming_up_mail_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE',
  },
} as const satisfies TableDefinition;
