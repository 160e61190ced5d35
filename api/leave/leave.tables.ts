import { LEAVE_TYPE_NAME_MAX } from '../contract/leave/leave-types.js';
import { LEAVE_NOTE_MAX, LEAVE_REASON_MAX } from '../contract/leave/leaves.js';
import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const LEAVE_REQUEST = {
  name: 'leave_request',
  stale: 'leave.stale',
  columns: {
    id: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    leave_type_id: 'varchar(36) NOT NULL',
    /** The type's name, copied so that lists sort without a join. */
    leave_type: `varchar(${LEAVE_TYPE_NAME_MAX}) NOT NULL`,
    start_date: 'date NOT NULL',
    end_date: 'date NOT NULL',
    starts_at: "varchar(7) NOT NULL DEFAULT 'morning'",
    ends_at: "varchar(7) NOT NULL DEFAULT 'evening'",
    /** The length of a part of one day, for types in minutes. */
    minutes: 'int',
    /** Calendar days, first and last included. */
    days: 'int NOT NULL',
    reason: `varchar(${LEAVE_REASON_MAX}) NOT NULL`,
    reason_folded: `varchar(${LEAVE_REASON_MAX}) NOT NULL`,
    status: 'varchar(20) NOT NULL',
    note: `varchar(${LEAVE_NOTE_MAX})`,
    decided_by: 'varchar(36)',
    decided_at: 'bigint',
    cancelled_by: 'varchar(36)',
    cancelled_at: 'bigint',
    cancel_reason: `varchar(${LEAVE_NOTE_MAX})`,
    created_at: 'bigint NOT NULL',
    /** The request of which this one keeps a part. */
    replaces: 'varchar(36)',
    /** ApprovalStep[] as JSON, as when it was requested; null where admins decide. */
    chain: 'mediumtext',
    /** Place in the chain of the step that waits; the chain's length for HR behind the last step. */
    step: 'int',
    step_since: 'bigint',
    stand_in_id: 'varchar(36)',
    version: 'int NOT NULL DEFAULT 1',
  },
  keys: {
    leave_request_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    leave_request_type_fk: 'FOREIGN KEY (leave_type_id) REFERENCES leave_type (id)',
    leave_request_replaces_fk: 'FOREIGN KEY (replaces) REFERENCES leave_request (id)',
    leave_request_halves_check:
      "CHECK (starts_at IN ('morning', 'noon') AND ends_at IN ('noon', 'evening'))",
    leave_request_stand_in_fk: 'FOREIGN KEY (stand_in_id) REFERENCES employee (id)',
    leave_request_decided_by_fk: 'FOREIGN KEY (decided_by) REFERENCES account (id)',
    leave_request_cancelled_by_fk: 'FOREIGN KEY (cancelled_by) REFERENCES account (id)',
    leave_request_status_check:
      "CHECK (status IN ('Pending', 'Approved', 'Rejected', 'Cancelled'))",
    leave_request_dates_check: 'CHECK (end_date >= start_date AND days BETWEEN 1 AND 366)',
  },
  indexes: {
    leave_request_by_employee: 'employee_id, id, status',
    leave_request_by_end: 'end_date, id',
    leave_request_by_start: 'start_date, id, status',
    leave_request_by_status: 'status, id',
  },
  referenceIndexes: {
    leave_request_by_replaced: 'replaces',
    leave_request_by_stand_in: 'stand_in_id',
    leave_request_by_type_id: 'leave_type_id',
    leave_request_by_canceller: 'cancelled_by',
    leave_request_by_decider: 'decided_by',
  },
} as const satisfies TableDefinition;

const OVERLAP = {
  code: 'leave.overlap',
  field: 'startDate',
  reason: 'leave.overlap_unnamed',
} as const;

/** A half is NULL where that half of the day is free: a unique key does not compare NULLs, so that two halves of a day fit and all else collides. */
export const LEAVE_DAY = {
  name: 'leave_day',
  columns: {
    employee_id: 'varchar(36) NOT NULL',
    day: 'date NOT NULL',
    leave_id: 'varchar(36) NOT NULL',
    morning: 'int DEFAULT 1',
    afternoon: 'int DEFAULT 1',
  },
  primaryKey: 'leave_id, day',
  keys: {
    leave_day_morning_unique: 'UNIQUE (employee_id, day, morning)',
    leave_day_afternoon_unique: 'UNIQUE (employee_id, day, afternoon)',
    leave_day_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    leave_day_leave_fk: 'FOREIGN KEY (leave_id) REFERENCES leave_request (id)',
  },
  conflicts: { leave_day_morning_unique: OVERLAP, leave_day_afternoon_unique: OVERLAP },
} as const satisfies TableDefinition;

