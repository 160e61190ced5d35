import { EARLIEST_EMPLOYMENT } from '../contract/calendar-date.js';
import { COMPANY_ADDRESS_MAX, COMPANY_NAME_MAX } from '../contract/company/company.js';
import {
  BASIC_SALARY,
  BASIC_SALARY_NAME,
  COMPONENT_NAME_MAX,
  PAY_NOTE_MAX,
  WAGE_CODE_MAX,
} from '../contract/payroll/pay-components.js';
import { RUN_NAME_MAX, RUN_REASON_MAX } from '../contract/payroll/pay-runs.js';
import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const PAY_COMPONENT = {
  name: 'pay_component',
  columns: {
    id: 'varchar(36) NOT NULL',
    name: `varchar(${COMPONENT_NAME_MAX}) NOT NULL`,
    name_key: `varchar(${COMPONENT_NAME_MAX}) NOT NULL`,
    kind: 'varchar(10) NOT NULL',
    unit: 'varchar(10) NOT NULL',
    prorated: 'int NOT NULL',
    wage_code: `varchar(${WAGE_CODE_MAX})`,
    position: 'int NOT NULL',
    active: 'int NOT NULL',
    version: 'int NOT NULL',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    pay_component_name_unique: 'UNIQUE (name_key)',
    pay_component_kind_check: "CHECK (kind IN ('earning', 'deduction', 'cost'))",
    pay_component_unit_check: "CHECK (unit IN ('amount', 'percent', 'hours'))",
  },
  seed: {
    columns: 'id, name, name_key, kind, unit, prorated, position, active, version, created_at',
    rows: [
      `'${BASIC_SALARY}', '${BASIC_SALARY_NAME}', '${BASIC_SALARY_NAME.toLowerCase()}', 'earning', 'amount', 1, 0, 1, 1, 0`,
    ],
  },
} as const satisfies TableDefinition;

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
    /** AbsentPerson[] and DraftChange[] as JSON. */
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

/** Repaid or waived parts of what was paid beyond the due pay. They count once somebody else has signed them. */
export const RECOVERY_END = {
  name: 'recovery_end',
  columns: {
    id: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    kind: 'varchar(10) NOT NULL',
    amount: 'bigint NOT NULL',
    on_date: 'date NOT NULL',
    reason: `varchar(${RUN_REASON_MAX})`,
    /** RepaidPart[] as JSON: which periods and components it was about when it was signed. */
    parts: 'mediumtext',
    created_by: 'varchar(36) NOT NULL',
    created_at: 'bigint NOT NULL',
    signed_by: 'varchar(36)',
    signed_at: 'bigint',
  },
  keys: {
    recovery_end_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    recovery_end_created_by_fk: 'FOREIGN KEY (created_by) REFERENCES account (id)',
    recovery_end_signed_by_fk: 'FOREIGN KEY (signed_by) REFERENCES account (id)',
    recovery_end_kind_check: "CHECK (kind IN ('repaid', 'waived'))",
    recovery_end_amount_check: 'CHECK (amount > 0)',
    recovery_end_signed_check:
      'CHECK (signed_at IS NULL AND parts IS NULL OR signed_at IS NOT NULL AND parts IS NOT NULL)',
  },
  referenceIndexes: {
    recovery_end_by_employee: 'employee_id',
    recovery_end_by_creator: 'created_by',
    recovery_end_by_signer: 'signed_by',
  },
} as const satisfies TableDefinition;

