import { Entity } from 'typeorm';
import { POLICY_NAME_MAX, type LeaveCounting } from '../contract/leave/leave-policies.js';
import {
  BUILTIN_LEAVE_TYPE_IDS,
  LEAVE_TYPE_NAME_MAX,
  LEAVE_TYPES,
} from '../contract/leave/leave-types.js';
import type { LeaveUnit } from '../contract/leave/policy-rules.js';
import { type TableDefinition, columnsOf } from '../platform/database/schema/schema-definition.js';
import { VERSIONED_COLUMNS } from '../working-time/working-time.tables.js';

/** Flags are 0 and 1. */
export const LEAVE_TYPE = {
  name: 'leave_type',
  stale: 'type.stale',
  columns: {
    id: 'varchar(36) NOT NULL',
    name: `varchar(${LEAVE_TYPE_NAME_MAX}) NOT NULL`,
    name_key: `varchar(${LEAVE_TYPE_NAME_MAX}) NOT NULL`,
    builtin: 'int NOT NULL',
    unit: 'varchar(7) NOT NULL',
    counts: 'varchar(8) NOT NULL',
    half_days: 'int NOT NULL',
    paid: 'int NOT NULL',
    self_service: 'int NOT NULL',
    reason_required: 'int NOT NULL DEFAULT 1',
    visible_to_team: 'int NOT NULL',
    /** 1 for leave that coverage rules do not stop, and that their own count leaves out. */
    exempt_from_coverage: 'int NOT NULL DEFAULT 0',
    /** ApprovalStep[] as JSON; null for one step, the approver. */
    chain: 'mediumtext',
    /** The last day of the closed past. */
    closed_until: 'date',
    /** The last closed day for which what was left is stored for everybody. */
    closings_until: 'date',
    archived_at: 'bigint',
    /** Each change adds one; an edit based on an older version is refused. */
    version: 'int NOT NULL',
  },
  keys: {
    leave_type_name_unique: 'UNIQUE (name_key)',
    leave_type_unit_check: "CHECK (unit IN ('days', 'minutes'))",
    leave_type_counts_check: "CHECK (counts IN ('working', 'calendar'))",
  },
  conflicts: { leave_type_name_unique: { code: 'type.name_taken', field: 'name' } },
  seed: {
    columns:
      'id, name, name_key, builtin, unit, counts, half_days, paid, self_service, reason_required, visible_to_team, exempt_from_coverage, version',
    rows: LEAVE_TYPES.map(
      (name) =>
        `'${BUILTIN_LEAVE_TYPE_IDS[name]}', '${name}', '${name.toLowerCase()}', 1, 'days', 'working', 1, 1, 1, 1, 0, ${name === 'Sick Leave' ? 1 : 0}, 1`,
    ),
  },
} as const satisfies TableDefinition;

export const LEAVE_POLICY = {
  name: 'leave_policy',
  columns: {
    id: 'varchar(36) NOT NULL',
    leave_type_id: 'varchar(36) NOT NULL',
    name: `varchar(${POLICY_NAME_MAX}) NOT NULL`,
    name_key: `varchar(${POLICY_NAME_MAX}) NOT NULL`,
    archived_at: 'bigint',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    leave_policy_name_unique: 'UNIQUE (name_key)',
    leave_policy_type_fk: 'FOREIGN KEY (leave_type_id) REFERENCES leave_type (id)',
  },
  conflicts: { leave_policy_name_unique: { code: 'policy.name_taken', field: 'name' } },
  referenceIndexes: {
    leave_policy_by_type: 'leave_type_id',
  },
} as const satisfies TableDefinition;

/** The rules of a policy from a day on. Ended and replaced, never edited. */
export const LEAVE_POLICY_VERSION = {
  name: 'leave_policy_version',
  columns: {
    id: 'varchar(36) NOT NULL',
    policy_id: 'varchar(36) NOT NULL',
    from_date: 'date NOT NULL',
    /** PolicyRules as JSON, in thousandths of a day or in minutes. */
    rules: 'mediumtext NOT NULL',
    ...VERSIONED_COLUMNS,
  },
  keys: {
    leave_policy_version_unique: 'UNIQUE (policy_id, from_date, live)',
    leave_policy_version_policy_fk: 'FOREIGN KEY (policy_id) REFERENCES leave_policy (id)',
  },
} as const satisfies TableDefinition;