/** The steps that were taken, each once. */
export const LEAVE_DECISION = {
  name: 'leave_decision',
  columns: {
    leave_id: 'varchar(36) NOT NULL',
    step: 'int NOT NULL',
    decision: 'varchar(8) NOT NULL',
    decided_by: 'varchar(36) NOT NULL',
    /** By which right, as DeciderRight. */
    decider_right: 'varchar(8) NOT NULL',
    /** The approver for whom a deputy or stand-in decided. */
    for_employee: 'varchar(36)',
    note: `varchar(${LEAVE_NOTE_MAX})`,
    decided_at: 'bigint NOT NULL',
  },
  primaryKey: 'leave_id, step',
  keys: {
    leave_decision_leave_fk: 'FOREIGN KEY (leave_id) REFERENCES leave_request (id)',
    leave_decision_account_fk: 'FOREIGN KEY (decided_by) REFERENCES account (id)',
    leave_decision_employee_fk: 'FOREIGN KEY (for_employee) REFERENCES employee (id)',
    leave_decision_check: "CHECK (decision IN ('Approved', 'Rejected', 'Passed'))",
  },
  referenceIndexes: {
    leave_decision_by_account: 'decided_by',
    leave_decision_by_employee: 'for_employee',
  },
} as const satisfies TableDefinition;

/** The last decision of a request, for as long as the one who took it can undo it. */
export const LEAVE_UNDO = {
  name: 'leave_undo',
  columns: {
    leave_id: 'varchar(36) NOT NULL',
    decided_by: 'varchar(36) NOT NULL',
    decided_at: 'bigint NOT NULL',
    /** The end of that time, when its mails and notifications are due. */
    due_at: 'bigint NOT NULL',
    /** As the request had them before. */
    step: 'int',
    step_since: 'bigint',
    /** The ids of those mails and notifications, as JSON. */
    notices: 'mediumtext NOT NULL',
  },
  primaryKey: 'leave_id',
  keys: {
    leave_undo_leave_fk: 'FOREIGN KEY (leave_id) REFERENCES leave_request (id) ON DELETE CASCADE',
    leave_undo_account_fk: 'FOREIGN KEY (decided_by) REFERENCES account (id) ON DELETE CASCADE',
  },
  indexes: {
    leave_undo_by_due: 'due_at',
  },
  referenceIndexes: {
    leave_undo_by_account: 'decided_by',
  },
} as const satisfies TableDefinition;

/** Stands for all admins in `leave_waiting`, so that it has one row for HR however many admins there are. */
export const HR = 'hr';

/** An index of whose turn it is, derived from the facts and never an answer by itself. */
export const LEAVE_WAITING = {
  name: 'leave_waiting',
  columns: {
    /** The id of an account, or HR. */
    account_id: 'varchar(36) NOT NULL',
    leave_id: 'varchar(36) NOT NULL',
  },
  primaryKey: 'account_id, leave_id',
  keys: {
    leave_waiting_leave_fk: 'FOREIGN KEY (leave_id) REFERENCES leave_request (id)',
  },
  indexes: {
    leave_waiting_by_leave: 'leave_id',
  },
} as const satisfies TableDefinition;

/** The links of mails to approvers. Bound to account, request and step; their rights are computed when they are used. */
export const LEAVE_LINK = {
  name: 'leave_link',
  columns: {
    id: 'varchar(36) NOT NULL',
    token_hash: 'varchar(64) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    leave_id: 'varchar(36) NOT NULL',
    step: 'int NOT NULL',
    expires_at: 'bigint NOT NULL',
    used_at: 'bigint',
  },
  keys: {
    leave_link_token_unique: 'UNIQUE (token_hash)',
    leave_link_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
    leave_link_leave_fk: 'FOREIGN KEY (leave_id) REFERENCES leave_request (id)',
  },
  indexes: {
    leave_link_by_expiry: 'expires_at',
  },
  referenceIndexes: {
    leave_link_by_account: 'account_id',
    leave_link_by_leave: 'leave_id',
  },
} as const satisfies TableDefinition;
