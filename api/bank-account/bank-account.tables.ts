import { BIC_MAX, HOLDER_MAX, IBAN_MAX } from '../contract/payroll/bank-accounts.js';
import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const BANK_ACCOUNT = {
  name: 'bank_account',
  stale: 'bank.stale',
  columns: {
    employee_id: 'varchar(36) NOT NULL',
    /** In capitals, without blanks. */
    iban: `varchar(${IBAN_MAX}) NOT NULL`,
    bic: `varchar(${BIC_MAX})`,
    holder: `varchar(${HOLDER_MAX}) NOT NULL`,
    version: 'int NOT NULL',
    changed_at: 'bigint NOT NULL',
    changed_by: 'varchar(36) NOT NULL',
  },
  primaryKey: 'employee_id',
  keys: {
    bank_account_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    bank_account_changed_by_fk: 'FOREIGN KEY (changed_by) REFERENCES account (id)',
  },
  indexes: {
    /** Two people with the same account are a warning. */
    bank_account_by_iban: 'iban',
  },
  referenceIndexes: {
    bank_account_by_changer: 'changed_by',
  },
} as const satisfies TableDefinition;
