import type { TableDefinition } from '../../platform/database/schema/schema-definition.js';

/** A change that was looked at before it is stored; kept for a day. */
export const LEAVE_PREVIEW = {
  name: 'leave_preview',
  columns: {
    id: 'varchar(36) NOT NULL',
    kind: 'varchar(20) NOT NULL',
    change_json: 'mediumtext NOT NULL',
    on_date: 'date NOT NULL',
    state: 'varchar(10) NOT NULL',
    cursor_id: "varchar(36) NOT NULL DEFAULT ''",
    done: 'int NOT NULL',
    total: 'int NOT NULL',
    failures: 'int NOT NULL',
    rules_version: 'bigint NOT NULL',
    summary: 'mediumtext NOT NULL',
    created_at: 'bigint NOT NULL',
    created_by: 'varchar(36)',
    finished_at: 'bigint',
    storing_since: 'bigint',
    stored_at: 'bigint',
    notified_id: "varchar(36) NOT NULL DEFAULT ''",
    notified_at: 'bigint',
  },
  keys: {
    leave_preview_state_check: "CHECK (state IN ('Running', 'Done', 'Cancelled', 'Failed'))",
  },
  indexes: {
    leave_preview_by_state: 'state, id',
    leave_preview_by_age: 'created_at',
  },
} as const satisfies TableDefinition;

/** The effect on one balance of one person, who may be deleted before it. Amounts are thousandths of a day, or minutes. */
export const LEAVE_PREVIEW_ROW = {
  name: 'leave_preview_row',
  columns: {
    id: 'varchar(36) NOT NULL',
    preview_id: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    leave_type_id: 'varchar(36) NOT NULL',
    name_folded: 'varchar(100) NOT NULL',
    before_amount: 'int NOT NULL',
    after_amount: 'int NOT NULL',
    difference: 'int NOT NULL',
    effect: 'varchar(10) NOT NULL',
    lowest: 'int',
    lowest_on: 'date',
    moved: 'int NOT NULL',
    detail: 'mediumtext NOT NULL',
  },
  keys: {
    leave_preview_row_preview_fk: 'FOREIGN KEY (preview_id) REFERENCES leave_preview (id)',
  },
  indexes: {
    leave_preview_row_by_id: 'preview_id, id, effect, leave_type_id, lowest',
    leave_preview_row_by_employee: 'preview_id, employee_id, moved',
    leave_preview_row_by_name: 'preview_id, name_folded, id, effect, leave_type_id, lowest',
    leave_preview_row_by_difference: 'preview_id, difference, id, effect, leave_type_id, lowest',
  },
} as const satisfies TableDefinition;
