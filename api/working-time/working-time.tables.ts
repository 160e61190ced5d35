import { JOB_REASON_MAX } from '../contract/employee/job-facts.js';
import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

/** Rows with these columns are ended and replaced, never edited. `live` is 1, or NULL once ended: a unique key does not compare NULLs. */
export const VERSIONED_COLUMNS = {
  live: 'int',
  recorded_at: 'bigint NOT NULL',
  recorded_by: 'varchar(36)',
  ended_at: 'bigint',
  ended_by: 'varchar(36)',
} as const;

export const WORK_PATTERN = {
  name: 'work_pattern',
  columns: {
    id: 'varchar(36) NOT NULL',
    name: 'varchar(40) NOT NULL',
    name_key: 'varchar(40) NOT NULL',
    slots: 'mediumtext NOT NULL',
    archived_at: 'bigint',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    work_pattern_name_unique: 'UNIQUE (name_key)',
  },
  conflicts: { work_pattern_name_unique: { code: 'pattern.name_taken', field: 'name' } },
} as const satisfies TableDefinition;

export const HOLIDAY_CALENDAR = {
  name: 'holiday_calendar',
  columns: {
    id: 'varchar(36) NOT NULL',
    name: 'varchar(40) NOT NULL',
    name_key: 'varchar(40) NOT NULL',
    archived_at: 'bigint',
    created_at: 'bigint NOT NULL',
    /** The country whose holidays are added each year; a code of ISO 3166. */
    country: 'varchar(2)',
    region: 'varchar(20)',
    /** The names of its holidays are in this language. */
    language: 'varchar(5)',
    /** JSON of its holidays that an admin did not tick or has removed. */
    left_out: 'mediumtext',
    /** The last day for which the server has added them; null before the first. */
    filled_until: 'date',
    /** JSON of the days that return each year; null without any. */
    yearly: 'mediumtext',
  },
  keys: {
    holiday_calendar_name_unique: 'UNIQUE (name_key)',
  },
  conflicts: { holiday_calendar_name_unique: { code: 'calendar.name_taken', field: 'name' } },
} as const satisfies TableDefinition;

export const HOLIDAY = {
  name: 'holiday',
  columns: {
    id: 'varchar(36) NOT NULL',
    calendar_id: 'varchar(36) NOT NULL',
    day: 'date NOT NULL',
    half: 'varchar(9)',
    name: 'varchar(100) NOT NULL',
    /** 'DE-BY' if it is one of its holidays as proposed, null if an admin has named or changed it. */
    country: 'varchar(23)',
    ...VERSIONED_COLUMNS,
  },
  keys: {
    holiday_day_unique: 'UNIQUE (calendar_id, day, live)',
    holiday_calendar_fk: 'FOREIGN KEY (calendar_id) REFERENCES holiday_calendar (id)',
    holiday_half_check: "CHECK (half IN ('morning', 'afternoon'))",
  },
} as const satisfies TableDefinition;

/** Holders are employees, or '*' for everybody without an assignment of their own. */
export const LEAVE_ASSIGNMENT = {
  name: 'leave_assignment',
  columns: {
    id: 'varchar(36) NOT NULL',
    holder: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36)',
    subject: 'varchar(36) NOT NULL',
    pattern_id: 'varchar(36)',
    calendar_id: 'varchar(36)',
    policy_id: 'varchar(36)',
    inherit: 'int NOT NULL',
    from_date: 'date NOT NULL',
    ...VERSIONED_COLUMNS,
    /** The change of the job that it belongs to. */
    change_id: 'varchar(36)',
    ended_reason: `varchar(${JOB_REASON_MAX})`,
  },
  keys: {
    leave_assignment_unique: 'UNIQUE (holder, subject, from_date, live)',
    leave_assignment_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    leave_assignment_pattern_fk: 'FOREIGN KEY (pattern_id) REFERENCES work_pattern (id)',
    leave_assignment_calendar_fk: 'FOREIGN KEY (calendar_id) REFERENCES holiday_calendar (id)',
    leave_assignment_policy_fk: 'FOREIGN KEY (policy_id) REFERENCES leave_policy (id)',
  },
  indexes: {
    leave_assignment_by_subject: 'subject, live, holder, from_date',
    leave_assignment_by_change: 'change_id',
  },
  referenceIndexes: {
    leave_assignment_by_employee: 'employee_id',
    leave_assignment_by_pattern: 'pattern_id',
    leave_assignment_by_calendar: 'calendar_id',
    leave_assignment_by_policy: 'policy_id',
  },
} as const satisfies TableDefinition;