/** Rows are only ever added: one is taken back by another that reverses it. */
export const LEAVE_ENTRY = {
  name: 'leave_entry',
  columns: {
    id: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    leave_type_id: 'varchar(36) NOT NULL',
    day: 'date NOT NULL',
    kind: 'varchar(10) NOT NULL',
    amount: 'int NOT NULL',
    until_date: 'date',
    allocations: 'mediumtext',
    reason: 'varchar(1000) NOT NULL',
    leave_id: 'varchar(36)',
    reverses: 'varchar(36)',
    entry_key: 'varchar(100)',
    recorded_at: 'bigint NOT NULL',
    recorded_by: 'varchar(36)',
  },
  keys: {
    leave_entry_key_unique: 'UNIQUE (employee_id, leave_type_id, entry_key)',
    leave_entry_reverses_unique: 'UNIQUE (reverses)',
    leave_entry_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    leave_entry_type_fk: 'FOREIGN KEY (leave_type_id) REFERENCES leave_type (id)',
    leave_entry_reverses_fk: 'FOREIGN KEY (reverses) REFERENCES leave_entry (id)',
    leave_entry_leave_fk: 'FOREIGN KEY (leave_id) REFERENCES leave_request (id)',
    leave_entry_kind_check:
      "CHECK (kind IN ('opening', 'adjustment', 'credit', 'payout', 'restored', 'correction', 'closing'))",
  },
  conflicts: { leave_entry_reverses_unique: { code: 'entry.reversed', field: 'reverses' } },
  indexes: {
    leave_entry_by_day: 'leave_type_id, kind, day, employee_id',
  },
  referenceIndexes: {
    leave_entry_by_leave: 'leave_id',
  },
} as const satisfies TableDefinition;

/** An index for lists, derived from the facts and never an answer by itself. Amounts are thousandths of a day, or minutes. */
export const LEAVE_ACCOUNT = {
  name: 'leave_account',
  columns: {
    employee_id: 'varchar(36) NOT NULL',
    leave_type_id: 'varchar(36) NOT NULL',
    policy_id: 'varchar(36) NOT NULL',
    taken: 'int NOT NULL',
    booked: 'int NOT NULL',
    reserved: 'int NOT NULL',
    available: 'int',
    expires_amount: 'int',
    expires_on: 'date',
    as_of: 'date NOT NULL',
    changes_on: 'date',
    seen_version: 'bigint NOT NULL',
    seen_rules: 'bigint NOT NULL',
    incomplete: 'int NOT NULL',
  },
  primaryKey: 'employee_id, leave_type_id',
  keys: {
    leave_account_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    leave_account_type_fk: 'FOREIGN KEY (leave_type_id) REFERENCES leave_type (id)',
    leave_account_policy_fk: 'FOREIGN KEY (policy_id) REFERENCES leave_policy (id)',
  },
  indexes: {
    leave_account_by_available: 'leave_type_id, available, employee_id',
    leave_account_by_expiry: 'leave_type_id, expires_on, employee_id',
    leave_account_figures:
      'leave_type_id, employee_id, incomplete, available, expires_on, expires_amount, taken, booked, reserved',
    leave_account_by_incomplete: 'leave_type_id, incomplete, employee_id',
  },
  referenceIndexes: {
    leave_account_by_policy: 'policy_id',
  },
} as const satisfies TableDefinition;

@Entity(LEAVE_TYPE.name)
export class LeaveType extends columnsOf(LEAVE_TYPE) {
  unit: LeaveUnit;
  counts: LeaveCounting;
}

@Entity(LEAVE_POLICY.name)
export class LeavePolicy extends columnsOf(LEAVE_POLICY) {}

@Entity(LEAVE_POLICY_VERSION.name)
export class LeavePolicyVersion extends columnsOf(LEAVE_POLICY_VERSION) {}
