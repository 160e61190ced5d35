import { EARLIEST_EMPLOYMENT } from '../../contract/calendar-date.js';
import { REVISION_REASON_MAX, REVISION_SOURCES } from '../../contract/payroll/salary-revisions.js';
import type { TableDefinition } from '../../platform/database/schema/schema-definition.js';

export const SALARY_REVISION = {
  name: 'salary_revision',
  columns: {
    id: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    effective_date: 'date NOT NULL',
    /** Monthly, as that of the employee, which is always the one in force today. */
    salary: 'bigint NOT NULL',
    reason: `varchar(${REVISION_REASON_MAX})`,
    source: 'varchar(20) NOT NULL',
    /** Null for the system and the command line. */
    created_by: 'varchar(36)',
    recorded_at: 'bigint NOT NULL',
    /** Null when withdrawn or replaced: unique keys ignore nulls, so that a new revision may take the date. */
    valid: 'int',
    withdrawn_at: 'bigint',
    withdrawn_by: 'varchar(36)',
    /** The import that recorded it. */
    changeset_id: 'varchar(36)',
    /** The import whose revision replaced it, so that the undo brings it back. */
    replaced_by_changeset: 'varchar(36)',
    /** The change of the job that it belongs to. */
    change_id: 'varchar(36)',
    withdrawn_reason: `varchar(${REVISION_REASON_MAX})`,
  },
  keys: {
    salary_revision_date_unique: 'UNIQUE (employee_id, effective_date, valid)',
    salary_revision_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    salary_revision_created_by_fk: 'FOREIGN KEY (created_by) REFERENCES account (id)',
    salary_revision_withdrawn_by_fk: 'FOREIGN KEY (withdrawn_by) REFERENCES account (id)',
    salary_revision_salary_check: 'CHECK (salary >= 0)',
    salary_revision_source_check: `CHECK (source IN (${REVISION_SOURCES.map((source) => `'${source}'`).join(', ')}))`,
    salary_revision_opening_check: `CHECK (source <> 'opening' OR effective_date = '${EARLIEST_EMPLOYMENT}')`,
    salary_revision_valid_check:
      'CHECK (valid = 1 AND withdrawn_at IS NULL OR valid IS NULL AND withdrawn_at IS NOT NULL)',
  },
  indexes: {
    salary_revision_by_change: 'change_id',
  },
  referenceIndexes: {
    salary_revision_by_creator: 'created_by',
    salary_revision_by_withdrawer: 'withdrawn_by',
  },
} as const satisfies TableDefinition;
