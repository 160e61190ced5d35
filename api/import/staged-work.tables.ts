import { BANK_ACCOUNT } from '../bank-account/bank-account.tables.js';
import { JOB_REASON_MAX } from '../contract/employee/job-facts.js';
import { HOLDER_MAX, IBAN_MAX } from '../contract/payroll/bank-accounts.js';
import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

/** What a row says of somebody's work. */
export const STAGED_JOB = {
  name: 'staged_job',
  columns: {
    import_id: 'varchar(36) NOT NULL',
    row_no: 'int NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    employee_name: 'varchar(100) NOT NULL',
    result: 'varchar(20) NOT NULL',
    /** JSON of `DatedFact`s. */
    facts: 'mediumtext NOT NULL',
    reason: `varchar(${JOB_REASON_MAX})`,
    pattern_id: 'varchar(36)',
    pattern_from: 'date',
    /** The version of the employee at the check; null for people whom the import adds. */
    seen_version: 'int',
    audit_id: 'varchar(36) NOT NULL',
    undo_audit_id: 'varchar(36) NOT NULL',
    audit_before: 'mediumtext',
    audit_after: 'mediumtext NOT NULL',
  },
  primaryKey: 'import_id, row_no',
  keys: {
    staged_job_import_fk: 'FOREIGN KEY (import_id) REFERENCES import_job (id)',
  },
  indexes: {
    staged_job_by_employee: 'import_id, employee_id',
  },
} as const satisfies TableDefinition;

/** Where a file says that pay goes, beside what was there. */
export const STAGED_BANK_ACCOUNT = {
  name: 'staged_bank_account',
  columns: {
    import_id: 'varchar(36) NOT NULL',
    row_no: 'int NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    employee_name: 'varchar(100) NOT NULL',
    result: 'varchar(20) NOT NULL',
    iban: BANK_ACCOUNT.columns.iban,
    bic: BANK_ACCOUNT.columns.bic,
    holder: BANK_ACCOUNT.columns.holder,
    /** Null in all four if the person had none. */
    before_iban: `varchar(${IBAN_MAX})`,
    before_bic: BANK_ACCOUNT.columns.bic,
    before_holder: `varchar(${HOLDER_MAX})`,
    before_version: 'int',
  },
  primaryKey: 'import_id, row_no',
  keys: {
    staged_bank_account_import_fk: 'FOREIGN KEY (import_id) REFERENCES import_job (id)',
  },
  indexes: {
    staged_bank_account_by_employee: 'import_id, employee_id',
  },
} as const satisfies TableDefinition;
