import { Entity } from 'typeorm';
import { ACCOUNT } from '../account/account.tables.js';
import type { ImportKind } from '../contract/imports/import-fields.js';
import type { ImportRecord, ImportState } from '../contract/imports/imports.js';
import { EMPLOYEE } from '../employee/employee.tables.js';
import { type TableDefinition, columnsOf } from '../platform/database/schema/schema-definition.js';

export const IMPORT_NAME_MAX = 200;
export const MAPPING_NAME_MAX = 100;

export const IMPORT_JOB = {
  name: 'import_job',
  columns: {
    id: 'varchar(36) NOT NULL',
    kind: 'varchar(20) NOT NULL',
    name: `varchar(${IMPORT_NAME_MAX}) NOT NULL`,
    file_name: `varchar(${IMPORT_NAME_MAX}) NOT NULL`,
    bytes: 'int NOT NULL',
    row_count: 'int NOT NULL',
    column_count: 'int NOT NULL',
    encoding: 'varchar(20) NOT NULL',
    separator_sign: 'varchar(1) NOT NULL',
    /** 0 without headings. */
    headings_row: 'int NOT NULL',
    rows_above: 'int NOT NULL',
    /** JSON of `SuggestedHeadings`. */
    suggested_headings: 'varchar(100) NOT NULL',
    state: 'varchar(20) NOT NULL',
    columns_read: 'mediumtext',
    proposal: 'mediumtext',
    mapping: 'mediumtext',
    /** The company's at the time of the check, in which the amounts were read. */
    currency: 'varchar(3)',
    new_rows: 'int',
    changed_rows: 'int',
    unchanged_rows: 'int',
    repeated_rows: 'int',
    refused_rows: 'int',
    warned_rows: 'int',
    /** JSON: how many rows have which remark. */
    remarks: 'mediumtext',
    /** JSON of a `BalanceQuestion`. */
    balance_question: 'mediumtext',
    /** JSON: ids and names of the departments to create. */
    departments: 'mediumtext',
    /** JSON of a refusal, so the keys of imports stay. */
    fault: 'varchar(500)',
    created_by: 'varchar(36)',
    created_by_name: 'varchar(100) NOT NULL',
    created_at: 'bigint NOT NULL',
    /** Start of the current or last step. */
    started_at: 'bigint',
    /** The session that began this step; null for the command line. */
    session_id: 'varchar(36)',
    checked_by: 'varchar(36)',
    checked_by_name: 'varchar(100)',
    /** JSON: whose stored pay the last check compared, as `ComparedPeople` writes it. */
    compared_pay: 'mediumtext',
    applied_by: 'varchar(36)',
    applied_by_name: 'varchar(100)',
    applied_at: 'bigint',
    undone_by: 'varchar(36)',
    undone_by_name: 'varchar(100)',
    undone_at: 'bigint',
    request_id: 'varchar(64)',
  },
  indexes: {
    import_job_by_state: 'state, id',
  },
} as const satisfies TableDefinition;

export const IMPORT_ROW = {
  name: 'import_row',
  columns: {
    import_id: 'varchar(36) NOT NULL',
    row_no: 'int NOT NULL',
    cells: 'mediumtext NOT NULL',
  },
  primaryKey: 'import_id, row_no',
  keys: {
    import_row_import_fk: 'FOREIGN KEY (import_id) REFERENCES import_job (id)',
  },
} as const satisfies TableDefinition;

export const CHECKED_ROW = {
  name: 'checked_row',
  columns: {
    import_id: 'varchar(36) NOT NULL',
    row_no: 'int NOT NULL',
    result: 'varchar(20) NOT NULL',
    result_order: 'int NOT NULL',
    /** No reference: an undone import removes the employee. */
    employee_id: 'varchar(36)',
    record: 'mediumtext NOT NULL',
    faults: 'mediumtext',
    changes: 'mediumtext',
    notes: 'mediumtext',
    warned: 'int NOT NULL',
  },
  primaryKey: 'import_id, row_no',
  keys: {
    checked_row_import_fk: 'FOREIGN KEY (import_id) REFERENCES import_job (id)',
  },
  indexes: {
    checked_row_by_result: 'import_id, result_order, row_no',
  },
} as const satisfies TableDefinition;

const {
  id: _id,
  created_at: _createdAt,
  celebrate: _celebrate,
  ...EMPLOYEE_COLUMNS
} = EMPLOYEE.columns;

export const STAGED_EMPLOYEE = {
  name: 'staged_employee',
  columns: {
    import_id: 'varchar(36) NOT NULL',
    row_no: 'int NOT NULL',
    side: 'varchar(10) NOT NULL',
    result: 'varchar(20) NOT NULL',
    target_id: 'varchar(36) NOT NULL',
    name: ACCOUNT.columns.name,
    email: ACCOUNT.columns.email,
    email_key: ACCOUNT.columns.email_key,
    role: ACCOUNT.columns.role,
    ...EMPLOYEE_COLUMNS,
    /** JSON of the earlier employments, where the import changes them. */
    earlier_periods: 'mediumtext',
    ends_sessions: 'int NOT NULL',
    audit_id: 'varchar(36) NOT NULL',
    undo_audit_id: 'varchar(36) NOT NULL',
    audit_before: 'mediumtext',
    audit_after: 'mediumtext',
  },
  primaryKey: 'import_id, side, row_no',
  keys: {
    staged_employee_import_fk: 'FOREIGN KEY (import_id) REFERENCES import_job (id)',
  },
  indexes: {
    staged_employee_by_target: 'target_id, import_id',
  },
} as const satisfies TableDefinition;

