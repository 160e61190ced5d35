import { Entity } from 'typeorm';
import { type TableDefinition, columnsOf } from '../database/schema/schema-definition.js';

export const MAIL = {
  name: 'mail',
  columns: {
    id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    kind: 'varchar(40) NOT NULL',
    data: 'mediumtext',
    attempts: 'int NOT NULL',
    /** When the next attempt is due; while an instance sends the mail, when its claim expires. */
    next_attempt_at: 'bigint',
    expires_at: 'bigint NOT NULL',
    /** For a mail with a due date, that date. */
    created_at: 'bigint NOT NULL',
    sent_at: 'bigint',
    failed_at: 'bigint',
  },
  keys: {
    mail_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
  indexes: {
    mail_by_age: 'created_at',
    mail_due: 'next_attempt_at',
  },
  referenceIndexes: {
    mail_by_account: 'account_id',
  },
} as const satisfies TableDefinition;

@Entity(MAIL.name)
export class Mail extends columnsOf(MAIL) {}
