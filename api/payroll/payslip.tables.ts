import { EMPLOYEE_FIELDS } from '../contract/employee/employee-fields.js';
import { BIC_MAX, HOLDER_MAX, IBAN_MAX } from '../contract/payroll/bank-accounts.js';
import { RUN_REASON_MAX } from '../contract/payroll/pay-runs.js';
import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const PAYSLIP = {
  name: 'payslip',
  columns: {
    id: 'varchar(36) NOT NULL',
    run_id: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    state: 'varchar(10) NOT NULL',
    gross: 'bigint NOT NULL',
    deductions: 'bigint NOT NULL',
    net: 'bigint NOT NULL',
    employer_cost: 'bigint NOT NULL',
    /** SlipLine[] (MariaDB reserves LINES), Recovery[], PayChange[] and PayslipWarning[] as JSON. */
    line_items: 'mediumtext NOT NULL',
    to_recover: 'mediumtext NOT NULL',
    causes: 'mediumtext NOT NULL',
    warnings: 'mediumtext NOT NULL',
    /** 0 for an error, 1 for a warning, 2 for a change, 3 for a payslip as before. */
    attention: 'int NOT NULL',
    previous_net: 'bigint',
    net_change: 'bigint NOT NULL',
    /** As when it was computed. */
    department_id: 'varchar(36) NOT NULL',
    department: 'varchar(100) NOT NULL',
    employee_number: `varchar(${EMPLOYEE_FIELDS.employeeId.max}) NOT NULL`,
    name: 'varchar(100) NOT NULL',
    designation: `varchar(${EMPLOYEE_FIELDS.designation.max})`,
    name_folded: 'varchar(100) NOT NULL',
    approved_at: 'bigint',
    /** The bank account as it was approved; that of today until then. */
    iban: `varchar(${IBAN_MAX})`,
    bic: `varchar(${BIC_MAX})`,
    holder: `varchar(${HOLDER_MAX})`,
    reversed_at: 'bigint',
    reversed_by: 'varchar(36)',
    reverse_reason: `varchar(${RUN_REASON_MAX})`,
  },
  keys: {
    payslip_run_unique: 'UNIQUE (run_id, employee_id)',
    payslip_run_fk: 'FOREIGN KEY (run_id) REFERENCES pay_run (id)',
    payslip_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    payslip_reversed_by_fk: 'FOREIGN KEY (reversed_by) REFERENCES account (id)',
    payslip_state_check: "CHECK (state IN ('draft', 'held', 'approved', 'paid', 'reversed'))",
    payslip_net_check: 'CHECK (net = gross - deductions AND net >= 0)',
  },
  indexes: {
    payslip_by_employee: 'employee_id, state, id',
    payslip_by_name: 'run_id, name_folded, id',
  },
  referenceIndexes: {
    payslip_by_reverser: 'reversed_by',
  },
} as const satisfies TableDefinition;

export const PAYSLIP_FILE = {
  name: 'payslip_file',
  columns: {
    id: 'varchar(36) NOT NULL',
    /** Null until somebody says whose it is. */
    employee_id: 'varchar(36)',
    period_id: 'varchar(36) NOT NULL',
    run_id: 'varchar(36) NOT NULL',
    name: 'varchar(200) NOT NULL',
    /** By what of its name the person was found, or 'hand'. */
    matched_by: 'varchar(10)',
    size: 'int NOT NULL',
    sha256: 'char(64) NOT NULL',
    created_by: 'varchar(36) NOT NULL',
    created_at: 'bigint NOT NULL',
    /** Null until it is published. */
    published_at: 'bigint',
    /** Last: SQLite reads through a large value to the columns behind it. */
    bytes: 'mediumblob NOT NULL',
  },
  keys: {
    payslip_file_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    payslip_file_period_fk: 'FOREIGN KEY (period_id) REFERENCES pay_period (id)',
    payslip_file_run_fk: 'FOREIGN KEY (run_id) REFERENCES pay_run (id)',
    payslip_file_created_by_fk: 'FOREIGN KEY (created_by) REFERENCES account (id)',
    payslip_file_match_check:
      "CHECK (matched_by IN ('employeeId', 'name', 'hand') AND employee_id IS NOT NULL OR matched_by IS NULL AND employee_id IS NULL)",
    payslip_file_published_check: 'CHECK (published_at IS NULL OR employee_id IS NOT NULL)',
  },
  indexes: {
    payslip_file_by_employee: 'employee_id, published_at, id',
    payslip_file_by_run: 'run_id, published_at',
  },
  referenceIndexes: {
    payslip_file_by_period: 'period_id',
    payslip_file_by_creator: 'created_by',
  },
} as const satisfies TableDefinition;
