import { EARLIEST_EMPLOYMENT } from '../contract/calendar-date.js';
import {
  BASIC_SALARY,
  BASIC_SALARY_NAME,
  COMPONENT_NAME_MAX,
  PAY_NOTE_MAX,
  WAGE_CODE_MAX,
} from '../contract/payroll/pay-components.js';
import { RUN_REASON_MAX } from '../contract/payroll/pay-runs.js';
import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const PAY_COMPONENT = {
  name: 'pay_component',
  stale: 'payroll.component_stale',
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
  conflicts: { pay_component_name_unique: { code: 'payroll.component_name_taken', field: 'name' } },
  seed: {
    columns: 'id, name, name_key, kind, unit, prorated, position, active, version, created_at',
    rows: [
      `'${BASIC_SALARY}', '${BASIC_SALARY_NAME}', '${BASIC_SALARY_NAME.toLowerCase()}', 'earning', 'amount', 1, 0, 1, 1, 0`,
    ],
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
    /** The change of the job that it belongs to. */
    change_id: 'varchar(36)',
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
    pay_assignment_by_change: 'change_id',
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
  stale: 'payroll.settings_stale',
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