export const PAY_ASSIGNMENT = {
  name: 'pay_assignment',
  columns: {
    id: 'varchar(36) NOT NULL',
    component_id: 'varchar(36) NOT NULL',
    /** Neither an employee nor a department: everybody. */
    employee_id: 'varchar(36)',
    /** May be deleted since: what was due in its time stays due. */
    department_id: 'varchar(36)',
    /** A single payment of this run, which belongs to its period. */
    run_id: 'varchar(36)',
    /** By the unit of the component: minor units, hundredths of a percent, hundredths of an hour with an amount for each hour. */
    amount: 'bigint',
    rate: 'int',
    hours: 'int',
    hourly: 'bigint',
    /** 1 if it pays what facts changed in periods that no run settles. */
    reaches_back: 'int NOT NULL DEFAULT 0',
    from_date: 'date NOT NULL',
    to_date: 'date',
    note: `varchar(${PAY_NOTE_MAX})`,
    created_by: 'varchar(36) NOT NULL',
    recorded_at: 'bigint NOT NULL',
    ended_by: 'varchar(36)',
    ended_at: 'bigint',
    /** A single payment that is no longer due, though its run was approved. */
    withdrawn_by: 'varchar(36)',
    withdrawn_at: 'bigint',
    withdraw_reason: `varchar(${RUN_REASON_MAX})`,
    /** For a settlement: UnusedLeave[] as JSON, and the last day that it was accepted for. */
    unused_leave: 'mediumtext',
    settled_day: 'date',
    import_id: 'varchar(36)',
  },
  keys: {
    pay_assignment_component_fk: 'FOREIGN KEY (component_id) REFERENCES pay_component (id)',
    pay_assignment_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    pay_assignment_run_fk: 'FOREIGN KEY (run_id) REFERENCES pay_run (id)',
    pay_assignment_created_by_fk: 'FOREIGN KEY (created_by) REFERENCES account (id)',
    pay_assignment_ended_by_fk: 'FOREIGN KEY (ended_by) REFERENCES account (id)',
    pay_assignment_withdrawn_by_fk: 'FOREIGN KEY (withdrawn_by) REFERENCES account (id)',
    pay_assignment_scope_check: 'CHECK (employee_id IS NULL OR department_id IS NULL)',
    pay_assignment_run_check: 'CHECK (run_id IS NULL OR employee_id IS NOT NULL)',
    pay_assignment_amount_check: `CHECK (amount IS NOT NULL AND rate IS NULL AND hours IS NULL AND hourly IS NULL
      OR rate IS NOT NULL AND amount IS NULL AND hours IS NULL AND hourly IS NULL
      OR hours IS NOT NULL AND hourly IS NOT NULL AND amount IS NULL AND rate IS NULL)`,
  },
  indexes: {
    pay_assignment_by_employee: 'employee_id, from_date',
  },
  referenceIndexes: {
    pay_assignment_by_component: 'component_id',
    pay_assignment_by_run: 'run_id',
    pay_assignment_by_creator: 'created_by',
    pay_assignment_by_ender: 'ended_by',
    pay_assignment_by_withdrawer: 'withdrawn_by',
  },
} as const satisfies TableDefinition;

export const PAYROLL_ROW = 1;

/** One row. */
export const PAYROLL_SETTING = {
  name: 'payroll_setting',
  columns: {
    id: 'int NOT NULL',
    first_period: 'date',
    pay_day: 'int NOT NULL',
    four_eyes: 'int NOT NULL',
    /** The admin who asked to switch it off, which somebody else has to sign. */
    four_eyes_off_by: 'varchar(36)',
    four_eyes_off_at: 'bigint',
    change_percent: 'int NOT NULL',
    company_iban: 'varchar(34)',
    company_bic: 'varchar(11)',
    version: 'int NOT NULL',
  },
  keys: {
    payroll_setting_off_by_fk: 'FOREIGN KEY (four_eyes_off_by) REFERENCES account (id)',
  },
  referenceIndexes: {
    payroll_setting_by_off: 'four_eyes_off_by',
  },
  seed: {
    columns: 'id, pay_day, four_eyes, change_percent, version',
    rows: [`${PAYROLL_ROW}, 31, 1, 20, 1`],
  },
} as const satisfies TableDefinition;

/** Settings that change amounts, from the first day of a period on. The first row is from the beginning. */
export const PAYROLL_SETTING_VERSION = {
  name: 'payroll_setting_version',
  columns: {
    from_date: 'date NOT NULL',
    frequency: 'varchar(12) NOT NULL',
    proration: 'varchar(10) NOT NULL',
    least_net_percent: 'int NOT NULL',
  },
  primaryKey: 'from_date',
  keys: {
    payroll_setting_version_frequency_check:
      "CHECK (frequency IN ('monthly', 'twiceMonthly', 'biweekly', 'weekly'))",
    payroll_setting_version_proration_check:
      "CHECK (proration IN ('calendar', 'working', 'thirty'))",
  },
  seed: {
    columns: 'from_date, frequency, proration, least_net_percent',
    rows: [`'${EARLIEST_EMPLOYMENT}', 'monthly', 'calendar', 0`],
  },
} as const satisfies TableDefinition;