export const STAGED_SALARY = {
  name: 'staged_salary',
  columns: {
    import_id: 'varchar(36) NOT NULL',
    row_no: 'int NOT NULL',
    target_id: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    employee_name: 'varchar(100) NOT NULL',
    basic_salary: 'bigint NOT NULL',
    allowances: 'bigint NOT NULL',
    deductions: 'bigint NOT NULL',
    net_salary: 'bigint NOT NULL',
    pay_date: 'date NOT NULL',
    audit_id: 'varchar(36) NOT NULL',
    undo_audit_id: 'varchar(36) NOT NULL',
    audit_after: 'mediumtext NOT NULL',
  },
  primaryKey: 'import_id, row_no',
  keys: {
    staged_salary_import_fk: 'FOREIGN KEY (import_id) REFERENCES import_job (id)',
  },
  indexes: {
    staged_salary_by_target: 'import_id, target_id',
  },
} as const satisfies TableDefinition;

export const STAGED_LEAVE = {
  name: 'staged_leave',
  columns: {
    import_id: 'varchar(36) NOT NULL',
    row_no: 'int NOT NULL',
    target_id: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    employee_name: 'varchar(100) NOT NULL',
    leave_type: 'varchar(40) NOT NULL',
    start_date: 'date NOT NULL',
    end_date: 'date NOT NULL',
    days: 'int NOT NULL',
    reason: 'varchar(1000) NOT NULL',
    reason_folded: 'varchar(1000) NOT NULL',
    status: 'varchar(20) NOT NULL',
    note: 'varchar(1000)',
    asked_at: 'bigint NOT NULL',
    audit_id: 'varchar(36) NOT NULL',
    undo_audit_id: 'varchar(36) NOT NULL',
    audit_after: 'mediumtext NOT NULL',
  },
  primaryKey: 'import_id, row_no',
  keys: {
    staged_leave_import_fk: 'FOREIGN KEY (import_id) REFERENCES import_job (id)',
  },
  indexes: {
    staged_leave_by_target: 'import_id, target_id',
  },
} as const satisfies TableDefinition;

export const STAGED_LEAVE_DAY = {
  name: 'staged_leave_day',
  columns: {
    import_id: 'varchar(36) NOT NULL',
    row_no: 'int NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    day: 'date NOT NULL',
    leave_id: 'varchar(36) NOT NULL',
  },
  primaryKey: 'import_id, employee_id, day',
  keys: {
    staged_leave_day_import_fk: 'FOREIGN KEY (import_id) REFERENCES import_job (id)',
  },
  indexes: {
    staged_leave_day_by_row: 'import_id, row_no',
  },
} as const satisfies TableDefinition;

export const STAGED_OPENING = {
  name: 'staged_opening',
  columns: {
    import_id: 'varchar(36) NOT NULL',
    row_no: 'int NOT NULL',
    target_id: 'varchar(36) NOT NULL',
    reversal_id: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    employee_name: 'varchar(100) NOT NULL',
    leave_type_id: 'varchar(36) NOT NULL',
    day: 'date NOT NULL',
    amount: 'int NOT NULL',
    until_date: 'date',
    /** The version in leave_lock at the check; null for people whom the import adds. */
    seen_version: 'int',
    audit_id: 'varchar(36) NOT NULL',
    undo_audit_id: 'varchar(36) NOT NULL',
    audit_after: 'mediumtext NOT NULL',
  },
  primaryKey: 'import_id, row_no, leave_type_id',
  keys: {
    staged_opening_import_fk: 'FOREIGN KEY (import_id) REFERENCES import_job (id)',
  },
} as const satisfies TableDefinition;

/** Kind of the mappings of amounts for a payroll run. */
export const PAYMENTS = 'payments';

export const SAVED_MAPPING = {
  name: 'saved_mapping',
  columns: {
    id: 'varchar(36) NOT NULL',
    kind: 'varchar(20) NOT NULL',
    name: `varchar(${MAPPING_NAME_MAX}) NOT NULL`,
    name_key: `varchar(${MAPPING_NAME_MAX}) NOT NULL`,
    mapping: 'mediumtext NOT NULL',
    /** JSON: those of the file that it was saved with. */
    headings: 'mediumtext NOT NULL',
    /** A digest of the headings, in any order. */
    headings_key: 'varchar(64) NOT NULL',
    saved_by: 'varchar(36)',
    saved_by_name: 'varchar(100) NOT NULL',
    created_at: 'bigint NOT NULL',
  },
  indexes: {
    saved_mapping_by_headings: 'kind, headings_key',
  },
  keys: {
    saved_mapping_name_unique: 'UNIQUE (kind, name_key)',
  },
} as const satisfies TableDefinition;

@Entity(SAVED_MAPPING.name)
export class SavedMapping extends columnsOf(SAVED_MAPPING) {
  kind: ImportKind | typeof PAYMENTS;
}

@Entity(IMPORT_JOB.name)
export class StoredImport extends columnsOf(IMPORT_JOB) {
  kind: ImportKind;
  encoding: ImportRecord['encoding'];
  separatorSign: ImportRecord['separator'];
  state: ImportState;
}
