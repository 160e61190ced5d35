import { EARLIEST_EMPLOYMENT } from '../../contract/calendar-date.js';
import {
  EMPLOYMENT_TYPE_NAME_MAX,
  FIRST_EMPLOYMENT_TYPES,
} from '../../contract/employee/employment-types.js';
import { JOB_KINDS, JOB_REASON_MAX, JOB_SOURCES } from '../../contract/employee/job-facts.js';
import type { TableDefinition } from '../../platform/database/schema/schema-definition.js';

const listed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** Kinds of contract, a list that HR keeps. Their ids stand in facts. */
export const EMPLOYMENT_TYPE = {
  name: 'employment_type',
  stale: 'job.type_stale',
  columns: {
    id: 'varchar(36) NOT NULL',
    name: `varchar(${EMPLOYMENT_TYPE_NAME_MAX}) NOT NULL`,
    name_key: `varchar(${EMPLOYMENT_TYPE_NAME_MAX}) NOT NULL`,
    version: 'int NOT NULL',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    employment_type_name_unique: 'UNIQUE (name_key)',
  },
  conflicts: { employment_type_name_unique: { code: 'job.type_name_taken', field: 'name' } },
  seed: {
    columns: 'id, name, name_key, version, created_at',
    rows: FIRST_EMPLOYMENT_TYPES.map(
      ({ id, name }) => `'${id}', '${name}', '${name.toLowerCase()}', 1, 0`,
    ),
  },
} as const satisfies TableDefinition;

/** Facts that were recorded together: one day, one reason. */
export const JOB_CHANGE = {
  name: 'job_change',
  columns: {
    id: 'varchar(36) NOT NULL',
    from_date: 'date NOT NULL',
    reason: `varchar(${JOB_REASON_MAX})`,
    /** Null for the system and the command line. */
    recorded_by: 'varchar(36)',
    /** 0 where it was not recorded: known since ever. */
    recorded_at: 'bigint NOT NULL',
    import_id: 'varchar(36)',
    /** The rule of a salary round: SalaryRound as JSON. */
    round: 'varchar(200)',
    /** What a job has still to record of a change for many: JSON, with why it stopped. */
    pending: 'mediumtext',
  },
  keys: {
    job_change_recorded_by_fk: 'FOREIGN KEY (recorded_by) REFERENCES account (id)',
  },
  indexes: {
    job_change_by_import: 'import_id',
  },
  referenceIndexes: {
    job_change_by_recorder: 'recorded_by',
  },
} as const satisfies TableDefinition;

/** `employee` has what holds today of the kinds that lists need. */
export const JOB_FACT = {
  name: 'job_fact',
  columns: {
    employee_id: 'varchar(36) NOT NULL',
    kind: 'varchar(20) NOT NULL',
    from_date: 'date NOT NULL',
    change_id: 'varchar(36) NOT NULL',
    /** A department, employee or employment type. */
    value_id: 'varchar(36)',
    /** A text or a date. Null in both: nothing from that day on. */
    value: 'varchar(100)',
    /** Of a title, for search and order. */
    value_folded: 'varchar(100)',
    source: 'varchar(20) NOT NULL',
    /** Null when withdrawn, or when another one was recorded for the day: unique keys ignore nulls. */
    valid: 'int',
    /** 1 until the day of a fact that was recorded for a day to come, when `employee` follows. */
    planned: 'int',
    withdrawn_at: 'bigint',
    withdrawn_by: 'varchar(36)',
    withdrawn_reason: `varchar(${JOB_REASON_MAX})`,
  },
  primaryKey: 'employee_id, kind, from_date, change_id',
  keys: {
    job_fact_day_unique: 'UNIQUE (employee_id, kind, from_date, valid)',
    job_fact_change_fk: 'FOREIGN KEY (change_id) REFERENCES job_change (id)',
    job_fact_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    job_fact_withdrawn_by_fk: 'FOREIGN KEY (withdrawn_by) REFERENCES account (id)',
    job_fact_kind_check: `CHECK (kind IN (${listed(JOB_KINDS)}))`,
    job_fact_source_check: `CHECK (source IN (${listed(JOB_SOURCES)}))`,
    job_fact_opening_check: `CHECK (source <> 'opening' OR from_date = '${EARLIEST_EMPLOYMENT}')`,
    job_fact_valid_check: 'CHECK (valid = 1 AND withdrawn_at IS NULL OR valid IS NULL)',
  },
  indexes: {
    job_fact_by_day: 'kind, from_date, employee_id',
    job_fact_by_value: 'kind, value_id, from_date',
    job_fact_by_title: 'kind, value_folded, from_date',
    job_fact_planned: 'planned, from_date',
  },
  referenceIndexes: {
    job_fact_by_change: 'change_id',
    job_fact_by_withdrawer: 'withdrawn_by',
  },
} as const satisfies TableDefinition;
