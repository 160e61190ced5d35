import { COMPANY_ADDRESS_MAX, COMPANY_NAME_MAX } from '../contract/company/company.js';
import { RUN_NAME_MAX, RUN_REASON_MAX } from '../contract/payroll/pay-runs.js';
import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const PAY_PERIOD = {
  name: 'pay_period',
  columns: {
    id: 'varchar(36) NOT NULL',
    /** From 1, without gaps. */
    number: 'int NOT NULL',
    start_date: 'date NOT NULL',
    end_date: 'date NOT NULL',
    pay_date: 'date NOT NULL',
  },
  keys: {
    pay_period_number_unique: 'UNIQUE (number)',
    pay_period_start_unique: 'UNIQUE (start_date)',
    pay_period_end_unique: 'UNIQUE (end_date)',
    pay_period_dates_check: 'CHECK (end_date >= start_date)',
  },
} as const satisfies TableDefinition;

export const PAY_RUN = {
  name: 'pay_run',
  columns: {
    id: 'varchar(36) NOT NULL',
    period_id: 'varchar(36) NOT NULL',
    /** The period again in a regular run that is not discarded: each has one at most. */
    regular_period: 'varchar(36)',
    kind: 'varchar(10) NOT NULL',
    /** Off-cycle: 1 if it pays its people all that is due, 0 if only single payments. */
    everything: 'int NOT NULL',
    name: `varchar(${RUN_NAME_MAX})`,
    pay_date: 'date NOT NULL',
    state: 'varchar(10) NOT NULL',
    /** Each computation that changes a payslip adds one. */
    version: 'int NOT NULL',
    people: 'int NOT NULL DEFAULT 0',
    gross: 'bigint NOT NULL DEFAULT 0',
    deductions: 'bigint NOT NULL DEFAULT 0',
    net: 'bigint NOT NULL DEFAULT 0',
    employer_cost: 'bigint NOT NULL DEFAULT 0',
    /** Net pay of the regular run that it was compared with. */
    previous_net: 'bigint',
    /** Only earlier versions set them, while it was computed; a job says so now. */
    computation: 'varchar(36)',
    progress: 'int',
    progress_of: 'int',
    computed_at: 'bigint',
    /** How many facts were recorded since an instant when it was computed: if there are more now, it is stale. */
    facts_since: 'bigint',
    facts: 'int',
    /** For an approved run: the ids of the facts since then that it used, as JSON. */
    used_facts: 'mediumtext',
    /** AbsentPerson[] and StoredChange[] as JSON. */
    absent: 'mediumtext',
    changes: 'mediumtext',
    created_by: 'varchar(36) NOT NULL',
    created_at: 'bigint NOT NULL',
    approved_by: 'varchar(36)',
    approved_at: 'bigint',
    /** As when it was approved, for the payslips. */
    employer_name: `varchar(${COMPANY_NAME_MAX})`,
    employer_address: `varchar(${COMPANY_ADDRESS_MAX})`,
    paid_by: 'varchar(36)',
    paid_at: 'bigint',
  },
  keys: {
    pay_run_regular_unique: 'UNIQUE (regular_period)',
    pay_run_period_fk: 'FOREIGN KEY (period_id) REFERENCES pay_period (id)',
    pay_run_created_by_fk: 'FOREIGN KEY (created_by) REFERENCES account (id)',
    pay_run_approved_by_fk: 'FOREIGN KEY (approved_by) REFERENCES account (id)',
    pay_run_paid_by_fk: 'FOREIGN KEY (paid_by) REFERENCES account (id)',
    pay_run_kind_check: "CHECK (kind IN ('regular', 'offCycle'))",
    pay_run_state_check: "CHECK (state IN ('draft', 'approved', 'paying', 'paid', 'discarded'))",
  },
  conflicts: { pay_run_regular_unique: { code: 'payroll.period_taken', field: 'period' } },
  indexes: {
    pay_run_by_pay_date: 'pay_date, id',
    pay_run_by_state: 'state, id',
  },
  referenceIndexes: {
    pay_run_by_period: 'period_id',
    pay_run_by_creator: 'created_by',
    pay_run_by_approver: 'approved_by',
    pay_run_by_payer: 'paid_by',
  },
} as const satisfies TableDefinition;

/** The people of an off-cycle run. */
export const PAY_RUN_PERSON = {
  name: 'pay_run_person',
  columns: {
    run_id: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
  },
  primaryKey: 'run_id, employee_id',
  keys: {
    pay_run_person_run_fk: 'FOREIGN KEY (run_id) REFERENCES pay_run (id)',
    pay_run_person_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
  },
  referenceIndexes: {
    pay_run_person_by_employee: 'employee_id',
  },
} as const satisfies TableDefinition;

/** People whose payslip of a run is not paid. */
export const PAY_HOLD = {
  name: 'pay_hold',
  columns: {
    run_id: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    reason: `varchar(${RUN_REASON_MAX}) NOT NULL`,
    created_by: 'varchar(36) NOT NULL',
    created_at: 'bigint NOT NULL',
  },
  primaryKey: 'run_id, employee_id',
  keys: {
    pay_hold_run_fk: 'FOREIGN KEY (run_id) REFERENCES pay_run (id)',
    pay_hold_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    pay_hold_created_by_fk: 'FOREIGN KEY (created_by) REFERENCES account (id)',
  },
  referenceIndexes: {
    pay_hold_by_employee: 'employee_id',
    pay_hold_by_creator: 'created_by',
  },
} as const satisfies TableDefinition;

/** Signatures of a draft. Void where the fingerprint is no longer that of the draft. */
export const PAYROLL_SIGNATURE = {
  name: 'payroll_signature',
  columns: {
    run_id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    fingerprint: 'char(64) NOT NULL',
    signed_at: 'bigint NOT NULL',
  },
  primaryKey: 'run_id, account_id',
  keys: {
    payroll_signature_run_fk: 'FOREIGN KEY (run_id) REFERENCES pay_run (id)',
    payroll_signature_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
  referenceIndexes: {
    payroll_signature_by_account: 'account_id',
  },
} as const satisfies TableDefinition;
